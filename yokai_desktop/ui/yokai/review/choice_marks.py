"""What was done and what was best, on the grid: a frame and a word, an arrow where a card goes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Look, Move, PlaceHint
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.trace_arrow import draw_arrow

translate = QCoreApplication.translate
BEST, PLAYED, LOOKED_AT = "best", "played", "looked at"
_FRAME, _DASHED = 2.5, 2.0
_OUTSIDE = 3


@dataclass(frozen=True)
class MarkedChoice:
    """A choice that is shown on the grid, and what it is: one of these words, or a number."""

    kind: str
    card: int
    place: Place | None = None
    """Where the card goes; None where it stays."""


def marked_choice(kind: str, action: Action) -> MarkedChoice | None:
    """What an action does on the grid; None where it does nothing there."""
    match action:
        case Move(card, place):
            return MarkedChoice(kind, card, place)
        case Look(card) | PlaceHint(_, card):
            return MarkedChoice(kind, card)
    return None


class ChoiceMarks(QWidget):
    """Lies over a board, transparent to the pointer."""

    def __init__(self, board: YokaiBoard) -> None:
        super().__init__(board)
        self._board = board
        self.choices: tuple[MarkedChoice, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_choices(self, choices: tuple[MarkedChoice, ...]) -> None:
        """Show these, in this order, the last one on top."""
        self.choices = choices
        self.setGeometry(self._board.rect())
        self.raise_()
        self.setVisible(bool(choices))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.size() != self._board.size():
            self.setGeometry(self._board.rect())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        camera = self._board.camera
        ends = []
        for choice in self.choices:
            colour = _colour(choice.kind)
            cell = camera.cell(self._board.places[choice.card])
            self._paint_frame(painter, cell, colour, dashed=False)
            end = cell
            if choice.place is not None:
                end = camera.cell(choice.place)
                self._paint_frame(painter, end, colour, dashed=True)
                side = -1 if choice.kind == BEST else 1
                draw_arrow(painter, lambda width, c=colour: QPen(c, width), cell, end, side)  # type: ignore[misc]
            ends.append(end)
        for choice, end in zip(self.choices, ends, strict=True):
            self._paint_tag(painter, end, choice.kind)

    def _paint_frame(
        self, painter: QPainter, cell: QRectF, colour: QColor, *, dashed: bool
    ) -> None:
        style = theme()
        pen = QPen(colour, (_DASHED if dashed else _FRAME) * max(0.8, style.u))
        if dashed:
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        out = 0 if dashed else _OUTSIDE
        painter.drawRoundedRect(cell.adjusted(-out, -out, out, out), 6, 6)

    def tag_box(self, cell: QRectF, kind: str) -> QRectF:
        """Where the word of a choice stands: at the edge of a card, never over the names of
        rows and columns."""
        metrics = QFontMetricsF(_tag_font())
        wide = metrics.horizontalAdvance(_words(kind)) + 2 * theme().px(7)
        box = QRectF(0, 0, wide, metrics.height() + 3)
        middle = cell.top() + 2 if kind == BEST else cell.bottom() - 2
        box.moveCenter(QPointF(cell.center().x(), middle))
        room = self._board.zones.grid
        box.moveRight(min(box.right(), room.right()))
        box.moveLeft(max(box.left(), room.left()))
        box.moveBottom(min(box.bottom(), room.bottom()))
        box.moveTop(max(box.top(), room.top()))
        return box

    def _paint_tag(self, painter: QPainter, cell: QRectF, kind: str) -> None:
        words = _words(kind)
        if not words:
            return
        colours = theme().colours
        painter.setFont(_tag_font())
        box = self.tag_box(cell, kind)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.seal if kind == PLAYED else colours.best_tag)
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(colours.seal_paper if kind == PLAYED else colours.best_text)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), words)


def _tag_font() -> QFont:
    return theme().font(Role.TAG, 0.92)


def _colour(kind: str) -> QColor:
    colours = theme().colours
    known = {BEST: colours.gold_hi, PLAYED: colours.seal, LOOKED_AT: colours.focus}
    return known.get(kind, colours.gold_hi)


def _words(kind: str) -> str:
    if kind == BEST:
        return translate("YokaiReview", "best")
    if kind == PLAYED:
        return translate("YokaiReview", "chosen")
    return "" if kind == LOOKED_AT else kind
