"""What a person may type at the prompt: an option, or a word that helps."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from mathom.cli.commands.rules import look_up
from mathom.cli.playing.orders import ABLE, ASK, NEVER, STOP, Orders
from mathom.cli.playing.screen import Screen
from mathom.cli.shell import Shell
from mathom.cli.tables.looking import MOST, Thing, called, named_in
from mathom.cli.tables.plain import View
from mathom.kernel import Match, MathomError, Option, Perspective, Reason, explain
from mathom.players.roles import skills_of
from mathom.texts import LANGS

# What is asked about without saying what, and how long it may take.
BATTLE = "battle"
BATTLES = 400
BATTLE_SECONDS = 2.0

# By whose turn it is, windows belong together.
TURNS = ("own", "other")
# What may be said of them, in both languages.
POLICY_WORDS = {"always": ASK, "immer": ASK, "can": ABLE, "möglich": ABLE, "nie": NEVER}
TURN_WORDS = {"eigener": "own", "eigen": "own", "fremder": "other", "fremd": "other"}

# The words in both languages, all understood whatever the language is.
WORDS = {
    "?why": "why",
    "why": "why",
    "?warum": "why",
    "warum": "why",
    "rule": "rule",
    "regel": "rule",
    "undo": "undo",
    "zurück": "undo",
    "odds": "odds",
    "aussichten": "odds",
    "asked": "asked",
    "gefragt": "asked",
    "hold": "stop",
    "halt": "stop",
    "card": "card",
    "karte": "card",
    "look": "card",
    "ansehen": "card",
    "table": "table",
    "tisch": "table",
    "save": "save",
    "sichern": "save",
    "log": "log",
    "verlauf": "log",
    "lang": "lang",
    "sprache": "lang",
    "help": "help",
    "hilfe": "help",
    "?": "help",
    "quit": "quit",
    "exit": "quit",
    "ende": "quit",
}

# The lines of the help, in their order.
HELP = ("choose", "card", "why", "odds", "rule", "undo", "asked", "hold", "table", "log", "save", "lang", "quit")


class Quit(Exception):
    """The person wants to stop for now."""


class Commands:
    """One question to one person, who is `alone` or among others at the keyboard. `notice` is what to say after the
    table has been drawn anew."""

    def __init__(
        self, shell: Shell, match: Match, screen: Screen, seat: int, alone: bool, orders: Orders | None = None
    ) -> None:
        self.shell = shell
        self.match = match
        self.screen = screen
        self.seat = seat
        self.alone = alone
        self.orders = Orders(match.game.id, None) if orders is None else orders
        self.notice = ""
        self.redraw = False

    def next_choice(self) -> int | None:
        """The code that the person chooses; None when the table must be drawn anew first."""
        while True:
            line = self.shell.out.input("[bold]> [/]").strip()
            word, _, rest = line.partition(" ")
            command = WORDS.get(word.lower())
            if not line:
                self.shell.say("play-hint")
            elif command:
                getattr(self, f"do_{command}")(rest.strip())
                if self.redraw:
                    return None
            else:
                code = self.option_meant(line)
                if code is not None:
                    return code

    def option_meant(self, line: str) -> int | None:
        """The option with this number, key, or end of a key (``S3`` for ``slot:S3``); otherwise says why not."""
        options = self.options()
        if line.isdecimal() and 1 <= int(line) <= len(options):
            return options[int(line) - 1].code
        wanted = line.lower()
        for option in options:
            key = option.key.lower()
            if wanted == key or wanted == key.partition(":")[2]:
                return option.code
        self.shell.say("play-not-offered", typed=line, reasons=self.why_not(line))
        return None

    def options(self) -> list[Option]:
        state = self.match.state
        assert state.ask is not None
        return [self.match.game.describe(state, self.seat, code) for code in state.ask.options_of(self.seat)]

    def why_not(self, intent: str) -> str:
        """The reasons against `intent`: one key or several in a row, the first with or without its word."""
        reasons = explain(self.match.game, self.match.state, self.seat, self.full_key(intent))
        return "; ".join(self.shell.texts.reason(reason) for reason in reasons) or "-"

    def full_key(self, intent: str) -> str:
        first, *others = intent.split() or [""]
        if ":" not in first:
            words = {option.key.partition(":")[0] for option in self.options() if ":" in option.key}
            candidates = [first, *(f"{word}:{name}" for word in sorted(words) for name in (first, first.upper()))]
            parse = self.match.game.parse
            first = next((key for key in candidates if parse(self.match.state, self.seat, key) != -1), first)
        return " ".join([first, *others])

    # The words

    def do_why(self, intent: str) -> None:
        if not intent:
            self.shell.say("play-why-what", intent=self.screen.table.intent)
            return
        reasons = explain(self.match.game, self.match.state, self.seat, self.full_key(intent))
        if not reasons:
            self.shell.say("play-allowed", option=intent)
        for reason in reasons:
            self.shell.out.print(self.shell.texts.reason(reason), style="bold", markup=False)
            for rule_id in reason.rules:
                self.do_rule(rule_id)

    def do_rule(self, rule_id: str) -> None:
        try:
            rule = look_up(rule_id or "?", self.shell.texts.lang)
        except MathomError as error:
            self.shell.out.print(self.shell.texts.error(error), markup=False)
            return
        self.shell.out.print(Padding(f"{rule.id}  {rule.text}".replace("[", r"\["), (0, 2)))

    def do_card(self, name: str) -> None:
        """A card, a piece or a place close up: by its name, or by the number of an option that is about it. Alone, the
        own hand. Only what the person's view and the printed texts say."""
        texts, table = self.shell.texts, self.screen.table
        view, things, hand = self.in_sight()
        if not things:
            self.shell.say("play-look-nothing")
            return
        if not name:
            held = ", ".join(thing.title for thing in dict.fromkeys(hand)) or "-"
            self.tell("play-look-what", example=(hand or things)[0].title, hand=held)
            return
        found = self.things_meant(things, name)
        if len(found) > 1 and not name.isdecimal():
            listed = ", ".join(thing.title for thing in found[:MOST]) + (" …" if len(found) > MOST else "")
            self.tell("play-look-several", typed=name, names=listed)
            return
        if not found:
            key = "play-look-none" if name.isdecimal() else "play-look-unknown"
            self.tell(key, typed=name)
        for thing in found:
            self.shell.out.print(table.look(texts, view, self.screen.names, thing).draw(texts))

    def in_sight(self) -> tuple[View, list[Thing], list[Thing]]:
        """The person's view, what there is to look at closely, and the cards in hand."""
        table = self.screen.table
        view = self.match.game.view(self.match.state, self.seat)
        things = table.things(self.shell.texts, view)
        return view, things, [thing for card in table.hand(view) for thing in things if thing.id == card]

    def tell(self, key: str, **args: object) -> None:
        """A message that may be long, broken between words."""
        self.shell.out.print(self.shell.texts.say(key, **args), markup=False)

    def things_meant(self, things: list[Thing], name: str) -> list[Thing]:
        options = self.options()
        if name.isdecimal() and 1 <= int(name) <= len(options):
            return named_in(things, options[int(name) - 1].text.args)
        return called(things, name)

    def do_undo(self, _: str) -> None:
        """Back to before this person's last choice. Among several people the policy of tables holds, without asking
        for consent: free while nobody can have learnt anything from it. Programs do not mind."""
        own = [choice.n for choice in self.match.recording.choices if choice.seat == self.seat]
        if not own:
            self.shell.say("play-nothing-to-undo")
            return
        if not self.alone and self.match.reveals(self.seat, own[-1]):
            self.shell.say("play-undo-too-late")
            return
        key = self.match.recording.choices[own[-1] - 1].key
        others = self.match.seq - own[-1]
        self.match.undo(own[-1])
        self.notice = self.shell.texts.say("play-undone", option=key, others=others)
        self.redraw = True

    def do_odds(self, about: str) -> None:
        """How an attack would end, by the number or the key of its option; without one, the battle that goes on."""
        forecast = skills_of(self.match.game).forecast
        if forecast is None:
            self.shell.say("play-no-odds")
            return
        options = self.options()
        if about.isdecimal() and 1 <= int(about) <= len(options):
            about = options[int(about) - 1].key
        perspective = Perspective(self.match.game, self.match.state, self.seat)
        found = forecast(perspective, self.full_key(about) if about else BATTLE, Random(), BATTLES, BATTLE_SECONDS)
        if isinstance(found, Reason):
            self.shell.say("play-odds-of-what", reason=self.shell.texts.reason(found))
            return
        for line in self.screen.table.odds(self.shell.texts, found):
            self.shell.out.print(f"  {line}", markup=False)

    def do_asked(self, rest: str) -> None:
        """How a window is passed: ``asked never own``, ``asked can other/attack``; alone, what holds now."""
        windows = self.screen.table.windows
        if not windows:
            self.shell.say("play-no-windows")
            return
        said, _, window = rest.lower().partition(" ")
        policy = POLICY_WORDS.get(said, said)
        turn, slash, name = window.strip().partition("/")
        wanted = [f"{TURN_WORDS.get(turn, turn)}{slash}{name}"] if turn else list(TURNS)
        known = {*TURNS, *(f"{turn}/{name}" for turn in TURNS for name in windows)}
        if rest and (policy not in (ASK, ABLE, NEVER) or not known.issuperset(wanted)):
            self.shell.say("play-asked-how", windows=", ".join(windows))
            return
        for one in wanted if rest else ():
            self.orders.order(one, policy)
        self.show_orders(windows)

    def show_orders(self, windows: tuple[str, ...]) -> None:
        texts = self.shell.texts
        table = Table(box=None, padding=(0, 2, 0, 2), header_style="dim")
        for heading in ("", *[f"{turn}  ({texts.say(f'client-passing-turn-{turn}')})" for turn in TURNS]):
            table.add_column(heading)
        for name in windows:
            held = [texts.say(f"client-passing-{self.orders.policy(f'{turn}/{name}')}") for turn in TURNS]
            table.add_row(f"{name}  [dim]{texts.say(f'{self.match.game.id}-window-{name}')}[/]", *held)
        self.shell.out.print(table)

    def do_stop(self, _: str) -> None:
        """Asked at the next window, whatever the orders say."""
        for turn in TURNS:
            self.orders.order(turn, STOP)
        self.shell.say("play-stops")

    def do_table(self, _: str) -> None:
        """Draws everything anew: help and cards push it away."""
        self.redraw = True

    def do_save(self, name: str) -> None:
        """A copy of the record as it is now; the game itself goes on in its own file."""
        path = Path(name).expanduser()
        if not name:
            self.shell.say("play-save-where")
        elif path.exists():
            self.shell.say("play-file-exists", file=str(path))
        else:
            try:
                shutil.copyfile(self.screen.path, path)
                self.shell.say("play-copied", file=str(path))
            except OSError as error:
                self.shell.say("play-cannot-save", file=str(path), detail=error.strerror or str(error))

    def do_log(self, _: str) -> None:
        for line in self.screen.whole_log(self.seat):
            self.shell.out.print(f"  {line}", markup=False)

    def do_lang(self, lang: str) -> None:
        if lang.lower() not in LANGS:
            self.shell.say("play-languages", known=", ".join(LANGS))
            return
        self.shell.speak(lang.lower())
        self.notice = self.shell.texts.say("play-language")
        self.redraw = True

    def do_help(self, _: str) -> None:
        """The words with examples of this game, then what the signs of its table mean."""
        texts, table = self.shell.texts, self.screen.table
        things, hand = self.in_sight()[1:]
        args = {
            "key": self.options()[0].key,
            "card": (hand or things)[0].title if things else "",
            "intent": table.intent,
            "rule": table.rule,
            "window": (table.windows or ("",))[0],
        }
        without = {word for word in ("asked", "hold") if not table.windows}
        without |= {"odds"} if skills_of(self.match.game).forecast is None else set()
        without |= set() if things else {"card"}
        without |= set() if table.rule else {"rule"}
        grid = Table.grid(padding=(0, 2))
        for word in HELP:
            if word not in without:
                typed, _, meaning = texts.say(f"play-help-{word}", **args).partition(" | ")
                grid.add_row(Line(typed, "bold"), Line(meaning))
        self.shell.out.print(grid)
        signs = f"{self.match.game.id}-table-signs"
        if texts.has(signs):
            self.shell.out.print(f"\n[bold]{texts.say('play-help-signs')}[/]")
            legend = Table.grid(padding=(0, 2))
            for line in texts.say(signs).splitlines():
                sign, _, meaning = line.partition("  ")
                legend.add_row(Line(sign, "bold"), Line(meaning.strip()))
            self.shell.out.print(legend)

    def do_quit(self, _: str) -> None:
        raise Quit
