"""The laws that every game keeps, ours or anybody's.

    from mathom.testing.conformance import laws, plays_of

    @laws(plays_of(GAME))
    def test_laws(law: Law, play: Play) -> None:
        law(play)

A law is a function of a `Play` (game, variant, seats, seed) that raises `LawBroken` with the place where it is broken.
Its name says what holds. What is looked at: copies, saving, options, replaying, chance, and what anybody can know.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import pytest

from mathom.kernel import (
    CHANCE_SEAT,
    UNANSWERED,
    Chance,
    Game,
    MathomError,
    RefusedChoice,
    State,
    apply,
    explain,
    option_key,
)
from mathom.kernel.plain import canonical
from mathom.testing import knowledge
from mathom.testing.checks import LawBroken, equal, hold, options, reload
from mathom.testing.plays import Play, play_on, plays_of

__all__ = ["LAWS", "Law", "LawBroken", "Play", "laws", "plays_of"]

Law = Callable[[Play], None]


# Copies and saving


def a_copy_is_equal_and_apart(play: Play) -> None:
    """Playing on with a copy changes nothing in the original, and the other way round."""
    closely = set(play.telling())
    kept: list[tuple[int, State, dict[str, Any]]] = []
    for i, state in play.again():
        if i in closely:
            before = state.dump()
            copy = state.clone()
            equal(copy.dump(), before, play, i, "a copy")
            kept.append((i, state.clone(), before))
            play_on(copy, play.rng(i), 400)
            equal(state.dump(), before, play, i, "the original, after its copy was played on,")
    for i, copy, before in kept:
        equal(copy.dump(), before, play, i, "a copy, after its original was played on,")


def a_saved_game_loads_as_it_was(play: Play) -> None:
    """At every question, also in the middle of nested frames; and it goes on in the same way."""
    closely = set(play.telling())
    for i, state in play.moments():
        loaded = reload(play, state)
        equal(loaded.dump(), state.dump(), play, i, "the loaded state")
        for seat in range(play.seats):
            equal(options(loaded, seat), options(state, seat), play, i, f"what seat {seat} may choose after loading")
        if i in closely:
            follow(play, loaded, i, play.ahead)


def follow(play: Play, state: State, since: int, ahead: int) -> None:
    """The same choices from here on give the same positions."""
    end = min(since + ahead, len(play.course.choices))
    for i, (seat, code) in enumerate(play.course.choices[since:end], since):
        equal(state.digest(), play.course.digests[i], play, i, f"a game continued from choice {since}")
        state.play(seat, code)
    equal(state.digest(), play.course.digests[end], play, end, "the end of a continued game")


def a_digest_says_the_position_only(play: Play) -> None:
    """Equal for equal positions, whatever the seed and the script; different for every other position of the game."""
    course = play.course
    for i, state in play.moments():
        other = reload(play, state)
        other.chance.seed = "another"
        other.chance.script = {"a stream": [[1]]}
        equal(other.digest(), course.digests[i], play, i, "the digest with another seed")
    hold(len(set(course.digests)) == len(course.digests), play, 0, "two positions have the same digest")


def undoing_gives_the_earlier_state(play: Play) -> None:
    """What was saved before a choice is the same game as if the choice had not been made."""
    before: dict[str, Any] | None = None
    looked_at = {i for i, _ in play.moments()}
    for i, state in play.again():
        if before is not None:
            undone = play.game.load(before)
            equal(undone.digest(), play.course.digests[i - 1], play, i - 1, "the state after undoing")
            equal(undone.dump(), before, play, i - 1, "the dump after undoing")
        before = state.dump() if i in looked_at else None


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
    return keys_at(play, play.course.moments)


def keys_at(play: Play, moments: list[State]) -> list[str]:
    return sorted(
        {
            option_key(play.game, state, seat, code)
            for state in moments
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


def nonsense_is_refused_plainly(play: Play) -> None:
    """Whatever number or words a client sends: what belongs to other questions, what lies around it, anything."""
    codes, moments = all_codes(play), play.telling()
    keys = keys_at(play, [play.course.moments[i] for i in moments])
    for i in moments:
        state = play.course.moments[i]
        assert state.ask is not None
        rng = play.rng(f"{i}/nonsense")
        for seat in state.ask.waiting():
            offered = options(state, seat)
            for code in nonsense(rng, codes, len(state.zones.face)):
                if code not in offered:
                    only_refused(play, i, f"the choice {code}", partial(apply, state, seat, code))
            first = option_key(play.game, state, seat, rng.choice(offered))
            for words in wild_words(rng, keys, first):
                only_refused(play, i, f"'{words[:60]}'", partial(explain, play.game, state, seat, words))


def all_codes(play: Play) -> list[int]:
    """Every number that was an option in the game, whatever was asked."""
    asks = [state.ask for state in play.course.moments if state.ask is not None]
    return sorted({code for ask in asks for options in ask.options for code in options})


# As far apart lie what numbers mean: things, texts of cards, families of options.
STEPS = (1, -1, 64, -64, 999, 4000, -4096, 1 << 13, 1 << 16, 1 << 18, -(1 << 18))


def nonsense(rng: Random, codes: list[int], things: int) -> list[int]:
    """Numbers that mean nothing, or something else."""
    found = [-1, -5, 0, 1 << 30, 1 << 31, 1 << 62, 1 << 63, 1 << 70, -(1 << 70)]
    found += rng.sample(codes, min(1000, len(codes)))
    found += [code + rng.choice((*STEPS, things, -things)) for code in rng.choices(codes, k=400)]
    return found + [rng.randrange(1 << rng.randrange(1, 40)) for _ in range(20)]


def wild_words(rng: Random, keys: list[str], first: str) -> list[str]:
    """Keys in any row, after one that is offered, cut off, and what is no key at all."""
    rows = [" ".join(rng.choices(keys, k=3)) for _ in range(2)]
    after = [f"{first} {key}" for key in rng.choices(keys, k=4)]
    ends = ("", "#", ":", "-9", ".99999")
    cut = [key[: rng.randrange(len(key) + 1)] + rng.choice(ends) for key in rng.choices(keys, k=4)]
    return [*rng.choices(keys, k=6), *rows, *after, *cut, "", ":", "#", "a:" * 500, "on:" + "9" * 5000]


def only_refused(play: Play, i: int, what: str, do: Callable[[], object]) -> None:
    """A refusal changes nothing, so that no copy is made for it."""
    try:
        do()
    except MathomError:
        pass
    except Exception as error:
        raise LawBroken(f"{play}, choice {i}: {what} raises {error!r}") from error


# Replaying and chance


def the_same_choices_give_the_same_game(play: Play) -> None:
    for i, state in play.again():
        equal(state.digest(), play.course.digests[i], play, i, "the position in a replay")


def a_fork_has_the_same_future(play: Play) -> None:
    """A copy that makes the same choices gets the same chance."""
    for i in play.telling():
        follow(play, play.course.moments[i].clone(), i, play.ahead)


def scripted_chance_equals_sampled_chance(play: Play) -> None:
    """With the outcomes scripted and another seed it is the same game."""
    script: dict[str, list[list[int]]] = {}
    for draw in play.course.draws:
        script.setdefault(draw.stream, []).append(draw.got)
    state = play.game.begin(play.variant, play.seats, Chance("another", script=script), play.brought())
    follow(play, state, 0, len(play.course.choices))
    hold(not any(state.chance.script.values()), play, len(play.course.choices), "scripted outcomes are left over")


def explicit_chance_equals_sampled_chance(play: Play) -> None:
    """A chance player that picks the sampled outcomes makes the same game; and it can be saved in the middle."""
    numbers = [number for draw in play.course.draws for number in draw.got]
    state = play.game.begin(play.variant, play.seats, Chance("unused", explicit=True), play.brought())
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
    census = play.course.moments[0].census()
    for i, state in enumerate(play.course.moments):
        equal(state.census(), census, play, i, "the sum of all things")


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
    nonsense_is_refused_plainly,
    the_same_choices_give_the_same_game,
    a_fork_has_the_same_future,
    scripted_chance_equals_sampled_chance,
    explicit_chance_equals_sampled_chance,
    hash_seeds_do_not_matter,
    nothing_vanishes_or_doubles,
    the_game_ends_with_a_result,
    events_are_plain_and_copies_are_silent,
    knowledge.a_view_is_the_same_in_every_imagined_world,
    knowledge.only_a_discreet_question_hides_whether_there_is_a_choice,
    knowledge.no_hidden_face_reaches_a_view,
    knowledge.imagining_depends_on_knowledge_only,
    knowledge.what_cannot_be_told_apart_is_imagined_alike,
    knowledge.events_and_views_tell_the_same,
    knowledge.numbers_of_hidden_things_tell_nothing,
    knowledge.looking_ahead_tells_nothing,
    knowledge.imagined_worlds_can_be_played_to_the_end,
    knowledge.what_a_seat_brings_is_its_secret,
    knowledge.a_perspective_shows_what_the_game_shows,
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
