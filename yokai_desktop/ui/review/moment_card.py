"""A moment that decided the game: a slip of paper that opens it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.models.review.story import Mark
from yokai_desktop.ui.art import faces
from yokai_desktop.ui.art.faces import RATIOS, kind_of
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.parts.painted_button import PaintedButton
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


def moment_words(face: ReviewFace, mark: Mark) -> str:
    """A sentence: what would have been better and why, or why it was right."""
    decision = mark.decision
    if not decision.choices:
        return face.did_words(decision)
    best = decision.choices[0]
    reason = face.reason_words(decision, best)
    if decision.label is DecisionLabel.BEST:
        return sentences((face.did_words(decision), reason))
    better = translate("Review", "Better: {choice}.").format(
        choice=face.choice_words(decision, best.action)
    )
    return sentences((face.did_words(decision), better, reason))


class MomentCard(PaintedButton, QPushButton, Themed):
    """Paints itself from one decision; ``is_slim`` ones are rows for small windows."""

    rim = QMargins()
    corner = 10
    ring_radius = 12

    def __init__(
        self, face: ReviewFace, mark: Mark, key: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._face, self.mark, self._key = face, mark, key
        self.is_slim = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.update_words()
        self.follow_theme()

    def update_words(self) -> None:
        """Its words, in the language now in force."""
        decision = self.mark.decision
        place = translate("Review", "{place}.").format(place=self._face.place_words(decision))
        words = (place, mark_words(self._face, self.mark), moment_words(self._face, self.mark))
        self.setAccessibleName(sentences(words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = theme().px(344)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(64))

    def heightForWidth(self, width: int) -> int:
        style = theme()
        pad = style.px(12)
        head = self._line(Role.CAPTION) + max(self._line(Role.NAME), style.px(_MASK)) + style.px(8)
        text = self._sentence_height(width)
        card = self._card_width() * self._ratio()
        link = 0 if self.is_slim else self._line(Role.TAG) + style.px(6)
        return round(2 * pad + max(card, head + text + link))

    def _line(self, role: Role) -> float:
        return QFontMetricsF(theme().font(role)).height()

    def _card_width(self) -> float:
        return theme().px(_SMALL_CARD if self.is_slim else _CARD)

    def _picture(self) -> str:
        decision = self.mark.decision
        found = self._face.choice_pictures(decision, decision.action)
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
        return metrics.boundingRect(room, flags, moment_words(self._face, self.mark)).height()

    def draw(self, painter: QPainter, box: QRectF) -> None:
        style, face, mark = theme(), self._face, self.mark
        colours, decision = style.colours, mark.decision
        pad, dpr = style.px(12), self.devicePixelRatioF()
        box = box.adjusted(pad, pad, -pad, -pad)
        picture = self._picture()
        if picture:
            size = QSize(round(self._card_width()), round(self._card_width() * self._ratio()))
            painter.drawPixmap(box.topLeft(), faces.face(picture, size, dpr))
            box.setLeft(box.left() + size.width() + pad)
        painter.setPen(colours.ink2)
        painter.setFont(style.font(Role.CAPTION))
        line = self._line(Role.CAPTION)
        place = QRectF(box.left(), box.top(), box.width(), line)
        painter.drawText(place, _LEFT, face.place_words(decision))
        self._paint_who(painter, QRectF(box.left(), box.top() + line + style.px(2), box.width(), 0))
        top = box.top() + line + max(self._line(Role.NAME), style.px(_MASK)) + style.px(8)
        painter.setPen(colours.ink)
        painter.setFont(style.font(Role.SECONDARY))
        text = QRectF(box.left(), top, box.width(), self._sentence_height(self.width()) + 2)
        painter.drawText(text, int(Qt.TextFlag.TextWordWrap), moment_words(face, mark))
        if not self.is_slim:
            font = style.font(Role.TAG)
            painter.setFont(font)
            painter.setPen(colours.link)
            foot = QRectF(box.left(), box.bottom() - self._line(Role.TAG), box.width(), 40)
            words = translate("Review", "Show it ({key})").format(key=self._key)
            painter.drawText(foot, _LEFT, words)

    def _paint_who(self, painter: QPainter, line: QRectF) -> None:
        """Mask and name at the left, mark and loss at the right."""
        style, face, decision = theme(), self._face, self.mark.decision
        high = max(self._line(Role.NAME), style.px(_MASK))
        disc = QRectF(
            line.left(), line.top() + (high - style.px(_MASK)) / 2, *[style.px(_MASK)] * 2
        )
        seat = decision.seat
        paint_mask(painter, disc, face.mask(seat), face.colour_of(seat), self.devicePixelRatioF())
        points = "" if decision.label is DecisionLabel.BEST else signed(self.mark.points)
        numbers = style.font(Role.NUMBER)
        wide = QFontMetricsF(numbers).horizontalAdvance(points)
        painter.setFont(numbers)
        painter.setPen(style.colours.ink)
        spot = QRectF(line.right() - wide, line.top(), wide + 2, high)
        painter.drawText(spot, int(Qt.AlignmentFlag.AlignVCenter), points)
        side = style.px(_MARK)
        badge = QRectF(spot.left() - side * 1.4, line.top() + (high - side) / 2, side, side)
        paint_mark(painter, badge, decision.label)
        names = style.font(Role.NAME)
        left = disc.right() + style.px(8)
        room = badge.left() - style.px(6) - left
        name = QFontMetricsF(names).elidedText(face.name(seat), Qt.TextElideMode.ElideRight, room)
        painter.setFont(names)
        painter.drawText(
            QRectF(left, line.top(), room, high), int(Qt.AlignmentFlag.AlignVCenter), name
        )
