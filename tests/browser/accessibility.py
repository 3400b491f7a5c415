"""axe-core on a page: what it finds serious keeps people out."""

from __future__ import annotations

from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Page

SCRIPT: str = AXE_FILE_PATH.read_text("utf-8")
KEEPS_OUT = ("serious", "critical")
RUN = """async (levels) => {
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations
        .filter(({ impact }) => levels.includes(impact))
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`));
}"""


def barriers(page: Page) -> list[str]:
    """One line for each element in the way. The script is evaluated and not added: the page forbids foreign scripts."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT)
    found: list[str] = page.evaluate(RUN, list(KEEPS_OUT))
    return found
