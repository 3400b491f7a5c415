"""Chapter 25: how a chain of effects closes, and what its cards do."""

from tests.games.meccg.scene import Scene

from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.game import GAME
from mathom.games.meccg.state import TAPPED
from mathom.games.meccg.zones import DISCARD, PLAY
from mathom.testing import part, rule

GLORFINDEL, SAM = "tw-161", "tw-180"
MORIA = "tw-413"
GATES, TWILIGHT, MARVELS, STIR = "tw-243", "tw-106", "td-134", "tw-61"
ORC_GUARD, LUITPRAND = "tw-72", "le-23"


def chained(hand: list[str], foes: list[str], **more: list[str]) -> Scene:
    tale = Scene(GLORFINDEL, "tw-184", hand=hand, foes_hand=foes, foes_more=more.get("foes_more"))
    return tale.stay()


@rule("ME-25.4", "ME-25.5", "ME-25.7")
def test_a_chain_closes_when_nobody_adds_to_it_and_resolves_backwards() -> None:
    tale = chained([GATES, TWILIGHT], [TWILIGHT])
    tale.choose(f"declare:{GATES}.0")
    chain = tale.s.innermost(EventChain)
    assert (chain is not None, tale.seat) == (True, 1)
    tale.when(f"declare:{TWILIGHT}.1")
    while tale.cards(DISCARD) != [GATES]:
        tale.choose("pass")
    assert tale.cards(PLAY) == [GLORFINDEL, "tw-184"]


@rule("ME-25.8", "ME-25.9", "ME-25.10", "ME-11.21")
def test_what_has_lost_its_target_does_nothing_and_costs_stay_paid() -> None:
    tale = chained([MARVELS], [TWILIGHT], foes_more=[STIR])
    thing = tale.find(STIR, 1)
    tale.s.come_into_play(thing, 1)
    tale.again().choose(f"declare:{MARVELS}.0")
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    sage = [who for who in (GLORFINDEL, "tw-184") if tale.status(who) == [TAPPED]]
    tale.s.discard(thing)
    while not tale.told("fizzled"):
        tale.choose("pass")
    assert (len(sage), tale.told("fizzled")) == (1, [{"seat": 0, "card": MARVELS}])
    assert (tale.cards(DISCARD), tale.status(*sage)) == ([MARVELS], [TAPPED])


@rule("ME-25.14")
def test_a_short_event_is_discarded_after_it_has_worked() -> None:
    tale = chained([MARVELS], [], foes_more=[STIR])
    tale.s.come_into_play(tale.find(STIR, 1), 1)
    tale.again().choose(f"declare:{MARVELS}.0")
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    tale.reach("site")
    gone = [event["card"] for event in tale.told("discarded")]
    assert (gone, tale.cards(DISCARD)) == ([STIR], [MARVELS])


@rule("ME-25.6")
def test_of_several_texts_one_is_chosen_when_the_card_is_played() -> None:
    hobbits = Scene(SAM, "tw-170", hand=["tw-253"], foes_hand=[TWILIGHT])
    hobbits.make(TAPPED, SAM).make(2, "tw-170")
    assert hobbits.offering("declare:tw-253") == ["declare:tw-253.0", "declare:tw-253.1"]
    hobbits.stay().when("declare:tw-253.0")
    while hobbits.kind == "target":
        hobbits.choose(hobbits.offers()[0])
    links = [GAME.view(hobbits.s, viewer)["chain"] for viewer in (0, 1, None)]
    assert [(link["card"], link["text"], link["clauses"]) for chain in links for link in chain] == [
        ("tw-253", 0, ["tw-253.1"])
    ] * 3


@rule("ME-11.11", "ME-25.15", "ME-13.1")
def test_a_creature_begins_its_chain() -> None:
    tale = Scene(GLORFINDEL, hand=[GATES], foes_hand=[ORC_GUARD, TWILIGHT], sites=[MORIA])
    tale.choose("move", f"move:{MORIA}").until("way").choose("way:number-0")
    while tale.kind != "react":
        tale.decline()
    tale.choose(f"declare:{GATES}.0")
    assert (tale.seat, tale.offers()) == (1, [f"declare:{TWILIGHT}.1", "pass"])
    tale.choose("pass", "pass").hazards()
    assert f"declare:{ORC_GUARD}.0" in tale.offers()


@rule("ME-20.1", "ME-20.2", "ME-20.3", "ME-20.4")
@part("C-46")
def test_one_corruption_card_for_each_character_first_in_its_chain_and_none_for_ringwraiths() -> None:
    tale = Scene(GLORFINDEL, "tw-184", hand=[GATES], foes_hand=["tw-27", "tw-27"]).stay().choose(f"declare:{GATES}.0")
    assert not any(key.startswith("declare:tw-27") for key in tale.offers())
    tale.hazards()
    while "declare:tw-27.0" not in tale.offers():
        tale.choose("pass")
    tale.choose("declare:tw-27.0", f"on:{GLORFINDEL}").hazards()
    while "declare:tw-27.0" not in tale.offers():
        tale.choose("pass")
    tale.choose("declare:tw-27.0").reach("site")
    found = sorted(tale.s.face(tale.s.on[t]).id for t in tale.s.at(PLAY, 1))
    assert found == [GLORFINDEL, "tw-184"]
    chain = EventChain([1], "mh")
    dark = Scene("le-57", LUITPRAND, side="minion", foes_more=["tw-27"])
    card = dark.find("tw-27", 1)
    assert [chain.may_aim(dark.s, card, dark.thing(who)) for who in ("le-57", LUITPRAND)] == [False, True]
