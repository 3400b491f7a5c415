"""Chapters 7 and 10: on-guard cards are revealed before an event that taps the site."""

import pytest
from tests.games.meccg.scene import Rolls, Scene

from mathom.effects import Play
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.sites.guard import taps_site
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import DISCARD, GUARD, HAND
from mathom.testing import rule

ELROND, SAM = "tw-145", "tw-180"
DIMRILL_DALE, ISENGARD, BARROW_DOWNS = "tw-385", "tw-404", "tw-375"
SWORDMASTER, WINDLORD, REBUILD = "tw-498", "dm-164", "dm-155"
DESPAIR, SICKNESS, CALL = "tw-27", "td-18", "tw-18"

GLAMDRING, HAUBERK = "tw-244", "tw-254"
WIN = {"strike": [[6, 6]] * 9}


def is_event(text: object) -> bool:
    return isinstance(text, Play) and text.window == "site"


def announced(card: str, lies: str, at: str, rolls: Rolls | None = None, bears: tuple[str, ...] = ()) -> Scene:
    """The card is declared at a site where another lies on-guard; nobody is attacked before."""
    tale = Scene([ELROND, *bears], SAM, at=at, hand=[card], foes_hand=[lies], rolls=rolls)
    thing = tale.find(lies, 1)
    tale.s.zones.move(thing, GUARD + 1)
    tale.s.lay_on(thing, tale.s.companies[0].site)
    tale.again().choose("move").until("enter").choose("enter")
    while tale.kind != "at-site":
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[-1])
    tale.choose(f"declare:{card}.0")
    while tale.kind in ("target", "payment"):
        tale.choose(tale.offers()[0])
    return tale


@rule("ME-7.13", "ME-10.16", "ME-10.18")
def test_before_an_event_that_taps_the_site_a_card_for_the_company_is_revealed() -> None:
    """What was revealed is in play before the event is answered, and the event works all the same."""
    tale = announced(SWORDMASTER, DESPAIR, DIMRILL_DALE, WIN)
    assert (tale.kind, tale.seat, tale.told("declared")[-1]["card"]) == ("reveal", 1, SWORDMASTER)
    site = tale.s.companies[0].site
    tale.choose(tale.offering(f"declare:{DESPAIR}")[0])
    assert tale.s.on[tale.thing(DESPAIR, 1)] == tale.thing(ELROND)
    tale.reach("end")
    assert (tale.s.on[tale.thing(SWORDMASTER)], tale.s.status[site]) == (tale.thing(ELROND), TAPPED)


@rule("ME-7.22", "ME-7.13")
@pytest.mark.parametrize(
    ("card", "at", "asked"),
    [(SWORDMASTER, DIMRILL_DALE, True), (WINDLORD, ISENGARD, True), (REBUILD, BARROW_DOWNS, False)],
)
def test_only_an_event_that_taps_the_site_opens_that_chance(card: str, at: str, asked: bool) -> None:
    """Whatever lies there its player is asked, though Call of Home would take somebody away."""
    tale = announced(card, CALL, at, WIN)
    assert (tale.kind == "reveal") is asked
    assert not asked or (tale.seat, tale.offers()) == (1, ["pass"])


@rule("ME-7.22")
def test_which_events_tap_the_site() -> None:
    plays = [
        (face.number, n) for face in FACES for n, text in enumerate(script_of(face.number).texts) if is_event(text)
    ]
    found = [FACES[card].title for card, number in plays if taps_site(card, number)]
    assert found == ["Swordmaster", "The Windlord Found Me", "Secrets of Their Forging", "To Satisfy the Questioner"]


@rule("ME-10.16", "ME-25.8", "ME-25.10")
def test_who_is_lost_before_the_event_cannot_have_it() -> None:
    """Dragon-sickness makes the sage check, who is discarded: Swordmaster fizzles, and the site stays untapped."""
    tale = announced(SWORDMASTER, SICKNESS, DIMRILL_DALE, {**WIN, "check": [[1, 1]]}, (GLAMDRING, HAUBERK))
    site = tale.s.companies[0].site
    tale.choose(tale.offering(f"declare:{SICKNESS}")[-1]).reach("end")
    assert (tale.members(), tale.told("fizzled")) == ([[SAM]], [{"seat": 0, "card": SWORDMASTER}])
    assert (tale.s.status[site], tale.cards(DISCARD)) == (UNTAPPED, sorted([ELROND, SWORDMASTER, GLAMDRING, HAUBERK]))


@rule("ME-7.13", "ME-10.25")
def test_what_stays_hidden_then_returns_to_hand() -> None:
    tale = announced(SWORDMASTER, DESPAIR, DIMRILL_DALE, WIN).choose("pass").reach("end")
    assert (tale.cards(GUARD, 1), tale.cards(HAND, 1)) == ([], [DESPAIR])
