"""Cards of the Middle-earth CCG, written in our own words and asked about at the table of these tests.

They show that the language can say them; the game itself has its own words for races, attacks and companies.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tests.effects.table import PILE, Hurt, Lies, Named, Pause, Table, Write, table

from mathom.effects import (
    Action,
    All,
    AnyOf,
    AtLeast,
    Bearer,
    Carry,
    CountsAs,
    Forbid,
    Half,
    It,
    Last,
    Leaves,
    Modify,
    Not,
    Permit,
    Play,
    Replace,
    Script,
    Selector,
    Sequence,
    Stat,
    Target,
    This,
    Trigger,
    Use,
    Used,
    Verb,
    When,
)

# Uses that the game would have: what a number is asked for.
DWARF, ORC, TROLL, FACTION, AUTOMATIC, KEYED_TO_SITE, BY_CREATURE = range(1, 8)

FIGURE, FOE = Script("figure"), Script("foe")


def seated(*scripts: Script, **given: str) -> Table:
    """A figure and a foe in play, and the cards; a card that is `given` lies with that one."""
    s = table(FIGURE, FOE, *scripts)
    s.play_card("figure", "foe", *[script.card for script in scripts])
    for name, to in given.items():
        s.give(name.replace("_", "-"), to)
    s.push(Pause("phase"))
    s.run()
    return s


def resolve(s: Table, name: str, text: int = 0, targets: list[int] | None = None, use: int = 0) -> Table:
    """A text of the card is carried out, with what was chosen when it was declared."""
    thing = s.thing(name)
    f = s.carry(s.owner(thing), s.zones.face[thing], text)
    f.source, f.targets, f.use = thing, targets or [], use
    s.ask = None
    s.push(f)
    s.run()
    return s


@dataclass(frozen=True)
class Discard(Verb):
    """Cards go to the pile."""

    what: Selector

    def do(self, s: Table, f: Carry) -> None:
        for thing in self.what.things(s, f):
            s.put_away(thing)


def test_1_balin_is_better_with_dwarves_and_against_orcs() -> None:
    balin = Script(
        "balin",
        Modify("di", 1, of=This(), needs=Use((DWARF,)), clause=(1,)),
        Modify("prowess", 2, of=This(), needs=Use((ORC,)), clause=(2,)),
    )
    s = seated(balin)
    who = s.thing("balin")
    assert [s.value("di", who, 2, use=use) for use in (DWARF, FACTION)] == [3, 2]
    assert [s.value("prowess", who, 5, use=use) for use in (ORC, TROLL)] == [7, 5]
    assert s.value("prowess", 0, 5, use=ORC) == 5


def test_3_glamdring_reaches_eight_and_against_orcs_nine() -> None:
    glamdring = Script(
        "glamdring",
        Modify("prowess", 3, of=Bearer(), cap=8, slot="weapon", clause=(1,)),
        Modify("prowess", 3, of=Bearer(), cap=9, slot="weapon", needs=Use((ORC,)), instead_of=1, clause=(2,)),
    )
    s = seated(glamdring, glamdring="figure")
    assert [s.value("prowess", 0, base, use=TROLL) for base in (3, 6, 9)] == [6, 8, 9]
    assert [s.value("prowess", 0, base, use=ORC) for base in (3, 6, 9)] == [6, 9, 9]


SABLE_SHIELD: Final = Script(
    "sable-shield",
    Replace(
        "hurt",
        Sequence((Write("the blow is warded"), When(AtLeast(Used(), 7), Discard(This())))),
        of=Bearer(),
        clause=(1, 2),
    ),
)


def test_4_sable_shield_takes_the_blow_and_may_break() -> None:
    """The roll of the attacker is the number that the event comes with."""
    for roll, broken in ((6, False), (7, True)):
        s = seated(SABLE_SHIELD, sable_shield="figure")
        assert s.replaced("hurt", 0, roll)
        s.ask = None
        s.run()
        assert (s.strength[0], "sable-shield" not in s.in_play()) == (3, broken)
        assert not s.replaced("hurt", 1, roll)


def test_7_treebeard_is_left_out_of_some_attacks_may_support_and_stays_in_his_lands() -> None:
    treebeard = Script(
        "treebeard",
        Forbid("be-assigned", of=This(), needs=AnyOf((Use((AUTOMATIC,)), Use((KEYED_TO_SITE,)))), clause=(2,)),
        Permit("support", of=This(), clause=(3,)),
        Leaves("moves", needs=Not(Lies("fangorn")), clause=(4,)),
    )
    s = seated(treebeard, Script("fangorn"))
    ent = s.thing("treebeard")
    refusals = [s.refuse_act("be-assigned", ent, use=use) for use in (AUTOMATIC, KEYED_TO_SITE, BY_CREATURE)]
    assert [reason is not None for reason in refusals] == [True, True, False]
    rule = Forbid("support").reason()
    assert [s.refuse_act("support", thing, rule) for thing in (ent, 0)] == [None, rule]
    s.happen("moves", 0)
    assert "treebeard" in s.in_play()
    s.move(s.thing("fangorn"), PILE)
    s.happen("moves", 0)
    assert "treebeard" not in s.in_play()


def test_8_dark_quarrels_halves_the_printed_strikes_until_the_attack_is_over() -> None:
    halved = Modify("strength", Half(Stat("strength", It(), printed=True)), op="set")
    quarrels = Script("dark-quarrels", Play("attack", Last(halved, "attack"), needs=Lies("gates"), clause=(2,)))
    s = seated(Script("horn", Modify("strength", 4)), quarrels)
    s.ask = None
    s.push(Pause("attack"))
    s.run()
    assert s.stat("strength", 1) == 7
    resolve(s, "dark-quarrels")
    assert s.stat("strength", 1) == 6  # half of 3 rounded up, then the horn's 4
    s.play(0, 1)
    assert s.stat("strength", 1) == 7


def test_9_marvels_told_discards_one_card_and_then_the_sage_is_tried() -> None:
    marvels = Script("marvels-told", Play("any", Sequence((Discard(Target(1)), Hurt(Target(0)))), clause=(1, 2)))
    s = seated(Script("plague", Modify("strength", -2)), marvels)
    resolve(s, "marvels-told", targets=[0, s.thing("plague")])
    assert ("plague" in s.in_play(), s.strength[0], s.stat("strength", 1)) == (False, 2, 3)


def test_12_minions_stir_is_stronger_while_doors_of_night_are_open() -> None:
    stir = Script(
        "minions-stir",
        Modify("strikes", 1, needs=AnyOf((Use((ORC,)), Use((TROLL,)))), clause=(1,)),
        Modify("strikes", 2, needs=All((Use((ORC,)), Lies("doors-of-night"))), instead_of=1, clause=(1,)),
    )
    s = seated(stir, Script("doors-of-night"))
    assert [s.value("strikes", 1, 3, use=use) for use in (ORC, TROLL, DWARF)] == [5, 4, 3]
    s.move(s.thing("doors-of-night"), PILE)
    assert [s.value("strikes", 1, 3, use=use) for use in (ORC, TROLL, DWARF)] == [4, 4, 3]


def test_13_lure_of_expedience_tries_its_bearer_whenever_an_item_is_gained() -> None:
    lure = Script(
        "lure",
        Modify("cp", 2, of=Bearer(), clause=(2,)),
        Trigger("gained", Hurt(Bearer()), needs=Use((1,)), clause=(1, 3)),
    )
    s = seated(lure, lure="figure")
    assert [s.value("cp", thing, 1) for thing in (0, 1)] == [3, 1]
    for item in (0, 1, 1):
        s.happen("gained", 1, item)
        s.play(0, 0)
    assert s.strength[:2] == [1, 3]


def test_16_alatar_pays_when_the_fight_that_he_joined_is_over() -> None:
    """A trigger that lasts until the end of the attack, beside a number that he lowers while he is there."""
    joins = Sequence((Write("joins"), Last(Trigger("attack-over", Hurt(This())), "attack")))
    alatar = Script("alatar", Modify("draw", -1, clause=(1,)), Action("attack", joins, clause=(2, 3, 4)))
    s = seated(alatar)
    who = s.thing("alatar")
    assert (s.value("draw", 1, 2), [entry.text for entry in s.actions("attack", 0)]) == (1, [1])
    s.ask = None
    s.push(Pause("attack"))
    f = s.carry(0, s.zones.face[who], 1)
    f.source, f.loops = who, [[0]]
    s.push(f)
    s.run()
    s.happen("attack-over", 1)
    s.play(0, 1)
    assert s.strength[who] == 2
    s.happen("attack-over", 1)
    s.play(0, 0)
    assert s.strength[who] == 2


def test_19_crown_of_flowers_makes_a_weather_of_its_own() -> None:
    """Whoever asks about the card under the crown finds Gates of Morning in play, and Doors of Night absent."""
    under_it = Named(("hymn",))
    crown = Script(
        "crown",
        CountsAs("gates-of-morning", of=under_it, clause=(2,)),
        CountsAs("doors-of-night", absent=True, of=under_it, clause=(2,)),
        Leaves("goes", of=under_it, clause=(3,)),
    )
    s = seated(crown, Script("hymn"))
    hymn = s.thing("hymn")
    assert [s.counts_as("gates-of-morning", thing) for thing in (hymn, 0)] == [True, False]
    assert [s.counts_as("doors-of-night", thing, printed=True) for thing in (hymn, 0)] == [False, True]
    s.move(hymn, PILE)
    assert "crown" not in s.in_play()


def test_22_great_road_doubles_the_cards_drawn_until_the_end_of_the_turn() -> None:
    road = Script("great-road", Play("end", Last(Modify("draw", 2, op="times", of=Target()), "turn"), clause=(1,)))
    s = seated(road, Script("lantern", Modify("draw", 1)))
    resolve(s, "great-road", targets=[1])
    assert [s.value("draw", seat, 2) for seat in (0, 1)] == [3, 6]
    s.expire("turn")
    assert [s.value("draw", seat, 2) for seat in (0, 1)] == [3, 3]
