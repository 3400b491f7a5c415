"""Tables in play, here and in other processes."""

from mathom.server.hub.bots import bots_of
from mathom.server.hub.care import Care
from mathom.server.hub.hub import Hub, Refusal
from mathom.server.hub.legacy import UNREADABLE, Legacy
from mathom.server.hub.letters import channels
from mathom.server.hub.room import Listener, Room

__all__ = ["UNREADABLE", "Care", "Hub", "Legacy", "Listener", "Refusal", "Room", "bots_of", "channels"]
