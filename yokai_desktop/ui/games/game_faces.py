"""The games of the window: the only place here that names them."""

from __future__ import annotations

from yokai_desktop.ui.games.game_face import GameFace
from yokai_desktop.ui.septet.face import SeptetFace
from yokai_desktop.ui.yokai.face import YokaiFace

GAME_FACES: tuple[GameFace, ...] = (SeptetFace(), YokaiFace())
"""In the order of their tiles."""


def game_face(game: str) -> GameFace:
    """The face of a game; ``LookupError`` if there is none."""
    for face in GAME_FACES:
        if face.name == game:
            return face
    raise LookupError(game)
