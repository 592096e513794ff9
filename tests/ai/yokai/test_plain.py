"""Compiled and plain partners play the same games."""

from __future__ import annotations

import json
import subprocess
import sys

from tests.ai.yokai.tables import QUICK_LEVELS, played

PLAIN_TWIN = """
import json
from yokai_desktop.plain import is_compiled, use_plain_kernels
use_plain_kernels()
from yokai_desktop.ai.yokai import planning, worlds
assert not is_compiled(planning) and not is_compiled(worlds)
from tests.ai.yokai.test_plain import games
print(json.dumps(games()))
"""


def games() -> list[list[str]]:
    """The actions of a few whole games."""
    return [
        [str(action) for _, action in played(way, "twin", QUICK_LEVELS["expert"])]
        for way in ("level 1", "secret affinity", "shape")
    ]


def test_compiled_and_plain_partners_play_the_same_games():
    done = subprocess.run(
        [sys.executable, "-c", PLAIN_TWIN], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == games()
