"""Chapters 14 to 26: single rules about items, allies, sites, decks and fights."""

import pytest
from tests.games.meccg.scene import Scene, face
from tests.games.meccg.test_deck_check import HERO, MINION, changed, faults
from tests.games.meccg.test_fights import BREE, MINION_BREE, meet
from tests.games.meccg.test_hero_fights import attacked
from tests.games.meccg.test_showing import attempt, meeting
from tests.games.meccg.test_sites import at, enter

from mathom.effects import CountsAs, Entry
from mathom.games.meccg.captures.rescue_sites import rescue_sites
from mathom.games.meccg.cards.chain import EventChain
from mathom.games.meccg.cards.company_words import AtHaven
from mathom.games.meccg.cards.selectors import Characters
from mathom.games.meccg.edge.see import see
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.journey.travel import Travel
from mathom.games.meccg.places import leads_below, site_type
from mathom.games.meccg.round.hand import Draw
from mathom.games.meccg.sites.faction import FactionAttempt
from mathom.games.meccg.sites.playing import players_of, refuse_here
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import DECK, DISCARD, HAND, LAND, POINTS, SITE_DISCARD, SITES
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, GANDALF, HALDIR, EOWYN = "tw-161", "tw-180", "tw-123", "tw-156", "tw-164", "tw-147"
ASTERNAK, GORBAG, JERREK, RINGWRAITH, ENVOY = "le-1", "le-11", "le-17", "le-50", "tw-162"
MORIA, UNDER_GROTTOS, LONELY_MOUNTAIN, MINAS_TIRITH = "tw-413", "dm-39", "tw-428", "tw-412"
GLAMDRING, DAGGER, MAJOR, RATIONS, HOARD_MINOR = "tw-244", "tw-206", "tw-254", "le-345", "td-96"
TREEBEARD, MARVELS_TOLD, LURE, MOON_IS_DEAD, CONCEALMENT = "tw-353", "td-134", "tw-60", "dm-71", "tw-204"


# Company versus company combat (chapter 14)


@rule("ME-14.26")
@pytest.mark.parametrize(("foe", "own"), [(RINGWRAITH, 8), (ASTERNAK, 2)])
def test_what_helps_against_nazgul_helps_against_ringwraiths(foe: str, own: int) -> None:
    """Éowyn has 6 prowess more; whoever attacks."""
    scene = meet([EOWYN], [foe], hand=["tw-28"], rolls={"duel": [[1, 1, 1, 1]], "body": [[1, 1]] * 2})
    scene.choose("attack:company-12").quietly()
    while not scene.told("duelled"):
        scene.choose("no" if "no" in scene.offers() else scene.offers()[-1])
    assert scene.told("duelled")[0]["roll"] == own + 2


@rule("ME-14.4", "ME-19.4")
def test_who_influences_does_not_attack_and_who_attacks_does_not_influence() -> None:
    """Two companies of seat 0 are where the opponent is: what the one has done binds the other."""
    for first, second in (("influence", "attack"), ("attack", "influence")):
        scene = Scene(
            GLORFINDEL,
            foe=[ASTERNAK, JERREK],
            foes_side="minion",
            at=BREE,
            foe_at=MINION_BREE,
            hand=["tw-28"],
            more=[BALIN],
            rolls={"duel": [[3, 3, 3, 3]] * 4, "influence": [[1, 1, 6, 6]], "body": [[1, 1]] * 4},
        )
        scene.s.turns = [2, 2]
        scene.company(0, [BALIN], BREE, fresh=False)
        scene.again().choose("move")
        offered: list[str] = []
        acted = False
        while scene.s.active == 0 and scene.s.ask is not None:
            keys = scene.offers()
            found = [key for key in keys if key.startswith((f"{first}:", f"{second}:"))]
            if acted:
                offered += found
            wanted = [key for key in found if key.startswith(f"{first}:")]
            if "enter" in keys:
                scene.choose("enter")
            elif wanted and not acted:
                acted = True
                scene.choose(wanted[0])
            else:
                scene.decline()
        assert (acted, [key for key in offered if key.startswith(f"{second}:")]) == (True, [])


# Items (chapter 17)


@rule("ME-17.6", "ME-17.7", "ME-24.25")
def test_below_another_plays_any_item_instead_of_a_minor_one() -> None:
    tale = enter(at(UNDER_GROTTOS, {GLAMDRING: 1, MAJOR: 1, DAGGER: 1}))
    tale.choose(f"play:{GLAMDRING}", "give:tw-161")
    assert tale.offers() == [f"play:{DAGGER}", f"play:{MAJOR}", "done"]
    tale.choose(f"play:{MAJOR}", "give:tw-180")
    assert not any(key.startswith("play:") for key in tale.offers())


@rule("ME-17.6")
def test_above_only_a_minor_item_follows() -> None:
    tale = enter(at(MORIA, {GLAMDRING: 1, MAJOR: 1, DAGGER: 1}))
    tale.choose(f"play:{GLAMDRING}", "give:tw-161")
    assert tale.offers() == [f"play:{DAGGER}", "done"]


@rule("ME-17.8")
def test_the_minor_item_that_follows_need_not_be_listed_at_the_site() -> None:
    """Dol Amroth has no items at all."""
    tale = at("tw-386", {"tw-263": 1, DAGGER: 1}, {"influence": [[6, 6]]}).choose("enter")
    assert tale.offers() == ["play:tw-263", "done"]
    tale.choose("play:tw-263", "give:tw-161").until("at-site")
    assert tale.offers() == [f"play:{DAGGER}", "done"]


@rule("ME-17.9")
@pytest.mark.parametrize(("site", "offered"), [(MORIA, False), (LONELY_MOUNTAIN, True)])
def test_a_minor_hoard_item_follows_at_hoards_only(site: str, offered: bool) -> None:
    tale = enter(at(site, {GLAMDRING: 1, HOARD_MINOR: 1}, {"body": [[1, 1]] * 9}))
    for member in tale.s.companies[0].members:
        tale.s.set_status(member, UNTAPPED)
    tale.s.ask_again()
    tale.choose(f"play:{GLAMDRING}", "give:tw-161")
    assert (f"play:{HOARD_MINOR}" in tale.offers()) is offered


@rule("ME-17.11")
def test_of_a_unique_item_one_version_is_in_a_deck() -> None:
    """The One Ring of the heroes and that of the minions."""
    found = faults(changed(HERO, resources={"tw-347": 1, "le-326": 1}))
    assert ("ME-2.3", "two-versions", "resources", "le-326") in found or (
        "ME-2.3",
        "two-versions",
        "resources",
        "tw-347",
    ) in found


@rule("ME-17.16")
def test_what_a_ringwraith_bears_must_be_for_him() -> None:
    """Binding-ring and others ask for a race; a plain dagger asks for nothing."""
    scene = Scene(RINGWRAITH, side="minion", at="le-373", more=["le-299"])
    wanted = [card for card in FACES if card.kind == "item" and card.record.bearer_race]
    refused = [card for card in wanted if "ringwraith" not in card.record.bearer_race]
    assert refused
    assert [players_of(scene.s, 0, card.number) for card in refused] == [[]] * len(refused)
    assert players_of(scene.s, 0, face("le-299")) == [scene.thing(RINGWRAITH)]


@rule("ME-17.29", "ME-17.28")
def test_a_special_ring_comes_by_influence_without_a_test() -> None:
    ring = "tw-266"
    tale = meeting([[BALIN, ring], "tw-145", "tw-184"], hand=[ring], rolls=[6, 6, 1, 1])
    assert refuse_here(tale.s, face(ring), tale.s.companies[0].site) is not None
    attempt(tale, ring).choose(f"reveal:{ring}").quietly().choose("yes")
    assert tale.s.on[tale.thing(ring)] == tale.thing(GLORFINDEL)


@rule("ME-17.39", "ME-17.15")
@pytest.mark.parametrize(("bearer", "offered"), [(RINGWRAITH, False), (ASTERNAK, True)])
def test_what_a_ringwraith_discards_does_nothing(bearer: str, offered: bool) -> None:
    scene = Scene([bearer, RATIONS], side="minion").make(TAPPED, bearer)
    assert bool(scene.offering(f"declare:{RATIONS}")) is offered


@rule("ME-17.5", "ME-17.35")
def test_a_card_that_hands_over_an_item_follows_its_own_text() -> None:
    """Bounty of the Hoard: an item from a hoard whose site is tapped already."""
    tale = at(LONELY_MOUNTAIN, {"td-101": 1, GLAMDRING: 1}, {"body": [[1, 1]] * 9})
    tale.s.set_status(tale.s.companies[0].site, TAPPED)
    enter(tale)
    assert f"play:{GLAMDRING}" not in tale.offers()
    tale.when("declare:td-101").until("at-site")
    assert f"play:{GLAMDRING}" in tale.offers()


@rule("ME-17.1")
@pytest.mark.parametrize(("card", "there"), [(DAGGER, True), (GLAMDRING, True), ("tw-323", True), ("tw-231", True)])
def test_the_class_of_an_item_says_where_it_is_playable(card: str, there: bool) -> None:
    """Moria has minor, major and greater items and gold rings; the Barrow-downs have the first two."""
    scene = Scene(GLORFINDEL, at=MORIA, sites=["tw-375"])
    barrows = scene.site("tw-375")
    assert (refuse_here(scene.s, face(card), scene.s.companies[0].site) is None) is there
    small = FACES[face(card)].item_class in ("minor", "major")
    assert (refuse_here(scene.s, face(card), barrows) is None) is small


# Allies, trophies, corruption cards (chapters 18 and 20)


@rule("ME-18.7")
def test_an_event_is_played_on_an_ally() -> None:
    scene = Scene([GLORFINDEL, TREEBEARD], hand=[MARVELS_TOLD], foes_more=[MOON_IS_DEAD])
    scene.s.come_into_play(scene.find(MOON_IS_DEAD, 1), 1)
    scene.again().choose(f"declare:{MARVELS_TOLD}.0")
    if scene.kind == "target":
        scene.choose(f"on:{TREEBEARD}")
    scene.until("organise")
    assert (scene.s.status[scene.thing(TREEBEARD)], scene.cards(DISCARD, 1)) == (TAPPED, [MOON_IS_DEAD])
    assert scene.told("checked") == []


@rule("ME-18.24")
def test_who_falls_in_a_fight_is_no_trophy() -> None:
    scene = meet([GORBAG], [SAM], side="minion", rolls={"duel": [[6, 6, 1, 1]], "body": [[6, 6]]})
    scene.choose("attack:company-12")
    asked: list[str] = []
    while scene.told("killed") == [] or scene.kind in ("react", "trophy"):
        asked.append(scene.kind)
        scene.choose("no" if "no" in scene.offers() else scene.offers()[-1])
    assert (scene.cards(POINTS), "trophy" in asked) == ([SAM], False)


@rule("ME-20.5")
@pytest.mark.parametrize(("card", "found"), [(LURE, []), (MOON_IS_DEAD, [GORBAG])])
def test_what_is_not_for_dwarves_is_not_for_orcs(card: str, found: list[str]) -> None:
    """That is so for corruption cards alone."""
    scene = Scene(GORBAG, side="minion")
    meant = Characters(but=("dwarf",)).things(scene.s, scene.s.carry(1, face(card), 0))
    assert [scene.s.face(who).id for who in meant] == found


# Dragons (chapter 16)


@rule("ME-16.7", "ME-16.8")
@pytest.mark.parametrize(("race", "offered"), [("dragon", True), ("drake", True), ("wolf", False)])
def test_who_helps_against_dragons_helps_against_drakes(race: str, offered: bool) -> None:
    """Not at Home cancels attacks of Dragons."""
    scene = Scene(GLORFINDEL, hand=["td-143"])
    attacked(scene, race, prowess=12, origin="automatic")
    assert bool(scene.offering("declare:td-143")) is offered


# Sites (chapter 24)


@rule("ME-24.2", "ME-24.3")
def test_a_deck_has_the_site_cards_of_its_alignment() -> None:
    assert [fault[3] for fault in faults(changed(HERO, sites={"le-392": 1})) if fault[3] == "le-392"] == ["le-392"]
    assert [fault[3] for fault in faults(changed(MINION, sites={MORIA: 1})) if fault[3] == MORIA] == [MORIA]


@rule("ME-24.5", "ME-24.6")
def test_the_site_path_is_what_starter_movement_crosses() -> None:
    """From Lórien to Moria and back; between havens a path of their own, which belongs to no site."""
    scene = Scene(GLORFINDEL, at="tw-408", sites=[MORIA])
    scene.choose("move").until("plan").choose(f"move:{MORIA}").until("way")
    travel = scene.s.innermost(Travel)
    assert travel is not None
    starter = [way.types for way in travel.found(scene.s) if way.kind == "starter"]
    assert starter == [list(FACES[face(MORIA)].record.site_path)] == [["wilderness", "wilderness"]]
    assert FACES[face("tw-408")].record.site_path == ()


@rule("ME-24.7")
def test_what_lies_on_a_haven_goes_with_its_card() -> None:
    scene = Scene(GLORFINDEL, more=["dm-155"])
    haven = scene.s.companies[0].site
    scene.s.come_into_play(scene.find("dm-155"), 0, haven)
    scene.s.discard(haven)
    assert (scene.cards(DISCARD), "tw-421" in scene.cards(SITE_DISCARD)) == (["dm-155"], True)


@rule("ME-24.8")
def test_a_hero_resource_changes_the_hero_card_of_a_site_only() -> None:
    scene = Scene(GLORFINDEL, at=MINAS_TIRITH, foe=[ASTERNAK], foes_side="minion", foe_at="le-391", more=["tw-348"])
    scene.s.come_into_play(scene.find("tw-348"), 0)
    sites = [scene.s.at(LAND, 0)[-1], scene.s.at(LAND, 1)[-1]]
    assert [scene.s.face(site).title for site in sites] == ["Minas Tirith"] * 2
    assert [site_type(scene.s, site) for site in sites] == ["haven", "free-hold"]


@rule("ME-24.13", "ME-24.14")
@pytest.mark.parametrize(
    ("who", "side", "site", "home"),
    [
        (GLORFINDEL, "hero", "tw-421", True),
        (GLORFINDEL, "hero", "tw-387", False),
        (ASTERNAK, "minion", "le-367", True),
    ],
)
def test_a_hazard_means_the_havens_of_the_company(who: str, side: str, site: str, home: bool) -> None:
    """Whoever plays it: Dol Guldur is no haven for heroes."""
    scene = Scene(who, side=side, at=site, foes_side="minion" if side == "hero" else "hero")
    carry = scene.s.carry(1, face(LURE), 0)
    assert AtHaven(Characters(title=FACES[face(who)].title)).holds(scene.s, carry) is home


def turned(scene: Scene, place: int) -> None:
    """Choking Shadows makes a Shadow-hold of the site."""
    s = scene.s
    texts = s.script(face("tw-21")).texts
    number = next(i for i, text in enumerate(texts) if isinstance(text, CountsAs))
    s.enter(Entry(1, face("tw-21"), number, scene.find("tw-21", 1), [place], "turn", -1, s.in_force.begun))


@rule("ME-24.22")
def test_for_hazards_nothing_lies_below_a_free_hold() -> None:
    """The Drowning-deeps are below the Blue Mountain Dwarf-hold, the Under-gates below Moria."""
    found = []
    for here, below in (("tw-377", "ba-89"), (MORIA, "dm-38")):
        scene = Scene(GLORFINDEL, at=here, foes_sites=[below])
        scene.stay()
        types = (FACES[face(below)].record.site_type,)
        found.append([FACES[site].id for site in rescue_sites(scene.s, 0, 1, types)])
    assert found == [[], ["dm-38"]]


@rule("ME-24.22")
@part("CR-804")
def test_a_free_hold_that_is_turned_into_something_else_leads_below_no_more_than_before() -> None:
    scene = Scene(GLORFINDEL, at="tw-377", foes_hand=["tw-21"])
    place = scene.s.companies[0].site
    turned(scene, place)
    assert (site_type(scene.s, place), leads_below(scene.s, place)) == ("shadow-hold", False)


@rule("ME-15.6", "ME-24.23")
def test_a_prisoner_is_brought_below_a_site_in_udun() -> None:
    scene = Scene(GLORFINDEL, at="as-137", foes_sites=["dm-37", "dm-38"])
    scene.stay()
    types = tuple({FACES[face(site)].record.site_type for site in ("dm-37", "dm-38")})
    assert [FACES[site].id for site in rescue_sites(scene.s, 0, 1, types)] == ["dm-37"]


@rule("ME-11.7", "ME-24.23")
def test_who_comes_up_from_below_is_keyed_to_a_site_in_udun() -> None:
    """Shelob's Brood and a Nameless Thing, to Cirith Gorgor by its name."""
    scene = Scene(GLORFINDEL, at="as-137", foes_hand=["ba-13", "dm-109"], foes_more=["tw-28"])
    scene.s.come_into_play(scene.find("tw-28", 1), 1)
    scene.again().stay()
    found = [[key_of(key) for key in keys_for(scene.s, scene.find(card, 1))] for card in ("ba-13", "dm-109")]
    assert all("site:Cirith Gorgor" in keys for keys in found)


@rule("ME-24.24")
@pytest.mark.parametrize(("site", "after"), [("tw-375", "shadow-hold"), (UNDER_GROTTOS, "ruins-and-lairs")])
def test_environments_do_not_reach_below(site: str, after: str) -> None:
    """Choking Shadows makes a Shadow-hold of a Ruins & Lairs."""
    scene = Scene(GLORFINDEL, at=site, foes_hand=["tw-21"], foes_more=["tw-28"])
    place = scene.s.companies[0].site
    turned(scene, place)
    assert site_type(scene.s, place) == after


# The chain (chapter 25)


@rule("ME-25.13")
def test_an_attack_among_the_actions_of_a_card_may_be_cancelled() -> None:
    """Rescue Prisoners: first spiders attack, then somebody takes the card."""
    tale = at(MORIA, {"tw-315": 1, CONCEALMENT: 1})
    tale.s.set_status(tale.s.companies[0].site, TAPPED)
    tale.choose("enter")
    while tale.kind != "at-site":
        calm = [key for key in ("stay-untapped", "pass") if key in tale.offers()]
        tale.choose(calm[0] if calm else tale.offers()[0])
    tale.when("declare:tw-315").when(f"declare:{CONCEALMENT}")
    while tale.told("attack-over")[-1]["outcome"] != "cancelled":
        tale.decline()
    assert tale.told("attacked")[-1]["race"] == "spider"


# Decks (chapter 26)


@rule("ME-26.2")
def test_what_is_exchanged_is_not_shown() -> None:
    scene = Scene(GLORFINDEL, hand=["tw-204"] * 9, sideboard={GLAMDRING: 1})
    scene.s.zones.slip(scene.s.at(HAND, 0)[0], DISCARD)
    scene.meanwhile(Draw(0, 1)).choose("exchange:tw-204", f"fetch:{GLAMDRING}", "done")
    seen = see(scene.s, 1)["players"][0]
    assert (seen["sideboard"], seen["discard"]) == ({"count": 1, "cards": []}, {"count": 0, "cards": []})
    assert (scene.told("exchanged"), scene.cards(DECK)) == ([{"seat": 0, "count": 1}], [GLAMDRING])
    assert not [event for event in scene.news if event["event"] != "exchanged" and GLAMDRING in str(event)]


@rule("ME-26.11")
def test_what_goes_by_exhaustion_is_in_the_new_deck() -> None:
    """Safe from the Shadow leaves when a play deck is exhausted."""
    scene = Scene(GLORFINDEL, hand=["tw-204"] * 9, more=["as-54"])
    scene.s.come_into_play(scene.find("as-54"), 0)
    scene.meanwhile(Draw(0, 1))
    assert (scene.s.exhausted, scene.cards(DECK)) == ([1, 0], ["as-54"])


@rule("ME-26.10")
def test_only_the_own_site_cards_return_with_exhaustion() -> None:
    scene = Scene(GLORFINDEL, hand=["tw-204"] * 9, sites=[MORIA], foes_sites=["tw-375"])
    scene.s.zones.move(scene.find(MORIA), SITE_DISCARD)
    scene.s.zones.move(scene.find("tw-375", 1), SITE_DISCARD + 1)
    assert MORIA not in scene.cards(SITES)
    scene.meanwhile(Draw(0, 1))
    assert (MORIA in scene.cards(SITES), scene.cards(SITE_DISCARD), scene.cards(SITE_DISCARD, 1)) == (
        True,
        [],
        ["tw-375"],
    )


@rule("ME-27.7", "ME-27.6")
def test_what_is_for_an_avatar_alone_goes_with_him() -> None:
    """A card that names Gandalf alone, and one that does not."""
    own = next(card.id for card in FACES if card.record.avatar_specific == "Gandalf" and card.kind == "event")
    scene = Scene(GANDALF, GLORFINDEL, more=[own, "as-54"])
    for card in (own, "as-54"):
        scene.s.come_into_play(scene.find(card), 0)
    scene.s.eliminate(scene.thing(GANDALF))
    assert (scene.cards(DISCARD), scene.s.lost) == ([own], [1, 0])


# Factions from afar (chapter 18)


def envoy(at: str, rolls: list[int], tapped: bool = False) -> Scene:
    """Halbarad, a diplomat and no warrior, is at a site; in hand are Hour of Need and the Knights of Dol Amroth."""
    scene = Scene(ENVOY, GLORFINDEL, at=at, hand=["dm-141", "tw-263"], rolls={"influence": [rolls]})
    scene.s.set_status(scene.s.companies[0].site, TAPPED if tapped else UNTAPPED)
    return scene.again()


@rule("ME-18.11")
@part("dm-141.2", "dm-141.3", "dm-141.4", "dm-141.5")
@pytest.mark.parametrize(("roll", "won"), [([6, 6], True), ([1, 1], False)])
def test_a_faction_that_is_won_from_afar_taps_the_site_of_the_speaker(roll: list[int], won: bool) -> None:
    """From Minas Tirith in Anórien over Lebennin to Belfalas: three regions, and two more."""
    scene = envoy(MINAS_TIRITH, roll)
    near = FactionAttempt(scene.thing(ENVOY), scene.find("tw-263")).modifier(scene.s)
    scene.when("declare:dm-141")
    while not scene.told("influenced"):
        scene.choose(scene.offers()[0]) if scene.kind in ("target", "far-faction") else scene.decline()
    told = scene.told("influenced")[0]
    assert told["modifier"] == near - 5
    assert (told["outcome"], scene.cards(POINTS)) == (("won", ["tw-263"]) if won else ("lost", []))
    site = next(thing for thing in scene.s.at(LAND, 0) if scene.s.face(thing).id == MINAS_TIRITH)
    assert (scene.s.status[site] == TAPPED) is won
    assert (ENVOY in scene.cards(DISCARD)) is not won


@rule("ME-18.11")
@part("dm-141.2")
@pytest.mark.parametrize(
    ("at", "tapped", "offered"),
    [(MINAS_TIRITH, False, True), (MINAS_TIRITH, True, False), (UNDER_GROTTOS, False, False)],
)
def test_he_speaks_from_afar_at_an_untapped_site_only(at: str, tapped: bool, offered: bool) -> None:
    assert bool(envoy(at, [6, 6], tapped).offering("declare:dm-141")) is offered


@rule("ME-25.17")
def test_what_an_event_in_play_sets_off_is_a_chain_of_its_own() -> None:
    """Lure of Expedience lies on Glorfindel when Balin finds an item: after that comes a check with its own answers."""
    wins = {"strike": [[6, 6]] * 8, "check": [[6, 6]]}
    scene = Scene(GLORFINDEL, BALIN, at=MORIA, hand=[GLAMDRING, "dm-159"], foes_more=["le-122"], rolls=wins)
    scene.bear("le-122", GLORFINDEL, 1, whose=0)
    scene.again().choose("move").until("enter").choose("enter")
    while scene.kind != "at-site":
        calm = [key for key in ("stay-untapped", "pass") if key in scene.offers()]
        scene.choose(calm[0] if calm else scene.offers()[-1])
    scene.choose(f"play:{GLAMDRING}", f"give:{BALIN}")
    chain = scene.s.innermost(EventChain)
    assert chain is not None
    assert (scene.kind, chain.window, chain.links, scene.told("checked")) == ("react", "check", [], [])
    assert scene.s.on[scene.thing(GLAMDRING)] == scene.thing(BALIN)


@rule("ME-24.11")
@part("dm-84.2")
@pytest.mark.parametrize(("there", "kept"), [("tw-408", True), ("tw-421", False), (UNDER_GROTTOS, False)])
def test_the_nearest_haven_of_a_haven_is_itself(there: str, kept: bool) -> None:
    """Reluctant Final Parting takes allies that are far from home: Treebeard's Wellinghall is near Lórien."""
    scene = Scene([GLORFINDEL, TREEBEARD], at=there, hand=["tw-204"], foes_hand=["dm-84"]).stay()
    scene.when("declare:dm-84")
    while scene.kind not in ("enter", "at-site"):
        scene.decline()
    assert (TREEBEARD in [scene.s.face(card).id for card in scene.s.in_play()]) is kept


@part("dm-84.5", "dm-84.1")
def test_the_parting_is_over_when_a_play_deck_is_exhausted() -> None:
    scene = Scene(GLORFINDEL, hand=["tw-204"] * 9, foes_more=["dm-84"])
    scene.s.come_into_play(scene.find("dm-84", 1), 1)
    scene.meanwhile(Draw(0, 1))
    assert scene.cards(DISCARD, 1) == ["dm-84"]
