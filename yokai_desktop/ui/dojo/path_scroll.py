"""One game of the dojo: a hand scroll with its name, and the path of its lessons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.dojo.lesson import Lesson
from yokai_desktop.ui.dojo.lesson_path import LessonPath
from yokai_desktop.ui.games.game_face import GameFace
from yokai_desktop.ui.parts.bindings import ask_again, bind_style, follow_style, line
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, SMALL, Button
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import Gap, column, row
from yokai_desktop.ui.parts.progress_line import ProgressLine
from yokai_desktop.ui.theme import Role

translate = QCoreApplication.translate
_TITLE = 150


class _Title(QWidget):
    """The name of the game on the ground of its tile, and how many lessons are done."""

    def __init__(self, face: GameFace) -> None:
        super().__init__()
        self._face = face
        self._done = self._total = 0
        name = Label(face.title, Role.SECTION, "seal_paper")
        self._count = Label(self._words, Role.SECONDARY, "seal_paper", wraps=True)
        self._line = ProgressLine(colour="moon", well="scrim_light", height=6)
        column(
            name, self._count, Gap(6), self._line, 1, spacing=2, margins=(14, 10, 10, 10), on=self
        )
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        bind_style(self.setFixedWidth, line(_TITLE))
        follow_style(self, self.update)

    def show_count(self, done: int, total: int) -> None:
        self._done, self._total = done, total
        self._line.setValue(round(100 * done / max(1, total)))
        ask_again(self._count)

    def _words(self) -> str:
        text = translate("Dojo", "%n of {total} lessons", "", self._done)
        return text.format(total=self._total)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self.rect())
        self._face.paint_tile_ground(painter, QRectF(self.rect()), self.devicePixelRatioF())


class PathScroll(HangingScroll):
    """``asked`` carries the lesson somebody wants to open."""

    asked = Signal(str)

    def __init__(
        self, face: GameFace, lessons: list[Lesson], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, padding=0, upright=True)
        self.face = face
        self.title = _Title(face)
        self.path = LessonPath(lessons)
        self._following = lessons[0].id if lessons else ""
        self.go_on = Button(self._button_words, PAPER, height=SMALL)
        self.path.asked.connect(self.asked)
        self.go_on.clicked.connect(lambda: self.asked.emit(self._following or lessons[0].id))
        if not lessons:
            self.go_on.hide()
        below = row(1, self.go_on, margins=(0, 0, 6, 0))
        lessons_side = column(self.path, 1, below, spacing=2, margins=(8, 6, 8, 8))
        self.body.addLayout(row(self.title, (lessons_side, 1), spacing=0))

    def show_reached(self, done: set[str], *, is_first: bool) -> None:
        """What is behind the learner; one of the scrolls has the red button."""
        mine = {station.lesson.id for station in self.path.stations}
        self._following = self.path.show_reached(done & mine)
        self.title.show_count(len(done & mine), len(mine))
        self.go_on.set_kind(PRIMARY if is_first else PAPER)
        self.go_on.setText(self._button_words())

    def _button_words(self) -> str:
        if not self._following:
            return translate("Dojo", "Once more")
        if self._following == self.path.stations[0].lesson.id:
            return translate("Dojo", "Begin")
        return translate("Dojo", "Go on")
