"""Events of the minion decks that undo others, change the way, or call back what was beaten."""

from random import Random

import pytest
from tests.games.meccg.dark import MAN, ORC, at_home, declare, lay, offered, under_way
from tests.games.meccg.printings import every_printing
from tests.games.meccg.tale import Tale
from tests.games.meccg.test_printed import thing

from mathom.effects import Entry
from mathom.games.meccg.cards.fetching import Fetching
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.corruption import CorruptionCheck
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.places import site_type
from mathom.games.meccg.sites.faction import FactionAttempt
from mathom.games.meccg.uniqueness import is_doubled
from mathom.games.meccg.zones import CHAIN, DECK, DISCARD
from mathom.testing import part, rule

PITS, DECAY, SHADOW, POWER = "td-27", "dm-55", "le-179", "as-90"
ITANGAST, RAIN_DRAKE = "td-37", "td-57"
SPY, MAGICIAN, DIPLOMAT, WOLVES, WIGHT, ORCS = "le-9", "le-6", "le-1", "tw-114", "tw-14", "tw-73"
CANDLE = "tw-23"
WIN = {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9}


@rule("ME-25.3")
@every_printing("le-136", 1)
def test_the_searching_eye_sees_a_scout(card: str) -> None:
    tale = under_way((SPY, MAN), {"le-160": 1}, {WOLVES: 1, card: 1}, WIN, ("wilderness",))
    declare(tale, WOLVES)
    declare(tale, "le-160")
    tale.when(f"declare:{card}.0").until("enter")
    assert tale.told("attack-over")[0]["outcome"] != "cancelled"
    assert tale.told("fizzled") == [{"seat": 0, "card": "le-160"}]


@every_printing("le-136", 1)
def test_the_searching_eye_sees_nobody_else(card: str) -> None:
    tale = under_way((MAN,), {"le-216": 1}, {ORCS: 1, card: 1}, WIN, ("wilderness", "shadow-land"))
    declare(tale, ORCS).when("declare:le-216")
    assert not offered(tale, card)


@every_printing("le-136", 2)
def test_the_searching_eye_ends_what_a_scout_has_begun(card: str) -> None:
    tale = at_home((SPY, MAN), {"le-231": 1}, {WOLVES: 1, card: 1})
    tale.choose("declare:le-231.0").until("organise").choose("move").until("plan").choose("move:le-402").hazards()
    tale.s.journey.types = ["wilderness"]
    tale.s.ask_again()
    assert not tale.offered(f"declare:{WOLVES}.0")
    tale.when(f"declare:{card}.1")
    while not tale.offered(f"declare:{WOLVES}.0"):
        tale.decline()
    assert tale.s.in_force.until("turn") == []


def at_the_pits(doors: bool) -> Tale:
    """The turn ends while the pits are open: the hazard player has a Dragon, a drake and wolves in his discard pile."""
    tale = under_way((MAN,), foe={PITS: 2, ITANGAST: 1, RAIN_DRAKE: 1, WOLVES: 1, "tw-28": 1})
    s = tale.s
    for card in (ITANGAST, RAIN_DRAKE, WOLVES):
        s.move(thing(s, card), DISCARD + 1)
    s.come_into_play(thing(s, PITS), 1)
    if doors:
        s.come_into_play(thing(s, "tw-28"), 1)
    assert is_doubled(s, FACES[face_of(PITS)])
    return tale.until("fetch-any")


TO_HAND, INTO_DECK = ([f"{deed}:{card}" for card in (ITANGAST, RAIN_DRAKE)] for deed in ("fetch", "shuffle-in"))


@part("td-27.1", "td-27.3", "CR-050")
def test_a_dragon_or_a_drake_comes_back_from_the_pits() -> None:
    tale = at_the_pits(doors=False)
    assert (tale.seat, tale.offers()) == (1, [*TO_HAND, "done"])
    tale.choose(f"fetch:{RAIN_DRAKE}")
    assert (tale.kind != "fetch-any", tale.told("fetched")) == (True, [{"seat": 1, "count": 1, "place": "play-deck"}])


@part("td-27.2", "CR-049")
@pytest.mark.parametrize(("first", "second"), [(ITANGAST, RAIN_DRAKE), (RAIN_DRAKE, ITANGAST)])
def test_with_doors_of_night_one_of_each_comes_to_hand(first: str, second: str) -> None:
    tale = at_the_pits(doors=True)
    assert (tale.seat, tale.offers()) == (1, [*TO_HAND, *INTO_DECK, "done"])
    tale.choose(f"fetch:{first}")
    assert tale.offers() == [f"fetch:{second}", "done"]
    tale.choose(f"fetch:{second}")
    assert tale.told("fetched") == [{"seat": 1, "count": 2, "place": "hand"}]
    assert {first, second} <= set(tale.hand(1))


@part("td-27.1", "td-27.2")
@pytest.mark.parametrize("card", [ITANGAST, RAIN_DRAKE])
def test_with_doors_of_night_one_may_go_into_the_play_deck_all_the_same(card: str) -> None:
    tale = at_the_pits(doors=True)
    before = len(tale.cards(DECK, 1))
    tale.choose(f"shuffle-in:{card}")
    assert (tale.kind != "fetch-any", tale.told("fetched")) == (True, [{"seat": 1, "count": 1, "place": "play-deck"}])
    assert (len(tale.cards(DECK, 1)) - before, card in tale.cards(DISCARD, 1)) == (1, False)


@part("td-27.2")
def test_what_came_first_from_the_pits_is_nobody_elses_business() -> None:
    tale = at_the_pits(doors=True).choose(f"fetch:{RAIN_DRAKE}")
    found = [GAME.determinize(tale.s, seat, Random(1)).innermost(Fetching) for seat in (0, 1)]
    assert [None if frame is None else frame.what for frame in found] == ["dragons-and-drakes", "dragons"]


@part("dm-55.1")
def test_the_dead_rise_again() -> None:
    tale = under_way((MAN,), foe={DECAY: 1, WIGHT: 1, "tw-28": 1}, rolls=WIN, types=("shadow-land",))
    s = tale.s
    assert not tale.offered(f"declare:{DECAY}.0")
    s.move(thing(s, WIGHT), DISCARD + 1)
    s.ask_again()
    used = s.journey.count
    tale.choose(f"declare:{DECAY}.0").until("raise")
    assert tale.offers() == [f"play:{WIGHT}"], "that it is the only one is nobody else's business"
    tale.until("enter")
    attack = tale.told("attacked")[0]
    assert (attack["race"], attack["prowess"], used) == ("undead", 11, 0)


@rule("ME-11.2")
def test_the_hazard_player_declares_what_the_risen_dead_are_keyed_to() -> None:
    """In a Shadow-land they would detain minions only."""
    tale = under_way((MAN,), foe={DECAY: 1, CANDLE: 1}, rolls=WIN, types=("shadow-land", "wilderness"))
    tale.s.move(thing(tale.s, CANDLE), DISCARD + 1)
    tale.s.ask_again()
    tale.choose(f"declare:{DECAY}.0").until("key")
    assert (tale.seat, tale.offers()) == (
        1,
        [
            "on:region-type=wilderness",
            "on:region-type=shadow-land",
            "on:site-type=shadow-hold",
        ],
    )
    tale.choose("on:region-type=wilderness")
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert (attack.key, attack.detainment) == ("region-type:wilderness", False)


@part("dm-55.1")
def test_only_what_could_be_keyed_rises() -> None:
    tale = under_way((MAN,), foe={DECAY: 1, WOLVES: 1}, types=("wilderness",))
    tale.s.move(thing(tale.s, WOLVES), DISCARD + 1)
    tale.s.ask_again()
    assert not tale.offered(f"declare:{DECAY}.0")


def mine_first(people: tuple[str, ...], cards: dict[str, int], types: tuple[str, ...] = ()) -> Tale:
    """They are on their way, and their player is asked."""
    tale = at_home(people, cards, {"tw-61": 1}, {"check": [[6, 6]]})
    tale.choose("move").until("plan").choose("move:le-402")
    while tale.seat != 0 or tale.kind != "react":
        tale.decline()
    tale.s.journey.types = list(types)
    tale.s.ask_again()
    return tale


@part("le-179.1", "le-179.2", "le-179.4")
def test_a_deeper_shadow_falls_on_the_way() -> None:
    tale = mine_first((MAGICIAN, MAN), {SHADOW: 1, "le-302": 1}, ("wilderness",) * 2)
    s = tale.s
    lay(tale, "le-302", tale.thing(MAGICIAN))
    tale.when(f"declare:{SHADOW}.0")
    while not tale.told("checked"):
        tale.decline()
    assert sorted(s.journey.types) == ["shadow-land", "wilderness"]
    assert (tale.told("checked")[0]["card"], tale.told("checked")[0]["modifier"]) == (MAGICIAN, -3)


@part("le-179.2")
def test_or_on_the_ruins_where_it_leads() -> None:
    tale = mine_first((MAGICIAN,), {SHADOW: 1})
    s = tale.s
    s.zones.face[s.destination()] = face_of("le-415")
    s.ask_again()
    assert site_type(s, s.destination()) == "ruins-and-lairs"
    tale.when(f"declare:{SHADOW}.1")
    while not s.in_force.until("travel"):
        tale.decline()
    assert site_type(s, s.destination()) == "shadow-hold"


@part("le-179.3")
def test_or_it_lowers_the_hazard_limit() -> None:
    tale = mine_first((MAGICIAN,), {SHADOW: 1})
    s = tale.s
    before = s.hazard_limit()
    tale.when(f"declare:{SHADOW}.3")
    while not s.in_force.until("travel"):
        tale.decline()
    assert s.hazard_limit() == before - 1


@part("le-179.1")
def test_it_takes_a_magician_on_the_move() -> None:
    for people, moves in (((MAN,), True), ((MAGICIAN,), False)):
        tale = at_home(people, {SHADOW: 1}, {"tw-61": 1})
        tale.choose("move").until("plan").choose("move:le-402" if moves else "stay")
        found: list[str] = []
        while tale.kind not in ("enter", "at-site"):
            found += tale.offers()
            tale.decline()
        assert not [key for key in found if key.startswith(f"declare:{SHADOW}")]


def is_offered_once(tale: Tale, key: str, text: int) -> None:
    """Not while a copy has its effect: that text of it lasts."""
    s = tale.s
    assert tale.offered(key)
    copy = Entry(0, face_of(POWER), text, thing(s, POWER), until="check", order=s.in_force.begun)
    s.enter(copy)
    s.ask_again()
    assert not tale.offered(key)
    s.end([copy])
    s.ask_again()


@part("as-90.1", "as-90.2")
@pytest.mark.parametrize(("people", "more"), [((DIPLOMAT, MAN, ORC), 2), ((MAN, ORC), 0)])
def test_a_diplomat_joins_with_that_power(people: tuple[str, ...], more: int) -> None:
    tale = at_home(people, {POWER: 2, "le-286": 1, "le-302": 1}, rolls={"check": [[6, 6]]})
    s, man = tale.s, tale.thing(MAN)
    lay(tale, "le-302", man)
    s.push(CorruptionCheck(man))
    s.ask = None
    s.run()
    if more:
        is_offered_once(tale, f"declare:{POWER}.2", 3)
        tale.choose(f"declare:{POWER}.2")
    while not tale.told("checked"):
        tale.decline()
    plain = FACES[face_of(MAN)].record.corruption_check_modifier
    assert tale.told("checked")[0]["modifier"] - plain == more


@part("as-90.1", "as-90.2")
def test_a_diplomat_helps_to_influence() -> None:
    tale = at_home((DIPLOMAT, MAN, ORC), {POWER: 2, "le-286": 1}, rolls={"influence": [[1, 1]]})
    s = tale.s
    attempt = FactionAttempt(tale.thing(MAN), s.zones.slip(thing(s, "le-286"), CHAIN))
    before = attempt.modifier(s)
    s.push(attempt)
    s.ask = None
    s.run()
    is_offered_once(tale, f"declare:{POWER}.0", 1)
    tale.choose(f"declare:{POWER}.0")
    while not tale.told("influenced"):
        tale.decline()
    assert tale.told("influenced")[0]["modifier"] - before == 2
