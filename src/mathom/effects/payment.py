"""What a text of a card costs: whether it can be paid, with what, and the paying itself.

The frame `f` carries the text; `f.paid` is what was chosen so far, a thing for each cost. Each thing pays once.
"""

from __future__ import annotations

from typing import Any

from mathom.effects.carry import Carry
from mathom.effects.values import CANNOT_PAY, Cost
from mathom.kernel.ask import Reason


def refuse_costs(s: Any, costs: tuple[Cost, ...], f: Carry) -> Reason | None:
    """Why those that are not chosen yet cannot all be paid: the first that nothing pays says it."""
    for cost in costs[len(f.paid) :]:
        reason = cost.refuse(s, f)
        if reason is not None:
            return reason
    return CANNOT_PAY if lacks_pay(s, costs, f) else None


def lacks_pay(s: Any, costs: tuple[Cost, ...], f: Carry) -> bool:
    """Whether the costs that are not chosen yet want the same thing twice."""
    return len(f.paid) < len(costs) and not payments(s, costs, f)


def payments(s: Any, costs: tuple[Cost, ...], f: Carry) -> list[int]:
    """What can be chosen for the next cost: that with which all others can still be paid."""
    paid = f.paid
    found: list[int] = []
    for thing in costs[len(paid)].ways(s, f):
        if thing not in paid:
            f.paid = [*paid, thing]
            if not lacks_pay(s, costs, f):
                found.append(thing)
    f.paid = paid
    return found


def pay_all(s: Any, costs: tuple[Cost, ...], f: Carry) -> None:
    """Everything is paid at once, with what was chosen."""
    for cost, thing in zip(costs, f.paid, strict=True):
        cost.pay(s, f, thing)
