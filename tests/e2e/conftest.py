"""A screen for every test, and the programs it starts, ended with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e.screen import Program, screen


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own, 1440x900, with a window manager."""
    with screen() as name:
        yield name


@pytest.fixture
def programs(display: str) -> Iterator[list[Program]]:
    """Programs put here are ended with the test."""
    started: list[Program] = []
    yield started
    for program in started:
        program.end()
