"""Writes the texts of the event cards of Der Ringkrieg, in both languages, from the fact table.

Usage: python tools/write_card_texts.py
"""

from __future__ import annotations

import json
from pathlib import Path

WOTR = Path(__file__).parents[1] / "src" / "mathom" / "games" / "wotr"
HEADS = {
    "en": "# War of the Ring, English: the texts of the event cards. Written by tools/write_card_texts.py.",
    "de": "# Der Ringkrieg, Deutsch: die Texte der Ereigniskarten. Geschrieben von tools/write_card_texts.py.",
}
PARTS = {
    "condition": "precondition",
    "discard": "discard_condition",
    "combat-condition": "combat_precondition",
    "combat": "combat_effect",
}


def card_texts(lang: str) -> str:
    """The file for a language: the event is the message, the other parts are its attributes."""
    suffix = "_de" if lang == "de" else ""
    lines = [HEADS[lang], ""]
    for card in json.loads((WOTR / "data" / "event_cards.json").read_text("utf-8"))["cards"]:
        lines.append(f"wotr-card-text-{card['id']} = {typeset(card['effect' + suffix])}")
        texts = {part: card[key + suffix] for part, key in PARTS.items()}
        lines += [f"    .{part} = {typeset(text)}" for part, text in texts.items() if text]
    return "\n".join(lines) + "\n"


def typeset(text: str) -> str:
    return text.replace("'", "’").replace("{", '{"{"}')


def main() -> None:
    for lang in HEADS:
        (WOTR / "texts" / lang / "cards.ftl").write_text(card_texts(lang), "utf-8")


if __name__ == "__main__":
    main()
