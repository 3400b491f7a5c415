"""After every action: what the board itself demands (appendix G.1)."""

from tests.games.wotr.helpers import FP, SH, asked, at, bare, choose, figures, lay, offers, put, send, told
from tests.games.wotr.plain_box import CHARACTER_NAMES
from tests.games.wotr.quest import BALROG, HORN, MITHRIL, company, lies

from mathom.games.wotr.map import OUT
from mathom.games.wotr.round.aftermath import AfterAction
from mathom.games.wotr.state import War
from mathom.testing import part, rule

PALANTIR, WORMTONGUE = "sh_char_21", "sh_char_22"


def after(w: War) -> list[tuple[object, ...]]:
    """What happens at once; somebody may be asked then."""
    w.take_news()
    w.push(AfterAction())
    w.run()
    return told(w)


def who(w: War, *names: str) -> list[int]:
    return [w.character_at[CHARACTER_NAMES.index(name)] for name in names]


@rule("WR-1.44")
def test_leaders_without_an_army_are_removed_and_nazgul_are_not() -> None:
    w = bare()
    put(w, "dale", north_leader=1, nazgul=2)
    put(w, "bree", north_leader=1, north_regular=1)
    assert after(w) == [("leaders-lost", "dale", "north-leader", 1)]
    assert [figures(w, region) for region in ("dale", "bree")] == [
        {"nazgul": 2},
        {"north-regular": 1, "north-leader": 1},
    ]


@rule("WR-12.10", "WR-12.12")
def test_a_siege_without_besiegers_ends_and_one_with_them_goes_on() -> None:
    w = bare()
    put(w, "in:erebor", dwarves_regular=2)
    put(w, "in:moria", sauron_regular=1)
    put(w, "in:lorien", elves_regular=3)
    put(w, "lorien", sauron_regular=1)
    assert after(w) == [("siege-over", "erebor"), ("siege-over", "moria")]
    assert [figures(w, place) for place in ("erebor", "moria", "in:lorien")] == [
        {"dwarves-regular": 2},
        {"sauron-regular": 1},
        {"elves-regular": 3},
    ]


@part("AMB-44")
@rule("WR-12.10", "WR-13.3")
def test_a_stronghold_that_only_companions_defend_is_conquered_and_they_stay_in_the_region() -> None:
    w = bare()
    send(w, "legolas", "in:woodland_realm")
    put(w, "woodland_realm", sauron_regular=1)
    assert [name for name, *_ in after(w)] == ["siege-over", "conquered", "advanced"]
    assert (w.held[at("woodland_realm")], who(w, "legolas")) == (SH, [at("woodland_realm")])


@rule("WR-8.7", "WR-8.8", "WR-12.9")
def test_each_owner_removes_the_surplus_at_every_place_inside_and_outside() -> None:
    w = bare()
    put(w, "dale", north_regular=5, north_elite=5, gondor_regular=1)
    put(w, "erebor", sauron_regular=11)
    put(w, "in:erebor", dwarves_regular=5, gondor_elite=1, dwarves_leader=1)
    put(w, "moria", sauron_regular=10, nazgul=3)
    after(w)
    questions = []
    for unit in ("gondor-regular", "sauron-regular", "gondor-elite"):
        questions.append((asked(w), offers(w)))
        choose(w, unit)
    assert questions == [
        ((FP, "surplus"), ["gondor-regular", "north-regular", "north-elite"]),
        ((SH, "surplus"), ["sauron-regular"]),
        ((FP, "surplus"), ["dwarves-regular", "gondor-elite"]),
    ]
    assert (w.stack, [event for event in told(w) if event[0] == "surplus"]) == (
        [],
        [
            ("surplus", "dale", "gondor-regular"),
            ("surplus", "erebor", "sauron-regular"),
            ("surplus", "erebor", "gondor-elite"),
        ],
    )


@part("AMB-11")
@rule("WR-6.18")
def test_cards_of_both_sides_leave_when_their_condition_has_ceased_and_others_stay() -> None:
    w = company(bare(), "gimli")
    w.put_character(CHARACTER_NAMES.index("saruman"), OUT)
    lay(w, HORN, MITHRIL, PALANTIR, WORMTONGUE, BALROG)
    assert after(w) == [("card-left-play", card) for card in (HORN, PALANTIR, WORMTONGUE)]
    assert [lies(w, card) for card in (MITHRIL, BALROG)] == [True, True]
