"""Chapters 10 to 14 at their edges: what a judge is asked, in positions written by hand."""

from typing import Any

import pytest
from tests.games.meccg.scene import Rolls, Scene

from mathom.effects import Carry, declaration
from mathom.games.meccg.cards.road_words import TurnRegion
from mathom.games.meccg.game import GAME
from mathom.games.meccg.journey.keys import is_detainment, key_of, keys_by_site, keys_for, site_keys
from mathom.games.meccg.sites.guard import ATTEMPT, DEEDS, INFLUENCE, GuardChain
from mathom.games.meccg.state import Realm
from mathom.games.meccg.zones import CHAIN, DISCARD, GUARD, PLAY
from mathom.kernel import Chance
from mathom.testing import part, rule

DESPAIR, WORDS, HUNGER, MORGUL_NIGHT = "tw-27", "td-25", "le-128", "tw-62"
GLAMDRING, DAGGER, RIDERS = "tw-244", "tw-206", "tw-317"
EXPEDIENCE, MARVELS = "tw-57", "td-134"
WARLORDS, MUMAK, WITCH_KING, ORC_PATROL = "ba-12", "tw-66", "tw-113", "tw-74"
LANDROVAL, ENT = "le-81", "le-71"
GHOSTS, GIANT, AMBUSHER = "tw-37", "tw-39", "tw-5"
SEA_SERPENT, LAND_DRAKE, THIEF, LURE = "td-66", "td-40", "tw-102", "le-123"
PRECIOUS_RING, BETRAYAL = "tw-306", "tw-99"


class Position(Scene):
    """Written by hand as in a scenario; seat 0 is active."""

    def __init__(self, own: dict[str, Any], foe: dict[str, Any], phase: str, rolls: Rolls | None = None) -> None:
        self.declined = 0
        state = GAME.begin({}, 2, Chance("position"))
        assert isinstance(state, Realm)
        self.s = state
        GAME.arrange(self.s, {"phase": phase, "active": 0, "turn": 9, "players": [own, foe]})
        self.s.run()
        self.news = [event.plain() for event in self.s.take_news()]
        found = {name: [[die - 1 for die in dice] for dice in many] for name, many in (rolls or {}).items()}
        self.s.chance.script = {**self.s.chance.script, **found}


def visiting(people: list[Any], site: str, lies: str, hand: list[str], **company: Any) -> Position:
    """A company of heroes has entered a site where a card lies on-guard."""
    own = {"companies": [{"site": site, "characters": people, "guard": [lies], **company}], "hand": hand}
    tale = Position(own, {"alignment": "minion"}, "site", {"influence": [[1, 1]], "strike": [[6, 6]] * 9})
    tale.until("enter").choose("enter")
    while tale.kind != "at-site":
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[-1])
    return tale


@rule("ME-7.13", "ME-10.16")
def test_at_a_tapped_site_nothing_is_revealed_against_the_company() -> None:
    """The one minor item more cannot tap the site."""
    tale = visiting(["Aragorn II", "Gimli"], "Moria", DESPAIR, [GLAMDRING, DAGGER])
    tale.choose(f"play:{GLAMDRING}", "give:tw-120")
    assert (tale.kind, tale.seat, len(tale.offers())) == ("reveal", 1, 2)
    tale.choose("pass", f"play:{DAGGER}", "give:tw-159")
    assert (tale.kind == "reveal", tale.s.on[tale.thing(DAGGER)]) == (False, tale.thing("tw-159"))
    tale.reach("end")
    assert (tale.cards(GUARD, 1), tale.hand(1)) == ([], [DESPAIR])


@rule("ME-10.16", "ME-10.17", "ME-7.18")
@pytest.mark.parametrize(("lies", "shown"), [(DESPAIR, False), (WORDS, True)])
def test_against_an_attempt_on_the_opponent_only_what_is_about_influence_is_revealed(lies: str, shown: bool) -> None:
    """Such an attempt never taps the site. Whatever lies there, its player is asked."""
    own = {"companies": [{"site": "Edoras", "characters": ["Aragorn II"], "guard": [lies]}]}
    foe = {"alignment": "minion", "companies": [{"site": "Edoras", "characters": ["Asternak"]}]}
    tale = Position(own, foe, "site").until("enter").choose("enter").until("at-site")
    tale.choose("influence:le-1", "give:tw-120")
    assert (tale.kind, tale.seat) == ("reveal", 1)
    assert bool(tale.offering("declare")) is shown


@rule("ME-10.17")
@pytest.mark.parametrize(("what", "found"), [(DEEDS, True), (ATTEMPT, True), (INFLUENCE, False)])
def test_a_faction_that_could_tap_the_site_lets_both_kinds_be_revealed(what: str, found: bool) -> None:
    tale = visiting(["Théoden"], "Edoras", DESPAIR, [RIDERS])
    assert bool(GuardChain([1], what, tale.s.companies[0].site, []).reactions(tale.s, 1)) is found


@rule("ME-14.11")
def test_hazards_in_play_do_nothing_to_those_who_fight_between_companies() -> None:
    """Nothing to Eat or Drink takes one from prowess and body, but not here."""
    own = {"companies": [{"site": "Edoras", "characters": ["Aragorn II"]}]}
    foe = {"alignment": "minion", "companies": [{"site": "Edoras", "characters": ["Asternak"]}], "hand": [HUNGER]}
    tale = Position(own, foe, "site", {"duel": [[3, 3, 1, 1]], "body": [[3, 4]]})
    tale.s.come_into_play(tale.find(HUNGER, 1), 1, tale.thing("le-1", 1))
    weak = tale.thing("le-1", 1)
    assert (tale.s.stat("prowess", weak), tale.s.stat("body", weak)) == (4, 6)
    tale.again().until("enter").choose("enter").until("fight").choose(tale.offering("attack")[0])
    tale.until("organise")
    duel, check = tale.told("duelled")[0], tale.told("body-check")[0]
    assert (duel["own"], check["body"], check["outcome"], check["seat"]) == (5 + 2, 7, "wounded", 1)


@rule("ME-13.59", "ME-13.60")
@pytest.mark.parametrize(
    ("types", "detains"), [(["wilderness", "wilderness"], False), (["wilderness", "shadow-land"], True)]
)
def test_a_region_by_name_counts_as_what_cards_have_made_of_it(types: list[str], detains: bool) -> None:
    own = {"alignment": "minion", "companies": [{"site": "Minas Morgul", "characters": ["Asternak"]}]}
    tale = Position(own, {}, "organisation")
    tale.s.journey.way, tale.s.journey.regions, tale.s.journey.types = "region", ["Hollin", "Cardolan"], types
    assert is_detainment(tale.s, "region:Cardolan", "man", tale.s.companies[0].site) is detains


@part("tw-21.2")
def test_what_was_turned_is_turned_back_and_nothing_else() -> None:
    """A Shadow-land that lies before the Wilderness stays one."""
    s = Position({"companies": [{"site": "Bree", "characters": ["Gimli"]}]}, {}, "organisation").s
    s.journey.types = ["shadow-land", "wilderness", "wilderness"]
    TurnRegion("wilderness", "shadow-land").do(s, Carry(1))
    assert s.journey.types == ["shadow-land", "shadow-land", "wilderness"]
    for _ in range(2):
        TurnRegion("shadow-land", "wilderness", back=True).do(s, Carry(1))
        assert s.journey.types == ["shadow-land", "wilderness", "wilderness"]


@rule("ME-24.17")
def test_all_hear_that_an_attack_at_a_darkhaven_is_cancelled() -> None:
    own = {"alignment": "minion", "companies": [{"site": "Minas Morgul", "characters": ["Asternak"]}]}
    tale = Position(own, {"hand": [WITCH_KING]}, "movement").hazards().choose(f"declare:{WITCH_KING}.0")
    tale.reach("site")
    assert (tale.told("attacked"), tale.told("attack-over")) == ([], [{"seat": 1, "outcome": "cancelled"}])
    assert tale.cards(DISCARD, 1) == [WITCH_KING]


@rule("ME-13.52")
@pytest.mark.parametrize(("side", "people", "site"), [("hero", ["Gimli"], "dm-34"), ("minion", ["Asternak"], "as-158")])
def test_as_an_automatic_attack_comes_only_what_may_be_played_against_the_company(
    side: str, people: list[str], site: str
) -> None:
    """Olog Warlords are for heroes; at the Pûkel-deeps they are keyed to the Shadow-hold."""
    own = {"alignment": side, "companies": [{"site": site, "characters": people}]}
    tale = Position(own, {"hand": [WARLORDS, ORC_PATROL]}, "site").until("enter").choose("enter")
    tale.until("automatic-creature")
    expected = [f"play:{WARLORDS}", f"play:{ORC_PATROL}"] if side == "hero" else [f"play:{ORC_PATROL}"]
    assert sorted(tale.offering("play")) == sorted(expected)


@rule("ME-13.52")
@pytest.mark.parametrize(("doors", "offered"), [(False, [f"play:{ENT}"]), (True, [])])
def test_it_must_be_keyed_so_as_things_are_now(doors: bool, offered: list[str]) -> None:
    """At Framsburg: an Ent hunts in Shadow-lands unless Doors of Night is in play; Landroval hunts no heroes."""
    own = {"companies": [{"site": "td-175", "characters": ["Gimli"]}]}
    foe = {"hand": [ENT, LANDROVAL], "in_play": ["Doors of Night"] if doors else []}
    tale = Position(own, foe, "site").until("enter").choose("enter").until("automatic-creature")
    assert tale.offering("play") == offered


@rule("ME-10.14", "ME-11.8")
@pytest.mark.parametrize("met", [True, False])
def test_on_guard_it_counts_what_the_company_itself_has_faced(met: bool) -> None:
    """A Mûmak comes to the Ruins & Lairs of the coast after Corsairs of Umbar."""
    own = {"companies": [{"site": "The Stones", "characters": ["Gimli"], "guard": [MUMAK]}]}
    tale = Position(own, {"alignment": "minion"}, "site").until("enter")
    if met:
        tale.s.set_company(0, tale.s.companies[0].having_met("faced:Corsairs of Umbar"))
    tale.choose("enter")
    assert (tale.kind, bool(tale.offering("reveal:"))) == ("reveal", met)


@rule("ME-10.19", "ME-10.18")
@pytest.mark.parametrize("answered", [True, False])
def test_what_was_revealed_is_answered_before_the_item_comes(answered: bool) -> None:
    """Lure of Expedience forces a check when an item comes, unless Marvels Told is rid of it before."""
    tale = visiting(["Boromir II", "Balin"], "Moria", EXPEDIENCE, [GLAMDRING, MARVELS])
    tale.choose(f"play:{GLAMDRING}", "give:tw-134")
    tale.choose(tale.offering(f"declare:{EXPEDIENCE}")[0])
    while tale.kind == "target":
        tale.choose(tale.offering("on:tw-134")[0])
    assert (tale.kind, tale.seat, tale.s.zones.where[tale.find(GLAMDRING)]) == ("react", 0, CHAIN)
    assert bool(tale.offering(f"declare:{MARVELS}"))
    where = GAME.passing(tale.s, 0)
    assert where is not None
    assert where[0] == "own/site"
    if answered:
        tale.choose(f"declare:{MARVELS}.0")
    tale.reach("end")
    assert (tale.cards(DISCARD, 1) == [EXPEDIENCE]) is answered
    assert [check["card"] for check in tale.told("checked")] == (["tw-123"] if answered else ["tw-134"])


@rule("ME-14.21")
def test_who_supports_the_defender_is_told_as_the_defenders() -> None:
    own = {"companies": [{"site": "Edoras", "characters": ["Aragorn II"]}]}
    foe = {"alignment": "minion", "companies": [{"site": "Edoras", "characters": ["Asternak", "Ostisen"]}]}
    tale = Position(own, foe, "site").until("enter").choose("enter").until("fight")
    tale.choose(tale.offering("attack")[0], "assign:le-1").until("defend").choose("support:le-36")
    assert tale.told("supported") == [{"seat": 1, "card": "le-36"}]


@rule("ME-10.4", "ME-4.12")
@part("tw-374.1")
@pytest.mark.parametrize(("goes", "halved", "limit"), [(True, False, 4), (True, True, 3), (False, False, 2)])
def test_a_site_may_add_to_the_limit_of_those_who_move_there(goes: bool, halved: bool, limit: int) -> None:
    """Barad-dûr adds two, but not for those who stay there."""
    there = {"site": "Minas Morgul", "going": "Barad-dûr"} if goes else {"site": "Barad-dûr"}
    own = {"companies": [{**there, "characters": ["Gimli"]}, {"site": "Rivendell", "characters": ["Legolas"]}]}
    tale = Position(own, {}, "movement")
    tale.s.halved = halved
    tale.choose("company:company-0").until("enter")
    assert tale.told("limit")[0] == {"seat": 0, "limit": limit}


@rule("ME-11.6", "ME-11.7")
@part("dm-34.2", "as-138.1")
@pytest.mark.parametrize(
    ("site", "card", "found"),
    [("dm-34", GHOSTS, True), ("dm-34", GIANT, False), ("as-138", AMBUSHER, True), ("as-138", GHOSTS, False)],
)
def test_a_site_may_let_creatures_come_by_its_own_text(site: str, card: str, found: bool) -> None:
    """All Undead come to the Pûkel-deeps, also Ghosts that know no Under-deeps, and all Men to Geann a-Lisch."""
    tale = Position({"companies": [{"site": site, "characters": ["Gimli"]}]}, {"hand": [card]}, "movement").hazards()
    creature, here = tale.find(card, 1), tale.s.companies[0].site
    expected = [f"site:{tale.s.face(here).title}"] if found else []
    assert [key_of(key) for key in keys_for(tale.s, creature)] == expected
    assert site_keys(tale.s, creature, 0, here) == expected


@rule("ME-11.6", "ME-11.7")
@pytest.mark.parametrize(
    ("site", "card", "found"),
    [
        ("ba-91", SEA_SERPENT, False),
        ("ba-91", LAND_DRAKE, True),
        ("ba-89", SEA_SERPENT, True),
        ("ba-89", LAND_DRAKE, False),
    ],
)
def test_a_site_may_except_creatures_or_want_a_certain_key(site: str, card: str, found: bool) -> None:
    """Drakes come to both of these Under-deeps: to one all but the Sea Serpent, to the other those of coastal seas."""
    tale = Position({"companies": [{"site": site, "characters": ["Gimli"]}]}, {"hand": [card]}, "movement")
    here = tale.s.companies[0].site
    by_text = keys_by_site(tale.s, tale.find(card, 1), here)
    assert by_text == ([f"site:{tale.s.face(here).title}"] if found else [])


@rule("ME-10.14", "ME-7.6")
def test_all_creatures_on_guard_at_a_site_may_attack_one_after_the_other() -> None:
    """Two companies that are one now were each met by a card laid there."""
    own = {"companies": [{"site": "Dimrill Dale", "characters": ["Gimli", "Legolas"], "guard": [ORC_PATROL, "tw-76"]}]}
    tale = Position(own, {"alignment": "minion"}, "site", {"strike": [[6, 6]] * 9}).until("enter").choose("enter")
    tale.choose(f"reveal:{ORC_PATROL}", "reveal:tw-76").reach("end")
    assert [attack["card"] for attack in tale.told("attacked")] == ["tw-385", ORC_PATROL, "tw-76"]


@rule("ME-10.14", "ME-7.5")
@pytest.mark.parametrize(("site", "comes"), [("Raider-hold", True), ("Bree", False)])
def test_a_creature_is_revealed_only_where_there_is_an_automatic_attack(site: str, comes: bool) -> None:
    """Whatever lies there, its player is asked, at Bree for a card that brings an attack."""
    own = {"companies": [{"site": site, "characters": ["Gimli"], "guard": [THIEF]}]}
    tale = Position(own, {"alignment": "minion"}, "site", {"strike": [[6, 6]] * 9}).until("enter").choose("enter")
    assert (tale.kind, tale.seat, len(tale.offering(f"reveal:{THIEF}"))) == ("reveal", 1, int(comes))
    tale.choose(tale.offers()[0]).reach("end")
    assert [attack["card"] for attack in tale.told("attacked")] == (["as-141", THIEF] if comes else [])


@rule("ME-10.12", "ME-10.15", "ME-10.22", "ME-10.23")
@pytest.mark.parametrize(
    ("lies", "because"),
    [
        ("tw-18", "ME-10.22"),
        ("tw-84", "ME-10.23"),
        ("tw-61", "ME-10.16"),
        (ORC_PATROL, "ME-10.12"),
        (DAGGER, "ME-10.12"),
    ],
)
def test_why_a_card_on_guard_stays_hidden(lies: str, because: str) -> None:
    """An item is announced: Call of Home, River, Minions Stir, a creature and a resource cannot be revealed."""
    tale = visiting(["Aragorn II", "Gimli"], "Moria", lies, [GLAMDRING]).choose(f"play:{GLAMDRING}", "give:tw-120")
    assert (tale.kind, tale.offers()) == ("reveal", ["pass"])
    card = next(iter(tale.s.at(GUARD, 1)))
    chain = tale.s.innermost(GuardChain)
    assert chain is not None
    against = chain.refuse(tale.s, 1, declaration(card, 0))
    assert against is not None
    assert against.rules == (because,)


def under_way(companies: list[dict[str, Any]], hand: list[str], foes: list[str]) -> Position:
    """The first of these companies has its movement/hazard phase; nobody moves, and every attack is beaten."""
    own = {"companies": companies, "hand": hand}
    tale = Position(own, {"alignment": "minion", "hand": foes}, "movement", {"strike": [[6, 6]] * 9})
    if tale.kind == "next-company":
        tale.choose("company:company-0")
    return tale.hazards()


def announce(tale: Position, item: str, who: str) -> Position:
    """All companies enter their sites and beat what is there, until this one plays an item."""
    while not tale.offered(f"play:{item}"):
        key = next((key for key in ("enter", "stay-untapped", "company:company-0") if tale.offered(key)), "")
        tale.choose(key) if key else tale.decline()
    return tale.choose(f"play:{item}", f"give:{who}")


@rule("ME-20.2", "ME-10.12")
@pytest.mark.parametrize("others", [[], [{"site": "Bree", "characters": ["Gimli"]}]])
def test_who_was_tempted_on_the_way_is_not_tempted_from_on_guard_too(others: list[dict[str, Any]]) -> None:
    """Even if another company has had its movement/hazard phase since."""
    party = {"site": "Moria", "characters": ["Elrond", "Glorfindel II"]}
    tale = under_way([party, *others], [GLAMDRING], [DESPAIR, LURE])
    tale.choose(f"declare:{DESPAIR}.0", "on:tw-145").when(f"on-guard:{LURE}")
    announce(tale, GLAMDRING, "tw-145").when(f"declare:{LURE}")
    assert [tale.s.on[tale.thing(card, 1)] for card in (DESPAIR, LURE)] == [tale.thing("tw-145"), tale.thing("tw-161")]


@rule("ME-20.2", "ME-10.12")
def test_why_a_second_corruption_card_for_the_same_character_is_not_revealed() -> None:
    tale = under_way([{"site": "Moria", "characters": ["Elrond"]}], [GLAMDRING], [DESPAIR, LURE])
    tale.choose(f"declare:{DESPAIR}.0").when(f"on-guard:{LURE}")
    announce(tale, GLAMDRING, "tw-145")
    assert (tale.kind, tale.seat, tale.offers()) == ("reveal", 1, ["pass"])
    chain = tale.s.innermost(GuardChain)
    assert chain is not None
    against = chain.refuse(tale.s, 1, declaration(next(iter(tale.s.at(GUARD, 1))), 0))
    assert against is not None
    assert against.rules == ("ME-20.2", "ME-20.4")


@rule("ME-10.16")
@part("tw-99.1", "tw-99.2")
@pytest.mark.parametrize("bears", [[], [PRECIOUS_RING]])
def test_a_ring_betrays_its_bearer_from_on_guard_too(bears: list[str]) -> None:
    """The card picks a ring, and aims at who bears it."""
    party = {"site": "Moria", "characters": [{"card": "Elrond", "bears": bears}, "Glorfindel II"]}
    tale = under_way([party], [GLAMDRING], [BETRAYAL]).when(f"on-guard:{BETRAYAL}")
    announce(tale, GLAMDRING, "tw-161")
    assert (tale.kind, tale.seat, len(tale.offering(f"declare:{BETRAYAL}"))) == ("reveal", 1, len(bears))
    tale.choose(tale.offers()[0]).reach("end")
    found = [(check["card"], check["modifier"]) for check in tale.told("checked")]
    assert found == [("tw-145", -2)] * len(bears)


@rule("ME-20.2")
@part("tw-99.1", "CR-077")
@pytest.mark.parametrize("first", [DESPAIR, BETRAYAL])
def test_who_bears_a_ring_is_tempted_by_it_or_by_another_card(first: str) -> None:
    party = {"site": "Moria", "characters": [{"card": "Elrond", "bears": [PRECIOUS_RING]}]}
    tale = under_way([party], [], [DESPAIR, BETRAYAL])
    assert {key.split(".")[0] for key in tale.offering("declare")} == {f"declare:{DESPAIR}", f"declare:{BETRAYAL}"}
    tale.choose(f"declare:{first}.0")
    while tale.s.zones.content[CHAIN] or tale.kind != "react" or tale.seat != 1:
        tale.decline()
    assert (tale.s.journey.count, tale.offering("declare")) == (1, [])


@rule("ME-20.2")
def test_who_was_tempted_in_one_turn_can_be_tempted_in_the_next() -> None:
    tale = under_way([{"site": "Moria", "characters": ["Elrond"]}], [], [DESPAIR, LURE])
    tale.choose(f"declare:{DESPAIR}.0").when(f"on-guard:{LURE}").next_organisation().choose("move").hazards()
    tale.when(f"declare:{LURE}")
    assert tale.s.on[tale.thing(LURE, 1)] == tale.thing("tw-145")


@rule("ME-10.16", "ME-10.18")
@part("le-128.1", "le-128.2", "le-128.4")
@pytest.mark.parametrize("hungry", [False, True])
def test_hunger_comes_from_on_guard_over_a_company_in_a_hostile_place(hungry: bool) -> None:
    """All of it are weaker then. Nobody starves twice."""
    party = {"site": "Moria", "characters": ["Elrond", "Gimli", "Glorfindel II"]}
    tale = under_way([party], [GLAMDRING], [HUNGER, HUNGER])
    people = [tale.thing(who) for who in ("tw-145", "tw-159")]
    strength = [(tale.s.stat("prowess", who), tale.s.stat("body", who)) for who in people]
    if hungry:
        tale.choose(f"declare:{HUNGER}.0")
    announce(tale.when(f"on-guard:{HUNGER}"), GLAMDRING, "tw-161")
    assert (tale.kind, tale.seat, len(tale.offering(f"declare:{HUNGER}"))) == ("reveal", 1, 0 if hungry else 1)
    tale.choose(tale.offers()[0])
    assert [(tale.s.stat("prowess", who), tale.s.stat("body", who)) for who in people] == [
        (prowess - 1, body - 1) for prowess, body in strength
    ]


@part("le-128.4")
def test_a_second_hunger_over_the_same_company_comes_to_nothing() -> None:
    """Declared while the first is being declared, and later not at all."""
    tale = under_way([{"site": "Moria", "characters": ["Elrond", "Gimli"]}], [], [HUNGER] * 3)
    tale.choose(f"declare:{HUNGER}.0").when(f"declare:{HUNGER}.0")
    while tale.s.zones.content[CHAIN]:
        tale.decline()
    assert (tale.cards(PLAY, 1), tale.told("fizzled")) == ([HUNGER], [{"seat": 1, "card": HUNGER}])
    assert tale.hazards().offering(f"declare:{HUNGER}") == []
