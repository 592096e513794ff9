"""A partner's plate: who it is, and the steps of the last turn as signs with names of places."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.yokai.trace import Deed, Kind, TurnTrace
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.plate import Plate
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.seat_signs import paint_shape_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import hint_name
from yokai_desktop.words.yokai.places import place_name

ICONS = {
    Kind.LOOK: "eye",
    Kind.MOVE: "move",
    Kind.NO_MOVE: "move",
    Kind.TURN_UP: "hint",
    Kind.PLACE: "hint",
    Kind.DECLARE: "declare",
}
_SHAPE = 22
_KEY = 20
_SIGN_GAP, _DEED_GAP, _NARROW_GAP = 2, 12, 5


@dataclass(frozen=True)
class Sign:
    """A step on the plate: an icon, the number of a look, and words."""

    icon: str
    number: str = ""
    words: str = ""


class PartnerPlate(Plate):
    """``asked`` when it is clicked: show this turn alone."""

    asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, stretches=True)
        self._turn: TurnTrace | None = None
        self._seat = 0
        self._key = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_turn(self, seat: int, turn: TurnTrace | None, key: str) -> None:
        """The last turn of a seat; ``key`` shows it again."""
        self._seat, self._turn, self._key = seat, turn, key
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._turn is not None:
            self.asked.emit()

    def signs(self) -> tuple[list[Sign], int]:
        """The steps with as many words as there is room for, and how far apart they stand."""
        deeds = self._turn.deeds if self._turn is not None else ()
        ways = [[_sign(deed, detail) for deed in deeds] for detail in (3, 2, 1, 0)]
        room = self.plate_box().right() - theme().px(4) - self._words_left
        for gap in (_DEED_GAP, _NARROW_GAP):
            for way in ways[: 2 if gap == _DEED_GAP else None]:
                if self._width_of(way, gap) <= room:
                    return way, gap
        return ways[-1], _NARROW_GAP

    def _width_of(self, signs: list[Sign], gap: int) -> float:
        look = theme()
        metrics = QFontMetricsF(look.font(Role.SECONDARY))
        side = metrics.height() * 0.9
        wide = 0.0
        for sign in signs:
            wide += side + metrics.horizontalAdvance(sign.number + sign.words)
            wide += look.px(_SIGN_GAP) * (bool(sign.number) + bool(sign.words))
        return wide + max(0, len(signs) - 1) * look.px(gap)

    def shown_words(self) -> tuple[str, str, str]:
        """The signs stand for the line below the name."""
        name, note, sub = super().shown_words()
        return name, note, "" if self._turn is not None else sub

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, box = theme(), self.plate_box()
        side = look.px(_SHAPE)
        middle = QPointF(box.left() + box.height() * 0.86, box.bottom() - side * 0.42)
        paint_shape_of(painter, self._seat, middle, side)
        if self._turn is None:
            return
        self._paint_key(painter, box)
        self._paint_signs(painter, box)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        """With signs below it the name stands higher."""
        if self._turn is not None:
            box = box.translated(0, -self._line_height() / 2)
        super()._paint_words(painter, box)

    def _line_height(self) -> float:
        return QFontMetricsF(theme().font(Role.SECONDARY)).height()

    def _paint_key(self, painter: QPainter, box: QRectF) -> None:
        look = theme()
        side = float(look.px(_KEY))
        coin = look.px(30) if self._has_lead else 0
        key = QRectF(box.right() - side - look.px(8) - coin, box.top() + look.px(5), side, side)
        painter.setPen(QPen(look.colours.plate_sub, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(key, 4, 4)
        painter.setFont(look.font(Role.CAPTION))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, self._key)

    def _paint_signs(self, painter: QPainter, box: QRectF) -> None:
        look = theme()
        painter.setFont(look.font(Role.SECONDARY))
        metrics = QFontMetricsF(painter.font())
        names = QFontMetricsF(look.font(Role.NAME))
        side = metrics.height() * 0.9
        middle = box.center().y() + names.height() * 0.46
        x, dpr = self._words_left, self.devicePixelRatioF()
        signs, gap = self.signs()
        for sign in signs:
            icon = QRectF(x, middle - side / 2, side, side)
            pictures.paint(painter, f"icons/{sign.icon}", icon, dpr, look.colours.plate_text)
            x += side
            for words, colour in (
                (sign.number, look.colours.plate_sub),
                (sign.words, look.colours.plate_text),
            ):
                if words:
                    x += look.px(_SIGN_GAP)
                    painter.setPen(colour)
                    line = middle + metrics.ascent() / 2 - metrics.descent() / 2
                    painter.drawText(QPointF(x, line), words)
                    x += metrics.horizontalAdvance(words)
            x += look.px(gap)


def _sign(deed: Deed, detail: int) -> Sign:
    """A deed in a few words: 3 all of them, 0 none."""
    icon, number = ICONS[deed.kind], str(deed.number) if deed.number else ""
    place = place_name(deed.place) if deed.place is not None else ""
    if detail == 0:
        return Sign(icon, number)
    match deed.kind:
        case Kind.LOOK:
            return Sign(icon, number, place)
        case Kind.MOVE if detail > 1 and deed.start is not None:
            return Sign(icon, "", f"{place_name(deed.start)} › {place}")
        case Kind.MOVE:
            return Sign(icon, "", place)
        case Kind.NO_MOVE:
            return Sign(icon, "", "–")
        case Kind.TURN_UP if detail > 1:
            return Sign(icon, "", _turned_up(deed, detail))
        case Kind.PLACE if detail > 1:
            return Sign(icon, "", _placed(deed, detail, place))
    return Sign(icon)


def _turned_up(deed: Deed, detail: int) -> str:
    if deed.hint is None or deed.hint.is_blank:
        return translate("YokaiTurns", "prepared")
    if detail < 3:
        return translate("YokaiTurns", "turned up")
    return translate("YokaiTurns", "turned up {hint}", "on a plate").format(
        hint=hint_name(deed.hint)
    )


def _placed(deed: Deed, detail: int, place: str) -> str:
    if deed.hint is None or deed.hint.is_blank or detail < 3:
        return translate("YokaiTurns", "on {place}").format(place=place)
    text = translate("YokaiTurns", "{hint} on {place}")
    return text.format(hint=hint_name(deed.hint), place=place)
