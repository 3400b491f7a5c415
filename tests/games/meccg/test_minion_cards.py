"""Characters, allies, items, factions and sites of the minion decks, a test for each clause.

Long because these decks have more than eighty clauses of such cards.
"""

import pytest
from tests.games.meccg.dark import MAN, ORC, at_home, attack_of, declare, lay, offered, outcomes, under_way
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_printed import in_play, realm, thing

from mathom.effects import Modify, This
from mathom.games.meccg.cards.conditions import InMode
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.combat.creature import CreatureAttack, is_sheltered
from mathom.games.meccg.companies.arrive import take_site
from mathom.games.meccg.companies.havens import heals, is_haven
from mathom.games.meccg.companies.influence import direct_influence, has_skill, is_overt, mind
from mathom.games.meccg.companies.recruit import welcomes
from mathom.games.meccg.corruption import check_modifier
from mathom.games.meccg.council.scoring import worth
from mathom.games.meccg.faces import FACES, face_of
from mathom.games.meccg.journey.ways import most_regions
from mathom.games.meccg.round.hand import HAND_SIZE, hand_size
from mathom.games.meccg.sites.persuasion import Persuasion, targets
from mathom.games.meccg.sites.playing import may_bear, refuse_here, refuse_play
from mathom.games.meccg.sites.visit import Visit
from mathom.games.meccg.start.draft import Leftovers, refuse_draft
from mathom.games.meccg.state import TAPPED, UNTAPPED, WOUNDED
from mathom.games.meccg.uniqueness import out_already
from mathom.games.meccg.zones import DISCARD, GONE, HAND, PLAY, POINTS, POOL
from mathom.testing import part, rule

BURAT, TUMA, WULUAG = "as-1", "as-5", "as-6"
ADUNAPHEL, DWAR, HOARMURATH = "le-50", "le-52", "le-53"
GREAT_LORD, CROWS, STINKER = "as-75", "as-76", "le-154"
DWARF, GOBLIN_GATE, WORTHY_HILLS = "le-3", "le-378", "le-415"
WOLVES, WIGHT = "tw-114", "tw-14"
SPENT_SITES = [("as-134", "le-360", True), ("as-134", "le-402", False), ("as-130", "le-402", True)]
WIN = {"strike": [[6, 6]] * 9, "body": [[1, 1]] * 9}


# The Trolls


@pytest.mark.parametrize("card", [BURAT, TUMA, WULUAG, "le-22", GREAT_LORD, STINKER])
@rule("ME-16.1", "ME-13.37")
def test_no_other_form_comes_while_one_is_there_or_eliminated(card: str) -> None:
    s = realm(card, alignment="minion")
    face = FACES[face_of(card)]
    forms = [f for f in FACES if f.identity == face.identity and f.id != card and f.unique]
    assert forms
    assert not any(out_already(s, form.number) for form in forms)
    in_play(s, card)
    assert all(out_already(s, form.number) for form in forms)
    s.move(thing(s, card), GONE)
    assert all(out_already(s, form.number) for form in forms)


@pytest.mark.parametrize("card", [ADUNAPHEL, DWAR, HOARMURATH])
def test_a_ringwraith_is_a_form_of_a_nazgul(card: str) -> None:
    nazgul = FACES[face_of(card)].record.manifestation_of
    s = realm(card, alignment="minion")
    form = next(f for f in FACES if f.title == nazgul and f.alignment == "hazard")
    assert not out_already(s, form.number)
    in_play(s, card)
    assert out_already(s, form.number)


@pytest.mark.parametrize("card", [BURAT, TUMA, WULUAG])
def test_who_does_not_start(card: str) -> None:
    tale = Tale(deck("minion", pool={card: 1, MAN: 1}), deck("minion"))
    assert refuse_draft(tale.s, 0, face_of(card)) is not None
    assert refuse_draft(tale.s, 0, face_of(MAN)) is None


@pytest.mark.parametrize(("card", "brother"), [(BURAT, TUMA), (TUMA, WULUAG), (WULUAG, BURAT)])
def test_a_troll_wakes_his_brother_and_is_less_demanding(card: str, brother: str) -> None:
    tale = at_home((card, brother))
    s, troll, other = tale.s, tale.thing(card), tale.thing(brother)
    assert not [key for key in tale.offers() if key.startswith(f"declare:{card}")]
    assert mind(s, troll) == FACES[face_of(card)].mind - 1
    s.set_status(other, TAPPED)
    s.ask_again()
    declare(tale, card).quietly()
    assert (s.status[other], s.status[troll]) == (UNTAPPED, TAPPED)
    s.set_company(0, s.companies[0].with_members([troll]))
    assert mind(s, troll) == FACES[face_of(card)].mind


# Magic, modes, hands


@pytest.mark.parametrize(
    ("card", "magic"),
    [("le-6", "shadow-magic"), (ADUNAPHEL, "spirit-magic"), (DWAR, "sorcery"), (HOARMURATH, "sorcery")],
)
def test_who_can_use_magic(card: str, magic: str) -> None:
    s = realm(card, MAN, alignment="minion")
    assert [has_skill(s, in_play(s, one), magic) for one in (card, MAN)] == [True, False]


@part("wh-10.2", "CR-873")
def test_the_mind_of_the_sly_southerner() -> None:
    s = realm("wh-10", alignment="minion")
    who = in_play(s, "wh-10")
    assert (s.has_mind(who), mind(s, who)) == (True, 2)


@part("le-22.4")
def test_the_lieutenant_of_morgul_holds_a_card_more_at_home() -> None:
    for site, more in (("le-390", 1), ("le-367", 0)):
        tale = at_home(("le-22",), site=site)
        assert hand_size(tale.s, 0) == HAND_SIZE + more


@part("le-53.4")
def test_hoarmurath_holds_a_card_more_at_a_darkhaven() -> None:
    found: list[int] = []
    for site in ("le-390", "le-402"):
        tale = at_home((HOARMURATH, MAN), site=site)
        found.append(hand_size(tale.s, 0) - HAND_SIZE)
        tale.s.set_under(tale.thing(HOARMURATH), tale.thing(MAN))
        found.append(hand_size(tale.s, 0) - HAND_SIZE)
    assert found == [1, 0, 0, 0]


# What characters do


@part("le-50.4")
@pytest.mark.parametrize(("types", "works"), [(("wilderness",), True), ((), False)])
def test_adunaphel_cancels_an_attack_from_afar(types: tuple[str, ...], works: bool) -> None:
    tale = under_way((MAN,), {ADUNAPHEL: 1}, {WOLVES if works else WIGHT: 1}, WIN, types)
    s = tale.s
    wraith = lay(tale, ADUNAPHEL)
    s.found_company(0, [wraith], take_site(s, 0, face_of("le-390")))
    s.ask_again()
    declare(tale, WOLVES if works else WIGHT)
    assert offered(tale, ADUNAPHEL) == works
    if works:
        declare(tale, ADUNAPHEL).until("enter")
        assert (outcomes(tale), s.status[wraith]) == (["cancelled"], TAPPED)


@part("le-50.4")
def test_adunaphel_helps_from_a_darkhaven_only() -> None:
    tale = under_way((MAN,), {ADUNAPHEL: 1}, {WOLVES: 1}, WIN, ("wilderness",))
    s = tale.s
    wraith = lay(tale, ADUNAPHEL)
    place = s.companies[0].going
    s.found_company(0, [wraith], place)
    s.ask_again()
    declare(tale, WOLVES)
    assert not offered(tale, ADUNAPHEL)


@part("le-52.4")
def test_dwar_strengthens_a_company_for_the_turn() -> None:
    tale = at_home((DWAR, MAN))
    s, man = tale.s, tale.thing(MAN)
    tale.when(f"declare:{DWAR}").quietly()
    assert (s.stat("prowess", man), s.stat("body", man), s.status[tale.thing(DWAR)]) == (6, 8, TAPPED)
    s.expire("turn")
    assert (s.stat("prowess", man), s.stat("body", man)) == (5, 7)


@part("le-52.4")
def test_dwar_does_so_as_a_ringwraith_at_a_darkhaven() -> None:
    follower = at_home((DWAR, MAN))
    follower.s.set_under(follower.thing(DWAR), follower.thing(MAN))
    follower.s.ask_again()
    abroad = at_home((DWAR,), site="le-402")
    for tale in (follower, abroad):
        assert not [key for key in tale.offers() if key.startswith(f"declare:{DWAR}")]


# Allies


@pytest.mark.parametrize("card", [GREAT_LORD, CROWS])
@rule("ME-8.19")
def test_an_ally_makes_its_company_overt(card: str) -> None:
    tale = at_home((MAN,), {card: 1})
    assert not is_overt(tale.s, 0)
    lay(tale, card, tale.thing(MAN))
    assert is_overt(tale.s, 0)


@part("as-75.5", "CR-349")
def test_the_great_lord_is_unique() -> None:
    s = realm(GREAT_LORD, alignment="minion")
    in_play(s, GREAT_LORD)
    assert out_already(s, face_of(GREAT_LORD))


@part("as-75.4")
def test_the_great_lord_leads_orcs_against_an_attack() -> None:
    tale = under_way((ORC, MAN), {GREAT_LORD: 1}, {WOLVES: 1}, WIN, ("wilderness",))
    s = tale.s
    lord = lay(tale, GREAT_LORD, tale.thing(ORC))
    declare(tale, WOLVES)
    declare(tale, GREAT_LORD)
    while not s.in_force.until("attack"):
        tale.decline()
    assert [s.stat("prowess", tale.thing(who)) for who in (ORC, MAN)] == [7, 5]
    tale.until("enter")
    assert (s.stat("prowess", tale.thing(ORC)), s.status[lord]) == (5, TAPPED)


@part("as-76.3", "CR-533", "G-8")
@rule("ME-13.4")
def test_crows_are_not_attacked_but_help() -> None:
    tale = under_way((MAN,), {CROWS: 1}, {WOLVES: 1}, WIN, ("wilderness",))
    crows = lay(tale, CROWS, tale.thing(MAN))
    declare(tale, WOLVES).until("defend")
    assert crows not in attack_of(tale).defenders(tale.s)
    assert tale.offered(f"support:{CROWS}")


@part("as-76.4")
def test_crows_leave_whom_is_wounded() -> None:
    tale = at_home((MAN, ORC), {CROWS: 1})
    lay(tale, CROWS, tale.thing(MAN))
    tale.s.happen("wounded", tale.thing(ORC))
    assert CROWS in tale.cards(PLAY)
    tale.s.happen("wounded", tale.thing(MAN))
    assert CROWS in tale.cards(DISCARD)


@part("as-76.5")
@pytest.mark.parametrize(("creature", "types", "works"), [(WOLVES, ("wilderness",), True), (WIGHT, (), False)])
def test_crows_drive_a_creature_back_to_hand(creature: str, types: tuple[str, ...], works: bool) -> None:
    tale = under_way((MAN,), {CROWS: 1}, {creature: 1}, WIN, types)
    crows = lay(tale, CROWS, tale.thing(MAN))
    declare(tale, creature)
    assert offered(tale, CROWS) == works
    if works:
        declare(tale, CROWS).until("enter")
        assert (outcomes(tale), tale.hand(1), tale.s.status[crows]) == (["cancelled"], [creature], TAPPED)


@part("as-76.6")
def test_a_company_has_one_regiment_of_crows() -> None:
    tale = at_home((MAN, ORC), {CROWS: 2}, site="le-415")
    assert refuse_play(tale.s, 0, face_of(CROWS), False, -1) is None
    lay(tale, CROWS, tale.thing(ORC))
    against = refuse_play(tale.s, 0, face_of(CROWS), False, -1)
    assert against is not None
    assert against.key == "the-company-has-a-copy-of-that-card"


@part("le-154.2")
@pytest.mark.parametrize(
    ("people", "types", "works"),
    [
        *[((MAN, ORC), ("wilderness",), True), ((MAN,), ("shadow-land",), True)],
        *[((MAN,), ("border-land",), False), ((MAN, ORC, "le-7"), ("wilderness",), False)],
    ],
)
def test_stinker_knows_a_way_out(people: tuple[str, ...], types: tuple[str, ...], works: bool) -> None:
    creature = WIGHT if types == ("shadow-land",) else WOLVES
    tale = under_way(people, {STINKER: 1}, {creature: 1}, WIN, types)
    stinker = lay(tale, STINKER, tale.thing(MAN))
    tale.choose(f"declare:{creature}.0")
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    assert offered(tale, STINKER) == works
    if works:
        declare(tale, STINKER).until("enter")
        assert (outcomes(tale), tale.s.status[stinker]) == (["cancelled"], TAPPED)


@part("le-154.3")
@pytest.mark.parametrize(("site", "works"), [("le-402", True), ("le-390", False)])
def test_stinker_falls_with_the_one_ring(site: str, works: bool) -> None:
    tale = at_home((MAN, ORC), {STINKER: 1, "tw-347": 1}, site=site)
    lay(tale, STINKER, tale.thing(MAN))
    assert not [key for key in tale.offers() if key.startswith(f"declare:{STINKER}")]
    lay(tale, "tw-347", tale.thing(ORC))
    assert bool([key for key in tale.offers() if key.startswith(f"declare:{STINKER}")]) == works
    if works:
        declare(tale, STINKER).quietly()
        assert tale.cards(DISCARD) == sorted([STINKER, "tw-347"])


# Items


@part("le-310.1")
def test_foul_smelling_paste_heals_a_companion() -> None:
    tale = at_home((MAN, ORC), {"le-310": 1})
    lay(tale, "le-310", tale.thing(MAN))
    assert not [key for key in tale.offers() if key.startswith("declare:le-310")]
    tale.s.set_status(tale.thing(ORC), WOUNDED)
    tale.s.ask_again()
    declare(tale, "le-310").quietly()
    assert (tale.s.status[tale.thing(ORC)], tale.cards(DISCARD)) == (UNTAPPED, ["le-310"])


@part("le-345.1")
def test_strange_rations_untap_their_bearer() -> None:
    tale = at_home((MAN,), {"le-345": 1})
    lay(tale, "le-345", tale.thing(MAN))
    assert not [key for key in tale.offers() if key.startswith("declare:le-345") and key.endswith(".0")]
    tale.s.set_status(tale.thing(MAN), TAPPED)
    tale.s.ask_again()
    tale.choose(next(key for key in tale.offers() if key.startswith("declare:le-345") and key.endswith(".0"))).quietly()
    assert (tale.s.status[tale.thing(MAN)], tale.cards(DISCARD)) == (UNTAPPED, ["le-345"])


@part("le-345.2")
def test_strange_rations_last_a_region_longer() -> None:
    tale = at_home((MAN,), {"le-345": 1})
    lay(tale, "le-345", tale.thing(MAN))
    before = most_regions(tale.s, 0)
    declare(tale, "le-345").quietly()
    assert (most_regions(tale.s, 0), tale.cards(DISCARD)) == (before + 1, ["le-345"])


@pytest.mark.parametrize(("card", "site", "works"), SPENT_SITES)
@part("as-134.1", "as-130.2")
def test_a_map_or_a_record_untaps_a_site(card: str, site: str, works: bool) -> None:
    tale = at_home((MAN,), {card: 1}, site=site)
    lay(tale, card, tale.thing(MAN))
    where = tale.s.companies[0].site
    assert not [key for key in tale.offers() if key.startswith(f"declare:{card}") and key.endswith(".0")]
    tale.s.set_status(where, TAPPED)
    tale.s.ask_again()
    assert bool([key for key in tale.offers() if key.startswith(f"declare:{card}") and key.endswith(".0")]) == works
    if works:
        tale.choose(next(key for key in tale.offers() if key.startswith(f"declare:{card}") and key.endswith(".0")))
        tale.quietly()
        assert (tale.s.status[where], tale.cards(DISCARD)) == (UNTAPPED, [card])


@part("as-130.1")
def test_records_unread_do_not_start() -> None:
    s = at_home((MAN,), {"as-130": 1, "le-310": 1}).s
    for card in s.at(HAND, 0):
        s.zones.move(card, POOL)
    assert Leftovers(0).items(s) == [face_of("le-310")]


@part("as-130.4")
def test_a_company_has_one_copy_of_the_records() -> None:
    tale = at_home((MAN, ORC), {"as-130": 2}, site="le-402")
    assert refuse_play(tale.s, 0, face_of("as-130"), False, -1) is None
    lay(tale, "as-130", tale.thing(ORC))
    against = refuse_play(tale.s, 0, face_of("as-130"), False, -1)
    assert against is not None
    assert against.key == "the-company-has-a-copy-of-that-card"


@pytest.mark.parametrize("card", ["le-302", "le-324"])
def test_a_character_has_one_copy(card: str) -> None:
    tale = at_home((MAN, ORC), {card: 2})
    assert may_bear(tale.s, tale.thing(MAN), face_of(card))
    lay(tale, card, tale.thing(MAN))
    assert not may_bear(tale.s, tale.thing(MAN), face_of(card))
    assert may_bear(tale.s, tale.thing(ORC), face_of(card))


@pytest.mark.parametrize(("card", "points"), [("le-339", 5), ("le-343", 5)])
@rule("ME-17.21")
def test_what_is_worth_more_when_stored(card: str, points: int) -> None:
    tale = at_home((MAN,), {card: 1})
    tale.s.move(thing(tale.s, card), POINTS)
    tale.s.prized = [thing(tale.s, card)]
    assert worth(tale.s, thing(tale.s, card), 0) == points


@part("le-418.1")
def test_the_arkenstone_impresses_dwarves() -> None:
    tale = at_home((MAN, DWARF), {"le-418": 1, "tw-261": 1})
    lay(tale, "le-418", tale.thing(MAN))
    s, man = tale.s, tale.thing(MAN)
    found = [direct_influence(s, man, thing(s, about) + 1) for about in (DWARF, "tw-261", MAN)]
    assert found == [5, 5, 0]


@part("le-418.2", "le-418.3")
def test_the_arkenstone_makes_dwarves_proud_and_may_be_given_up_for_one() -> None:
    tale = at_home((MAN, DWARF), {"le-418": 1, "le-302": 1})
    s, dwarf = tale.s, tale.thing(DWARF)
    lay(tale, "le-418", tale.thing(MAN))
    lay(tale, "le-302", dwarf)
    assert (mind(s, dwarf), mind(s, tale.thing(MAN))) == (4, 2)
    declare(tale, "le-418").quietly()
    assert tale.cards(DISCARD) == [DWARF, "le-302", "le-418"]
    assert tale.cards(PLAY) == [MAN]


# Factions


@pytest.mark.parametrize("card", ["le-265", "le-266", "le-270", "le-276", "le-277", "le-278", "le-286"])
@rule("ME-19.19")
def test_orcs_are_easily_persuaded_once_they_follow_somebody(card: str) -> None:
    s = Tale(deck("minion"), deck("minion", resources={card: 1})).s
    s.move(thing(s, card), POINTS + 1)
    empty = Persuasion(0, thing(s, card)).resistance(s)
    assert empty == 25


@part("le-286.2", "CR-628")
def test_the_snaga_hai_are_persuaded_wherever_they_could_be_found() -> None:
    for site, works in (("le-402", True), ("le-415", False)):
        tale = at_home((MAN,), foe={"le-286": 1}, site=site)
        tale.s.move(thing(tale.s, "le-286"), POINTS + 1)
        assert (thing(tale.s, "le-286") in targets(tale.s, 0)) == works


# Sites


@pytest.mark.parametrize("site", ["le-359", "le-367", "le-390"])
@rule("ME-24.17")
def test_attacks_on_minions_at_a_darkhaven_are_cancelled(site: str) -> None:
    sites = {site: 1} if site == "le-359" else {}
    own = deck("minion", resources={MAN: 1}, sites=sites)
    s = Tale(own, deck("minion")).s
    s.found_company(0, [in_play(s, MAN)], take_site(s, 0, face_of(site)))
    assert is_sheltered(s, 0)


@part("le-359.1")
def test_only_orcs_and_trolls_come_at_carn_dum() -> None:
    s = realm(alignment="minion")
    assert [welcomes(s, 0, face_of(card), face_of("le-359")) for card in (ORC, "le-29", MAN)] == [True, True, False]
    assert welcomes(s, 0, face_of(MAN), face_of("le-367"))


@part("le-352.1")
def test_the_wounded_heal_at_barad_dur() -> None:
    for site, works in (("le-352", True), ("le-402", False)):
        tale = at_home((MAN,), site=site)
        assert not is_haven(tale.s, tale.s.companies[0].site, 0)
        assert heals(tale.s, tale.thing(MAN)) == works


@pytest.mark.parametrize("site", ["le-364", GOBLIN_GATE, "le-392", "le-402"])
def test_creatures_keyed_to_these_sites_do_more_than_detain(site: str) -> None:
    found: list[bool] = []
    for place in (site, "le-382"):
        tale = under_way((MAN,), foe={WIGHT: 1})
        tale.s.zones.face[tale.s.destination()] = face_of(place)
        keys = ("site-type:shadow-hold", "region-type:dark-domain")
        found += [CreatureAttack(thing(tale.s, WIGHT), 0, key).is_detainment(tale.s) for key in keys]
    assert found == [False, True, True, True]


@part("le-402.1")
def test_there_is_a_hoard_in_shelobs_lair() -> None:
    found: list[bool] = []
    for site in ("le-402", "le-392"):
        tale = at_home((MAN,), {"le-418": 1}, site=site)
        against = refuse_here(tale.s, face_of("le-418"), tale.s.companies[0].site)
        found.append(against is not None and against.key == "the-site-has-no-hoard")
    assert found == [False, True]


@part("le-402.3")
def test_whom_shelob_wounds_is_lost_and_nothing_cancels_her_attack() -> None:
    rolls = {"strike": [[6, 6], [1, 1]], "body": [[1, 1]] * 3}
    tale = at_home((MAN,), {"le-180": 1}, rolls=rolls, site="le-402").choose("move").until("enter").choose("enter")
    while len(tale.told("attacked")) < 2:
        tale.decline()
    assert not [key for key in tale.offers() if key.startswith("declare:le-180")]
    while tale.told("struck")[1:] == [] and tale.kind != "organise":
        tale.decline()
    assert (outcomes(tale)[:1], MAN in tale.cards(GONE), MAN in tale.cards(PLAY)) == (["defeated"], True, False)


@part("le-415.1", "CR-137")
def test_the_worthy_hills_do_not_tap() -> None:
    found: list[tuple[int, bool]] = []
    for site in (WORTHY_HILLS, GOBLIN_GATE):
        tale = at_home((MAN, ORC), site=site)
        visit = Visit(0)
        visit.tap_site(tale.s)
        found.append((tale.s.status[tale.s.companies[0].site], visit.extra))
    assert found == [(UNTAPPED, False), (TAPPED, True)]


@pytest.mark.parametrize(
    ("card", "mode", "stat", "more"),
    [
        *[(ADUNAPHEL, "heralded-lord", "di", 2), (ADUNAPHEL, "fell-rider", "prowess", -2)],
        *[(DWAR, "heralded-lord", "di", -3), (DWAR, "fell-rider", "prowess", -1)],
        *[(HOARMURATH, "heralded-lord", "di", 1), (HOARMURATH, "fell-rider", "prowess", 2)],
    ],
)
def test_a_ringwraith_is_another_in_a_mode(card: str, mode: str, stat: str, more: int) -> None:
    changes = [text for text in script_of(face_of(card)).texts if isinstance(text, Modify)]
    assert Modify(stat, more, of=This(), needs=InMode(mode)) in changes


@part("le-364.2")
def test_the_dead_of_the_marshes_tempt_whom_they_wound() -> None:
    rolls = {"strike": [[1, 1]] * 2, "body": [[1, 1]] * 2, "check": [[6, 6]] * 2}
    tale = at_home((MAN,), {"le-302": 1}, rolls=rolls, site="le-364")
    lay(tale, "le-302", tale.thing(MAN))
    tale.choose("move").until("enter").choose("enter").until("organise")
    assert tale.told("checked")[0]["modifier"] == -2 + check_modifier(tale.s, tale.thing(MAN))
