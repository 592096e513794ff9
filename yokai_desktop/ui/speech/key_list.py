"""The keys of the questions as a list: one that only tells, and one in which they are changed."""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QSize,
    QStringListModel,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from yokai_desktop.ui.parts.bindings import bind_text, follow_style
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.keys import MODIFIERS, PRESSING
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.parts.wrapping_list import WrappingList
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.speech.question import PlayingKey, Question
from yokai_desktop.ui.speech.questions import (
    choose_key,
    conflict,
    key_of,
    key_pressed,
    shown_key,
)
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import labelled

translate = QCoreApplication.translate
_ROW, _MOST_ROWS, _LEAST_ROWS, _GAP = 30, 12, 4, 4


class KeyList(WrappingList):
    """``asked`` when a question is chosen; while it ``listens`` the next key is ``typed``.

    The keys of ``playing`` stand below the questions, to be read.
    """

    asked = Signal(object)
    typed = Signal(str)

    def __init__(
        self,
        questions: tuple[Question, ...],
        playing: tuple[PlayingKey, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.questions, self.listens = questions, False
        self._playing = playing
        self._rows = QStringListModel(self)
        self.setModel(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSpacing(_GAP)
        self.setWordWrap(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.activated.connect(self._activated)
        follow_style(self, self._fit)
        self.fill()

    def fill(self) -> None:
        """The keys as they are now."""
        here = max(0, self.currentIndex().row())
        self._rows.setStringList(
            [
                *(labelled(shown_key(key_of(one)), one.words()) for one in self.questions),
                *(labelled(one.key(), one.words()) for one in self._playing),
            ]
        )
        self.setCurrentIndex(self._rows.index(here))

    def _activated(self, index: QModelIndex) -> None:
        """A key of playing is only told."""
        if index.row() < len(self.questions):
            self.asked.emit(self.questions[index.row()])

    def _fit(self) -> None:
        self.setFont(theme().font(Role.BODY))
        self.setMinimumHeight(theme().scale.line(_ROW) * min(self._count, _LEAST_ROWS))
        self.updateGeometry()

    @property
    def _count(self) -> int:
        return len(self.questions) + len(self._playing)

    def sizeHint(self) -> QSize:
        """Less where the window is low: then the list scrolls, not what it lies on."""
        return QSize(400, theme().scale.line(_ROW) * min(self._count, _MOST_ROWS))

    def event(self, event: QEvent) -> bool:
        """Tab and the keys of the menu are keys like others while one is asked for."""
        if self.listens and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if self.listens and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters look for nothing here: they are what the list is about."""
        if self.listens:
            if event.key() not in MODIFIERS:
                self.listens = False
                self.typed.emit(key_pressed(event))
        elif event.key() in PRESSING:
            self.activated.emit(self.currentIndex())
        elif event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)


class KeysSheet(Sheet):
    """All questions of a table with their keys, then the keys of playing; Enter asks one."""

    chosen = Signal(object)

    def __init__(
        self, parent: QWidget, questions: tuple[Question, ...], playing: tuple[PlayingKey, ...]
    ) -> None:
        super().__init__(parent, width=620, light=True)
        self.set_header(lambda: translate("Questions", "Ask at the table with one key"))
        self.list = KeyList(questions, playing)
        bind_text(
            self.list.setAccessibleName,
            lambda: translate("Questions", "Ask at the table with one key"),
        )
        self.list.asked.connect(self._asked)
        self.body.addWidget(self.list)
        self.close_button = Button(lambda: translate("Questions", "Close"), PRIMARY)
        self.close_button.clicked.connect(self.dismissed)
        self.buttons.addWidget(self.close_button)
        self.dismissed.connect(self._leave)
        self.first_focus = self.list

    def refresh(self) -> None:
        self.list.fill()

    def _asked(self, question: Question) -> None:
        self._leave()
        self.chosen.emit(question)

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()


class ChooseKeysSheet(Sheet):
    """The keys of all tables: Enter on a question, then its new key."""

    def __init__(self, parent: QWidget, questions: tuple[Question, ...]) -> None:
        super().__init__(parent, width=680)
        self.set_header(_title)
        self.line = Label(_how_to, Role.BODY, "ink2", wraps=True)
        self.list = KeyList(questions)
        bind_text(self.list.setAccessibleName, _title)
        self.list.asked.connect(self._listen)
        self.list.typed.connect(self._typed)
        self.body.addWidget(self.line)
        self.body.addWidget(self.list)
        self.reset_button = Button(lambda: translate("Questions", "Usual keys"), PAPER)
        self.reset_button.clicked.connect(self._reset)
        self.left_buttons.addWidget(self.reset_button)
        self.close_button = Button(lambda: translate("Questions", "Close"), PRIMARY)
        self.close_button.clicked.connect(self.dismissed)
        self.buttons.addWidget(self.close_button)
        self.dismissed.connect(self._leave)
        self.first_focus = self.list
        self._question = questions[0]

    def refresh(self) -> None:
        self.list.fill()

    def _listen(self, question: Question) -> None:
        self._question, self.list.listens = question, True
        text = translate("Questions", "Press the new key for: {question}. Escape leaves it.")
        self._say(text.format(question=question.words()))

    def _typed(self, key: str) -> None:
        if key == "Esc":
            self._say(_how_to())
            return
        refused = conflict(self._question, key)
        if refused:
            self._say(refused)
            return
        choose_key(self._question, key)
        self.list.fill()
        self._say(labelled(shown_key(key), self._question.words()))

    def _reset(self) -> None:
        preferences().set_value("keys", {})
        self.list.fill()
        self._say(translate("Questions", "All questions have their usual keys again."))

    def _say(self, words: str) -> None:
        self.line.setText(words)
        announcer().say(words, self)

    def _leave(self) -> None:
        self.hide()
        self.deleteLater()


def _title() -> str:
    return translate("Questions", "Keys of the questions")


def _how_to() -> str:
    return translate("Questions", "Choose a question with the arrow keys, then press Enter.")
