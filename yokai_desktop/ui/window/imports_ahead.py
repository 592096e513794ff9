"""Imports in idle time what the user may open next, so that it opens at once."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from importlib import import_module

from PySide6.QtCore import QObject, QTimer

from yokai_desktop.ui.games.game_faces import GAME_FACES

logger = logging.getLogger(__name__)

AHEAD = (
    # small steps first: each blocks the window for as long as its import takes
    *(f"yokai_desktop.engine.{face.name}.game" for face in GAME_FACES),
    "yokai_desktop.storage.summaries",
    "yokai_desktop.ui.history.page",
    *(f"yokai_desktop.ui.{face.name}.new_game_page" for face in GAME_FACES),
    *(f"yokai_desktop.ui.{face.name}.page" for face in GAME_FACES),
)
FIRST_MS = 1_200
"""Until the start has settled."""
NEXT_MS = 60


class ImportsAhead(QObject):
    """Imports one module at a time; ends by itself, also when one cannot be imported."""

    def __init__(self, parent: QObject, modules: Sequence[str] = AHEAD) -> None:
        super().__init__(parent)
        self._waiting = list(modules)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)
        self._timer.start(FIRST_MS)

    @property
    def is_done(self) -> bool:
        return not self._timer.isActive()

    def _next(self) -> None:
        self._timer.setInterval(NEXT_MS)
        name = self._waiting.pop(0) if self._waiting else ""
        if not name:
            self._timer.stop()
            return
        try:
            import_module(name)
        except ImportError:
            # Whoever opens the page is told; here nobody has asked for anything.
            logger.exception("import of %s", name)
            self._timer.stop()
