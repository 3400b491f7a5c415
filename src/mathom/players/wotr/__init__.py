"""What programs know about playing Der Ringkrieg well."""

from mathom.players.wotr.outlook import evaluate
from mathom.players.wotr.scripted import Scripted

__all__ = ["Scripted", "evaluate"]
