"""Chapter 25 and the cards of deck A: what is declared, answered, cancelled, and what cards do."""

import pytest
from tests.games.meccg.printings import every_printing
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck

from mathom.effects import CONDITIONS as COMMON_CONDITIONS
from mathom.effects import NUMBERS as COMMON_NUMBERS
from mathom.effects import SELECTORS as COMMON_SELECTORS
from mathom.effects import STATEMENTS as COMMON_STATEMENTS
from mathom.effects import VERBS as COMMON_VERBS
from mathom.effects import Script, Vocabulary, plain
from mathom.games.meccg.cards.chain import opening
from mathom.games.meccg.cards.words import WORDS
from mathom.games.meccg.cards.written import WRITTEN, gathered
from mathom.games.meccg.companies.influence import can_control, direct_influence, unused_direct
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import DISCARD, PLAY, SIDEBOARD
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, FATTY = "tw-161", "tw-180", "tw-123", "tw-495"
MORIA = {"tw-413": 1}
Rolls = dict[str, list[list[int]]]


def on_the_way(
    mine: dict[str, int], foe: dict[str, int], rolls: Rolls | None = None, heroes: tuple[str, ...] = (GLORFINDEL, SAM)
) -> Tale:
    """Heroes on their way to Moria, where the opponent is asked for hazards first."""
    own = deck(pool=dict.fromkeys(heroes, 1), resources=mine, sites=MORIA)
    tale = Tale(own, deck(hazards=foe), rolls=rolls).draft(*heroes).until("organise")
    tale.choose("move").until("plan").choose("move:tw-413")
    if tale.kind == "events":
        tale.choose("done")
    tale.until("way").choose("way:number-0")
    while tale.seat != 1 or tale.kind != "react":
        tale.choose("pass" if "pass" in tale.offers() else tale.offers()[-1])
    return tale


@rule("ME-25.1", "ME-25.2", "ME-25.3", "ME-25.7", "ME-11.13")
@part("tw-204.1")
def test_concealment_taps_a_scout_and_cancels_an_attack() -> None:
    tale = on_the_way({"tw-204": 1}, {"tw-72": 1}).choose("declare:tw-72.0")
    tale.when("declare:tw-204.0").until("enter")
    assert tale.s.status[tale.thing(SAM)] == TAPPED
    assert tale.told("attack-over") == [{"seat": 1, "outcome": "cancelled"}]
    assert (tale.cards(DISCARD), tale.cards(DISCARD, 1)) == (["tw-204"], ["tw-72"])


@part("tw-204.1")
def test_without_an_untapped_scout_there_is_no_concealment() -> None:
    tale = on_the_way({"tw-204": 1}, {"tw-72": 1})
    tale.s.set_status(tale.thing(SAM), TAPPED)
    tale.choose("declare:tw-72.0").until("excess")
    assert tale.hand() == ["tw-204"]


@every_printing("tw-207", 1)
@pytest.mark.parametrize(("creature", "works"), [("tw-72", True), ("tw-39", False)])
def test_dark_quarrels_cancels_orcs_trolls_and_men(card: str, creature: str, works: bool) -> None:
    tale = on_the_way({card: 1}, {creature: 1})
    tale.s.journey.types = ["wilderness", "wilderness", "shadow-land"]
    tale.s.ask_again()
    tale.choose(f"declare:{creature}.0").when("on:") if creature == "tw-72" else tale.choose(f"declare:{creature}.0")
    offered = False
    while tale.kind in ("react", "target"):
        offered = offered or f"declare:{card}.0" in tale.offers()
        tale.choose(tale.offers()[-1])
    assert offered == works


@rule("ME-13.25")
@part("tw-209.1", "tw-209.2", "CR-051")
def test_dodge_faces_a_strike_at_full_prowess_without_tapping() -> None:
    rolls = {"strike": [[1, 1]], "body": [[4, 5]]}
    tale = on_the_way({"tw-209": 1}, {"tw-16": 1}, rolls, (GLORFINDEL,))
    tale.when("declare:tw-16.0").when("declare:tw-209.0").until("organise")
    assert tale.told("struck")[0]["own"] == 8
    assert tale.told("body-check")[0] == {"seat": 0, "card": GLORFINDEL, "roll": 9, "body": 8, "outcome": "eliminated"}


@part("tw-253.1", "tw-253.2")
@pytest.mark.parametrize(("state", "key"), [(TAPPED, "declare:tw-253.0"), (WOUNDED, "declare:tw-253.1")])
def test_halfling_strength_untaps_or_heals_a_hobbit(state: int, key: str) -> None:
    tale = Tale(deck(pool={SAM: 1}, resources={"tw-253": 1}), deck()).draft(SAM).until("organise")
    assert key not in tale.offers()
    tale.s.set_status(tale.thing(SAM), state)
    tale.s.ask_again()
    tale.choose(key)
    assert tale.s.status[tale.thing(SAM)] == UNTAPPED


@rule("ME-25.10", "ME-4.4")
@part("td-134.1", "td-134.2")
def test_marvels_told_taps_a_sage_and_discards_a_hazard_event() -> None:
    tale = on_the_way({"td-134": 1}, {"tw-61": 1}).choose("declare:tw-61.0").when("declare:td-134.0").until("enter")
    assert (tale.cards(PLAY, 1), tale.cards(DISCARD, 1)) == ([], ["tw-61"])
    assert tale.s.status[tale.thing(GLORFINDEL)] == TAPPED


@rule("ME-4.4")
@part("td-105.2")
def test_nobody_uses_what_is_for_a_phase_in_the_phase_of_the_opponent() -> None:
    scene = Scene([SAM, "td-105"], foe=[[GLORFINDEL, "td-105"]])
    offered = [len(opening(scene.s, "org").reactions(scene.s, seat)) for seat in range(2)]
    assert offered == [1, 0]


@every_printing("tw-61", 1)
def test_minions_stir_adds_to_orcs_and_more_with_doors_of_night(card: str) -> None:
    plain_attack = on_the_way({}, {"tw-72": 1}).when("declare:tw-72.0").until("excess").told("attacked")[0]
    stirred = on_the_way({}, {"tw-72": 1, card: 1}).when(f"declare:{card}.0").when("declare:tw-72.0").until("excess")
    numbers = [(a["strikes"], a["prowess"]) for a in (plain_attack, stirred.told("attacked")[0])]
    assert numbers == [(5, 8), (6, 9)]
    doors = on_the_way({}, {"tw-72": 1, card: 1, "tw-28": 1}, heroes=(GLORFINDEL, SAM, BALIN))
    doors.s.journey.limit = 5
    doors.s.ask_again()
    doors.when("declare:tw-28.0").when(f"declare:{card}.0").when("declare:tw-72.0").until("excess")
    attack = doors.told("attacked")[0]
    assert (attack["strikes"], attack["prowess"]) == (7, 10)


@rule("ME-4.15")
@every_printing("tw-61", 2)
def test_a_hazard_long_event_goes_in_the_next_long_event_phase(card: str) -> None:
    tale = on_the_way({"tw-204": 1}, {card: 2}).choose(f"declare:{card}.0")
    assert not any(key.startswith(f"declare:{card}") for key in tale.offers())
    tale.until("organise").choose("move").until("organise")
    assert tale.cards(PLAY, 1) == [card]
    tale.choose("move").until("enter")
    assert tale.cards(PLAY, 1) == []


@part("tw-28.1", "tw-106.1", "tw-106.2")
@rule("ME-25.15")
def test_twilight_cancels_an_environment_in_the_chain_as_a_resource() -> None:
    own = deck(pool={GLORFINDEL: 1}, hazards={"tw-106": 1}, sites=MORIA)
    tale = Tale(own, deck(hazards={"tw-28": 1})).draft(GLORFINDEL).until("organise")
    tale.choose("move").until("plan").choose("stay").until("react")
    while "declare:tw-28.0" not in tale.offers():
        tale.choose("pass")
    tale.choose("declare:tw-28.0")
    assert (tale.seat, "declare:tw-106.1" in tale.offers()) == (0, True)
    tale.choose("declare:tw-106.1")
    while tale.kind == "react":
        tale.choose("pass")
    assert (tale.cards(PLAY, 1), tale.told("fizzled")) == ([], [{"seat": 1, "card": "tw-28"}])


@part("dm-45.1")
def test_an_unexpected_outpost_shuffles_a_hazard_into_the_play_deck() -> None:
    own = deck(pool={GLORFINDEL: 1}, sites=MORIA)
    foe = deck(hazards={"dm-45": 1}, sideboard={"tw-72": 1, "tw-244": 1})
    tale = Tale(own, foe).draft(GLORFINDEL).until("organise").choose("move").until("plan").choose("stay").until("react")
    tale.choose("declare:dm-45.0")
    assert tale.offers() == ["fetch:tw-72", "done"]
    tale.choose("fetch:tw-72")
    assert tale.told("fetched") == [{"seat": 1, "count": 1, "place": "play-deck"}]
    assert tale.cards(SIDEBOARD, 1) == ["tw-244"]


@part("CR-559")
@every_printing("tw-18", 1, 2)
@pytest.mark.parametrize(("roll", "stays"), [([3, 3], False), ([3, 4], True)])
def test_call_of_home_sends_a_character_back_to_hand(card: str, roll: list[int], stays: bool) -> None:
    tale = on_the_way({}, {card: 1}, {"event": [roll]}, (GLORFINDEL, SAM, BALIN))
    assert tale.told("rolled") == []
    tale.choose(f"declare:{card}.0", f"on:{SAM}")
    while not tale.told("rolled"):
        tale.choose("pass")
    told = tale.told("rolled")[0]
    assert (told["roll"], told["modifier"], told["points"]) == (sum(roll), 3, 10)
    assert (SAM in tale.members()[0], SAM in tale.hand()) == (stays, not stays)


@part("tw-332.1", "tw-332.2")
def test_stealth_keeps_creatures_away_for_the_turn() -> None:
    own = deck(pool={GLORFINDEL: 1, SAM: 1}, resources={"tw-332": 1}, sites=MORIA)
    tale = Tale(own, deck(hazards={"tw-72": 1})).draft(GLORFINDEL, SAM).until("organise")
    tale.choose("move").until("plan").choose("move:tw-413")
    assert (tale.kind, tale.offers()) == ("events", ["declare:tw-332.0", "done"])
    tale.choose("declare:tw-332.0").until("way").choose("way:number-0").until("react")
    assert tale.s.status[tale.thing(SAM)] == TAPPED
    assert not any(key.startswith("declare:tw-72") for key in tale.offers())


@part("tw-73.1")
def test_the_orc_lieutenant_is_stronger_after_other_orcs() -> None:
    tale = on_the_way({}, {"tw-73": 2}, {"strike": [[6, 6]] * 4})
    tale.when("declare:tw-73.0").when("on:").when("declare:tw-73.0").when("on:").until("enter")
    first, second = (event["prowess"] for event in tale.told("attacked")[:2])
    assert second - first == 4


@part("tw-16.1", "tw-103.1", "tw-112.1")
@rule("ME-13.33")
def test_a_troll_takes_the_items_of_whom_he_wounds_after_his_brother() -> None:
    own = deck(pool={GLORFINDEL: 1, "td-105": 1}, sites=MORIA)
    rolls = {"strike": [[1, 1]], "body": [[1, 1]]}
    tale = Tale(own, deck(hazards={"tw-16": 1}), rolls=rolls).draft(GLORFINDEL).choose("stop", "done")
    tale.choose("give:td-105", f"give:{GLORFINDEL}").until("organise").choose("move").until("plan")
    tale.choose("move:tw-413", "way:number-0").until("react")
    tale.s.set_company(0, tale.s.companies[0].having_met("faced:“Tom” (Tûma)"))
    tale.when("declare:tw-16.0").until("enter")
    assert (tale.s.status[tale.thing(GLORFINDEL)], tale.cards(DISCARD)) == (WOUNDED, ["td-105"])


# What the fact tables give


@rule("ME-13.16", "ME-13.17", "ME-13.19")
def test_a_weapon_adds_up_to_its_cap_and_only_one_counts() -> None:
    tale = Tale(deck(pool={BALIN: 1}, resources={"tw-244": 1, "tw-499": 1}), deck()).draft(BALIN).until("organise")
    hand = tale.s.at(2 * 0 + 6, 0)
    sword = next(t for t in hand if tale.s.face(t).id == "tw-244")
    tale.s.come_into_play(sword, 0, tale.thing(BALIN))
    assert tale.s.stat("prowess", tale.thing(BALIN)) == 7


@part("tw-123.1")
@rule("ME-8.4", "ME-8.33", "ME-5.24")
def test_direct_influence_counts_for_some_more_than_for_others() -> None:
    tale = Tale(deck(pool={BALIN: 1, GLORFINDEL: 1, "tw-144": 1}), deck()).draft(BALIN, GLORFINDEL).until("organise")
    balin, elf = tale.thing(BALIN), tale.thing(GLORFINDEL)
    assert (direct_influence(tale.s, balin), direct_influence(tale.s, balin, elf + 1)) == (2, 2)
    assert (unused_direct(tale.s, balin), can_control(tale.s, balin, elf)) == (2, False)


@rule("ME-17.12", "ME-17.14")
def test_an_item_of_the_other_alignment_has_no_effect() -> None:
    tale = Tale(deck(pool={BALIN: 1}, resources={"le-341": 1, "tw-244": 1}), deck()).draft(BALIN).until("organise")
    balin = tale.thing(BALIN)
    minion_blade = next(t for t in tale.s.at(6, 0) if tale.s.face(t).alignment == "minion")
    before = (tale.s.stat("prowess", balin), tale.s.stat("body", balin))
    tale.s.come_into_play(minion_blade, 0, balin)
    assert (tale.s.stat("prowess", balin), tale.s.stat("body", balin)) == before


def test_every_script_survives_a_trip_through_plain_data() -> None:
    words = Vocabulary(
        [*COMMON_CONDITIONS, *COMMON_NUMBERS, *COMMON_SELECTORS, *COMMON_STATEMENTS, *COMMON_VERBS],
        WORDS,
    )
    for script in WRITTEN.values():
        for statement in script.statements:
            assert words.read(plain(statement)) == statement


def test_a_card_has_one_script() -> None:
    one, other = Script("tw-1"), Script("tw-2")
    assert gathered(((one,), (other,))) == {"tw-1": one, "tw-2": other}
    with pytest.raises(ValueError, match=r"^there are two scripts of tw-1$"):
        gathered(((one, other), (Script("tw-1"),)))
