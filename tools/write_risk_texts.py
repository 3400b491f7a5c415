"""Writes the names and card texts of Der Ringkrieg 2, in both languages, from its fact tables.

Usage: python tools/write_risk_texts.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

RISK = Path(__file__).parents[1] / "src" / "mathom" / "games" / "risk"
WRITTEN = {"en": "Written by tools/write_risk_texts.py.", "de": "Geschrieben von tools/write_risk_texts.py."}
TITLE = {"en": "The War of the Ring 2, English", "de": "Der Ringkrieg 2, deutsch"}
NAMES = {"en": "names of places, figures and cards.", "de": "Namen von Orten, Figuren und Karten."}
TEXTS = {"en": "the texts of the cards.", "de": "die Texte der Karten."}
TERRITORY_TEXT = {
    "en": "Territory card. Playable in your card phase if you have a figure there.",
    "de": "Gebietskarte. Spielbar in deiner Kartenphase, wenn du dort eine Figur hast.",
}
JOKER_TEXT = {
    "en": "Joker. One infantry, one cavalry and one creature figure, in any territories that hold your figures.",
    "de": "Joker. Je eine Figur Infanterie, Kavallerie und Kreatur, in beliebigen Gebieten mit eigenen Figuren.",
}


def facts(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((RISK / "data" / f"{name}.json").read_text("utf-8"))
    return data


def typeset(text: str) -> str:
    return text.replace("'", "’").replace("{", '{"{"}')


def names(lang: str) -> str:
    """Parties, units, territories with their strongholds and sites, mountains, regions, cards."""
    key = f"name_{lang}"
    lines = [f"# {TITLE[lang]}: {NAMES[lang]} {WRITTEN[lang]}", ""]
    lines += [f"risk-party-{party['id']} = {typeset(party[key])}" for party in facts("setup")["parties"]]
    lines.append("")
    lines += [f"risk-unit-{unit['id']} = {typeset(unit[key])}" for unit in facts("units")["units"]]
    lines.append("")
    for place in facts("territories")["territories"]:
        lines.append(f"risk-territory-{place['id']} = {typeset(place[key])}")
        for part in ("stronghold", "site_of_power"):
            if place[part]:
                lines.append(f"    .{part} = {typeset(place[f'{part}_name_{lang}'])}")
    lines += [f"risk-territory-{r['id']} = {typeset(r[key])}" for r in facts("territories")["mountain_ranges"]]
    lines.append("")
    lines += [f"risk-region-{region['id']} = {typeset(region[key])}" for region in facts("regions")["regions"]]
    lines.append("")
    territories = {t["id"]: t[key] for t in facts("territories")["territories"]}
    titles = {card["id"]: territories.get(card["territory"], "Joker") for card in facts("territory_cards")["cards"]}
    lines += [f"risk-card-{card} = {typeset(title)}" for card, title in titles.items()]
    adventures = facts("mission_cards")["cards"] + facts("action_cards")["cards"]
    lines += [f"risk-card-{card['id']} = {typeset(card[key])}" for card in adventures]
    return "\n".join(lines) + "\n"


def texts(lang: str) -> str:
    """What every card does; of missions and action cards also when."""
    suffix = "_de" if lang == "de" else ""
    lines = [f"# {TITLE[lang]}: {TEXTS[lang]} {WRITTEN[lang]}", ""]
    said = {c["id"]: TERRITORY_TEXT if c["territory"] else JOKER_TEXT for c in facts("territory_cards")["cards"]}
    lines += [f"risk-card-text-{card} = {text[lang]}" for card, text in said.items()]
    for card in facts("mission_cards")["cards"] + facts("action_cards")["cards"]:
        lines.append(f"risk-card-text-{card['id']} = {typeset(card['effect' + suffix])}")
        when = card.get("condition" + suffix) or card["timing" + suffix]
        lines.append(f"    .when = {typeset(when)}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for lang in WRITTEN:
        folder = RISK / "texts" / lang
        (folder / "names.ftl").write_text(names(lang), "utf-8")
        (folder / "cards.ftl").write_text(texts(lang), "utf-8")


if __name__ == "__main__":
    main()
