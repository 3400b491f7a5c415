"""A turn of every kind of action of Der Ringkrieg by touching things, and the sheets that come with them.

Every test begins with a position made by hand, so that nothing depends on how a game goes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect
from tests.browser.accessibility import barriers
from tests.browser.guest import Guest
from tests.browser.playing import by_keys
from tests.browser.positions import HELMS_DEEP, STRUCK, at_position, offers, take
from tests.browser.traffic import check_discreet
from tests.browser.war import by_touch
from tests.server.site import Site

from mathom.testing import rule

Enter = Callable[..., Guest]
pytestmark = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)

HIDDEN = {"region": "lorien", "progress": 2, "hidden": True, "corruption": 1, "guide": "gandalf_the_grey"}
REVEALED = {**HIDDEN, "progress": 0, "hidden": False}
WAR: dict[str, Any] = {
    "round": 3,
    "turn_of": "free_peoples",
    "nations": ["gondor 0 active", "rohan 0 active", "sauron 0 active", "isengard 0 active", "elves 2 active"],
    "rolled": {
        "free_peoples": ["character", "muster", "muster_army", "event", "will_of_the_west"],
        "shadow": ["army", "event"],
    },
    "hands": {"free_peoples": ["fp_str_01", "fp_char_01"], "shadow": ["sh_char_01", "sh_str_01"]},
    "fellowship": HIDDEN,
    "forces": {"minas_morgul": ["sauron-regular 3"], "osgiliath": ["gondor-regular 3", "gondor-leader 1"]},
}
SHADOW: dict[str, Any] = {
    **WAR,
    "turn_of": "shadow",
    "rolled": {
        "shadow": ["character", "army", "muster", "muster_army", "event"],
        "free_peoples": ["character", "event"],
    },
    "characters": ["saruman orthanc"],
    "rings": {"free_peoples": 2, "shadow": 1},
}


class Action(NamedTuple):
    """What is touched one after the other, and what must happen then."""

    keys: str
    event: str
    changes: dict[str, Any] | None = None


FREE_PEOPLES = {
    "hide": Action("die:character hide", "fellowship-hid", {"fellowship": REVEALED}),
    "move the Fellowship": Action("die:character move-fellowship", "fellowship-moved"),
    "separate": Action("die:character separate character:strider done region:eastemnet", "separated"),
    "move Companions": Action(
        "die:character move-companions character:strider region:folde",
        "characters-moved",
        {"characters": ["strider edoras"]},
    ),
    "draw": Action("die:event draw deck:fp_strategy", "drew-card"),
    "play a card": Action(
        "die:event play-event card:fp_char_01", "played", {"hands": {"free_peoples": ["fp_char_01", "fp_char_02"]}}
    ),
    "politics": Action("die:muster diplomacy nation:elves", "advanced"),
    "muster": Action("die:muster recruit figure:gondor-elite@pelargir", "recruited"),
    "march": Action("die:muster_army move-army way:bree>buckland", "marched"),
    "attack": Action("die:muster_army attack all", "attacked"),
    "Will of the West": Action("die:will_of_the_west die:event draw deck:fp_character", "will-turned"),
    "Elven Ring": Action("use-ring turn:event>muster", "ring-used"),
    "pass": Action("pass", "passed", {"rolled": {"free_peoples": ["event", "character"], "shadow": ["army"] * 3}}),
    "declare": Action("region:fangorn", "declared", {"phase": "fellowship", "rolled": {}}),
    "dismiss": Action(
        "die:will_of_the_west dismiss-card",
        "card-left-play",
        {"in_play": ["sh_char_21"], "characters": ["saruman orthanc"]},
    ),
}
OF_SHADOW = {
    "hunt dice": Action("number:2", "hunt-allocated", {"phase": "hunt", "rolled": {}}),
    "bring a Minion": Action(
        "die:muster bring-minion character:witch_king region:morannon", "character-entered", {"characters": []}
    ),
    "move Nazgûl": Action("die:character move-minions figure:nazgul@dol_guldur region:osgiliath", "nazgul-flew"),
    "Saruman recruits": Action("die:muster recruit-everywhere", "recruited"),
    "Saruman exchanges": Action("die:muster exchange-in-orthanc", "exchanged"),
    "attack": Action("die:army attack all none", "combat-round"),
    "Elven Ring": Action("use-ring turn:character>army", "ring-used"),
    "dismiss": Action(
        "die:event dismiss-card card:sh_str_01",
        "card-left-play",
        {"in_play": ["fp_str_02"], "hands": {"shadow": ["sh_str_01", "sh_str_13", "sh_char_01"]}},
    ),
}
ALL = [(side, name) for side, actions in (("free_peoples", FREE_PEOPLES), ("shadow", OF_SHADOW)) for name in actions]


@pytest.mark.parametrize(("side", "name"), ALL, ids=lambda value: str(value).replace(" ", "-"))
def test_an_action_by_touching_things(site: Site, enter: Enter, side: str, name: str) -> None:
    action = (FREE_PEOPLES if side == "free_peoples" else OF_SHADOW)[name]
    ann = enter(site.url())
    position = {**(WAR if side == "free_peoples" else SHADOW), **(action.changes or {})}
    at_position(site, ann, side=side, position=position)
    take(ann, *action.keys.split(), way=by_touch)
    wait_for(ann, action.event)
    check_discreet(ann.traffic, ("free_peoples", "shadow").index(side))


def test_a_turn_by_keys_alone(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="free_peoples", position=WAR)
    take(ann, "die:muster_army", "move-army", "way:dale>old_forest_road", way=by_keys)
    wait_for(ann, "marched")


@rule("WR-4.12")
def test_the_number_key_is_the_number_of_dice_that_hunt(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="shadow", position={**SHADOW, "phase": "hunt"})
    ann.until(lambda: offers(ann, "number:2"))
    ann.settled()
    digits = ann.find("options").locator("[data-key^='number:']")
    for option in digits.all():
        key = option.get_attribute("data-key") or ""
        assert option.locator("kbd").inner_text() == key.removeprefix("number:")
    ann.page.keyboard.press("2")
    ann.until(lambda: any(event["event"] == "hunt-allocated" and event["count"] == 2 for event in ann.traffic.log))


# The sheets

BREACH = {"combat.sh": ["6 6 1 1 1"], "combat.fp": ["5 1 1"]}


def test_a_siege_between_two_browsers_keeps_the_cards_sealed(site: Site, enter: Enter) -> None:
    free, shadow = enter(site.url()), enter(site.url())
    at_position(site, free, shadow, position=HELMS_DEEP, chance=BREACH)
    take(shadow, "die:army", "attack", "way:helms_deep>helms_deep", "all", way=by_touch)
    card = next(option["key"] for option in asked(shadow, "combat-card") if option["key"].startswith("card:"))
    before = len(free.traffic.frames)
    take(shadow, card, way=by_touch)
    theirs = next(option["key"] for option in asked(free, "combat-card") if option["key"].startswith("card:"))
    # The defender is asked, and has not heard which card lies there.
    assert not any(card.removeprefix("card:") in frame for frame in free.traffic.frames[before:])
    expect(free.find("battle").locator(".back")).to_have_count(1)
    for guest in (free, shadow):
        assert barriers(guest.page) == []
    take(free, theirs, way=by_touch)
    for seat, guest in enumerate((free, shadow)):
        wait_for(guest, "combat-card-revealed")
        expect(guest.find("battle")).to_contain_text("Attack")
        check_discreet(guest.traffic, seat)


def wait_for(guest: Guest, event: str) -> None:
    guest.until(lambda: guest.traffic.happened(event))


def asked(guest: Guest, kind: str) -> list[dict[str, Any]]:
    guest.until(lambda: guest.traffic.options and guest.traffic.ask["kind"] == kind)
    guest.settled()
    return guest.traffic.options


def test_casualties_are_set_with_steppers_and_taken_at_once(site: Site, enter: Enter) -> None:
    free, shadow = enter(site.url()), enter(site.url())
    at_position(site, free, shadow, position=STRUCK.position, chance=STRUCK.chance)
    take(shadow, "die:army", "attack", "all")
    asked(free, "loss")
    losses = free.find("losses")
    # What would be lost is proposed; the player wants an Elite to become a Regular, and one Regular to fall.
    for line in ("Remove: Regular (Rohan)", "Becomes a Regular: Elite (Rohan)"):
        expect(losses).to_contain_text(line)
    for fewer in losses.get_by_role("button", name="Fewer").all():
        while fewer.is_enabled():
            fewer.click()
    expect(free.find("losses-take")).to_be_disabled()
    more = losses.get_by_role("button", name="More")
    more.nth(0).click()
    more.nth(1).click()
    expect(free.find("losses-take")).to_be_enabled()
    assert barriers(free.page) == []
    free.find("losses-take").click()
    wait_for(shadow, "elite-reduced")
    asked(shadow, "cease")
    there = next(one for one in free.traffic.view["regions"] if one["region"] == "fords_of_isen")
    assert there["figures"] == {"rohan-regular": 2}


HUNTED: dict[str, Any] = {
    **WAR,
    "hunt_box": {"free_peoples": 1, "shadow": 2},
    "pool": ["std_1_reveal_1", "std_3_1"],
    "dice": {"shadow": 7},
}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_hunt_has_a_sheet_without_barriers(site: Site, enter: Enter, theme: str) -> None:
    ann = enter(site.url(), color_scheme=theme)
    chance = {"hunt": ["6 5"], "hunt.again": ["1"]}
    at_position(site, ann, side="free_peoples", position=HUNTED, chance=chance)
    take(ann, "die:character", "move-fellowship", way=by_touch)
    asked(ann, "casualty")
    expect(ann.find("hunt")).to_be_visible()
    assert barriers(ann.page) == []


MORDOR: dict[str, Any] = {
    **WAR,
    "fellowship": {"mordor": 2, "hidden": True, "corruption": 5, "guide": "gollum"},
    "characters": [
        f"{who} out" for who in ("strider", "gandalf_the_grey", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
    ],
    "rolled": {"free_peoples": ["character", "event"], "shadow": ["army", "event"]},
}


def test_the_way_through_mordor_is_seen(site: Site, enter: Enter) -> None:
    ann = enter(site.url())
    at_position(site, ann, side="free_peoples", position=MORDOR)
    track = ann.find("mordor-track")
    expect(track).to_be_visible()
    expect(track.locator("li")).to_have_count(6)
    expect(track).to_have_attribute("aria-label", re.compile("in Mordor, step 2"))
    assert barriers(ann.page) == []


def test_the_end_says_how_it_was_won(site: Site, enter: Enter) -> None:
    """One step before the Crack of Doom, with a tile that does no harm."""
    ann = enter(site.url())
    position = {**MORDOR, "fellowship": {**MORDOR["fellowship"], "mordor": 4}, "pool": ["std_1_1"]}
    at_position(site, ann, side="free_peoples", position=position)
    take(ann, "die:character", "move-fellowship", "none", way=by_touch)
    ann.until(lambda: ann.traffic.finished)
    ending = ann.find("ending")
    expect(ending.locator("li.met")).to_contain_text("/5")
    assert barriers(ann.page) == []
    ann.find("to-replay").click()
    expect(ann.find("scrubber")).to_be_visible()
    assert barriers(ann.page) == []
