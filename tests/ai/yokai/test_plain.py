"""Compiled and plain partners play the same games."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from unittest.mock import patch

from tests.ai.yokai.tables import QUICK_LEVELS, played
from yokai_desktop.ai.yokai import mind

PLAIN_TWIN = """
import json
from yokai_desktop.plain import is_compiled, use_plain_kernels
use_plain_kernels()
from yokai_desktop.ai.yokai import planning, shortest, worlds
assert not any(map(is_compiled, (planning, shortest, worlds)))
from tests.ai.yokai.test_plain import games
print(json.dumps(games()))
"""


NO_HURRY = 600.0
QUICK = QUICK_LEVELS["expert"]
SEARCHING = replace(QUICK, searches=True)


def games() -> list[list[str]]:
    """The actions of a few whole games, one of them searched to the end once it is in sight.

    Nobody is hurried: the safety net of a slow machine may cut plain players short.
    """
    with patch.object(mind, "LONGEST", NO_HURRY):
        return [
            [str(action) for _, action in played(way, "twin", level)]
            for way, level in (
                ("level 1", QUICK),
                ("secret affinity", QUICK),
                ("open affinity", SEARCHING),
                ("shape", QUICK),
            )
        ]


def test_compiled_and_plain_partners_play_the_same_games() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAIN_TWIN], capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == games()
