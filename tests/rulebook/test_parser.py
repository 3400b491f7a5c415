from mathom.rulebook.parser import Rule, parse

ENGLISH = """\
# A game

- FE-9.9 before any chapter

## 1 Components

Words about the chapter.

- FE-1.1 [B] One line.
- FE-1.2 [B] See the table:

| a | b |
| --- | --- |
| 1 | 2 |

### 1.1 A section

Not a rule.

* FE-1.3 A picture:

```
# no heading
- FE-7.7 no rule
```
and its legend.

---

Not a rule either.

## 2 Other
- A1 no rule
- WR-1.1 a rule of another game
| FE-1.1 | a table |
"""


def test_a_rule_reaches_to_the_next_rule_heading_or_line() -> None:
    assert list(parse(ENGLISH, "fellowship", "FE", "en")) == [
        Rule("FE-9.9", "fellowship", "", "before any chapter", "en"),
        Rule("FE-1.1", "fellowship", "Components", "[B] One line.", "en"),
        Rule("FE-1.2", "fellowship", "Components", "[B] See the table:\n\n| a | b |\n| --- | --- |\n| 1 | 2 |", "en"),
        Rule(
            "FE-1.3",
            "fellowship",
            "Components",
            "A picture:\n\n```\n# no heading\n- FE-7.7 no rule\n```\nand its legend.",
            "en",
        ),
    ]


def test_the_bold_ids_and_chapter_words_of_the_other_files() -> None:
    markdown = "## Chapter 1 — Dice\n- **WR-1.1** One.\n## Kapitel 2 – Würfel\n- **WR-2.1** Zwei.\n"
    assert list(parse(markdown, "wotr", "WR", "de")) == [
        Rule("WR-1.1", "wotr", "Dice", "One.", "de"),
        Rule("WR-2.1", "wotr", "Würfel", "Zwei.", "de"),
    ]
