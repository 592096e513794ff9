"""Card faces and backs as pixmaps: ``face("<game>/<card>", size, dpr)``.

A face is the SVG of its name under ``resources/cards``; a missing one gives a plain drawn card, so
that a game can always be played.  ``prepare`` renders faces while nothing else is to be done.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPen, QPixmap

from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.games.game_faces import GAME_FACES, game_face
from yokai_desktop.ui.theme import FAMILIES, theme

RATIOS = {kind: ratio for game in GAME_FACES for kind, ratio in game.card_ratios.items()}
"""Height of a card by its width, for every kind of card."""

NUMBER_BOXES = {kind: box for game in GAME_FACES for kind, box in game.number_boxes.items()}
"""Where kinds of cards show their numbers."""


def card_size(kind: str, width: float) -> QSize:
    """The size of a card of this kind and width; the usual kind has the name of its game."""
    return QSize(round(width), round(width * RATIOS[kind]))


def kind_of(name: str) -> str:
    """The kind of the card whose face has this name."""
    game, _, card = name.partition("/")
    return game_face(game).card_kind(card)


def face(name: str, size: QSize, dpr: float) -> QPixmap:
    """The face of a card by game and name, or its back (``<game>/back``)."""
    picture = f"cards/{name}"
    found = pictures.picture(picture, size, dpr)
    if found is not None:
        return found
    key = pictures.key_of(picture, size, dpr)
    return pictures.store(key, _plain_card(name, size, dpr))


def _plain_card(name: str, size: QSize, dpr: float) -> QPixmap:
    """A card made of its data alone: rank and symbol, or a back with a seal."""
    game, _, card = name.partition("/")
    family, _, rank = card.partition("-")
    colours = theme().colours
    pixmap = pictures.blank(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, height = size.width(), size.height()
    edge = QRectF(0.5, 0.5, width - 1, height - 1)
    radius = width * 0.065
    if family not in FAMILIES:
        painter.setBrush(colours.strip_back)
        painter.setPen(QPen(colours.paper, max(1.0, width * 0.02)))
        painter.drawRoundedRect(edge, radius, radius)
        seal = QRectF(width * 0.38, height * 0.5 - width * 0.12, width * 0.24, width * 0.24)
        painter.setBrush(colours.seal)
        painter.drawRoundedRect(seal, radius / 2, radius / 2)
        painter.end()
        return pixmap
    tone = FAMILIES[family]
    painter.setBrush(colours.paper)
    painter.setPen(QPen(tone.deep, max(1.0, width * 0.012)))
    painter.drawRoundedRect(edge, radius, radius)
    folder = game_face(game).symbols
    big = QRectF(width * 0.32, height / 2 - width * 0.26, width * 0.52, width * 0.52)
    if not pictures.paint(painter, f"{folder}/{family}", big, dpr):
        painter.setPen(tone.fill)
        painter.setFont(theme().kanji_font(width * 0.3))
        painter.drawText(big, Qt.AlignmentFlag.AlignCenter, family[:2].title())
    painter.setPen(tone.deep)
    painter.setFont(theme().kanji_font(width * 0.24))
    corner = QRectF(width * 0.03, height * 0.02, width * 0.3, width * 0.28)
    painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, rank.removesuffix("-shining").upper())
    painter.end()
    return pixmap


class _IdleRenderer(QObject):
    """Renders waiting faces one at a time, whenever the event loop has nothing else to do."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[tuple[str, QSize, float]] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._render_next)

    def add(self, names: Iterable[str], size: QSize, dpr: float) -> None:
        self._waiting = [(name, size, dpr) for name in names]
        self._timer.start()

    def _render_next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        face(*self._waiting.pop(0))


_idle: list[_IdleRenderer] = []


def prepare(names: Iterable[str], size: QSize, dpr: float) -> None:
    """Render these faces in idle time; replaces what was still waiting."""
    if not _idle:
        _idle.append(_IdleRenderer())
    _idle[0].add(names, size, dpr)
