"""Every law over every installed game and over the two miniature games."""

from tests.kernel import duel, skirmish

from mathom.kernel import Game, game, games
from mathom.testing.conformance import Law, Play, laws, plays_of


def few_plays(ours: Game) -> list[Play]:
    """A game of thousands of choices takes the laws a minute: one for each number of players, and one with every yes/no
    setting turned, supplements included.
    """
    settings = [s for s in ours.variants().settings if isinstance(s.allowed[0], bool)]
    turned = {s.name: not s.allowed[0] for s in settings}
    plays = [Play(ours, {}, seats, "seed0") for seats in ours.variants().seats]
    return [*plays, Play(ours, turned, 3, "turned")]


SHORT = [play for name in ("fellowship",) for play in plays_of(game(name), seeds=1)]
LONG = [play for name in ("wotr",) for play in few_plays(game(name))]
EXPANDED = [Play(game("wotr"), {"third_age": True}, seats, "age", most=24, ahead=24, sample=5) for seats in (2, 4)]
# A hundred kinds of questions with secrets: fewer moments, looked at as closely.
SECRETIVE = [Play(game("risk"), {}, seats, f"seed{seats}", most=40, ahead=40, sample=8) for seats in (2, 5)]
# Its games are long and their laws slow: here few moments of a game with whole decks, and in tests/games/meccg many of
# games with thin ones.
DECKS = [Play(game("meccg"), {}, 2, "decks", most=12, ahead=20, sample=3)]
MINIATURE = [*plays_of(duel.GAME, seeds=3, sample=30), *plays_of(skirmish.GAME, seeds=6, sample=30)]


@laws([*SHORT, *LONG, *EXPANDED, *SECRETIVE, *DECKS, *MINIATURE])
def test_law(law: Law, play: Play) -> None:
    law(play)


def test_every_installed_game_is_under_the_laws() -> None:
    assert {play.game.id for play in [*SHORT, *LONG, *SECRETIVE, *DECKS]} == set(games())
