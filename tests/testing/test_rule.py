import pytest

from mathom.rulebook import UnknownRule
from mathom.testing import rule


def test_rule_is_a_mark_with_the_ids() -> None:
    mark = rule("FE-1.1", "fe-1.2").mark
    assert (mark.name, mark.args, mark.kwargs) == ("rule", ("FE-1.1", "FE-1.2"), {})


def test_an_unknown_id_is_refused_at_once() -> None:
    with pytest.raises(UnknownRule, match=r"There is no rule WR-99\.1"):
        rule("WR-1.1", "WR-99.1")
