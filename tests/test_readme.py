"""The README's example runs, and its two commands exist."""

import doctest
import json
import re
from pathlib import Path

from yokai_desktop.engine.match import Match

ROOT = Path(__file__).parent.parent


def test_the_whole_game_of_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 8
    assert results.failed == 0


def test_the_two_commands_are_targets_of_the_makefile() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for command in re.findall(r"^    make (\w+)", (ROOT / "README.md").read_text(), re.MULTILINE):
        assert re.search(rf"^{command}:", makefile, re.MULTILINE)


def test_the_record_shown_to_contributors_is_complete() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    example = json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[0])
    match = Match.replay(example | {"actions": [], "marks": []})
    assert set(example) == {*match.record(), "marks"}
