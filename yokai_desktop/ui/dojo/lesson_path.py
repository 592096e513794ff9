"""The lessons of one game as stations on a path: done, next, to come."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.dojo.catalog import lesson_words
from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import bind_text, follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.seal import paint_seal, tilt
from yokai_desktop.ui.parts.stamps import paint_place
from yokai_desktop.ui.theme import Role, Themed, theme

translate = QCoreApplication.translate
_STATION, _LEAST_WIDTH, _PADDING = 44, 84, 6
_WRAP = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
DONE, NEXT, TO_COME = "done", "next", "to come"


class LessonStation(RingFocus, QAbstractButton, Themed):
    """One lesson: its stamp or place, its number, its title.  It may be opened at any time."""

    def __init__(self, lesson: Lesson, number: int, total: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.lesson, self.number, self.total = lesson, number, total
        self.state = TO_COME
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        bind_text(self.setText, lambda: lesson_words(lesson).title)
        bind_text(self.setAccessibleName, self._name)
        self.follow_theme()

    def set_state(self, state: str) -> None:
        self.state = state
        self.setAccessibleName(self._name())
        self.update()

    def _name(self) -> str:
        text = {
            DONE: translate("Dojo", "{game}, lesson {number} of {total}: {title}, done"),
            NEXT: translate("Dojo", "{game}, lesson {number} of {total}: {title}, next"),
            TO_COME: translate("Dojo", "{game}, lesson {number} of {total}: {title}"),
        }[self.state]
        return text.format(
            game=game_name(self.lesson.game),
            number=self.number,
            total=self.total,
            title=self.text(),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows belong to the path."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def height_for(self, width: int) -> int:
        """How tall it is at a width: the title has as many lines as it needs."""
        style = theme()
        metrics = QFontMetricsF(style.font(Role.SECONDARY))
        room = QRectF(0, 0, max(20, width - 4), 999)
        words = metrics.boundingRect(room, _WRAP, self.text()).height()
        number = QFontMetricsF(style.font(Role.CAPTION)).height()
        return round(style.px(_STATION) + number + words + style.px(3 * _PADDING))

    def sizeHint(self) -> QSize:
        width = max(theme().scale.line(_LEAST_WIDTH), self.width())
        return QSize(width, self.height_for(width))

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetricsF(theme().font(Role.SECONDARY))
        word = max(metrics.horizontalAdvance(word) for word in self.text().split() or [""])
        width = round(max(word + 4, theme().px(_STATION)))
        return QSize(width, self.height_for(max(width, self.width())))

    def station(self) -> QRectF:
        """Where its stamp is."""
        side = theme().px(_STATION)
        return QRectF((self.width() - side) / 2, theme().px(_PADDING), side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.state == NEXT:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.current_row)
            painter.drawRoundedRect(whole, 6, 6)
        self._paint_station(painter, self.station())
        caption = style.font(Role.CAPTION)
        painter.setFont(caption)
        painter.setPen(colours.ink2)
        y = self.station().bottom() + style.px(_PADDING)
        height = QFontMetricsF(caption).height()
        painter.drawText(QRectF(0, y, self.width(), height), _WRAP, str(self.number))
        painter.setFont(style.font(Role.SECONDARY))
        painter.setPen(colours.ink2 if self.state == TO_COME else colours.ink)
        painter.drawText(QRectF(2, y + height, self.width() - 4, 999), _WRAP, self.text())
        paint_answer(painter, self, whole)

    def _paint_station(self, painter: QPainter, box: QRectF) -> None:
        colours = theme().colours
        inner = box.adjusted(*(box.width() * k for k in (0.28, 0.28, -0.28, -0.28)))
        dpr = self.devicePixelRatioF()
        if self.state == DONE:
            paint_seal(painter, box, "", tilt(self.number))
        elif self.state == NEXT:
            painter.setPen(QPen(colours.coin_edge, 2))
            painter.setBrush(colours.moon)
            painter.drawRoundedRect(box, 6, 6)
            pictures.paint(painter, "icons/play", inner, dpr, colours.ink)
        else:
            paint_place(painter, box)


class LessonPath(QWidget):
    """Stations in a row, or in two where the room is narrow; arrows go along the path."""

    asked = Signal(str)
    """The lesson somebody wants to open."""

    def __init__(self, lessons: list[Lesson], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stations = [
            LessonStation(lesson, number, len(lessons), self)
            for number, lesson in enumerate(lessons, start=1)
        ]
        for station in self.stations:
            station.clicked.connect(self._ask(station.lesson.id))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        follow_style(self, self._fit)

    def _ask(self, name: str) -> Callable[[], None]:
        return lambda: self.asked.emit(name)

    def show_reached(self, done: set[str]) -> str:
        """Mark what is done; the lesson that comes next, or the first if all are."""
        following = next((s.lesson.id for s in self.stations if s.lesson.id not in done), "")
        for station in self.stations:
            name = station.lesson.id
            station.set_state(DONE if name in done else NEXT if name == following else TO_COME)
        return following

    def _columns(self, width: int) -> int:
        least = theme().scale.line(_LEAST_WIDTH)
        most = max(1, width // least)
        rows = -(-len(self.stations) // most) if self.stations else 1
        return max(1, -(-len(self.stations) // rows))

    def _row_heights(self, width: int) -> list[int]:
        columns = self._columns(width)
        step = width // columns
        heights = [station.height_for(step - 4) for station in self.stations]
        return [max(heights[at : at + columns]) for at in range(0, len(heights), columns)]

    def heightForWidth(self, width: int) -> int:
        return sum(self._row_heights(max(1, width)))

    def sizeHint(self) -> QSize:
        width = theme().px(640)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().scale.line(_LEAST_WIDTH) * 2, 0)

    def resizeEvent(self, event: object) -> None:
        self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # the stations have other words
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        self._place()
        self.updateGeometry()

    def _place(self) -> None:
        if not self.stations or self.width() < 2:
            return
        columns = self._columns(self.width())
        step, top = self.width() / columns, 0
        heights = self._row_heights(self.width())
        for place, station in enumerate(self.stations):
            row, across = divmod(place, columns)
            top = sum(heights[:row])
            station.setGeometry(round(across * step) + 2, top, round(step) - 4, heights[row])

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cord from station to station, red as far as the learner has come."""
        colours = theme().colours
        painter = QPainter(self)
        for one, other in zip(self.stations, self.stations[1:], strict=False):
            if one.y() != other.y():
                continue
            start = one.mapToParent(one.station().toRect().topRight())
            end = other.mapToParent(other.station().toRect().topLeft())
            middle = start.y() + one.station().height() / 2
            painter.setPen(QPen(colours.seal if one.state == DONE else colours.paper_edge, 3))
            painter.drawLine(start.x() + 4, round(middle), end.x() - 4, round(middle))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}.get(Qt.Key(event.key()), 0)
        held = self.focusWidget()
        if step and isinstance(held, LessonStation):
            place = self.stations.index(held) + step
            if 0 <= place < len(self.stations):
                self.stations[place].setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)
