"""JSON of files: what is read can be written again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from yokai_desktop.storage.plain_json import DEEPEST, parsed
from yokai_desktop.storage.settings import FILE_NAME, Settings


def lists(depth: int) -> str:
    return "[" * depth + "]" * depth


def objects(depth: int) -> str:
    return '{"a":' * depth + "1" + "}" * depth


@pytest.mark.parametrize("text", ["1", "null", '"x"', "{}", lists(DEEPEST), objects(DEEPEST - 1)])
def test_plain_values_are_read(text: str) -> None:
    assert parsed(text) == json.loads(text)


@pytest.mark.parametrize(
    "text", ["", "{", lists(DEEPEST + 1), objects(DEEPEST), lists(900), lists(10**6)]
)
def test_what_is_no_json_or_too_deep_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parsed(text)


@pytest.mark.parametrize("name", ["window", "of a later version"])
def test_settings_too_deep_to_be_written_are_kept_aside(tmp_path: Path, name: str) -> None:
    """They could just be read where the program starts, and never be written later."""
    path = tmp_path / FILE_NAME
    deep = f'{{"format": 1, "settings": {{"{name}": {{"x": {lists(980)}}}}}}}'
    path.write_text(deep)
    settings = Settings(tmp_path)

    def set_deep_inside(frames: int) -> None:
        if frames:
            set_deep_inside(frames - 1)
        else:
            settings.set("theme", "dark")

    set_deep_inside(100)
    assert Settings(tmp_path)["theme"] == "dark"
    assert (tmp_path / "settings.broken-1.json").read_text() == deep
