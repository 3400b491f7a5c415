"""What programs know about playing Der Ringkrieg 2 well."""

from mathom.players.risk.outlook import evaluate
from mathom.players.risk.scripted import Scripted
from mathom.players.roles import Skills

# A turn takes dozens of decisions, and chance alone would only wander about.
SKILLS = Skills(Scripted, evaluate, horizon=40, companion=Scripted)

__all__ = ["SKILLS", "Scripted", "evaluate"]
