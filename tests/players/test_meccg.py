"""The scripted player of Middle-earth CCG: legal, blind for what it may not see, and better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.companies.bequest import Bequest
from mathom.games.meccg.council.calling import Calling
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.start.bring import PLAUSIBLE, brought_deck
from mathom.games.meccg.state import Realm
from mathom.games.meccg.terms import ERRATA
from mathom.games.meccg.zones import SET_ASIDE
from mathom.kernel import Chance, Perspective, State, Variant, option_key
from mathom.players import make_player
from mathom.players.meccg import evaluate
from mathom.players.meccg.people import at_odds

PARTS = ("pool", "characters", "resources", "hazards", "sites", "sideboard")
GLORFINDEL, SAM, BALIN = "tw-161", "tw-180", "tw-123"  # prowess 8, 1, 4
HALBARAD, DWARVEN_RING = "tw-162", "tw-213"  # prowess 0, corruption 3
GLAMDRING, MORIA, RIVENDELL = "tw-244", "tw-413", "tw-421"


def answer(s: State) -> str:
    """What the scripted player chooses now."""
    assert s.ask is not None
    seat = s.ask.waiting()[0]
    return option_key(GAME, s, seat, make_player("scripted", GAME, "1").choose(Perspective(GAME, s, seat)))


def play(decks: list[str], players: list[str], deal: str, variant: Variant | None = None) -> State:
    state = GAME.begin(variant or {}, 2, Chance(deal), list(decks))
    state.quiet = True
    made = [make_player(name, GAME, f"{deal}/{seat}") for seat, name in enumerate(players)]
    while state.ask is not None:
        seat = state.ask.waiting()[0]
        state.play(seat, made[seat].choose(Perspective(GAME, state, seat)))
    return state


@pytest.mark.parametrize(
    "decks", [["challenge-a", "challenge-g"], ["challenge-c", "challenge-b"], ["challenge-h", "challenge-f"]]
)
def test_it_wins_far_more_points_than_chance_with_every_deck(decks: list[str]) -> None:
    won = lost = 0
    for own, players in ((0, ["scripted", "random"]), (1, ["random", "scripted"])):
        end = play(decks, players, "strength")
        assert end.result is not None
        won += end.result.scores[own]
        lost += end.result.scores[1 - own]
    assert won > 10 + 2 * lost


def test_two_of_them_reach_the_council() -> None:
    end = play(["challenge-b", "challenge-f"], ["scripted", "scripted"], "two")
    assert end.result is not None
    assert end.result.how == "council"


@pytest.mark.parametrize(
    "variant",
    [
        {"rules": "standard"},
        {"length": "one", **dict.fromkeys(ERRATA, True)},
        {"rules": "standard", "length": "four", "ends_late": True},
    ],
)
def test_it_plays_to_the_end_whatever_the_table_agrees_on(variant: Variant) -> None:
    end = play(["challenge-a", "challenge-g"], ["scripted", "scripted"], "agreed", variant)
    assert end.result is not None
    assert isinstance(end, Realm)
    assert end.result.how != "council" or min(end.exhausted) >= end.terms.length().ends or end.caller >= 0


def test_it_chooses_a_company_that_gets_on_without_a_draft() -> None:
    state = GAME.begin({"rules": "standard"}, 2, Chance("company"), ["challenge-g", "challenge-h"])
    assert isinstance(state, Realm)
    made = [make_player("scripted", GAME, str(seat)) for seat in range(2)]
    while state.ask is not None and state.ask.kind == "starting-company":
        seat = state.ask.waiting()[0]
        state.play(seat, made[seat].choose(Perspective(GAME, state, seat)))
    chosen = [state.characters(seat) + state.at(SET_ASIDE, seat) for seat in range(2)]
    assert all(len(people) >= 3 for people in chosen)
    assert not any(at_odds([state.zones.face[member] for member in people]) for people in chosen)


def swapped(state: State, seat: int, rng: Random) -> State:
    """The same for the seat, but every card of the opponent that it has not seen is any card of the whole game."""
    assert isinstance(state, Realm)
    other = state.clone()
    unseen = [t for t in range(state.first[1 - seat], state.first[2 - seat]) if not state.zones.knows(seat, t)]
    sites = [face.number for face in FACES if face.kind == "site"]
    others = [face.number for face in FACES if face.kind != "site"]
    dealt = [rng.choice(sites if state.zones.kinds.back[thing] % 2 else others) for thing in unseen]
    other.zones.imagine(unseen, dealt)
    assert sorted(other.zones.face) != sorted(state.zones.face)
    return other


def moments(decks: list[str], count: int, most: int) -> Iterator[tuple[State, int]]:
    """Questions with a choice, here and there in a game of the scripted player, each with who is asked."""
    state = GAME.begin({}, 2, Chance("unseen"), list(decks))
    players = [make_player("scripted", GAME, f"unseen/{seat}") for seat in range(2)]
    rng = Random(1)
    while count:
        assert state.ask is not None
        seat = state.ask.waiting()[0]
        if 1 < len(state.ask.options_of(seat)) <= most and rng.random() < 0.2:
            count -= 1
            yield state, seat
        state.play(seat, players[seat].choose(Perspective(GAME, state, seat)))


@pytest.mark.parametrize("decks", [["challenge-a", "challenge-g"], ["challenge-h", "challenge-c"]])
@pytest.mark.parametrize(("name", "count", "most"), [("scripted", 70, 99), ("montecarlo:8", 6, 5)])
def test_it_chooses_the_same_whatever_the_opponent_has_brought(
    decks: list[str], name: str, count: int, most: int
) -> None:
    """Nothing of a deck that it has not seen tells, neither in its choice nor in what it imagines."""
    for number, (state, seat) in enumerate(moments(decks, count, most)):
        other = swapped(state, seat, Random(number))
        worlds = [GAME.determinize(one, seat, Random(7)).dump() for one in (state, other)]
        assert worlds[0] == worlds[1]
        choices = {make_player(name, GAME, "1").choose(Perspective(GAME, one, seat)) for one in (state, other)}
        assert len(choices) == 1


def test_the_deck_that_it_imagines_is_never_the_true_list() -> None:
    """What is not seen is of one of the plausible decks, though the opponent has brought none of these."""
    state = GAME.begin({}, 2, Chance("own"), ["challenge-a", "challenge-f"])
    other = swapped(state, 0, Random(1))
    assert isinstance(other, Realm)
    plausible = {face_of(card) for name in PLAUSIBLE["minion"] for part in PARTS for card in brought_deck(name)[part]}
    for seed in range(5):
        world = GAME.determinize(other, 0, Random(seed))
        imagined = {world.zones.face[t] for t in range(other.first[1], other.first[2]) if not other.zones.knows(0, t)}
        assert imagined <= plausible


def test_it_travels_to_where_it_can_play_an_item_and_plays_it() -> None:
    tale = Scene(GLORFINDEL, "tw-132", BALIN, hand=[GLAMDRING], sites=[MORIA], rolls={"strike": [[6, 6]] * 8})
    tale.choose("move")
    assert answer(tale.s) == f"move:{MORIA}"
    tale.choose(f"move:{MORIA}").until("enter")
    assert answer(tale.s) == "enter"
    while tale.kind != "at-site":
        tale.choose(answer(tale.s))
    assert answer(tale.s) == f"play:{GLAMDRING}"


def test_an_item_goes_to_whom_it_tempts_least() -> None:
    """Sam, who resists it, rather than the weaker Halbarad: handed over, left behind, and at the start."""
    handed = Scene([GLORFINDEL, DWARVEN_RING], HALBARAD, SAM).choose(f"transfer:{DWARVEN_RING}")
    assert (handed.kind, answer(handed.s)) == ("receiver", f"under:{SAM}#{handed.thing(SAM)}")

    left = Scene([GLORFINDEL, DWARVEN_RING], HALBARAD, SAM)
    left.meanwhile(Bequest(left.thing(GLORFINDEL))).choose(f"take:{DWARVEN_RING}")
    assert (left.kind, answer(left.s)) == ("receiver", f"give:{SAM}#{left.thing(SAM)}")

    people = {HALBARAD: 1, SAM: 1, "td-105": 1, "tw-259": 1}
    start = Tale(deck(pool=people), deck()).draft(HALBARAD, SAM).choose("stop", "done")
    start.choose("give:td-105", f"give:{HALBARAD}", "give:tw-259")
    assert (start.kind, answer(start.s)) == ("item-bearer", f"give:{SAM}#{start.thing(SAM)}")


def test_it_does_not_enter_where_nothing_is_to_be_won() -> None:
    tale = Scene(GLORFINDEL, SAM, at=MORIA, sites=[MORIA])
    assert answer(tale.choose("move").until("enter").s) == "none"


def test_the_strongest_take_the_strikes_and_excess_ones_go_to_the_weakest() -> None:
    tale = Scene(SAM, GLORFINDEL, at=MORIA, hand=[GLAMDRING], sites=[MORIA])
    tale.choose("move").until("enter").choose("enter").until("excess")
    assert answer(tale.s).startswith(f"excess:{SAM}")
    attack = Attack(tale.s.companies_of(0)[0], "event")
    attack.attacker, attack.strikes, attack.prowess = 1, 1, 10
    tale.s.ask = None
    tale.s.push(attack)
    tale.s.run()
    tale.until("assign")
    assert answer(tale.s).startswith(f"assign:{GLORFINDEL}")


def test_two_leaders_part_before_they_travel() -> None:
    tale = Scene("le-31", "le-22", side="minion")
    assert answer(tale.s).startswith("split:")
    tale.choose(answer(tale.s))
    assert answer(tale.s) == "move"


def test_who_has_more_points_stands_better() -> None:
    even, ahead = Scene(GLORFINDEL, foe=[BALIN]), Scene([GLORFINDEL, GLAMDRING], foe=[BALIN])
    assert sum(evaluate(even.s)) == pytest.approx(1)
    assert evaluate(ahead.s)[0] > evaluate(even.s)[0]


def test_a_lost_avatar_counts_where_the_points_are_compared() -> None:
    """Who is ahead calls the council, unless it is by less than the 5 points of the own avatar."""
    for loser, calls in ((None, True), (0, False), (1, True)):
        tale = Scene([GLORFINDEL, GLAMDRING, "tw-336"], "tw-145", foe=[[BALIN, "tw-295"]])  # 8 points against 4
        before = evaluate(tale.s)
        tale.s.lost = [int(seat == loser) for seat in range(2)]
        tale.s.exhausted = [2, 0]
        tale.meanwhile(Calling())
        assert answer(tale.s) == ("yes" if calls else "no")
        if loser is not None:
            assert evaluate(tale.s)[loser] < before[loser]


def test_a_ringwraith_leaves_those_who_cannot_travel_with_it_and_they_stay_together() -> None:
    tale = Scene("le-1", "le-19", "le-50", side="minion")  # two Men and Adûnaphel
    assert answer(tale.s).startswith("split:le-50")


def test_a_company_does_not_enter_where_all_would_be_tapped() -> None:
    """At Moria four strikes of prowess 7 leave nobody of two who could play the item."""
    weak = Scene(SAM, "tw-495", at=MORIA, hand=[GLAMDRING])
    assert answer(weak.choose("move").until("enter").s) == "none"


def test_in_its_own_turn_it_takes_points_from_the_sideboard_not_hazards() -> None:
    board, hazards = {"le-278": 1, "le-59": 1}, {"le-65": 16}
    tale = Scene("le-50", side="minion", sites=["le-392"], sideboard=board, hazards=hazards)
    assert answer(tale.s) == "sideboard"
    tale.choose("sideboard")
    assert answer(tale.s) == "to-play-deck"
    assert answer(tale.choose("to-play-deck").s) == "fetch:le-278"


def test_it_attacks_only_a_much_weaker_company() -> None:
    for own, wanted in (([GLORFINDEL, "tw-132"], "attack:company-12"), (["tw-495"], "none")):
        tale = Scene(*own, foe=["le-1"], at=MORIA, foe_at="le-392", foes_side="minion", foes_sites=["le-392"])
        tale.s.turns = [3, 3]
        tale.choose("move").until("enter").choose("enter").until("fight", most=60)
        assert answer(tale.s) == wanted


@pytest.mark.parametrize(("lost", "calls"), [(0, True), (1, False)])
def test_a_minion_player_ends_the_game_when_ahead(lost: int, calls: bool) -> None:
    """With Sudden Call in the long-event phase; who has lost everything keeps the card, and never gives it back."""
    scene = Scene(*([] if lost else [["le-1", "le-343"]]), side="minion", hand=["le-235"], foe=[SAM] if lost else [])
    scene.s.exhausted = [2, 0]
    scene.again().choose("move").until("events")
    assert {"declare:le-235.0", "declare:le-235.2"} <= set(scene.offers())
    assert answer(scene.s) == ("declare:le-235.0" if calls else "done")
