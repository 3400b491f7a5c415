"""Numbers about the running server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines, so_far = [], 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics:
    def __init__(self) -> None:
        self.sockets = 0
        self.requests = 0
        self.commands = 0
        self.moves = 0
        self.refused = 0
        self.malformed = 0
        self.bot_moves = 0
        self.bot_timeouts = 0
        self.forwarded = 0
        self.takeovers = 0
        self.errors = 0
        self.commits = Histogram()

    def text(self, tables: int) -> str:
        lines = ["# TYPE mathom_tables gauge", f"mathom_tables {tables}"]
        lines += ["# TYPE mathom_sockets gauge", f"mathom_sockets {self.sockets}"]
        for name in ("requests", "commands", "moves", "refused", "malformed", "bot_moves", "bot_timeouts", "forwarded"):
            lines += [f"# TYPE mathom_{name}_total counter", f"mathom_{name}_total {getattr(self, name)}"]
        for name in ("takeovers", "errors"):
            lines += [f"# TYPE mathom_{name}_total counter", f"mathom_{name}_total {getattr(self, name)}"]
        lines += ["# TYPE mathom_commit_seconds histogram", *self.commits.lines("mathom_commit_seconds")]
        return "\n".join(lines) + "\n"
