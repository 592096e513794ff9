"""The rounds of a game as a table: trump, how each ended, its bosses, what it added."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.scoring import Ending, RoundResult
from yokai_desktop.models.cards import PLAIN
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import bind_style, bind_text
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.septet.names import picture_of, symbol_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.theme import FAMILIES, Role, Themed, theme
from yokai_desktop.words.joining import labelled, listed, row_of
from yokai_desktop.words.septet.cards import card_name, family_name
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate
MOST_SEEN = 5
"""Rounds that are seen at once; of more, the last stays in sight and the others scroll."""
_ROW, _HEAD, _CARD = 50, 30, 26
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True)
class RoundLine:
    """One round, ready to be shown; the viewer's side comes first."""

    number: int
    trump: Family
    how: str
    is_own: bool
    """Whether the viewer's side has won it."""
    bosses: tuple[Card, ...]
    totals: tuple[int, ...]
    added: tuple[int, ...]

    def spoken(self, heads: tuple[str, ...]) -> str:
        """The row in words."""
        number = translate("Septet", "Round {number}").format(number=self.number)
        trump = translate("Septet", "Trump: {family}").format(family=family_name(self.trump))
        bosses = listed(map(card_name, self.bosses))
        totals = (
            labelled(head, str(total)) for head, total in zip(heads, self.totals, strict=True)
        )
        return labelled(number, row_of((trump, self.how, bosses, *totals)))


def how_words(result: RoundResult, mode: Mode, names: Names) -> str:
    """Why a round ended, in two or three words."""
    taker = mode.side_of(result.taker)
    is_own = taker == mode.side_of(names.viewer)
    who = names.side(mode, taker)
    match result.ending:
        case Ending.BOSSES if is_own:
            return translate("Septet", "%n bosses", "", mode.boss_limit)
        case Ending.BOSSES if mode.sides == 2:
            return translate("Septet", "their %n bosses", "", mode.boss_limit)
        case Ending.BOSSES:
            text = translate("Septet", "%n bosses of {name}", "", mode.boss_limit)
            return text.format(name=who)
        case Ending.TRICKS if is_own:
            return translate("Septet", "you took %n tricks", "", mode.trick_limit)
        case Ending.TRICKS if mode.sides == 2:
            return translate("Septet", "they took %n tricks", "", mode.trick_limit)
        case Ending.TRICKS:
            text = translate("Septet", "{name} took %n tricks", "", mode.trick_limit)
            return text.format(name=who)
        case Ending.SEALS:
            return translate("Septet", "the last seal")
        case Ending.LAST_TRICK if mode.is_seven_next:
            return translate("Septet", "all cards played")
        case Ending.LAST_TRICK:
            return translate("Septet", "the last trick")


def round_lines(results: tuple[RoundResult, ...], mode: Mode, names: Names) -> list[RoundLine]:
    """The rounds of a game, the viewer's side first."""
    own = mode.side_of(names.viewer)
    order = [(own + step) % mode.sides for step in range(mode.sides)]
    lines = []
    before = (0,) * mode.sides
    for result in results:
        gained = tuple(now - then for now, then in zip(result.scores, before, strict=True))
        before = result.scores
        ahead = result.winners or tuple(s for s in range(mode.sides) if gained[s] == max(gained))
        lines.append(
            RoundLine(
                result.number,
                result.trump,
                how_words(result, mode, names),
                own in ahead,
                tuple(boss.card for boss in result.bosses),
                tuple(result.scores[side] for side in order),
                tuple(gained[side] for side in order),
            )
        )
    return lines


def heads_of(mode: Mode, names: Names) -> tuple[str, ...]:
    """Over the totals: us and them, or the names of three."""
    if mode.sides == 2:
        return translate("Septet", "Us"), translate("Septet", "Them")
    own = mode.side_of(names.viewer)
    return tuple(names.side(mode, (own + step) % mode.sides) for step in range(mode.sides))


class _Lines(QWidget, Themed):
    """Some rows, or the heads; columns have the same places in all of them."""

    def __init__(self, table: RoundsTable, lines: list[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._lines = table, lines
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def _height(self) -> int:
        return theme().scale.line(_ROW if self._lines else _HEAD)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), self._height() * max(1, len(self._lines)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(300), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if not self._lines:
            self._paint_heads(painter, QRectF(self.rect()))
        for place, number in enumerate(self._lines):
            box = QRectF(0, place * self._height(), self.width(), self._height())
            self._paint_line(painter, box, self._table.lines[number], number)

    def _columns(self, box: QRectF) -> dict[str, QRectF]:
        """Number, trump, how, bosses, then the totals at the right."""
        style = theme()
        words = QFontMetricsF(style.font(Role.SECONDARY))
        totals = [
            max(style.px(58), words.horizontalAdvance(head) + style.px(10))
            for head in self._table.heads
        ]
        right = box.right() - sum(totals)
        number = words.horizontalAdvance(translate("Septet", "Round")) + style.px(12)
        room = right - box.left() - number
        shares = {"trump": 0.25, "how": 0.42, "bosses": 0.33}
        found = {"number": QRectF(box.left(), box.top(), number, box.height())}
        left = box.left() + number
        for name, share in shares.items():
            found[name] = QRectF(left, box.top(), room * share - style.px(4), box.height())
            left += room * share
        for place, wide in enumerate(totals):
            found[f"total {place}"] = QRectF(right, box.top(), wide, box.height())
            right += wide
        return found

    def _paint_heads(self, painter: QPainter, box: QRectF) -> None:
        style, columns = theme(), self._columns(box)
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(style.colours.ink2)
        words = {
            "number": translate("Septet", "Round"),
            "trump": translate("Septet", "Trump"),
            "how": translate("Septet", "How"),
            "bosses": translate("Septet", "Bosses"),
        }
        for name, text in words.items():
            _draw(painter, columns[name], text, _LEFT)
        for place, head in enumerate(self._table.heads):
            painter.setPen(style.colours.sides[place])
            _draw(painter, columns[f"total {place}"], head, _RIGHT)
        painter.setPen(QPen(style.colours.paper_line, 1))
        painter.drawLine(box.bottomLeft(), box.bottomRight())

    def _paint_line(self, painter: QPainter, box: QRectF, line: RoundLine, number: int) -> None:
        style, columns = theme(), self._columns(box)
        dpr = self.devicePixelRatioF()
        if number == len(self._table.lines) - 1:
            painter.fillRect(box, style.colours.current_row)
        painter.setFont(style.font(Role.BODY))
        painter.setPen(style.colours.ink)
        _draw(painter, columns["number"].adjusted(4, 0, 0, 0), str(line.number), _LEFT)
        side, trump = style.px(20), columns["trump"]
        spot = QRectF(trump.left(), trump.center().y() - side / 2, side, side)
        tone = FAMILIES[line.trump.label].deep
        pictures.paint(painter, symbol_of(line.trump), spot, dpr, tone)
        _draw(painter, trump.adjusted(side + style.px(6), 0, 0, 0), family_name(line.trump), _LEFT)
        how = columns["how"]
        _paint_sign(painter, QPointF(how.left() + style.px(6), how.center().y()), line.is_own)
        painter.setPen(style.colours.ink)
        _draw(painter, how.adjusted(style.px(20), 0, 0, 0), line.how, _LEFT)
        self._paint_bosses(painter, columns["bosses"], line)
        for place, (total, added) in enumerate(zip(line.totals, line.added, strict=True)):
            self._paint_total(painter, columns[f"total {place}"], total, added)
        painter.setPen(QPen(style.colours.paper_line, 1))
        painter.drawLine(box.bottomLeft() - QPointF(0, 0.5), box.bottomRight() - QPointF(0, 0.5))

    def _paint_bosses(self, painter: QPainter, box: QRectF, line: RoundLine) -> None:
        wide = min(theme().px(_CARD), box.height() / RATIO - 4)
        step = min(wide + theme().px(3), (box.width() - wide) / max(1, len(line.bosses) - 1))
        for place, card in enumerate(line.bosses):
            painter.save()
            painter.translate(QPointF(box.left() + wide / 2 + place * step, box.center().y()))
            picture = picture_of(card, self._table.mode)
            paint_card(painter, "septet", picture, wide, self.devicePixelRatioF(), PLAIN)
            painter.restore()

    def _paint_total(self, painter: QPainter, box: QRectF, total: int, added: int) -> None:
        style = theme()
        painter.setFont(style.font(Role.NUMBER))
        painter.setPen(style.colours.ink)
        upper = box.adjusted(0, box.height() * 0.08, 0, -box.height() * (0.36 if added else 0))
        _draw(painter, upper, str(total), _RIGHT)
        if added:
            painter.setFont(style.font(Role.CAPTION))
            painter.setPen(style.colours.ink2)
            _draw(painter, box.adjusted(0, box.height() * 0.5, 0, 0), f"+{added}", _RIGHT)


def _draw(painter: QPainter, box: QRectF, text: str, flags: int) -> None:
    metrics = QFontMetricsF(painter.font())
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, flags, shown)


def _paint_sign(painter: QPainter, middle: QPointF, is_own: bool) -> None:
    """A disc for one's own side, a diamond for others."""
    colours, reach = theme().colours, theme().px(6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colours.sides[0 if is_own else 1])
    if is_own:
        painter.drawEllipse(middle, reach, reach)
    else:
        tips = ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0))
        painter.drawPolygon(QPolygonF([middle + QPointF(x * reach, y * reach) for x, y in tips]))


class RoundsTable(QWidget):
    """All rounds of a game; a screen reader hears them row by row."""

    def __init__(
        self,
        make: Callable[[], list[RoundLine]],
        heads: Callable[[], tuple[str, ...]],
        mode: Mode,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.mode, self._make, self._heads = mode, make, heads
        self.lines: list[RoundLine] = make()
        self.heads = heads()
        rows = list(range(len(self.lines)))
        body = QVBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(_Lines(self, []))
        self.scroller: ClearScroller | None = None
        if len(rows) > MOST_SEEN:
            older = _Lines(self, rows[:-1])
            self.scroller = ClearScroller(older)
            seen = MOST_SEEN - 1
            bind_style(self.scroller.setFixedHeight, lambda: seen * theme().scale.line(_ROW))
            body.addWidget(self.scroller)
            rows = rows[-1:]
        body.addWidget(_Lines(self, rows))
        bind_text(self._update_words, lambda: "")

    def _update_words(self, _: str) -> None:
        self.lines, self.heads = self._make(), self._heads()
        self.setAccessibleName(translate("Septet", "The rounds"))
        spoken = (line.spoken(self.heads) for line in self.lines)
        self.setAccessibleDescription("\n".join(spoken))
        self.update()

    def show_last(self) -> None:
        """Scroll to the newest of the older rounds."""
        if self.scroller is not None:
            bar = self.scroller.verticalScrollBar()
            bar.setValue(bar.maximum())
