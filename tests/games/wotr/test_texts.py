"""Both languages name everything."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from mathom.games.wotr import box
from mathom.games.wotr.codes import MORE_WORDS, WORDS
from mathom.games.wotr.map import REGION_NAMES, SETTLEMENTS
from mathom.games.wotr.round.setup import ROLES
from mathom.games.wotr.victory import HOW


def messages(lang: str) -> dict[str, Any]:
    files = sorted(Path(box.HOME).glob(f"**/texts/{lang}/*.ftl"))
    body = [entry for path in files for entry in parse(path.read_text("utf-8")).body]
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def names() -> set[str]:
    lists = {
        "side": box.SIDES,
        "nation": box.NATIONS,
        "figure": box.KIND_NAMES,
        "character": box.CHARACTER_NAMES,
        "region": REGION_NAMES,
        "settlement": SETTLEMENTS[1:],
        "die": box.FACES,
        "deck": box.DECKS,
        "card-type": box.CARD_TYPES,
        "card": box.CARD_NAMES,
        "tile": box.TILE_NAMES,
        "role": [role for roles in ROLES.values() for role in roles],
        "victory": HOW[1:],
        "word": [*WORDS, *MORE_WORDS],
    }
    return {f"wotr-{prefix}-{name}" for prefix, found in lists.items() for name in found}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_has_a_name(lang: str) -> None:
    assert names() - set(messages(lang)) == set()
    assert len(names()) > 280


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_names_its_combat_half(lang: str) -> None:
    found = messages(lang)
    cards = [found[f"wotr-card-{card}"] for card in box.CARD_NAMES]
    assert [[attribute.id.name for attribute in card.attributes] for card in cards] == [["combat"]] * box.CARD_FACES


def test_both_languages_have_the_same_messages() -> None:
    assert set(messages("en")) == set(messages("de"))


def test_regions_and_figures_have_different_names() -> None:
    for lang in ("en", "de"):
        found = messages(lang)
        for prefix, count in (("region", 105), ("figure", 23), ("character", 17), ("nation", 8)):
            texts = {found[key].value.elements[0].value for key in found if key.startswith(f"wotr-{prefix}-")}
            assert len(texts) == count, (lang, prefix)
