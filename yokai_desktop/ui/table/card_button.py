"""A card on the table: a button with a picture, a place, and a look that says what it is good for.

It knows art and states, no rules.  The name a screen reader hears is given with the picture, so a
card that shows its back never tells its face.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QAbstractButton, QWidget

from yokai_desktop.models.cards import PLAIN, CardLook, CardMark
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.art.faces import card_size
from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.speech.interfaces import ReadAs
from yokai_desktop.ui.speech.interfaces import Role as SpokenRole
from yokai_desktop.ui.table.card_art import MARGIN, composed_card, paint_card
from yokai_desktop.ui.table.look_words import look_words
from yokai_desktop.ui.table.poise import Poise
from yokai_desktop.ui.theme import theme

LEGAL_LIFT, HOVER_LIFT = 38, 10
"""How far a card rises that may be chosen, and how much more under the pointer."""
PRESS_SINK = 7
"""How far it gives way under a finger."""
_POINTER = (Qt.FocusReason.MouseFocusReason, Qt.FocusReason.OtherFocusReason)


class CardButton(ReadAs, QAbstractButton):
    """Place it with ``put``, dress it with ``show_card`` and ``set_look``.

    The widget is larger than the card by the room its shadow needs; ``covers`` tells which points
    are on the card.  Mouse events are dealt out by the surface it lies on.
    """

    read_as = SpokenRole.Button
    reached = Signal()
    """The keyboard has come to it: it wants to be seen."""

    def __init__(self, parent: QWidget, game: str) -> None:
        super().__init__(parent)
        self.game = game
        self.ratio = card_size(game, 1000).height() / 1000
        self.picture = ""
        self.look = CardLook()
        self.marks: tuple[CardMark, ...] = ()
        self.spot = Spot(0, 0, 100)
        self.lift_height: float = LEGAL_LIFT
        self.is_draggable = False
        self._is_hovered = self._is_away = self._shows_focus = False
        self._painted: QPixmap | None = None
        self._opening: QRect | None = None
        self.poise = Poise(self)
        self.poise.moved.connect(self._settle)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(0, 0)  # else the corner of the table is painted again for every new card
        self.lie_on_top()
        follow_style(self, self._style_changed)

    def show_card(self, picture: str, spoken: str) -> None:
        """The picture (``septet/fire-9``, ``septet/back``) and what a screen reader calls it."""
        if picture != self.picture:
            self.picture = picture
            self._repaint()
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)

    def lie_on_top(self) -> None:
        """Lie over all other cards, but under what lies over cards."""
        ceiling = getattr(self.parentWidget(), "ceiling", None)
        if isinstance(ceiling, QWidget):
            self.stackUnder(ceiling)

    def put(self, spot: Spot) -> None:
        """Lie here, at rest."""
        if spot != self.spot:
            resized = (spot.width, spot.angle) != (self.spot.width, self.spot.angle)
            self.spot = spot
            if resized:
                self._painted = None
        self._settle()

    def show_through(self, opening: QRect | None) -> None:
        """Only what lies in this box of the surface is seen and can be touched; None for all."""
        self._opening = opening
        if opening is None or opening.contains(self.geometry()):
            self.clearMask()
            return
        seen = self.geometry().intersected(opening).translated(-self.pos())
        self.setMask(QRegion(seen) if not seen.isEmpty() else QRegion(-1, -1, 1, 1))

    def set_look(self, look: CardLook, *, at_once: bool = False) -> None:
        if look != self.look:
            self.look = look
            self._repaint()
        self._lift(at_once)

    def set_marks(self, marks: tuple[CardMark, ...]) -> None:
        """What is fastened to its upper edge."""
        if marks != self.marks:
            self.marks = marks
            self._repaint()

    def accessibleDescription(self) -> str:
        """The look in words: what is raised, dimmed or ticked is heard as well as seen."""
        return look_words(self.look, self.game)

    def spoken_description(self) -> str:
        return self.accessibleDescription()

    def set_hovered(self, hovered: bool) -> None:
        """The pointer is over the card."""
        if hovered != self._is_hovered:
            self._is_hovered = hovered
            self._repaint()
            self._lift()

    def set_away(self, away: bool) -> None:
        """Its picture is being moved by somebody else: show nothing here."""
        if away != self._is_away:
            self._is_away = away
            self.update()

    @property
    def is_away(self) -> bool:
        return self._is_away

    def shake(self) -> None:
        """Refuse."""
        self.poise.shake()

    @property
    def shown_spot(self) -> Spot:
        """Where the card is seen now, its lift included."""
        return self.spot.lifted(self.poise.rise).moved(self.poise.sway, 0)

    def covers(self, point: QPointF) -> bool:
        """Whether a point of the surface is on the card, where it lies or where it has risen."""
        if self._opening is not None and not self._opening.contains(point.toPoint()):
            return False
        resting = self.spot.contains(point, self.ratio)
        return resting or self.spot.lifted(self.poise.rise).contains(point, self.ratio)

    def settle(self) -> None:
        """End all movement of its own at once."""
        self.poise.settle(self._wanted_rise())

    def _style_changed(self) -> None:
        self._painted = None
        self._lift(at_once=True)
        self.update()

    def _wanted_rise(self) -> float:
        u = theme().u
        if not (self.look.legal or self.look.chosen):
            return 0.0
        raised = self._is_hovered or self._shows_focus
        height = self.lift_height + (HOVER_LIFT if raised else 0)
        return (height - (PRESS_SINK if self.isDown() else 0)) * u

    def set_pressed(self, pressed: bool) -> None:
        """A finger or a button is down on the card: it gives way at once, and comes back."""
        self.setDown(pressed)
        self._lift(at_once=pressed)

    def _lift(self, at_once: bool = False) -> None:
        self.poise.lift(self._wanted_rise(), at_once=at_once or not self.isVisible())

    def _settle(self) -> None:
        box = self.shown_spot.bounds(self.ratio, MARGIN * theme().u).toAlignedRect()
        if box != self.geometry():
            self.setGeometry(box)

    def _repaint(self) -> None:
        self._painted = None
        self.update()

    def sizeHint(self) -> QSize:
        return self.size()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._shows_focus = event.reason() not in _POINTER
        self._repaint()
        self._lift()
        if self._shows_focus:
            self.reached.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._shows_focus = False
        self._repaint()
        self._lift()

    @property
    def shows_focus(self) -> bool:
        """Whether the ring of the keyboard is drawn."""
        return self._shows_focus

    def show_focus(self) -> None:
        """Take the keyboard, visibly."""
        self.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space chooses; every other key, Enter included, belongs to the table."""
        if event.key() == Qt.Key.Key_Space:
            self.click()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_away or not self.picture:
            return
        art, margin = self._art()
        corner = self.shown_spot.bounds(self.ratio, margin).topLeft()
        QPainter(self).drawPixmap(corner - QPointF(self.pos()), art)

    def draw_ahead(self) -> None:
        """Have the picture at hand before it is seen."""
        if self.picture:
            self._art()

    def _art(self) -> tuple[QPixmap, float]:
        """What is painted, and the free margin around the card."""
        dpr = self.devicePixelRatioF()
        if self._is_plain():
            return composed_card(self.game, self.picture, round(self.spot.width), dpr)
        if self._painted is None or self._painted.devicePixelRatio() != dpr:
            self._painted = self._compose(dpr)
        return self._painted, MARGIN * theme().u

    def _is_plain(self) -> bool:
        """Whether it lies like any other card with this picture: they share one pixmap."""
        return self._is_bare() and not self.spot.angle

    def _is_bare(self) -> bool:
        """Whether nothing is shown of it but its picture and its shadow."""
        return self.look == PLAIN and not self.marks and not any(self._edges())

    def _compose(self, dpr: float) -> QPixmap:
        """Shadow, edge, picture and overlay in one pixmap: painting is then one copy."""
        spot, u = self.spot, theme().u
        box = spot.bounds(self.ratio, MARGIN * u)
        pixmap = blank(QSize(math.ceil(box.width()) + 1, math.ceil(box.height()) + 1), dpr)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.translate(spot.middle - box.topLeft())
        painter.rotate(spot.angle)
        if self._is_bare():
            art, _ = composed_card(self.game, self.picture, round(spot.width), dpr)
            middle = art.deviceIndependentSize() / 2
            painter.drawPixmap(QPointF(-middle.width(), -middle.height()), art)
        else:
            paint_card(
                painter,
                self.game,
                self.picture,
                spot.width,
                dpr,
                self.look,
                self._edges(),
                marks=self.marks,
            )
        painter.end()
        return pixmap

    def _edges(self) -> tuple[bool, bool]:
        return self._is_hovered, self._shows_focus
