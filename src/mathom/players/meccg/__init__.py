"""What programs know about playing Middle-earth CCG well."""

from mathom.players.meccg.outlook import evaluate
from mathom.players.meccg.scripted import Scripted
from mathom.players.roles import Skills

# A turn takes dozens of decisions, and chance alone would only wander about.
SKILLS = Skills(Scripted, evaluate, horizon=40, companion=Scripted)

__all__ = ["SKILLS", "Scripted", "evaluate"]
