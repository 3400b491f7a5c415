"""Chapter 10: on-guard cards and when they are revealed; Nazgûl as permanent-events (chapter 11)."""

import pytest
from tests.games.meccg.printings import every_printing, printings
from tests.games.meccg.scene import Scene

from mathom.effects import CountsAs, Each, Entry, Forbid, Last, Play, Selector, Target, Verb
from mathom.games.meccg.cards.attack_words import Tap, TheCompany
from mathom.games.meccg.cards.ring_words import TapSite
from mathom.games.meccg.cards.road_words import SendBack
from mathom.games.meccg.cards.scripts import script_of
from mathom.games.meccg.cards.selectors import Characters, Events
from mathom.games.meccg.cards.strike_words import Strip
from mathom.games.meccg.cards.verbs import Discard
from mathom.games.meccg.combat.attack import Attack
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.journey.keys import key_of, keys_for
from mathom.games.meccg.places import site_type
from mathom.games.meccg.sites.automatic import OF_CARD, attacks_at
from mathom.games.meccg.sites.facing import AutomaticAttacks
from mathom.games.meccg.sites.guard import ATTACKS, ATTEMPT, DEEDS, INFLUENCE, GuardChain, is_about, is_barred
from mathom.games.meccg.state import TAPPED, UNTAPPED
from mathom.games.meccg.zones import DECK, DISCARD, GUARD, HAND, PLAY, SIDEBOARD
from mathom.testing import part, rule

GLORFINDEL, SAM, BALIN, ASTERNAK = "tw-161", "tw-180", "tw-123", "le-1"
MORIA, BREE, DOL_AMROTH, GLAMDRING, KNIGHTS = "tw-413", "tw-378", "tw-386", "tw-244", "tw-263"
STIR, WORDS, CALL, DESPAIR, ORC_GUARD = "tw-61", "le-112", "tw-18", "tw-27", "tw-72"
ADUNAPHEL, MARVELS, WITCH_KING = "tw-2", "td-134", "tw-113"
RAIN_DRAKE, BROOD, SONS_OF_KINGS = "td-57", "ba-13", "le-91"
BARROWS, RUIN_OF_ROHAN, UNDER_GATES = "tw-375", "tw-371", "dm-38"
GUNDABAD, GOBLIN_GATE, SHADOWS = "le-395", "le-378", "tw-21"
BARAD_DUR, DANCING_SPIRE, DAELOMIN = "tw-374", "tw-383", "td-11"
NO_DEEDS = Forbid("site-phase", of=Target(-1))
WIN = {"strike": [[6, 6]] * 9, "body": [[6, 6]] * 9}


def guarded(card: str, at: str = MORIA, hand: list[str] | None = None, side: str = "hero", dark: bool = False) -> Scene:
    """A card lies on-guard at the site of a company that enters it; where the site has grown `dark`, if that is so."""
    rolls = {**WIN, "influence": [[3, 3]]}
    people = (GLORFINDEL, SAM, BALIN) if side == "hero" else (ASTERNAK,)
    tale = Scene(*people, at=at, hand=hand, foes_hand=[card], side=side, more=[STIR], rolls=rolls)
    thing = tale.find(card, 1)
    if dark:
        site, order = tale.s.companies[0].site, tale.s.in_force.begun
        number = next(n for n, text in enumerate(script_of(face_of(SHADOWS)).texts) if isinstance(text, CountsAs))
        tale.s.enter(Entry(1, face_of(SHADOWS), number, site, [site], "turn", order=order))
    tale.s.zones.move(thing, GUARD + 1)
    tale.s.lay_on(thing, tale.s.companies[0].site)
    return tale.again().choose("move").until("enter").choose("enter")


def on(tale: Scene) -> Scene:
    """Over the attacks, without tapping; the hazard player reveals nothing."""
    while tale.kind != "at-site":
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[-1])
    return tale


@rule("ME-7.8", "ME-10.15", "ME-10.18", "ME-25.20")
def test_a_card_that_strengthens_automatic_attacks_is_revealed_before_them() -> None:
    tale = guarded(STIR)
    assert (tale.kind, tale.seat, tale.offers()) == ("reveal", 1, ["none"])
    tale.choose("none")
    assert (tale.kind, tale.offers()[-1]) == ("reveal", "pass")
    tale.choose(tale.offers()[0])
    assert tale.cards(PLAY, 1) == [STIR]
    assert (tale.told("attacked")[0]["strikes"], tale.told("attacked")[0]["prowess"]) == (5, 8)


@rule("ME-7.8", "ME-10.15")
@pytest.mark.parametrize("lies", [STIR, GLAMDRING])
def test_before_the_second_automatic_attack_it_may_be_revealed_still(lies: str) -> None:
    """Orcs and then Trolls are at Barad-dûr. Whatever lies there, its player is asked."""
    tale = guarded(lies, at=BARAD_DUR).choose("none", "pass")
    while tale.kind not in ("reveal", "at-site", "organise"):
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[-1])
    assert (tale.kind, tale.seat, tale.offers()[-1], len(tale.told("attacked"))) == ("reveal", 1, "pass", 1)
    tale.choose(tale.offers()[0])
    found = [(told["strikes"], told["prowess"]) for told in tale.told("attacked")]
    assert found == ([(4, 7), (4, 10)] if lies == STIR else [(4, 7), (3, 9)])


@rule("ME-10.15", "ME-16.12")
def test_an_attack_that_is_brought_between_two_others_comes_after_them() -> None:
    """A Dragon whose home is attacked from twice: what was faced already does not come again."""
    tale = Scene(GLORFINDEL, SAM, BALIN, at=DANCING_SPIRE, foes_hand=[DAELOMIN], rolls=WIN)
    site, card = tale.s.companies[0].site, tale.find(DAELOMIN, 1)
    faced = AutomaticAttacks(0)
    faced.left, faced.listed, faced.step = [0], attacks_at(tale.s, 0, site), "gather"
    tale.s.come_into_play(card, 1)
    faced.gather(tale.s)
    assert faced.left == [0, OF_CARD + card]
    faced.left, faced.listed, faced.step = [], [0], "gather"
    faced.gather(tale.s)
    assert faced.left == [OF_CARD + card]


@rule("ME-10.9")
def test_revealing_does_not_count_against_a_limit() -> None:
    tale = guarded(STIR).choose("none")
    tale.choose(tale.offers()[0])
    assert tale.s.journey.count == 0


@rule("ME-10.16", "ME-7.13", "ME-10.19")
def test_a_card_for_a_character_is_revealed_when_something_is_announced() -> None:
    tale = on(guarded(DESPAIR, hand=[GLAMDRING])).choose(f"play:{GLAMDRING}", f"give:{GLORFINDEL}")
    assert (tale.kind, tale.seat) == ("reveal", 1)
    tale.choose(tale.offers()[0])
    while tale.kind == "target":
        tale.choose(next(key for key in tale.offers() if key.startswith(f"on:{GLORFINDEL}")))
    assert tale.s.on[tale.thing(DESPAIR, 1)] == tale.thing(GLORFINDEL)
    assert tale.s.on[tale.thing(GLAMDRING)] == tale.thing(GLORFINDEL)


@rule("ME-10.17")
def test_a_card_about_influence_is_revealed_against_an_attempt() -> None:
    tale = on(guarded(WORDS, DOL_AMROTH, [KNIGHTS])).choose(f"play:{KNIGHTS}", f"give:{GLORFINDEL}")
    assert (tale.kind, tale.seat) == ("reveal", 1)
    tale.choose(tale.offers()[0])
    while tale.kind == "target":
        tale.choose(next(key for key in tale.offers() if key.startswith(f"on:{GLORFINDEL}")))
    assert tale.told("influenced")[0]["modifier"] == 2 - 4


@rule("ME-10.11", "ME-10.25")
def test_any_card_may_lie_there_even_one_that_is_never_revealed() -> None:
    tale = on(guarded(GLAMDRING, hand=[GLAMDRING])).choose(f"play:{GLAMDRING}", f"give:{GLORFINDEL}")
    assert (tale.kind, tale.offers()) == ("reveal", ["pass"])
    tale.reach("end")
    assert (tale.cards(GUARD, 1), tale.cards(HAND, 1)) == ([], [GLAMDRING])


@rule("ME-10.22", "ME-10.24")
@pytest.mark.parametrize(("card", "barred"), [(CALL, True), (STIR, False), (DESPAIR, False), (WORDS, False)])
def test_what_takes_a_character_away_or_taps_it_is_not_revealed(card: str, barred: bool) -> None:
    plays = [text for text in script_of(face_of(card)).texts if isinstance(text, Play)]
    assert is_barred(plays[0]) == barred


@rule("ME-10.22", "ME-10.24")
@pytest.mark.parametrize(
    ("verb", "on", "barred"),
    [
        (Tap(Target()), Characters(here=True), True),
        (Strip(Target()), Characters(here=True), True),
        (Discard(Target()), Characters(here=True), True),
        (Discard(Target()), Events(durations=("long",)), False),
    ],
)
def test_nor_is_what_taps_or_discards_somebody(verb: Verb, on: Selector, barred: bool) -> None:
    assert is_barred(Play("mh", verb, on=(on,))) == barred


@rule("ME-10.22")
def test_so_call_of_home_stays_hidden() -> None:
    tale = on(guarded(CALL, hand=[GLAMDRING])).choose(f"play:{GLAMDRING}", f"give:{GLORFINDEL}")
    assert (tale.kind, tale.offers()) == ("reveal", ["pass"])


@rule("ME-10.15", "ME-10.16", "ME-10.17")
def test_every_card_has_its_moment() -> None:
    found = {}
    for card in (STIR, DESPAIR, WORDS):
        texts = script_of(face_of(card)).texts
        play = next(text for text in texts if isinstance(text, Play))
        found[card] = [what for what in (ATTACKS, DEEDS, ATTEMPT, INFLUENCE) if is_about(face_of(card), play, what)]
    assert found == {STIR: [ATTACKS], DESPAIR: [DEEDS, ATTEMPT], WORDS: [DEEDS, ATTEMPT, INFLUENCE]}


@rule("ME-10.13")
def test_what_has_just_come_is_no_target() -> None:
    tale = guarded(DESPAIR)
    card = tale.find(DESPAIR, 1)
    for new, offered in (([], True), ([tale.thing(who) for who in (GLORFINDEL, SAM, BALIN)], False)):
        chain = GuardChain([1], DEEDS, tale.s.companies[0].site, new)
        assert bool(chain.reactions(tale.s, 1)) == offered
    assert tale.s.zones.where[card] == GUARD + 1


@rule("ME-10.12", "ME-16.1")
def test_a_card_that_could_not_be_played_is_not_revealed() -> None:
    tale = guarded(STIR)
    tale.s.come_into_play(tale.find(STIR, 0), 0)
    tale.choose("none")
    assert tale.offers() == ["pass"]


@rule("ME-7.7")
def test_a_creature_from_guard_makes_no_automatic_attack() -> None:
    tale = guarded(ORC_GUARD)
    key = next(k for k in tale.offers() if k.startswith(f"reveal:{ORC_GUARD}"))
    tale.choose(key)
    origins = []
    while tale.kind != "at-site" and tale.s.ask is not None and tale.kind != "organise":
        attack = tale.s.innermost(Attack)
        origins += [] if attack is None else [attack.origin]
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[-1])
    assert sorted(set(origins)) == ["automatic", "creature"]


# Nazgûl


def haunted(*hand: str, foes: list[str] | None = None, others: list[str] | None = None) -> Scene:
    """A company stays, and the opponent may play a Nazgûl; others are a company of their own."""
    held = [ADUNAPHEL, "tw-72", *(foes or [])]
    tale = Scene(GLORFINDEL, SAM, hand=list(hand), foes_hand=held, foes_more=["tw-73"], more=others, sites=[MORIA])
    tale.s.zones.move(tale.find("tw-73", 1), SIDEBOARD + 1)
    if others:
        tale.company(0, [*others], MORIA)
    tale.again().choose("move").until("plan").choose("stay")
    while tale.kind != "react" or tale.seat != 1:
        tale.choose("company:company-0") if tale.kind == "next-company" else tale.decline()
    return tale


def settled(tale: Scene) -> Scene:
    """The Nazgûl is in play as a permanent-event, and its owner may act again."""
    tale.choose(f"declare:{ADUNAPHEL}.1")
    while tale.cards(PLAY, 1) != [ADUNAPHEL]:
        tale.choose("pass")
    while tale.kind != "react" or tale.seat != 1:
        tale.choose("pass")
    return tale


@rule("ME-11.14", "ME-11.15", "ME-11.22")
def test_a_nazgul_comes_as_a_permanent_event_and_counts_one() -> None:
    tale = settled(haunted())
    assert (tale.cards(PLAY, 1), tale.s.journey.count) == ([ADUNAPHEL], 1)
    tale.reach("organisation")
    assert tale.cards(PLAY, 1) == [ADUNAPHEL]


@rule("ME-25.6", "ME-11.14")
@pytest.mark.parametrize(("text", "how"), [(0, "creature"), (1, "event")])
def test_all_hear_whether_a_nazgul_is_declared_as_a_creature_or_as_an_event(text: int, how: str) -> None:
    tale = Scene(GLORFINDEL, hand=["tw-243"], at="tw-416", foes_hand=[WITCH_KING]).choose("move").until("plan")
    tale.choose("stay").hazards().choose(f"declare:{WITCH_KING}.{text}")
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    assert [(link["card"], link["how"]) for link in GAME.view(tale.s, 0)["chain"]] == [(WITCH_KING, how)]


@rule("ME-11.16", "ME-11.17", "ME-11.18")
@part("tw-2.2", "tw-2.3", "CR-004")
def test_tapped_it_does_what_its_card_says_and_is_discarded_at_once() -> None:
    """Adûnaphel taps one of the company that is under way, and of no other."""
    tale = settled(haunted(others=[BALIN]))
    key = next(k for k in tale.offers() if k.startswith(f"declare:{ADUNAPHEL}") and k.endswith(".3"))
    tale.s.journey.limit = 9
    tale.again().choose(key)
    assert [key.partition("#")[0] for key in tale.offers()] == [f"on:{GLORFINDEL}", f"on:{SAM}"]
    tale.choose(f"on:{GLORFINDEL}")
    assert (tale.cards(DISCARD, 1), tale.s.journey.count) == ([ADUNAPHEL], 2)
    tale.choose("pass")
    assert tale.status(GLORFINDEL, SAM, BALIN) == [TAPPED, UNTAPPED, UNTAPPED]


@rule("ME-11.17", "ME-4.15")
@part("tw-113.1", "tw-113.2", "tw-113.3", "CR-344")
def test_tapped_it_may_last_as_long_as_a_long_event() -> None:
    """The Witch-king makes all Shadow-holds Dark-holds, until the long-event phase of the player whose turn it is."""
    tale = Scene(GLORFINDEL, SAM, at=MORIA, foes_hand=[WITCH_KING])
    site = tale.s.companies[0].site
    tale.choose("move").until("plan").choose("stay").hazards()
    tale.choose(f"declare:{WITCH_KING}.1").hazards()
    assert (tale.cards(PLAY, 1), site_type(tale.s, site)) == ([WITCH_KING], "shadow-hold")
    tale.choose(next(key for key in tale.offers() if key.startswith(f"declare:{WITCH_KING}") and key.endswith(".3")))
    while tale.kind == "react":
        tale.decline()
    assert (tale.cards(DISCARD, 1), site_type(tale.s, site)) == ([WITCH_KING], "dark-hold")
    assert site_type(tale.next_organisation().s, site) == "dark-hold"
    assert site_type(tale.choose("move").reach("long-event").s, site) == "shadow-hold"


@part("CR-343")
@pytest.mark.parametrize(
    ("at", "regions", "found"), [(MORIA, ["Gundabad"], "region:Gundabad"), ("tw-416", [], "site:Mount Gundabad")]
)
def test_the_witch_king_hunts_in_his_regions_and_at_their_sites(at: str, regions: list[str], found: str) -> None:
    tale = Scene(GLORFINDEL, at=at, foes_hand=[WITCH_KING]).choose("move").until("plan").choose("stay").hazards()
    tale.s.journey.regions = regions
    assert [key_of(one) for one in keys_for(tale.s, tale.find(WITCH_KING, 1))] == [found]


@rule("ME-11.19", "ME-11.20", "ME-26.6", "ME-6.26")
def test_or_hazards_come_from_the_sideboard() -> None:
    tale = settled(haunted())
    key = next(k for k in tale.offers() if k.startswith(f"declare:{ADUNAPHEL}") and k.endswith(".2"))
    tale.choose(key)
    while tale.kind != "sideboard":
        tale.choose("pass")
    assert (tale.seat, tale.offers(), tale.s.journey.count) == (1, ["to-discard-pile"], 2)
    tale.choose("to-discard-pile", "fetch:tw-73")
    assert tale.cards(DISCARD, 1) == sorted([ADUNAPHEL, "tw-73"])


@rule("ME-11.20", "ME-26.7")
def test_or_one_hazard_goes_to_a_play_deck_of_five_which_is_shuffled() -> None:
    tale = settled(haunted(foes=["tw-74"] * 5))
    for thing in [held for held in tale.s.at(HAND, 1) if tale.s.face(held).id == "tw-74"]:
        tale.s.zones.move(thing, DECK + 1)
    tale.choose(next(k for k in tale.offers() if k.startswith(f"declare:{ADUNAPHEL}") and k.endswith(".2")))
    while tale.kind != "sideboard":
        tale.choose("pass")
    tale.s.chance.logging = True
    assert tale.offers() == ["to-discard-pile", "to-play-deck"]
    tale.choose("to-play-deck", "fetch:tw-73")
    assert tale.told("fetched") == [{"seat": 1, "count": 1, "place": "play-deck"}]
    first = tale.s.chance.log[0]
    assert (first.stream, len(first.got)) == ("deck.1", 5)


@rule("ME-11.21", "ME-25.27")
def test_threatened_it_taps_in_answer_and_the_threat_has_no_target() -> None:
    tale = settled(haunted(MARVELS))
    tale.choose("pass")
    while tale.kind != "react" or f"declare:{MARVELS}.0" not in tale.offers():
        tale.decline()
    tale.choose(f"declare:{MARVELS}.0")
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    key = next(k for k in tale.offers() if k.startswith(f"declare:{ADUNAPHEL}") and k.endswith(".3"))
    tale.choose(key).reach("site")
    assert tale.told("fizzled") == [{"seat": 0, "card": MARVELS}]


CONCEALMENT = "tw-204"


@rule("ME-10.12")
@pytest.mark.parametrize(("card", "answers"), [*printings("le-136", True, clauses=(3,)), (DESPAIR, False)])
def test_the_searching_eye_answers_a_scout_from_on_guard(card: str, answers: bool) -> None:
    """Whatever lies there, its player is asked."""
    tale = guarded(card, hand=[CONCEALMENT]).choose("none")
    tale.when(f"declare:{CONCEALMENT}")
    while tale.kind == "target" or tale.seat == 0:
        tale.decline()
    assert (tale.kind, tale.seat) == ("react", 1)
    assert bool(tale.offering(f"declare:{card}")) == answers
    if answers:
        tale.when(f"declare:{card}").until("organise")
        assert (tale.told("fizzled"), tale.told("attack-over")[0]["outcome"]) == (
            [{"seat": 0, "card": CONCEALMENT}],
            "defeated",
        )
        assert (tale.cards(DISCARD), tale.cards(DISCARD, 1)) == ([CONCEALMENT], [card])


@every_printing("le-136", 3)
def test_the_searching_eye_is_revealed_for_nothing_else(card: str) -> None:
    tale = guarded(card, hand=[GLAMDRING]).choose("none")
    s = tale.s
    s.enter(Entry(0, face_of("tw-332"), 1, tale.thing(SAM), [tale.thing(SAM)], "turn", order=s.in_force.begun))
    while tale.kind != "at-site":
        assert not tale.offering(f"declare:{card}")
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[-1])
    tale.choose(f"play:{GLAMDRING}", f"give:{GLORFINDEL}")
    assert (tale.kind, tale.offers()) == ("reveal", ["pass"])


@rule("ME-25.9", "ME-10.14")
def test_a_creature_from_guard_that_finds_nobody_left_is_discarded() -> None:
    tale = Scene(SAM, at=MORIA, foes_hand=[ORC_GUARD], rolls={"strike": [[1, 1]] * 9, "body": [[6, 6]] * 9})
    creature = tale.find(ORC_GUARD, 1)
    tale.s.zones.move(creature, GUARD + 1)
    tale.s.lay_on(creature, tale.s.companies[0].site)
    tale.again().choose("move").until("enter").choose("enter").until("reveal")
    tale.choose(tale.offering("reveal")[0]).reach("end")
    assert (tale.members(), len(tale.told("attacked"))) == ([], 1)
    assert (tale.cards(DISCARD, 1), tale.told("fizzled")) == ([ORC_GUARD], [{"seat": 1, "card": ORC_GUARD}])


@rule("ME-10.14")
@pytest.mark.parametrize(("site", "shown"), [(MORIA, True), ("tw-414", False)])
def test_where_no_automatic_attack_is_no_creature_comes_from_guard(site: str, shown: bool) -> None:
    """Moria and Mount Doom are Shadow-holds."""
    tale = guarded(ORC_GUARD, site)
    assert (tale.kind == "reveal" and tale.offering("reveal") != []) is shown


@rule("ME-10.20", "ME-10.21", "ME-10.23")
@pytest.mark.parametrize("play", [SendBack(TheCompany()), TapSite(), Each(TheCompany(), Last(NO_DEEDS, until="turn"))])
def test_what_sends_back_taps_the_site_or_forbids_all_deeds_is_not_revealed(play: Verb) -> None:
    assert is_barred(Play("mh", play))
    assert not is_barred(Play("mh", Each(TheCompany(), Last(Forbid("skill:scout"), until="turn"))))


@rule("ME-10.23")
@pytest.mark.parametrize("card", ["tw-53", "tw-84"])
def test_so_who_is_lost_is_lost_before_the_site(card: str) -> None:
    plays = [text for text in script_of(face_of(card)).texts if isinstance(text, Play) and text.window == "mh"]
    assert [is_barred(play) for play in plays] == [True] * len(plays)


@rule("ME-7.8", "ME-10.15")
@pytest.mark.parametrize(("card", "site", "attacks"), [("le-115", "as-139", 2), ("td-62", "td-177", 2)])
def test_a_card_that_gives_the_site_an_attack_is_revealed_before_them(card: str, site: str, attacks: int) -> None:
    tale = guarded(card, site)
    while tale.kind != "reveal" or not tale.offering("declare"):
        tale.decline()
    assert tale.told("attacked") == []
    tale.choose(tale.offering("declare")[0])
    while tale.kind == "target":
        tale.choose(tale.offers()[0])
    tale.reach("end")
    assert len(tale.told("attacked")) == attacks


@rule("ME-7.5", "ME-10.14", "ME-11.6", "ME-11.7")
@pytest.mark.parametrize(
    ("card", "site", "side", "key"),
    [
        (RAIN_DRAKE, BARROWS, "hero", "site-type:ruins-and-lairs"),
        (RAIN_DRAKE, RUIN_OF_ROHAN, "hero", None),
        (BROOD, UNDER_GATES, "hero", "site:The Under-gates"),
        (BROOD, MORIA, "hero", "site:Moria"),
        (BROOD, BARROWS, "hero", None),
        (SONS_OF_KINGS, "as-141", "hero", None),
        (SONS_OF_KINGS, "le-399", "minion", "site-type:border-hold"),
        (ORC_GUARD, BARROWS, "hero", None),
    ],
)
def test_a_creature_attacks_from_guard_by_what_it_is_keyed_to_at_the_site(
    card: str, site: str, side: str, key: str | None
) -> None:
    tale = guarded(card, site, side=side)
    assert (tale.kind, bool(tale.offering(f"reveal:{card}"))) == ("reveal", key is not None)
    if key is not None:
        assert key_of_attack(tale, card) == key


@rule("ME-10.14", "ME-11.6", "ME-1.8")
def test_on_guard_the_type_of_a_site_is_the_one_it_has_now() -> None:
    tale = guarded(ORC_GUARD, BARROWS, dark=True)
    assert key_of_attack(tale, ORC_GUARD) == "site-type:shadow-hold"


@rule("ME-13.58", "ME-10.14")
@pytest.mark.parametrize(("site", "detainment"), [(GUNDABAD, True), (GOBLIN_GATE, False)])
def test_a_creature_from_guard_only_detains_minions_in_a_shadow_hold(site: str, detainment: bool) -> None:
    """Not at Goblin-gate, whose card says so."""
    tale = guarded(ORC_GUARD, site, side="minion")
    assert key_of_attack(tale, ORC_GUARD) == "site-type:shadow-hold"
    assert tale.told("attacked")[-1]["detainment"] == detainment


def key_of_attack(tale: Scene, card: str) -> str:
    """It is revealed, and attacks after the automatic-attacks."""
    tale.choose(tale.offering(f"reveal:{card}")[0])
    while tale.kind not in ("at-site", "organise"):
        attack = tale.s.innermost(Attack)
        if attack is not None and attack.source == tale.find(card, 1):
            return attack.key
        tale.choose("stay-untapped" if "stay-untapped" in tale.offers() else tale.offers()[-1])
    raise AssertionError("it does not attack")
