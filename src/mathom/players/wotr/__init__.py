"""What programs know about playing Der Ringkrieg well."""

from mathom.players.roles import Skills
from mathom.players.wotr.odds import forecast
from mathom.players.wotr.outlook import evaluate
from mathom.players.wotr.scripted import Scripted

# A turn of the war takes several decisions, and chance undoes in a turn what a plan has gained.
SKILLS = Skills(Scripted, evaluate, horizon=24, companion=Scripted, forecast=forecast)

__all__ = ["SKILLS", "Scripted", "evaluate", "forecast"]
