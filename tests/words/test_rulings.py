"""Every ruling of the law is marked as one on a page of the rules, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MARKS = {"en": r"(?i)\bruling", "fr": r"(?i)\barbitrage"}
PAGES = {
    "septet": ("S3.3", "S11"),
    "septet-two": ("S8.3", "S8.4", "S8.6", "S8.7"),
    "septet-three": ("S1.5",),
    "septet-seven-next": ("S10.4",),
    "yokai": ("Y2.3", "Y3.4", "Y5.4"),
    "yokai-levels": ("Y1.4", "Y6.3", "Y8.3", "Y8.4", "Y8.5", "Y9"),
}
"""Where which ruling is told; several of one sentence may stand in one place."""
TOGETHER = {"septet-two": 1, "yokai-levels": 2}
"""How many share the mark of another."""
ABOUT_SIGHT = {"S1.6"}
"""How the program looks, not how the game is played."""


def rulings_of(law: str) -> set[str]:
    """The numbers of the paragraphs, or of the sections, that say so."""
    found, section = set(), ""
    for line in (ROOT / "docs" / law).read_text("utf-8").splitlines():
        if heading := re.match(r"## ([SY]\d+)\b", line):
            section = heading.group(1)
        if not section or not re.search(r"\*Ruling|Rulings", line):
            continue
        number = re.match(r"- ([SY]\d+\.\d+)", line)
        found.add(number.group(1) if number else section)
    return found


def test_every_ruling_of_the_law_has_its_page() -> None:
    told = {number for numbers in PAGES.values() for number in numbers}
    assert told == (rulings_of("septet.md") | rulings_of("yokai.md")) - ABOUT_SIGHT


@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_marks_its_rulings(page: str, language: str) -> None:
    text = (ROOT / "resources" / "rules" / language / f"{page}.html").read_text("utf-8")
    marks = re.findall(MARKS[language], text)
    assert len(marks) >= len(PAGES[page]) - TOGETHER.get(page, 0)
