"""What can go wrong when looking something up.

* RulebookError
    * UnknownGame
    * UnknownLanguage
    * UnknownRule
    * ResultsNotFound
"""


class RulebookError(Exception):
    """Its text is one plain sentence or two for the reader."""


class UnknownGame(RulebookError):
    pass


class UnknownLanguage(RulebookError):
    pass


class UnknownRule(RulebookError):
    pass


class ResultsNotFound(RulebookError):
    pass
