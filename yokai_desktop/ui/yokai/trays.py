"""The families at the end: each on a tray of its colour, whole or in pieces, and the bonds."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, Family, Place
from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.theme import FAMILIES as TONES
from yokai_desktop.ui.theme import Themed, theme
from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.ui.yokai.signs import CORD_RATIO

_GROW, _RADIUS = 4, 10
_AROUND = (-24, -24, 24, 24)
"""How far a tray reaches beyond its cards, at most."""


class FamilyTrays(QWidget, Themed):
    """Below the cards: a tray for each family that has been turned up."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._camera: Camera | None = None
        self._cells: dict[Family, list[Place]] = {}
        self._split: frozenset[Family] = frozenset()
        self.strength = dict.fromkeys(FAMILIES, 1.0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow_theme()

    def show_families(
        self,
        camera: Camera,
        places: tuple[Place, ...],
        families: tuple[Family | None, ...],
        split: tuple[Family, ...],
    ) -> None:
        """Lay the trays under the cards."""
        self._camera, self._split = camera, frozenset(split)
        self._cells = {
            family: [place for place, own in zip(places, families, strict=True) if own == family]
            for family in FAMILIES
        }
        self.update()

    def set_strength(self, family: Family, strength: float) -> None:
        """How clearly a tray is seen; a little more than 1 glows."""
        if strength == self.strength[family]:
            return
        self.strength[family] = strength
        if self._camera is not None:
            for place in self._cells[family]:
                self.update(self._camera.cell(place).toAlignedRect().adjusted(*_AROUND))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._camera is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for family, cells in self._cells.items():
            strength = self.strength[family]
            if cells and strength > 0:
                self._paint_tray(painter, family, cells, strength)

    def _paint_tray(
        self, painter: QPainter, family: Family, cells: list[Place], strength: float
    ) -> None:
        assert self._camera is not None
        u = max(0.7, theme().u)
        grow = min(_GROW * u, (self._camera.pitch - self._camera.card_width) / 2 + 0.5)
        colour = QColor(TONES[family.word].fill)
        path = tray_path(self._camera, cells, grow - _RADIUS * u * 0.5)
        painter.setOpacity(min(1.0, strength))
        if strength > 1:
            colour = colour.lighter(round(100 + 45 * (strength - 1)))
        if family in self._split:
            faded = QColor(colour)
            faded.setAlphaF(0.28)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded)
            painter.drawPath(path)
            pen = QPen(colour, 3 * u, Qt.PenStyle.DashLine)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(tray_path(self._camera, cells, grow))
        else:
            pen = QPen(colour, _RADIUS * u)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(colour)
            painter.drawPath(path)
        painter.setOpacity(1.0)


def tray_path(camera: Camera, cells: list[Place], grow: float) -> QPainterPath:
    """The cells of a family as one outline, the gaps between neighbours filled."""
    path = QPainterPath()
    listed = set(cells)
    for place in cells:
        box = camera.cell(place).adjusted(-grow, -grow, grow, grow)
        piece = QPainterPath()
        piece.addRect(box)
        path = path.united(piece)
        for beside in (Place(place.x + 1, place.y), Place(place.x, place.y + 1)):
            if beside in listed:
                between = QPainterPath()
                other = camera.cell(beside).adjusted(-grow, -grow, grow, grow)
                between.addRect(box.united(other))
                path = path.united(between)
        corner = Place(place.x + 1, place.y + 1)
        if {corner, Place(place.x + 1, place.y), Place(place.x, place.y + 1)} <= listed:
            square = QPainterPath()
            square.addRect(box.united(camera.cell(corner)))
            path = path.united(square)
    return path.simplified()


class BondCords(QWidget, Themed):
    """Above the cards: a cord across every bond that holds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._camera: Camera | None = None
        self._bonds: list[tuple[Place, Place]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.follow_theme()

    def show_bonds(self, camera: Camera, bonds: list[tuple[Place, Place]]) -> None:
        self._camera, self._bonds = camera, bonds
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._camera is None:
            return
        painter = QPainter(self)
        width = round(self._camera.card_width * 0.72)
        for one, other in self._bonds:
            middle = (self._camera.middle(one) + self._camera.middle(other)) / 2
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(middle)
            if one.x == other.x:
                painter.rotate(90)
            box = QRectF(-width / 2, -width * CORD_RATIO * 0.46, width, width * CORD_RATIO)
            pictures.paint(painter, "ornaments/cord", box, self.devicePixelRatioF())
            painter.restore()


def touching(
    places: tuple[Place, ...], families: tuple[Family | None, ...], pair: Hint
) -> tuple[Place, Place] | None:
    """Two neighbours of the two families of a bond; None if there are none."""
    one, other = pair.pair
    where = dict(zip(places, families, strict=True))
    for place in sorted(where):
        for beside in (Place(place.x + 1, place.y), Place(place.x, place.y + 1)):
            if {where[place], where.get(beside)} == {one, other}:
                return place, beside
    return None
