"""What a seat is told of the table: phases, numbers of attacks and strikes, chains, ways, points as they count."""

from typing import Any

import pytest
from tests.games.meccg.scene import Scene
from tests.games.meccg.tale import Tale, deck
from tests.games.meccg.test_combat import GLORFINDEL, SAM, attacked
from tests.games.meccg.test_events import MORIA, on_the_way
from tests.games.meccg.test_journey import play

from mathom.effects import Carry
from mathom.games.meccg.faces import face_of
from mathom.games.meccg.game import GAME
from mathom.games.meccg.zones import DECK, DISCARD
from mathom.testing import rule
from mathom.texts import Texts


def seen(tale: Tale, seat: int | None = 0) -> dict[str, Any]:
    return GAME.view(tale.s, seat)


@rule("ME-4.1")
def test_the_view_names_the_phase_of_the_turn() -> None:
    mine = deck(pool={GLORFINDEL: 1}, hazards={"tw-72": 2}, sites=MORIA)
    tale = Tale(mine, deck(hazards={"tw-72": 2}))
    found = [seen(tale)["phase"]]
    tale.draft(GLORFINDEL)
    found.append(seen(tale.until("organise"))["phase"])
    found.append(seen(tale.choose("move").until("plan"))["phase"])
    found.append(seen(tale.choose("move:tw-408").until("way"))["phase"])
    found += [seen(tale.until(kind))["phase"] for kind in ("at-site", "discard")]
    assert found == [None, "organisation", "organisation", "movement", "site", "end"]


@rule("ME-13.1", "ME-13.22")
def test_a_strike_is_told_to_all_with_its_numbers_as_they_are_now() -> None:
    tale = attacked(GLORFINDEL, SAM, prowess=12, body=7).choose(f"assign:{GLORFINDEL}").until("defend")
    tale.choose("stay-untapped")
    for seat in (0, 1, None):
        attack, strike = seen(tale, seat)["going_on"]
        assert attack["now"] == {"strikes": 1, "prowess": 12, "body": 7}
        assert (attack["seat"], attack["card"], attack["left"]) == (1, None, [])
        assert strike == {
            "procedure": "Strike",
            "target": tale.thing(GLORFINDEL),
            "excess": 0,
            "staying": True,
            "helped": 0,
            "own": 8 - 3,
            "theirs": 12,
            "both_roll": False,
            "fates": ["wounded"] * 8 + ["eliminated"] * 3,
            "dodging": False,
        }


def test_an_attack_without_body_has_none() -> None:
    attack = seen(attacked(GLORFINDEL, SAM, body=-1))["going_on"][0]
    assert (attack["body"], attack["now"]["body"]) == (None, None)


def test_the_attack_of_a_creature_is_an_attack_with_its_card() -> None:
    tale = on_the_way({}, {"tw-72": 1}).choose("declare:tw-72.0").until("excess")
    attack = seen(tale)["going_on"][0]
    assert (attack["procedure"], attack["card"], attack["now"]["strikes"]) == ("Attack", "tw-72", 5)


@rule("ME-25.1")
def test_a_declaration_on_the_chain_is_told_with_what_it_aims_at() -> None:
    tale = on_the_way({"tw-204": 1}, {"tw-18": 1}).choose("declare:tw-18.0", f"on:{SAM}")
    what = {"card": "tw-18", "text": 0, "how": "play", "clauses": ["tw-18.1", "tw-18.2", "tw-18.3"]}
    aimed = {"seat": 1, **what, "cancelled": False, "attack": None, "on": [tale.thing(SAM)]}
    assert [seen(tale, seat)["chain"] for seat in (0, 1, None)] == [[aimed]] * 3


@rule("ME-9.7", "ME-9.11")
def test_a_way_is_told_by_the_regions_that_it_leads_through() -> None:
    tale = play().choose("move").until("plan").choose("move:tw-408").until("way")
    options = seen(tale)["ask"]["options"]
    assert [(option["text"], option["args"]["kind"], option["args"]["regions"]) for option in options] == [
        ("meccg-option-way", "starter", ["tw-482", "tw-490"]),
        ("meccg-option-way", "region", ["tw-482", "tw-465", "tw-442", "tw-490"]),
        ("meccg-option-way", "region", ["tw-482", "tw-466", "tw-481", "tw-490"]),
    ]


@rule("ME-27.35", "ME-27.37")
def test_points_are_told_as_printed_and_as_they_count() -> None:
    tale = play()
    mine = seen(tale, 1)["players"][0]
    # Glorfindel II and Sam are worth four, but no more than all other categories together.
    assert (mine["points"]["character"], mine["counted"]["character"], mine["scored"]) == (4, 0, [])


def test_a_company_is_told_with_its_size() -> None:
    assert [company["size"] for company in seen(play())["companies"]] == [2]


def asks(tale: Tale, seat: int) -> list[str]:
    """The question in German and in English."""
    return [Texts(lang, strict=True).say(f"meccg-ask-{tale.kind}", **GAME.about(tale.s, seat)) for lang in ("de", "en")]


@rule("ME-25.3")
def test_a_question_names_the_card_that_may_be_answered() -> None:
    tale = on_the_way({"tw-204": 1}, {"tw-72": 1})
    hazard = "Die Gemeinschaft des Gegners ist unterwegs: eine Gefahr?"
    assert asks(tale, 1) == [hazard, "The opponent's company is on its way: a hazard?"]
    tale.choose("declare:tw-72.0").until("react")
    assert tale.seat == 0
    assert asks(tale, 0) == ["Ork-Wachtposten ist angesagt: Antwortest du?", "Orc-guard is declared: do you answer?"]
    assert GAME.about(tale.s, 0)["declares"] is None


@rule("ME-25.2")
def test_who_pays_for_a_card_reads_which_it_is() -> None:
    tale = on_the_way({"tw-204": 1}, {"tw-72": 1}, heroes=(SAM, "tw-495")).choose("declare:tw-72.0")
    tale.when("declare:tw-204.0").until("payment")
    assert asks(tale, 0) == ["Wer oder was trägt die Kosten von Versteck?", "Who or what pays the cost of Concealment?"]


@rule("ME-4.18", "ME-4.24")
def test_the_ring_tests_of_the_end_are_seen_in_the_end_of_turn_phase() -> None:
    tale = Scene(["le-1", "le-315"], side="minion", hand=["le-326", "le-324"], rolls={"ring": [[2, 3]] * 3})
    tale.choose("move").until("new-ring")
    assert GAME.view(tale.s, 0)["phase"] == "end"


def test_a_journey_tells_what_of_the_hand_can_be_played_where_it_ends() -> None:
    """To who plans it, and to nobody else."""
    mine = deck(pool={GLORFINDEL: 1}, resources={"tw-244": 1, "tw-263": 1}, sites=MORIA)
    tale = Tale(mine, deck()).draft(GLORFINDEL).until("organise").choose("move").until("plan")
    options = {option["key"]: option["args"].get("plays") for option in seen(tale)["ask"]["options"]}
    assert options == {"move:tw-408": [], "move:tw-413": ["tw-244"], "stay": None}
    assert "ask" not in GAME.view(tale.s, 1)


def test_only_a_hand_that_is_put_in_order_is_tidied() -> None:
    tale = Tale(deck(pool={GLORFINDEL: 1}, hazards={"tw-72": 9}), deck()).draft(GLORFINDEL)
    found = {kind: GAME.tidies(tale.until(kind).s, 0) for kind in ("organise", "discard")}
    assert found == {"organise": False, "discard": True}


# What pays for its own text by leaving play, and what brings a card of the discard pile or the sideboard into the deck.
CRAM, SMOKE_RINGS, HORN, MIRUVOR = "td-105", "dm-159", "tw-259", "tw-283"


@rule("ME-25.6")
@pytest.mark.parametrize("hidden", [HORN, MIRUVOR])
def test_a_card_on_the_chain_that_was_shuffled_away_is_shown_as_what_was_declared(hidden: str) -> None:
    """Its number is that of a card in the deck, which nobody knows, and which may have fewer texts."""
    scene = Scene([SAM, CRAM], GLORFINDEL, hand=[SMOKE_RINGS, SMOKE_RINGS, hidden]).make(1, SAM)
    cram = scene.thing(CRAM)
    scene.s.zones.slip(scene.find(hidden), DISCARD)
    scene.again().choose(scene.offering(f"declare:{CRAM}")[-1])
    scene.when(f"declare:{SMOKE_RINGS}").when(f"declare:{SMOKE_RINGS}").until("fetch-any")
    scene.choose(f"fetch:{hidden}")
    assert scene.kind == "fetch-any"
    assert (scene.s.zones.where[cram], scene.s.face(cram).id) == (DECK, hidden)
    for seat in (0, 1, None):
        declared = seen(scene, seat)["chain"][0]
        assert (declared["card"], declared["how"], declared["clauses"][0]) == (CRAM, "use", f"{CRAM}.1")


def test_who_answers_a_card_is_told_which_it_is_though_its_number_has_become_anothers() -> None:
    scene = Scene(SAM, hand=[SMOKE_RINGS, HORN])
    scene.s.zones.slip(scene.find(HORN), DISCARD)
    scene.again().choose(f"declare:{SMOKE_RINGS}.0").until("fetch-any")
    carry = scene.s.innermost(Carry)
    assert carry is not None
    scene.s.zones.imagine([carry.source], [face_of(HORN)])
    assert seen(scene)["ask"]["about"]["source"] == SMOKE_RINGS
