"""Cards that the rules of deck construction name."""
# mypyc: skip

from __future__ import annotations

from typing import Final

# ME-2.34, besides those whose own text says so (`excluded_from`)
BANNED_FALLEN_WIZARD: Final = frozenset(
    {
        "Old Road",
        "The Balrog",
        "Glamour of Surpassing Excellance",
        "Use Your Legs",
        "Messenger of Mordor",
        "Gollum's Fate",
        "Favor of the Valar",
        "The Lidless Eye",
        "News Must Get Through",
        "News of the Shire",
        "Cracks of Doom",
        "The Sun Unveiled",
        "Hour of Need",
        "Kill All But NOT the Halflings",
        "Bade to Rule",
    }
)

# ME-2.37, besides those whose own text says so
BANNED_BALROG: Final = frozenset(
    {
        "The Balrog",
        "Use Your Legs",
        "The Black Council",
        "Creature of an Older World",
        "Heralded Lord",
        "The Fiery Blade",
        "Helm of Fear",
        "The Lidless Eye",
        "Morgul-blade",
        "News of the Shire",
        "News Must Get Through",
        "Open to the Summons",
        "The Ring Leaves Its Mark",
        "Adûnaphel Unleashed",
        "Akhôrahil Unleashed",
        "Dwar Unleashed",
        "Hoarmûrath Unleashed",
        "Indûr Unleashed",
        "Khamûl Unleashed",
        "Ren Unleashed",
        "Ûvatha Unleashed",
        "The Witch-king Unleashed",
        "Sauron",
        "Black Horse",
        "They Ride Together",
        "Padding Feet",
        "Kill All But NOT the Halflings",
        "Above the Abyss",
        "While the Yellow Face Sleeps",
    }
)

# ME-29.2: allowed where the unofficial errata are played with
PROMO_CARDS: Final = frozenset(
    {
        "Baugúr",
        "Belegennon",
        "Freca",
        "Horn of Defiance",
        "A Pack at the Door",
        "Ringil",
        "Swordmaster",
        "Wolf",
        "Dwarven Axe",
    }
)

# ME-2.45
OWN_BALROG_HAZARDS: Final = frozenset({"Balrog of Moria", "Durin's Bane"})

# ME-2.46
NOT_AGAINST_MINIONS: Final = frozenset(
    {
        "Bane of the Ithil-stone",
        "Foul Fumes",
        "In the Heart of his Realm",
        "Mordor in Arms",
        "Worn and Famished",
        "Mûmak (Oliphant)",
        "Winds of Wrath",
        "The Black Enemy's Wrath",
    }
)

# ME-2.47: what cannot be played without an agent. ME-2.48 names three that can.
NEED_AN_AGENT: Final = frozenset(
    {
        "An Article Missing",
        "Cunning Foes",
        "Good Sense Revolts",
        "Inner Cunning",
        "Never Seen Him",
        "Nobody's Friend",
        "Pilfer Anything Unwatched",
        "Seek without Success",
        "Shadow out of the Dark",
        "To Get You Away",
        "Twisted Tales",
        "Will not Come Down",
        "Your Welcome Is Doubtful",
    }
)

# ME-2.51
NOT_AGAINST_OTHER_SITES: Final = frozenset({"Chance of Being Lost", "Winds of Wrath"})

# ME-2.59
DEEPS_AGAINST_BALROG: Final = frozenset(
    {"Ancient Deep-hold", "The Drowning-deeps", "Remains of Thangorodrim", "The Rusted-deeps", "The Wind-deeps"}
)
