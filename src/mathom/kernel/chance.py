"""All chance of a game goes through here, so that it can be repeated, scripted, recorded and proven fair.

An outcome is a list of numbers, the i-th below ``sizes[i]``: three dice are ``sizes=[6, 6, 6]``, a shuffle of n things
is ``sizes=[n, n-1, ..., 2]`` (see `Zones.shuffle`). It is a keyed hash of seed, stream and counter. The streams are
independent: one draw more from one never changes another, and who sees any number of outcomes still cannot tell the
next.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b, sha256
from typing import Any, ClassVar, Final

from mathom.kernel.errors import BadChance, Detail


class Draw:
    """One outcome, as the record keeps it."""

    __slots__ = ("got", "sizes", "stream")

    def __init__(self, stream: str, sizes: list[int], got: list[int]) -> None:
        self.stream = stream
        self.sizes = sizes
        self.got = got

    def plain(self) -> dict[str, Any]:
        return {"chance": self.stream, "of": self.sizes, "got": self.got}


# Shared and never changed.
NO_COUNTERS: Final[dict[str, int]] = {}
NO_SCRIPT: Final[dict[str, list[list[int]]]] = {}
NO_DRAWS: Final[list[Draw]] = []


class Chance:
    """The chance of one game: a secret seed, a counter for each stream, and outcomes scripted for the next draws.

    Its dictionaries and lists are replaced, never changed in place, so that copies can share them.
    `explicit` hands every draw to a chance player (seat -1) instead, for solvers and for real dice at a real table.
    """

    __slots__ = ("counters", "explicit", "log", "logging", "script", "seed")
    unsaved: ClassVar[tuple[str, ...]] = ("log", "logging")

    def __init__(
        self,
        seed: str = "",
        counters: dict[str, int] = NO_COUNTERS,
        script: dict[str, list[list[int]]] = NO_SCRIPT,
        explicit: bool = False,
    ) -> None:
        self.seed = seed
        self.counters = counters
        self.script = script
        self.explicit = explicit
        self.logging = False
        self.log: list[Draw] = NO_DRAWS

    def clone(self) -> Chance:
        return Chance(self.seed, self.counters, self.script, self.explicit)

    def draw(self, stream: str, sizes: list[int]) -> list[int]:
        """The next outcome of `stream`: the next scripted one, else sampled. Always counted and logged."""
        counter = self.counters.get(stream, 0)
        self.counters = {**self.counters, stream: counter + 1}
        queue = self.script.get(stream)
        if queue:
            got = queue[0]
            self.script = {**self.script, stream: queue[1:]}
            if len(got) != len(sizes) or any(not 0 <= one < sizes[i] for i, one in enumerate(got)):
                wanted = Detail("{count} numbers, each below {sizes}", count=len(sizes), sizes=sizes)
                raise BadChance(stream=stream, got=got, sizes=wanted)
        else:
            got = sample(self.seed, stream, counter, sizes)
        self.note(stream, sizes, got)
        return got

    def note(self, stream: str, sizes: list[int], got: list[int]) -> None:
        if self.logging:
            self.log = [*self.log, Draw(stream, sizes, got)]

    def take_log(self) -> list[Draw]:
        log = self.log
        self.log = NO_DRAWS
        return log


def sample(seed: str, stream: str, counter: int, sizes: list[int]) -> list[int]:
    """The outcome that `seed` has for the draw number `counter` of `stream`.

    64 bits a number: for sizes below 2**16 no number is favoured by more than one part in 2**48.
    """
    got: list[int] = []
    key = seed.encode()[:64]
    pool = b""
    for i, size in enumerate(sizes):
        at = (i & 7) * 8
        if at == 0:
            pool = blake2b(f"{stream}/{counter}/{i}".encode(), key=key).digest()
        got.append(int.from_bytes(pool[at : at + 8], "little") % size)
    return got


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the game. With the seed revealed after it, anybody can check every outcome."""
    return sha256(seed.encode()).hexdigest()
