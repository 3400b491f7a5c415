"""Middle-earth CCG as a `Game`: what the seats bring, its variants and its parts."""

# mypyc: skip

from __future__ import annotations

from random import Random
from typing import Any, Final

from mathom.effects import SAVED
from mathom.games.meccg.box.titles import HOME
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.codes import DONE
from mathom.games.meccg.company import Company
from mathom.games.meccg.council.scoring import counted_points
from mathom.games.meccg.edge.imagine import suppose
from mathom.games.meccg.edge.options import describe, is_key, is_keying, parse, source_of
from mathom.games.meccg.edge.proofs import later_rules, parts
from mathom.games.meccg.edge.see import see
from mathom.games.meccg.faces import BY_ID, FACES
from mathom.games.meccg.journey.journey import Journey
from mathom.games.meccg.round.events import EventPhase
from mathom.games.meccg.round.game_course import Course
from mathom.games.meccg.start.unpack import unpack
from mathom.games.meccg.state import Realm
from mathom.games.meccg.terms import Terms, agreed
from mathom.kernel import PASS, Chance, Game, Option, State, Variant, VariantSchema, frames_in, lid_of

# What the procedures under way can be about (`Frame.about`).
ABOUT: Final = (
    *(
        "answers",
        "attacker",
        "card",
        "declares",
        "extra",
        "hazards",
        "heir",
        "influence",
        "keyed",
        "left",
        "of",
        "own",
        "points",
    ),
    *("prowess", "race", "site", "source", "strikes", "to", "who", "window"),
)

# Windows that a player passes in like in another one.
SAME_WINDOW: Final = {
    "agent-influence": "influence",
    "long": "org",
    "org-end": "org",
    "last": "end",
    "revealed": "site",
}


class MiddleEarth(Game):
    def __init__(self) -> None:
        self.id = "meccg"
        self.version = 11
        self.home = HOME
        self.skills = "mathom.players.meccg:SKILLS"
        self.terminal = "mathom.cli.tables.meccg:MeccgTable"

    def variants(self) -> VariantSchema:
        """Tournament or standard rules, the length of the game. ME-1.1, ME-28.1"""
        return lid_of(self.home).schema

    # Decks

    def brings(self, variant: Variant) -> bool:
        return True

    def read_brought(self, variant: Variant, seats: int, seat: int, given: Any) -> Any:
        from mathom.games.meccg.start.bring import read_brought

        return read_brought(given, agreed(variant))

    def suggest(self, variant: Variant, seats: int, seat: int, seed: str = "") -> Any:
        from mathom.games.meccg.start.bring import suggest

        return suggest(seat, seed, agreed(variant))

    def start_with(self, variant: Variant, seats: int, chance: Chance, brought: list[Any]) -> State:
        from mathom.games.meccg.start.bring import taken

        s = unpack(taken(brought), chance, agreed(variant))
        s.push(Course())
        return s

    def suppose(self, state: Realm, seat: int | None, rng: Random) -> None:
        suppose(state, seat, rng)

    # Looking

    def see(self, state: Realm, seat: int | None) -> dict[str, Any]:
        return see(state, seat)

    def about(self, state: Realm, seat: int) -> dict[str, Any]:
        """Every message may use every name: None for what no procedure is about."""
        mine = "yes" if state.active == seat else "no"
        moves = "yes" if state.journey.way else "no"
        told = {**dict.fromkeys(ABOUT), **super().about(state, seat), "mine": mine, "moves": moves}
        return {**told, "keyed": is_keying(state, seat), "source": source_of(state, seat)}

    def tells(self, told: dict[str, Any]) -> dict[str, Any]:
        """The cards that something is declared on, without companies and keys; whether a site attacks."""
        if told["event"] == "declared":
            return {"on": [target for target in told["on"] if isinstance(target, str)] or None}
        if told["event"] == "attacked":
            return {"automatic": told["card"] is not None and FACES[BY_ID[told["card"]]].kind == "site"}
        return {}

    def describe(self, state: Realm, seat: int, code: int) -> Option:
        return describe(state, seat, code)

    def parse(self, state: Realm, seat: int, key: str) -> int:
        return parse(state, seat, key)

    def passing(self, state: Realm, seat: int) -> tuple[str, int] | None:
        """By whose turn it is and what goes on: ``own/attack``, ``other/mh``; ``again`` after a card of one's own."""
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, EventChain | EventPhase) or state.ask is None:
            return None
        code = PASS if isinstance(frame, EventChain) else DONE
        if code not in state.ask.options_of(seat):
            return None
        if isinstance(frame, EventChain) and frame.links and frame.links[-1].seat == seat:
            return "again", code
        return f"{'own' if state.active == seat else 'other'}/{SAME_WINDOW.get(frame.window, frame.window)}", code

    def tidies(self, state: Realm, seat: int) -> bool:
        return state.ask is not None and state.ask.kind in ("discard", "surplus")

    def standing(self, state: Realm, seat: int | None) -> list[int]:
        """The marshalling points as they would count now; what somebody holds in hand is left out."""
        return [sum(counted_points(state, player)) for player in range(state.seats)]

    def incomplete(self, variant: Variant) -> dict[str, list[str]]:
        from mathom.games.meccg.cards.clauses import clause_map

        return clause_map().incomplete()

    def lacking(self, brought: Any) -> dict[str, list[str]]:
        from mathom.games.meccg.decks import deck_from
        from mathom.games.meccg.status import lacking_in

        return lacking_in(deck_from(brought))

    def drop_clause(self, clause: str) -> None:
        from mathom.games.meccg.cards.clauses import drop_clause

        drop_clause(clause)

    def parts(self) -> dict[str, dict[str, list[str]]]:
        return parts()

    def later_rules(self) -> dict[str, str]:
        return later_rules()

    def classes(self) -> list[type]:
        return [Realm, Company, Journey, Terms, *SAVED, *frames_in("mathom.games.meccg")]

    def arrange(self, state: Realm, position: dict[str, Any]) -> None:
        from mathom.games.meccg.edge.arrange import arrange

        arrange(state, position)

    def has_key(self, key: str) -> bool:
        return is_key(key)

    def named(self, view: dict[str, Any]) -> dict[str, dict[str, Any]]:
        from mathom.games.meccg.edge.naming import named

        return named(view)


GAME: Final = MiddleEarth()
