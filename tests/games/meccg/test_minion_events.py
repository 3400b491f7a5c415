"""Short-events of the minion decks, a test for each clause."""

import pytest
from tests.games.meccg.dark import (
    MAN,
    ORC,
    Rolls,
    at_home,
    attack_of,
    declare,
    lay,
    offered,
    outcomes,
    under_way,
)

from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import DISCARD, PLAY, SIDEBOARD
from mathom.testing import part

SPY, DIPLOMAT, RANGER, SAGE, ELF = "le-9", "le-1", "le-47", "le-8", "le-5"
MEN, ORCS, WOLVES = "le-59", "tw-73", "tw-114"  # Ambusher, Orc-lieutenant, Wolves
SKIES_OF_FIRE = "le-228"
LAND = ("border-land", "shadow-land", "wilderness", "wilderness")
WIN: Rolls = {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9}


@part("le-160.1", "le-160.2", "le-160.3")
@pytest.mark.parametrize(
    ("who", "state", "works"), [(SPY, UNTAPPED, True), (SPY, TAPPED, False), (MAN, UNTAPPED, False)]
)
def test_a_nice_place_to_hide(who: str, state: int, works: bool) -> None:
    tale = under_way((who, MAN) if who != MAN else (MAN,), {"le-160": 1}, {MEN: 1}, WIN, LAND)
    tale.s.set_status(tale.thing(who), state)
    declare(tale, MEN)
    assert offered(tale, "le-160") == works
    if works:
        declare(tale, "le-160").until("enter")
        assert (outcomes(tale), tale.s.status[tale.thing(who)]) == (["cancelled"], TAPPED)


@part("le-212.1", "le-212.2")
@pytest.mark.parametrize(("people", "prowess"), [((MAN,), 0), ((ORC,), -2)])
def test_not_slay_needlessly(people: tuple[str, ...], prowess: int) -> None:
    tale = under_way(people, {"le-212": 2}, {MEN: 1}, WIN, LAND)
    declare(tale, MEN)
    declare(tale, "le-212")
    while tale.kind in ("react", "target"):
        tale.decline()
    if prowess:
        assert attack_of(tale).strength(tale.s) == 10 + prowess
    else:
        assert outcomes(tale) == ["cancelled"]


@part("le-212.1")
def test_not_slay_needlessly_is_for_men_elves_and_dwarves() -> None:
    tale = under_way((MAN,), {"le-212": 1}, {ORCS: 1}, WIN, LAND)
    declare(tale, ORCS)
    assert not offered(tale, "le-212")


@part("le-212.3")
def test_one_copy_weakens_an_attack() -> None:
    tale = under_way((ORC,), {"le-212": 2}, {MEN: 1}, WIN, LAND)
    declare(tale, MEN)
    declare(tale, "le-212")
    while tale.s.in_force.until("attack") == []:
        tale.decline()
    assert not offered(tale, "le-212")


@part("le-216.1", "le-216.2")
@pytest.mark.parametrize(("creature", "works"), [(MEN, True), (ORCS, True), (WOLVES, False)])
def test_orc_quarrels_cancels(creature: str, works: bool) -> None:
    tale = under_way((MAN,), {"le-216": 1}, {creature: 1}, WIN, LAND)
    declare(tale, creature)
    assert offered(tale, "le-216") == works
    if works:
        tale.when("declare:le-216.0").until("enter")
        assert outcomes(tale) == ["cancelled"]


@part("le-216.3")
def test_under_skies_of_fire_orc_quarrels_halves_the_strikes_of_anybody() -> None:
    tale = under_way((MAN, ORC), {"le-216": 1, SKIES_OF_FIRE: 1}, {WOLVES: 1}, WIN, LAND)
    lay(tale, SKIES_OF_FIRE)
    declare(tale, WOLVES).when("declare:le-216.1")
    while tale.s.in_force.until("attack") == []:
        tale.decline()
    assert attack_of(tale).number_of_strikes(tale.s) == 2


@part("le-225.1", "le-225.2")
@pytest.mark.parametrize(("people", "works"), [((DIPLOMAT,), True), ((DIPLOMAT, ORC), False), ((MAN,), False)])
def test_the_ruse_of_a_diplomat(people: tuple[str, ...], works: bool) -> None:
    tale = under_way(people, {"le-225": 1}, {WOLVES: 1}, WIN, LAND)
    declare(tale, WOLVES)
    assert offered(tale, "le-225") == works
    if works:
        tale.when("declare:le-225.0").until("enter")
        assert (outcomes(tale), tale.s.status[tale.thing(DIPLOMAT)]) == (["cancelled"], TAPPED)


@part("le-225.3", "CR-416")
def test_the_ruse_of_a_scout() -> None:
    tale = under_way((SPY, ORC), {"le-225": 1}, {WOLVES: 1}, WIN, LAND)
    declare(tale, WOLVES).when("declare:le-225.1").until("enter")
    assert {strike["card"] for strike in tale.told("struck")} == {ORC}
    alone = under_way((SPY,), {"le-225": 1}, {WOLVES: 1}, WIN, LAND)
    declare(alone, WOLVES).when("declare:le-225.1").until("enter")
    assert (outcomes(alone), alone.cards(DISCARD, 1)) == (["endured"], [WOLVES])


@part("wh-43.1")
@pytest.mark.parametrize(
    ("who", "creature", "works"), [(RANGER, WOLVES, True), (MAN, WOLVES, False), (RANGER, MEN, False)]
)
def test_crept_along_cleverly(who: str, creature: str, works: bool) -> None:
    tale = under_way((who,), {"wh-43": 1}, {creature: 1}, WIN, LAND)
    declare(tale, creature)
    assert offered(tale, "wh-43") == works
    if works:
        declare(tale, "wh-43").until("enter")
        assert outcomes(tale) == ["cancelled"]


@part("le-180.1", "le-180.2")
def test_the_diversion_wounds_one() -> None:
    tale = under_way((MAN, ORC), {"le-180": 1}, {WOLVES: 1}, WIN, LAND)
    tale.s.set_status(tale.thing(ORC), WOUNDED)
    declare(tale, WOLVES)
    declare(tale, "le-180").until("enter")
    assert (outcomes(tale), tale.s.status[tale.thing(MAN)], tale.told("body-check")) == (["cancelled"], WOUNDED, [])


@part("le-180.1")
def test_nobody_is_left_for_a_diversion() -> None:
    tale = under_way((MAN,), {"le-180": 1}, {WOLVES: 1}, WIN, LAND)
    tale.s.set_status(tale.thing(MAN), WOUNDED)
    declare(tale, WOLVES)
    assert not offered(tale, "le-180")


def struck(event: str, who: str, rolls: Rolls, state: int = UNTAPPED) -> dict[str, int]:
    """The strike of a lonely character, with an event if it can be played."""
    tale = under_way((who,), {event: 1}, {"le-59": 1}, rolls, LAND)
    tale.s.set_status(tale.thing(who), state)
    declare(tale, MEN)
    while not tale.told("struck"):
        found = [key for key in tale.offers() if key.startswith(f"declare:{event}")]
        tale.choose(found[0]) if found else tale.decline()
    tale.until("organise")
    first = tale.told("struck")[0]
    body = tale.told("body-check")
    played = int(tale.cards(DISCARD).count(event))
    tapped = tale.s.status[tale.thing(who)] if who in tale.cards(PLAY) else -1
    return {
        "played": played,
        "own": first["own"],
        "roll": first["roll"],
        "state": tapped,
        "body": body[0]["body"] if body else 0,
    }


@part("le-172.1", "le-172.2")
def test_a_bold_thrust_of_a_warrior() -> None:
    rolls: Rolls = {"strike": [[1, 1]] * 3, "body": [[1, 1]] * 3}
    bold = struck("le-172", MAN, rolls)
    # prowess 5, an excess strike, +3; body 7
    assert (bold["played"], bold["own"], bold["body"]) == (1, 7, 6)
    assert struck("le-172", SPY, rolls)["played"] == 0


@part("le-238.1", "le-238.2")
def test_swift_strokes_of_a_warrior() -> None:
    swift = struck("le-238", MAN, {"strike": [[1, 1, 5, 4]]})
    assert (swift["played"], swift["own"], swift["roll"]) == (1, 5, 9)
    assert struck("le-238", SPY, {"strike": [[6, 6]]})["played"] == 0


@part("le-247.1", "le-247.2")
def test_under_his_blow_an_untapped_character_does_not_tap() -> None:
    blow = struck("le-247", MAN, {"strike": [[6, 6]]})
    assert (blow["played"], blow["own"], blow["state"]) == (1, 4, UNTAPPED)
    assert struck("le-247", MAN, {"strike": [[6, 6]]}, TAPPED)["played"] == 0


@part("le-231.1", "le-231.2", "le-231.3", "CR-635")
@pytest.mark.parametrize(("people", "works"), [((SPY, MAN), True), ((SPY, MAN, ORC), False), ((MAN,), False)])
def test_sneaking(people: tuple[str, ...], works: bool) -> None:
    tale = at_home(people, {"le-231": 1}, {WOLVES: 1, "tw-61": 1})
    assert (tale.kind == "organise" and tale.offered("declare:le-231.0")) == works
    if works:
        tale.choose("declare:le-231.0").until("organise").choose("move").until("plan").choose("move:le-402").hazards()
        assert tale.s.status[tale.thing(SPY)] == TAPPED
        tale.s.journey.types = list(LAND)
        tale.s.ask_again()
        assert (tale.offered(f"declare:{WOLVES}.0"), tale.offered("declare:tw-61.0")) == (False, True)


@part("le-250.1", "le-250.2", "le-250.3", "le-250.4")
def test_voices_of_malice_drive_a_hazard_away() -> None:
    tale = at_home((SAGE, MAN), {"le-250": 1, "le-302": 1}, {"tw-61": 1, "tw-28": 1}, {"check": [[6, 6]]})
    lay(tale, "le-302", tale.thing(SAGE))
    lay(tale, "tw-28", seat=1)
    assert not tale.offered("declare:le-250.0")
    lay(tale, "tw-61", seat=1)
    tale.choose("declare:le-250.0").until("organise")
    assert (tale.cards(DISCARD, 1), tale.s.status[tale.thing(SAGE)]) == (["tw-61"], TAPPED)
    assert tale.told("checked")[0]["modifier"] == -2


@part("le-250.1")
def test_voices_of_malice_need_an_untapped_sage() -> None:
    for who, state in ((MAN, UNTAPPED), (SAGE, TAPPED)):
        tale = at_home((who,), {"le-250": 1}, {"tw-61": 1})
        tale.s.set_status(tale.thing(who), state)
        lay(tale, "tw-61", seat=1)
        assert not tale.offered("declare:le-250.0")


@part("le-253.1", "le-253.2", "CR-280", "CR-281")
def test_weigh_all_things_to_a_nicety() -> None:
    tale = at_home((MAN,), {"le-253": 1, "le-302": 1, "tw-244": 1, "tw-106": 1, "tw-161": 1, "le-50": 1})
    s = tale.s
    for thing in list(s.at(6, 0)):
        if s.face(thing).id != "le-253":
            s.move(thing, (SIDEBOARD if s.face(thing).id in ("le-50", "tw-106") else DISCARD) + 0)
    s.ask_again()
    tale.choose("declare:le-253.0").until("fetch-any")
    assert tale.offers() == ["fetch:tw-161", "fetch:le-50", "fetch:le-302", "done"]
