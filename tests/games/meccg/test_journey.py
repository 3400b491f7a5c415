"""Chapters 6, 9, 10 and 11: movement, site paths, the hazard limit, keying, on-guard cards."""

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Deck, Tale, deck

from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.journey.ways import Way, starter_path, ways
from mathom.games.meccg.zones import GUARD, LAND, SITES
from mathom.kernel import explain, option_key
from mathom.testing import part, rule

HEROES = {"tw-161": 1, "tw-180": 1}  # Glorfindel II (mind 8) and Sam Gamgee, a Hobbit
ORCS = {"tw-72": 2, "tw-73": 1}  # Orc-guard, Orc-lieutenant


def play(hazards: dict[str, int] | None = None, **sections: dict[str, int]) -> Tale:
    """The first organisation phase of two heroes in Rivendell."""
    foe: Deck = deck("hero", hazards={} if hazards is None else hazards)
    mine = deck("hero", **{"pool": HEROES, "resources": {"tw-204": 4}, **sections})
    return Tale(mine, foe).draft("tw-161", "tw-180").until("organise")


def go(tale: Tale, site: str, way: str = "way:number-0") -> Tale:
    tale.choose("move").until("plan").choose(f"move:{site}")
    return tale.choose(way) if tale.quietly().kind == "way" else tale


@rule("ME-9.7", "ME-9.8", "ME-9.9")
def test_starter_movement_follows_the_paths_on_the_cards() -> None:
    rivendell, lorien, moria, isengard = (face_of(card) for card in ("tw-421", "tw-408", "tw-413", "tw-404"))
    assert starter_path("hero", lorien, moria) == ["wilderness", "wilderness"]
    assert starter_path("hero", isengard, lorien) == ["border-land", "border-land", "wilderness"]
    assert starter_path("hero", rivendell, moria) is None
    mount_doom = face_of("tw-414")
    assert starter_path("hero", lorien, mount_doom) is None


@rule("ME-9.7")
@part("C-71")
def test_havens_are_joined_by_the_path_on_either_card() -> None:
    assert starter_path("hero", face_of("tw-421"), face_of("tw-408")) == [
        "wilderness",
        "wilderness",
        "border-land",
        "wilderness",
    ]


@rule("ME-9.11", "ME-9.12", "ME-9.13", "ME-9.14")
def test_region_movement_crosses_four_regions_none_of_them_twice() -> None:
    tale = play(sites={"tw-413": 1})
    found = ways(tale.s, 0, face_of("tw-421"), face_of("tw-413"))
    assert {way.kind for way in found} == {"region"}
    assert all(len(way.regions) <= 4 and len(set(way.regions)) == len(way.regions) for way in found)
    assert [way.regions for way in found] == [
        ["Rhudaur", "Hollin", "Redhorn Gate"],
        ["Rhudaur", "Cardolan", "Hollin", "Redhorn Gate"],
    ]


@rule("ME-9.19", "ME-9.20", "ME-9.21", "ME-9.22", "ME-9.25")
def test_down_to_the_under_deeps_without_a_roll_and_up_by_the_printed_number() -> None:
    tale = play()
    moria, gates, leas = face_of("tw-413"), face_of("dm-38"), face_of("dm-40")
    found = [ways(tale.s, 0, *pair) for pair in ((moria, gates), (gates, moria), (gates, leas), (moria, leas))]
    assert [[(way.kind, way.types, way.roll) for way in each] for each in found] == [
        [("under-deeps", [], 0)],
        [("under-deeps", [], 0)],
        [("under-deeps", [], 6)],
        [],
    ]


@rule("ME-9.22", "ME-9.23", "ME-9.24", "ME-6.7", "ME-9.27", "ME-6.30")
@part("C-23")
@pytest.mark.parametrize(("roll", "arrives"), [([3, 3], True), ([3, 2], False)])
def test_a_failed_roll_keeps_the_company_below_for_an_ordinary_phase(roll: list[int], arrives: bool) -> None:
    sites = {"tw-413": 1, "dm-38": 1, "dm-40": 1}
    mine = deck(pool=HEROES, resources={"tw-204": 4}, sites=sites)
    tale = Tale(mine, deck(), rolls={"deeps": [roll]}).draft("tw-161", "tw-180").until("organise")
    for site in ("tw-413", "dm-38", "dm-40"):
        while tale.s.active != 0:
            tale.choose("move").until("organise")
        go(tale, site).until("organise")
    assert tale.told("deeps-roll") == [{"seat": 0, "roll": sum(roll), "needed": 6}]
    assert tale.at() == ["The Under-leas" if arrives else "The Under-gates"]
    assert [event["site"] for event in tale.told("arrived")].count("dm-40") == arrives


@rule("ME-9.27")
@pytest.mark.parametrize(("roll", "draws"), [([3, 3], True), ([3, 2], False)])
def test_who_is_kept_below_by_the_roll_draws_nothing(roll: list[int], draws: bool) -> None:
    tale = Scene("tw-161", at="dm-38", hand=["tw-204"] * 14, sites=["dm-40"], rolls={"deeps": [roll]})
    before = len(tale.told("drew"))
    tale.choose("move", "move:dm-40").reach("site")
    assert (len(tale.told("drew")) > before) is draws


@rule("ME-9.22", "ME-9.23")
@pytest.mark.skipif(not Way.__doc__, reason="compiled functions cannot be replaced")
def test_the_roll_is_that_of_the_way_that_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside it there is a way that takes none."""
    monkeypatch.setattr("mathom.games.meccg.journey.ways.special_ways", lambda *_: [Way("special", [], [])])
    tale = Scene("tw-161", at="dm-38", sites=["dm-40"], rolls={"deeps": [[3, 2]]})
    tale.choose("move", "move:dm-40").until("way").choose("way:number-1").reach("site")
    assert (tale.told("deeps-roll"), tale.at()) == ([{"seat": 0, "roll": 5, "needed": 6}], ["The Under-gates"])


@rule("ME-5.46", "ME-6.3", "ME-6.5", "ME-6.33")
def test_a_company_takes_a_site_card_face_down_and_arrives() -> None:
    tale = play(sites={"tw-413": 1}).choose("move").until("plan").choose("move:tw-413")
    assert tale.told("planned")[-1] == {"seat": 0, "card": "tw-161", "plan": 1}
    tale.choose("way:number-0").until("enter")
    assert (tale.at(), tale.cards(LAND), tale.cards(SITES).count("tw-421")) == (["Moria"], ["tw-413"], 3)
    assert tale.told("arrived")[-1]["site"] == "tw-413"


@rule("ME-6.46", "ME-6.47")
def test_a_vacated_site_goes_to_the_discard_pile_if_it_is_tapped_and_no_haven() -> None:
    tale = go(play(sites={"tw-413": 1}), "tw-413").until("organise")
    site = tale.s.companies[tale.s.companies_of(0)[0]].site
    tale.s.set_status(site, 1)
    tale.choose("move").until("organise")
    go(tale, "tw-408").until("events")
    assert "tw-413" not in tale.cards(SITES)
    assert tale.s.face(tale.s.at(LAND, 0)[0]).id == "tw-408"


@rule("ME-10.1", "ME-10.2", "ME-8.12", "ME-8.13")
def test_the_hazard_limit_is_the_size_of_the_company_at_least_two() -> None:
    tale = play().choose("move").until("plan").choose("stay").quietly()
    assert tale.told("limit")[-1] == {"seat": 0, "limit": 2}
    five = {"tw-180": 1, "tw-495": 1, "tw-116": 1, "tw-118": 1, "td-93": 1}
    more = (
        Tale(deck(pool=five), deck())
        .draft(*five)
        .until("organise")
        .choose("move")
        .until("plan")
        .choose("stay")
        .quietly()
    )
    assert more.told("limit")[-1] == {"seat": 0, "limit": 4}


@rule("ME-6.10", "ME-6.11", "ME-6.13", "ME-6.51")
def test_moving_brings_cards_one_by_one_and_staying_none() -> None:
    mine = deck(pool=HEROES, resources={"tw-204": 20}, sites={"tw-413": 1})
    foe = deck(resources={"tw-204": 20})
    tale = go(Tale(mine, foe).draft("tw-161", "tw-180").until("organise"), "tw-413")
    assert (tale.quietly().kind, tale.seat, len(tale.hand(0))) == ("draw-more", 0, 9)
    tale.choose("draw")
    assert (tale.seat, len(tale.hand(0)), len(tale.hand(1))) == (1, 10, 9)
    tale.choose("draw", "draw")
    assert len(tale.hand(1)) == 11
    still = Tale(mine, foe).draft("tw-161", "tw-180").until("organise").choose("move").until("plan").choose("stay")
    still.until("organise")
    assert (len(still.hand(0)), len(still.hand(1)), len(still.told("drew"))) == (8, 8, 2)


@rule("ME-6.12")
@part("C-24")
def test_small_minds_draw_nothing_but_their_opponent_does() -> None:
    mine = deck(pool={"tw-118": 1}, resources={"tw-204": 20}, sites={"tw-413": 1})
    tale = go(Tale(mine, deck(resources={"tw-204": 20})).draft("tw-118").until("organise"), "tw-413").quietly()
    assert (tale.seat, len(tale.hand(0)), len(tale.hand(1))) == (1, 8, 9)


@rule("ME-6.12")
def test_an_avatar_has_no_mind_and_draws() -> None:
    tale = Scene("tw-156", hand=["tw-204"] * 12, sites=["tw-413"]).choose("move", "move:tw-413").until("draw-more")
    assert tale.seat == 0


@rule("ME-11.1", "ME-11.2", "ME-11.3", "ME-11.6")
@pytest.mark.parametrize("key", ["region-type:shadow-land", "site-type:shadow-hold"])
def test_the_hazard_player_declares_what_a_creature_is_keyed_to(key: str) -> None:
    tale = go(play(ORCS, sites={"tw-413": 1}), "tw-413").hazards()
    tale.s.journey.types = ["wilderness", "shadow-land"]
    tale.s.ask_again()
    tale.choose("declare:tw-72.0")
    assert (tale.kind, tale.seat) == ("target", 1)
    tale.choose(f"on:{key.replace(':', '=')}").until("excess")
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert attack.key == key


@rule("ME-11.1", "ME-11.6", "ME-6.20")
def test_a_creature_is_keyed_to_the_type_of_the_destination() -> None:
    tale = go(play(ORCS, sites={"tw-413": 1}), "tw-413").hazards()
    assert "declare:tw-72.0" in tale.offers()
    tale.choose("declare:tw-72.0").until("excess")
    attack = tale.told("attacked")[0]
    assert (attack["card"], attack["strikes"], attack["prowess"]) == ("tw-72", 5, 8)


@rule("ME-11.5")
@pytest.mark.parametrize(("regions", "found"), [(["Rhudaur", "Gundabad"], ["region:Gundabad"]), (["Rhudaur"], [])])
def test_a_creature_is_keyed_to_a_region_of_the_path_that_it_names(regions: list[str], found: list[str]) -> None:
    """The Witch-king names Gundabad."""
    tale = Scene("tw-161", at="tw-413", foes_hand=["tw-113"]).choose("move").until("plan").choose("stay").hazards()
    tale.s.journey.regions = regions
    assert [key_of(one) for one in keys_for(tale.s, tale.find("tw-113", 1))] == found


@rule("ME-11.3")
def test_a_creature_that_fits_neither_path_nor_site_cannot_be_played() -> None:
    tale = play(ORCS).choose("move").until("plan").choose("stay").hazards()
    assert tale.offers() == ["on-guard:tw-72", "on-guard:tw-73", "pass"]


@rule("ME-11.4")
def test_a_type_shown_twice_must_be_crossed_twice() -> None:
    tale = go(play({"tw-39": 1}, sites={"tw-413": 1}), "tw-413")
    giant = next(t for t in range(len(tale.s.zones.face)) if tale.s.face(t).id == "tw-39")
    found: list[list[str]] = []
    for types in (["wilderness"], ["wilderness", "shadow-land", "wilderness"]):
        tale.s.journey.types = types
        found.append([key_of(key) for key in keys_for(tale.s, giant)])
    assert found == [[], ["region-type:wilderness"]]


@rule("ME-11.4", "ME-11.3", "ME-11.6", "ME-11.7")
@pytest.mark.parametrize(
    ("types", "rules"),
    [(["wilderness"], ("ME-11.4",)), (["shadow-land"], ("ME-11.3", "ME-11.6", "ME-11.7"))],
)
def test_a_creature_without_a_key_is_refused_by_the_rule_that_decides(types: list[str], rules: tuple[str, ...]) -> None:
    tale = go(play({"tw-39": 1}, sites={"tw-413": 1}), "tw-413").hazards()
    tale.s.journey.types = types
    tale.s.ask_again()
    [reason] = explain(GAME, tale.s, 1, "declare:tw-39.0")
    assert reason.rules == rules


@rule("ME-10.7", "ME-10.8")
def test_no_more_hazards_than_the_limit() -> None:
    tale = go(play({"tw-72": 1, "tw-78": 3}, sites={"tw-413": 1}), "tw-413").hazards()
    assert (tale.seat, "declare:tw-72.0" in tale.offers()) == (1, True)
    tale.s.journey.count = tale.s.hazard_limit()
    tale.s.ask_again()
    assert not any(key.startswith("declare") for key in tale.offers())


@rule("ME-10.10", "ME-10.11", "ME-10.25", "ME-6.25")
def test_one_card_lies_on_guard_and_returns_to_hand_in_the_end() -> None:
    tale = play(ORCS).choose("move").until("plan").choose("stay").hazards()
    tale.choose("on-guard:tw-72")
    assert (tale.cards(GUARD, 1), tale.s.journey.count) == (["tw-72"], 1)
    assert not any(key.startswith("on-guard") for key in tale.offers())
    tale.until("discard")
    assert (tale.cards(GUARD, 1), tale.hand(1)) == ([], ["tw-72", "tw-72", "tw-73"])


@rule("ME-10.14", "ME-7.5", "ME-7.6")
def test_a_creature_on_guard_attacks_after_the_automatic_attacks() -> None:
    tale = go(play(ORCS, sites={"tw-413": 1}), "tw-413").hazards()
    tale.choose("on-guard:tw-72").until("enter").choose("enter")
    assert (tale.kind, tale.seat) == ("reveal", 1)
    tale.choose("reveal:tw-72").until("organise")
    attackers = [event["card"] for event in tale.told("attacked")]
    assert attackers[:2] == ["tw-413", "tw-72"]


@rule("ME-5.50", "ME-8.15", "ME-8.16")
def test_of_companies_from_one_site_one_stays_and_the_others_go_different_ways() -> None:
    tale = play(sites={"tw-413": 1}).choose("split:tw-180", "move")
    tale.until("plan").choose("move:tw-408")
    assert "move:tw-408" not in tale.offers()
    again = play(sites={"tw-413": 1}).choose("split:tw-180", "move").until("plan").choose("stay")
    assert "stay" not in again.offers()


@pytest.mark.parametrize("hidden", [True, False])
@rule("ME-5.48")
def test_which_site_in_play_is_meant_stays_secret(hidden: bool) -> None:
    tale = play(sites={"tw-413": 1}).choose("split:tw-180", "move").until("plan").choose("move:tw-408", "stay")
    tale.until("organise").choose("move").until("organise").choose("move").until("plan")
    moving = [key for key in tale.offers() if key.startswith("move:tw-408#") or key.startswith("move:tw-421#")]
    tale.choose(moving[0])
    company = tale.s.companies_of(0)[0]
    seen = next(c for c in GAME.view(tale.s, 1 if hidden else 0)["companies"] if c["company"] == company)
    assert (seen["plan"], seen["going"] is None) == ("site-in-play", hidden)


def test_options_of_a_way_can_be_described() -> None:
    tale = play(sites={"tw-413": 1}).choose("move").until("plan").choose("move:tw-413").quietly()
    assert tale.s.ask is not None
    assert option_key(GAME, tale.s, 0, tale.s.ask.options_of(0)[0]) == "way:number-0"
