"""Whole games of every mode, step by step, as they were when last looked at."""

import pytest

from tests.golden import SEPTET, Playthrough, text_of


@pytest.mark.parametrize("playthrough", SEPTET, ids=lambda p: p.path.stem)
def test_golden_playthrough(playthrough: Playthrough) -> None:
    assert text_of(playthrough) == playthrough.path.read_text(encoding="utf-8")
