"""The hanging scroll at the left: trump, how the sides stand, what wins and loses."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.scores import ScoreRow, ScoresModel, score_rows
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.septet.names import picture_of, symbol_of
from yokai_desktop.ui.septet.score_words import reminder, score_words
from yokai_desktop.ui.septet.tablet import Tablet
from yokai_desktop.ui.septet.tablet_layout import BOSSES, TRICKS
from yokai_desktop.ui.septet.tablet_parts import paint_empty
from yokai_desktop.ui.theme import FAMILIES, Role, Themed, theme
from yokai_desktop.ui.theme.typeface import sized_font
from yokai_desktop.words.septet.cards import card_name, family_name
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.scores import figure_words

translate = QCoreApplication.translate

_LOW = 560
"""Paper lower than this has no room for the reminder."""
_LEAST_SIGN = 36
_GAP = 12
_BETWEEN = 14
_WORDS = 52
"""Design pixels between the trump card and its words, and for these."""
_LEAST_CARD = 44


class TrumpCorner(QWidget, Themed):
    """The trump card and its family; in Seven Next the family alone, once it is known."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: Card | None = None
        self._family: Family | None = None
        self._picture = ""
        self._is_small = self._is_bare = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow_theme()

    def show_trump(self, card: Card | None, family: Family | None, mode: Mode) -> None:
        self._card, self._family = card, family
        self._picture = picture_of(card, mode)
        self._is_small, self._is_bare = mode.sides > 2, False
        if card is not None:
            words = translate("Septet", "Trump: {family}. The card shown is the {card}.").format(
                family=family_name(card.family), card=card_name(card)
            )
        elif family is not None:
            words = translate("Septet", "Trump: {family}").format(family=family_name(family))
        else:
            words = translate("Septet", "No trump yet: the first card led decides.")
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.updateGeometry()
        self.update()

    def show_nothing(self) -> None:
        """Before the deal."""
        self._is_bare = True
        self.setAccessibleName("")
        self.setToolTip("")
        self.update()

    def full_width(self) -> float:
        """As wide as a card looks good; the empty place leaves room for its words."""
        if self._family is None and not self._is_bare:
            return theme().px(52)
        return theme().px(72 if self._is_small else 96)

    def card_width(self) -> float:
        """The same, or less where the words beside the card would be cut off."""
        style = theme()
        word = QFontMetricsF(style.font(Role.SECONDARY)).horizontalAdvance(_heading())
        room = self.width() - style.px(_GAP) - max(style.px(_WORDS), word)
        return min(self.full_width(), max(style.px(_LEAST_CARD), room))

    def card_box(self) -> QRectF:
        """Where the trump card lies, in the widget's pixels."""
        size = card_size("septet", self.card_width())
        return QRectF(0, 0, size.width(), size.height())

    def sizeHint(self) -> QSize:
        wide = theme().px(180)
        return QSize(wide, self.heightForWidth(wide))

    def heightForWidth(self, width: int) -> int:
        """As high as the card, or as what is written beside it."""
        card = card_size("septet", self.full_width()).height()
        metrics = QFontMetricsF(theme().font(Role.SECONDARY))
        if self._family is not None:
            name = QFontMetricsF(theme().font(Role.GROUP)).height()
            return max(card, round(metrics.height() + name + theme().px(12)))
        beside = width - self.full_width() - theme().px(_GAP)
        words = QRectF(0, 0, max(60.0, beside), 10_000)
        note = metrics.boundingRect(words, int(Qt.TextFlag.TextWordWrap), _undecided())
        return max(card, round(metrics.height() + note.height() + 8))

    def _sign_box(self, box: QRectF) -> QRectF:
        """The room of a family without a card: less where its name is long."""
        if self._family is None:
            return box
        name = family_name(self._family)
        wide = QFontMetricsF(theme().font(Role.GROUP)).horizontalAdvance(name)
        left = self.width() - theme().px(_GAP) - wide
        return QRectF(
            0, box.top(), max(theme().px(_LEAST_SIGN), min(box.width(), left)), box.height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        style, dpr = theme(), self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.card_box()
        if self._is_bare:
            paint_empty(painter, box)
            return
        if self._card is not None:
            draw_shadow(painter, box.adjusted(1, 1, -1, -1), Shadow.CARD, style.u * 0.6)
            painter.drawPixmap(box.topLeft(), face(self._picture, box.size().toSize(), dpr))
        elif self._family is not None:
            box = self._sign_box(box)
            side = box.width() * 0.9
            spot = QRectF(0, (box.height() - side) / 2, side, side)
            pictures.paint(painter, symbol_of(self._family), spot, dpr)
        else:
            paint_empty(painter, box)
        x = box.right() + style.px(_GAP)
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(style.colours.ink2)
        y = QFontMetricsF(painter.font()).height()
        painter.drawText(QPointF(x, y), _heading())
        if self._family is None:
            words = QRectF(x, y + 4, self.width() - x, self.height() - y)
            painter.drawText(words, int(Qt.TextFlag.TextWordWrap), _undecided())
            return
        tone = FAMILIES[self._family.label].deep
        font = style.font(Role.GROUP)
        name = family_name(self._family)
        room = self.width() - x
        wide = QFontMetricsF(font).horizontalAdvance(name)
        if wide > room:
            font = sized_font(Role.GROUP.family, max(12, int(font.pixelSize() * room / wide)))
        painter.setFont(font)
        painter.setPen(tone)
        y += QFontMetricsF(font).height() * 0.95
        painter.drawText(QPointF(x, y), name)
        side = min(style.px(44), box.height() - y - style.px(10))
        if self._card is not None and side > 12:
            spot = QRectF(x, y + style.px(8), side, side)
            pictures.paint(painter, symbol_of(self._family), spot, dpr, tone)


def _heading() -> str:
    return translate("Septet", "Trump")


def _undecided() -> str:
    return translate("Septet", "The first card led decides it.")


class ScoreRail(HangingScroll):
    """``show_view`` puts everything up to date."""

    def __init__(self, parent: QWidget, sides: int) -> None:
        super().__init__(parent, padding=16)
        self._names: Names | None = None
        self._view: SeptetView | None = None
        self._parts: frozenset[str] | None = None
        self.model = ScoresModel(self._words, self)
        paper = QWidget()
        self.scroller = ClearScroller(paper)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(self.scroller)
        self.trump = TrumpCorner(paper)
        self.tablets = [Tablet(paper, is_short=sides > 2) for _ in range(sides)]
        self._reminder = Label(role=Role.SECONDARY, colour="ink2", wraps=True, parent=paper)
        shares = ((tablet, 1) for tablet in self.tablets)
        self._paper = column(self.trump, *shares, self._reminder, spacing=_BETWEEN, on=paper)
        follow_style(self, self._fit)

    def show_only(self, parts: frozenset[str]) -> None:
        """Leave out all but these parts: ``trump``, ``tricks``, ``bosses``, ``rivals``."""
        self._parts = parts
        self.trump.setVisible("trump" in parts)
        has_tablet = bool(parts & {TRICKS, BOSSES})
        for place, tablet in enumerate(self.tablets):
            tablet.show_only(parts)
            tablet.setVisible(has_tablet and (not place or "rivals" in parts))
        self._fit()

    def wanted_height(self, width: float) -> float:
        """What the parts that are left need at a width."""
        left, top, right, bottom = self._margins()
        inside = round(width - left - right) - 2 * self._free_paper()
        high = [tablet.height_at(inside) for tablet in self.tablets if not tablet.isHidden()]
        if not self.trump.isHidden():
            high.append(self.trump.heightForWidth(inside))
        sides = self._paper.contentsMargins()
        between = _BETWEEN * (len(high) - 1)
        return (
            sum(high)
            + between
            + sides.top()
            + sides.bottom()
            + top
            + bottom
            + 2 * self._free_paper()
        )

    def show_view(self, view: SeptetView, names: Names) -> None:
        self._view, self._names = view, names
        mode = view.mode
        self.trump.show_trump(view.trump_card, view.trump, mode)
        self.model.set_rows(score_rows(view))
        self.model.update_words()
        for tablet, row in zip(self.tablets, self.model.rows, strict=True):
            title = names.side(mode, row.side)
            colour = names.colour_of(mode, row.side)
            words = self._words(row)
            tablet.show_row(row, mode, title, figure_words(mode), colour, words)
        self._reminder.setText(reminder(mode))
        self._fit()

    def _fit(self) -> None:
        needed = _LOW * (1 + (theme().scale.text_percent / 100 - 1) * 2.2)
        roomy = self.height() >= needed and len(self.tablets) < 3 and self._parts is None
        self._reminder.setVisible(roomy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def tablet_of(self, side: int) -> Tablet:
        """The tablet of a side of the game."""
        place = next(i for i, row in enumerate(self.model.rows) if row.side == side)
        return self.tablets[place]

    def _words(self, row: ScoreRow) -> str:
        assert self._view is not None
        assert self._names is not None
        return score_words(row, self._view.mode, self._names)
