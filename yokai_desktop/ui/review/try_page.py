"""Mistakes to try again: the position as it was, the answer hidden."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.contract import Action
from yokai_desktop.models.review.session import MOST_NUDGES, Session, TryStage
from yokai_desktop.models.review.trying import Trying, choice_made
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.review.answer_list import NOTHING
from yokai_desktop.ui.review.board_frame import BoardFrame
from yokai_desktop.ui.review.key_strip import KeyStrip
from yokai_desktop.ui.review.task_scroll import TaskScroll
from yokai_desktop.ui.review.try_end import TryEnd
from yokai_desktop.ui.review.try_keys import keys_of, letter, pressed
from yokai_desktop.ui.review.try_positions import open_session
from yokai_desktop.ui.review.try_table import TryTable
from yokai_desktop.ui.review.ways import to_review, to_trials, trying_title
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import PageRoute, Route

translate = QCoreApplication.translate
_PANEL, _SMALL_PANEL, _LARGEST_SHARE = 370, 300, 0.4
_AROUND = 14
"""Free room above and below the scroll; the board has its own."""


class TryPage(BarPage):
    """``opened(person=…)`` brings what waits for a person today (None: who plays without a name),
    ``game=…`` the person's mistakes in one game, ``at=…`` only that one.  ``back`` is the page
    that leaving leads to."""

    leaves_to: Route | None = routes.Home()

    def __init__(self) -> None:
        super().__init__()
        self.session: Session | None = None
        self.today = date.today
        self.count = Label(role=Role.SECONDARY, colour="bar_sub")
        self.bar.add_action_button(self.count)  # type: ignore[arg-type]
        leave = Button(lambda: translate("Review", "Leave"), BAR, icon="close", height=SMALL)
        leave.clicked.connect(self.leave)
        self.bar.add_action_button(leave)
        self.table = TryTable(self.go)
        self.task = TaskScroll()
        self.end = TryEnd()
        self.keys = KeyStrip()
        self._frame = BoardFrame(self.keys, row((self.table, 1)), is_below=True)
        task = row(self.task, margins=(0, _AROUND, 8, _AROUND))
        self._trying = QWidget()
        row((self._frame, 1), task, spacing=0, on=self._trying)
        self.column.addWidget(self._trying, 1)
        self.column.addWidget(self.end, 1)
        self._connect()
        self.refresh()
        self.fit()

    def _connect(self) -> None:
        task = self.task
        task.nudge_asked.connect(self.nudge)
        task.answer_asked.connect(self.show_answer)
        task.later_asked.connect(self._later)
        task.again_asked.connect(self.try_again)
        task.next_asked.connect(self.go_on)
        task.play_asked.connect(self.play_on)
        task.review_asked.connect(self._open_review)
        task.answers.chosen.connect(self._answer_with)
        task.answers.looked_at.connect(self.table.show_offered)
        self.table.keys_first = lambda key: letter(self, key)
        self.table.chosen.connect(self.answer)
        self.table.rested.connect(self._settle)
        self.end.left.connect(self.leave)
        self.end.history_asked.connect(lambda: self.go(routes.History()))
        self.end.trial_asked.connect(lambda: self.go(to_trials(self.session)))

    # positions

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.Mistakes)
        self.leaves_to = route.back or self.leaves_to
        if route != routes.Mistakes() or self.trying is None:
            self.begin(route.person, route.game, route.at)

    def begin(self, person: int | None, game: int | None = None, at: int | None = None) -> None:
        """Try what waits for a person, or the mistakes of one game."""
        self.session = open_session(person, game, at, self.today())
        message = archive().take_messages()
        if message:
            self.go(routes.Tell(message))
        self._show_now()

    def _show_now(self) -> None:
        """The position that is to be tried now, or the end."""
        trying = self.trying
        if trying is None:
            self._put_away()
        else:
            self.table.show_position(trying)
            self._frame.bring(self.table.face, self.table.board)
            self._widen()
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
        if session is None or trying is None or self.table.face is None:
            return
        made = choice_made(trying.decision)
        two = {trying.decision.choices[0].action, made.action if made is not None else ""}
        is_last = session.nudges >= MOST_NUDGES
        if trying.offered:
            tried = {str(action) for action in session.tried}
            left = {each.action for each in trying.offered} - tried
            self.table.ask(())
            self.task.offer(self.table.face, trying, left & two if is_last else left)
            self.table.show_offered(NOTHING)
            if self.isVisible():
                self.task.answers.take_focus()
            return
        legal = tuple(each for each in self.table.view.legal if each not in session.tried)
        if is_last:
            legal = tuple(each for each in legal if str(each) in two) or legal
        self.table.ask(legal)

    def answer(self, action: Action) -> None:
        """The person decided."""
        session = self.session
        if session is None or self.trying is None or session.stage is not TryStage.ASKING:
            return
        if self.trying.offered or action in self.table.view.legal:
            session.answer(action)
            self.refresh()
            announce(self, self.task.spoken)
            self.table.show_attempt(action)

    def _answer_with(self, text: str) -> None:
        if self.trying is not None:
            self.answer(self.trying.match.game.read_action(text))

    def _settle(self) -> None:
        """What was shown has come to rest: stamp it, and give the keyboard to the red button."""
        session = self.session
        if session is not None and session.stage in (TryStage.RIGHT, TryStage.WRONG):
            self.table.put_stamp(session.tried[-1], is_right=session.stage is TryStage.RIGHT)
            self._put_focus()

    def _put_focus(self) -> None:
        button = self.task.primary
        if button is not None and self.isVisible():
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def nudge(self) -> None:
        """A question, the idea, then only two choices left."""
        session = self.session
        if session is None or self.trying is None or session.stage is not TryStage.ASKING:
            return
        if session.nudges < MOST_NUDGES:
            session.nudge()
            self.refresh()
            announce(self, self.task.nudge_line.text())
            self.task.show_nudge()
            self._offer()

    def show_answer(self) -> None:
        """Give the answer away."""
        session = self.session
        if session is None or self.trying is None:
            return
        if session.stage in (TryStage.ASKING, TryStage.WRONG):
            session.show_answer()
            self.table.show_answer()
            self.refresh()
            announce(self, self.task.spoken)
            self._put_focus()

    def try_again(self) -> None:
        """After a wrong answer: without it, the same question."""
        session, trying = self.session, self.trying
        if session is None or trying is None or session.stage is not TryStage.WRONG:
            return
        if trying.offered and len(trying.offered) - len(session.tried) < 2:
            self.show_answer()  # what is left is the answer
            return
        session.try_again()
        self.refresh()
        self._offer()

    def _later(self) -> None:
        if self.trying is not None and self.session is not None:
            self.session.later()
            self._show_now()

    def go_on(self) -> None:
        """To the next position, or the end."""
        session = self.session
        if session is not None and session.stage in (TryStage.RIGHT, TryStage.SHOWN):
            session.go_on()
            self._show_now()

    def play_on(self) -> None:
        """A game of its own from this position."""
        trying = self.trying
        if trying is not None and not self.task.play_on.isHidden():
            match = trying.branch()
            self.go(routes.Play(match, back=routes.Mistakes()))

    def _open_review(self) -> None:
        if self.trying is not None:
            self.go(to_review(self.trying))

    # what is said

    def refresh(self) -> None:
        session, face = self.session, self.table.face
        is_trying = face is not None and self.trying is not None
        self._trying.setVisible(is_trying)
        self.end.setVisible(not is_trying)
        self.count.setVisible(is_trying)
        if session is not None and face is not None and is_trying:
            self.task.show_session(face, session)
            text = translate("Review", "{number} of {total}")
            self.count.setText(text.format(number=session.number, total=session.total))
        elif session is not None:
            self.end.show_session(session)
        self.keys.show_keys(keys_of(self.session))
        self.keys.setVisible(is_trying and not theme().scale.is_text_large)
        self.bar.set_title(self.window_title, lambda: trying_title(self.table.face, self.trying))

    def window_title(self) -> str:
        trying = self.trying
        if trying is not None and not trying.mistake.is_own:
            return translate("Review", "Mistakes to try")
        return translate("Review", "Your own mistakes")

    # the window

    def _widen(self) -> None:
        """Where the text is large the board is bare, and the scroll tells what it leaves out."""
        face, board, is_bare = self.table.face, self.table.board, theme().scale.is_text_large
        if self.task.is_large is not is_bare:
            self.task.make_large(is_bare)
            self.refresh()
        if face is not None and board is not None:
            face.widen(board, is_bare=is_bare)
            self._frame.lay_out()

    def fit(self) -> None:
        style = theme()
        self._widen()
        wanted = style.scale.line(_SMALL_PANEL / style.u if style.u < 0.85 else _PANEL)
        self.task.setFixedWidth(round(min(wanted, self.width() * _LARGEST_SHARE)))
        self.keys.setVisible(self.trying is not None and not style.scale.is_text_large)

    def take_focus(self) -> None:
        session = self.session
        is_asking = session is not None and session.stage is TryStage.ASKING
        if self.trying is not None and self.trying.offered and is_asking:
            self.task.answers.take_focus()
        elif self.table.board is not None and self.table.board.is_choosing:
            self.table.take_focus()
        else:
            super().take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.table.hurry()

    def left(self) -> None:
        self._put_away()

    def _put_away(self) -> None:
        self._frame.bring(None, None)
        self.table.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not pressed(self, event):
            super().keyPressEvent(event)
