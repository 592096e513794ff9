"""Questions with one key at a table: the answer is spoken, shown, and can be heard again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QKeyEvent

from yokai_desktop.ui.parts.sheet import open_sheet
from yokai_desktop.ui.speech.announcer import announcer
from yokai_desktop.ui.speech.answer_slip import AnswerSlip
from yokai_desktop.ui.speech.key_list import KeysSheet
from yokai_desktop.ui.speech.question import Question
from yokai_desktop.ui.speech.questions import asked_with, playing_keys_of, questions_of

if TYPE_CHECKING:
    from yokai_desktop.ui.table.page import TablePage

Answers = dict[str, Callable[[], str]]
"""By the name of the question; an empty answer is shown by whoever was asked."""


class Asking(QObject):
    """Answers keys at one table; nothing is answered behind a curtain."""

    def __init__(self, page: TablePage, answers: Answers) -> None:
        super().__init__(page)
        self._page = page
        self._back = 0
        self.slip = AnswerSlip(page)
        self._answers = {
            **answers,
            "repeat": self._last_message,
            "back": self._message_before,
            "keys": self._list_keys,
        }
        page.board.offered.connect(self.slip.hide)

    def key(self, event: QKeyEvent) -> bool:
        """Whether a key asked something."""
        if self._page.is_covered:
            return False
        question = asked_with(self._page.match.game.name, event)
        if question is None or question.name not in self._answers:
            return False
        self.ask(question)
        return True

    def ask(self, question: Question) -> None:
        """Say and show the answer; it is no message that would be repeated."""
        if question.name not in ("repeat", "back"):
            self._back = 0
        words = self._answers[question.name]()
        if words:
            self.tell(words)

    def tell(self, words: str) -> None:
        announcer().speak(words, self._page)
        self.slip.tell(words)

    def _last_message(self) -> str:
        self._back = 0
        return self._message()

    def _message_before(self) -> str:
        self._back = min(self._back + 1, max(0, len(announcer().messages) - 1))
        return self._message()

    def _message(self) -> str:
        messages = announcer().messages
        if not messages:
            return QCoreApplication.translate("Questions", "Nothing has been said yet.")
        return messages[-1 - self._back]

    def _list_keys(self) -> str:
        if open_sheet(self._page.window()) is None:
            game = self._page.match.game.name
            sheet = KeysSheet(self._page, questions_of(game), playing_keys_of(game))
            sheet.chosen.connect(self.ask)
            sheet.show()
        return ""
