"""Middle-earth CCG: its cards, and decks. They are read, written and checked here; a person's own are kept."""

from __future__ import annotations

import json
from asyncio import get_running_loop, to_thread
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from mathom.server.context import Context
from mathom.server.errors import NoSuchCard, TooManyDecks
from mathom.server.http.caching import tagged
from mathom.server.http.who import REFUSALS, AnyRequest
from mathom.server.people import Visitor
from mathom.server.storage import decks as rows
from mathom.server.wire import (
    BuiltInDeck,
    CardInfo,
    Checked,
    CheckWish,
    ClauseInfo,
    DeckGone,
    DeckRead,
    DeckReading,
    DeckSizes,
    DeckWish,
    DeckWriting,
    DeckWritten,
    FaultInfo,
    KeptDeck,
    Lang,
    UnmatchedInfo,
)
from mathom.texts import Texts

if TYPE_CHECKING:
    from mathom.games.meccg.decks import Deck

# The cards are read when somebody asks for one, not when the server starts: so they are imported in the functions.

GIST = 110

# Files from anybody are read apart: whatever one costs, only other files wait for it.
_readers = ThreadPoolExecutor(2, "decks")

DeckId = Annotated[str, Parameter(pattern="^[a-z0-9-]{1,32}$", max_length=32)]


@get(
    "/api/meccg/cards/{lang:str}",
    responses={**REFUSALS, 200: ResponseSpec(list[dict[str, Any]], generate_examples=False)},
    sync_to_thread=True,
    summary="All cards: titles, numbers, and how much of each works",
    tags=["decks"],
)
def cards(request: AnyRequest, lang: Lang) -> Response[bytes]:
    return tagged(request, _cards(lang), "application/json")


@cache
def _cards(lang: str) -> bytes:
    from msgspec import to_builtins

    from mathom.games.meccg.box import all_cards, clause_texts, title_of
    from mathom.games.meccg.decks import allowed_for
    from mathom.games.meccg.status import status_of

    other = "de" if lang == "en" else "en"
    found = [
        {
            **to_builtins(one),
            "title": title_of(one.id, lang),
            "other": title_of(one.id, other),
            "allowed": allowed_for(one),
            "status": status_of(one.id).status,
            "gist": shortened((clause_texts(one.id, lang) or [""])[0]),
        }
        for one in all_cards()
    ]
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


def shortened(text: str) -> str:
    """As much of a clause as a small face shows."""
    return text if len(text) <= GIST else f"{text[:GIST].rpartition(' ')[0]} …"


@get(
    "/api/meccg/cards/{lang:str}/{id:str}",
    responses=REFUSALS,
    sync_to_thread=True,
    summary="What a card says, clause by clause",
    tags=["decks"],
)
def one_card(lang: Lang, id: str) -> CardInfo:
    from mathom.games.meccg.box import card, clause_texts, clauses_of, exists
    from mathom.games.meccg.edge.played import played
    from mathom.games.meccg.status import status_of

    if not exists(id):
        raise NoSuchCard(card=id)
    told = zip(clauses_of(id), clause_texts(id, lang), strict=True)
    clauses = [ClauseInfo(clause.id, clause.kind, text, list(clause.rulings)) for clause, text in told]
    return CardInfo(id, played(card(id), _texts(lang)), clauses, list(status_of(id).missing))


@cache
def _texts(lang: str) -> Texts:
    return Texts(lang)


@get("/api/meccg/decks", responses=REFUSALS, sync_to_thread=True, summary="The built-in decks", tags=["decks"])
def built_in_decks() -> list[BuiltInDeck]:
    from mathom.games.meccg.decks import BUILT_IN, built_in
    from mathom.games.meccg.start.bring import SUGGESTED
    from mathom.games.meccg.status import lacking_in

    found = []
    for name in BUILT_IN:
        deck = built_in(name)
        place = SUGGESTED.index(name) if name in SUGGESTED else None
        found.append({"name": name, "alignment": deck.alignment, "lacking": len(lacking_in(deck)), "suggested": place})
    return msgspec.convert(found, list[BuiltInDeck])


@get(
    "/api/meccg/decks/{name:str}",
    responses=REFUSALS,
    sync_to_thread=True,
    summary="A built-in deck",
    tags=["decks"],
)
def built_in_deck(name: str) -> dict[str, Any]:
    from mathom.games.meccg.decks import built_in

    return built_in(name).plain()


@post(
    "/api/meccg/decks/check",
    responses=REFUSALS,
    status_code=200,
    sync_to_thread=True,
    summary="Every fault of a deck, with its rule",
    tags=["decks"],
)
def check_deck(visitor: Visitor, data: CheckWish) -> Checked:
    from mathom.games.meccg.decks import check, creatures
    from mathom.games.meccg.game import GAME
    from mathom.games.meccg.status import lacking_in
    from mathom.games.meccg.terms import agreed

    deck = _deck(data.deck)
    terms = agreed(GAME.variants().read(2, data.variant))
    found = check(deck, data.against or "", terms)
    sizes = DeckSizes(terms.edition().fewest, terms.edition().fewest_rule, *terms.sideboard())
    faults = [FaultInfo(**fault.plain()) for fault in found]
    return Checked(faults, creatures(deck, terms), sizes, list(lacking_in(deck)))


@post(
    "/api/meccg/decks/read",
    responses=REFUSALS,
    status_code=200,
    summary="The deck that a file or a list means",
    tags=["decks"],
)
async def read(context: Context, visitor: Visitor, data: DeckReading) -> DeckRead:
    from mathom.games.meccg.decks import read_deck

    await context.studies.keep(visitor.row.id)
    reading = await get_running_loop().run_in_executor(_readers, read_deck, data.text)
    unmatched = [UnmatchedInfo(one.line, one.text, list(one.near)) for one in reading.unmatched]
    return DeckRead(reading.deck.plain(), unmatched)


@post(
    "/api/meccg/decks/write",
    responses=REFUSALS,
    status_code=200,
    sync_to_thread=True,
    summary="A deck as a file",
    tags=["decks"],
)
def write(visitor: Visitor, data: DeckWriting) -> DeckWritten:
    from mathom.games.meccg.decks import write_deck

    return DeckWritten(write_deck(_deck(data.deck), data.form, data.lang))


@get("/api/me/decks", responses=REFUSALS, summary="The decks that you keep", tags=["decks"])
async def kept(context: Context, visitor: Visitor) -> list[KeptDeck]:
    found = await context.db.read(rows.kept, visitor.row.id)
    return [KeptDeck(row["id"], json.loads(row["deck"])) for row in found]


@put("/api/me/decks/{id:str}", responses=REFUSALS, summary="Keep a deck, new or changed", tags=["decks"])
async def keep(context: Context, visitor: Visitor, id: DeckId, data: DeckWish) -> KeptDeck:
    plain = (await to_thread(_deck, data.deck)).plain()
    if not await context.db.write(rows.keep, visitor.row.id, id, json.dumps(plain, ensure_ascii=False)):
        raise TooManyDecks(most=rows.MOST)
    return KeptDeck(id, plain)


@delete("/api/me/decks/{id:str}", responses=REFUSALS, status_code=200, summary="Keep a deck no longer", tags=["decks"])
async def drop(context: Context, visitor: Visitor, id: DeckId) -> DeckGone:
    await context.db.write(rows.drop, visitor.row.id, id)
    return DeckGone(id)


def _deck(plain: dict[str, Any]) -> Deck:
    from mathom.games.meccg.decks import deck_from

    return deck_from(plain)


HANDLERS = [cards, one_card, built_in_decks, built_in_deck, check_deck, read, write, kept, keep, drop]
