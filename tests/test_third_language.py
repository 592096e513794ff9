"""A third language is added in the three places that ``i18n/README.md`` names, and no other."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CODE, NAME = "cs", "Čeština"
"""Czech: three plural forms, and letters that neither English nor French has."""

ASKED = """
import json
from yokai_desktop.ui.services.preferences import preferences
preferences().set_value("language", "cs")
from yokai_desktop.ui.window.application import make_application
make_application()
from PySide6.QtWidgets import QLabel
from yokai_desktop.ui.rules.book import RuleBook
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.words.voice import speaking, translate
window = MainWindow()
window.show_page("settings")
said = [label.text() for label in window.page.findChildren(QLabel)]
languages = window.page.rows["language"].control
offered = [languages.itemText(row) for row in range(languages.count())]
counted = [translate("Septet", "%n tricks lose it.", "", n) for n in (1, 2, 5)]
with speaking("cs"):
    without_qt = [translate("Septet", "%n tricks lose it.", "", n) for n in (1, 2, 5)]
print(json.dumps([said, offered, counted, without_qt, RuleBook("cs").chapters[0].title]))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program without its tests, as somebody has it who translates."""
    home = tmp_path / "copy"
    for part in ("yokai_desktop", "i18n", "resources"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.new")
        shutil.copytree(ROOT / part, home / part, ignore=ignored)
    return home


def run(copy: Path, *arguments: str) -> str:
    variables = {
        **os.environ,
        "PYTHONPATH": str(copy),
        "YOKAI_HOME": str(copy / "home"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    ran = subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def add_czech(copy: Path) -> None:
    """What the README asks for: the list, the texts, the rules."""
    listed = copy / "yokai_desktop" / "words" / "languages.py"
    text = listed.read_text(encoding="utf-8")
    text = text.replace('"fr": "Français"', f'"fr": "Français", "{CODE}": "{NAME}"')
    counts = "Plural(3, lambda n: 0 if n == 1 else 1 if 2 <= n <= 4 else 2)"
    text = text.replace("PLURALS = {", f'PLURALS = {{\n    "{CODE}": {counts},')
    listed.write_text(text, encoding="utf-8")
    run(copy, "i18n/update.py")
    words = copy / "i18n" / f"yokai_desktop_{CODE}.ts"
    words.write_text(_translated(words.read_text(encoding="utf-8")), encoding="utf-8")
    run(copy, "i18n/release.py")
    rules = copy / "resources" / "rules"
    shutil.copytree(rules / "en", rules / CODE)
    for page in (rules / CODE).iterdir():
        page.write_text(page.read_text("utf-8").replace("The ", "Řé "), "utf-8")


def _translated(text: str) -> str:
    """Every text in letters of its own, with a number after each plural form."""

    def fill(found: re.Match[str]) -> str:
        forms = iter("123")
        block = found[0].replace(' type="unfinished"', "")
        source = re.search(r"<source>(.*?)</source>", block, re.S)
        assert source is not None
        said = f"ř{source[1]}"
        if "<numerusform>" in block:
            return re.sub(
                r"<numerusform></numerusform>",
                lambda _: f"<numerusform>{said} {next(forms)}</numerusform>",
                block,
            )
        return block.replace("<translation></translation>", f"<translation>{said}</translation>")

    return re.sub(r"<message.*?</message>", fill, text, flags=re.S)


def test_a_language_is_added_in_three_places(copy: Path) -> None:
    add_czech(copy)
    said, offered, counted, without_qt, title = json.loads(run(copy, "-c", ASKED))
    assert NAME in offered
    ours = [text for text in said if any(letter.isalpha() for letter in text)]
    assert ours
    assert all(text.startswith("ř") for text in ours), ours
    assert [text[-1] for text in counted] == ["1", "2", "3"]
    assert counted == without_qt
    assert title
    refused = subprocess.run(
        [sys.executable, "-m", "yokai_desktop", "simulate", "chess"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "LANGUAGE": CODE, "LANG": f"{CODE}_CZ.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 2
    assert "ř" in refused.stderr


def test_the_readme_names_all_that_was_touched(copy: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in copy.rglob("*") if path.is_file()}
    add_czech(copy)
    touched = {
        path.relative_to(copy).as_posix()
        for path in copy.rglob("*")
        if path.is_file() and before.get(path) != path.stat().st_mtime_ns
    }
    built = {name for name in touched if name.endswith((".qm", ".pyc"))}
    unchanged = {"i18n/yokai_desktop_en.ts", "i18n/yokai_desktop_fr.ts"}
    for name in unchanged & touched:
        assert (copy / name).read_bytes() == (ROOT / name).read_bytes()
    named = {"yokai_desktop/words/languages.py", f"i18n/yokai_desktop_{CODE}.ts"}
    rules = {name for name in touched if name.startswith(f"resources/rules/{CODE}/")}
    assert touched - built - unchanged == named | rules
    readme = (ROOT / "i18n" / "README.md").read_text(encoding="utf-8")
    for place in ("yokai_desktop/words/languages.py", "yokai_desktop_<code>.ts", "rules/<code>/"):
        assert place in readme
