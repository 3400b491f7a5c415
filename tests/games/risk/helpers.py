"""Positions of Der Ringkrieg 2 and choices by their keys, for tests."""

from __future__ import annotations

from typing import Any

from mathom.games.risk.box import PARTIES, UNITS
from mathom.games.risk.game import GAME
from mathom.games.risk.map import SPACE_NAMES
from mathom.games.risk.state import Realm
from mathom.kernel import Event, apply, explain, option_key, option_keyed

Forces = dict[str, dict[str, dict[str, int]]]


def position(seats: int = 5, variant: dict[str, Any] | None = None, **entries: Any) -> Realm:
    """A position, run to its first question; the board is cleared unless the entry says otherwise."""
    s = GAME.new(variant or {}, seats, "position")
    assert isinstance(s, Realm)
    GAME.arrange(s, {"clear": True, **entries})
    s.take_news()
    s.run()
    return s


def fresh(seats: int = 5, **variant: Any) -> Realm:
    s = GAME.new(variant, seats, "fresh")
    assert isinstance(s, Realm)
    return s


def dice(s: Realm, stream: str, *rolls: list[int]) -> None:
    """The next rolls of a stream, as the numbers on the dice."""
    s.chance.script = {**s.chance.script, stream: [[die - 1 for die in roll] for roll in rolls]}


def keys(s: Realm) -> list[str]:
    """What the asked seat may choose."""
    assert s.ask is not None
    [seat] = s.ask.waiting()
    return [option_key(GAME, s, seat, code) for code in s.ask.options_of(seat)]


def kind(s: Realm) -> str:
    return "" if s.ask is None else s.ask.kind


def asked(s: Realm) -> int:
    assert s.ask is not None
    [seat] = s.ask.waiting()
    return seat


def choose(s: Realm, *wanted: str) -> list[Event]:
    """Whoever is asked chooses these, one after the other; all that happened."""
    news: list[Event] = []
    for key in wanted:
        seat = asked(s)
        news += apply(s, seat, option_keyed(GAME, s, seat, key))
    return news


def skip_to(s: Realm, wanted: str) -> None:
    """Decline until a question of this kind is asked."""
    for _ in range(200):
        if kind(s) == wanted or s.ask is None:
            return
        offered = keys(s)
        decline = [key for key in ("done", "pass", "stay", "stop", "none", "no") if key in offered]
        choose(s, decline[0] if decline else offered[0])
    raise AssertionError(f"{wanted} is never asked")


def why_not(s: Realm, key: str) -> str:
    """The reasons against it, with their rules."""
    return "; ".join(str(reason) for reason in explain(GAME, s, asked(s), key))


def at(s: Realm, space: str) -> dict[str, dict[str, int]]:
    """The figures in a space."""
    number = SPACE_NAMES.index(space)
    found = {p: {u: s.number(i, j, number) for j, u in enumerate(UNITS)} for i, p in enumerate(PARTIES)}
    return {party: {u: n for u, n in force.items() if n} for party, force in found.items() if any(force.values())}


def holder(s: Realm, territory: str) -> str | None:
    number = s.holder[SPACE_NAMES.index(territory)]
    return None if number < 0 else PARTIES[number]


def named(events: list[Event], name: str) -> list[dict[str, Any]]:
    """The events of a kind, as a record has them, without the rules."""
    found = [event.plain() for event in events if event.kind.name == name]
    return [{key: value for key, value in event.items() if key not in ("event", "rules", "to")} for event in found]


def step(s: Realm, origin: str, to: str, *group: str) -> list[Event]:
    """A step of the active party's figures: all that can, or what the keys say."""
    space = "mountains" if SPACE_NAMES.index(to) >= 64 else "territory"
    start = "mountains" if SPACE_NAMES.index(origin) >= 64 else "territory"
    news = choose(s, f"{start}:{origin}", f"{space}:{to}")
    if kind(s) == "who-marches":
        news += choose(s, "split" if group else "all")
    for count in group:
        # What is the only possibility is not asked.
        if kind(s) == "how-many" and count in keys(s):
            news += choose(s, count)
    assert kind(s) != "how-many", keys(s)
    return news


LI, HI, LC, HC = "light_infantry", "heavy_infantry", "light_cavalry", "heavy_cavalry"
# Somebody of every party far from where tests happen, so that nobody is eliminated.
HOMES: Forces = {
    "forlindon": {"elves": {LI: 1}},
    "north_rhun": {"saruman": {HI: 1}},
    "andrast": {"rohan": {HI: 1}},
    "khand": {"sauron": {HI: 1}},
    "anfalas": {"gondor": {HI: 1}},
}


FIELD = "the_wold"  # no stronghold


def with_homes(**forces: dict[str, dict[str, int]]) -> Forces:
    return {**HOMES, **forces}


def battle(
    attackers: dict[str, int],
    defenders: dict[str, int],
    territory: str = FIELD,
    by: str = "sauron",
    on: str = "gondor",
    variant: dict[str, Any] | None = None,
    more: dict[str, dict[str, dict[str, int]]] | None = None,
) -> Realm:
    """A combat at its first retreat window, or wherever the first question is."""
    sides = {by: attackers, on: defenders}
    return position(
        5,
        variant,
        turn_of=by,
        phase="combat",
        forces=with_homes(**{territory: sides}, **(more or {})),
        held={territory: on},
    )


def stay(s: Realm) -> None:
    """Nobody retreats before the dice."""
    while kind(s) == "retreat":
        choose(s, "stay")


def quest(space: str = "the_shire", party: str = "elves", **bearer: Any) -> Realm:
    """A good party is about to move the Ring-bearer; nobody has cards."""
    bearer.setdefault("without", "gondor" if party != "gondor" else "elves")
    return position(turn_of=party, phase="ring", forces=with_homes(), bearer={"space": space, **bearer})


def weapon_question() -> Realm:
    """One of two riders came under the mountains; their owner is asked which of them gets the weapon bonus."""
    s = position(
        5,
        {"weapon_bonus": True},
        turn_of="sauron",
        phase="move",
        hands={"sauron": ["under_the_mountains"]},
        forces=with_homes(moria={"sauron": {HC: 1}}, eregion={"gondor": {LI: 1, HI: 3}}, dunland={"sauron": {HC: 1}}),
    )
    choose(s, "card:under_the_mountains", "territory:moria", "territory:eregion", f"count:{HC}.0:1")
    step(s, "dunland", "eregion")
    skip_to(s, "weapon-bonus")
    return s
