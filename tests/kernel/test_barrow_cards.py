"""The cards of Barrows, clause by clause: declared, answered, resolved, fizzled, in force and gone again."""

from __future__ import annotations

import pytest
from tests.kernel.barrow_cards import NAMES, SCRIPTS, VOCABULARY, Attack
from tests.kernel.barrows import DECK, DOWN, GAME, HAND, LAY, PILE, PLAY, SEARCH, Hills, Spells

from mathom.effects import declaration
from mathom.kernel import PASS, Chance, Event
from mathom.testing import part

# Every card is in both decks, as far as twelve go.
MINE = ["blade", "blade", "great-axe", "shield", "banner", "raven", "wolf", "wolf", "frost", "frost", "horn", "thaw"]
THEIRS = ["wolf", "mist", "courage", "ward", "ward", "snare", "seer", "blade", "horn", "horn", "raven", "raven"]


def hills(mine: list[str], theirs: list[str] | None = None, dice: tuple[int, ...] = ()) -> Hills:
    """The treasures are hidden, it is the turn of seat 0; these cards are in the hands, and one other each, so that
    both are asked."""
    s = GAME.begin({}, 2, Chance("cards"), [MINE, THEIRS])
    assert isinstance(s, Hills)
    s.play(0, 0)
    s.play(1, 11)
    for seat, names in enumerate((mine, theirs or [])):
        for thing in s.zones.content[HAND + seat]:
            s.zones.move(thing, DECK + seat)
        for name in names:
            s.zones.move(card(s, seat, name, DECK), HAND + seat)
        other = next(thing for thing in s.zones.content[DECK + seat] if s.name(thing) in ("horn", "raven"))
        s.zones.move(other, HAND + seat)
    s.chance.script = {"strike": [[die - 1] for die in dice]}
    s.take_news()
    s.ask_again()
    return s


def card(s: Hills, seat: int, name: str, zone: int = HAND) -> int:
    return next(thing for thing in s.zones.content[zone + seat] if s.name(thing) == name)


def lies(s: Hills, seat: int, *names: str) -> None:
    """Cards come into play as if they had been played before."""
    for name in names:
        s.move(card(s, seat, name, DECK), PLAY + seat)
    s.ask_again()


def declare(s: Hills, seat: int, name: str, *picks: int, text: int = 0, zone: int = HAND) -> list[Event]:
    s.play(seat, declaration(card(s, seat, name, zone), text))
    for pick in picks:
        s.play(seat, pick)
    return s.take_news()


def refused(s: Hills, seat: int, name: str, text: int = 0, zone: int = HAND) -> str | None:
    reason = s.stack[-1].refuse(s, seat, declaration(card(s, seat, name, zone), text))
    return None if reason is None else reason.key


def all_pass(s: Hills) -> list[Event]:
    """Until a turn goes on."""
    while isinstance(s.stack[-1], Spells):
        s.play(s.stack[-1].order[s.stack[-1].at], PASS)
    return s.take_news()


def in_play(s: Hills) -> list[str]:
    return [s.name(thing) for thing in s.cards_in_play()]


def attacked(s: Hills, strength: int = 4) -> Hills:
    """The captain of seat 1 is under attack."""
    s.push(Attack(1, strength))
    s.ask = None
    s.run()
    return s


def prowess(s: Hills, seat: int = 0) -> int:
    return s.stat("prowess", seat)


@part("blade.1", "blade.2")
def test_blade_one_counts_and_never_beyond_five() -> None:
    s = hills(["blade", "blade"])
    declare(s, 0, "blade")
    all_pass(s)
    assert (in_play(s), prowess(s), prowess(s, 1)) == (["blade"], 5, 3)
    declare(s, 0, "blade")
    all_pass(s)
    assert (in_play(s), prowess(s)) == (["blade", "blade"], 5)


@part("great-axe.1", "great-axe.2")
def test_great_axe_costs_the_captain_and_is_better_than_a_blade() -> None:
    s = hills(["great-axe", "blade"])
    declare(s, 0, "great-axe")
    assert s.tapped == [True, False]
    all_pass(s)
    declare(s, 0, "blade")
    all_pass(s)
    assert (in_play(s), prowess(s)) == (["great-axe", "blade"], 6)


def test_great_axe_cannot_be_paid_by_a_tapped_captain() -> None:
    s = hills(["great-axe"])
    s.tap(0)
    s.ask_again()
    assert refused(s, 0, "great-axe") == "the-cost-cannot-be-paid"


@part("shield.1", "shield.2")
def test_shield_takes_one_wound_and_goes() -> None:
    s = hills(["shield"], dice=(1, 1))
    declare(s, 0, "shield")
    all_pass(s)
    assert in_play(s) == ["shield"]
    for wounds in (0, 1):
        s.push(Attack(0, 9))
        s.ask = None
        s.run()
        all_pass(s)
        assert (s.wounds, in_play(s)) == ([wounds, 0], [])


@part("banner.1", "banner.2")
def test_banner_needs_an_unwounded_captain_and_leaves_with_the_first_wound() -> None:
    s = hills(["banner", "banner"][:1], dice=(1,))
    declare(s, 0, "banner")
    all_pass(s)
    assert (in_play(s), prowess(s)) == (["banner"], 4)
    s.push(Attack(0, 9))
    s.ask = None
    s.run()
    news = all_pass(s)
    assert (in_play(s), prowess(s), [event.kind.name for event in news][-1]) == ([], 3, "went")
    s.zones.move(card(s, 0, "banner", PILE), HAND)
    s.ask = None
    s.run()
    assert refused(s, 0, "banner") == "the-captain-is-wounded"


@part("banner.1")
def test_a_banner_declared_by_a_captain_who_is_wounded_before_its_turn_fizzles() -> None:
    s = hills(["banner"])
    declare(s, 0, "banner")
    s.wounds = [1, 0]
    assert [event.kind.name for event in all_pass(s)] == ["fizzled"]
    assert (in_play(s), s.name(s.zones.content[PILE][0])) == ([], "banner")


@part("raven.1", "raven.2", "raven.3")
def test_raven_draws_for_wounds_of_the_foe_and_leaves_with_ones_own() -> None:
    s = hills(["raven"], dice=(1, 1))
    declare(s, 0, "raven")
    all_pass(s)
    held = len(s.zones.content[HAND])
    all_pass(attacked(s, 9))
    assert (s.wounds, len(s.zones.content[HAND]), in_play(s)) == ([0, 1], held + 1, ["raven"])
    s.push(Attack(0, 9))
    s.ask = None
    s.run()
    all_pass(s)
    assert (s.wounds, len(s.zones.content[HAND]), in_play(s)) == ([1, 1], held + 1, [])


@part("frost.1", "frost.2", "frost.3", "frost.4")
def test_frost_weakens_the_foe_caps_all_and_forbids_to_search() -> None:
    s = hills(["frost", "frost", "great-axe"])
    declare(s, 0, "frost")
    all_pass(s)
    assert (in_play(s), prowess(s, 0), prowess(s, 1)) == (["frost"], 3, 1)
    assert s.value("prowess", 0, 9) == 7
    assert [str(s.refuse_act("search", seat)) for seat in (0, 1)] == ["None", "frost forbids it"]
    assert refused(s, 0, "frost") == "the-same-card-is-in-play-already"


@part("thaw.1")
def test_thaw_discards_its_target_and_fizzles_without_it() -> None:
    s = hills(["thaw"])
    lies(s, 1, "horn", "raven")
    target = card(s, 1, "horn", PLAY)
    declare(s, 0, "thaw", target)
    assert s.tapped == [True, False]
    all_pass(s)
    assert in_play(s) == ["raven"]

    s = hills(["thaw"])
    lies(s, 1, "horn", "raven")
    target = card(s, 1, "horn", PLAY)
    declare(s, 0, "thaw", target)
    s.put_away(target)
    s.take_news()
    assert [event.kind.name for event in all_pass(s)] == ["fizzled"]
    assert (in_play(s), s.tapped) == (["raven"], [True, False])


@part("wolf.1")
def test_wolf_attacks_and_must_come_first() -> None:
    s = hills(["wolf", "wolf"], dice=(4,))
    declare(s, 0, "wolf")
    s.play(1, PASS)
    assert refused(s, 0, "wolf") == "that-must-begin-a-chain"
    all_pass(s)
    assert s.wounds == [0, 1]


@part("mist.1")
def test_mist_cancels_the_attack_that_is_under_way() -> None:
    s = attacked(hills([], ["mist"]))
    declare(s, 1, "mist")
    assert "cancelled" in [event.kind.name for event in all_pass(s)]
    assert (s.wounds, s.innermost(Attack)) == ([0, 0], None)


@part("courage.1")
def test_courage_lasts_as_long_as_the_attack() -> None:
    s = attacked(hills([], ["courage"], dice=(4,)))
    declare(s, 1, "courage")
    news = all_pass(s)
    hit = next(event.plain() for event in news if event.kind.name == "hit")
    assert (hit["prowess"], hit["wounded"], prowess(s, 1), s.in_force.index) == (5, False, 3, {})


@part("ward.1")
def test_ward_cancels_what_was_declared_in_a_turn_and_in_an_attack() -> None:
    s = hills(["blade"], ["ward"])
    declare(s, 0, "blade")
    declare(s, 1, "ward")
    assert [event.plain().get("card") for event in all_pass(s) if event.kind.name == "fizzled"] == ["blade"]
    assert in_play(s) == []
    s = attacked(hills([], ["courage", "ward", "ward"]))
    declare(s, 1, "courage")
    s.play(1, declaration(card(s, 1, "ward"), 1))
    all_pass(s)
    assert s.in_force.index == {}


@part("seer.1")
def test_seer_turns_the_two_topmost_cards_round_and_nobody_else_knows() -> None:
    s = hills([])
    s.zones.move(card(s, 1, "seer", DECK), HAND + 1)
    s.play(0, PASS)
    top = s.zones.top(DECK + 1, 2)
    faces = [s.name(thing) for thing in top]
    declare(s, 1, "seer")
    while s.ask is not None and s.ask.kind == "react":
        s.play(s.ask.seats[0], PASS)
    s.play(1, 1)
    assert [s.name(thing) for thing in top] == faces[::-1]
    assert [s.zones.known[thing] for thing in top] == [2, 2]


@part("snare.1")
def test_snare_lies_face_down_until_an_attack_comes() -> None:
    s = hills([], [])
    s.zones.move(card(s, 1, "snare", DECK), DOWN + 1)
    thing = s.zones.content[DOWN + 1][0]
    assert ([thing, None] in GAME.see(s, 0)["zones"][5], [thing, "snare"] in GAME.see(s, 1)["zones"][5]) == (True, True)
    attacked(s)
    held = len(s.zones.content[HAND + 1])
    declare(s, 1, "snare", zone=DOWN)
    assert "cancelled" in [event.kind.name for event in all_pass(s)]
    assert (s.wounds, len(s.zones.content[HAND + 1])) == ([0, 0], held + 1)


@part("horn.1", "horn.2")
def test_horn_doubles_the_prowess_in_one_attack_and_goes() -> None:
    s = hills(["horn"], dice=(1,))
    declare(s, 0, "horn")
    all_pass(s)
    assert (in_play(s), refused(s, 0, "horn", 1, PLAY)) == (["horn"], "the-card-cannot-be-declared-here")
    s.push(Attack(0, 4))
    s.ask = None
    s.run()
    declare(s, 0, "horn", text=1, zone=PLAY)
    news = all_pass(s)
    hit = next(event.plain() for event in news if event.kind.name == "hit")
    assert (hit["prowess"], prowess(s), in_play(s)) == (6, 3, [])


def test_a_search_in_vain_is_known_to_all() -> None:
    s = hills([])
    s.play(0, SEARCH + 3)
    assert (s.searched, s.tapped, 3 in s.possible(1, 0)) == ([[], [3]], [True, False], False)


def test_a_card_laid_face_down_tells_nobody_which_it_was() -> None:
    worlds = []
    for name in ("blade", "wolf"):
        s = hills(["blade", "wolf"])
        s.play(0, LAY + card(s, 0, name))
        worlds.append((GAME.view(s, 1), [event.plain() for event in s.take_news() if event.visible(1)]))
    assert worlds[0] == worlds[1]


@pytest.mark.parametrize("script", SCRIPTS, ids=NAMES)
def test_every_card_survives_a_trip_through_json(script: object) -> None:
    statements = SCRIPTS[NAMES.index(script.card)].statements  # type: ignore[attr-defined]
    assert [VOCABULARY.read(statement.plain()) for statement in statements] == list(statements)
