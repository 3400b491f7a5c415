"""Middle-earth CCG in the terminal: the turn, both players, their companies, what lies in play, the hand."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from mathom.cli.tables.looking import Look, Thing
from mathom.cli.tables.meccg_look import brief, look_at, things_of
from mathom.cli.tables.plain import PlainTable, View
from mathom.games.meccg.box import clause_texts
from mathom.texts import Texts

STYLE = ("dodger_blue1", "red1")
STATE = {"untapped": "", "tapped": "dim", "wounded": "bold red1"}
# How much of a card's text stands beside an option.
GIST = 70
# Questions where one chooses among cards that are not in play yet: their numbers help.
CHOSEN_BY_CARD = ("draft", "leftover", "starting-item", "start-at", "plan")
CATEGORIES = ("character", "item", "ally", "faction", "kill", "miscellaneous")


class MeccgTable(PlainTable):
    noise = ("phase", "drew", "limit", "planned", "stayed")
    counts_turns = True
    intent = "enter"
    rule = "ME-5.1"
    windows = ("mh", "attack", "strike", "influence", "check", "org", "site", "end", "council")

    def draw(self, texts: Texts, view: View, names: Sequence[str], width: int, height: int) -> RenderableType:
        """What is needed for the next choice comes last: a small terminal shows the end."""
        parts: list[RenderableType] = [
            *[line for seat in range(len(view["players"])) for line in company_lines(texts, view, names, seat)],
            *event_lines(texts, view, names),
            *prisoner_lines(texts, view),
            Line(),
            turn_line(texts, view, names),
            players_table(texts, view, names),
            *point_lines(texts, view, names),
            *journey_lines(texts, view),
            *chain_lines(texts, view, names),
            *hand_lines(texts, view),
        ]
        return Group(*parts)

    def things(self, texts: Texts, view: View) -> list[Thing]:
        return things_of(texts, view)

    def look(self, texts: Texts, view: View, names: Sequence[str], thing: Thing) -> Look:
        return look_at(texts, view, names, thing)

    def hand(self, view: View) -> list[str]:
        return [] if view["seat"] is None else list(view["players"][view["seat"]]["hand"]["cards"])

    def option(self, texts: Texts, view: View, option: dict[str, Any]) -> str:
        """A text of a card with the beginning of what it does: a card may have several."""
        line = escape(super().option(texts, view, option))
        clauses = option["args"].get("clauses")
        if clauses is None:
            about = brief(texts, option["args"].get("card", "")) if view["ask"]["kind"] in CHOSEN_BY_CARD else ""
            return f"{line} [dim]({escape(about)})[/]" if about else line
        said = clause_texts(option["args"]["card"], texts.lang)
        numbers = [int(clause.rpartition(".")[2]) for clause in clauses] or range(1, len(said) + 1)
        told = " ".join(said[number - 1] for number in numbers)
        return f"{line} [dim]{escape(shorten(told, GIST, placeholder=' …'))}[/]" if told else line


def turn_line(texts: Texts, view: View, names: Sequence[str]) -> Line:
    if not view["turn"]:
        return Line(texts.say("meccg-table-start"), "bold")
    who = names[view["active"]]
    line = Line(texts.say("meccg-table-turn", turn=view["turn"], who=who, phase=view["phase"] or "none"), "bold")
    if view["caller"] is not None:
        line.append(f"  {texts.say('meccg-table-called', who=names[view['caller']])}", "bold gold1")
    return line


def players_table(texts: Texts, view: View, names: Sequence[str]) -> Table:
    """Marshalling points, general influence, and how many cards lie where."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    table.add_column(texts.say("meccg-table-player"), overflow="fold")
    for column in ("total", "influence", "hand", "deck", "discard"):
        table.add_column(texts.say(f"meccg-table-{column}"), justify="right", no_wrap=True)
    for seat, seen in enumerate(view["players"]):
        mark = "> " if seat in view["asked"] else "  "
        alignment = texts.name("meccg-alignment", seen["alignment"])
        used, most = seen["general_influence"]
        total = sum(seen["points"][category] for category in CATEGORIES)
        numbers = [total, f"{used}/{most}", seen["hand"]["count"], seen["deck"], seen["discard"]["count"]]
        table.add_row(Line(f"{mark}{names[seat]} ({alignment})", STYLE[seat]), *[str(number) for number in numbers])
    return table


def point_lines(texts: Texts, view: View, names: Sequence[str]) -> list[Line]:
    """The marshalling points by category, of who has any."""
    lines = []
    for seat, seen in enumerate(view["players"]):
        points = {category: seen["points"][category] for category in CATEGORIES if seen["points"][category]}
        if points:
            said = " · ".join(f"{texts.name('meccg-category', name)} {count}" for name, count in points.items())
            lines.append(Line(f"  {texts.say('meccg-table-total')}, {names[seat]}: {said}", STYLE[seat]))
    return lines


# Companies


def company_lines(texts: Texts, view: View, names: Sequence[str], seat: int) -> list[Line]:
    """The companies of a player: where they are, where they go, and who belongs to them."""
    lines = [Line(texts.say("meccg-table-companies", who=names[seat]), f"bold underline {STYLE[seat]}")]
    companies = [company for company in view["companies"] if company["seat"] == seat]
    if not companies:
        lines.append(Line(f"  {texts.say('meccg-table-no-company')}", "dim"))
    for company in companies:
        line = Line("  ")
        line.append(place(texts, view, company["site"]), "bold")
        if company["plan"] != "stays":
            line.append(f"  → {going(texts, view, company)}")
        waiting = [card for player in view["players"] for card in player["guard"] if card["on"] == company["site"]]
        if waiting:
            line.append(f"  {texts.say('meccg-table-on-guard', count=len(waiting))}", "magenta")
        lines += [line, *[member_line(texts, view, card_of(view, thing)) for thing in company["members"]]]
    return lines


def place(texts: Texts, view: View, thing: int) -> str:
    site = next(one for one in view["places"] if one["thing"] == thing)
    return texts.say("meccg-table-at-tapped" if site["tapped"] else "meccg-table-at", site=site["card"])


def going(texts: Texts, view: View, company: dict[str, Any]) -> str:
    """Where a company goes, as far as the viewer may know: the card lies face down until it moves."""
    down = [card for player in view["players"] for card in player["march"]]
    known = [card["card"] for card in [*view["places"], *down] if card["thing"] == company["going"]]
    if known and known[0] is not None:
        return texts.say("meccg-table-goes-to", site=known[0])
    return texts.say("meccg-table-goes-somewhere")


def card_of(view: View, thing: int) -> dict[str, Any]:
    found: dict[str, Any] = next(card for card in view["cards"] if card["thing"] == thing)
    return found


def member_line(texts: Texts, view: View, seen: dict[str, Any]) -> Line:
    """A character: prowess/body, state, influence, corruption, whom it follows, what it bears."""
    line = Line("    ")
    line.append(texts.name("meccg-card", seen["card"]), STATE[seen["state"]])
    line.append(f" {seen['prowess']}/{seen['body']}")
    said = [] if seen["state"] == "untapped" else [texts.say(f"meccg-table-{seen['state']}")]
    if seen["corruption"]:
        said.append(texts.say("meccg-table-corruption", points=seen["corruption"]))
    if seen["under"] is not None:
        said.append(texts.say("meccg-table-follows", leader=card_of(view, seen["under"])["card"]))
    borne = [texts.name("meccg-card", card["card"]) for card in view["cards"] if card["on"] == seen["thing"]]
    if borne:
        said.append(texts.say("meccg-table-bears", cards=", ".join(borne)))
    if said:
        line.append(f"  {', '.join(said)}", "dim")
    return line


# What goes on


def event_lines(texts: Texts, view: View, names: Sequence[str]) -> list[Line]:
    """Cards that lie for themselves: events and factions."""
    lines = []
    members = {thing for company in view["companies"] for thing in company["members"]}
    for seat in range(len(view["players"])):
        own = [c for c in view["cards"] if c["seat"] == seat and c["on"] is None and c["thing"] not in members]
        if own:
            titles = ", ".join(texts.name("meccg-card", card["card"]) for card in own)
            lines.append(Line(f"{texts.say('meccg-table-in-play')}, {names[seat]}: {titles}", STYLE[seat]))
    return lines


def prisoner_lines(texts: Texts, view: View) -> list[Line]:
    """Who is held where, and by what card."""
    held = [one for one in view["aside"] if one["prisoner_at"] is not None]
    said = [
        texts.say(
            "meccg-table-prisoner", who=one["card"], site=one["prisoner_at"], card=card_of(view, one["on"])["card"]
        )
        for one in held
    ]
    return [Line(line, "red1") for line in said]


def journey_lines(texts: Texts, view: View) -> list[Line]:
    """The site path of the company that is under way, the hazard limit, the attack or attempt that goes on."""
    lines = []
    journey = view["journey"]
    if journey is not None:
        path = ", ".join(texts.name("meccg-region-type", kind) for kind in journey["path"])
        key = "meccg-table-journey" if path else "meccg-table-journey-nowhere"
        lines.append(Line(texts.say(key, path=path, limit=journey["limit"], used=journey["used"]), "cyan"))
    for attack in [frame for frame in view["going_on"] if frame["procedure"] == "Attack"]:
        said = texts.say("meccg-table-attack", strikes=attack["strikes"], prowess=attack["prowess"])
        lines.append(Line(said, "bold red1"))
    for attempt in [frame for frame in view["going_on"] if frame["procedure"] == "Attempt"]:
        numbers = {side: sum(value for _, value in attempt[side]) for side in ("own", "against")}
        said = texts.say(f"meccg-table-{attempt['kind']}", by=attempt["by"], card=attempt["card"], **numbers)
        lines.append(Line(said, "bold cyan"))
    return lines


def chain_lines(texts: Texts, view: View, names: Sequence[str]) -> list[Line]:
    """What is declared and not resolved yet, the last first."""
    lines = []
    for link in reversed(view["chain"]):
        line = Line(f"  {texts.name('meccg-card', link['card'])}")
        if "seat" in link:
            line.append(f" ({names[link['seat']]})", STYLE[link["seat"]])
        if link.get("cancelled"):
            line.append(f" {texts.say('meccg-table-void')}", "dim")
        lines.append(line)
    return [Line(texts.say("meccg-table-chain"), "bold magenta"), *lines] if lines else []


def hand_lines(texts: Texts, view: View) -> list[Line]:
    if view["seat"] is None:
        return []
    hand = view["players"][view["seat"]]["hand"]["cards"]
    titles = ", ".join(texts.name("meccg-card", card) for card in hand)
    return [Line(f"{texts.say('meccg-table-your-hand')}: {titles}", "bold")] if hand else []
