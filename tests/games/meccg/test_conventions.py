"""Chapter 1: what holds throughout: the default game, the four alignments, resource before hazard."""

import ast
from pathlib import Path

import pytest
from tests.games.meccg.scene import Scene

from mathom.effects import CountsAs, Entry
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.decks.deck import ALIGNMENTS, deck_from
from mathom.games.meccg.decks.errors import BadDeck
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.places import site_type
from mathom.kernel import BadVariant
from mathom.testing import rule

SAM, BARROWS = "tw-180", "tw-375"
REBUILD, CHOKING_SHADOWS = "dm-155", "tw-21"  # makes ruins a border-hold, makes them a shadow-hold


@rule("ME-1.1")
def test_the_tournament_game_is_what_is_played_unless_something_else_is_asked_for() -> None:
    usual = GAME.variants().read(2, {})
    assert (usual["rules"], usual["length"]) == ("tournament", "two")
    assert not any(value for name, value in usual.items() if name not in ("rules", "length"))
    with pytest.raises(BadVariant):
        GAME.variants().read(2, {"rules": "casual"})


@rule("ME-1.2")
def test_a_deck_has_one_of_four_alignments() -> None:
    assert [deck_from({"alignment": name}).alignment for name in ALIGNMENTS] == [
        "hero",
        "minion",
        "fallen-wizard",
        "balrog",
    ]
    with pytest.raises(BadDeck, match="alignment"):
        deck_from({"alignment": "hobbit"})


def both_in_force(first: str, second: str) -> Scene:
    """A site under the effect of a resource and of a hazard that contradict each other."""
    tale = Scene(SAM, at=BARROWS, more=[REBUILD], foes_more=[CHOKING_SHADOWS])
    site = tale.s.companies[0].site
    for card in (first, second):
        if card == REBUILD:
            tale.bear(REBUILD, site)
        else:
            texts = tale.s.script(face_of(CHOKING_SHADOWS)).texts
            number = next(n for n, text in enumerate(texts) if isinstance(text, CountsAs))
            source = tale.find(CHOKING_SHADOWS, 1)
            order = tale.s.in_force.begun
            tale.s.enter(Entry(1, face_of(CHOKING_SHADOWS), number, source, [site], "turn", order=order))
    return tale


@rule("ME-1.8")
@pytest.mark.parametrize("cards", [(REBUILD, CHOKING_SHADOWS), (CHOKING_SHADOWS, REBUILD)])
def test_where_a_resource_and_a_hazard_contradict_each_other_the_resource_prevails(cards: tuple[str, str]) -> None:
    tale = both_in_force(*cards)
    assert site_type(tale.s, tale.s.companies[0].site) == "border-hold"


def struck(seat: int) -> tuple[list[dict[str, object]], list[tuple[str, list[int]]]]:
    """Somebody of a seat faces a strike in its turn, with dice that nobody has prepared: what is told of them, and what
    chance has given since."""
    tale = Scene(SAM, foe=[SAM])
    tale.s.active = seat
    tale.s.chance.logging = True
    tale.s.chance.take_log()
    attack = Attack(tale.number(SAM, seat), "event")
    attack.attacker, attack.race, attack.strikes, attack.prowess = 1 - seat, "orc", 1, 2
    tale.meanwhile(attack)
    while not tale.told("struck"):
        tale.decline()
    drawn = [(draw.stream, draw.got) for draw in tale.s.chance.take_log()]
    return [{"roll": told["roll"], "own": told["own"]} for told in tale.told("struck")], drawn


@rule("ME-1.5")
def test_the_same_dice_fall_for_whoever_throws_them() -> None:
    assert struck(0) == struck(1)


@rule("ME-1.6")
def test_dice_are_thrown_once_and_count_as_they_fall() -> None:
    [told], drawn = struck(0)
    [(stream, dice)] = drawn
    assert (stream, told["roll"]) == ("strike", sum(dice) + 2)
    assert all(0 <= die < 6 for die in dice)


@rule("ME-1.9")
def test_chance_gives_dice_and_the_order_of_decks_and_settles_no_question() -> None:
    """Where the rulebook leaves something open, a ruling of the appendix holds: see `test_rules_list`."""
    chapters = [
        file for file in Path("src/mathom/games/meccg").rglob("*.py") if file.name not in ("bring.py", "arrange.py")
    ]
    calls = [
        node for file in chapters for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)
    ]
    thrown = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr in ("throw", "draw")]
    sizes = {ast.unparse(call.args[-1]) for call in thrown if len(call.args) > 1}
    shuffles = {text for text in sizes if text.startswith("shuffle_sizes(len(s.at(DECK, ")}
    dice = {
        "[6, 6]",
        "[6, 6, 6, 6]",
        "[6] * (2 * s.seats)",
        "dice_of(s, self.target)",
        "[6, 6, *dice_of(s, self.target)]",
        "[*dice_of(s, self.striker), *dice_of(s, self.target)]",
    }
    assert sizes - shuffles == dice
    assert shuffles
