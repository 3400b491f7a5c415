"""Games, texts and rules: the same for everybody, so they may be kept by the browser."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from mathom.kernel import games as all_games
from mathom.rulebook import PREFIXES, Rule, rule, rules, search
from mathom.server.http.caching import tagged
from mathom.server.http.who import REFUSALS, AnyRequest
from mathom.server.hub import bots_of
from mathom.server.wire import GameInfo, Lang, RuleInfo, SettingInfo
from mathom.texts.texts import files

FOUND = 50

Words = Annotated[str | None, Parameter(max_length=200)]


@get("/api/games", responses=REFUSALS, sync_to_thread=False, summary="What can be played", tags=["library"])
def games() -> list[GameInfo]:
    return [_game(name) for name in all_games()]


@cache
def _game(name: str) -> GameInfo:
    schema = all_games()[name].variants()
    settings = [SettingInfo(s.name, s.allowed, list(s.rules)) for s in schema.settings]
    return GameInfo(name, schema.seats, settings, bots_of(name), PREFIXES.get(name, ""))


@get(
    "/api/texts/{lang:str}",
    responses=REFUSALS,
    sync_to_thread=False,
    summary="All messages in Fluent syntax",
    tags=["library"],
)
def texts(request: AnyRequest, lang: Lang) -> Response[bytes]:
    return tagged(request, _texts(lang), "text/plain")


@cache
def _texts(lang: str) -> bytes:
    return "\n".join(path.read_text(encoding="utf-8") for path in files(lang)).encode()


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


HANDLERS = [games, texts, one_rule, some_rules]
