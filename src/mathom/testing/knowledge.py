"""The laws of `conformance` about what anybody can know.

What hidden information may do cannot be tested head-on, so two laws deserve a word. Take a viewer and an imagined
world, in which all that the viewer does not know is dealt anew. Let somebody make the same choice in both, with the
same chance. Something hidden may come to light, legally, and then both the events and the view differ. But if the
events that the viewer is told are the same, nothing came to light, and the views must be the same; and if the views are
the same, so must the events be (`events_and_views_tell_the_same`). And where two different choices of somebody else
give a viewer the same view and the same events, the viewer's imagination must not differ either
(`what_cannot_be_told_apart_is_imagined_alike`).
"""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

from mathom.kernel import Chance, Perspective, RefusedChoice, State, apply_macro, explain, option_key
from mathom.kernel.plain import canonical
from mathom.kernel.zones import EVERYONE
from mathom.testing.checks import LawBroken, equal, hold, loud, options, seen
from mathom.testing.plays import Play, Turned, play_on

# No option has such a number.
NONSENSE = 10**9

# From so many moments, each with the eyes of another seat, a game is followed for so many choices with faces exchanged.
FOLLOWED, STEPS = 24, 40


def a_view_is_the_same_in_every_imagined_world(play: Play) -> None:
    """Nobody can tell the real world from an imagined one: not by the view, the options or the standing."""
    for i, state in play.moments():
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
    standings = [play.game.standing(world, seat) for world in (imagined, state)]
    equal(standings[0], standings[1], play, i, f"the standing that seat {seat} sees in an imagined world")
    hold(len(standings[1]) in (0, play.seats), play, i, f"a standing is not for every seat: {standings[1]}")


def only_a_discreet_question_hides_whether_there_is_a_choice(play: Play) -> None:
    """Whoever is asked, and by a frame that is not discreet, has a single option in every imagined world or in none."""
    for i, state in play.moments():
        if state.ask is None or state.is_discreet():
            continue
        forced = [len(options(state, seat)) == 1 for seat in state.ask.waiting()]
        for viewer in play.viewers():
            imagined = play.game.determinize(state, viewer, play.rng(f"{i}/{viewer}/forced"))
            found = [len(options(imagined, seat)) == 1 for seat in state.ask.waiting()]
            equal(found, forced, play, i, f"who has no choice, as seat {viewer} imagines it")


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
    if one.ask is None and other.ask is None:
        return  # at the end all hands are laid open, and no event says so
    news, views = (
        [seen(world.take_news(), viewer) for world in (one, other)],
        [play.game.view(world, viewer) for world in (one, other)],
    )
    fleeting = any(event["event"] in play.disclosing for event in news[0] + news[1])
    if news[0] == news[1]:
        equal(views[1], views[0], play, i, f"after {choice}, with the same events, the view of seat {viewer}")
    elif views[0] == views[1] and not fleeting:
        equal(news[1], news[0], play, i, f"after {choice}, with the same view, what seat {viewer} is told")


def numbers_of_hidden_things_tell_nothing(play: Play) -> None:
    """Which thing of a hand has which face never shows, however the game goes on: not by the number of one that is
    played, and not by the gap that it leaves."""
    for i, viewer in zip(play.telling(FOLLOWED), cycle(play.viewers())):
        rng = play.rng(f"{i}/{viewer}/numbers")
        one = without_picks(play.course.moments[i], viewer)
        other = with_faces_exchanged(one, viewer, rng)
        follow_both(play, i, viewer, one, other, rng)


def without_picks(state: State, viewer: int | None) -> State:
    """A copy in which nobody else has picked anything yet that is not disclosed."""
    copy = loud(state)
    for frame in reversed(copy.stack):
        frame.forget(copy, viewer)
    copy.ask_again()
    return copy


def with_faces_exchanged(state: State, viewer: int | None, rng: Random) -> State:
    """Of every mixed zone: what the viewer does not know has changed places, with who knows it."""
    copy = loud(state)
    zones = copy.zones
    for things in [things for zone, things in enumerate(zones.content) if zones.kinds.mixed[zone]]:
        hidden = [thing for thing in things if not zones.knows(viewer, thing)]
        for back in sorted({zones.kinds.back[thing] for thing in hidden}):
            alike = [thing for thing in hidden if zones.kinds.back[thing] == back]
            zones.arrange(alike, rng.sample(alike, len(alike)), EVERYONE)
    copy.ask_again()
    return copy


def follow_both(play: Play, i: int, viewer: int | None, one: State, other: State, rng: Random) -> None:
    """The same choices in both, until chance has dealt them different faces, or an option is named by the number that
    its seat has for a card, and so means another one."""
    for _ in range(STEPS):
        views = [play.game.view(world, viewer) for world in (one, other)]
        equal(views[1], views[0], play, i, f"the view of seat {viewer} after faces were exchanged")
        if one.ask is None:
            return
        seat = rng.choice(one.ask.waiting())
        code = rng.choice(options(one, seat))
        key = option_key(play.game, one, seat, code)
        same = [found for found in options(other, seat) if option_key(play.game, other, seat, found) == key]
        if not same:
            return
        one.play(seat, code)
        other.play(seat, same[0])
        news = [seen(world.take_news(), viewer) for world in (one, other)]
        if faces_by_zone(one) != faces_by_zone(other):
            return
        equal(news[1], news[0], play, i, f"what seat {viewer} is told after faces were exchanged")


def faces_by_zone(state: State) -> list[list[int]]:
    return [sorted([state.zones.face[thing] for thing in things]) for things in state.zones.content]


def looking_ahead_tells_nothing(play: Play) -> None:
    """Who asks what could follow a choice, or has a row of choices refused, hears the same in every imagined world."""
    for i in play.telling():
        state = play.course.moments[i]
        assert state.ask is not None
        for seat in state.ask.waiting():
            imagined = play.game.determinize(state, seat, play.rng(f"{i}/{seat}/ahead"))
            imagined.chance = state.chance.clone()
            both = [code for code in options(state, seat) if code in options(imagined, seat)]
            for code in play.rng(f"{i}/{seat}/asked").sample(both, min(6, len(both))):
                heard = [look_ahead(play, world, seat, code, state) for world in (imagined, state)]
                equal(heard[0], heard[1], play, i, f"what seat {seat} hears of what could follow {code}")


def look_ahead(play: Play, world: State, seat: int, code: int, real: State) -> list[list[str]]:
    """The answers to a choice followed by others that are possible in the real world, and by nonsense."""
    after = real.clone()
    after.play(seat, code)
    key = option_key(play.game, real, seat, code)
    next_codes = options(after, seat)[:3]
    follow = [option_key(play.game, after, seat, then) for then in next_codes] + ["nonsense:1"]
    heard = [[str(reason) for reason in explain(play.game, world, seat, f"{key} {then}")] for then in follow]
    return [
        *heard,
        refusal(world, seat, [code, NONSENSE]),
        *(refusal(world, seat, [code, then, NONSENSE]) for then in next_codes),
    ]


def refusal(world: State, seat: int, codes: list[int]) -> list[str]:
    try:
        apply_macro(world.clone(), seat, codes)
    except RefusedChoice as refused:
        return [str(refused)]
    return []


def imagined_worlds_can_be_played_to_the_end(play: Play) -> None:
    for i in play.telling(4):
        for seat in play.viewers():
            imagined = play.game.determinize(play.course.moments[i], seat, play.rng(i))
            things = imagined.zones.census()
            if not play.game.brings(play.full_variant()):
                equal(things, play.course.moments[0].zones.census(), play, i, "the sum of imagined things")
            try:
                play_on(imagined, play.rng(seat), play.bound)
            except Exception as error:
                raise LawBroken(f"{play}, choice {i}: an imagined world of seat {seat} raises {error!r}") from error
            hold(imagined.result is not None, play, i, f"an imagined world of seat {seat} has no end")
            equal(imagined.zones.census(), things, play, i, "the sum of imagined things at the end")


def what_a_seat_brings_is_its_secret(play: Play) -> None:
    """Whatever another seat has brought, at the start a seat sees the same and imagines the same."""
    variant = play.full_variant()
    if not play.game.brings(variant):
        return
    decks = [play.game.suggest(variant, play.seats, seat) for seat in range(play.seats)]
    for seat in range(play.seats):
        worlds: list[dict[str, Any]] = []
        for other in decks:
            brought = [decks[seat] if i == seat else other for i in range(play.seats)]
            state = play.game.begin(play.variant, play.seats, Chance(play.seed), brought)
            told = seen(state.take_news(), seat)
            imagined = play.game.determinize(state, seat, Random("brought")).dump()
            worlds.append({"view": play.game.view(state, seat), "told": told, "imagined": imagined})
        for world in worlds[1:]:
            equal(world, worlds[0], play, 0, f"what seat {seat} sees or imagines of what another has brought")
    hold(any(deck != decks[0] for deck in decks), play, 0, "all seats are suggested the same, so nothing is tested")


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
