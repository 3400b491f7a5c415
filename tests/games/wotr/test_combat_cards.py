"""The combat halves of all 96 event cards: conditions, bonuses, dice, and cards against cards."""

import re
import unicodedata

import pytest
from tests.games.wotr.battles import (
    FP,
    SH,
    asked,
    attack,
    field,
    hold,
    keys,
    left,
    pick,
    question,
    roll,
    rolled,
    war,
)
from tests.games.wotr.card_battles import (
    BLANK,
    PRINTED,
    carriers,
    carry_out,
    companions,
    fight,
    led,
    offered,
    plain,
    rolls,
    round_of,
    side_of,
    texts,
)
from tests.games.wotr.helpers import at, key, put, send, told
from tests.games.wotr.plain_box import CARD_NAMES

from mathom.games.wotr.battle.cards import initiative_in, queue_of, refuse_combat_card, side_in
from mathom.games.wotr.box import CARD_FACES, HOME
from mathom.games.wotr.cards.halves import HALF_OF, HALVES
from mathom.games.wotr.codes import CARD
from mathom.games.wotr.events.card_text import script_of
from mathom.games.wotr.map import NOWHERE
from mathom.games.wotr.state import ANY_GANDALF, DISCARDED, NO_CARD, War
from mathom.testing import part, rule

# All cards


def slug(title: str) -> str:
    ascii_title = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z]+", "-", ascii_title.lower().replace("'", "")).strip("-")


@rule("WR-6.21", "WR-11.30")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_has_its_printed_combat_half_at_its_printed_initiative(card: str) -> None:
    face = CARD_NAMES.index(card)
    half = HALF_OF[card]
    printed = PRINTED[face]
    initiative = printed["initiative"] if isinstance(printed["initiative"], list) else [printed["initiative"]]
    side = side_of(card)
    played = [face if side == s else NO_CARD for s in (FP, SH)]
    assert half.title == slug(printed["combat_title_en"])
    for attacker in (FP, SH):
        queue = queue_of(played, attacker)
        assert [initiative_in(code) for code in queue] == initiative
        assert [side_in(code) for code in queue] == [side] * len(initiative)
    assert len(half.verbs) == len(initiative) == len(script_of(face).combat)
    assert (half.needs is None) == (printed["combat_precondition"] is None)


def test_there_are_38_different_halves_for_96_cards() -> None:
    assert (len(HALVES), len({half.title for half in HALVES}), len(HALF_OF)) == (38, 38, CARD_FACES)


QUESTIONS = (
    "black-breath",
    "escape",
    "forfeit",
    "nazgul-points",
    "own-hits",
    "sacrifice",
    "silence",
    "strike-figure",
    "strike-minion",
    "turn-misses",
)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_question_of_a_half_has_a_message(lang: str) -> None:
    text = (HOME / "texts" / lang / "combat_cards.ftl").read_text("utf-8")
    assert [question for question in QUESTIONS if f"wotr-ask-{question} = " not in text] == []


def rich(card: str) -> tuple[War, str, int]:
    """A position in which the condition of the card holds: the war, the way of the attack, the attacker."""
    everybody = {"sauron_regular": 2, "isengard_elite": 1, "southrons_easterlings_elite": 1, "nazgul": 2}
    defenders = {"rohan_regular": 3, "rohan_elite": 1, "rohan_leader": 1}
    if HALF_OF[card].title == "devilry-of-orthanc":
        return war(**{"in:helms_deep": defenders, "helms_deep": everybody}), "helms_deep>helms_deep", SH
    if HALF_OF[card].title == "durins-bane":
        return field(everybody, defenders), "hollin>trollshaws", SH
    w = war(westemnet=defenders, fords_of_isen=everybody)
    for name in ("gandalf_the_grey", "strider", "meriadoc", "legolas"):
        send(w, name, "westemnet")
    w.ring_bearers = at("westemnet")
    return w, "fords_of_isen>westemnet", SH


@rule("WR-6.21", "WR-11.32")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_every_card_is_played_discarded_and_carried_out(card: str) -> None:
    """The battle goes on to its end with any answers, and every card leaves the hand for the discard pile."""
    w, way, side = rich(card)
    fight(w, card, way=way, side=side)
    assert w.card_in(DISCARDED + side_of(card), CARD_NAMES.index(card)) != NO_CARD
    for _ in range(200):
        if w.ask is None:
            break
        w.play(w.ask.seats[0], w.ask.options[0][-1])
    assert (w.ask, w.stack, sum(map(sum, w.figures.content))) == (None, [], 193)


@rule("WR-11.32")
@pytest.mark.parametrize("card", [entry["id"] for entry in PRINTED if entry["combat_precondition"]])
def test_no_card_with_a_condition_is_offered_without_it(card: str) -> None:
    """Five Regulars of the North attack five of Sauron in a far land: no condition of any card holds."""
    w = war(north_rhun={"sauron_regular": 5}, vale_of_the_carnen={"north_regular": 5})
    w.ring_bearers = NOWHERE
    way, side = "vale_of_the_carnen>north_rhun", FP
    assert not offered(w, card, way, side)
    reason = w.stack[-1].refuse(w, side_of(card), CARD + CARD_NAMES.index(card))
    assert reason is not None
    assert "WR-11.32" in reason.rules


def test_a_card_of_the_enemy_is_refused() -> None:
    w = plain()
    r = round_of(w, SH, "hollin", "trollshaws")
    assert key(refuse_combat_card(w, r, FP, CARD_NAMES.index("sh_str_01"))) == "that-is-a-card-of-the-enemy"


# Bonuses


@rule("WR-11.45", "WR-11.47")
@pytest.mark.parametrize("card", carriers("It Is a Gift") + carriers("One for the Dark Lord"))
def test_it_is_a_gift_and_one_for_the_dark_lord(card: str) -> None:
    w = led()
    w.ring_bearers = at("trollshaws")
    roll(w, sh=BLANK, fp=BLANK, sh_again=[4, 2], fp_again=[4])
    fight(w, card)
    plus = [1 if side_of(card) == side else 0 for side in (FP, SH)]
    assert rolls(w) == [
        ("roll", "shadow", plus[SH], 5, 0),
        ("roll", "free_peoples", plus[FP], 5, 0),
        ("reroll", "shadow", plus[SH], 5, plus[SH]),
        ("reroll", "free_peoples", plus[FP], 5, plus[FP]),
    ]
    w = led()
    w.ring_bearers = at("hollin")
    assert not offered(w, card)


@part("AMB-90")
@rule("WR-6.32")
@texts("Servant of the Secret Fire")
def test_servant_of_the_secret_fire(card: str) -> None:
    """AMB-90: the Grey only, unless the table agrees otherwise."""
    w = companions("gandalf_the_grey")
    roll(w, sh=BLANK, fp=[4, 2, 2, 2, 2], sh_again=[2, 2], fp_again=[4])
    fight(w, card)
    assert [r for r in rolls(w) if r[1] == "free_peoples"] == [
        ("roll", "free_peoples", 1, 5, 1),
        ("reroll", "free_peoples", 0, 5, 0),
    ]
    assert not offered(companions("gandalf_the_white"), card)
    w = companions("gandalf_the_white")
    w.house |= ANY_GANDALF
    assert offered(w, card)


@texts("Ents' Rage")
@pytest.mark.parametrize("side", [FP, SH])
def test_ents_rage(card: str, side: int) -> None:
    w = war(westemnet={"rohan_regular": 3}, fangorn={"isengard_regular": 3})
    way = ["westemnet>fangorn", "fangorn>westemnet"][side]
    roll(w, sh=[2] * 3, fp=[3, 2, 2])
    fight(w, card, way=way, side=side)
    assert ("roll", "free_peoples", 2, 5, 1) in rolls(w)


@texts("Valour")
def test_valour(card: str) -> None:
    w = field({"sauron_regular": 5}, {"gondor_regular": 1, "gondor_elite": 1, "gondor_leader": 1})
    roll(w, sh=BLANK, fp=[4, 2], fp_again=[4])
    fight(w, card)
    assert rolls(w)[1:] == [("roll", "free_peoples", 1, 5, 1), ("reroll", "free_peoples", 0, 5, 0)]


@rule("WR-11.47", "WR-11.49")
@texts("Advantageous Position")
def test_advantageous_position(card: str) -> None:
    w = war(rivendell={"elves_regular": 5}, trollshaws={"sauron_regular": 3, "nazgul": 2})
    roll(w, sh=[5, 6, 2], fp=BLANK, sh_again=[5, 2])
    fight(w, card, way="trollshaws>rivendell")
    assert [r for r in rolls(w) if r[1] == "shadow"] == [("roll", "shadow", -1, 5, 1), ("reroll", "shadow", 0, 5, 1)]


@rule("WR-11.82")
@texts("Cruel as Death")
def test_cruel_as_death(card: str) -> None:
    w = field({"sauron_regular": 5, "nazgul": 3}, {"gondor_regular": 5})
    roll(w, sh=[4, 2, 2, 2, 2], fp=BLANK, sh_again=[2])
    fight(w, card)
    assert [r for r in rolls(w) if r[1] == "shadow"] == [("roll", "shadow", 1, 5, 1), ("reroll", "shadow", 0, 5, 0)]
    w = field({"sauron_regular": 5, "nazgul": 1}, {"gondor_regular": 5})
    assert not offered(w, card)
    w = field({"sauron_regular": 5}, {"gondor_regular": 5})
    send(w, "witch_king", "hollin")
    assert offered(w, card)


@rule("WR-11.82")
@texts("They Are Terrible")
def test_they_are_terrible(card: str) -> None:
    w = led()
    roll(w, sh=[4, 2, 2, 2, 2], fp=BLANK, sh_again=[4], fp_again=[2])
    fight(w, card)
    assert [r for r in rolls(w) if r[1] == "shadow"] == [("roll", "shadow", 0, 5, 0), ("reroll", "shadow", 1, 5, 1)]


@rule("WR-11.82")
@pytest.mark.parametrize(
    ("card", "points"),
    [(card, 2) for card in carriers("Cruel as Death")] + [(card, 1) for card in carriers("They Are Terrible")],
)
def test_the_last_points_of_nazgul_leadership_pay_too(card: str, points: int) -> None:
    w = field({"sauron_regular": 5, "nazgul": points}, {"gondor_regular": 5})
    roll(w, sh=BLANK, fp=BLANK)
    fight(w, card)
    news = told(w)
    assert rolled(news, "nazgul-leadership-forfeited") == [(points,)]
    assert (rolled(news)[0][2], rolled(news, "leader-reroll")) == (points - 1, [])


@rule("WR-11.32", "WR-11.82")
@pytest.mark.parametrize("card", carriers("Dread and Despair") + carriers("Foul Stench"))
def test_one_nazgul_is_enough(card: str) -> None:
    assert offered(field({"sauron_regular": 5, "nazgul": 1}, {"gondor_regular": 5}), card)
    assert not offered(plain(), card)


@texts("Foul Stench")
def test_foul_stench_counts_no_leadership_but_that_of_nazgul(card: str) -> None:
    w = field({"sauron_regular": 5, "nazgul": 1}, {"gondor_regular": 5, "gondor_leader": 2})
    send(w, "mouth_of_sauron", "hollin")
    roll(w, sh=[1] * 5, fp=[1] * 5, sh_again=[1] * 3, fp_again=[1] * 2)
    fight(w, card)
    assert rolls(w)[-1] == ("reroll", "free_peoples", 0, 5, 0)


@part("AMB-101")
@rule("WR-11.32")
@texts("Devilry of Orthanc")
def test_devilry_of_orthanc(card: str) -> None:
    """AMB-101"""
    w = war(**{"in:helms_deep": {"rohan_regular": 3}, "helms_deep": {"isengard_regular": 3}})
    roll(w, sh=[5, 2, 2], fp=[2] * 3)
    fight(w, card, way="helms_deep>helms_deep")
    assert rolls(w)[0] == ("roll", "shadow", 1, 6, 1)
    w = war(helms_deep={"rohan_regular": 3}, westemnet={"isengard_regular": 3})
    assert not offered(w, card, "westemnet>helms_deep")
    w = war(**{"in:helms_deep": {"rohan_regular": 3}, "helms_deep": {"sauron_regular": 3}})
    assert not offered(w, card, "helms_deep>helms_deep")


@part("AMB-101")
@rule("WR-11.32")
@texts("Devilry of Orthanc")
def test_devilry_of_orthanc_helps_isengard_inside_its_stronghold_too(card: str) -> None:
    """The card asks for a defending army in a Stronghold, not for whose army that is."""
    w = war(**{"in:orthanc": {"isengard_regular": 3}, "orthanc": {"rohan_regular": 3}})
    roll(w, sh=[4, 2, 2], fp=[2] * 3)
    fight(w, card, way="orthanc>orthanc", side=FP)
    assert rolls(w)[1] == ("roll", "shadow", 1, 5, 1)
    w = war(**{"in:orthanc": {"isengard_regular": 3}, "orthanc": {"rohan_regular": 3}})
    assert not offered(w, card, "orthanc>orthanc", SH)  # a sortie is a battle in the field


@pytest.mark.parametrize(
    ("card", "bonus"),
    [(card, 2) for card in carriers("Deadly Strife")] + [(card, 1) for card in carriers("Desperate Battle")],
)
def test_deadly_strife_and_desperate_battle(card: str, bonus: int) -> None:
    w = led()
    roll(w, sh=[1, 1, 1, 1, 5 - bonus], fp=[1, 1, 1, 1, 5 - bonus], sh_again=[5 - bonus, 1], fp_again=[5 - bonus])
    fight(w, card)
    assert rolls(w) == [
        ("roll", "shadow", bonus, 5, 1),
        ("roll", "free_peoples", bonus, 5, 1),
        ("reroll", "shadow", bonus, 5, 1),
        ("reroll", "free_peoples", bonus, 5, 1),
    ]


# Dice


@pytest.mark.parametrize(
    ("card", "most"), [(card, 3) for card in carriers("Daylight")] + [(card, 2) for card in carriers("Huorn-dark")]
)
def test_daylight_and_huorn_dark(card: str, most: int) -> None:
    w = war(westemnet={"rohan_regular": 5}, fangorn={"isengard_regular": 5})
    roll(w, sh=[2] * most, fp=BLANK)
    fight(w, card, way="fangorn>westemnet")
    assert [len(event[1]) for event in rolled(told(w))] == [most, 5]  # type: ignore[arg-type]


@texts("Daylight")
def test_daylight_does_not_add_dice(card: str) -> None:
    w = field({"sauron_regular": 2}, {"gondor_regular": 5})
    roll(w, sh=[2, 2], fp=BLANK)
    fight(w, card)
    assert question(w) == "cease"


@rule("WR-11.16")
@texts("Brave Stand")
def test_brave_stand(card: str) -> None:
    w = companions("gimli", "meriadoc")
    roll(w, sh=[2] * 3, fp=BLANK, sh_again=[2, 2], fp_again=[2, 2])
    fight(w, card)
    assert [len(event[1]) for event in rolled(told(w))] == [3, 5]  # type: ignore[arg-type]
    w = field({"sauron_regular": 2}, {"gondor_regular": 5})
    for name in ("gimli", "meriadoc", "legolas"):
        send(w, name, "trollshaws")
    roll(w, sh=[2], fp=BLANK, fp_again=[2, 2, 2])
    fight(w, card)
    assert [len(event[1]) for event in rolled(told(w))] == [1, 5]  # type: ignore[arg-type]


@rule("WR-11.82")
@texts("Dread and Despair")
def test_dread_and_despair(card: str) -> None:
    """DP-77"""
    w = field({"sauron_regular": 5, "nazgul": 1}, {"gondor_regular": 5})
    send(w, "witch_king", "hollin")
    fight(w, card)
    assert (asked(w), keys(w)) == ((SH, "nazgul-points"), ["number:1", "number:2", "number:3"])
    roll(w, sh=BLANK, fp=[2] * 3, sh_again=[2])
    pick(w, "number:2")
    assert [len(event[1]) for event in rolled(told(w))] == [5, 3]  # type: ignore[arg-type]
    w = field({"sauron_regular": 5, "nazgul": 8}, {"gondor_regular": 5})
    roll(w, sh=BLANK, fp=[2], sh_again=[2])
    fight(w, card)
    pick(w, "number:7")
    assert question(w) == "cease"


@texts("Foul Stench")
@pytest.mark.parametrize(("leaders", "cancelled"), [(2, True), (3, False)])
def test_foul_stench(card: str, leaders: int, cancelled: bool) -> None:
    w = field({"sauron_regular": 5, "nazgul": 2}, {"gondor_regular": 5, "gondor_leader": leaders})
    roll(w, sh=BLANK, fp=BLANK, sh_again=[2, 2], fp_again=[2] * leaders)
    fight(w, card)
    rerolls = [r[1] for r in rolls(w) if r[0] == "reroll"]
    assert rerolls == (["shadow"] if cancelled else ["shadow", "free_peoples"])


# Cards against cards


@rule("WR-11.83", "WR-11.33")
@texts("Daring Defiance")
def test_daring_defiance(card: str) -> None:
    w = companions("gimli", "meriadoc")
    roll(w, sh=BLANK, fp=BLANK, sh_again=[2, 2])
    fight(w, card, "sh_str_01")
    news = told(w)
    assert rolled(news, "combat-card-cancelled") == [("sh_str_01",)]
    assert rolled(news, "leadership-forfeited") == [("gimli",), ("meriadoc",)]
    assert [(event[0], event[2]) for event in rolled(news)] == [("shadow", 0), ("free_peoples", 0)]
    assert [event[0] for event in rolled(news, "leader-reroll")] == ["shadow"]


@rule("WR-11.34")
@texts("Daring Defiance")
def test_daring_defiance_needs_leadership_to_give_up(card: str) -> None:
    w = companions("gandalf_the_white")
    hold(w, FP, card)
    hold(w, SH, "sh_str_01")
    attack(w)
    roll(w, sh=BLANK, fp=BLANK)
    pick(w, "yes", "card:sh_str_01", f"card:{card}")
    news = told(w)
    assert (rolled(news, "combat-card-cancelled"), rolled(news)[0][2]) == ([], 2)


@rule("WR-11.83")
@texts("Swarm of Bats")
def test_swarm_of_bats(card: str) -> None:
    w = led()
    roll(w, sh=BLANK, fp=BLANK, sh_again=[4, 2], fp_again=[2])
    fight(w, card, "fp_str_01")
    news = told(w)
    assert rolled(news, "combat-card-cancelled") == [("fp_str_01",)]
    assert rolled(news, "leader-reroll")[0] == ("shadow", [4, 2], 0, 5, 0)
    w = led()
    roll(w, sh=BLANK, fp=BLANK, sh_again=[4, 2], fp_again=[2])
    fight(w, card)
    assert rolled(told(w), "leader-reroll")[0] == ("shadow", [4, 2], 1, 5, 1)


@rule("WR-11.28", "WR-7.36")
@texts("Words of Power")
def test_words_of_power(card: str) -> None:
    """DP-81"""
    w = field({"sauron_regular": 5, "nazgul": 1}, {"gondor_regular": 2})
    send(w, "gimli", "trollshaws")
    send(w, "aragorn", "trollshaws")
    fight(w, card)
    assert (asked(w), keys(w)) == ((SH, "silence"), ["character:gimli", "character:aragorn"])
    roll(w, sh=BLANK, fp=[2] * 3, sh_again=[2], fp_again=[2])
    pick(w, "character:aragorn")
    assert [len(event[1]) for event in rolled(told(w))] == [5, 3]  # type: ignore[arg-type]
    roll(w, sh=BLANK, fp=[2] * 4, sh_again=[2], fp_again=[2] * 3)
    pick(w, "continue", "stay")
    assert question(w) == "cease"


@rule("WR-11.69", "WR-11.72")
@texts("Scouts")
def test_scouts(card: str) -> None:
    """DP-82"""
    w = war(rivendell={"elves_regular": 3}, trollshaws={"sauron_regular": 5})
    fight(w, card, way="trollshaws>rivendell")
    assert (asked(w), keys(w)) == ((FP, "escape"), ["withdraw", "region:fords_of_bruinen"])
    other = w.clone()
    pick(w, "region:fords_of_bruinen", "all")
    assert (left(w, "fords_of_bruinen", FP), w.held[at("rivendell")]) == ({"elves-regular": 3}, SH)
    assert rolled(told(w)) == []
    pick(other, "withdraw", "all")
    assert (other.besieger(at("rivendell")), left(other, "in:rivendell", FP)) == (SH, {"elves-regular": 3})


@rule("WR-11.32")
@texts("Scouts")
def test_scouts_are_for_defenders_in_the_field(card: str) -> None:
    assert not offered(plain(), card, "trollshaws>hollin", FP)
    w = plain()
    carry_out(w, card, round_of(w, FP, "trollshaws", "hollin"))
    assert w.ask is None
    w = war(**{"in:erebor": {"dwarves_regular": 3}, "erebor": {"sauron_regular": 3}})
    assert not offered(w, card, "erebor>erebor")
    w = war(**{"in:moria": {"sauron_regular": 3}, "moria": {"dwarves_regular": 3}})
    assert offered(w, card, "moria>moria")


@part("AMB-12")
@rule("WR-11.32", "WR-11.70")
def test_scouts_without_a_way_out_do_nothing() -> None:
    """AMB-12"""
    w = plain()
    for region in ("ettenmoors", "fords_of_bruinen", "south_downs", "weather_hills"):
        put(w, region, sauron_regular=1)
    held = w.held[:]
    held[at("rivendell")] = SH
    w.held = held
    roll(w, sh=BLANK, fp=BLANK)
    fight(w, "fp_str_05")
    assert (question(w), len(rolled(told(w)))) == ("cease", 2)
