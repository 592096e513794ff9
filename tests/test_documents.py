"""The documents of the repository: rules that exist under the numbers that are cited."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
CITED = re.compile(r"\b([SY]\d{1,2}\.\d{1,2})\b")
STATED = re.compile(r"^- ([SY]\d{1,2}\.\d{1,2})\b", re.MULTILINE)


def stated() -> set[str]:
    """The numbers under which the rules stand."""
    texts = ((DOCS / name).read_text(encoding="utf-8") for name in ("septet.md", "yokai.md"))
    return {number for text in texts for number in STATED.findall(text)}


def test_every_rule_that_is_cited_can_be_read() -> None:
    rules = stated()
    assert len(rules) > 60
    for folder in ("yokai_desktop", "tests"):
        for path in (ROOT / folder).rglob("*.py"):
            for number in CITED.findall(path.read_text(encoding="utf-8")):
                assert number in rules, f"{path.name} cites {number}"


def test_documents_link_to_files_that_exist() -> None:
    pages = [*DOCS.glob("*.md"), *ROOT.glob("*.md")]
    assert len(pages) > 8
    for page in pages:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_documents_speak_of_what_is_in_the_repository() -> None:
    for page in DOCS.glob("*.md"):
        for path in re.findall(
            r"`((?:engine|ai|storage|models|ui)/[\w/]+(?:\.py|/))`", page.read_text("utf-8")
        ):
            assert (ROOT / "yokai_desktop" / path).exists(), f"{page.name} names {path}"
