"""Games, texts and rules: the same for everybody, so they may be kept by the browser."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from mathom.kernel import UnknownGame
from mathom.kernel import games as all_games
from mathom.rulebook import PREFIXES, Rule, rule, rules, search
from mathom.server.context import Context
from mathom.server.http.caching import tagged
from mathom.server.http.who import REFUSALS, AnyRequest
from mathom.server.hub import bots_of
from mathom.server.wire import GameInfo, Lang, RuleInfo, SettingInfo
from mathom.texts.shelves import common_shelves, game_shelf, homes, names_source, source

FOUND = 50

Words = Annotated[str | None, Parameter(max_length=200)]


@get("/api/games", responses=REFUSALS, sync_to_thread=False, summary="What can be played", tags=["library"])
def games(context: Context) -> list[GameInfo]:
    return [_game(name, context.settings.bot_seconds) for name in all_games()]


@cache
def _game(name: str, bot_seconds: float) -> GameInfo:
    schema = all_games().variants(name)
    settings = [SettingInfo(s.name, s.allowed, list(s.rules)) for s in schema.settings if s.offered]
    boxes = {box: found.settings for box, found in all_games().boxes().items() if found.game == name}
    return GameInfo(name, schema.seats, settings, bots_of(name), bot_seconds, PREFIXES.get(name, ""), boxes)


@get(
    "/api/texts/{lang:str}",
    responses=REFUSALS,
    sync_to_thread=False,
    summary="The messages of the program and the names of all games, in Fluent syntax",
    tags=["library"],
)
def texts(request: AnyRequest, lang: Lang) -> Response[bytes]:
    return tagged(request, _texts(lang), "text/plain")


@get(
    "/api/texts/{lang:str}/{game:str}",
    responses=REFUSALS,
    sync_to_thread=False,
    summary="The other messages of one game",
    tags=["library"],
)
def game_texts(request: AnyRequest, lang: Lang, game: str) -> Response[bytes]:
    if game not in homes():
        raise UnknownGame(game=game, known=", ".join(homes()))
    return tagged(request, _game_texts(lang, game), "text/plain")


@cache
def _texts(lang: str) -> bytes:
    return "\n".join(source(shelf) for shelf in common_shelves(lang)).encode()


@cache
def _game_texts(lang: str, game: str) -> bytes:
    return f"{source(game_shelf(lang, game))}\n{names_source(lang, game)}".encode()


@get("/api/rules/{id:str}", responses=REFUSALS, sync_to_thread=True, summary="A rule by its number", tags=["library"])
def one_rule(id: str, lang: Lang = "en") -> RuleInfo:
    return _rule(rule(id, lang))


@get(
    "/api/rules",
    responses=REFUSALS,
    sync_to_thread=True,
    summary="Rules by words, best first, or all of a game",
    tags=["library"],
)
def some_rules(q: Words = None, game: str | None = None, lang: Lang = "en") -> list[RuleInfo]:
    if q:
        return [_rule(found) for found in search(q, lang, game or None)[:FOUND]]
    wanted = [game] if game else list(PREFIXES)
    return [_rule(found) for name in wanted for found in rules(name, lang)]


def _rule(found: Rule) -> RuleInfo:
    return RuleInfo(found.id, found.chapter_title, found.text)


HANDLERS = [games, texts, game_texts, one_rule, some_rules]
