"""The bar below the grid while turns are shown again: a pill for every partner, and one for all."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.models.yokai.trace import TurnTrace
from yokai_desktop.ui.parts.bindings import ask_again, follow_style
from yokai_desktop.ui.parts.buttons import QUIET, Button
from yokai_desktop.ui.parts.fitting import fit_words
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.qss import set_state
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.ui.yokai.seat_signs import paint_shape_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.events import Name

_TALL, _SHAPE, _GAP, _PAD = 36, 16, 7, 14
_RUN = 4
_FEW = 2
"""With more pills than these partners need, they stand alone."""
_LONGEST, _LONGEST_ALONE = 64, 260
"""Of the words on a pill, and on the only one; … ends what has no room."""


class TurnPill(RingFocus, QAbstractButton):
    """One station: the shapes of its players and a word; a golden line runs along with it."""

    def __init__(self, seats: tuple[int, ...], parent: QWidget, *, is_alone: bool) -> None:
        super().__init__(parent)
        self._seats, self._is_alone = seats, is_alone
        self._is_now, self._part = False, 0.0
        self._says_who = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_style(self, self.updateGeometry)

    def show_words(self, says_who: bool) -> None:
        """Let its words stand beside the shapes, or the shapes alone tell who it is."""
        self._says_who = says_who
        self.setToolTip("" if says_who else self.text())
        self.updateGeometry()
        self.update()

    def show_part(self, is_now: bool, part: float) -> None:
        """Fill the bar as far as the round has come, if it is the one shown now."""
        if (is_now, part) != (self._is_now, self._part):
            self._is_now, self._part = is_now, part
            self.update()

    def sizeHint(self) -> QSize:
        style = theme()
        metrics = QFontMetricsF(style.font(Role.BUTTON))
        shapes = len(self._seats) * style.px(_SHAPE + _GAP)
        longest = style.px(_LONGEST_ALONE if self._is_alone else _LONGEST)
        words = min(longest, round(metrics.horizontalAdvance(self.text())) + 1)
        if not self._says_who:
            words = -style.px(_GAP)
        wide = words + shapes + 2 * style.px(_PAD)
        return QSize(wide, max(style.px(_TALL), round(metrics.height()) + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = colours.gold_hi if self._is_now else colours.panel_line
        painter.setPen(QPen(edge, 2 if self._is_now else 1))
        painter.setBrush(colours.panel)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        x = box.left() + style.px(_PAD) + style.px(_SHAPE) / 2 - 2
        for seat in self._seats:
            paint_shape_of(painter, seat, QPointF(x, box.center().y()), style.px(_SHAPE))
            x += style.px(_SHAPE + _GAP)
        self._paint_words(painter, box, x)
        if self._is_now and self._part:
            left, wide = box.left() + box.height() / 2, box.width() - box.height()
            painter.setPen(QPen(colours.gold_hi, style.px(_RUN)))
            y = box.bottom() - style.px(_RUN) / 2
            painter.drawLine(QPointF(left, y), QPointF(left + wide * self._part, y))

    def _paint_words(self, painter: QPainter, box: QRectF, x: float) -> None:
        if not self._says_who:
            return
        style = theme()
        painter.setPen(style.colours.panel_text)
        words = box.adjusted(x - style.px(_SHAPE) / 2 - box.left(), 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        room = words.width() - style.px(_PAD) / 2
        shown = fit_words(painter, Role.BUTTON, self.text(), room)
        painter.drawText(words, int(flags), shown)


class RoundBar(Surface):
    """``chosen`` tells the station that somebody wants to see.

    Where it lies over the plates it has a ground of its own.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label(role=Role.SECONDARY, colour="muted")
        self._keys = Label(role=Role.SECONDARY, colour="muted")
        self.pills: list[TurnPill] = []
        self._pills = row(spacing=12)
        self.meaning = Button(self._meaning_words, QUIET, height=_TALL, shrinks=True)
        self.meaning.describe(lambda: self.tr("What did that mean? (W)"))
        follow_style(self, self._follow_style)
        self._row = row(
            0, self._title, self._pills, self.meaning, self._keys, 0, spacing=14, on=self
        )
        self.hide()

    def _follow_style(self) -> None:
        set_state(self, "covers", is_text_large())
        ask_again(self.meaning)

    def _meaning_words(self) -> str:
        return self.tr("Meaning (W)") if is_text_large() else self.tr("What did that mean? (W)")

    def show_turns(self, turns: tuple[TurnTrace, ...], names: Name, *, is_round: bool) -> None:
        """Pills for these turns; ``is_round`` if they are those since one's own."""
        for pill in self.pills:
            self._pills.removeWidget(pill)
            pill.hide()
            pill.deleteLater()
        is_alone = len(turns) == 1
        self.pills = [TurnPill((turn.seat,), self, is_alone=is_alone) for turn in turns]
        if not is_alone:
            seats = tuple(turn.seat for turn in turns)
            self.pills.append(TurnPill(seats, self, is_alone=False))
        for at, pill in enumerate(self.pills):
            pill.setText(self._pill_words(turns, at, names, is_round=is_round))
            pill.clicked.connect(lambda _=False, at=at: self.chosen.emit(at))
            self._pills.addWidget(pill)
            pill.show()
        title = self.tr("Since your turn") if is_round else self.tr("Shown again")
        self._title.setText(title)
        keys = self.tr("R: next · Esc: close") if is_round else self.tr("Esc: close")
        self._keys.setText(keys)
        is_roomy = not is_text_large() and len(turns) <= _FEW
        self._keys.setVisible(is_roomy)
        self._title.setVisible(is_roomy)
        self._fit()

    def _fit(self) -> None:
        """Where the words of all pills have no room, their shapes tell who it is."""
        for says_who in (True, False):
            for pill in self.pills:
                pill.show_words(says_who)
            self._row.invalidate()
            self._row.activate()
            if self._row.sizeHint().width() <= self.width():
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _pill_words(
        self, turns: tuple[TurnTrace, ...], at: int, names: Name, *, is_round: bool
    ) -> str:
        if at == len(turns):
            return self.tr("both") if len(turns) == 2 else self.tr("all")
        if is_round:
            return names(turns[at].seat)
        text = translate("YokaiTurns", "{name}, turn {turn}")
        return text.format(name=names(turns[at].seat), turn=turns[at].turn)

    def show_station(self, at: int, part: float) -> None:
        """Which pill is shown, and how far it has come."""
        for number, pill in enumerate(self.pills):
            pill.show_part(number == at, part if number == at else 0.0)
