"""What one player holds is in no frame and no answer that another one gets, until the game is over.

Every hand is known to its owner's view; the whole traffic of the others is searched for events that were not meant for
them and for cards that they could not have seen.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from tests.server.visitor import ME, OPEN, Line, Visitor

Visit = Callable[[], Visitor]


def test_hands_stay_hidden(visit: Visit) -> None:
    ann, bob, cat = visit(), visit(), visit()
    table = ann.new_table(ME, OPEN)
    bob.sit(table)
    with ann.connect(table) as a, bob.connect(table) as b, cat.connect(table) as c:
        lines = {0: a, 1: b, None: c}
        choices = 0
        while True:
            for line in lines.values():
                line.quiet(0.02)
            if choices >= 40 and all(held_by(lines[seat], seat) - public(c) for seat in (0, 1)):
                break
            next(line for line in (a, b) if line.options).choose()
            choices += 1
        for line in lines.values():
            line.quiet()
        for seat, line in lines.items():
            for message in map(json.loads, line.frames):
                check_message(message, seat)
        answers: dict[int | None, list[str]] = {0: [], 1: [], None: []}
        for seat, visitor in {0: ann, 1: bob, None: cat}.items():
            for path in ("", "/moments", "/moments/12"):
                answer = visitor.http.get(f"/api/tables/{table}{path}")
                check_message(answer.json(), seat)
                answers[seat].append(answer.text)
        check_hands(lines, answers)


def check_message(message: Any, seat: int | None) -> None:
    """No event for others, no hand of another seat, nothing from the engine room."""
    for part in parts(message):
        assert "to" not in part or seat in part["to"], part
        assert not {"chance", "snapshot", "digest", "seed"} & part.keys(), part
        if "ask" in part and "asked" in part:
            assert seat in part["asked"]


def check_hands(lines: dict[int | None, Line], answers: dict[int | None, list[str]]) -> None:
    """The cards of a player have colours of their own: whoever else heard of one saw it on the board."""
    known = public(lines[None])
    for seat, player in enumerate(lines[None].doc["view"]["players"]):
        card = re.compile(rf"\b(?:{'|'.join(player['colours'])})-[a-z0-9]+")
        held = held_by(lines[seat], seat)
        for viewer, line in lines.items():
            heard = {name for text in (*line.frames, *answers[viewer]) for name in card.findall(text)}
            if viewer == seat:
                assert heard >= held
            else:
                assert heard <= known
        assert held - known, "the test proves nothing if all cards in hand have twins on the board"


def held_by(line: Line, seat: int) -> set[str]:
    return set(line.doc["view"]["players"][seat]["hand"])


def public(line: Line) -> set[str]:
    """The cards that everybody has seen."""
    view = line.doc["view"]
    return {card["card"] for card in view["cards"]} | set(view["box"])


def parts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)
