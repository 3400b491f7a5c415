"""A law about tables: the sequence and the timing of what somebody receives do not depend on what they may not know.

Take a viewer and two tables at which everybody is a person and has automatic answers on: one with the real state, one
with a state in which all that the viewer does not know was dealt anew. The same people make the same choices at both.
As long as each choice tells the viewer the same, both tables must send the same messages at the same moments, and
answer the same questions by themselves. Where a choice brings something hidden to light, by the rules, the two part.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

from mathom.kernel import Event, Game, Match, Recording, State
from mathom.tables import ClockSpec, Person, SeatSpec, Table, TableSpec, do
from mathom.testing.checks import LawBroken
from mathom.testing.plays import Play

CHOICES = 5
WORLDS = 3

Told = tuple[int, dict[str, Any], list[dict[str, Any]]]


class Watched(Table):
    """A table that remembers what every choice told the viewer, whoever made it."""

    def __init__(self, match: Match, viewer: int | None, policies: dict[str, str]) -> None:
        people = [SeatSpec(Person(f"p{seat}", f"P{seat}")) for seat in range(match.state.seats)]
        spec = TableSpec(match.game.id, match.recording.header["variant"], people, clock=ClockSpec("total", 600.0, 5.0))
        super().__init__("watched", spec, "invite", ["random"], 0.0, lambda text: None)
        self.match = match
        self.viewer_seat = viewer
        self.told: list[Told] = []
        self.feed(viewer)
        for seat in self.seats:
            seat.auto = True
            seat.passing = dict(policies)

    def choose(self, seat: int, code: int, seq: int | None) -> list[Event]:
        events = super().choose(seat, code, seq)
        assert self.match is not None
        view = self.game.view(self.match.state, self.viewer_seat)
        seen = [event.plain() for event in events if event.visible(self.viewer_seat)]
        self.told.append((seat, view, seen))
        return events

    def act(self, now: float, choice: tuple[int, int] | None = None) -> None:
        if choice is None:
            self.catch_up(now)
            self.flush()
        else:
            seat, code = choice
            assert self.match is not None
            command = {"do": "choose", "id": f"at-{now}", "seq": self.match.seq, "code": code}
            reply = do(self, Person(f"p{seat}", f"P{seat}"), command, now)
            assert reply["type"] == "done", reply

    def options(self, seat: int) -> list[int]:
        assert self.match is not None
        return [] if self.match.state.ask is None else self.match.state.ask.options_of(seat)


def watched(game: Game, like: Match, state: State, viewer: int | None, policies: dict[str, str]) -> Watched:
    aloud = state.clone()
    aloud.quiet = False
    return Watched(Match(Recording(like.recording.header, game), aloud, None), viewer, policies)


def a_table_tells_no_more_than_its_game(play: Play, moments: int, policies: dict[str, str] | None = None) -> None:
    """With automatic answers for everybody, and these policies of passing."""
    like = Match.start(play.game, play.variant, [f"P{seat}" for seat in range(play.seats)], "like")
    for i in play.telling(moments):
        state = play.course.moments[i]
        for viewer in play.viewers():
            rng = play.rng(f"{i}/{viewer}/table")
            for _ in range(WORLDS):
                imagined = play.game.determinize(state, viewer, rng)
                imagined.chance = state.chance.clone()
                both = [watched(play.game, like, world, viewer, policies or {}) for world in (state, imagined)]
                compare(play, i, both, play.course.choices[i], rng)


def compare(play: Play, i: int, both: list[Watched], first: tuple[int, int], rng: Random) -> None:
    """Both go on with the same choices for a while, from the one that was made in the game, if it is still open."""
    for now, choice in enumerate(choices(both, first, rng)):
        for table in both:
            table.told.clear()
            table.act(float(now), choice)
        if not told_alike(play, i, both):
            return


def choices(both: list[Watched], first: tuple[int, int], rng: Random) -> Iterator[tuple[int, int] | None]:
    """To begin with, none: the tables answer what they can. Then what can be chosen at both."""
    yield None
    wanted: tuple[int, int] | None = first
    for _ in range(CHOICES):
        common = [
            (seat, code) for seat in both[0].asked() for code in both[0].options(seat) if code in both[1].options(seat)
        ]
        if not common:
            return
        yield wanted if wanted in common else rng.choice(common)
        wanted = None


def told_alike(play: Play, i: int, both: list[Watched]) -> bool:
    """Whether the viewer has been told the same up to now; it must have come in the same way then."""
    viewer = both[0].viewer_seat
    for real, imagined in zip_longest(both[0].told, both[1].told):
        if real is None or imagined is None or real[0] != imagined[0]:
            raise LawBroken(f"{play}, choice {i}: that seat {viewer} cannot know decides what is answered by itself")
        if real != imagined:
            return False
    messages = [[message.text for message in table.take_updates().get(viewer, [])] for table in both]
    if messages[0] != messages[1]:
        raise LawBroken(f"{play}, choice {i}: seat {viewer} is told the same in different messages: {messages}")
    return True
