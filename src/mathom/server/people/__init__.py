"""Who somebody is: cookies, passwords, names."""

from mathom.server.people.cookies import COOKIE, Signer
from mathom.server.people.desk import Desk, Visitor

__all__ = ["COOKIE", "Desk", "Signer", "Visitor"]
