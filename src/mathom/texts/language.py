"""Which language to speak: the one asked for, else the one of the locale, else English."""

from __future__ import annotations

from collections.abc import Mapping

from mathom.kernel import MathomError

LANGS = ("en", "de")


class UnknownLanguage(MathomError):
    says = "There is no language '{lang}' here; the languages are {known}."


def language(wish: str | None, env: Mapping[str, str]) -> str:
    """
    >>> language(None, {"LANG": "de_AT.UTF-8"})
    'de'
    """
    if wish is not None:
        if wish not in LANGS:
            raise UnknownLanguage(lang=wish, known=", ".join(LANGS))
        return wish
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return "de" if env[name].lower().startswith("de") else "en"
    return "en"
