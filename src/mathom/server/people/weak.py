"""Passwords that are guessed first: the commonest ones, one's own name, runs over the keyboard, the same few signs."""

from __future__ import annotations

import unicodedata

DIFFERENT = 4
# With digits and signs behind them they are no better.
WORDS = """
abc access admin administrator aragorn baseball batman bilbo changeme charlie computer dragon email family football
frodo galadriel gandalf geheim gollum hallo hello hobbit iloveyou internet killer legolas letmein login lotr master
mathom mellon michael middleearth mittelerde monkey mordor mypassword nothing passwd password passwort pokemon princess
qwert qwerty qwertz ringkrieg samwise sauron schatz secret server shadow sommer spiel starwars sunshine superman test
thelordoftherings trustno user welcome whatever willkommen winter
"""
COMMON = frozenset(WORDS.split())
RUNS = (
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6zhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
    "1q2w3e4r5t6z7u8i9o0p",
)


def is_weak(password: str, name: str) -> bool:
    """Whether somebody who tries what others have tried gets in.

    >>> [is_weak(word, "Ann Smith") for word in ("passwort123!", "AnnSmith1", "87654321", "        ", "abcabcabc")]
    [True, True, True, True, True]
    >>> is_weak("speak, friend, and enter", "Ann Smith")
    False
    """
    word, own = _bare(password), _bare(name)
    core = word.strip("0123456789!?.,;:*#+-_$%&")
    runs = (*RUNS, *(run[::-1] for run in RUNS))
    return (
        len(set(word)) < DIFFERENT
        or core in COMMON
        or (own != "" and core in (own, own[::-1]))
        or any(word in run for run in runs)
    )


def _bare(text: str) -> str:
    return "".join(unicodedata.normalize("NFKC", text).casefold().split())
