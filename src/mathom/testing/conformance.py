"""The laws that every game keeps, ours or anybody's.

    from mathom.testing.conformance import laws, plays_of

    @laws(plays_of(GAME))
    def test_laws(law: Law, play: Play) -> None:
        law(play)

A law is a function of a `Play` (game, variant, seats, seed) that raises `LawBroken` with the place where it is broken.
Its name says what holds. What is looked at: copies, saving, options, replaying, chance, and what anybody can know.

Two laws deserve a word, as what hidden information may do cannot be tested head-on. Take a viewer and an imagined
world, in which all that the viewer does not know is dealt anew. Let somebody make the same choice in both, with the same
chance. Something hidden may come to light, legally, and then both the events and the view differ. But if the events
that the viewer is told are the same, nothing came to light, and the views must be the same; and if the views are the
same, so must the events be (`events_and_views_tell_the_same`). And where two different choices of somebody else give a
viewer the same view and the same events, the viewer's imagination must not differ either
(`what_cannot_be_told_apart_is_imagined_alike`).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from random import Random
from typing import Any

import pytest

from mathom.kernel import (
    CHANCE_SEAT,
    UNANSWERED,
    Chance,
    Event,
    Game,
    Perspective,
    RefusedChoice,
    State,
    apply,
    explain,
    option_key,
)
from mathom.kernel.plain import canonical
from mathom.testing.plays import Play, Turned, play_on, plays_of

__all__ = ["LAWS", "Law", "LawBroken", "Play", "laws", "plays_of"]

Law = Callable[[Play], None]


class LawBroken(AssertionError):
    """Which game, at which choice, and what is wrong."""


def hold(holds: bool, play: Play, at: int, wrong: str) -> None:
    if not holds:
        raise LawBroken(f"{play}, choice {at}: {wrong}")


def equal(one: Any, other: Any, play: Play, at: int, what: str) -> None:
    if one != other:
        raise LawBroken(f"{play}, choice {at}: {what} differs: {difference(one, other)}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where two values differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(difference(one[k], other[k], f"{path}.{k}") for k in one if one[k] != other[k])
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return next(difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)
    return f"at '{path}' {one!r} is not {other!r}"


def reload(play: Play, state: State) -> State:
    """Saved as a text and loaded."""
    return play.game.load(json.loads(json.dumps(state.dump())))


def options(state: State, seat: int | None) -> list[int]:
    return [] if state.ask is None or seat is None else state.ask.options_of(seat)


def loud(state: State) -> State:
    """A copy that tells its events."""
    copy = state.clone()
    copy.quiet = False
    return copy


def seen(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    return [event.plain() for event in events if event.visible(seat)]


# Copies and saving


def a_copy_is_equal_and_apart(play: Play) -> None:
    """Playing on with a copy changes nothing in the original, and the other way round."""
    closely = set(play.telling())
    for i, state in play.again():
        if i not in closely:
            continue
        before = state.dump()
        copy, kept = state.clone(), state.clone()
        equal(copy.dump(), before, play, i, "a copy")
        play_on(copy, play.rng(i), 400)
        equal(state.dump(), before, play, i, "the original, after its copy was played on,")
        seat, code = play.course.choices[i]
        kept.clone().play(seat, code)
        equal(kept.dump(), before, play, i, "a copy, after its own copy was played on,")


def a_saved_game_loads_as_it_was(play: Play) -> None:
    """At every question, also in the middle of nested frames; and it goes on in the same way."""
    course = play.course
    closely = set(play.telling())
    for i, state in enumerate(course.moments):
        loaded = reload(play, state)
        equal(loaded.dump(), state.dump(), play, i, "the loaded state")
        for seat in range(play.seats):
            equal(options(loaded, seat), options(state, seat), play, i, f"what seat {seat} may choose after loading")
        if i in closely:
            follow(play, loaded, i)


def follow(play: Play, state: State, since: int) -> None:
    """The same choices from here on give the same positions."""
    for i, (seat, code) in enumerate(play.course.choices[since:], since):
        equal(state.digest(), play.course.digests[i], play, i, f"a game continued from choice {since}")
        state.play(seat, code)
    equal(state.digest(), play.course.digests[-1], play, len(play.course.choices), "the end of a continued game")


def a_digest_says_the_position_only(play: Play) -> None:
    """Equal for equal positions, whatever the seed and the script; different for every other position of the game."""
    course = play.course
    for i, state in enumerate(course.moments):
        other = reload(play, state)
        other.chance.seed = "another"
        other.chance.script = {"a stream": [[1]]}
        equal(other.digest(), course.digests[i], play, i, "the digest with another seed")
    hold(len(set(course.digests)) == len(course.digests), play, 0, "two positions have the same digest")


def undoing_gives_the_earlier_state(play: Play) -> None:
    """What was saved before a choice is the same game as if the choice had not been made."""
    before: dict[str, Any] | None = None
    for i, state in play.again():
        if before is not None:
            undone = play.game.load(before)
            equal(undone.digest(), play.course.digests[i - 1], play, i - 1, "the state after undoing")
            equal(undone.dump(), before, play, i - 1, "the dump after undoing")
        before = state.dump()


# Options


def there_is_always_something_to_choose(play: Play) -> None:
    """While the game goes on, somebody is asked, and has options, all of them different numbers."""
    for i, state in enumerate(play.course.moments[:-1]):
        assert state.ask is not None
        hold(state.result is None, play, i, "the game has a result and goes on")
        waiting = state.ask.waiting()
        hold(bool(waiting) and len(set(waiting)) == len(waiting), play, i, f"asked are {waiting}")
        for seat in waiting:
            codes = options(state, seat)
            hold(0 <= seat < play.seats, play, i, f"seat {seat} is asked")
            hold(bool(codes), play, i, f"seat {seat} has nothing to choose from")
            hold(len(set(codes)) == len(codes), play, i, f"an option is offered twice: {codes}")
            hold(min(codes) >= 0, play, i, f"an option is a negative number: {codes}")


def every_option_can_be_played(play: Play) -> None:
    for i in play.telling():
        state = play.course.moments[i]
        assert state.ask is not None
        for seat in state.ask.waiting():
            codes = options(state, seat)
            for code in play.rng(i).sample(codes, min(40, len(codes))):
                copy = state.clone()
                try:
                    copy.play(seat, code)
                    for viewer in play.viewers():
                        play.game.view(copy, viewer)
                except Exception as error:
                    raise LawBroken(f"{play}, choice {i}: option {code} of seat {seat} raises {error!r}") from error
                hold((copy.ask is None) == (copy.result is not None), play, i, f"option {code} leads nowhere")
                equal(copy.seq, state.seq + 1, play, i, "the number of choices after one more")


def keys_name_one_option_each(play: Play) -> None:
    """Keys are different, one word each, and mean the option they came from; options are plain data."""
    for i, state in enumerate(play.course.moments[:-1]):
        assert state.ask is not None
        for seat in state.ask.waiting():
            keys: set[str] = set()
            for code in options(state, seat):
                option = play.game.describe(state, seat, code)
                hold(option.key not in keys, play, i, f"two options are called '{option.key}'")
                hold(len(option.key.split()) == 1, play, i, f"the key '{option.key}' is not one word")
                equal(option.code, code, play, i, f"the code of '{option.key}'")
                equal(play.game.parse(state, seat, option.key), code, play, i, f"what '{option.key}' means")
                canonical(option.plain())
                keys.add(option.key)


def explanations_agree_with_the_options(play: Play) -> None:
    """What is offered has no reason against it; every other key of the game has one, and can be described if it means
    anything now."""
    pool = all_keys(play)
    for i in play.telling():
        state = play.course.moments[i]
        assert state.ask is not None
        for seat in range(play.seats):
            offered = options(state, seat)
            keys = play.rng(i).sample(pool, min(40, len(pool)))
            keys += [option_key(play.game, state, seat, code) for code in offered[:20]]
            for key in keys:
                code = play.game.parse(state, seat, key)
                reasons = [str(reason) for reason in explain(play.game, state, seat, key)]
                hold((code in offered) != bool(reasons), play, i, f"'{key}' of seat {seat} is explained by {reasons}")
                if code in offered:
                    refused = state.stack[-1].refuse(state, seat, code)
                    hold(refused is None, play, i, f"'{key}' is offered, but refused as '{refused}'")
                elif code != UNANSWERED and offered:
                    again = play.game.parse(state, seat, play.game.describe(state, seat, code).key)
                    equal(again, code, play, i, f"what '{key}' means, though it is not offered,")


def all_keys(play: Play) -> list[str]:
    """Every key that was offered in the whole game."""
    return sorted(
        {
            option_key(play.game, state, seat, code)
            for state in play.course.moments
            for seat in range(play.seats)
            for code in options(state, seat)
        }
    )


def a_refused_choice_changes_nothing(play: Play) -> None:
    """The wrong seat, a number not offered, a choice made for an earlier position."""
    for i in play.telling():
        state = play.course.moments[i].clone()
        before = state.dump()
        seat, code = play.course.choices[i]
        unoffered = max(options(state, seat)) + 1
        for bad in ((play.seats, code, None), (seat, unoffered, None), (seat, UNANSWERED, None), (seat, code, i + 7)):
            try:
                apply(state, *bad)
            except RefusedChoice:
                equal(state.dump(), before, play, i, "the state after a refused choice")
            else:
                hold(False, play, i, f"the choice {bad} is not refused")


# Replaying and chance


def the_same_choices_give_the_same_game(play: Play) -> None:
    for i, state in play.again():
        equal(state.digest(), play.course.digests[i], play, i, "the position in a replay")


def a_fork_has_the_same_future(play: Play) -> None:
    """A copy that makes the same choices gets the same chance."""
    for i in play.telling():
        follow(play, play.course.moments[i].clone(), i)


def scripted_chance_equals_sampled_chance(play: Play) -> None:
    """With the outcomes scripted and another seed it is the same game."""
    script: dict[str, list[list[int]]] = {}
    for draw in play.course.draws:
        script.setdefault(draw.stream, []).append(draw.got)
    state = play.game.begin(play.variant, play.seats, Chance("another", script=script))
    follow(play, state, 0)
    hold(not any(state.chance.script.values()), play, len(play.course.choices), "scripted outcomes are left over")


def explicit_chance_equals_sampled_chance(play: Play) -> None:
    """A chance player that picks the sampled outcomes makes the same game; and it can be saved in the middle."""
    numbers = [number for draw in play.course.draws for number in draw.got]
    state = play.game.begin(play.variant, play.seats, Chance("unused", explicit=True))
    for i, moment in enumerate(play.course.moments):
        while state.ask is not None and state.ask.seats == [CHANCE_SEAT]:
            hold(numbers[0] in options(state, CHANCE_SEAT), play, i, f"the chance player cannot pick {numbers[0]}")
            play.game.view(state, None)
            if numbers[0] % 8 == 0:
                state = reload(play, state)
            state.play(CHANCE_SEAT, numbers.pop(0))
        equal(without_chance(state), without_chance(moment), play, i, "the game with a chance player")
        if i < len(play.course.choices):
            state.play(*play.course.choices[i])
    equal(numbers, [], play, len(play.course.choices), "what the chance player has left to pick")


def without_chance(state: State) -> dict[str, Any]:
    data = state.dump()
    del data["chance"], data["seq"]
    return data


def hash_seeds_do_not_matter(play: Play) -> None:
    """Other processes, with other orders of sets and other memory, come to the same positions."""
    for hash_seed in ("1", "2"):
        code = f"from {__name__} import print_digests; print_digests()"
        where = [type(play.game).__module__, play.game.id, json.dumps(play.variant), str(play.seats), play.seed]
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run(
            [sys.executable, "-c", code, *where, str(play.bound)], env=env, capture_output=True, text=True, check=True
        )
        for i, digest in enumerate(run.stdout.split()):
            equal(digest, play.course.digests[i], play, i, f"the position with PYTHONHASHSEED={hash_seed}")
        equal(len(run.stdout.split()), len(play.course.digests), play, 0, "the length of the game in another process")


def print_digests() -> None:
    """What the other process of `hash_seeds_do_not_matter` does: find the game, play it, print every digest."""
    module, game_id, variant, seats, seed, bound = sys.argv[1:]
    found = [g for g in vars(import_module(module)).values() if isinstance(g, Game) and g.id == game_id]
    play = Play(found[0], json.loads(variant), int(seats), seed, bound=int(bound))
    print("\n".join(play.course.digests))


# The game as a whole


def nothing_vanishes_or_doubles(play: Play) -> None:
    census = play.course.moments[0].zones.census()
    for i, state in enumerate(play.course.moments):
        equal(state.zones.census(), census, play, i, "the sum of all things")


def the_game_ends_with_a_result(play: Play) -> None:
    end = play.course.moments[-1]
    at = len(play.course.choices)
    hold(end.ask is None, play, at, f"the game is not over after {play.bound} choices")
    result = end.result
    if result is None:
        raise LawBroken(f"{play}: the game is over without a result")
    hold(set(result.winners) <= set(range(play.seats)), play, at, f"the winners are {result.winners}")
    equal(len(result.scores), play.seats, play, at, "the number of scores")
    hold(bool(result.how), play, at, "nothing says how the game ended")
    hold(not end.stack, play, at, "procedures are left over")


def events_are_plain_and_copies_are_silent(play: Play) -> None:
    """The game tells something, as plain data and to seats that exist; a copy made for a search tells nothing."""
    hold(any(play.course.events), play, 0, "the game tells no events at all")
    for i, events in enumerate(play.course.events):
        for event in events:
            canonical(event.plain())
            hold(set(event.plain().get("to", [])) <= set(range(play.seats)), play, i, f"{event.plain()} to nobody")
    for i in play.telling():
        copy = play.course.moments[i].clone()
        copy.play(*play.course.choices[i])
        equal([event.plain() for event in copy.take_news()], [], play, i, "what a copy tells")


# What anybody can know


def a_view_is_the_same_in_every_imagined_world(play: Play) -> None:
    """Nobody can tell the real world from an imagined one: not by the view, not by the options."""
    for i, state in enumerate(play.course.moments):
        for seat in play.viewers():
            check_imagined(play, i, state, seat, play.rng(f"{i}/{seat}"))


def no_hidden_face_reaches_a_view(play: Play) -> None:
    """Every hidden thing gets every face it could have, every sealed answer every value: the view keeps its bytes."""
    for i in play.telling():
        state = play.course.moments[i]
        for seat in play.viewers():
            hidden = sum(not state.zones.knows(seat, thing) for thing in range(len(state.zones.face)))
            turns = range(max(4, hidden))
            for by in play.rng(i).sample(turns, min(24, len(turns))):
                check_imagined(play, i, state, seat, Turned(by))


def check_imagined(play: Play, i: int, state: State, seat: int | None, rng: Random) -> None:
    imagined = play.game.determinize(state, seat, rng)
    real_view, view = play.game.view(state, seat), play.game.view(imagined, seat)
    equal(view, real_view, play, i, f"the view of seat {seat} in an imagined world")
    equal(canonical(view), canonical(real_view), play, i, f"the bytes of the view of seat {seat} in an imagined world")
    equal(options(imagined, seat), options(state, seat), play, i, f"what seat {seat} may choose in an imagined world")


def imagining_depends_on_knowledge_only(play: Play) -> None:
    """To imagine from an imagined world gives what imagining from the real one gives; and changes nothing."""
    for i in play.telling():
        state = play.course.moments[i]
        before = state.dump()
        for seat in play.viewers():
            once = play.game.determinize(state, seat, Random(f"{i}/again"))
            twice = play.game.determinize(
                play.game.determinize(state, seat, Random(f"{i}/first")), seat, Random(f"{i}/again")
            )
            equal(twice.dump(), once.dump(), play, i, f"what seat {seat} imagines from an imagined world")
            hold(once.chance.seed != state.chance.seed, play, i, "an imagined world has the secret seed")
            equal(state.dump(), before, play, i, "the real world after imagining")


def what_cannot_be_told_apart_is_imagined_alike(play: Play) -> None:
    """Whatever somebody else chose: with the same view and the same events a viewer imagines the same worlds."""
    for i in play.telling():
        state = play.course.moments[i]
        assert state.ask is not None
        for actor in state.ask.waiting():
            for viewer in play.viewers():
                if viewer != actor:
                    imagined_alike(play, i, state, actor, viewer)


def imagined_alike(play: Play, i: int, state: State, actor: int, viewer: int | None) -> None:
    worlds: dict[bytes, dict[str, Any]] = {}
    for code in options(state, actor)[:8]:
        world = loud(state)
        world.play(actor, code)
        told = canonical([play.game.view(world, viewer), seen(world.take_news(), viewer)])
        imagined = play.game.determinize(world, viewer, Random("alike")).dump()
        first = worlds.setdefault(told, imagined)
        equal(imagined, first, play, i, f"what seat {viewer} imagines after a choice of seat {actor} it cannot see")


def events_and_views_tell_the_same(play: Play) -> None:
    """After the same choice in the real and in an imagined world: the same events if, and only if, the same view."""
    for i in play.telling():
        state = play.course.moments[i]
        assert state.ask is not None
        for viewer in play.viewers():
            imagined = play.game.determinize(state, viewer, play.rng(f"{i}/{viewer}/tell"))
            imagined.chance = state.chance.clone()
            for actor in state.ask.waiting():
                both = [code for code in options(state, actor) if code in options(imagined, actor)]
                for code in both[:8]:
                    told_alike(play, i, viewer, (actor, code), state, imagined)


def told_alike(play: Play, i: int, viewer: int | None, choice: tuple[int, int], state: State, imagined: State) -> None:
    one, other = loud(state), loud(imagined)
    one.play(*choice)
    other.play(*choice)
    news, views = (
        [seen(world.take_news(), viewer) for world in (one, other)],
        [play.game.view(world, viewer) for world in (one, other)],
    )
    fleeting = any(event["event"] in play.disclosing for event in news[0] + news[1])
    if news[0] == news[1]:
        equal(views[1], views[0], play, i, f"after {choice}, with the same events, the view of seat {viewer}")
    elif views[0] == views[1] and not fleeting:
        equal(news[1], news[0], play, i, f"after {choice}, with the same view, what seat {viewer} is told")


def imagined_worlds_can_be_played_to_the_end(play: Play) -> None:
    for i in play.telling(4):
        for seat in play.viewers():
            imagined = play.game.determinize(play.course.moments[i], seat, play.rng(i))
            try:
                play_on(imagined, play.rng(seat), play.bound)
            except Exception as error:
                raise LawBroken(f"{play}, choice {i}: an imagined world of seat {seat} raises {error!r}") from error
            hold(imagined.result is not None, play, i, f"an imagined world of seat {seat} has no end")
            equal(imagined.zones.census(), play.course.moments[0].zones.census(), play, i, "the sum of imagined things")


def a_perspective_shows_what_the_game_shows(play: Play) -> None:
    for i in play.telling():
        state = play.course.moments[i]
        for seat in range(play.seats):
            perspective = Perspective(play.game, state, seat)
            equal(
                perspective.options(), options(state, seat), play, i, f"the options in the perspective of seat {seat}"
            )
            equal(
                perspective.view(), play.game.view(state, seat), play, i, f"the view in the perspective of seat {seat}"
            )
            imagined = play.game.determinize(state, seat, Random(i))
            equal(perspective.imagine(Random(i)).dump(), imagined.dump(), play, i, f"what seat {seat} imagines")


LAWS: list[Law] = [
    a_copy_is_equal_and_apart,
    a_saved_game_loads_as_it_was,
    a_digest_says_the_position_only,
    undoing_gives_the_earlier_state,
    there_is_always_something_to_choose,
    every_option_can_be_played,
    keys_name_one_option_each,
    explanations_agree_with_the_options,
    a_refused_choice_changes_nothing,
    the_same_choices_give_the_same_game,
    a_fork_has_the_same_future,
    scripted_chance_equals_sampled_chance,
    explicit_chance_equals_sampled_chance,
    hash_seeds_do_not_matter,
    nothing_vanishes_or_doubles,
    the_game_ends_with_a_result,
    events_are_plain_and_copies_are_silent,
    a_view_is_the_same_in_every_imagined_world,
    no_hidden_face_reaches_a_view,
    imagining_depends_on_knowledge_only,
    what_cannot_be_told_apart_is_imagined_alike,
    events_and_views_tell_the_same,
    imagined_worlds_can_be_played_to_the_end,
    a_perspective_shows_what_the_game_shows,
]


def laws(plays: Iterable[Play]) -> pytest.MarkDecorator:
    """Runs a test with the arguments `law` and `play` for every law and every play.

    The law with other processes takes the first play of each game only: that is slow and tests no more.
    """
    cases = []
    games: set[str] = set()
    for play in plays:
        chosen = [law for law in LAWS if law is not hash_seeds_do_not_matter or play.game.id not in games]
        games.add(play.game.id)
        cases += [pytest.param(law, play, id=f"{law.__name__}-{play}") for law in chosen]
    return pytest.mark.parametrize(("law", "play"), cases)
