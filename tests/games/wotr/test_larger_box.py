"""A box with more in it: what an expansion adds to the tables is played like all the rest."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.games.wotr.helpers import new
from tests.games.wotr.plain_box import CHARACTER_NAMES

from mathom.games.wotr.box import ELITES, KIND_NAMES, KINDS, REPLACED_BY, UNIT_KINDS
from mathom.games.wotr.codes import (
    CODES,
    END,
    NO_THING,
    character_in,
    count_code,
    count_in,
    face_in,
    figure_in,
    kind_in,
    member_in,
)
from mathom.games.wotr.edge.options import describe, parse
from mathom.games.wotr.edge.proofs import CHARACTER_RULES
from mathom.testing import rule

# Dunlendings and a Hobbit more; the tables are changed while they are read.
LARGER = """
import json
from pathlib import Path
from random import Random

plain = Path.read_text

def larger(path, *args):
    data = json.loads(plain(path, *args)) if path.suffix == ".json" else None
    if path.name == "ranks.json":
        data["ranks"].append({"id": "auxiliary", "unit": True, "replaced_by": None, "named_alone": False})
    if path.name == "setup.json":
        isengard = data["nations"][5]
        isengard["figures_total"]["auxiliary"] = 6
        isengard["reinforcements"]["auxiliary"] = 6
    if path.name == "characters.json":
        hobbit = dict(next(c for c in data["characters"] if c["id"] == "peregrin"))
        data["characters"].append({**hobbit, "id": "fredegar", "starts_in_fellowship": False})
    return plain(path, *args) if data is None else json.dumps(data)

Path.read_text = larger

from mathom.games.wotr.box import CHARACTER_NAMES, KIND_NAMES, KINDS, MEMBERS, REPLACED_BY, kind_named
from mathom.games.wotr.game import GAME
from mathom.games.wotr.map import REINFORCEMENTS, region_named
from mathom.kernel import play_at_random

auxiliary = kind_named("isengard-auxiliary")
assert (KINDS, len(CHARACTER_NAMES), MEMBERS) == (24, 18, 42)
assert REPLACED_BY[auxiliary] == -1 and REPLACED_BY[auxiliary - 1] == auxiliary - 2
w = GAME.new({}, seats=2, seed="larger")
w.figures.move(auxiliary, 6, REINFORCEMENTS + 1, region_named("orthanc"))
assert w.is_besieged(region_named("orthanc")) is False
twin = GAME.load(w.dump())
assert twin.digest() == w.digest()
before = w.census()
play_at_random(w, Random(1))
assert w.result is not None and w.census() == before
print("played with", KIND_NAMES[auxiliary])
"""


@rule("WR-1.19", "WR-1.20")
def test_kinds_of_figures_follow_from_the_tables() -> None:
    assert (KINDS, UNIT_KINDS, KIND_NAMES[UNIT_KINDS], KIND_NAMES[-1]) == (23, 17, "dwarves-leader", "nazgul")
    assert [KIND_NAMES[kind] for kind in ELITES] == [name for name in KIND_NAMES if name.endswith("-elite")]
    assert {KIND_NAMES[kind]: KIND_NAMES[REPLACED_BY[kind]] for kind in ELITES} == {
        name: name.replace("-elite", "-regular") for name in KIND_NAMES if name.endswith("-elite")
    }


def test_every_character_of_the_box_has_its_rules() -> None:
    assert list(CHARACTER_RULES) == CHARACTER_NAMES


def test_a_larger_box_is_played_like_the_other() -> None:
    run = subprocess.run([sys.executable, "-c", LARGER], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("played with isengard-auxiliary\n", "")


def test_no_two_options_share_a_number_and_every_key_is_read_back() -> None:
    w = new()
    keys = [describe(w, code).key for code in range(END)]
    assert len(set(keys)) == END
    assert [parse(w, key) for key in keys] == list(range(END))


def test_a_code_of_another_family_is_about_no_figure() -> None:
    others = {"word", "region", "nation", "die", "number", "deck", "way", "turn", "fleet"}
    for code in range(END):
        family = CODES.family_of(code)
        assert (member_in(code) == NO_THING) == (family != "count"), family
        assert (kind_in(code) == NO_THING) == (family != "figure-at"), family
        if family in others:
            assert [figure_in(code), character_in(code), face_in(code)] == [NO_THING] * 3, family


@pytest.mark.parametrize(("member", "count"), [(0, 0), (12, 36), (34, 1)])
def test_how_many_of_whom_is_one_number(member: int, count: int) -> None:
    code = count_code(member, count)
    assert (member_in(code), count_in(code)) == (member, count)
