"""Numbers that can be checked by hand or in a textbook."""

import pytest

from mathom.cli.statistics import ratings, wilson


def test_the_wilson_interval() -> None:
    assert wilson(0.85, 400) == pytest.approx((0.8118, 0.8816), abs=1e-3)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-3)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_three_to_one_is_about_191_points_of_rating() -> None:
    rated = ratings(["a", "b"], {("a", "b"): 749.5, ("b", "a"): 249.5})
    assert rated["a"] - rated["b"] == pytest.approx(191, abs=1)


def test_a_shut_out_has_a_finite_rating() -> None:
    rated = ratings(["a", "b", "c"], {("a", "b"): 10, ("b", "c"): 10, ("a", "c"): 10})
    assert rated["a"] > rated["b"] > rated["c"]
