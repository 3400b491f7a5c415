"""The fenced blocks of a documentation page."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    return [body for marked, body in FENCE.findall(text) if marked == language]
