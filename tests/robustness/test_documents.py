"""The threat model names tests that exist, and both READMEs say the same."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_every_point_of_the_threat_model_names_its_tests() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Threat model")[1]
    rows = [line for line in text.splitlines() if line.startswith("| ")][1:]
    assert len(rows) >= 8
    for row in rows:
        named = re.findall(r"`([^`]*test_\w+\.py)`", row.split("|")[3])
        assert named, row
        for name in named:
            folder = ROOT if "/" in name else Path(__file__).parent
            assert list(folder.glob(name)), name


def test_the_french_readme_follows_the_english_one() -> None:
    english, french = ((ROOT / name).read_text("utf-8") for name in ("README.md", "README.fr.md"))
    for pattern in (r"^## ", r"^\| `", r"^- \*\*", r"^    make \w+", r"!\[[^\]]*\]\(([^)]+)\)"):
        counts = [len(re.findall(pattern, text, re.MULTILINE)) for text in (english, french)]
        assert counts[0] == counts[1], pattern
    results = doctest.testfile(str(ROOT / "README.fr.md"), module_relative=False, encoding="utf-8")
    assert results.attempted >= 8
    assert results.failed == 0
