"""Time to think. A clock knows no time of day: whoever uses it says what time it is, in seconds that never jump.

A clock follows its own game and nothing else. Time is given for a decision once: not again for the same one, whatever
is paused, handed to a bot, set or taken back meanwhile.
"""

from __future__ import annotations

from typing import Any

from mathom.tables.spec import ClockSpec

# For whoever comes back to a seat whose time was up; every time half of what it was the time before.
GRACE = 30.0


class Clock:
    """The time left for every seat at the moment `at`; it runs for the seats in `running`.

    `given` is for every seat the newest decision that it has had time for, `graced` the newest one for which it was
    given some more after its time was up, `graces` how often that was. A decision has the number of choices before it.
    """

    def __init__(self, spec: ClockSpec, seats: int, now: float) -> None:
        self.spec = spec
        self.left = [float(spec.seconds)] * seats
        self.running: list[int] = []
        self.at = now
        self.given = [-1] * seats
        self.graced = [-1] * seats
        self.graces = [0] * seats
        self._chose = [-1] * seats

    def chose(self, seat: int, decision: int) -> None:
        """The seat has made this decision."""
        self._chose[seat] = decision

    def runs_for(self, seats: list[int], waiting: list[int], decision: int, now: float) -> bool:
        """From `now` on these seats think about this decision; whether that changes anything.

        `waiting` are all for whom the game waits, also while it rests or a bot thinks for them.
        """
        each_anew = self.spec.kind in ("move", "days")
        fresh = [seat for seat in seats if each_anew and decision > self.given[seat]]
        if self.spec.kind == "none" or (seats == self.running and not fresh):
            return False
        passed = max(0.0, now - self.at)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - passed)
            if seat not in waiting:
                self._pay(seat)
        for seat in fresh:
            self.left[seat] = float(self.spec.seconds)
            self.given[seat] = decision
        self.at = now
        self.running = list(seats)
        return True

    def _pay(self, seat: int) -> None:
        """The increment, for a decision that was made here for the first time."""
        if self.spec.kind == "total" and self._chose[seat] > self.given[seat]:
            self.left[seat] += self.spec.increment
            self.given[seat] = self._chose[seat]

    def out_of_time(self, now: float) -> list[int]:
        return [seat for seat in self.running if self.left[seat] - max(0.0, now - self.at) <= 0]

    def comes_back(self, seat: int, decision: int) -> None:
        """To a seat whose time was up: some more of it, once for a decision, and less from time to time."""
        if decision > self.graced[seat]:
            grace = GRACE / 2 ** self.graces[seat]
            most = grace if self.spec.kind == "total" else min(grace, self.spec.seconds)
            self.left[seat] = max(self.left[seat], most)
            self.graced[seat] = decision
            self.graces[seat] += 1

    def taken_back(self, n: int, unasked: int | None, decision: int) -> None:
        """Choice `n` and all after it will be made again; `decision` is the one that is asked for now.

        Where all agreed, everybody gets time anew. Where `unasked` did it alone, that seat gets none, the others theirs
        for what is asked after this decision: some may be thinking about it still. An increment is never paid again.
        """
        for seat, given in enumerate(self.given):
            if unasked is None:
                self.given[seat] = min(given, n - 2)
            elif seat != unasked and self.spec.kind != "total":
                self.given[seat] = min(given, decision)

    def kept(self) -> dict[str, Any]:
        """What must be written down."""
        return {
            "left": self.left[:],
            "running": self.running,
            "given": self.given[:],
            "graced": self.graced[:],
            "graces": self.graces[:],
        }

    def restore(self, kept: dict[str, Any]) -> None:
        self.left = list(kept["left"])
        self.running = list(kept.get("running", []))
        self.given = list(kept.get("given", self.given))
        self.graced = list(kept.get("graced", self.graced))
        self.graces = list(kept.get("graces", self.graces))
        self.at = kept["at"]

    def plain(self) -> dict[str, Any]:
        if self.spec.kind == "none":
            return {"kind": "none"}
        left = [round(seconds, 3) for seconds in self.left]
        return {"kind": self.spec.kind, "left": left, "running": self.running, "at": round(self.at, 3)}
