"""Drop-down lists in a real window: they can be read, lie on the screen, and go at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from tests.e2e.screen import Program, needs_a_screen, write_settings

pytestmark = needs_a_screen

READABLE = 4.5
"""WCAG's least contrast of text."""


def _walked(display: str, *look: str) -> list[dict[str, Any]]:
    """What the walk through every list told."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.e2e.every_list", *look],
        env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"},
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    "look", [("fr", "dark", "1024x640", "200"), ("en", "light", "1440x860", "100")]
)
def test_every_list_can_be_read_and_lies_on_the_screen(display: str, look: tuple[str, ...]) -> None:
    told = _walked(display, *look)
    pages = [line for line in told if "page" in line]
    lists = [line for line in told if "list" in line]
    assert len(lists) == sum(page["boxes"] for page in pages)
    assert [page for page in pages if page["boxes"] not in (page["least"], page["most"])] == []
    for found in lists:
        assert found["shown"] >= min(found["rows"], 10), found
        assert min(found["contrasts"]) >= READABLE, found
        assert found["width"] >= found["box"], found
        assert found["room"] >= found["needed"], found
        assert found["inside"], found
        assert not found["covers"], found


def test_a_list_is_gone_when_its_choice_takes_effect(
    programs: list[Program], display: str, user_home: Path
) -> None:
    write_settings(user_home, theme="dark", animation="off")
    program = Program(display, user_home)
    programs.append(program)
    program.press("ctrl+comma")
    program.wait_for("window.page_name == 'settings'")
    before = program.picture()
    box = "page.rows['theme'].control"
    program.wait_for(f"{box}.setFocus() is None and {box}.hasFocus()")
    program.press("space")
    x, y, wide, high = program.wait_for(
        f"{box}.view().isVisible() and rectangle({box}.view().window())"
    )
    seen = user_home / "chosen.png"
    program.ask(f"bool({box}.activated.connect(lambda _: picture({str(seen)!r})))")
    program.press("Up", "Return")
    program.wait_for("page.rows['theme'].control.value() == 'light'")
    program.wait_for(f"__import__('pathlib').Path({str(seen)!r}).exists()")
    place = QRect(x, y, wide, high)
    assert QImage(str(seen)).copy(place) == before.copy(place)
