"""The contract of a game, and the few verbs that everybody uses on it: start, look, choose, ask why not."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any, Final

from mathom.kernel.ask import CHANCE_SEAT, UNANSWERED, Ask, Option, Reason
from mathom.kernel.chance import Chance
from mathom.kernel.errors import (
    BadState,
    BadVariant,
    Detail,
    GameIsOver,
    IllegalChoice,
    StaleChoice,
    UnknownGame,
    WrongSeat,
)
from mathom.kernel.events import Event
from mathom.kernel.frames import Throw
from mathom.kernel.native import mypyc_attr
from mathom.kernel.plain import load
from mathom.kernel.state import Result, State
from mathom.kernel.windows import Link
from mathom.kernel.zones import ZoneKinds, Zones

Variant = dict[str, Any]


class Setting:
    """One thing that can be agreed on before the game. The first allowed value is the default."""

    __slots__ = ("allowed", "name", "rules")

    def __init__(self, name: str, allowed: list[Any], rules: tuple[str, ...] = ()) -> None:
        self.name = name
        self.allowed = allowed
        self.rules = rules

    def read(self, value: Any) -> Any:
        """The allowed value that `value` means; a string, as from the command line, may stand for any type."""
        for allowed in self.allowed:
            if value == allowed and type(value) is type(allowed):
                return allowed
            if isinstance(value, str) and value.lower() == str(allowed).lower():
                return allowed
        raise BadVariant(name=self.name, value=value, allowed=", ".join(str(a) for a in self.allowed))


class VariantSchema:
    """How many can play, and every setting."""

    __slots__ = ("seats", "settings")

    def __init__(self, seats: list[int], settings: list[Setting]) -> None:
        self.seats = seats
        self.settings = settings

    def read(self, seats: int, given: Variant) -> Variant:
        """The full variant that `given` means, defaults filled in."""
        if seats not in self.seats:
            raise BadVariant(name="seats", value=seats, allowed=", ".join(str(n) for n in self.seats))
        names = [setting.name for setting in self.settings]
        for name in given:
            if name not in names:
                raise BadVariant(name=name, value=given[name], allowed=Detail("one of {names}", names=", ".join(names)))
        return {s.name: s.read(given[s.name]) if s.name in given else s.allowed[0] for s in self.settings}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: stateless, found through the entry-point group ``mathom.games``.

    `id` is its short name, `version` the version of its rules as implemented (a record names it), `home` the folder of
    its module, with its texts in ``texts/*.ftl`` and its facts in ``data/*.json``.
    """

    id: str
    version: int
    home: Path

    # What a game must give

    def variants(self) -> VariantSchema:
        raise NotImplementedError

    def start(self, variant: Variant, seats: int, chance: Chance) -> State:
        """The state before the first step, with the first frame on its stack. `variant` is complete and checked."""
        raise NotImplementedError

    def see(self, state: Any, seat: int | None) -> dict[str, Any]:
        """What `seat` (None: a spectator) may see, listed thing by thing, as plain data."""
        raise NotImplementedError

    def describe(self, state: Any, seat: int, code: int) -> Option:
        """The option `code` of the current question. Works for every code that `parse` can return, legal or not."""
        raise NotImplementedError

    def parse(self, state: Any, seat: int, key: str) -> int:
        """The code that the readable `key` means in the current question, legal or not; -1 if it means nothing."""
        raise NotImplementedError

    def classes(self) -> list[type]:
        """The state class and all frame classes, for loading."""
        raise NotImplementedError

    def arrange(self, state: Any, position: dict[str, Any]) -> None:
        """Change a fresh state to the position that a scenario describes, leaving the first frame in charge."""
        raise NotImplementedError

    def about(self, state: Any, seat: int) -> dict[str, Any]:
        """What the question to `seat` is about, as far as it may know: the parameters of ``<game>-ask-<kind>``."""
        return {}

    def standing(self, state: Any, seat: int | None) -> list[int]:
        """A number for every seat that says how well it stands, as far as `seat` may know; for charts."""
        return []

    def glance(self, state: Any, seat: int) -> Any:
        """What `view` shows to a seat that is asked, in the form that programs for this game read fastest.

        Listed thing by thing like a view, and as blind for what the seat may not know. Nobody may change it.
        """
        return self.view(state, seat)

    def parts(self) -> dict[str, dict[str, list[str]]]:
        """What tests prove beside the rules, such as cards, by groups: for every part the citations that prove it."""
        return {}

    # What every game has

    def new(self, variant: Variant, seats: int, seed: str) -> State:
        """A new game at its first question."""
        return self.begin(variant, seats, Chance(seed))

    def begin(self, variant: Variant, seats: int, chance: Chance) -> State:
        """Like `new`, with prepared chance: scripted, explicit or logged."""
        state = self.start(self.variants().read(seats, variant), seats, chance)
        state.seats = seats
        state.run()
        return state

    def load(self, data: Any) -> State:
        """The state that `State.dump` wrote."""
        known = [Zones, ZoneKinds, Chance, Ask, Result, Throw, Link, *self.classes()]
        try:
            state = load(data, {cls.__name__: cls for cls in known})
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            raise BadState(detail=Detail("something in it has the wrong form")) from error
        if not isinstance(state, State):
            raise BadState(detail=Detail("it is not the state of a game"))
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What `seat` may see, with who is asked, and for an asked seat the question and its options."""
        view = self.see(state, seat)
        ask = state.ask
        view["asked"] = [] if ask is None else ask.waiting()
        if ask is not None and seat is not None and seat in ask.waiting():
            options = [self.describe(state, seat, code).plain() for code in ask.options_of(seat)]
            view["ask"] = {"kind": ask.kind, "about": self.about(state, seat), "options": options}
        view["result"] = None if state.result is None else state.result.plain()
        return view

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        """A state that `seat` cannot tell from the real one: everything it does not know is dealt anew.

        Depends on what the seat knows and on `rng`, on nothing else.
        """
        other = state.clone()
        other.zones.deal_anew(seat, rng)
        other.chance.seed = f"{rng.getrandbits(256):064x}"
        other.chance.script = {}
        for frame in reversed(other.stack):
            frame.forget(other, seat)
        sealed = other.ask
        other.ask_again()
        if sealed is not None and sealed.answers and other.ask is not None:
            for who, answer in zip(sealed.seats, sealed.answers, strict=True):
                if answer != UNANSWERED:
                    code = answer if who == seat else rng.choice(other.ask.options_of(who))
                    other.ask = other.ask.with_answer(who, code)
        return other

    def catalogue(self) -> str:
        """A digest of the game's fact tables; a record names it."""
        digest = blake2b(digest_size=8)
        for path in sorted((self.home / "data").glob("*.json")):
            digest.update(path.name.encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()


@cache
def games() -> dict[str, Game]:
    """All installed games by id. Looked for once: that reads the lists of all installed packages."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="mathom.games"), key=lambda e: e.name):
        found[entry.name] = entry.load()
    return found


def game(name: str) -> Game:
    """The installed game called `name`."""
    found = games()
    if name not in found:
        raise UnknownGame(game=name, known=", ".join(found))
    return found[name]


LIGHT: Final = Reason("something-comes-to-light-first")


def learns(before: State, after: State, seat: int) -> bool:
    """Whether the seat knows more than before, or chance has spoken."""
    if before.chance.counters != after.chance.counters:
        return True
    return any(new & ~old & (1 << seat) for new, old in zip(after.zones.known, before.zones.known, strict=True))


def check(state: State, seat: int, code: int, seq: int | None = None) -> None:
    """Raise the reason if `seat` may not choose `code` now. `seq` is the number of choices the chooser has seen."""
    ask = state.ask
    if ask is None:
        raise GameIsOver()
    if seq is not None and seq != state.seq:
        raise StaleChoice(given=seq, now=state.seq)
    if seat not in ask.waiting():
        raise WrongSeat(seat=seat, asked=", ".join(str(s) for s in ask.waiting()))
    if code not in ask.options_of(seat):
        reason = state.stack[-1].refuse(state, seat, code)
        raise IllegalChoice(choice=code, why=reason or Reason("it-is-not-offered"))


def apply(state: State, seat: int, code: int, seq: int | None = None) -> list[Event]:
    """Carry out a choice, checked; returns what happened, up to the next question or the end."""
    check(state, seat, code, seq)
    state.play(seat, code)
    return state.take_news()


def apply_macro(state: State, seat: int, codes: list[int], seq: int | None = None) -> list[Event]:
    """Carry out several choices of one seat, all or none: a refusal leaves `state` as it was.

    A macro ends where something comes to light, or a refused one could be used to peek.
    """
    rehearsal = state.clone()
    for i, code in enumerate(codes):
        if i and learns(state, rehearsal, seat):
            raise IllegalChoice(choice=code, why=LIGHT)
        check(rehearsal, seat, code, seq if i == 0 else None)
        rehearsal.play(seat, code)
    for code in codes:
        state.play(seat, code)
    return state.take_news()


def explain(game: Game, state: State, seat: int, intent: str) -> list[Reason]:
    """Why `intent` is not possible; empty if it is. An intent is a key, or several in a row: ``card:red-5 slot:S2``."""
    trial = state.clone()
    for key in intent.split():
        ask = trial.ask
        if learns(state, trial, seat):
            return [LIGHT]
        if ask is None:
            return [Reason("the-game-is-over")]
        if seat not in ask.waiting():
            return [Reason("it-is-not-your-turn")]
        code = game.parse(trial, seat, key)
        if code == UNANSWERED:
            return [Reason("that-is-not-the-question-now")]
        if code not in ask.options_of(seat):
            return [trial.stack[-1].refuse(trial, seat, code) or Reason("it-is-not-offered")]
        trial.play(seat, code)
    return []


def option_keyed(game: Game, state: State, seat: int, key: str) -> int:
    """The code of the option with this key; the reason why not, as an error, if there is none."""
    ask = state.ask
    if ask is None:
        raise GameIsOver()
    if seat not in ask.waiting():
        raise WrongSeat(seat=seat, asked=", ".join(str(s) for s in ask.waiting()))
    for code in ask.options_of(seat):
        if option_key(game, state, seat, code) == key:
            return code
    reasons = explain(game, state, seat, key)
    raise IllegalChoice(choice=key, why=reasons[0] if reasons else Reason("it-is-not-offered"))


def option_key(game: Game, state: State, seat: int, code: int) -> str:
    """The readable key of an option; the chance player's options are plain numbers in every game."""
    return str(code) if seat == CHANCE_SEAT else game.describe(state, seat, code).key


class Perspective:
    """A game seen from one seat: all that a player, human or program, is given.

    `options` are the codes to choose from; `imagine` is a state in which the unknown is dealt anew, to be played on.
    """

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    def options(self) -> list[int]:
        ask = self._state.ask
        return [] if ask is None else ask.options_of(self.seat)

    def view(self) -> dict[str, Any]:
        return self.game.view(self._state, self.seat)

    def glance(self) -> Any:
        """The same as `view`, in the form of the game's own programs (see `Game.glance`)."""
        return self.game.glance(self._state, self.seat)

    def imagine(self, rng: Random) -> State:
        return self.game.determinize(self._state, self.seat, rng)
