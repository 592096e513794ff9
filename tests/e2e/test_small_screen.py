"""A screen of 800×600: the window fits it with its frame, on every page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.screen import Program, needs_a_screen, screen, write_settings

pytestmark = needs_a_screen


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_window_fits_a_screen_of_800_by_600(tmp_path: Path, text_size: int) -> None:
    write_settings(tmp_path, language="fr", text_size=text_size)
    with screen("800x600") as display:
        program = Program(display, tmp_path)
        try:
            for page in ("home", "new-septet", "new-yokai", "history", "settings", "rules"):
                program.ask(f"window.show_page({page!r})")
                left, top, right, bottom = program.wait_for(
                    "window.frameGeometry().height() > window.height()"
                    " and list(window.frameGeometry().getCoords())"
                )
                assert left >= 0, page
                assert top >= 0, page
                assert right < 800, page
                assert bottom < 600, page
        finally:
            program.end()
