"""Whole games of every level, step by step, as they were when last looked at."""

import pytest

from tests.golden import YOKAI, Playthrough, text_of


@pytest.mark.parametrize("playthrough", YOKAI, ids=lambda p: p.path.stem)
def test_golden_playthrough(playthrough: Playthrough) -> None:
    assert text_of(playthrough) == playthrough.path.read_text(encoding="utf-8")
