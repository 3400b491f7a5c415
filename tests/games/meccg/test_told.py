"""What questions, options, reasons and cards tell: whom and what they are about, when and where a card is played."""

import pytest
from tests.games.meccg.dark import at_home
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_arrange import AT_HOME, arranged
from tests.games.meccg.test_events import on_the_way
from tests.games.meccg.test_persuasion import meeting

from mathom.games.meccg.box import card, clauses_of
from mathom.games.meccg.cards.clauses import cards_in_decks
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.edge.played import played
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.game import GAME
from mathom.games.meccg.journey.keys import printed_attack
from mathom.games.meccg.round.sideboard import Access
from mathom.kernel import explain
from mathom.testing import rule
from mathom.texts import LANGS, Texts

GLORFINDEL, SAM, BALIN, ELROND, ARWEN = "tw-161", "tw-180", "tw-123", "tw-145", "tw-122"
MORIA = "tw-413"
CRAM, HORN, STEALTH, TREEBEARD, WOLVES = "td-105", "tw-259", "tw-332", "tw-353", "tw-114"
MAN, DWAR = "le-46", "le-52"
MINAS_MORGUL, DOL_GULDUR, SHELOBS_LAIR, BAG_END = "le-390", "le-367", "le-402", "le-350"


def asked(tale: Tale, lang: str = "en") -> str:
    """The question of now, as its player reads it."""
    told = GAME.view(tale.s, tale.seat)["ask"]
    return Texts(lang, strict=True).say(f"meccg-ask-{told['kind']}", **told["about"])


def options(tale: Tale, lang: str = "en") -> dict[str, str]:
    texts = Texts(lang, strict=True)
    found = GAME.view(tale.s, tale.seat)["ask"]["options"]
    return {option["key"]: texts.say(option["text"], **option["args"]) for option in found}


def why_not(tale: Tale, intent: str) -> list[str]:
    return [reason.key for reason in explain(GAME, tale.s, tale.seat, intent)]


# Cards


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_of_the_decks_says_when_or_where_it_is_played(lang: str) -> None:
    texts = Texts(lang, strict=True)
    silent = []
    for name in cards_in_decks():
        spoken = any(clause.kind == "play" for clause in clauses_of(name))
        if card(name).type != "site" and not spoken and not played(card(name), texts):
            silent.append(name)
    assert silent == []


def test_an_ally_tells_its_sites() -> None:
    assert played(card("le-157"), Texts("en")) == [
        "Site phase, at: Ruins & Lairs with an automatic-attack by Wolf; Shadow-hold with an automatic-attack by Orc. "
        "An untapped character taps for it; the site may be tapped already."
    ]
    assert played(card("le-12"), Texts("de")) == [
        "Organisationsphase: kommt an einem Dunklen Zufluchtsort oder am Heimatort ins Spiel.",
        "Heimatort: beliebiger Ort in Imlad Morgul.",
    ]


def test_a_faction_tells_its_site_and_its_number() -> None:
    assert played(card("le-276"), Texts("en")) == [
        "Site phase, at: Mount Gundabad.",
        "An untapped character taps for an influence check, which must be greater than 9. "
        "The site must be untapped and taps when it succeeds.",
    ]


def test_a_creature_tells_all_its_keys() -> None:
    assert played(card("le-95"), Texts("en")) == [
        "Opponent’s movement/hazard phase, keyed to: 3 × Wilderness; with Doors of Night in play 2 × Wilderness."
    ]


# Where a company cannot go


@rule("ME-5.45", "ME-5.46", "ME-5.52", "ME-9.11")
def test_a_site_out_of_reach_tells_why() -> None:
    tale = at_home((MAN,), sites={BAG_END: 1}).choose("move").until("plan")
    assert why_not(tale, f"move:{SHELOBS_LAIR}") == []
    assert why_not(tale, f"move:{BAG_END}") == ["the-site-is-too-far-away"]
    assert why_not(tale, f"move:{MINAS_MORGUL}") == ["the-company-is-there-already"]
    assert why_not(tale, "move:le-415") == ["your-site-deck-has-no-such-site-card"]


@rule("ME-5.60", "ME-21.10")
def test_a_ringwraith_without_a_mode_is_told_so() -> None:
    tale = at_home((DWAR,)).choose("move").until("plan")
    assert why_not(tale, f"move:{DOL_GULDUR}") == []
    assert why_not(tale, f"move:{SHELOBS_LAIR}") == ["a-ringwraith-needs-a-mode-to-go-there"]


@rule("ME-5.60", "ME-21.9")
@pytest.mark.parametrize(
    ("who", "site", "reason"),
    [
        (DWAR, "as-161", "a-ringwraith-has-no-way-there"),
        (DWAR, "as-163", "a-ringwraith-has-no-way-there"),
        (MAN, "as-163", "under-deeps-are-reached-from-adjacent-sites"),
    ],
)
def test_a_ringwraith_hears_that_he_does_not_go_below(who: str, site: str, reason: str) -> None:
    """The Sulfur-deeps are below Dol Guldur, the Under-courts are not."""
    tale = Scene(who, side="minion", at=DOL_GULDUR, sites=[site]).choose("move").until("plan")
    assert why_not(tale, f"move:{site}") == [reason]


# Cards out of their time


def test_a_card_that_is_for_another_phase_says_which() -> None:
    tale = Scene(GLORFINDEL, hand=[TREEBEARD, WOLVES, "tw-356"])
    assert why_not(tale, f"play:{TREEBEARD}") == ["items-allies-and-factions-are-played-at-sites"]
    assert why_not(tale, f"play:{WOLVES}") == ["hazards-are-played-against-the-active-player"]
    assert why_not(tale, "play:tw-356") == ["that-event-cannot-be-used-now"]


@rule("ME-5.26")
def test_what_a_hand_over_has_closed_is_shown_with_its_reason() -> None:
    tale = Scene(GLORFINDEL, [SAM, CRAM], BALIN).choose(f"split:{BALIN}")
    assert "closed" not in GAME.view(tale.s, 0)["ask"]
    tale.choose(f"transfer:{CRAM}", f"under:{GLORFINDEL}").until("organise")
    closed = GAME.view(tale.s, 0)["ask"]["closed"]
    assert f"split:{SAM}" in {option["key"].partition("#")[0] for option in closed}
    assert {option["why"]["key"] for option in closed} == {"companies-are-arranged-in-one-go"}


@rule("ME-8.15", "ME-5.51")
def test_who_may_not_stay_with_the_site_card_of_others_reads_why() -> None:
    tale = Scene(GLORFINDEL, BALIN, sites=[MORIA]).choose(f"split:{BALIN}", "move").until("plan")
    assert "closed" not in GAME.view(tale.s, 0)["ask"]
    tale.choose("stay")
    ask = GAME.view(tale.s, 0)["ask"]
    assert "stay" not in [option["key"] for option in ask["options"]]
    assert [(option["key"], option["why"]["key"]) for option in ask["closed"]] == [
        ("stay", "one-company-of-those-here-may-stay")
    ]


@rule("ME-6.10")
def test_who_may_draw_more_reads_how_many_of_how_many() -> None:
    tale = Scene(GLORFINDEL, sites=[MORIA]).choose("move", f"move:{MORIA}").until("draw-more")
    assert tale.s.ask is not None
    about = GAME.view(tale.s, tale.s.ask.waiting()[0])["ask"]["about"]
    assert (about["left"], about["of"]) == (1, 2)


# Questions


@rule("ME-5.12", "ME-5.55")
def test_who_cannot_stay_is_named_before_the_organisation_ends() -> None:
    tale = Scene(GLORFINDEL, ELROND, hand=[ARWEN])
    assert options(tale)["move"] == "done: plan the journeys"
    tale.choose(f"play:{ARWEN}", "company:company-0", "under")
    assert "Arwen returns to hand" in options(tale)["move"]
    assert "Arwen kehrt auf die Hand zurück" in options(tale, "de")["move"]


@rule("ME-13.43")
def test_heir_and_fallen_are_named() -> None:
    mine = deck(pool={GLORFINDEL: 1, SAM: 1, CRAM: 1})
    tale = Tale(mine, deck(), rolls={"strike": [[1, 1]], "body": [[6, 6]]}).draft(GLORFINDEL, SAM)
    tale.choose("stop", "done", f"give:{CRAM}", f"give:{GLORFINDEL}").until("organise")
    attack = Attack(0, "event")
    attack.attacker, attack.strikes, attack.prowess = 1, 1, 15
    tale.s.ask = None
    tale.s.push(attack)
    tale.s.run()
    tale.choose(f"assign:{GLORFINDEL}", "done")
    assert asked(tale) == "Glorfindel II has fallen: which item does Sam Gamgee take over?"


def test_who_gets_an_item_does_not_follow_anybody() -> None:
    tale = Scene(GLORFINDEL, [SAM, CRAM]).choose(f"transfer:{CRAM}")
    assert list(options(tale).values()) == ["Glorfindel II"]


def test_copies_that_go_into_the_deck_one_by_one_are_counted() -> None:
    tale = Tale(deck("minion", pool={"le-34": 3}), deck()).choose("stop", seat=0).choose("stop", seat=1)
    tale.until("leftover")
    assert options(tale)["shuffle-in:le-34"].endswith("(1 of 3)")


def test_who_starts_is_named() -> None:
    tale = Tale(deck("minion", pool={MAN: 1}), deck()).choose(f"draft:{MAN}", seat=0).choose("stop", seat=1)
    assert asked(tale) == "Where does Tros Hesnef start?"


@rule("ME-26.5")
def test_hazards_of_the_sideboard_cost_half_the_limit() -> None:
    tale = Scene(GLORFINDEL)
    tale.s.ask = None
    tale.s.push(Access(1, hazards=True))
    tale.s.run()
    assert asked(tale) == "Take hazards from your sideboard? It halves the hazard limit of this turn."


def test_a_river_is_named() -> None:
    tale = on_the_way({}, {"tw-84": 1}).when("declare:tw-84").until("find-a-way")
    assert asked(tale) == "River keeps the company from acting at Moria: does somebody tap against it?"
    assert options(tale)["none"] == "nobody: do nothing at the site"


def test_a_creature_is_asked_for_its_key() -> None:
    tale = on_the_way({}, {"tw-73": 1}).when("declare:tw-73")
    assert asked(tale) == "Orc-lieutenant: keyed to what?"
    assert options(tale, "de")["on:region-type=wilderness"] == "zugeordnet zu Regionstyp: Wildnis"


def test_who_influences_the_opponent_is_told_by_free_influence() -> None:
    tale = meeting([])
    tale.choose(next(offer for offer in tale.offers() if offer.startswith("influence:")))
    assert asked(tale) == "Who tries to influence Haldir away?"
    assert "Glorfindel II, direct influence 3" in options(tale).values()


def test_an_event_that_is_not_written_yet_says_so() -> None:
    unwritten = [face for face in FACES if face.kind == "event" and not script_of(face.number).plays]
    resource = next(face.id for face in unwritten if face.alignment == "minion" and "long" not in face.record.durations)
    hazard = next(face.id for face in unwritten if face.hazard and not face.resource)
    minions = {"alignment": "minion", "companies": [{"site": "Dol Guldur", "characters": ["Asternak"]}]}
    s = arranged({**minions, "hand": [resource]})
    for intent in (f"play:{resource}", f"declare:{resource}.0"):
        assert [reason.key for reason in explain(GAME, s, 0, intent)] == ["that-card-does-not-work-yet"]
    s = arranged({"companies": [AT_HOME]}, {"hand": [hazard]}, phase="movement")
    assert [reason.key for reason in explain(GAME, s, 1, f"declare:{hazard}.0")] == ["that-card-does-not-work-yet"]


# Counting down, chances, aims


def test_a_hand_that_is_too_large_says_by_how_many_cards() -> None:
    tale = Scene(GLORFINDEL, hand=["tw-204"] * 12, sites=["tw-413"]).choose("move", "move:tw-413")
    tale.until("draw-more").choose("draw").until("surplus")
    assert asked(tale) == "Your hand is 2 cards too large: which one do you discard?"
    tale.choose("discard:tw-204")
    assert [asked(tale, lang) for lang in LANGS] == [
        "Your hand is one card too large: which one do you discard?",
        "Du hast eine Karte zu viel auf der Hand: Welche wirfst du ab?",
    ]


def test_strikes_that_are_still_to_be_assigned_count_down() -> None:
    attack = Attack(0)
    attack.attacker, attack.strikes, attack.prowess = 1, 2, 9
    tale = Scene(GLORFINDEL, SAM, BALIN).meanwhile(attack).until("assign")
    assert asked(tale) == "2 strikes with prowess 9 to assign: who faces one?"
    tale.choose(f"assign:{SAM}")
    assert asked(tale) == "1 strike with prowess 9 to assign: who faces it?"
    tale.choose("done")
    assert (tale.seat, asked(tale)) == (1, "Whom do you strike?")


@rule("ME-18.9", "ME-18.10")
def test_who_taps_for_a_faction_is_offered_with_the_roll_that_is_needed() -> None:
    knights = "tw-263"
    tale = Scene(GLORFINDEL, SAM, at="tw-386", hand=[knights], rolls={"influence": [[3, 4]]})
    tale.reach("site").until("enter")
    tale.choose("enter", f"play:{knights}")
    assert tale.kind == "who-plays"
    assert options(tale) == {
        f"give:{GLORFINDEL}#{tale.thing(GLORFINDEL)}": "Glorfindel II: needs 7 or more, 58 %",
        f"give:{SAM}#{tale.thing(SAM)}": "Sam Gamgee: needs 9 or more, 28 %",
    }
    tale.choose(f"give:{GLORFINDEL}").until("organise")
    assert [(one["roll"], one["outcome"]) for one in tale.told("influenced")] == [(7, "won")]


@rule("ME-7.4", "ME-25.2")
def test_events_tell_what_a_card_is_declared_on_and_that_a_site_attacks() -> None:
    texts = Texts("en", strict=True)
    declared = {"event": "declared", "seat": 1, "card": "tw-84"}
    assert (
        texts.event(GAME, {**declared, "on": [DOL_GULDUR]}, 0, ["Ann", "Bob"])
        == "Bob: River is declared on Dol Guldur."
    )
    assert texts.event(GAME, {**declared, "on": [524289]}, 0, ["Ann", "Bob"]) == "Bob: River is declared."
    attacked = {"event": "attacked", "seat": 1, "cards": [SAM], "strikes": 4, "prowess": 7}
    assert [texts.event(GAME, {**attacked, "card": name}, 0, ["Ann", "Bob"]) for name in ("tw-413", WOLVES, None)] == [
        "The automatic-attack of Moria, 4 strikes with prowess 7, against Sam Gamgee.",
        "Bob: Wolves, 4 strikes with prowess 7, against Sam Gamgee.",
        "Bob: an attack, 4 strikes with prowess 7, against Sam Gamgee.",
    ]


def test_hazards_are_asked_for_against_a_company_that_stays_too() -> None:
    tale = Scene(GLORFINDEL, foes_hand=["tw-28"]).choose("move", "stay").until("react")
    assert (tale.seat, asked(tale)) == (1, "The opponent's company stays: a hazard?")


@rule("ME-26.5")
def test_cards_from_the_sideboard_count_down() -> None:
    tale = Tale(deck(pool={GLORFINDEL: 1}), deck(sideboard={WOLVES: 3, "tw-28": 1})).draft(GLORFINDEL).until("organise")
    tale.s.ask = None
    tale.s.push(Access(1, hazards=True))
    tale.s.run()
    tale.choose("to-discard-pile")
    assert asked(tale) == "Which card do you take from the sideboard? Up to 5 of them."
    tale.choose(f"fetch:{WOLVES}")
    assert asked(tale, "de") == "Welche Karte nimmst du aus dem Reservestapel? Bis zu 4."


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "a creature that the opponent may play"), ("de", "eine Kreatur, die der Gegner ausspielen kann")],
)
def test_an_automatic_attack_that_is_a_played_creature_is_told_so(lang: str, said: str) -> None:
    """At Framsburg."""
    scene = Scene(SAM, at="td-175")
    race, strikes, prowess = printed_attack(scene.s, scene.s.companies[0].site, 0)
    assert Texts(lang).say("meccg-option-attack", race=race or None, strikes=strikes, prowess=prowess) == said
