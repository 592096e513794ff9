"""A moment that decided the game: a slip of paper that opens it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOption, QWidget

from yokai_desktop.ai.reviews.reviewed import Label
from yokai_desktop.models.review.story import Mark
from yokai_desktop.ui.art.faces import RATIOS, face, kind_of
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.plate import paint_mask
from yokai_desktop.ui.review.curve_words import mark_words
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.marks import paint_mark
from yokai_desktop.ui.review.words import signed
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.joining import sentences

_LEFT = int(Qt.AlignmentFlag.AlignLeft)
translate = QCoreApplication.translate
_CARD, _SMALL_CARD = 76, 36
_MARK, _MASK = 24, 26


def moment_words(told: ReviewFace, mark: Mark) -> str:
    """A sentence: what would have been better and why, or why it was right."""
    decision = mark.decision
    if not decision.choices:
        return told.did_words(decision)
    best = decision.choices[0]
    reason = told.reason_words(decision, best)
    if decision.label is Label.BEST:
        return sentences((told.did_words(decision), reason))
    better = translate("Review", "Better: {choice}.").format(
        choice=told.choice_name(decision, best.action)
    )
    return sentences((told.did_words(decision), better, reason))


class MomentCard(RingFocus, QPushButton, Themed):
    """Paints itself from one decision; ``is_slim`` ones are rows for small windows."""

    ring_radius = 12

    def __init__(
        self, told: ReviewFace, mark: Mark, key: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._told, self.mark, self._key = told, mark, key
        self.is_slim = False
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.say()
        self.follow_theme()

    def say(self) -> None:
        """Its words, in the language now in force."""
        decision = self.mark.decision
        place = translate("Review", "{place}.").format(place=self._told.place_words(decision))
        told = (place, mark_words(self._told, self.mark), moment_words(self._told, self.mark))
        self.setAccessibleName(sentences(told))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = theme().px(344)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(64))

    def heightForWidth(self, width: int) -> int:
        look = theme()
        pad = look.px(12)
        head = self._line(Role.CAPTION) + max(self._line(Role.NAME), look.px(_MASK)) + look.px(8)
        text = self._sentence_height(width)
        card = self._card_width() * self._ratio()
        link = 0 if self.is_slim else self._line(Role.TAG) + look.px(6)
        return round(2 * pad + max(card, head + text + link))

    def _line(self, role: Role) -> float:
        return QFontMetricsF(theme().font(role)).height()

    def _card_width(self) -> float:
        return theme().px(_SMALL_CARD if self.is_slim else _CARD)

    def _picture(self) -> str:
        decision = self.mark.decision
        found = self._told.choice_pictures(decision, decision.action)
        return found[0] if found else ""

    def _ratio(self) -> float:
        picture = self._picture()
        return RATIOS[kind_of(picture)] if picture else 1.0

    def _text_room(self, width: int) -> float:
        pad = theme().px(12)
        card = self._card_width() + pad if self._picture() else 0
        return width - 2 * pad - card

    def _sentence_height(self, width: int) -> float:
        metrics = QFontMetricsF(theme().font(Role.SECONDARY))
        room = QRectF(0, 0, self._text_room(width), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        return metrics.boundingRect(room, flags, moment_words(self._told, self.mark)).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, told, mark = theme(), self._told, self.mark
        colours, decision = look.colours, mark.decision
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        option = QStyleOption()
        option.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        pad, dpr = look.px(12), self.devicePixelRatioF()
        box = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        picture = self._picture()
        if picture:
            size = QSize(round(self._card_width()), round(self._card_width() * self._ratio()))
            painter.drawPixmap(box.topLeft(), face(picture, size, dpr))
            box.setLeft(box.left() + size.width() + pad)
        painter.setPen(colours.ink2)
        painter.setFont(look.font(Role.CAPTION))
        line = self._line(Role.CAPTION)
        place = QRectF(box.left(), box.top(), box.width(), line)
        painter.drawText(place, _LEFT, told.place_words(decision))
        self._paint_who(painter, QRectF(box.left(), box.top() + line + look.px(2), box.width(), 0))
        top = box.top() + line + max(self._line(Role.NAME), look.px(_MASK)) + look.px(8)
        painter.setPen(colours.ink)
        painter.setFont(look.font(Role.SECONDARY))
        text = QRectF(box.left(), top, box.width(), self._sentence_height(self.width()) + 2)
        painter.drawText(text, int(Qt.TextFlag.TextWordWrap), moment_words(told, mark))
        if not self.is_slim:
            font = look.font(Role.TAG)
            painter.setFont(font)
            painter.setPen(colours.link)
            foot = QRectF(box.left(), box.bottom() - self._line(Role.TAG), box.width(), 40)
            words = translate("Review", "Show it ({key})").format(key=self._key)
            painter.drawText(foot, _LEFT, words)

    def _paint_who(self, painter: QPainter, line: QRectF) -> None:
        """Mask and name at the left, mark and loss at the right."""
        look, told, decision = theme(), self._told, self.mark.decision
        high = max(self._line(Role.NAME), look.px(_MASK))
        disc = QRectF(line.left(), line.top() + (high - look.px(_MASK)) / 2, *[look.px(_MASK)] * 2)
        seat = decision.seat
        paint_mask(painter, disc, told.mask(seat), told.colour_of(seat), self.devicePixelRatioF())
        points = "" if decision.label is Label.BEST else signed(self.mark.points)
        numbers = look.font(Role.NUMBER)
        wide = QFontMetricsF(numbers).horizontalAdvance(points)
        painter.setFont(numbers)
        painter.setPen(look.colours.ink)
        spot = QRectF(line.right() - wide, line.top(), wide + 2, high)
        painter.drawText(spot, int(Qt.AlignmentFlag.AlignVCenter), points)
        side = look.px(_MARK)
        badge = QRectF(spot.left() - side * 1.4, line.top() + (high - side) / 2, side, side)
        paint_mark(painter, badge, decision.label)
        names = look.font(Role.NAME)
        left = disc.right() + look.px(8)
        room = badge.left() - look.px(6) - left
        name = QFontMetricsF(names).elidedText(told.name(seat), Qt.TextElideMode.ElideRight, room)
        painter.setFont(names)
        painter.drawText(
            QRectF(left, line.top(), room, high), int(Qt.AlignmentFlag.AlignVCenter), name
        )
