"""The reference of all effects, written from their docstrings."""
# mypyc: skip

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from inspect import getdoc

from mathom.effects.values import Condition, Cost, Effect, Number, Selector, Statement, Verb

FAMILIES = [
    ("Statements", Statement),
    ("Verbs", Verb),
    ("Conditions", Condition),
    ("Selectors", Selector),
    ("Numbers", Number),
    ("Costs", Cost),
]

HEAD = """\
# Effects

What a card does is a value built from these words. They are frozen and typed, hold no functions, and survive a trip
through JSON; one interpreter frame, `mathom.effects.Carry`, runs them. A field without a default must be given. All
statements also have `clause`, the numbers of the printed clauses that they carry out. This page is written by
`python tools/write_effects.py` from the docstrings; [cards](cards.md) says how a card gets done with them.
"""


def reference(packages: list[tuple[str, list[type[Effect]]]]) -> str:
    """The page, for packages given by their title and their effects."""
    lines = [HEAD]
    for title, classes in packages:
        lines.append(f"## {title}\n")
        others = [cls for cls in classes if not issubclass(cls, tuple(family for _, family in FAMILIES))]
        for name, family in FAMILIES:
            found = [cls for cls in classes if issubclass(cls, family)]
            found += others if family is Verb else []
            if found:
                lines.append(f"### {name}\n")
                lines += [entry(cls) for cls in sorted(found, key=lambda cls: cls.__name__)]
    return "\n".join(lines)


def entry(cls: type[Effect]) -> str:
    said = " ".join((getdoc(cls) or "").split())
    told = sorted([field for field in fields(cls) if field.name != "clause"], key=lambda field: field.kw_only is True)
    return f"* `{cls.__name__}({', '.join(map(shown, told))})`: {said}\n"


def shown(field: Field[object]) -> str:
    return field.name if field.default is MISSING else f"{field.name}={field.default!r}"
