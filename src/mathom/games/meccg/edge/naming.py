"""The cards of a view by their names, for paths in scenarios: ``cards.tw-161.prowess``, ``companies.Aragorn II.at``."""

# mypyc: skip

from __future__ import annotations

from typing import Any

from mathom.games.meccg.faces import BY_ID, FACES

Named = dict[str, dict[str, Any]]


def named(view: dict[str, Any]) -> Named:
    """By id and by title, the first of several; a company by each of its members."""
    ids = {entry["thing"]: entry["card"] for part in ("cards", "places") for entry in view[part]}
    cards: dict[str, Any] = {}
    places: dict[str, Any] = {}
    companies: dict[str, Any] = {}
    for card in view["cards"]:
        more = {"lies_with": ids.get(card["on"]), "led_by": ids.get(card.get("under"))}
        add(cards, card["card"], {**card, **more})
    for place in view["places"]:
        add(places, place["card"], place)
    for company in view["companies"]:
        members = [ids[member] for member in company["members"]]
        whole = {**company, "who": members, "at": ids.get(company["site"])}
        for member in members:
            add(companies, member, whole)
    return {"cards": cards, "places": places, "companies": companies}


def add(table: dict[str, Any], card: str, entry: dict[str, Any]) -> None:
    table.setdefault(card, entry)
    table.setdefault(FACES[BY_ID[card]].title, entry)
