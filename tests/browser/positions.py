"""Tables of Der Ringkrieg that begin with a position made by hand: the same every time, and where it matters."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.browser.guest import Guest
from tests.browser.playing import Way, by_list
from tests.server.arranged import plant_position
from tests.server.site import Site

from mathom.tables import Person, SeatSpec

# Who sits at the other side and only waits: nothing happens before it is asked, and then any answer will do.
BOT = SeatSpec(bot="random")
SIDES = ("free_peoples", "shadow")

HELMS_DEEP: dict[str, Any] = {
    "round": 4,
    "turn_of": "shadow",
    "nations": ["rohan 0 active", "isengard 0 active"],
    "rolled": {"shadow": ["army", "muster"], "free_peoples": ["event", "character"]},
    "forces": {
        "helms_deep": ["isengard-regular 4", "isengard-elite 2"],
        "in:helms_deep": ["rohan-regular 2", "rohan-elite 1", "rohan-leader 1"],
    },
    "hands": {"shadow": ["sh_str_08", "sh_str_13"], "free_peoples": ["fp_str_12", "fp_str_16"]},
}
# Isengard before the Fords: a battle in the field, and one to be feared.
FORDS: dict[str, Any] = {
    "round": 2,
    "turn_of": "shadow",
    "nations": ["rohan 0 active", "isengard 0 active"],
    "rolled": {"shadow": ["army", "muster"], "free_peoples": ["event", "character"]},
    "forces": {"orthanc": ["isengard-regular 5", "isengard-elite 1"], "fords_of_isen": ["rohan-regular 3"]},
}


# Das Ende des Dritten Zeitalters, with something of everything: ships, Ents, engines at two sieges, Dunlendings.
BLACK_SHIPS: dict[str, Any] = {
    "round": 6,
    "turn_of": "shadow",
    "nations": [
        *[f"{nation} 0 active" for nation in ("rohan", "isengard", "southrons_easterlings", "gondor", "sauron")],
        "elves 1 active",
    ],
    "rolled": {
        "shadow": ["army", "army", "character", "event", "muster"],
        "free_peoples": ["character", "event", "muster", "will_of_the_west"],
    },
    "forces": {
        "umbar": ["southrons_easterlings-regular 3", "southrons_easterlings-elite 1"],
        "pelargir": ["gondor-regular 2", "gondor-leader 1"],
        "dol_amroth": ["southrons_easterlings-regular 3", "southrons_easterlings-elite 1", "nazgul 1"],
        "in:dol_amroth": ["gondor-regular 2", "gondor-elite 1", "gondor-leader 1"],
        "helms_deep": ["isengard-regular 3", "isengard-elite 2", "dunlending 4"],
        "in:helms_deep": ["rohan-regular 2", "rohan-elite 1", "rohan-leader 1"],
        "south_dunland": ["dunlending 2"],
        "orthanc": ["isengard-regular 2"],
        "lorien": ["elves-regular 2", "elves-elite 2", "elves-leader 1"],
        "moria": ["sauron-regular 3"],
    },
    "characters": [
        "gandalf_the_white fangorn",
        "meriadoc fangorn",
        "galadriel lorien",
        "saruman orthanc",
        "balrog moria",
    ],
    "fellowship": {"region": "lorien", "progress": 2},
    "hands": {
        "shadow": ["ta_sh_str_10b", "ta_sh_str_25", "sh_str_08"],
        "free_peoples": ["ta_fp_char_19b", "ta_fp_str_26", "ta_fp_char_25", "fp_str_12"],
    },
    "supplement": {
        "factions": ["dunlendings", "corsairs", "ents"],
        "ships": ["umbar 2", "dol_amroth 1", "anfalas 1"],
        "ents": ["fangorn 4", "fords_of_isen 1"],
        "towers": ["helms_deep 2", "dol_amroth 1"],
        "catapults": ["helms_deep 1", "minas_tirith 1"],
    },
}


class Prepared(NamedTuple):
    """A position with the dice to come."""

    position: dict[str, Any]
    chance: dict[str, Any]


# Isengard hits twice, and Rohan has more than one way to take it.
STRUCK = Prepared(
    {
        **FORDS,
        "forces": {
            "orthanc": ["isengard-regular 5", "isengard-elite 1"],
            "fords_of_isen": ["rohan-regular 2", "rohan-elite 1"],
        },
        "hands": {"shadow": [], "free_peoples": []},
    },
    {"combat.sh": ["6 6 1 1 1"], "combat.fp": ["1 1 1"]},
)


def person(guest: Guest) -> Person:
    me = guest.api("GET", "/api/me")
    return Person(me["id"], me["name"])


def at_position(
    site: Site,
    *guests: Guest,
    side: str = "",
    position: dict[str, Any],
    settings: dict[str, Any] | None = None,
    **more: Any,
) -> str:
    """Both guests, the Free Peoples first; or one who plays `side` against a bot. All of them are at the table."""
    seats = [SeatSpec(person(guest)) for guest in guests]
    if side:
        seats = [seats[0] if one == side else BOT for one in SIDES]
    variant = {"sides": "free_peoples_first", "third_age": "supplement" in position, **(settings or {})}
    table = plant_position(site.db, "wotr", seats, position, variant=variant, **more)
    for guest in guests:
        guest.traffic.forget()
        guest.go(f"/t/{table.id}")
        guest.welcomed()
    return table.id


def offers(guest: Guest, key: str) -> bool:
    return any(option["key"] == key for option in guest.traffic.options)


def take(guest: Guest, *keys: str, way: Way = by_list) -> None:
    """These choices, one after the other, each as soon as it is offered."""
    for key in keys:
        take_one(guest, key, way)


def take_one(guest: Guest, key: str, way: Way) -> None:
    guest.until(lambda: offers(guest, key))
    guest.settled()
    seq = guest.traffic.seq
    way(guest, next(option for option in guest.traffic.options if option["key"] == key))
    guest.until(lambda: guest.traffic.seq != seq or guest.traffic.finished)
