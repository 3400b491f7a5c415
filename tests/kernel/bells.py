"""Windows and chains to test: a bell that everybody may ring, and a tower of declared words."""

from __future__ import annotations

from mathom.kernel import Chain, Frame, Link, Result, State, Window


class Log(State):
    """`can` is what each seat can do, `lines` what happened."""

    __slots__ = ("can", "lines")

    def __init__(self, like: Log | None = None) -> None:
        super().__init__(like)
        self.can: list[list[int]] = [] if like is None else [codes[:] for codes in like.can]
        self.lines: list[str] = [] if like is None else like.lines[:]

    def clone(self) -> Log:
        return Log(self)


class Bottom(Frame):
    """What the window interrupts."""

    __slots__ = ()

    def clone(self) -> Bottom:
        return Bottom(self.step)

    def goes_on(self, s: Log) -> None:
        s.lines.append("goes on")
        s.finish(Result())


class Bell(Window):
    """Every code can be rung once. Who is in `polite` is asked even without anything to ring."""

    __slots__ = ("polite",)

    def __init__(self, order: list[int] | None = None, polite: int = 0, like: Bell | None = None) -> None:
        super().__init__(order, like)
        self.polite: int = polite if like is None else like.polite

    def clone(self) -> Bell:
        return Bell(like=self)

    def reactions(self, s: Log, seat: int) -> list[int]:
        return s.can[seat]

    def asks_anyway(self, s: Log, seat: int) -> bool:
        return seat < s.seats and bool(self.polite >> seat & 1)

    def react(self, s: Log, seat: int, code: int) -> None:
        s.can[seat] = [other for other in s.can[seat] if other != code]
        s.lines.append(f"{seat} rings {code}")
        if code == 50:
            s.push(Echo("sound"))


class Echo(Frame):
    """Asks in the middle of a reaction."""

    __slots__ = ()

    def clone(self) -> Echo:
        return Echo(self.step)

    def sound(self, s: Log) -> None:
        s.ask_one(2, "echo", [1, 2], "heard")

    def heard(self, s: Log) -> None:
        s.lines.append(f"echo {s.reply}")
        s.pop()


class FirstFirst(Bell):
    """After every reaction the first seat is asked again."""

    __slots__ = ()

    def next_offer(self) -> int:
        return 0


class Tower(Chain):
    """A seat may declare its codes. 7 throws the lowest link down, 8 asks on its way, 9 opens a bell when resolved, 5
    happens at once, and 6 is impossible once its turn has come."""

    __slots__ = ("pick",)

    def __init__(
        self, order: list[int] | None = None, links: list[Link] | None = None, like: Tower | None = None
    ) -> None:
        super().__init__(order, links, like)
        self.pick: int = 0 if like is None else like.pick

    def clone(self) -> Tower:
        return Tower(like=self)

    def kind(self) -> str:
        return "declare" if self.links else "begin"

    def reactions(self, s: Log, seat: int) -> list[int]:
        return [code for code in s.can[seat] if code != 1 or not self.links]

    def react(self, s: Log, seat: int, code: int) -> None:
        s.can[seat] = [other for other in s.can[seat] if other != code]
        if code == 5:
            s.lines.append(f"{seat} does 5 before it all")
        elif code == 8:
            self.pick = code
            self.step = "choose"
        else:
            s.lines.append(f"{seat} pays for {code}")
            self.declare(Link(seat, f"word{code}", [code]))

    def choose(self, s: Log) -> None:
        s.ask_one(self.order[self.at], "choose", [20, 21], "chosen")

    def chosen(self, s: Log) -> None:
        self.declare(Link(self.order[self.at], "word8", [8, s.reply]))
        self.pick = 0
        self.step = "reacted"

    def valid(self, s: Log, link: Link) -> bool:
        assert isinstance(s, Log)
        return link.values[0] != 6

    def carry_out(self, s: Log, link: Link) -> None:
        s.lines.append(f"does {link.name} {link.values}")
        if link.values[0] == 7:
            self.cancel(0)
        elif link.values[0] == 9:
            s.push(Bell([1]))
        elif link.values[0] == 4:
            self.step = "ask_late"

    def ask_late(self, s: Log) -> None:
        s.ask_one(0, "late", [30, 31], "answered_late")

    def answered_late(self, s: Log) -> None:
        assert self.current is not None
        s.lines.append(f"late {s.reply} for {self.current.name}")
        self.step = "settle"

    def fizzled(self, s: Log, link: Link) -> None:
        s.lines.append(f"{link.name} fizzles")

    def settled(self, s: Log, link: Link) -> None:
        assert self.current is None
        s.lines.append(f"{link.name} done, left {[left.name for left in self.links]}")


def start(frame: Frame, can: list[list[int]]) -> Log:
    s = Log()
    s.seats = len(can)
    s.can = can
    s.push(Bottom("goes_on"))
    s.push(frame)
    s.run()
    return s


def asked(s: Log) -> list[object]:
    assert s.ask is not None
    return [s.ask.seats[0], s.ask.kind, s.ask.options[0]]


def play(s: Log, *codes: int) -> Log:
    """Everybody answers as asked, in turn."""
    for code in codes:
        assert s.ask is not None
        assert code in s.ask.options[0]
        s.play(s.ask.seats[0], code)
    return s
