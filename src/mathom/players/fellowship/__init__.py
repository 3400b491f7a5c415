"""What programs know about playing Die Gefährten well."""

from mathom.players.fellowship.outlook import evaluate
from mathom.players.fellowship.scripted import Scripted

__all__ = ["Scripted", "evaluate"]
