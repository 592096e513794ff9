"""The glass over the table on which cards in motion are painted: slides, flips, glows, stamps."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.art.faces import card_size, kind_of
from yokai_desktop.ui.parts.seal import MARK, paint_seal
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.table.card_art import composed_card
from yokai_desktop.ui.table.flecks import FLECKS_REACH, paint_flecks
from yokai_desktop.ui.theme import theme

_REACH = 46


@dataclass(eq=False)
class Sprite:
    """One card in motion.  Change it, then tell the overlay."""

    picture: str
    spot: Spot
    back: str = ""
    """What its other side shows, while it turns."""
    turn: float = 0.0
    """0 shows the picture, 1 its other side; between them it is seen on edge."""
    opacity: float = 1.0
    height: float = 0.0
    """How far above the table: a larger shadow."""
    cast: float = 0.0
    """How far its shadow falls, as a share of its width, where that is to be seen growing."""
    glow: float = 0.0
    stamp: float = 0.0
    """A red seal being pressed on it: 0 none, 1 pressed."""
    flecks: float = 0.0
    """Gold thrown off by a captured boss: 0 none yet, 1 all gone."""
    game: str = ""
    """The kind of card; that of its picture unless it is given."""
    art_width: int = 0
    """The width its picture is drawn at; that of its first spot unless it is given."""
    _painted_at: QRectF = field(default_factory=QRectF)

    def __post_init__(self) -> None:
        self.game = self.game or kind_of(self.picture)
        self.art_width = self.art_width or max(1, round(self.spot.width))

    @property
    def ratio(self) -> float:
        return card_size(self.game, 1000).height() / 1000


class Overlay(QWidget):
    """Covers its parent, lets all clicks through, repaints only where something moves.

    It is never hidden or raised: either would repaint the whole table.  New cards put themselves
    below it instead.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sprites: list[Sprite] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    @property
    def sprites(self) -> tuple[Sprite, ...]:
        return tuple(self._sprites)

    def add(self, sprite: Sprite) -> Sprite:
        """Show a card on top of all others."""
        self._sprites.append(sprite)
        self.touch(sprite)
        return sprite

    def remove(self, sprite: Sprite) -> None:
        if sprite in self._sprites:
            self._sprites.remove(sprite)
            self.update(sprite._painted_at.toAlignedRect())

    def clear(self) -> None:
        """Take everything off."""
        for sprite in self.sprites:
            self.remove(sprite)

    def touch(self, sprite: Sprite) -> None:
        """A card has changed: paint where it was and where it is."""
        box = sprite.spot.bounds(sprite.ratio, _REACH * max(0.5, theme().u))
        reach = FLECKS_REACH if sprite.flecks else 0.5 if sprite.glow else 0.0
        if reach:
            room = sprite.spot.width * reach
            box = box.adjusted(-room, -room, room, room)
        self.update(box.united(sprite._painted_at).toAlignedRect())
        sprite._painted_at = box

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        touched = [
            sprite
            for sprite in self._sprites
            if event.region().intersects(sprite._painted_at.toAlignedRect())
        ]
        for sprite in touched:
            if sprite.glow:
                _paint_glow(painter, sprite.spot, sprite.glow)
        for sprite in touched:
            self._paint(painter, sprite)

    def _paint(self, painter: QPainter, sprite: Sprite) -> None:
        spot = sprite.spot
        painter.save()
        painter.setOpacity(sprite.opacity)
        painter.translate(spot.middle)
        painter.rotate(spot.angle)
        painter.save()
        shows_back = sprite.turn > 0.5
        if 0 < sprite.turn < 1:
            painter.scale(max(0.02, abs(math.cos(sprite.turn * math.pi))), 1.0)
        picture = sprite.back if shows_back and sprite.back else sprite.picture
        self._paint_picture(painter, sprite, picture)
        painter.restore()
        if sprite.stamp:
            side = spot.width * 0.42 * (1.4 - 0.4 * sprite.stamp)
            painter.setOpacity(sprite.opacity * min(1.0, sprite.stamp * 1.6))
            middle = QPointF(spot.width * 0.2, spot.width * 0.42)
            box = QRectF(0, 0, side, side)
            box.moveCenter(middle)
            paint_seal(painter, box, MARK, angle=-6)
        if 0 < sprite.flecks < 1:
            painter.setOpacity(sprite.opacity)
            paint_flecks(painter, spot.width, sprite.flecks)
        painter.restore()

    def _paint_picture(self, painter: QPainter, sprite: Sprite, picture: str) -> None:
        """The card is drawn at one size and scaled: rendering it anew at each step is slow."""
        dpr = self.devicePixelRatioF()
        shadow = Shadow.RAISED if sprite.height > 0.3 else Shadow.CARD
        if sprite.cast:
            shadow = Shadow.NONE
            _paint_cast(painter, sprite)
        art, margin = composed_card(sprite.game, picture, sprite.art_width, dpr, shadow)
        scale = sprite.spot.width / sprite.art_width
        painter.scale(scale, scale)
        high = card_size(sprite.game, sprite.art_width).height()
        painter.drawPixmap(QPointF(-sprite.art_width / 2 - margin, -high / 2 - margin), art)


def _paint_cast(painter: QPainter, sprite: Sprite) -> None:
    """The shadow of a card in the hand: the higher, the further down and the softer."""
    width = sprite.spot.width
    box = QRectF(-width / 2, -width * sprite.ratio / 2, width, width * sprite.ratio)
    kind = Shadow.DRAGGED
    draw_shadow(painter, box, kind, sprite.cast * width / kind.value.drop)


def _paint_glow(painter: QPainter, spot: Spot, strength: float) -> None:
    """A golden light behind a card, and behind those beside it."""
    reach = spot.width * 1.25
    gold = QColor(theme().colours.moon)
    clear = QColor(gold)
    gold.setAlphaF(0.75 * strength)
    clear.setAlphaF(0.0)
    light = QRadialGradient(spot.middle, reach)
    light.setColorAt(0.35, gold)
    light.setColorAt(1.0, clear)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(spot.middle, reach, reach)
