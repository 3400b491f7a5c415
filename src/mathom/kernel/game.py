"""The contract of a game, and the few verbs that everybody uses on it: start, look, choose, ask why not."""

from __future__ import annotations

from hashlib import blake2b
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
    WrongSeat,
)
from mathom.kernel.events import Event
from mathom.kernel.frames import Throw
from mathom.kernel.native import mypyc_attr
from mathom.kernel.plain import load
from mathom.kernel.secrets import Secrets
from mathom.kernel.state import Result, State
from mathom.kernel.windows import PASS, Link
from mathom.kernel.zones import NOBODY, ZoneKinds, Zones

Variant = dict[str, Any]


class Setting:
    """One thing that can be agreed on before the game. The first allowed value is the default.

    What is not `offered` can be set, but nobody is asked for it: it is not complete yet.
    """

    __slots__ = ("allowed", "name", "offered", "rules")

    def __init__(self, name: str, allowed: list[Any], rules: tuple[str, ...] = (), offered: bool = True) -> None:
        self.offered = offered
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
    its module, with its texts in ``texts`` and its facts in ``data/*.json``.

    What other layers have for it is registered here as ``package.module:name`` and imported when first needed: `skills`
    for programs that play it (a `mathom.players.roles.Skills`), `terminal` for how it looks in a terminal (a
    `mathom.cli.tables.PlainTable`). The browser finds its board by its id.
    """

    id: str
    version: int
    home: Path
    skills: str = ""
    terminal: str = ""

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

    def has_key(self, key: str) -> bool:
        """Whether any question of the game can have an option with this key. Scenarios ask: a typo is no refusal."""
        return True

    def named(self, view: dict[str, Any]) -> dict[str, dict[str, Any]]:
        """Lists of a view as tables by name, for paths in scenarios: ``regions.gondor``. Empty places count too."""
        return {}

    def brings(self, variant: Variant) -> bool:
        """Whether every seat brings something of its own before the start that the others must not see: a deck."""
        return False

    def read_brought(self, variant: Variant, seats: int, seat: int, given: Any) -> Any:
        """What `given`, from anybody, means as plain data, complete; `BadBrought` with the rules if it does not fit."""
        raise NotImplementedError

    def suggest(self, variant: Variant, seats: int, seat: int, seed: str = "") -> Any:
        """What a seat brings that has no wish of its own: with the secret seed of a game any that fits, so that nobody
        can know it; without one the same for everybody who asks."""
        raise NotImplementedError

    def start_with(self, variant: Variant, seats: int, chance: Chance, brought: list[Any]) -> State:
        """Like `start`, for a game to which the seats bring something; all of it is checked."""
        raise NotImplementedError

    def about(self, state: Any, seat: int) -> dict[str, Any]:
        """What the question to `seat` is about, as far as it may know: the parameters of ``<game>-ask-<kind>``.

        That is what the frames say (`Frame.about`), the innermost before the others.
        """
        told: dict[str, Any] = {}
        for frame in reversed(state.stack):
            for name, value in frame.about(state):
                told.setdefault(name, value)
        return told

    def tells(self, told: dict[str, Any]) -> dict[str, Any]:
        """Parameters for the message of an event that follow from its own, as a record has them."""
        return {}

    def standing(self, state: Any, seat: int | None) -> list[int]:
        """A number for every seat that says how well it stands, as far as `seat` may know; for charts."""
        return []

    def passing(self, state: Any, seat: int) -> tuple[str, int] | None:
        """Where the question to `seat` is a window in which it may pass: the window's name, and the code that passes.

        The name follows from public things; up to a slash it says which windows belong together.
        """
        ask = state.ask
        return (ask.kind, PASS) if ask is not None and PASS in ask.options_of(seat) else None

    def tidies(self, state: Any, seat: int) -> bool:
        """Whether the question to `seat` only puts things in order, such as which cards are kept: what happened before
        its answer is still news afterwards."""
        return False

    def glance(self, state: Any, seat: int) -> Any:
        """What `view` shows to a seat that is asked, in the form that programs for this game read fastest.

        Listed thing by thing like a view, and as blind for what the seat may not know. Nobody may change it.
        """
        return self.view(state, seat)

    def parts(self) -> dict[str, dict[str, list[str]]]:
        """What tests prove beside the rules, such as cards, by groups: for every part the citations that prove it."""
        return {}

    def supplements(self) -> dict[str, dict[str, dict[str, list[str]]]]:
        """The same for every supplement, by the name of its rulebook."""
        return {}

    def later_rules(self) -> dict[str, str]:
        """The rules that are not played, each with the name of the reason (`rules-later-<reason>`)."""
        return {}

    def incomplete(self, variant: Variant) -> dict[str, list[str]]:
        """The cards in play with this variant that do not work as printed yet, with their missing clauses."""
        return {}

    def lacking(self, brought: Any) -> dict[str, list[str]]:
        """The same of what a seat brings (`read_brought`): it is for the ears of that seat only."""
        return {}

    def drop_clause(self, clause: str) -> None:
        """From now on the card does not do what this clause of it says: for finding out whether a test notices."""
        raise NotImplementedError

    # What every game has

    def new(self, variant: Variant, seats: int, seed: str) -> State:
        """A new game at its first question."""
        return self.begin(variant, seats, Chance(seed))

    def begin(self, variant: Variant, seats: int, chance: Chance, brought: list[Any] | None = None) -> State:
        """Like `new`, with prepared chance: scripted, explicit or logged; and with what the seats bring, if they do."""
        full = self.variants().read(seats, variant)
        if self.brings(full):
            state = self.start_with(full, seats, chance, self.all_brought(full, seats, brought, chance.seed))
        else:
            state = self.start(full, seats, chance)
        state.seats = seats
        state.run()
        return state

    def all_brought(self, variant: Variant, seats: int, brought: list[Any] | None, seed: str = "") -> list[Any]:
        """What every seat brings, checked; for None what the game suggests."""
        given = [None] * seats if brought is None else brought
        wishes = [self.suggest(variant, seats, i, seed) if one is None else one for i, one in enumerate(given)]
        return [self.read_brought(variant, seats, seat, one) for seat, one in enumerate(wishes)]

    def load(self, data: Any, strict: bool = True) -> State:
        """The state that `State.dump` wrote; without `strict` another version may have done so (see `plain.load`)."""
        known = [Zones, ZoneKinds, Secrets, Chance, Ask, Result, Throw, Link, *self.classes()]
        try:
            state = load(data, {cls.__name__: cls for cls in known}, strict)
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
            closed = self.closed(state, seat)
            if closed:
                view["ask"]["closed"] = closed
        view["result"] = None if state.result is None else state.result.plain()
        return view

    def closed(self, state: State, seat: int) -> list[dict[str, Any]]:
        """What `seat` would look for among the options of now and does not find, each with the reason."""
        ask = state.ask
        frame = state.stack[-1]
        missing: list[dict[str, Any]] = []
        for code in frame.expected(state, seat):
            reason = None if ask is None or code in ask.options_of(seat) else frame.refuse(state, seat, code)
            if reason is not None:
                why = {"key": reason.key, "rules": list(reason.rules)}
                missing.append({**self.describe(state, seat, code).plain(), "why": why})
        return missing

    def refuse(self, state: Any, seat: int, code: int) -> Reason | None:
        """Why `seat` may not choose `code` now, for those who ask; None if the frame that asks does not know."""
        reason: Reason | None = state.stack[-1].refuse(state, seat, code)
        return reason

    def suppose(self, state: Any, seat: int | None, rng: Random) -> None:
        """Change a copy so that all is as `seat` could imagine it: faces and hidden numbers that it does not know.

        Override it where the kernel's way knows too much or too little: a list of cards that is secret itself must not
        be dealt from the true one, and numbers that hang together must be imagined together. It depends on what the
        seat knows and on `rng`, on nothing else, and changes nothing that the seat knows.
        """
        state.zones.deal_anew(seat, rng)
        secrets = state.secret_numbers()
        for secret in range(len(secrets.values)):
            if not secrets.knows(seat, secret):
                secrets.imagine(secret, rng.choice(state.possible(secret, seat)))

    def determinize(self, state: State, seat: int | None, rng: Random) -> State:
        """A state that `seat` cannot tell from the real one: everything it does not know is supposed anew.

        Depends on what the seat knows and on `rng`, on nothing else.
        """
        other = state.clone()
        self.suppose(other, seat, rng)
        other.zones.imagine_secrecy(seat)
        other.chance.seed = f"{rng.getrandbits(256):064x}"
        other.chance.script = {}
        for frame in reversed(other.stack):
            frame.forget(other, seat)
        sealed = other.ask
        other.ask_again()
        if sealed is not None and sealed.answers and other.ask is not None:
            for i, who in enumerate(sealed.seats):
                answer = sealed.answers[i]
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


LIGHT: Final = Reason("something-comes-to-light-first")


def knowledge(state: State) -> list[int]:
    """Who knows what: for every face and every hidden number the seats that know it."""
    return state.zones.known + state.secret_numbers().known


def taught(before: list[int], after: State) -> int:
    """The seats that know more now than when `before` was their `knowledge`: all that a choice taught anybody, apart
    from what chance brought."""
    seats = NOBODY
    for new, old in zip(knowledge(after), before, strict=True):
        seats |= new & ~old
    return seats


def opens(state: State) -> bool:
    """Whether the next choice is the last answer to a sealed question: what follows from it tells of the others."""
    return state.ask is not None and state.ask.sealed() and len(state.ask.waiting()) == 1


def learns(before: State, after: State, seat: int) -> bool:
    """Whether the seat knows more than before by its own choices: chance has spoken, or sealed answers were opened."""
    if before.chance.counters != after.chance.counters or (opens(before) and after.seq > before.seq):
        return True
    if before.concluded(seat) != after.concluded(seat):
        return True
    return bool(taught(knowledge(before), after) >> seat & 1)


def comes_to_light(before: State, after: State, seat: int) -> bool:
    """Whether `seat`, looking ahead from `before`, must not be told what it could do in `after`.

    Who is asked instead, and whether the game is over, may hang on what is hidden: so there is one answer to all of it.
    """
    return after.ask is None or seat not in after.ask.waiting() or learns(before, after, seat)


def check(state: State, seat: int, code: int, seq: int | None = None) -> None:
    """Raise the reason if `seat` may not choose `code` now. `seq` is the number of choices the chooser has seen.

    Only who is asked hears how many there are: picks that nobody else sees count among them.
    """
    ask = state.ask
    if ask is None:
        raise GameIsOver()
    if seat not in ask.waiting():
        raise WrongSeat(seat=seat, asked=", ".join(str(s) for s in ask.waiting()))
    if seq is not None and seq != state.seq:
        raise StaleChoice(given=seq, now=state.seq)
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
        if i and comes_to_light(state, rehearsal, seat):
            raise IllegalChoice(choice=code, why=LIGHT)
        check(rehearsal, seat, code, seq if i == 0 else None)
        rehearsal.play(seat, code)
    for code in codes:
        state.play(seat, code)
    return state.take_news()


def explain(game: Game, state: State, seat: int, intent: str) -> list[Reason]:
    """Why `intent` is not possible; empty if it is. An intent is a key, or several in a row: ``card:red-5 slot:S2``."""
    trial = state.clone()
    for i, key in enumerate(intent.split()):
        if i and comes_to_light(state, trial, seat):
            return [LIGHT]
        ask = trial.ask
        if ask is None:
            return [Reason("the-game-is-over")]
        if seat not in ask.waiting():
            return [Reason("it-is-not-your-turn")]
        code = game.parse(trial, seat, key)
        if code == UNANSWERED:
            return [Reason("that-is-not-the-question-now")]
        if code not in ask.options_of(seat):
            return [game.refuse(trial, seat, code) or Reason("it-is-not-offered")]
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
