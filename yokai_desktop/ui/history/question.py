"""A question on a sheet: what would be done, and the ways to answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.games import saves
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.theme import Role

Words = Callable[[], str]
"""Tells a text in the language now in force."""


class Question(Sheet):
    """The first answer does nothing and is also given by Escape; the last one is the red one."""

    def __init__(self, parent: QWidget, title: Words, words: Words) -> None:
        super().__init__(parent, width=780)
        self._said: list[tuple[Callable[[str], None], Words]] = []
        self.words = Label(role=Role.BODY, colour="ink2", wraps=True)
        self.body.addWidget(self.words)
        self.answers: list[Button] = []
        self.dismissed.connect(self._close)
        self.say(self.set_header, title)
        self.say(self.words.setText, words)

    def say(self, write: Callable[[str], None], words: Words) -> None:
        """Write something, now and again in every language that is chosen."""
        self._said.append((write, words))
        write(words())

    def retranslate(self) -> None:
        for write, words in self._said:
            write(words())

    def refuse_with(self, words: Words) -> None:
        """The answer that leaves everything as it is."""
        button = Button(kind=PAPER)
        self.say(button.setText, words)
        button.clicked.connect(self.dismissed)
        self.left_buttons.addWidget(button)
        self.answers.append(button)

    def answer(self, words: Words, then: Callable[[], None], kind: str = PRIMARY) -> Button:
        """Another answer and what follows from it."""
        button = Button(kind=kind)
        self.say(button.setText, words)
        button.clicked.connect(self._close)
        button.clicked.connect(lambda: then())
        self.buttons.addWidget(button)
        self.answers.append(button)
        return button

    def ask(self) -> None:
        """Show it; the harmless answer has the keyboard."""
        self.first_focus = self.answers[0]
        self.show()

    def _close(self) -> None:
        self.hide()
        self.deleteLater()


def replace_unfinished(page: QWidget, game: str, then: Callable[[], None]) -> None:
    """Start something that takes the place of the unfinished game: ask first if there is one."""
    if not saves().exists(game):
        then()
        return
    question = Question(
        page,
        lambda: QCoreApplication.translate("Question", "Leave the unfinished game?"),
        lambda: QCoreApplication.translate("Question", "It goes to the history as given up."),
    )
    question.refuse_with(lambda: QCoreApplication.translate("Question", "Cancel"))
    question.answer(lambda: QCoreApplication.translate("Question", "Leave it"), then)
    question.ask()
