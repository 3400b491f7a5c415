"""Everything that a person reads, in German and English: Fluent messages, rendered at the edge of the program.

The messages of the program lie here, those of a game in the folder ``texts`` of the game.
"""

from mathom.texts.language import LANGS, UnknownLanguage, language
from mathom.texts.texts import MissingText, Place, Texts

__all__ = ["LANGS", "MissingText", "Place", "Texts", "UnknownLanguage", "language"]
