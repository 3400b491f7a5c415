"""Chapter 12: agents as hazards: playing, showing, acting, moving, attacking."""

import pytest
from tests.games.meccg.scene import Scene

from mathom.effects import CountsAs, Entry
from mathom.games.meccg.agents.agents import (
    ACTIONS,
    NOT_AN_AGENT,
    NOWHERE_TO_GO,
    WOUNDED_STAYS,
    agents_of,
    comers,
    deeds_of,
    is_shown,
    is_there,
    lay_down_agent,
    may_come,
    place_at,
    refuse_action,
    show,
    sites_in_reach,
    trail,
)
from mathom.games.meccg.agents.attack import AgentComes
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.council.scoring import raw_points
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.reasons import OUT_ALREADY
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import AGENT_SITES, AGENTS, ASIDE, DISCARD, GONE, PLAY, POINTS, SITES
from mathom.testing import part, rule

GLORFINDEL, SAM, ASTERNAK = "tw-161", "tw-180", "le-1"
BILL, ANARIN, LOBELIA = "dm-3", "dm-1", "dm-28"  # home Bree and Cameth Brin; Moria; Bag End and Bree
BREE, CAMETH, MORIA, WEATHERTOP, RIVENDELL, GATES = "tw-378", "tw-379", "tw-413", "tw-436", "tw-421", "dm-38"
ORC_GUARD, ISENGARD, SWIFT_STROKES = "tw-72", "tw-404", "le-238"


def plotting(agent: str = BILL, sites: list[str] | None = None, at: str = BREE, **more: list[str]) -> Scene:
    """The opponent has an agent face down since the turn before; a company stays at a site, hazards may be played."""
    cards = [BREE, CAMETH, WEATHERTOP] if sites is None else sites
    tale = Scene(
        GLORFINDEL,
        SAM,
        at=at,
        foes_more=[agent, *more.get("foes_more", [])],
        foes_sites=cards,
        foes_hand=more.get("hand"),
    )
    lay_down_agent(tale.s, 1, tale.find(agent, 1))
    tale.s.since = [0] * len(tale.s.since)
    tale.again().choose("move").until("plan").choose("stay")
    while tale.kind != "react" or tale.seat != 1:
        tale.decline()
    return tale


def only(tale: Scene) -> int:
    return agents_of(tale.s, 1)[0]


def done(tale: Scene) -> list[str]:
    """What the agent can do."""
    found = [key.partition(":")[0] for key in tale.offering("agent-")]
    return [key for key in found if key != "agent-reveal"]


@rule("ME-12.5", "ME-12.6", "ME-12.7", "ME-6.23")
def test_an_agent_comes_face_down_and_untapped_and_counts_one() -> None:
    tale = Scene(GLORFINDEL, foes_hand=[BILL]).choose("move").until("plan").choose("stay").hazards()
    tale.choose(f"agent:{BILL}")
    assert (tale.cards(AGENTS, 1), tale.s.status[only(tale)], tale.s.journey.count) == ([BILL], UNTAPPED, 1)
    assert trail(tale.s, only(tale)) == []
    seen = GAME.view(tale.s, 0)["players"][1]["agents"]
    assert [agent["card"] for agent in seen] == [None]


@rule("ME-12.7")
@pytest.mark.parametrize(("site", "there"), [(BREE, True), (CAMETH, True), (WEATHERTOP, False)])
def test_a_new_agent_is_at_any_of_its_homes(site: str, there: bool) -> None:
    tale = plotting(at=site)
    assert is_there(tale.s, only(tale), tale.s.companies[0].site) is there


@rule("ME-12.4")
def test_who_is_a_character_already_does_not_come_as_a_hazard() -> None:
    tale = Scene(ASTERNAK, ANARIN, side="minion", foes_more=[ANARIN])
    assert (may_come(tale.s, face_of(ANARIN)), may_come(tale.s, face_of(BILL))) == (False, True)


@rule("ME-13.37", "ME-16.3", "ME-25.21")
@pytest.mark.parametrize("where", [GONE, POINTS, ASIDE])
def test_who_was_eliminated_or_is_a_prisoner_does_not_come_as_a_hazard(where: int) -> None:
    tale = Scene(ASTERNAK, side="minion", foes_hand=[ANARIN], more=[ANARIN])
    tale.again().choose("move").until("plan").choose("stay").hazards()
    key = f"agent:{ANARIN}"
    assert tale.offering("agent") == [key]
    tale.s.move(tale.find(ANARIN), where)
    assert tale.again().offering("agent") == []
    assert tale.why_not(key) == OUT_ALREADY.rules


@rule("ME-13.37", "ME-25.21")
@pytest.mark.parametrize("where", [GONE, POINTS, ASIDE])
def test_an_agent_that_was_eliminated_or_caught_elsewhere_is_discarded_when_it_is_shown(where: int) -> None:
    tale = Scene(GLORFINDEL, at=BREE, more=[BILL], foes_more=[BILL], foes_sites=[BREE])
    tale.s.move(tale.find(BILL), where)
    show(tale.s, lay_down_agent(tale.s, 1, tale.find(BILL, 1)))
    assert (tale.cards(PLAY, 1), tale.cards(DISCARD, 1)) == ([], [BILL])


@rule("ME-12.8", "ME-4.9")
def test_agents_untap_in_the_untap_phase_of_their_owner() -> None:
    tale = plotting()
    tale.s.set_status(only(tale), TAPPED)
    tale.reach("organisation")
    assert (tale.s.active, tale.s.status[only(tale)]) == (1, UNTAPPED)


@rule("ME-12.10", "ME-12.12", "ME-10.9")
def test_an_agent_is_shown_at_any_time_at_a_home_of_its_owners_choice() -> None:
    tale = plotting()
    tale.s.journey.count = tale.s.hazard_limit()
    tale.again().choose(f"agent-reveal:{BILL}")
    assert tale.offers() == [f"place:{BREE}", f"place:{CAMETH}"]
    tale.choose(f"place:{CAMETH}")
    assert (tale.cards(PLAY, 1), tale.cards(AGENT_SITES, 1), tale.s.journey.count) == ([BILL], [CAMETH], 2)


@rule("ME-12.10")
def test_an_agent_is_shown_in_answer_to_a_card_and_in_an_attack() -> None:
    """Nothing else is done with agents then."""
    tale = Scene(GLORFINDEL, SAM, hand=["tw-243"], foes_more=[BILL], foes_sites=[BREE, CAMETH])
    lay_down_agent(tale.s, 1, tale.find(BILL, 1))
    tale.again().stay().choose("declare:tw-243.0")
    assert (tale.seat, tale.offers()) == (1, [f"agent-reveal:{BILL}#{only(tale)}", "pass"])
    tale.choose(f"agent-reveal:{BILL}", f"place:{BREE}")
    assert (tale.cards(PLAY, 1), tale.s.journey.count) == ([BILL], 0)
    tale = plotting()
    attack = Attack(0, "creature")
    attack.race, attack.strikes, attack.prowess, attack.attacker = "orc", 1, 5, 1
    tale.meanwhile(attack)
    while tale.seat != 1:
        tale.decline()
    assert (tale.kind, tale.offering("agent-")) == ("react", [f"agent-reveal:{BILL}#{only(tale)}"])


@rule("ME-12.11", "ME-12.25")
def test_an_agent_that_the_opponent_has_face_up_is_discarded_when_shown() -> None:
    tale = plotting(foes_more=[])
    assert not out_already(tale.s, face_of(BILL))
    both = Scene(GLORFINDEL, more=[BILL], foes_more=[BILL], foes_sites=[BREE])
    lay_down_agent(both.s, 1, both.find(BILL, 1))
    both.s.come_into_play(both.find(BILL), 0)
    show(both.s, only(both), face_of(BREE))
    assert (both.cards(PLAY, 1), both.cards(DISCARD, 1)) == ([], [BILL])


@rule("ME-12.14")
def test_without_its_site_card_a_shown_agent_goes_at_the_end_of_the_turn() -> None:
    tale = plotting(sites=[WEATHERTOP]).choose(f"agent-reveal:{BILL}")
    assert tale.offers() == ["none"]
    tale.choose("none")
    assert tale.cards(PLAY, 1) == [BILL]
    tale.reach("untap")
    assert (tale.cards(PLAY, 1), tale.cards(DISCARD, 1)) == ([], [BILL])


@rule("ME-12.13")
def test_no_agent_is_at_home_below() -> None:
    tale = plotting(ANARIN, sites=[MORIA, GATES]).choose(f"agent-reveal:{ANARIN}")
    assert tale.offers() == [f"place:{MORIA}"]


@rule("ME-12.17", "ME-12.18", "ME-12.29")
def test_the_whole_way_is_shown_and_all_sites_but_the_last_return() -> None:
    tale = plotting(sites=[BREE, CAMETH, WEATHERTOP, "tw-375"])
    for site in (WEATHERTOP, "tw-375"):
        place_at(tale.s, only(tale), face_of(site))
    assert tale.cards(AGENT_SITES, 1) == sorted([WEATHERTOP, "tw-375"])
    tale.again().choose(f"agent-reveal:{BILL}")
    assert tale.told("agent-shown") == [{"seat": 1, "card": BILL, "cards": [WEATHERTOP, "tw-375"]}]
    assert (tale.cards(AGENT_SITES, 1), WEATHERTOP in tale.cards(SITES, 1)) == (["tw-375"], True)
    assert [site["card"] for site in GAME.view(tale.s, 0)["players"][1]["agent_sites"]] == ["tw-375"]


@rule("ME-12.29")
def test_a_hidden_agent_lays_its_new_site_face_down_on_the_earlier_ones() -> None:
    tale = plotting(sites=[BREE, WEATHERTOP, "tw-375"])
    place_at(tale.s, only(tale), face_of(WEATHERTOP))
    tale.again().choose(f"agent-move:{BILL}", "place:tw-375")
    assert [tale.s.face(site).id for site in trail(tale.s, only(tale))] == [WEATHERTOP, "tw-375"]
    assert [site["card"] for site in GAME.view(tale.s, 0)["players"][1]["agent_sites"]] == [None, None]


@rule("ME-12.21", "ME-6.24", "ME-10.8")
def test_one_action_a_turn_of_an_agent_that_was_there_before() -> None:
    tale = plotting()
    tale.s.set_status(only(tale), TAPPED)
    tale.again().choose(f"agent-untap:{BILL}")
    assert (tale.s.journey.count, done(tale), tale.s.status[only(tale)]) == (1, [], UNTAPPED)
    new = plotting()
    new.s.since = [new.s.turn] * len(new.s.since)
    assert done(new.again()) == []
    late = plotting()
    late.s.journey.count = late.s.hazard_limit()
    assert done(late.again()) == []


@rule("ME-12.9", "ME-12.22", "ME-12.23")
@part("C-65")
def test_an_agent_untaps_or_heals_to_tapped_by_an_action() -> None:
    tale = plotting()
    tale.s.set_status(only(tale), WOUNDED)
    assert done(tale.again()) == ["agent-heal"]
    tale.choose(f"agent-heal:{BILL}")
    assert tale.s.status[only(tale)] == TAPPED


@rule("ME-12.24", "ME-12.25")
def test_a_shown_agent_may_hide_again() -> None:
    tale = plotting()
    show(tale.s, only(tale), face_of(BREE))
    assert out_already(tale.s, face_of(BILL))
    tale.again().choose(f"agent-hide:{BILL}")
    assert (tale.cards(AGENTS, 1), tale.cards(AGENT_SITES, 1)) == ([BILL], [BREE])
    assert not out_already(tale.s, face_of(BILL))


@rule("ME-12.26", "ME-12.27", "ME-24.15", "ME-12.31")
def test_an_agent_moves_to_a_site_nearby_that_is_no_haven_and_taps() -> None:
    tale = plotting(sites=[BREE, CAMETH, WEATHERTOP, MORIA, GATES])
    found = {
        tale.s.face(t).id for t in tale.s.at(SITES, 1) if tale.s.zones.face[t] in sites_in_reach(tale.s, only(tale))
    }
    assert found == {BREE, CAMETH, WEATHERTOP}
    tale.choose(f"agent-move:{BILL}", f"place:{WEATHERTOP}")
    assert (tale.cards(AGENT_SITES, 1), tale.s.status[only(tale)]) == ([WEATHERTOP], TAPPED)
    seen = GAME.view(tale.s, 0)["players"][1]["agent_sites"]
    assert [site["card"] for site in seen] == [None]
    tale.s.set_status(only(tale), WOUNDED)
    assert "agent-move" not in deeds_of(tale.s, only(tale))


@rule("ME-12.21", "ME-12.26", "ME-12.27")
def test_an_agent_that_cannot_move_tells_why() -> None:
    tale = plotting(sites=[MORIA])
    agent = only(tale)
    assert {name: refuse_action(tale.s, agent, name) for name in ACTIONS} == {
        **dict.fromkeys(ACTIONS, NOT_AN_AGENT),
        "agent-move": NOWHERE_TO_GO,
    }
    tale.s.set_status(agent, WOUNDED)
    told = (refuse_action(tale.s, agent, "agent-move"), refuse_action(tale.s, agent, "agent-heal"))
    assert told == (WOUNDED_STAYS, None)


@rule("ME-12.28")
def test_for_minions_udun_and_dagorlad_are_neighbours() -> None:
    tale = Scene(GLORFINDEL, foes_side="minion", foes_more=[ANARIN], foes_sites=["le-364", "le-361"])
    lay_down_agent(tale.s, 1, tale.find(ANARIN, 1))
    place_at(tale.s, only(tale), face_of("le-364"))
    assert sites_in_reach(tale.s, only(tale)) == [face_of("le-361")]


@rule("ME-12.30")
def test_a_shown_agent_keeps_only_its_new_site() -> None:
    tale = plotting()
    show(tale.s, only(tale), face_of(BREE))
    tale.again().choose(f"agent-move:{BILL}", f"place:{WEATHERTOP}")
    assert (tale.cards(AGENT_SITES, 1), BREE in tale.cards(SITES, 1)) == ([WEATHERTOP], True)
    assert [site["card"] for site in GAME.view(tale.s, 0)["players"][1]["agent_sites"]] == [WEATHERTOP]


@rule("ME-12.32")
def test_an_agent_goes_back_and_taps() -> None:
    tale = plotting(sites=[BREE, WEATHERTOP, "tw-375"])
    for site in (WEATHERTOP, "tw-375"):
        place_at(tale.s, only(tale), face_of(site))
    tale.again().choose(f"agent-back:{BILL}")
    assert (tale.cards(AGENT_SITES, 1), tale.s.status[only(tale)]) == ([WEATHERTOP], TAPPED)


@rule("ME-12.33", "ME-12.34", "ME-12.35")
def test_an_agent_returns_home_without_tapping() -> None:
    hidden = plotting()
    place_at(hidden.s, only(hidden), face_of(WEATHERTOP))
    hidden.again().choose(f"agent-home:{BILL}", "none")
    assert (hidden.cards(AGENT_SITES, 1), hidden.s.status[only(hidden)]) == ([], UNTAPPED)
    shown = plotting()
    show(shown.s, only(shown), face_of(BREE))
    shown.again().choose(f"agent-home:{BILL}")
    assert shown.offers() == [f"place:{CAMETH}"]
    shown.choose(f"place:{CAMETH}")
    assert (shown.cards(AGENT_SITES, 1), shown.s.status[only(shown)]) == ([CAMETH], UNTAPPED)


@rule("ME-12.37", "ME-12.38", "ME-12.39", "ME-12.40", "ME-12.41", "ME-12.70")
@pytest.mark.parametrize(
    ("agent", "site", "races"),
    [
        (LOBELIA, "tw-372", ["man", "dwarf", "elf", "dunadan", "hobbit"]),
        (BILL, BREE, ["man", "dwarf", "elf", "dunadan", "hobbit", "orc", "nazgul"]),
        ("dm-27", "tw-404", ["wolf*", "orc", "nazgul", "troll"]),
        (ANARIN, MORIA, ["orc*", "orc", "nazgul", "troll", "undead"]),
    ],
)
def test_a_shown_agent_at_home_lets_creatures_come_by_the_type_of_the_site(
    agent: str, site: str, races: list[str]
) -> None:
    tale = plotting(agent, [site], site)
    assert comers(tale.s, only(tale)) == []
    show(tale.s, only(tale), face_of(site))
    assert comers(tale.s, only(tale)) == races
    tale.s.set_status(only(tale), TAPPED)
    assert comers(tale.s, only(tale)) == []


@rule("ME-12.37")
def test_only_at_its_home_and_where_the_company_is_does_it_let_them_come_and_it_taps() -> None:
    away = plotting(BILL, [BREE, WEATHERTOP], WEATHERTOP)
    place_at(away.s, only(away), face_of(WEATHERTOP))
    show(away.s, only(away))
    assert comers(away.s, only(away)) == ["wolf*"]
    elsewhere = plotting(BILL, [BREE], WEATHERTOP)
    show(elsewhere.s, only(elsewhere), face_of(BREE))
    assert comers(elsewhere.s, only(elsewhere)) == []
    home = plotting(BILL, [BREE], BREE)
    show(home.s, only(home), face_of(BREE))
    home.again().choose(f"agent-creatures:{BILL}")
    assert home.s.status[only(home)] == TAPPED


@rule("ME-12.36", "ME-12.42")
def test_elsewhere_creatures_come_that_are_like_the_automatic_attacks_and_have_no_key() -> None:
    tale = plotting(BILL, [BREE, WEATHERTOP], WEATHERTOP, foes_more=["tw-109"], hand=["tw-109"])
    place_at(tale.s, only(tale), face_of(WEATHERTOP))
    show(tale.s, only(tale))
    wolves = tale.find("tw-109", 1)
    before = [key_of(key) for key in keys_for(tale.s, wolves)]
    tale.again().choose(f"agent-creatures:{BILL}")
    after = [key_of(key) for key in keys_for(tale.s, wolves)]
    assert ([key for key in after if key not in before], tale.s.status[only(tale)]) == (["agent:site"], TAPPED)
    assert tale.s.journey.count == 1


def ambushed(
    side: str = "hero",
    shown: bool = False,
    site: str = BREE,
    state: int = UNTAPPED,
    rolls: list[int] | None = None,
    hand: list[str] | None = None,
) -> Scene:
    """Bill Ferny (prowess 2, body 8) attacks a company in Bree or on Weathertop."""
    version = {"hero": site, "minion": {BREE: "le-356", WEATHERTOP: "le-412"}[site]}[side]
    who = GLORFINDEL if side == "hero" else ASTERNAK
    tale = Scene(
        who,
        at=version,
        side=side,
        hand=hand,
        foes_more=[BILL],
        foes_sites=[BREE, WEATHERTOP],
        rolls={"agent": [rolls or [3, 3, 3, 3]], "body": [[6, 6]], "strike": [[6, 6]] * 9},
    )
    agent = lay_down_agent(tale.s, 1, tale.find(BILL, 1))
    if site == WEATHERTOP:
        place_at(tale.s, agent, face_of(WEATHERTOP))
    if shown:
        show(tale.s, agent, face_of(BREE))
    tale.s.set_status(agent, state)
    tale.meanwhile(AgentComes(agent, 0, tale.s.companies[0].site))
    return tale


@rule("ME-12.46", "ME-12.48", "ME-12.49", "ME-12.50", "ME-12.51", "ME-12.52", "ME-12.53")
@pytest.mark.parametrize(
    ("shown", "site", "state", "prowess", "body", "chooses"),
    [
        (False, BREE, UNTAPPED, 7, 9, True),
        (False, WEATHERTOP, UNTAPPED, 4, 8, False),
        (True, BREE, UNTAPPED, 4, 9, False),
        (True, BREE, WOUNDED, 2, 9, False),
    ],
)
def test_an_agent_is_stronger_at_home_and_from_hiding(
    shown: bool, site: str, state: int, prowess: int, body: int, chooses: bool
) -> None:
    tale = ambushed(shown=shown, site=site, state=state)
    told = tale.told("attacked")[0]
    assert (told["strikes"], told["prowess"], told["body"]) == (1, prowess, body)
    attack = tale.s.innermost(Attack)
    assert attack is not None
    assert (attack.attacker_chooses, attack.key, is_shown(tale.s, attack.source)) == (chooses, "", True)


@rule("ME-12.54", "ME-12.55")
def test_both_roll() -> None:
    told = ambushed(rolls=[6, 5, 1, 1]).choose("done").told("struck")[0]
    assert (told["roll"], told["own"], told["prowess"]) == (2, 8, 7 + 11)


@rule("ME-12.55")
@part("le-238.2")
def test_against_an_agent_too_swift_strokes_are_two_rolls() -> None:
    tale = ambushed("minion", rolls=[6, 5, 1, 1, 5, 4], hand=[SWIFT_STROKES])
    tale.when(f"declare:{SWIFT_STROKES}")
    while not tale.told("struck"):
        tale.decline()
    told = tale.told("struck")[0]
    assert (told["roll"], told["own"], told["prowess"]) == (9, 5 + 1, 7 + 11)


@rule("ME-12.57", "ME-12.58")
def test_a_defeated_agent_is_eliminated_and_gives_its_points() -> None:
    tale = ambushed(rolls=[1, 1, 6, 6]).choose("done")
    assert (tale.cards(POINTS), tale.cards(AGENT_SITES, 1)) == ([BILL], [])
    assert raw_points(tale.s, 0)[-1] == tale.s.face(tale.find(BILL, 1)).points


@rule("ME-12.59")
def test_an_agent_whose_strike_fails_is_wounded() -> None:
    tale = Scene(
        GLORFINDEL, at=BREE, foes_more=[BILL], foes_sites=[BREE], rolls={"agent": [[1, 1, 6, 6]], "body": [[1, 1]]}
    )
    agent = lay_down_agent(tale.s, 1, tale.find(BILL, 1))
    tale.meanwhile(AgentComes(agent, 0, tale.s.companies[0].site)).choose("done")
    assert (tale.s.status[agent], tale.cards(PLAY, 1)) == (WOUNDED, [BILL])


@rule("ME-12.56", "ME-13.57")
def test_against_minions_it_is_detainment() -> None:
    assert ambushed("minion").told("attacked")[0]["detainment"]
    assert not ambushed().told("attacked")[0]["detainment"]


@rule("ME-7.10", "ME-12.43", "ME-12.44", "ME-12.45", "ME-12.47")
@part("C-30")
def test_after_the_automatic_attacks_every_agent_there_may_attack_once() -> None:
    tale = Scene(GLORFINDEL, at=WEATHERTOP, foes_more=[BILL], foes_sites=[WEATHERTOP], rolls={"strike": [[6, 6]] * 9})
    agent = lay_down_agent(tale.s, 1, tale.find(BILL, 1))
    place_at(tale.s, agent, face_of(WEATHERTOP))
    tale.again().choose("move").until("enter").choose("enter").until("agent-attack")
    assert [event["card"] for event in tale.told("attacked")] == [WEATHERTOP]
    assert [key.partition("#")[0] for key in tale.offers()] == [f"agent-attack:{BILL}", "none"]
    tale.choose(f"agent-attack:{BILL}").reach("end")
    assert [event["card"] for event in tale.told("attacked")] == [WEATHERTOP, BILL]
    elsewhere = Scene(GLORFINDEL, at="tw-395", foes_more=[BILL], rolls={"strike": [[6, 6]] * 9})
    lay_down_agent(elsewhere.s, 1, elsewhere.find(BILL, 1))
    elsewhere.again().choose("move").until("enter").choose("enter").until("agent-attack")
    assert elsewhere.offers() == ["none"]


@rule("ME-5.49")
def test_an_agents_site_card_is_of_no_use_to_a_company() -> None:
    tale = Scene(GLORFINDEL, more=[BILL], sites=[BREE])
    agent = lay_down_agent(tale.s, 0, tale.find(BILL))
    place_at(tale.s, agent, face_of(BREE))
    tale.again().choose("move")
    assert not tale.offering(f"move:{BREE}")


@rule("ME-12.20")
@pytest.mark.parametrize("here", [True, False])
def test_what_changes_a_site_concerns_an_agent_that_is_there_and_none_that_was_there(here: bool) -> None:
    """Wormtongue has come home to Isengard by way of Weathertop; one of the two counts as a Shadow-hold."""
    tale = plotting("dm-27", sites=[ISENGARD, WEATHERTOP], at=ISENGARD)
    agent = only(tale)
    place_at(tale.s, agent, face_of(WEATHERTOP))
    place_at(tale.s, agent, face_of(ISENGARD))
    passed = trail(tale.s, agent)[0]
    show(tale.s, agent)
    plain = comers(tale.s, agent)
    shadows = face_of("tw-21")
    number = next(n for n, text in enumerate(script_of(shadows).texts) if isinstance(text, CountsAs))
    changed = tale.s.destination() if here else passed
    tale.s.enter(Entry(1, shadows, number, 0, [changed], "turn"))
    assert (plain, comers(tale.s, agent)) == (
        ["wolf*", "orc", "nazgul", "troll"],
        ["wolf*", "orc", "nazgul", "troll", *(["undead"] if here else [])],
    )
