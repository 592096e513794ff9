"""Mistakes to try again: the position as it was, the answer hidden."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent

from yokai_desktop.engine.contract import Action
from yokai_desktop.models.review.session import MOST_NUDGES, Session, Stage
from yokai_desktop.models.review.trying import Trying
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.history.words import date_words
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.review.desk import find_game, review_desk
from yokai_desktop.ui.review.task_scroll import TaskScroll
from yokai_desktop.ui.review.try_end import TryEnd
from yokai_desktop.ui.review.try_positions import open_session
from yokai_desktop.ui.review.try_table import TryTable
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.table.announcer import announce
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window.bar_page import BarPage

translate = QCoreApplication.translate
_PANEL, _SMALL_PANEL, _LARGEST_SHARE = 370, 340, 0.4


class TryPage(BarPage):
    """``opened(person=…)`` brings what waits for a person today (None: who plays without a name),
    ``game=…`` the person's mistakes in one game, ``at=…`` only that one.  ``back`` is the page
    that leaving leads to."""

    leaves_to = "home"

    def __init__(self) -> None:
        super().__init__()
        self.session: Session | None = None
        self.today = date.today
        self.count = Label(role=Role.SECONDARY, colour="bar_sub")
        self.bar.add_action_button(self.count)  # type: ignore[arg-type]
        leave = Button(lambda: translate("Review", "Leave"), BAR, icon="close", height=SMALL)
        leave.clicked.connect(lambda: self.navigate.emit(self.leaves_to, {}))
        self.bar.add_action_button(leave)
        self.table = TryTable(self.navigate.emit)
        self.task = TaskScroll()
        self.end = TryEnd()
        self._keys = Label(self._key_words, Role.SECONDARY, "muted", wraps=True)
        self._keys.setAlignment(Qt.AlignmentFlag.AlignCenter)
        left = column((self.table, 1), self._keys, spacing=4)
        self.column.addLayout(row((left, 1), self.task, spacing=0, margins=(0, 8, 8, 8)), 1)
        self.column.addWidget(self.end, 1)
        self._connect()
        self.refresh()
        self.fit()

    def _connect(self) -> None:
        task = self.task
        task.nudge_asked.connect(self.nudge)
        task.answer_asked.connect(self.show_answer)
        task.later_asked.connect(self._later)
        task.again_asked.connect(self._try_again)
        task.next_asked.connect(self.go_on)
        task.play_asked.connect(self.play_on)
        task.review_asked.connect(self._open_review)
        self.table.keys_first = self._key
        self.table.chosen.connect(self.answer)
        self.table.rested.connect(self._settle)
        self.end.left.connect(lambda: self.navigate.emit(self.leaves_to, {}))
        self.end.went.connect(lambda where: self.navigate.emit(where, {}))

    # positions

    def opened(self, **wanted: object) -> None:
        back = wanted.get("back")
        if isinstance(back, str):
            self.leaves_to = back
        if not wanted and self.trying is not None:
            return
        person, game, at = wanted.get("person"), wanted.get("game"), wanted.get("at")
        self.begin(
            person if isinstance(person, int) else None,
            game if isinstance(game, int) else None,
            at if isinstance(at, int) else None,
        )

    def begin(self, person: int | None, game: int | None = None, at: int | None = None) -> None:
        """Try what waits for a person, or the mistakes of one game."""
        self.session = open_session(person, game, at, self.today())
        message = archive().take_messages()
        if message:
            self.navigate.emit("notice", {"text": message})
        self._show_now()

    def _show_now(self) -> None:
        """The position that is to be tried now, or the end."""
        trying = self.trying
        if trying is None:
            self.table.clear()
        else:
            self.table.show_position(trying)
        self.refresh()
        self._say_what_scrolls()
        if trying is None:
            self.end.leave.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._offer()

    @property
    def trying(self) -> Trying | None:
        return self.session.now if self.session is not None else None

    # what is asked and answered

    def _offer(self) -> None:
        """Let the person choose; what was wrong is left out, two are left after the last nudge."""
        session, trying = self.session, self.trying
        if session is None or trying is None:
            return
        left = tuple(each for each in self.table.view.legal if each not in session.tried)
        if session.nudges >= MOST_NUDGES:
            two = (trying.decision.choices[0].action, trying.decision.action)
            left = tuple(each for each in left if str(each) in two) or left
        self.table.ask(left)

    def answer(self, action: Action) -> None:
        """The person decided."""
        session = self.session
        if session is None or self.trying is None or session.stage is not Stage.ASKING:
            return
        if action in self.table.view.legal:
            session.answer(action)
            self.refresh()
            announce(self, self.task.spoken)
            self.table.show_attempt(action)

    def _settle(self) -> None:
        """What was shown has come to rest: stamp it, and give the keyboard to the red button."""
        session = self.session
        if session is not None and session.stage in (Stage.RIGHT, Stage.WRONG):
            self.table.put_stamp(session.tried[-1], is_right=session.stage is Stage.RIGHT)
            self._put_focus()

    def _put_focus(self) -> None:
        button = self.task.primary
        if button is not None and self.isVisible():
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def nudge(self) -> None:
        """A question, the idea, then only two choices left."""
        session = self.session
        if session is None or self.trying is None or session.stage is not Stage.ASKING:
            return
        if session.nudges < MOST_NUDGES:
            session.nudge()
            self.refresh()
            announce(self, self.task.nudge_line.text())
            self._offer()

    def show_answer(self) -> None:
        """Give the answer away."""
        session = self.session
        if session is None or self.trying is None:
            return
        if session.stage in (Stage.ASKING, Stage.WRONG):
            session.show_answer()
            self.table.show_answer()
            self.refresh()
            announce(self, self.task.spoken)
            self._put_focus()

    def _try_again(self) -> None:
        if self.session is not None and self.session.stage is Stage.WRONG:
            self.session.try_again()
            self.refresh()
            self._offer()

    def _later(self) -> None:
        if self.trying is not None and self.session is not None:
            self.session.later()
            self._show_now()

    def go_on(self) -> None:
        """To the next position, or the end."""
        session = self.session
        if session is not None and session.stage in (Stage.RIGHT, Stage.SHOWN):
            session.go_on()
            self._show_now()

    def play_on(self) -> None:
        """A game of its own from this position."""
        trying = self.trying
        if trying is not None and not self.task.play_on.isHidden():
            match = trying.branch()
            wanted = {"match": match, "back": "mistakes"}
            self.navigate.emit("play", wanted)

    def _open_review(self) -> None:
        trying = self.trying
        found = find_game(trying.mistake.number, None) if trying is not None else ""
        if trying is None or isinstance(found, str):
            self.navigate.emit("notice", {"text": found})
            return
        sitting = review_desk().open(found.match, found.number, trying.decision.seat)
        wanted = {"sitting": sitting, "viewer": trying.decision.seat, "at": trying.decision.index}
        self.navigate.emit("review-step", wanted)

    # what is said

    def refresh(self) -> None:
        session, face = self.session, self.table.face
        is_trying = face is not None and self.trying is not None
        for part in (self.table, self.task):
            part.setVisible(is_trying)
        self.end.setVisible(not is_trying)
        self.count.setVisible(is_trying)
        if session is not None and face is not None and is_trying:
            self.task.show_session(face, session)
            text = translate("Review", "{number} of {total}")
            self.count.setText(text.format(number=session.number, total=session.total))
        elif session is not None:
            self.end.show_session(session)
        self._keys.setText(self._key_words())
        self.bar.set_title(self.window_title, self._subtitle)

    def _subtitle(self) -> str:
        face, trying = self.table.face, self.trying
        if face is None or trying is None:
            return ""
        day, where = date_words(trying.mistake.played), face.place_words(trying.decision)
        return " · ".join((game_name(trying.match.game.name), day, where))

    def _key_words(self) -> str:
        stage = self.session.stage if self.session is not None else Stage.ASKING
        if stage is Stage.ASKING:
            return translate("Review", "Arrow keys: choose · Enter: play it · N: nudge · A: answer")
        if stage is Stage.WRONG:
            return translate("Review", "Enter: try again · A: answer · Esc: leave")
        return translate("Review", "Enter: next · P: play on · Esc: leave")

    def window_title(self) -> str:
        trying = self.trying
        if trying is not None and not trying.mistake.is_own:
            return translate("Review", "Mistakes to try")
        return translate("Review", "Your own mistakes")

    # the window

    def fit(self) -> None:
        look = theme()
        wanted = look.scale.line(_SMALL_PANEL / look.u if look.u < 0.85 else _PANEL)
        self.task.setFixedWidth(round(min(wanted, self.width() * _LARGEST_SHARE)))
        self._keys.setVisible(not look.scale.is_text_large)

    def take_focus(self) -> None:
        if self.table.board is not None and self.table.board.is_choosing:
            self.table.take_focus()
        else:
            super().take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.table.hurry()

    def left(self) -> None:
        self.table.clear()

    def _key(self, key: int) -> bool:
        """The letters of this page; False for all other keys."""
        deeds = {
            Qt.Key.Key_N: self.nudge,
            Qt.Key.Key_A: self.show_answer,
            Qt.Key.Key_R: self._try_again,
            Qt.Key.Key_P: self.play_on,
        }
        if key not in deeds:
            return False
        deeds[Qt.Key(key)]()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        board = self.table.board
        if board is not None and board.steer(event):
            return
        if not self._key(event.key()):
            super().keyPressEvent(event)
