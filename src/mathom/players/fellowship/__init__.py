"""What programs know about playing Die Gefährten well."""

from mathom.players.fellowship.outlook import evaluate
from mathom.players.fellowship.scripted import Scripted
from mathom.players.roles import Skills

SKILLS = Skills(Scripted, evaluate)

__all__ = ["SKILLS", "Scripted", "evaluate"]
