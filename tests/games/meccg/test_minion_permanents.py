"""Permanent-events, rings and special items of the minion decks, a test for each clause."""

import pytest
from tests.games.meccg.dark import (
    MAN,
    MINAS_MORGUL,
    ORC,
    at_home,
    attack_of,
    declare,
    lay,
    outcomes,
    under_way,
)
from tests.games.meccg.tale import Tale
from tests.games.meccg.test_printed import thing

from mathom.games.meccg.cards.ring_words import HereIs
from mathom.games.meccg.combat.strike import Strike
from mathom.games.meccg.companies.arrive import bring_in
from mathom.games.meccg.companies.influence import (
    direct_influence,
    general_influence,
    is_leader,
    may_be_together,
    wraiths_to_come,
)
from mathom.games.meccg.companies.recruit import refuse_play as refuse_recruit
from mathom.games.meccg.companies.stores import refuse_store
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.council.scoring import worth
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.journey.ways import Reach
from mathom.games.meccg.sites.faction import FactionAttempt
from mathom.games.meccg.sites.playing import may_bear
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.state import GENERAL, TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.zones import DISCARD, HAND, PLAY, POINTS
from mathom.testing import part, rule

DWAR, ADUNAPHEL, EYE = "le-52", "le-50", "le-203"
RULE, WORD, REPORT, PRESERVED, RIDER = "le-167", "le-174", "le-196", "as-108", "le-183"
CAPTAIN, LAGDUF, MAGICIAN, DWARF, SAGE = "le-31", ORC, "le-6", "le-3", "le-8"
LEAST_RING, GLEAMING_RING, MINOR_RING = "le-315", "le-311", "le-324"
SHADOW_HOLD, BARAD_DUR, MOUNT_DOOM = "le-402", "le-352", "le-393"


def plays(tale: Tale, card: str) -> list[str]:
    """The texts of a card that are offered, by their numbers."""
    return [key.rpartition(".")[2] for key in tale.offers() if key.startswith(f"declare:{card}")]


# Bade to Rule


@part("le-167.1", "le-167.2")
def test_a_ringwraith_is_bade_to_rule() -> None:
    tale = at_home((DWAR, MAN), {RULE: 1})
    s, dwar = tale.s, tale.thing(DWAR)
    before = (direct_influence(s, dwar), general_influence(s, 0))
    assert plays(tale, RULE) == ["0"]
    tale.choose(f"declare:{RULE}.0").quietly()
    assert s.on[tale.thing(RULE)] == dwar
    assert (direct_influence(s, dwar), general_influence(s, 0)) == (before[0] - 2, before[1] + 5)


@part("le-167.1")
def test_he_rules_from_a_darkhaven() -> None:
    assert plays(at_home((DWAR,), {RULE: 1}, site=SHADOW_HOLD), RULE) == []


@part("le-167.3")
def test_somebody_rules_until_the_ringwraith_comes() -> None:
    tale = at_home((MAN,), {RULE: 1, DWAR: 1})
    s = tale.s
    assert plays(tale, RULE) == ["1"]
    tale.choose(f"declare:{RULE}.1").quietly()
    assert (s.on[tale.thing(RULE)], general_influence(s, 0)) == (-1, 25)
    dwar = lay(tale, DWAR)
    s.add_member(0, dwar)
    tale.choose("move")
    assert (s.on[tale.thing(RULE)], direct_influence(s, dwar)) == (dwar, 3)


@part("le-167.4")
def test_the_rule_ends_when_he_moves_or_at_will() -> None:
    tale = at_home((DWAR,), {RULE: 1})
    lay(tale, RULE, tale.thing(DWAR))
    tale.s.happen("arrived", (1 << 17) + 0)
    assert tale.cards(DISCARD) == [RULE]
    other = at_home((DWAR,), {RULE: 1})
    lay(other, RULE, other.thing(DWAR))
    declare(other, RULE).quietly()
    assert other.cards(DISCARD) == [RULE]


def test_what_costs_nothing_is_declared_once_in_a_chain() -> None:
    tale = at_home((DWAR,), {RULE: 1})
    lay(tale, RULE, tale.thing(DWAR))
    declare(tale, RULE)
    assert plays(tale, RULE) == []


@part("le-167.5", "CR-412", "CR-413")
def test_nobody_rules_beside_the_lidless_eye() -> None:
    tale = at_home((DWAR,), {RULE: 1, EYE: 1})
    lay(tale, EYE)
    assert plays(tale, RULE) == []
    without = at_home((MAN,), {RULE: 1, EYE: 1})
    lay(without, EYE)
    assert plays(without, RULE) == []
    both = at_home((DWAR,), {RULE: 1, EYE: 1})
    lay(both, RULE, both.thing(DWAR))
    both.choose("move")
    assert RULE in both.cards(PLAY)
    lay(both, EYE)
    both.decline()
    assert both.cards(DISCARD) == [RULE]


@part("le-167.6")
def test_a_player_bids_one_to_rule() -> None:
    for people in ((DWAR,), (MAN,)):
        tale = at_home(people, {RULE: 2})
        lay(tale, RULE)
        assert [text for text in plays(tale, RULE) if text in ("0", "1")] == []


# By the Ringwraith's Word


@part("le-174.1")
@pytest.mark.parametrize(("site", "works"), [(MINAS_MORGUL, True), (SHADOW_HOLD, False)])
def test_the_word_is_given_at_a_darkhaven(site: str, works: bool) -> None:
    tale = at_home((DWAR, MAN), {WORD: 1}, site=site)
    assert bool(plays(tale, WORD)) == works
    if works:
        tale.choose(f"declare:{WORD}.0").quietly()
        assert tale.s.on[tale.thing(WORD)] == tale.thing(MAN)


@part("le-174.1")
def test_without_a_ringwraith_there_is_no_word() -> None:
    assert plays(at_home((MAN,), {WORD: 1}), WORD) == []


@part("le-174.2", "CR-042")
def test_who_has_the_word_leads() -> None:
    tale = at_home((LAGDUF, MAN), {WORD: 1, "le-1": 1, CAPTAIN: 1})
    s, orc, man = tale.s, tale.thing(LAGDUF), tale.thing(MAN)
    before = direct_influence(s, orc, man + 1)
    assert (is_leader(s, orc), Strike(orc).fate(s, 8, 8)) == (False, "discarded")
    both = [orc, thing(s, CAPTAIN)]
    assert may_be_together(s, both, at_haven=False)
    lay(tale, WORD, orc)
    stranger = thing(s, "le-1")
    assert (is_leader(s, orc), Strike(orc).fate(s, 8, 8)) == (True, "wounded")
    assert not may_be_together(s, both, at_haven=False)
    assert direct_influence(s, orc, man + 1) == before + 4
    assert direct_influence(s, orc, stranger + 1) == direct_influence(s, orc)


@part("le-174.3")
@pytest.mark.parametrize(("other", "stays"), [(MAN, True), (CAPTAIN, False)])
def test_the_word_fails_beside_a_greater_mind(other: str, stays: bool) -> None:
    tale = at_home((LAGDUF, other), {WORD: 1})
    lay(tale, WORD, tale.thing(LAGDUF))
    tale.choose("move")
    assert (WORD in tale.cards(PLAY)) == stays


@part("le-174.4")
def test_a_player_gives_one_word() -> None:
    tale = at_home((DWAR, MAN, LAGDUF), {WORD: 2})
    lay(tale, WORD, tale.thing(LAGDUF))
    assert plays(tale, WORD) == []


# I'll Report You


@part("le-196.1", "le-196.2")
def test_a_leader_reports() -> None:
    tale = at_home((CAPTAIN, MAN), {REPORT: 2})
    s, captain, man = tale.s, tale.thing(CAPTAIN), tale.thing(MAN)
    influence, strength = direct_influence(s, captain), s.stat("prowess", man)
    declare(tale, REPORT).quietly()
    assert (s.on[tale.thing(REPORT)], tale.hand()) == (captain, [REPORT])
    assert (direct_influence(s, captain), s.stat("prowess", man)) == (max(0, influence - 2), strength + 1)
    tale.choose(f"declare:{REPORT}.0").quietly()
    assert (tale.cards(PLAY).count(REPORT), tale.hand()) == (1, [REPORT])


@part("le-196.2")
def test_his_influence_does_not_fall_below_nothing() -> None:
    tale = at_home(("le-1",), {REPORT: 1})
    before = direct_influence(tale.s, tale.thing("le-1"))
    lay(tale, REPORT, tale.thing("le-1"))
    assert (before, direct_influence(tale.s, tale.thing("le-1"))) == (2, 0)


@part("le-196.1")
def test_only_leaders_report() -> None:
    assert plays(at_home((MAN,), {REPORT: 1}), REPORT) == []


@part("le-196.3")
def test_the_report_is_taken_back() -> None:
    tale = at_home((CAPTAIN,), {REPORT: 1})
    report = lay(tale, REPORT, tale.thing(CAPTAIN))
    assert plays(tale, REPORT) == []
    changed = tale.s.since[:]
    changed[report] = tale.s.turn - 1
    tale.s.since = changed
    tale.s.ask_again()
    declare(tale, REPORT).quietly()
    assert (tale.hand(), REPORT in tale.cards(PLAY)) == ([REPORT], False)


# Well-preserved


@part("as-108.1", "as-108.2", "as-108.4")
def test_a_wounded_character_is_preserved() -> None:
    tale = at_home((MAGICIAN, MAN), {PRESERVED: 1, "le-302": 1}, rolls={"check": [[6, 6]]})
    s, man = tale.s, tale.thing(MAN)
    lay(tale, "le-302", tale.thing(MAGICIAN))
    assert plays(tale, PRESERVED) == []
    s.set_status(man, WOUNDED)
    s.ask_again()
    body = s.stat("body", man)
    declare(tale, PRESERVED).until("organise")
    assert (s.status[man], s.stat("body", man)) == (UNTAPPED, body - 1)
    assert (tale.told("checked")[0]["card"], tale.told("checked")[0]["modifier"]) == (MAGICIAN, -3)


@part("as-108.1")
def test_nobody_is_preserved_without_magic() -> None:
    tale = at_home((MAN, ORC), {PRESERVED: 1})
    tale.s.set_status(tale.thing(MAN), WOUNDED)
    tale.s.ask_again()
    assert plays(tale, PRESERVED) == []


@part("as-108.3")
@pytest.mark.parametrize(("site", "stays"), [(MINAS_MORGUL, False), (SHADOW_HOLD, True)])
def test_at_a_darkhaven_it_ends_after_the_untap_phase(site: str, stays: bool) -> None:
    tale = at_home((MAN,), {PRESERVED: 1}, site=site)
    lay(tale, PRESERVED, tale.thing(MAN))
    tale.s.happen("untapped", (1 << 16) + 0)
    assert (PRESERVED in tale.cards(PLAY)) == stays


# Fell Rider


@part("le-183.1", "le-183.2", "le-183.3")
def test_the_fell_rider_leaves_others_behind() -> None:
    tale = at_home((DWAR, ADUNAPHEL), {RIDER: 1, "as-76": 2})
    s, dwar = tale.s, tale.thing(DWAR)
    s.set_under(tale.thing(ADUNAPHEL), dwar)
    lay(tale, "as-76", dwar)
    before = (s.stat("prowess", dwar), direct_influence(s, dwar))
    assert not Reach(s, 0).has(s, face_of(SHADOW_HOLD))
    assert may_bear(s, dwar, face_of("as-76"))
    declare(tale, RIDER).quietly()
    assert tale.cards(DISCARD) == sorted([ADUNAPHEL, "as-76"])
    # Dwar himself has -1 prowess in this mode
    assert (s.stat("prowess", dwar), direct_influence(s, dwar)) == (before[0] + 1, before[1] - 3)
    assert Reach(s, 0).has(s, face_of(SHADOW_HOLD))
    assert not may_bear(s, dwar, face_of("as-76"))
    assert wraiths_to_come(s, dwar) == 0


@part("le-183.1")
def test_he_rides_out_from_a_darkhaven() -> None:
    assert plays(at_home((DWAR,), {RIDER: 1}, site=SHADOW_HOLD), RIDER) == []
    assert plays(at_home((MAN,), {RIDER: 1}), RIDER) == []


@part("le-183.4", "CR-297")
@pytest.mark.parametrize(("site", "stays"), [(MINAS_MORGUL, False), (SHADOW_HOLD, True)])
def test_the_ride_ends_at_a_darkhaven(site: str, stays: bool) -> None:
    tale = at_home((DWAR,), {RIDER: 1}, site=site)
    lay(tale, RIDER, tale.thing(DWAR))
    tale.s.happen("phase:organisation", (1 << 16) + 0)
    assert (RIDER in tale.cards(PLAY)) == stays


@part("le-183.5")
def test_one_mode_card_of_a_kind() -> None:
    tale = at_home((DWAR,), {RIDER: 2})
    lay(tale, RIDER, tale.thing(DWAR))
    assert plays(tale, RIDER) == []


# News to be brought home


def at_site(card: str, site: str, people: tuple[str, ...] = (MAN,)) -> Tale:
    """The company may act at its site."""
    tale = at_home(people, {card: 1}, site=site)
    tale.s.push(Visit(0))
    visit = tale.s.innermost(Visit)
    assert visit is not None
    visit.step = "act"
    tale.s.ask = None
    tale.s.run()
    return tale


FREE_HOLD = next(
    f.id for f in FACES if f.kind == "site" and f.alignment == "minion" and f.record.site_type == "free-hold"
)
INFORMED = next(
    f.id
    for f in FACES
    if f.kind == "site"
    and f.alignment == "minion"
    and f.record.site_type in ("free-hold", "border-hold")
    and f.record.playable.information
)


@part("le-241.1")
def test_news_are_heard_at_a_hold_where_there_is_information() -> None:
    tale = at_site("le-241", INFORMED)
    tale.choose("declare:le-241.0")
    site = tale.s.companies[0].site
    assert (tale.s.status[tale.thing(MAN)], tale.s.status[site], "le-241" in tale.cards(PLAY)) == (
        TAPPED,
        UNTAPPED,
        True,
    )
    for place, people in ((SHADOW_HOLD, (MAN,)), (INFORMED, (ORC,))):
        assert plays(at_site("le-241", place, people), "le-241") == []


@part("le-246.1")
def test_questions_are_answered_at_a_free_hold() -> None:
    tale = at_site("le-246", FREE_HOLD)
    tale.choose("declare:le-246.0")
    site = tale.s.companies[0].site
    assert (tale.s.status[tale.thing(MAN)], tale.s.status[site], "le-246" in tale.cards(PLAY)) == (TAPPED, TAPPED, True)
    assert plays(at_site("le-246", SHADOW_HOLD), "le-246") == []


@pytest.mark.parametrize(("card", "points"), [("le-241", 2), ("le-246", 3)])
def test_who_brings_news_rests_when_they_are_stored(card: str, points: int) -> None:
    tale = at_home((MAN,), {card: 1})
    s, man = tale.s, tale.thing(MAN)
    news = lay(tale, card, man)
    assert (s.refuse_act("untap", man) is not None, worth(s, news, 0)) == (True, 0)
    assert refuse_store(s, 0, news) is None
    tale.choose(f"store:{card}")
    assert (tale.cards(POINTS), worth(s, news, 0), s.refuse_act("untap", man)) == ([card], points, None)


@part("as-130.3")
def test_records_unread_inform_about_a_shadow_hold() -> None:
    tale = at_home((MAN,), {"as-130": 1}, site=SHADOW_HOLD)
    s = tale.s
    lay(tale, "as-130", tale.thing(MAN))
    tale.choose(next(key for key in tale.offers() if key.startswith("declare:as-130"))).quietly()
    s.push(Visit(0))
    frame = s.carry(0, face_of("as-130"), 0)
    assert HereIs(information=True).holds(s, frame)
    s.expire("turn")
    assert not HereIs(information=True).holds(s, frame)


# Items


@part("le-341.1", "le-341.2")
@pytest.mark.parametrize(("roll", "stays"), [([3, 3], True), ([3, 4], False)])
def test_the_sable_shield_takes_a_wound(roll: list[int], stays: bool) -> None:
    tale = under_way((MAN,), {"le-341": 1}, {"tw-114": 1}, {"strike": [[1, 1]], "event": [roll]}, ("wilderness",))
    lay(tale, "le-341", tale.thing(MAN))
    declare(tale, "tw-114").when("stay-untapped").until("enter")
    assert (tale.s.status[tale.thing(MAN)], "le-341" in tale.cards(PLAY)) == (UNTAPPED, stays)
    assert tale.told("body-check") == []


@part("le-341.2", "CR-608")
def test_the_shield_is_not_tried_by_detainment() -> None:
    tale = under_way((MAN,), {"le-341": 1}, {"tw-114": 1}, {"strike": [[1, 1]]}, ("wilderness",))
    lay(tale, "le-341", tale.thing(MAN))
    declare(tale, "tw-114")
    attack_of(tale).detainment = True
    tale.until("enter")
    assert (tale.told("rolled"), tale.s.status[tale.thing(MAN)]) == ([], TAPPED)


@part("wh-51.2")
def test_blasting_fire_opens_a_site() -> None:
    tale = at_home((MAN, ORC), {"wh-51": 1, "le-286": 1}, site="le-364")
    s = tale.s
    fire = lay(tale, "wh-51", tale.thing(MAN))
    faction = FactionAttempt(tale.thing(ORC), thing(s, "le-286"))
    before = faction.modifier(s)
    tale.choose("move").until("enter").choose("enter").when("declare:wh-51").until("at-site")
    assert outcomes(tale)[0] == "cancelled"
    assert (faction.modifier(s), s.zones.where[fire]) == (before + 2, DISCARD)
    s.expire("turn")
    assert faction.modifier(s) == before


@part("wh-51.2", "le-402.3")
def test_fire_does_not_keep_shelob_away() -> None:
    """Her attack, the second one at the site, cannot be cancelled."""
    tale = at_home((MAN,), {"wh-51": 1}, rolls={"strike": [[6, 6]], "body": [[1, 1]]}, site="le-402")
    lay(tale, "wh-51", tale.thing(MAN))
    tale.choose("move").until("enter").choose("enter").when("declare:wh-51")
    while len(tale.told("attack-over")) < 2 and tale.kind != "at-site":
        tale.decline()
    assert (len(tale.told("attacked")), outcomes(tale)[:1]) == (2, ["cancelled"])


# Trolls


@pytest.mark.parametrize(("card", "brother"), [("as-1", "as-5"), ("as-5", "as-6"), ("as-6", "as-1")])
@rule("ME-5.2")
def test_a_troll_comes_with_his_brother(card: str, brother: str) -> None:
    lair = next(
        f.id for f in FACES if f.kind == "site" and f.alignment == "minion" and f.record.site_type == "ruins-and-lairs"
    )
    tale = at_home((brother,), {card: 1, "le-29": 1}, site=lair)
    s = tale.s
    for one in (card, "le-29"):
        s.move(thing(s, one), HAND)
    s.characters_played = 1
    assert refuse_recruit(s, 0, face_of(card)) is None
    changed = s.since[:]
    changed[tale.thing(brother)] = s.turn - 1
    s.since = changed
    against = refuse_recruit(s, 0, face_of(card))
    assert against is not None
    assert against.key == "one-character-is-played-or-discarded-a-turn"


@rule("ME-5.2")
@part("as-1.3")
def test_of_two_troll_brothers_neither_counts() -> None:
    """Bûrat comes with Tûma, and somebody else may still come; a third brother makes no room for a second one."""
    lair = next(f.id for f in FACES if f.kind == "site" and f.title == "Ettenmoors" and f.alignment == "minion")
    tale = at_home(("as-5",), {"as-1": 1, "as-6": 1}, site=lair)
    s = tale.s
    company = s.company_of(tale.thing("as-5"))
    s.characters_played = 1
    counts = []
    for brother in ("as-1", "as-6"):
        s.move(thing(s, brother), HAND)
        bring_in(s, 0, face_of(brother), company, NO_THING, GENERAL)
        counts.append(s.characters_played)
    assert counts == [0, 0]


@part("as-75.1")
def test_the_great_lord_is_an_orc_himself() -> None:
    tale = under_way((MAN,), {"as-75": 1}, {"tw-114": 1}, {"strike": [[6, 6]] * 3}, ("wilderness",))
    lord = lay(tale, "as-75", tale.thing(MAN))
    declare(tale, "tw-114")
    declare(tale, "as-75")
    while not tale.s.in_force.until("attack"):
        tale.decline()
    assert tale.s.stat("prowess", lord) == 7
