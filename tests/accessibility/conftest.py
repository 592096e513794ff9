"""The program as the tests of its screens have it."""

from __future__ import annotations

from tests.ui.conftest import dressed_app, fresh_program, window

__all__ = ["dressed_app", "fresh_program", "window"]
