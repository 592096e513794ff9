"""One decision of a reviewed game: the board as it lay, and what else could have been done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import Decision
from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.models.review.trying import is_worth_trying
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import empty, row
from yokai_desktop.ui.review.choice_panel import ChoicePanel
from yokai_desktop.ui.review.decision_keys import pressed
from yokai_desktop.ui.review.decision_marks import DecisionMarks
from yokai_desktop.ui.review.decision_table import DecisionTable
from yokai_desktop.ui.review.desk import review_desk
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.remark_keeper import RemarkKeeper
from yokai_desktop.ui.review.time_bar import TimeBar
from yokai_desktop.ui.review.ways import decision_title, to_mistakes
from yokai_desktop.ui.review.words import missing_words
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import PageRoute, Route
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate
_PANEL, _SMALL_PANEL, _LARGEST_SHARE = 420, 354, 0.46
_LARGE_SHARE = 0.4
"""Of a page whose text is large: the table beside it needs room for its own words."""
_AROUND = 14
"""Free room above and below the scrolls; the board has its own."""
_BELOW_FROM = 700
"""The height from which there is room for a curve below the board, in pixels."""


class DecisionPage(BarPage):
    """``opened(sitting=…, viewer=…, at=…)`` brings a decision; the lens is never the judge."""

    leaves_to: Route | None = routes.Review()

    def __init__(self) -> None:
        super().__init__()
        self.sitting: Sitting | None = None
        whole = Button(
            lambda: translate("Review", "The whole game"), BAR, icon="journey", height=SMALL
        )
        whole.clicked.connect(lambda: self.go(routes.Review()))
        history = Button(lambda: translate("Review", "History"), BAR, icon="history", height=SMALL)
        history.clicked.connect(lambda: self.go(routes.History()))
        for button in (whole, history):
            self.bar.add_action_button(button)
        self.table = DecisionTable(self.go)
        self.bar.set_title(lambda: translate("Review", "Review"), self._subtitle)
        self.beside: QWidget | None = None
        self._beside_place = row(spacing=0, margins=(8, _AROUND, 0, _AROUND))
        self.panel = ChoicePanel()
        self.time = TimeBar()
        self.remarks = RemarkKeeper(self.panel.remark)
        self._empty = Label(
            lambda: translate("Review", "Choose a finished game in the history."),
            Role.PROMPT,
            "text",
            wraps=True,
        )
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        panel = row(self.panel, margins=(0, _AROUND, 0, _AROUND))
        whole_row = row(self._beside_place, (self.table, 1), panel, spacing=0, margins=(0, 0, 8, 0))
        self.column.addLayout(whole_row, 1)
        self.column.addWidget(self._empty, 1)
        self.column.addWidget(self.time)
        self._connect()
        self.refresh()
        self.fit()

    def _connect(self) -> None:
        review_desk().progressed.connect(self._progressed)
        self.table.moved.connect(self._moved)
        self.time.step_asked.connect(self.table.step)
        self.time.jump_asked.connect(self.go_to)
        self.time.mistake_asked.connect(self.go_to_mistake)
        self.time.try_asked.connect(self.try_it)
        self.remarks.changed.connect(self._update_marks)
        self.panel.looked_at.connect(self._look_at_choice)
        self.panel.list.asked.connect(self._what_then)
        self.panel.play_asked.connect(self.play_on)
        reason = Qt.FocusReason.OtherFocusReason
        self.panel.remark.done.connect(lambda: self.setFocus(reason))

    # a game

    def opened(self, route: PageRoute) -> None:
        assert isinstance(route, routes.ReviewStep)
        if route.sitting is not None:
            self.show_game(route.sitting, route.viewer, route.at)

    def show_game(self, sitting: Sitting, viewer: int, at: int) -> None:
        """Bring a game to one of its decisions."""
        here = self.face
        if here is None or here.match is not sitting.match or here.viewer != viewer:
            self._clear()
            face = game_face(sitting.match.game.name).review_face(sitting.match, viewer)
            self.table.bring(face)
            self.beside = face.beside_board(self.go_to)
            if self.beside is not None:
                self._beside_place.addWidget(self.beside)
            self.panel.put_above(face.above_choices(self.go_to))
            self.time.set_length(self.table.last)
            self.fit()
        self.remarks.open(sitting.number)
        self.sitting = sitting
        self.table.show_review(sitting.review)
        self.refresh()
        self.go_to(at, as_its_player=True)
        self._say_what_scrolls()

    def _clear(self) -> None:
        empty(self._beside_place)
        self.beside = None
        self.panel.put_above(None)
        self.table.clear()

    @property
    def face(self) -> ReviewFace | None:
        return self.table.face

    @property
    def marks(self) -> DecisionMarks:
        """What is marked in the game, as far as it is known."""
        if self.face is None or self.sitting is None:
            return DecisionMarks()
        return DecisionMarks(self.face.story(self.sitting.review))

    @property
    def position(self) -> int:
        return self.table.position

    @property
    def decision(self) -> Decision | None:
        """The decision before which the board stands; None where it is not worked out."""
        return self.sitting.decision_at(self.position) if self.sitting is not None else None

    # where it stands

    def go_to(self, position: int, *, as_its_player: bool = False) -> None:
        """To a decision at once; one with a mark is seen as the one who decided saw it."""
        self.table.go_to(position, as_its_player=as_its_player or self.marks.has(position))
        if self.decision is not None:
            announce(self, sentences((self.panel.heading.text(), self.panel.line.text())))

    def go_to_mistake(self, way: int) -> None:
        """The mark before or after; one's own, or anybody's where there are no own ones."""
        marks = self.marks
        found = marks.after(self.position) if way > 0 else marks.before(self.position)
        if found is not None:
            self.go_to(found, as_its_player=True)

    def _moved(self) -> None:
        self._update_decision()
        player = self.table.player
        if player is not None:
            self.time.show_position(self.position, is_playing=player.is_playing)
            self.panel.play_on.setEnabled(player.model.can_branch)
            marks, here = self.marks, self.position
            before, after = marks.before(here) is not None, marks.after(here) is not None
            self.time.offer(before=before, after=after, can_try=self._can_try)

    @property
    def _can_try(self) -> bool:
        decision, sitting = self.decision, self.sitting
        is_kept = sitting is not None and sitting.number is not None
        return is_kept and decision is not None and is_worth_trying(decision)

    def try_it(self) -> None:
        """The same decision with the answer hidden."""
        decision, sitting, face = self.decision, self.sitting, self.face
        if self._can_try and sitting is not None and face is not None:
            self.go(to_mistakes(sitting, face.viewer, decision))

    def _look_at_choice(self, place: int) -> None:
        player, face = self.table.player, self.face
        if player is not None and face is not None and not player.is_playing:
            face.mark_board(player.board, self._shown_decision(), place)

    def _what_then(self, place: int) -> None:
        """What would likely follow a choice."""
        decision, board = self._shown_decision(), self.table.board
        if board is None or self.face is None or decision is None:
            return
        if place < len(decision.choices):
            announce(self, self.face.show_then(board, decision, place))

    def _shown_decision(self) -> Decision | None:
        """What may be marked on the board: its player's cards must be the ones in sight."""
        decision, player = self.decision, self.table.player
        if decision is None or player is None or player.showing.is_busy:
            return None
        return decision if player.model.seat == decision.seat else None

    def play_on(self) -> None:
        """A game of its own from this position; it counts nothing."""
        player = self.table.player
        if player is None or not self.panel.play_on.isEnabled():
            return
        player.pause()
        match = player.model.branch()
        self.go(routes.Play(match, back=routes.ReviewStep()))

    # what is said

    def _progressed(self, sitting: Sitting) -> None:
        here = self.sitting
        if here is not None and sitting.is_of(here.match, here.number):
            knew = self.decision is not None
            self.sitting = sitting
            self.table.show_review(sitting.review)
            self._update_marks()
            if not knew and self.decision is not None:
                self._update_decision()

    def refresh(self) -> None:
        has_game = self.face is not None
        self._empty.setVisible(not has_game)
        for widget in (self.table, self.panel, self.time):
            widget.setVisible(has_game)
        self.table.say()
        if has_game:
            self.table.sync()
            self._update_marks()
            self._moved()

    def _update_marks(self) -> None:
        if self.face is not None:
            found = self.marks.in_time(self.face)
            self.time.track.show_marks((*found, *self.remarks.marks()))

    def _update_decision(self) -> None:
        face, board = self.face, self.table.board
        if face is None or board is None:
            return
        nothing = missing_words(is_over=self.position >= self.table.last)
        self.panel.show_decision(face, self.decision, is_open=self.table.is_open, nothing=nothing)
        face.mark_board(board, self._shown_decision(), -1)
        self.remarks.show(self.position)
        self.table.say()
        self.bar.set_title(lambda: translate("Review", "Review"), self._subtitle)

    def _subtitle(self) -> str:
        return decision_title(self.face, self.decision)

    def window_title(self) -> str:
        return translate("Review", "Review")

    # the window

    def fit(self) -> None:
        style = theme()
        small, large = style.u < 0.85, style.scale.is_text_large
        wanted = style.scale.line(_SMALL_PANEL / style.u if small else _PANEL)
        most = self.width() * (_LARGE_SHARE if large else _LARGEST_SHARE)
        self.panel.setFixedWidth(round(min(wanted, most)))
        if self.beside is not None:
            self.beside.setVisible(not large)
        if self.face is not None:
            self.face.spread(has_room=not large and self.height() >= _BELOW_FROM)
            if self.table.board is not None:
                self.face.widen(self.table.board, is_bare=large)
                self.table.frame.lay_out()
        self.panel.make_large(large)
        self.panel.share_room()
        self.time.make_large(large)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.panel.remark.flush()
        self.table.rest()

    def left(self) -> None:
        self._clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.face is not None:
            self.panel.update_words()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        eyes = self.table.eyes
        if eyes is None or not eyes.key(event, is_down=False):
            super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not pressed(self, event):
            super().keyPressEvent(event)
