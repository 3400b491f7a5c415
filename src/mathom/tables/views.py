"""What everybody sees of one state, worked out once for each.

A choice compares the views of the others before and after it (see `parts`), and the feeds tell them. To make a view
takes longer than the choice itself, so that whoever needs one again gets the same. Views are kept as JSON, part by
part, for the reasons that `packed` gives; bytes also stay as they are when the state changes.
"""

from __future__ import annotations

from msgspec.json import Decoder, Encoder

from mathom.kernel import Game, State
from mathom.tables.telling import Viewer

_encode = Encoder().encode
_decode = Decoder().decode


class Views:
    """The views of `state` that somebody asked for. Whoever looks gets a table of their own, to change."""

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._state = state
        self._seq = state.seq
        self._made: dict[Viewer, dict[str, bytes]] = {}

    def are_of(self, state: State) -> bool:
        """Whether they show this state, and it is where it was."""
        return self._state is state and self._seq == state.seq

    def of(self, viewer: Viewer) -> dict[str, bytes]:
        return dict(self._of(viewer))

    def outlive(self) -> None:
        """The state is about to change, and these views will go on showing what it was."""
        self._state = self._state.clone()

    def look_alike(self, later: Views, viewers: list[Viewer]) -> bool:
        """Whether none of the viewers can tell the two states apart. What was made already is compared first: where
        somebody sees a difference nothing else is made."""
        made_first = sorted(viewers, key=lambda viewer: viewer not in self._made)
        return all(_alike(self._of(viewer), later._of(viewer)) for viewer in made_first)

    def _of(self, viewer: Viewer) -> dict[str, bytes]:
        made = self._made.get(viewer)
        if made is None:
            made = {name: _encode(part) for name, part in self._game.view(self._state, viewer).items()}
            self._made[viewer] = made
        return made


def _alike(one: dict[str, bytes], other: dict[str, bytes]) -> bool:
    """Whether both are the same, in whatever order their tables name their entries."""
    return one.keys() == other.keys() and all(
        part == other[name] or _decode(part) == _decode(other[name]) for name, part in one.items()
    )
