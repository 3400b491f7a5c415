"""Games that go on from a position before their first choice are read again from there, moment by moment."""

from __future__ import annotations

from tests.browser.positions import FORDS
from tests.server.arranged import record_of

from mathom.kernel import Match, game, option_keyed


def test_every_moment_is_the_one_that_was_played() -> None:
    ours = game("wotr")
    lines = record_of("wotr", ours.variants().read(2, {}), 2, FORDS, {})
    match = Match.resume(lines, lambda text: lines.extend(text.splitlines(keepends=True)))
    digests = [match.state.digest()]
    for key in ("die:army", "move-army", "way:orthanc>gap_of_rohan", "all"):
        assert match.state.ask is not None
        seat = match.state.ask.waiting()[0]
        match.choose(seat, option_keyed(ours, match.state, seat, key))
        digests.append(match.state.digest())
    recording = Match.resume(lines).recording
    assert [state.digest() for _, state, _ in recording.walk()] == digests
    assert [recording.state_at(n).digest() for n in range(len(digests))] == digests
