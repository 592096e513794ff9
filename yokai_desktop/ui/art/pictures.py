"""SVG pictures as pixmaps, drawn once per size and pixel ratio and kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from functools import cache
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from yokai_desktop.paths import resources
from yokai_desktop.ui.games.game_faces import GAME_FACES

FOLDERS = (
    *(f"cards/{face.name}" for face in GAME_FACES),
    *(face.symbols for face in GAME_FACES),
    "icons",
    "masks",
    "ornaments",
)
"""Where pictures lie below the folder of what the program comes with."""

ROOM_BYTES = 96 * 2**20
"""How much the kept pixmaps may weigh; the ones not used for longest go first."""

Key = tuple[str, int, int, float, str]

_kept: OrderedDict[Key, QPixmap] = OrderedDict()
_weights = {"all": 0}
_unfit: set[str] = set()


@cache
def _shipped() -> dict[str, Path]:
    """Every picture of the program by name: a name is looked up here, never made into a path."""
    found = {}
    for folder in FOLDERS:
        with suppress(OSError):
            for path in resources(folder).iterdir():
                if path.suffix == ".svg":
                    found[f"{folder}/{path.stem}"] = path
    return found


def exists(name: str) -> bool:
    """Whether the program comes with a picture of this name (``symbols/fire``)."""
    return name in _shipped() and name not in _unfit


def blank(size: QSize, dpr: float) -> QPixmap:
    """A transparent pixmap of a logical size."""
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def picture(name: str, size: QSize, dpr: float, colour: QColor | None = None) -> QPixmap | None:
    """The picture of a name (``symbols/fire``), fitted into a size, in one colour if given.

    None if there is no such picture, or it cannot be drawn.
    """
    key = key_of(name, size, dpr, colour)
    found = stored(key)
    if found is not None:
        return found
    if size.isEmpty() or not exists(name):
        return None
    renderer = QSvgRenderer(str(_shipped()[name]))
    if not renderer.isValid():
        _unfit.add(name)
        return None
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    pixmap = blank(size, dpr)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size.width(), size.height()))
    if colour is not None:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), colour)
    painter.end()
    return store(key, pixmap)


def key_of(name: str, size: QSize, dpr: float, colour: QColor | None = None) -> Key:
    """What a kept pixmap is found by."""
    tint = colour.name(QColor.NameFormat.HexArgb) if colour is not None else ""
    return name, size.width(), size.height(), dpr, tint


def stored(key: Key) -> QPixmap | None:
    """A pixmap kept before; None if there is none."""
    found = _kept.get(key)
    if found is not None:
        _kept.move_to_end(key)
    return found


def store(key: Key, drawn: QPixmap) -> QPixmap:
    """Keep a pixmap, letting the oldest go when there is no more room; gives the one kept.

    That is a copy: one that was painted on holds on to its paint engine, ten more kilobytes.
    """
    pixmap = _kept[key] = drawn.copy()
    _weights["all"] += _weight(pixmap)
    while _weights["all"] > ROOM_BYTES and len(_kept) > 1:
        _, oldest = _kept.popitem(last=False)
        _weights["all"] -= _weight(oldest)
    return pixmap


def kept_bytes() -> int:
    """What the kept pixmaps weigh together."""
    return _weights["all"]


def forget() -> None:
    """Let all kept pixmaps go, and look for missing files again."""
    _kept.clear()
    _unfit.clear()
    _shipped.cache_clear()
    _weights["all"] = 0


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def icon(name: str, side: int, dpr: float, colour: QColor, gap: int = 0) -> QPixmap | None:
    """A symbolic icon of ``resources/icons`` in a colour; None if it is missing.

    ``gap`` is free room after it.  The same pixmap comes each time: of what a ``QIcon`` shows Qt
    keeps a copy by the number of the pixmap, so new ones would pile up with every painting.
    """
    drawn = picture(f"icons/{name}", QSize(side, side), dpr, colour)
    if drawn is None or not gap:
        return drawn
    key = key_of(f"icons/{name} and a gap", QSize(side + gap, side), dpr, colour)
    found = stored(key)
    if found is None:
        spaced = blank(QSize(side + gap, side), dpr)
        painter = QPainter(spaced)
        painter.drawPixmap(0, 0, drawn)
        painter.end()
        found = store(key, spaced)
    return found


def paint(
    painter: QPainter, name: str, box: QRectF, dpr: float, colour: QColor | None = None
) -> bool:
    """Paint a picture centred in a box; False if it is missing."""
    pixmap = picture(name, box.size().toSize(), dpr, colour)
    if pixmap is None:
        return False
    painter.drawPixmap(box.topLeft(), pixmap)
    return True
