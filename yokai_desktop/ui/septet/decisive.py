"""The moment that decides a round: the table darkens, the card stands before the moon, a banner
tells what happened; any key or click goes on to the count."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.cards import CardLook
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.parts.buttons import NORMAL, PRIMARY, Button
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.key_cap import KeyLine
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.mask_disc import MaskDisc
from yokai_desktop.ui.parts.seal import paint_seal
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.table.motion import Act, InTurn, Motion, Pause, Tween
from yokai_desktop.ui.table.pace import DECISIVE_TRICK, Pace, Span
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.septet.moments import moment_spoken
from yokai_desktop.words.signs import WON

translate = QCoreApplication.translate
_SCRIM = 0.62
_MOON, _CARD = 392, 226
_TILT = -3.0
_LIT = CardLook(best=True)


@dataclass(frozen=True)
class Decisive:
    """Everything that is shown."""

    title: str
    line: str
    picture: str
    masks: tuple[tuple[str, int], ...]
    """Of those who win, each with the colour of the side."""
    is_won: bool
    """Whether the viewer's side wins."""
    start: Spot
    """Where the card lay."""
    goal: Spot | None
    """Its slot among the captured bosses; none for a trick too many."""
    others: tuple[tuple[str, Spot, Spot], ...] = ()
    """The pictures of further bosses in the trick, where they lay and their slots."""


class DecisiveMoment(QWidget):
    """Covers the table but not the scores; ``went_on`` when it has been seen."""

    went_on = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.shown: Decisive | None = None
        """What it tells while it covers the table."""
        self._dark = self._grown = self._stamped = self._flown = 0.0
        self._left = 0.0
        self._fades = False
        """Whether nothing may move: it comes and goes by light alone."""
        self.banner = HangingScroll(self, mount=12, padding=14, upright=True)
        self._masks = row(spacing=0)
        self._title = Label("", Role.HEADER_TITLE, "ink", wraps=True)
        self._line = Label("", Role.BODY, "ink2", wraps=True)
        words = column(1, self._title, self._line, 1, spacing=2)
        body = row(spacing=18)
        body.addLayout(self._masks)
        body.addLayout(words, 1)
        self.banner.body.addLayout(body)
        self.count = Button(
            lambda: translate("Septet", "The count"), PRIMARY, height=NORMAL, parent=self
        )
        self.count.clicked.connect(self.went_on)
        self.key = KeyLine(
            lambda: translate("Septet", "Space"),
            lambda: translate("Septet", "goes on"),
            self,
            colours=("seal_paper", "seal_paper"),
        )
        self.hide()

    def motion(
        self,
        moment: Decisive,
        pace: Pace,
        left: float,
        opened: Callable[[], None],
        stamped: Motion,
    ) -> Motion:
        """From the complete trick to the banner; ``left`` is where the scores end.

        ``opened`` is called when it covers the table; ``stamped`` is played when the card stands
        before the moon.
        """

        def begin() -> None:
            self._open(moment, left, pace.reduced)
            opened()

        return InTurn(
            [
                Pause(DECISIVE_TRICK * pace.factor),
                Act(begin),
                Tween(pace.ms(Span.MOONRISE), self._set_grown),
                stamped,
                Tween(pace.ms(Span.UNROLL), self._unroll),
                Tween(pace.ms(Span.SWEEP), self._set_flown, after=self._offer),
            ]
        )

    def put_away(self) -> None:
        """The table is seen again, and has the keyboard."""
        self.shown = None
        parent = self.parentWidget()
        if parent is not None and self.isAncestorOf(parent.focusWidget()):
            parent.setFocus()
        self.hide()

    def _open(self, moment: Decisive, left: float, fades: bool) -> None:
        self.shown, self._left, self._fades = moment, left, fades
        self._grown = self._stamped = self._flown = 0.0
        self._title.setText(moment.title)
        self._line.setText(moment.line)
        while (item := self._masks.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.setParent(None)
                old.deleteLater()
        for mask, side in moment.masks:
            self._masks.addWidget(MaskDisc(mask, side, 72))
        self.setAccessibleName(moment_spoken(moment.title, moment.line))
        self.banner.hide()
        self.count.hide()
        self.key.hide()
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        """The banner over the table, the button right of the moon."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        style = theme()
        room = QRectF(self.rect()).adjusted(self._left + style.px(14), 0, -style.px(20), 0)
        wide = min(room.width(), style.px(890))
        inner = wide - style.px(170)
        words = self._title.heightForWidth(round(inner - style.px(120)))
        words += self._line.heightForWidth(round(inner - style.px(120)))
        high = max(style.px(140), words + style.px(92))
        self.banner.setGeometry(
            round(room.left() + (room.width() - wide) / 2), style.px(20), round(wide), round(high)
        )
        moon = self.moon()
        size = self.count.sizeHint()
        width = max(style.px(176), size.width())
        x = min(moon.right() + style.px(24), self.width() - width - style.px(16))
        self.count.setGeometry(round(x), round(moon.center().y()), width, size.height())
        hint = self.key.sizeHint()
        self.key.setGeometry(
            round(x + (width - hint.width()) / 2),
            self.count.geometry().bottom() + style.px(10),
            hint.width(),
            hint.height(),
        )

    def moon(self) -> QRectF:
        """Where the moon stands, below the banner."""
        style = theme()
        top = self.banner.geometry().bottom() + style.px(16)
        side = min(style.px(_MOON), self.height() - top - style.px(16))
        left = self._left + (self.width() - self._left) * 0.32 - side / 2
        return QRectF(max(self._left + style.px(16), left), top, side, side)

    def _set_grown(self, part: float) -> None:
        self._dark = self._grown = part
        self.update()

    def _unroll(self, part: float) -> None:
        self._stamped = 1.0 if self._fades else part
        self.update()
        self.banner.show()
        if self._fades:
            return
        whole = self.banner.rect()
        wide = max(1, round(whole.width() * part))
        mask = whole.adjusted((whole.width() - wide) // 2, 0, -((whole.width() - wide) // 2), 0)
        self.banner.setMask(mask)

    def _offer(self) -> None:
        self.banner.clearMask()
        self.banner.show()
        self.count.show()
        self.key.show()
        self.count.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_flown(self, part: float) -> None:
        self._flown = part
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.went_on.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown
        if shown is None:
            return
        style = theme()
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        scrim = QColor(style.colours.shadow)
        scrim.setAlphaF(_SCRIM * self._dark)
        table = QRectF(self.rect()).adjusted(self._left, 0, 0, 0)
        painter.fillRect(table, scrim)
        moon = self.moon()
        width = moon.width() * _CARD / _MOON
        end = Spot(moon.center().x(), moon.center().y(), width * 0.94, _TILT)
        flies = shown.goal is not None and self._flown and not self._fades
        if flies and shown.goal is not None:
            self._paint_way(painter, end, shown.goal)
        self._paint_moon(painter, moon)
        if self._fades:
            painter.setOpacity(self._grown)
            self._paint_card(painter, shown.picture, end)
            painter.setOpacity(1.0)
        else:
            here = shown.start.towards(end, self._grown)
            self._paint_card(painter, shown.picture, here)
        if shown.is_won and self._stamped:
            side = width * 0.36 * (1.4 - 0.4 * self._stamped)
            stamp = QRectF(0, 0, side, side)
            stamp.moveCenter(end.middle + QPointF(width * 0.42, width * 0.6))
            painter.setOpacity(min(1.0, self._stamped * 1.6))
            paint_seal(painter, stamp, WON, angle=5)
            painter.setOpacity(1.0)
        if flies and shown.goal is not None:
            for picture, start, slot in shown.others:
                self._paint_card(painter, picture, start.towards(slot, self._flown), CardLook())
            self._paint_card(painter, shown.picture, end.towards(shown.goal, self._flown))

    def _paint_moon(self, painter: QPainter, moon: QRectF) -> None:
        gold = theme().colours.moon
        glow, clear = QColor(gold), QColor(gold)
        glow.setAlphaF(0.35 * self._grown)
        clear.setAlphaF(0.0)
        light = QRadialGradient(moon.center(), moon.width() * 0.62)
        light.setColorAt(0.75, glow)
        light.setColorAt(1.0, clear)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        reach = moon.width() * 0.12
        painter.drawEllipse(moon.adjusted(-reach, -reach, reach, reach))
        painter.setOpacity(self._grown)
        painter.setBrush(gold)
        painter.drawEllipse(moon)
        painter.setOpacity(1.0)

    def _paint_card(
        self, painter: QPainter, picture: str, spot: Spot, look: CardLook = _LIT
    ) -> None:
        painter.save()
        painter.translate(spot.middle)
        painter.rotate(spot.angle)
        paint_card(painter, "septet", picture, spot.width, self.devicePixelRatioF(), look)
        painter.restore()

    def _paint_way(self, painter: QPainter, start: Spot, goal: Spot) -> None:
        """The dotted way of the card's double to its slot."""
        pen = QPen(theme().colours.gold_hi, 3)
        pen.setDashPattern([0.1, 3])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        path = QPainterPath(goal.middle)
        lift = QPointF((start.x + goal.x) / 2, min(start.y, goal.y) - theme().px(30))
        path.quadTo(lift, start.middle)
        painter.drawPath(path)
