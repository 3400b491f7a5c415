"""Chapter 12: an agent attacks a company that enters the site where it is."""

from __future__ import annotations

from typing import ClassVar, Final

from mathom.games.meccg.agents.agents import home_cards, is_at_home, is_shown, show
from mathom.games.meccg.alignments import DARK
from mathom.games.meccg.codes import thing_in
from mathom.games.meccg.combat.attack import BEATEN, Attack
from mathom.games.meccg.combat.strike import FAILED, Strike, best_roll, dice_of
from mathom.games.meccg.company import NO_THING
from mathom.games.meccg.event_kinds import KILLED
from mathom.games.meccg.faces import FACES
from mathom.games.meccg.state import WOUNDED, Realm
from mathom.games.meccg.zones import POINTS
from mathom.kernel import Frame

AGENT: Final = "agent"
HURT: Final = 2


class AgentStrike(Strike):
    """The agent's owner rolls too. ME-12.54, ME-12.55"""

    __slots__ = ()
    both_roll: ClassVar[bool] = True

    def clone(self) -> AgentStrike:
        return AgentStrike(like=self)

    def roll(self, s: Realm) -> None:
        self.step = "compare"
        s.throw("agent", [6, 6, *dice_of(s, self.target)])

    def rolled(self, s: Realm) -> int:
        return best_roll(s.outcome[2:])

    def theirs(self, s: Realm) -> int:
        return best_roll(s.outcome[:2]) + self.opposing(s)


class AgentAttack(Attack):
    """One strike without a key. `failed` is whether it failed without being defeated. ME-12.48, ME-12.59"""

    __slots__ = ("failed",)

    def __init__(self, company: int = 0, like: AgentAttack | None = None) -> None:
        super().__init__(company, AGENT, like)
        self.failed: bool = False if like is None else like.failed

    def clone(self) -> AgentAttack:
        return AgentAttack(like=self)

    def picked(self, s: Realm) -> None:
        who = thing_in(s.reply)
        self.left = [other for other in self.left if other != who]
        self.step = "struck"
        s.push(AgentStrike(who, self.excess[self.targets.index(who)]))

    def struck(self, s: Realm) -> None:
        self.failed = self.failed or s.returned == FAILED
        super().struck(s)

    def end(self, s: Realm) -> None:
        failed = self.failed and not self.detainment
        super().end(s)
        agent = s.innermost(AgentComes)
        if agent is not None:
            agent.failed = failed


class AgentComes(Frame):
    """`agent` attacks the company at `site`; face down or at home it is stronger.

    ME-12.43 to ME-12.59
    """

    __slots__ = ("agent", "company", "failed", "site")

    def __init__(self, agent: int = 0, company: int = 0, site: int = NO_THING, like: AgentComes | None = None) -> None:
        super().__init__("attack" if like is None else like.step)
        self.agent: int = agent if like is None else like.agent
        self.company: int = company if like is None else like.company
        self.site: int = site if like is None else like.site
        self.failed: bool = False if like is None else like.failed

    def clone(self) -> AgentComes:
        return AgentComes(like=self)

    def attack(self, s: Realm) -> None:
        face = s.face(self.agent)
        hidden, at_home = not is_shown(s, self.agent), is_at_home(s, self.agent, self.site)
        prowess, body = face.prowess, face.body
        if hidden:
            prowess += 5 if at_home else 2
        elif at_home:
            prowess += 2
        body += 1 if at_home else 0
        prowess -= HURT if s.status[self.agent] == WOUNDED else 0
        self.step = "over"
        if hidden:
            self.show(s)
        attack = AgentAttack(self.company)
        attack.source, attack.race, attack.attacker = self.agent, face.race, s.owner(self.agent)
        attack.strikes, attack.prowess, attack.body = 1, prowess, body
        attack.attacker_chooses = hidden and at_home
        attack.detainment = s.profile(s.active).side == DARK
        if is_shown(s, self.agent):
            s.push(attack)

    def show(self, s: Realm) -> None:
        """It is revealed, here if it has not moved. ME-12.46"""
        title = s.face(self.site).title
        cards = [face for face in home_cards(s, self.agent) if FACES[face].title == title]
        show(s, self.agent, cards[0] if cards else NO_THING)

    def over(self, s: Realm) -> None:
        """A defeated agent is eliminated and gives its points, one that failed is wounded. ME-12.57 to ME-12.59"""
        beaten, failed = s.returned == BEATEN, self.failed
        s.pop()
        if beaten:
            s.tell(KILLED, s.active, s.zones.face[self.agent])
            s.lay_down(self.agent, POINTS + s.active)
        elif failed:
            s.set_status(self.agent, WOUNDED)
