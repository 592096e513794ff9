"""Starting the program: what a quick start leaves for later."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
START = """
import sys
from yokai_desktop.ui.window.application import make_application
app = make_application()
from yokai_desktop.ui.window.main_window import MainWindow
window = MainWindow()
window.show()
app.processEvents()
print("\\n".join(name for name in sys.modules if name.startswith("yokai_desktop.")))
"""

UI = "yokai_desktop.ui."
SEPTET, YOKAI = f"{UI}septet", f"{UI}yokai"
FACES = ("septet", "septet.face", "septet.ratio", "yokai", "yokai.face")
ON_THE_HOME_PAGE = (
    "septet.home_strips",
    "septet.tile_art",
    "yokai.tile_art",
    "yokai.journey",
    "yokai.journey.strip",
    "yokai.practised",
)


def test_the_rules_of_the_games_are_imported_after_the_first_picture(user_home: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", START], env=environment, capture_output=True, text=True, check=True
    )
    imported = done.stdout.split()
    assert "yokai_desktop.ui.home.page" in imported
    late = ("engine.septet", "engine.yokai", "yokai_desktop.ai.", "models.")
    assert [name for name in imported if any(part in name for part in late)] == []
    of_games = {name.removeprefix(UI) for name in imported if name.startswith((SEPTET, YOKAI))}
    assert of_games == {*FACES, *ON_THE_HOME_PAGE}
