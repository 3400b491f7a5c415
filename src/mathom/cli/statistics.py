"""The little statistics that an arena needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt

CONFIDENCE_95 = 1.959964


def wilson(share: float, trials: int, z: float = CONFIDENCE_95) -> tuple[float, float]:
    """The confidence interval of a share of `trials`, good for small numbers and for shares near 0 and 1.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if trials == 0:
        return 0.0, 1.0
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return max(0.0, centre - half), min(1.0, centre + half)


def ratings(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Elo-like ratings with mean 1500 from the wins of each over each (Bradley-Terry, one draw added to every pair).

    >>> ratings(["a", "b"], {("a", "b"): 3, ("b", "a"): 3})
    {'a': 1500.0, 'b': 1500.0}
    """
    strength = dict.fromkeys(names, 1.0)
    met_pairs = {pair for one, other in wins for pair in ((one, other), (other, one))}
    prior = {pair: wins.get(pair, 0.0) + 0.5 for pair in met_pairs}
    for _ in range(200):
        fresh = {}
        for one in names:
            won = sum(prior.get((one, other), 0.0) for other in names)
            met = sum(
                (prior.get((one, other), 0.0) + prior.get((other, one), 0.0)) / (strength[one] + strength[other])
                for other in names
                if other != one
            )
            fresh[one] = won / met if met else 1.0
        mean = sum(log10(value) for value in fresh.values()) / len(names)
        strength = {name: value / 10**mean for name, value in fresh.items()}
    return {name: round(1500 + 400 * log10(value), 1) for name, value in strength.items()}
