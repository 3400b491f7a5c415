"""Chapter 6: the journey of the company whose movement/hazard phase it is, as plain data."""

from __future__ import annotations

from typing import Final

from mathom.games.meccg.company import NO_COMPANY

# Shared and never changed.
NO_NAMES: Final[list[str]] = []
NOBODY: Final[list[int]] = []


class Journey:
    """`way` is the kind of movement, empty if the company stays; `types` and `regions` are the site path, `turned` the
    places in it where a card has changed a single type.

    `limit` is the hazard limit as it was determined, `count` how much of it was used. `guarded` is the how manieth
    hazard the card was that was laid on-guard in this phase, 0 without one, `sent_back` whether the company must return
    (ME-6.28). `corrupted` are the characters on whom a corruption card was played in this phase, or in that of another
    company before: nor is one revealed on them in the site phase (ME-10.12, ME-20.2). `lured` are the races that agents
    have made playable (ME-12.36). What has come into force before the phase has an order (`Entry.order`) below `began`.
    """

    __slots__ = (
        "began",
        "company",
        "corrupted",
        "count",
        "guarded",
        "limit",
        "lured",
        "regions",
        "sent_back",
        "turned",
        "types",
        "way",
    )

    def __init__(self, company: int = NO_COMPANY, like: Journey | None = None) -> None:
        self.company: int = company if like is None else like.company
        self.began: int = 0 if like is None else like.began
        self.way: str = "" if like is None else like.way
        self.types: list[str] = NO_NAMES if like is None else like.types
        self.turned: list[int] = NOBODY if like is None else like.turned
        self.regions: list[str] = NO_NAMES if like is None else like.regions
        self.limit: int = 0 if like is None else like.limit
        self.count: int = 0 if like is None else like.count
        self.guarded: int = 0 if like is None else like.guarded
        self.sent_back: bool = False if like is None else like.sent_back
        self.lured: list[str] = NO_NAMES if like is None else like.lured
        self.corrupted: list[int] = NOBODY if like is None else like.corrupted

    def clone(self) -> Journey:
        return Journey(like=self)
