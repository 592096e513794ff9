"""A question on a sheet: what would be done, and the ways to answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.games.game_words import game_name, left_words
from yokai_desktop.ui.parts.bindings import Text
from yokai_desktop.ui.parts.buttons import PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.joining import sentences

if TYPE_CHECKING:
    from yokai_desktop.engine.match import Match


class QuestionSheet(Sheet):
    """The first answer does nothing and is also given by Escape; the last one is the red one."""

    def __init__(self, parent: QWidget, title: Text, words: Text) -> None:
        super().__init__(parent, width=780)
        self.set_header(title)
        self.words = Label(words, Role.BODY, "ink2", wraps=True)
        self.body.addWidget(self.words)
        self.answers: list[Button] = []
        self.dismissed.connect(self._close)

    def refuse_with(self, words: Text) -> None:
        """The answer that leaves everything as it is."""
        button = Button(words, PAPER)
        button.clicked.connect(self.dismissed)
        self.left_buttons.addWidget(button)
        self.answers.append(button)

    def answer(self, words: Text, then: Callable[[], None], kind: str = PRIMARY) -> Button:
        """Another answer and what follows from it."""
        button = Button(words, kind)
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


def ask_give_up(page: QWidget, match: Match, then: Callable[[], None]) -> QuestionSheet:
    """Ask before an unfinished game is given up; the question names it."""
    question = QuestionSheet(
        page,
        lambda: QCoreApplication.translate("Question", "Give up this game of {game}?").format(
            game=game_name(match.game.name)
        ),
        lambda: sentences(
            (
                QCoreApplication.translate("Question", "{game}.", "how a game stands").format(
                    game=left_words(match)
                ),
                QCoreApplication.translate("Question", "It goes to the history as given up."),
            )
        ),
    )
    question.refuse_with(lambda: QCoreApplication.translate("Question", "Cancel"))
    question.answer(lambda: QCoreApplication.translate("Question", "Give up"), then)
    question.ask()
    return question
