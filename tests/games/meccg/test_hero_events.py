"""Events of the hero decks, a test for each clause."""

import pytest
from tests.games.meccg.printings import every_printing, printings
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_events import GLORFINDEL, MORIA, SAM, on_the_way

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import DISCARD, PLAY, POINTS, SIDEBOARD
from mathom.testing import part

DOORS, GATES, MINIONS_STIR = "tw-28", "tw-243", "tw-61"


def at_home(mine: dict[str, int], foe: dict[str, int], sideboard: dict[str, int] | None = None) -> Tale:
    """Glorfindel and Sam in their organisation phase."""
    own = deck(pool={GLORFINDEL: 1, SAM: 1}, resources=mine, sites=MORIA, sideboard=sideboard or {})
    return Tale(own, deck(hazards=foe)).draft(GLORFINDEL, SAM).until("organise")


def lay(tale: Tale, card: str, seat: int) -> None:
    """The card comes into play for itself."""
    s = tale.s
    s.come_into_play(s.zones.face.index(face_of(card)), seat)
    s.ask_again()


@part("tw-319.1")
def test_risky_blow_is_for_warriors_and_costs_body() -> None:
    rolls = {"strike": [[1, 1]], "body": [[4, 5]]}
    tale = on_the_way({"tw-319": 1}, {"tw-16": 1}, rolls, ("tw-182",))
    tale.when("declare:tw-16.0").when("declare:tw-319.0").until("organise")
    assert (tale.told("struck")[0]["own"], tale.told("body-check")[0]["body"]) == (8, 5)


@part("tw-319.1")
def test_a_scout_has_no_risky_blow() -> None:
    tale = on_the_way({"tw-319": 1}, {"tw-16": 1}, {"strike": [[1, 1]], "body": [[1, 1]]}, (SAM,))
    tale.when("declare:tw-16.0").until("organise")
    assert tale.hand() == ["tw-319"]


@part("tw-342.1")
@pytest.mark.parametrize(("creature", "works"), [("tw-16", True), ("tw-73", False)])
def test_the_cock_crows_against_trolls(creature: str, works: bool) -> None:
    tale = on_the_way({"tw-342": 1}, {creature: 1}, {"strike": [[6, 6]]}).when(f"declare:{creature}.0")
    offered = False
    while tale.kind in ("react", "target") and not offered:
        offered = "declare:tw-342.0" in tale.offers()
        tale.choose("declare:tw-342.0" if offered else tale.offers()[-1])
    assert offered == works
    if works:
        assert tale.until("enter").told("attack-over") == [{"seat": 1, "outcome": "cancelled"}]


@part("tw-342.2")
def test_with_gates_of_morning_the_cock_crows_at_a_permanent_event() -> None:
    tale = at_home({"tw-342": 1, GATES: 1}, {DOORS: 1})
    lay(tale, DOORS, 1)
    assert not tale.offered("declare:tw-342.1")
    lay(tale, GATES, 0)
    tale.choose("declare:tw-342.1").quietly()
    assert (tale.cards(PLAY, 1), tale.cards(DISCARD, 1)) == ([], [DOORS])


@part("tw-243.1")
def test_gates_of_morning_drives_hazard_environments_away() -> None:
    tale = at_home({GATES: 1}, {DOORS: 1})
    lay(tale, DOORS, 1)
    tale.choose(f"declare:{GATES}.0").quietly()
    assert (tale.cards(DISCARD, 1), GATES in tale.cards(PLAY)) == ([DOORS], True)


@every_printing("tw-28", 1)
def test_doors_of_night_drives_resource_environments_away(card: str) -> None:
    tale = on_the_way({GATES: 1}, {card: 1})
    lay(tale, GATES, 0)
    tale.when(f"declare:{card}.0").until("enter")
    assert (tale.cards(DISCARD), card in tale.cards(PLAY, 1)) == ([GATES], True)


@part("tw-243.3")
def test_the_gates_of_morning_are_opened_once() -> None:
    tale = at_home({GATES: 2}, {})
    assert tale.offered(f"declare:{GATES}.0")
    lay(tale, GATES, 0)
    assert not tale.offered(f"declare:{GATES}.0")


@pytest.mark.parametrize("card", [*printings("tw-28", clauses=(3,)), *printings("tw-61", clauses=(2,))])
def test_only_one_copy_is_in_effect(card: str) -> None:
    tale = on_the_way({}, {card: 2})
    assert tale.offered(f"declare:{card}.0")
    lay(tale, card, 1)
    assert not tale.offered(f"declare:{card}.0")


@part("dm-159.1")
def test_smoke_rings_shuffles_a_resource_into_the_play_deck() -> None:
    tale = at_home({"dm-159": 1}, {}, sideboard={"tw-72": 1, "tw-244": 1}).choose("declare:dm-159.0").until("fetch-any")
    assert tale.offers() == ["fetch:tw-244", "done"]
    tale.choose("fetch:tw-244")
    assert tale.cards(SIDEBOARD) == ["tw-72"]


@every_printing("tw-76", 1)
def test_the_orc_warband_is_stronger_after_other_orcs(card: str) -> None:
    tale = on_the_way({}, {card: 1})
    tale.s.set_company(0, tale.s.companies[0].having_met("attack:orc"))
    tale.when(f"declare:{card}.0").when("on:").until("enter")
    assert tale.told("attacked")[0]["prowess"] == 7


@part("td-132.1")
@pytest.mark.parametrize(("heroes", "works"), [((GLORFINDEL, SAM), True), ((GLORFINDEL,), False)])
def test_many_turns_and_doublings_needs_a_ranger(heroes: tuple[str, ...], works: bool) -> None:
    tale = on_the_way({"td-132": 1}, {"tw-37": 1}, {"strike": [[6, 6]] * 3}, heroes)
    tale.s.journey.types = ["shadow-land"]
    tale.s.ask_again()
    tale.when("declare:tw-37.0")
    offered = False
    while tale.kind in ("react", "target") and not offered:
        offered = "declare:td-132.0" in tale.offers()
        tale.choose("declare:td-132.0" if offered else tale.offers()[-1])
    assert offered == works
    if works:
        assert tale.until("enter").told("attack-over") == [{"seat": 1, "outcome": "cancelled"}]


@part("td-105.1")
def test_cram_untaps_its_bearer() -> None:
    tale = at_home({"td-105": 1}, {})
    s, sam = tale.s, tale.thing(SAM)
    s.come_into_play(s.zones.face.index(face_of("td-105")), 0, sam)
    s.ask_again()
    assert not any("td-105" in offer and offer.endswith(".0") for offer in tale.offers())
    s.set_status(sam, TAPPED)
    s.ask_again()
    tale.choose(next(offer for offer in tale.offers() if "td-105" in offer and offer.endswith(".0"))).quietly()
    assert (s.status[sam], tale.cards(DISCARD)) == (UNTAPPED, ["td-105"])


@every_printing("tw-207", 1)
def test_dark_quarrels_cancels_the_attack(card: str) -> None:
    tale = on_the_way({card: 1}, {"tw-72": 1}).choose("declare:tw-72.0").when(f"declare:{card}.0").until("enter")
    assert tale.told("attack-over") == [{"seat": 1, "outcome": "cancelled"}]


@every_printing("tw-207", 2)
def test_with_gates_of_morning_dark_quarrels_halves_the_strikes(card: str) -> None:
    tale = on_the_way({card: 1, GATES: 1}, {"tw-72": 1})
    lay(tale, GATES, 0)
    tale.choose("declare:tw-72.0").when(f"declare:{card}.1").quietly()
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert attack.number_of_strikes(tale.s) == 3


@part("dm-45.2")
def test_with_doors_of_night_an_unexpected_outpost_fetches_two() -> None:
    tale = on_the_way({}, {"dm-45": 1, DOORS: 1, "tw-72": 1, "tw-16": 1})
    assert not tale.offered("declare:dm-45.1")
    lay(tale, DOORS, 1)
    for card in ("tw-72", "tw-16"):
        tale.s.move(tale.s.zones.face.index(face_of(card)), DISCARD + 1)
    tale.choose("declare:dm-45.1").until("fetch-any")
    tale.choose("fetch:tw-72").choose("fetch:tw-16")
    assert tale.told("fetched")[0]["count"] == 2


@pytest.mark.parametrize(("troll", "brother"), [("tw-103", "“Bert” (Bûrat)"), ("tw-112", "“Tom” (Tûma)")])
def test_the_other_trolls_take_items_too(troll: str, brother: str) -> None:
    tale = on_the_way({"td-105": 1}, {troll: 1}, {"strike": [[1, 1]], "body": [[1, 1]]}, (GLORFINDEL,))
    s = tale.s
    s.come_into_play(s.zones.face.index(face_of("td-105")), 0, tale.thing(GLORFINDEL))
    s.set_company(0, s.companies[0].having_met(f"faced:{brother}"))
    s.ask_again()
    tale.when(f"declare:{troll}.0").until("enter")
    assert tale.cards(DISCARD) == ["td-105"]


@every_printing("tw-67", 1, 2)
@pytest.mark.parametrize(("roll", "stays"), [([1, 1], False), ([1, 2], True)])
def test_muster_disperses(card: str, roll: list[int], stays: bool) -> None:
    tale = on_the_way({"tw-276": 1}, {card: 1}, {"event": [roll]})
    assert not tale.offered(f"declare:{card}.0")
    tale.s.move(tale.s.zones.face.index(face_of("tw-276")), POINTS + 0)
    tale.s.ask_again()
    tale.when(f"declare:{card}.0").until("enter")
    assert (tale.told("rolled")[0]["modifier"], tale.cards(POINTS)) == (8, ["tw-276"] if stays else [])


def with_alatar(tale: Tale) -> int:
    """Alatar is in the company."""
    s = tale.s
    wizard = s.zones.face.index(face_of("tw-117"))
    s.come_into_play(wizard, 0)
    s.set_company(0, s.companies[0].with_members([*s.companies[0].members, wizard]))
    s.ask_again()
    return wizard


@part("td-98.1")
def test_and_forth_he_hastened_untaps_a_companion_of_the_wizard() -> None:
    tale = at_home({"td-98": 1, "tw-117": 1}, {})
    sam = tale.thing(SAM)
    tale.s.set_status(sam, TAPPED)
    tale.s.ask_again()
    assert not tale.offered("declare:td-98.0")
    with_alatar(tale)
    tale.choose("declare:td-98.0").quietly()
    assert tale.s.status[sam] == UNTAPPED


@part("tw-356.1", "tw-356.2")
def test_vanishment_cancels_an_attack_and_the_wizard_checks() -> None:
    tale = on_the_way({"tw-356": 1, "tw-117": 1, "td-105": 1}, {"tw-72": 1}, {"corruption": [[6, 6]]})
    wizard = with_alatar(tale)
    tale.s.come_into_play(tale.s.zones.face.index(face_of("td-105")), 0, wizard)
    tale.choose("declare:tw-72.0").when("declare:tw-356.0").until("enter")
    assert tale.told("attack-over") == [{"seat": 1, "outcome": "cancelled"}]
    assert tale.told("checked")[0]["modifier"] == -2


@part("tw-106.2")
def test_twilight_is_a_resource_too() -> None:
    tale = at_home({"tw-106": 1}, {DOORS: 1})
    lay(tale, DOORS, 1)
    tale.when("declare:tw-106").quietly()
    assert tale.cards(DISCARD, 1) == [DOORS]


def struck_with(shield: str, bearer: str, *heroes: str) -> Tale:
    """A Troll strikes the heroes; one of them bears the shield."""
    tale = on_the_way({shield: 1}, {"tw-16": 1}, {"strike": [[6, 6]], "body": [[1, 1]]}, heroes)
    tale.s.come_into_play(tale.s.zones.face.index(face_of(shield)), 0, tale.thing(bearer))
    tale.s.ask_again()
    return tale.when("declare:tw-16.0")


def uses(tale: Tale, shield: str) -> bool:
    """On through the attack, with the shield if it is offered."""
    used = False
    while tale.kind != "enter":
        found = [offer for offer in tale.offers() if offer.startswith(f"declare:{shield}")]
        used = used or bool(found)
        tale.choose(found[0]) if found else tale.decline()
    return used


@part("tw-327.2")
def test_a_shield_of_ash_taps_for_one_prowess() -> None:
    tale = struck_with("tw-327", SAM, SAM)
    assert uses(tale, "tw-327")
    assert (tale.told("struck")[0]["own"], tale.s.status[tale.thing("tw-327")]) == (2, TAPPED)


@part("tw-250.2")
@pytest.mark.parametrize(("hero", "works"), [(GLORFINDEL, True), (SAM, False)])
def test_a_great_shield_spares_a_warrior_the_tapping(hero: str, works: bool) -> None:
    tale = struck_with("tw-250", hero, hero)
    assert uses(tale, "tw-250") == works
    if works:
        assert [tale.s.status[tale.thing(card)] for card in ("tw-250", hero)] == [TAPPED, UNTAPPED]
        assert tale.told("struck")[0]["own"] == 8


@part("tw-327.2")
def test_a_shield_is_of_no_use_to_others() -> None:
    tale = struck_with("tw-327", GLORFINDEL, GLORFINDEL, SAM).when(f"assign:{SAM}")
    assert not uses(tale, "tw-327")
    assert tale.told("struck")[0]["card"] == SAM


def test_what_was_declared_is_done_though_its_card_is_another_number_since() -> None:
    """Cram is discarded as its cost. In answer Smoke Rings takes a card from the discard pile, a mixed place."""
    tale = at_home({"td-105": 1, "dm-159": 1, "tw-244": 6}, {})
    s, sam = tale.s, tale.thing(SAM)
    cram = s.zones.face.index(face_of("td-105"))
    s.come_into_play(cram, 0, sam)
    s.set_status(sam, TAPPED)
    for sword in [thing for thing, face in enumerate(s.zones.face) if face == face_of("tw-244")]:
        s.zones.move(sword, DISCARD)
    s.ask_again()
    tale.choose(next(offer for offer in tale.offers() if "td-105" in offer and offer.endswith(".0")))
    tale.choose("declare:dm-159.0").until("fetch-any").choose("fetch:tw-244").quietly()
    assert s.face(cram).id == "tw-244"
    assert s.status[sam] == UNTAPPED
