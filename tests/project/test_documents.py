import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)")


def documents() -> list[Path]:
    nested = [
        path for folder in ("docs", "src", "tests", "benchmarks", "web") for path in (ROOT / folder).rglob("*.md")
    ]
    return sorted(path for path in [*ROOT.glob("*.md"), *nested] if "node_modules" not in path.parts)


@pytest.mark.parametrize("document", documents(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_inside_the_project_lead_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    local = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in local if not (document.parent / link).exists()] == []


def test_the_readme_names_the_two_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = set(re.findall(r"python3 dev\.py (?:run|test)\b", readme))
    assert commands == {"python3 dev.py run", "python3 dev.py test"}


def test_ci_runs_what_the_readme_says() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "exec python3 dev.py test"
