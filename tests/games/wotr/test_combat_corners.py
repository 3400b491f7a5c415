"""Combat halves of the Free Peoples against other cards and against walls."""

import pytest
from tests.games.wotr.battles import FP, asked, field, keys, pick, roll, rolled, war
from tests.games.wotr.card_battles import BLANK, companions, fight, offered, texts
from tests.games.wotr.helpers import figures, told

from mathom.testing import rule


@rule("WR-11.36", "WR-12.1")
@pytest.mark.parametrize("card", ["fp_char_14", "fp_str_13"])
def test_a_special_attack_on_a_city_hits_on_six_only_in_the_first_round(card: str) -> None:
    """Sudden Strike and Charge use the number of the combat roll."""
    w = war(folde={"gondor_elite": 2, "gondor_leader": 2}, edoras={"sauron_regular": 3})
    roll(w, fp_strike=[5, 6], sh=[2, 2], fp=[2, 2], fp_again=[2, 2])
    fight(w, card, way="folde>edoras", side=FP)
    assert rolled(told(w), "special-attack") == [("free_peoples", [5, 6], 6, 1)]


@texts("Andúril")
def test_aragorn_turns_no_more_misses_than_there_are(card: str) -> None:
    w = companions("aragorn")
    roll(w, sh=BLANK, fp=[6, 6, 6, 6, 2], sh_again=[2, 2])
    fight(w, card)
    assert (asked(w), keys(w)) == ((FP, "turn-misses"), ["number:1", "number:0"])


@rule("WR-11.34")
@texts("Mighty Attack")
def test_a_silenced_companion_has_no_leadership_to_give_up(card: str) -> None:
    w = companions("legolas", "gimli")
    roll(w, sh=BLANK, fp=BLANK, sh_again=[2, 2])
    fight(w, card, "sh_char_15")
    pick(w, "character:legolas")
    assert rolled(told(w), "leadership-forfeited") == [("gimli",)]


@texts("Brave Stand")
def test_a_silenced_companion_still_stands_bravely(card: str) -> None:
    w = companions("legolas", "gimli")
    roll(w, sh=[2, 2, 2], fp=BLANK, sh_again=[2, 2], fp_again=[2])
    fight(w, card, "sh_char_15")
    pick(w, "character:legolas")
    assert [len(news[2]) for news in told(w) if news[:2] == ("combat-roll", "shadow")] == [3]


@texts("Shield-wall")
def test_a_shield_wall_does_not_count_the_hit_that_mumakil_add(card: str) -> None:
    w = field({"southrons_easterlings_elite": 5}, {"gondor_regular": 5})
    roll(w, sh=[6, 2, 2, 2, 2], fp=BLANK)
    fight(w, card, "sh_str_07")
    assert figures(w, "trollshaws") == {"gondor-regular": 3}


@rule("WR-11.32")
@pytest.mark.parametrize("card", ["fp_char_19", "fp_char_20", "fp_char_21"])
@pytest.mark.parametrize("region", ["orthanc", "fangorn", "folde", "gap_of_rohan"])
def test_ents_come_to_orthanc_fangorn_and_all_of_rohan(card: str, region: str) -> None:
    origin = {"orthanc": "fords_of_isen", "fangorn": "westemnet", "folde": "edoras"}.get(region, "fords_of_isen")
    w = war(**{origin: {"rohan_regular": 1}, region: {"isengard_regular": 1}})
    assert offered(w, card, f"{origin}>{region}", FP) == (region != "gap_of_rohan")


@rule("WR-11.32")
@pytest.mark.parametrize("card", ["fp_str_13", "fp_str_22"])
def test_an_elite_of_the_enemy_is_not_enough(card: str) -> None:
    assert not offered(field({"sauron_elite": 2}, {"gondor_regular": 2}), card)
