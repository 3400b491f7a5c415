"""Time to think. A clock knows no time of day: whoever uses it says what time it is."""

from __future__ import annotations

from typing import Any

from mathom.tables.spec import ClockSpec


class Clock:
    """The time left for every seat at the moment `at`; it runs for the seats in `running`."""

    def __init__(self, spec: ClockSpec, seats: int, now: float) -> None:
        self.spec = spec
        self.left = [float(spec.seconds)] * seats
        self.running: list[int] = []
        self.at = now

    def now_runs(self, seats: list[int], now: float, anew: bool = True) -> None:
        """From `now` on these seats are thinking. `anew` means a new decision: a clock per move starts afresh."""
        if self.spec.kind == "none":
            return
        for seat in self.running:
            self.left[seat] -= now - self.at
            if seat not in seats and self.spec.kind == "total":
                self.left[seat] += self.spec.increment
        self.at = now
        if self.spec.kind in ("move", "days") and anew:
            for seat in seats:
                self.left[seat] = float(self.spec.seconds)
        self.running = list(seats)

    def out_of_time(self, now: float) -> list[int]:
        return [seat for seat in self.running if self.left[seat] - (now - self.at) <= 0]

    def refill(self, seat: int) -> None:
        """A player comes back to a seat whose time was up: one more move's worth."""
        self.left[seat] = max(self.left[seat], float(self.spec.increment), 30.0)

    def plain(self) -> dict[str, Any]:
        if self.spec.kind == "none":
            return {"kind": "none"}
        left = [round(seconds, 3) for seconds in self.left]
        return {"kind": self.spec.kind, "left": left, "running": self.running, "at": round(self.at, 3)}
