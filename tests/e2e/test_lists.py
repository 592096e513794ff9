"""Drop-down lists in a real window: every one can be read and lies on the screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.screen import needs_a_screen

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
