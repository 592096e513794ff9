"""One decision of a reviewed game: the board as it lay, and what else could have been done."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import Decision
from yokai_desktop.models.replay import ReplayModel
from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.models.review.story import Mark, Story
from yokai_desktop.models.review.trying import is_worth_trying
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.parts.spoken import say_where_all
from yokai_desktop.ui.replay.player import ReplayPlayer
from yokai_desktop.ui.review.choice_panel import ChoicePanel
from yokai_desktop.ui.review.curve_words import mark_words
from yokai_desktop.ui.review.desk import review_desk
from yokai_desktop.ui.review.eyes_row import EyesRow
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.remark_keeper import RemarkKeeper
from yokai_desktop.ui.review.time_bar import TimeBar, TimeMark
from yokai_desktop.ui.review.try_positions import person_at
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.announcer import announce
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.words.joining import sentences

translate = QCoreApplication.translate
KNOWN, OPEN = "known", "open"
_STEP_KEYS: dict[int, str] = {
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
_PANEL, _SMALL_PANEL, _LARGEST_SHARE = 420, 354, 0.46


class DecisionPage(BarPage):
    """``opened(sitting=…, viewer=…, at=…)`` brings a decision; the lens is never the judge."""

    leaves_to = "review"

    def __init__(self) -> None:
        super().__init__()
        self.sitting: Sitting | None = None
        self.face: ReviewFace | None = None
        self.player: ReplayPlayer | None = None
        whole = Button(
            lambda: translate("Review", "The whole game"), BAR, icon="journey", height=SMALL
        )
        whole.clicked.connect(lambda: self.navigate.emit("review", {}))
        history = Button(lambda: translate("Review", "History"), BAR, icon="history", height=SMALL)
        history.clicked.connect(lambda: self.navigate.emit("history", {}))
        for button in (whole, history):
            self.bar.add_action_button(button)
        self.bar.set_title(lambda: translate("Review", "Review"), self._subtitle)
        self.lens = Segments((KNOWN, OPEN))
        self.lens.chosen.connect(lambda _: self._look())
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
        self._table = QWidget()
        self._board_place = column(spacing=0)
        self.eyes: EyesRow | None = None
        self._eyes_place = row(spacing=0)
        column(
            row(1, self.lens, self._eyes_place, 1, spacing=12, margins=(8, 8, 8, 0)),
            (self._board_place, 1),
            spacing=0,
            on=self._table,
        )
        self.column.addLayout(row((self._table, 1), self.panel, spacing=0, margins=(0, 8, 8, 8)), 1)
        self.column.addWidget(self._empty, 1)
        self.column.addWidget(self.time)
        self._connect()
        self.refresh()
        self.fit()

    def _connect(self) -> None:
        review_desk().progressed.connect(self._progressed)
        self.time.step_asked.connect(self.step)
        self.time.jump_asked.connect(self.go_to)
        self.time.mistake_asked.connect(self.go_to_mistake)
        self.time.try_asked.connect(self.try_it)
        self.remarks.changed.connect(self._say_marks)
        self.panel.looked_at.connect(self._look_at_choice)
        self.panel.list.asked.connect(self._what_then)
        self.panel.play_asked.connect(self.play_on)
        preferences().changed.connect(self._set_pace)

    # a game

    def opened(self, **wanted: object) -> None:
        sitting, viewer, at = wanted.get("sitting"), wanted.get("viewer"), wanted.get("at")
        if isinstance(sitting, Sitting) and isinstance(viewer, int):
            self.show_game(sitting, viewer, at if isinstance(at, int) else 0)

    def show_game(self, sitting: Sitting, viewer: int, at: int) -> None:
        """Bring a game to one of its decisions."""
        here = self.face
        if here is None or here.match is not sitting.match or here.viewer != viewer:
            self._clear()
            self.face = game_face(sitting.match.game.name).review_face(sitting.match, viewer)
            board = self.face.board(self.navigate.emit)
            self.player = ReplayPlayer(ReplayModel(sitting.match), board, self)
            self.player.model.setParent(self.player)
            self.player.moved.connect(self._moved)
            self._board_place.addWidget(board, 1)
            self._add_eyes()
            self.time.set_length(self.player.model.last)
            self._set_pace()
            board.show()
        self.remarks.open(sitting.number)
        self.sitting = sitting
        self.refresh()
        self.go_to(at, as_its_player=True)
        self._say_what_scrolls()

    def _add_eyes(self) -> None:
        """Plates to hold, where the game can show what everybody believed."""
        if self.face is not None and self.face.has_eyes:
            self.eyes = EyesRow(self.face)
            self.eyes.lent.connect(self._lend_eyes)
            self._eyes_place.addWidget(self.eyes)

    def _lend_eyes(self, seat: int) -> None:
        if self.player is None or self.face is None or self.sitting is None:
            return
        self.player.rest()
        words = self.face.lend_eyes(self.player.board, self.sitting.review, self.position, seat)
        if words:
            announce(self, words)

    def _clear(self) -> None:
        if self.eyes is not None:
            self._eyes_place.removeWidget(self.eyes)
            self.eyes.deleteLater()
            self.eyes = None
        player, self.player = self.player, None
        if player is not None:
            player.rest()
            self._board_place.removeWidget(player.board)
            player.board.hide()
            player.board.deleteLater()
            player.setParent(None)
            player.deleteLater()

    @property
    def story(self) -> Story | None:
        if self.face is None or self.sitting is None:
            return None
        return self.face.story(self.sitting.review)

    @property
    def position(self) -> int:
        return self.player.model.position if self.player is not None else 0

    @property
    def decision(self) -> Decision | None:
        """The decision before which the board stands; None where it is not worked out."""
        if self.sitting is None:
            return None
        decisions = self.sitting.review.decisions
        return next((each for each in decisions if each.index == self.position), None)

    # steps

    def step(self, name: str) -> None:
        """One of the steps of the time bar."""
        player = self.player
        if player is None:
            return
        if name == "play":
            player.toggle()
        elif name == "forward":
            player.pause()
            player.forward()
        else:
            last = player.model.last
            self.go_to({"first": 0, "back": self.position - 1, "last": last}[name])

    def go_to(self, position: int, *, as_its_player: bool = False) -> None:
        """To a decision at once; with ``as_its_player`` as the one who decided saw it."""
        if self.player is None or self.face is None:
            return
        self.player.rest()
        model = self.player.model
        position = max(0, min(model.last, position))
        decider = model.steps[position].seat if position < model.last else self.face.viewer
        seat = decider if as_its_player or self._is_marked(position) else self.face.viewer
        model.look_as(seat, open_cards=self.lens.value() == OPEN)
        self.player.jump(position)
        decision = self.decision
        if decision is not None:
            announce(self, sentences((self.panel.heading.text(), self.panel.line.text())))

    def _is_marked(self, position: int) -> bool:
        story = self.story
        return story is not None and any(m.decision.index == position for m in story.marks)

    def go_to_mistake(self, way: int) -> None:
        """The mark before or after; one's own, or anybody's where there are no own ones."""
        marks = self._marks_in_question()
        places = [mark.decision.index for mark in marks]
        found = (
            [place for place in places if place > self.position]
            if way > 0
            else [place for place in reversed(places) if place < self.position]
        )
        if found:
            self.go_to(found[0], as_its_player=True)

    def _marks_in_question(self) -> tuple[Mark, ...]:
        story = self.story
        if story is None:
            return ()
        return story.own_marks or story.marks

    def _look(self) -> None:
        """Another lens on the same position."""
        if self.player is not None:
            self.player.rest()
            model = self.player.model
            model.look_as(model.seat, open_cards=self.lens.value() == OPEN)
            self._moved()

    def _moved(self) -> None:
        if self.eyes is not None and self.eyes.seat >= 0:
            self._lend_eyes(self.eyes.seat)
        self._say_decision()
        if self.player is not None:
            self.time.show_position(self.position, is_playing=self.player.is_playing)
            self.panel.play_on.setEnabled(self.player.model.can_branch)
            places = [mark.decision.index for mark in self._marks_in_question()]
            self.time.before.setEnabled(any(place < self.position for place in places))
            self.time.after.setEnabled(any(place > self.position for place in places))
            self.time.try_it.setEnabled(self._can_try)

    @property
    def _can_try(self) -> bool:
        decision, sitting = self.decision, self.sitting
        is_kept = sitting is not None and sitting.number is not None
        return is_kept and decision is not None and is_worth_trying(decision)

    def try_it(self) -> None:
        """The same decision with the answer hidden."""
        decision, sitting, face = self.decision, self.sitting, self.face
        if decision is None or sitting is None or face is None:
            return
        if self._can_try:
            review_desk().keep_now()
            wanted = {
                "person": person_at(sitting.number, face.viewer),
                "game": sitting.number,
                "at": decision.index,
                "back": "review-step",
            }
            self.navigate.emit("mistakes", wanted)

    def _look_at_choice(self, place: int) -> None:
        if self.player is not None and self.face is not None and not self.player.is_playing:
            self.face.mark_board(self.player.board, self._shown_decision(), place)

    def _what_then(self, place: int) -> None:
        """The likeliest next cards after a choice."""
        decision = self._shown_decision()
        if self.player is None or self.face is None or decision is None:
            return
        if place < len(decision.choices):
            announce(self, self.face.show_then(self.player.board, decision, place))

    def _shown_decision(self) -> Decision | None:
        """What may be marked on the board: its player's cards must be the ones in sight."""
        decision = self.decision
        if decision is None or self.player is None or self.player.showing.is_busy:
            return None
        return decision if self.player.model.seat == decision.seat else None

    def play_on(self) -> None:
        """A game of its own from this position; it counts nothing."""
        if self.player is None or not self.panel.play_on.isEnabled():
            return
        self.player.pause()
        match = self.player.model.branch()
        self.navigate.emit("play", {"match": match, "back": "review-step"})

    def _set_pace(self, _: str = "") -> None:
        if self.player is not None:
            chosen = preferences()
            pace = Pace.of(chosen.value("animation"), chosen.value("reduced_motion"))
            self.player.board.set_pace(pace)

    # what is said

    def _progressed(self, sitting: Sitting) -> None:
        here = self.sitting
        if here is not None and sitting.is_of(here.match, here.number):
            knew = self.decision is not None
            self.sitting = sitting
            self._say_marks()
            if not knew and self.decision is not None:
                self._say_decision()

    def refresh(self) -> None:
        has_game = self.face is not None
        self._empty.setVisible(not has_game)
        for widget in (self._table, self.panel, self.time):
            widget.setVisible(has_game)
        self._say_lens()
        if self.player is not None:
            if not self.player.showing.is_busy:
                self.player.board.sync(self.player.model.view)
            self._say_marks()
            self._moved()

    def _say_lens(self) -> None:
        self.lens.set_words(KNOWN, self._known_words())
        self.lens.set_words(OPEN, translate("ReplayPage", "All cards face up"))
        say_where_all(self.lens)

    def _known_words(self) -> str:
        if self.face is None or self.player is None:
            return translate("Review", "What you could know")
        seat = self.player.model.seat
        if self.face.is_you(seat):
            return translate("Review", "What you could know")
        return translate("Review", "What {name} could know").format(name=self.face.name(seat))

    def _say_marks(self) -> None:
        story, face = self.story, self.face
        if story is None or face is None:
            return
        found = [
            TimeMark(m.decision.index, m.decision.label, m.is_own, mark_words(face, m))
            for m in story.marks
        ]
        self.time.track.show_marks((*found, *self.remarks.marks()))

    def _say_decision(self) -> None:
        face = self.face
        if face is None or self.player is None:
            return
        is_over = self.position >= self.player.model.last
        nothing = (
            translate("Refusals", "The game is over.")
            if is_over
            else translate("Review", "This choice is being worked out.")
        )
        is_open = self.lens.value() == OPEN
        self.panel.show_decision(face, self.decision, is_open=is_open, nothing=nothing)
        face.mark_board(self.player.board, self._shown_decision(), -1)
        self.remarks.show(self.position)
        self._say_lens()
        self.bar.set_title(lambda: translate("Review", "Review"), self._subtitle)

    def _subtitle(self) -> str:
        face, decision = self.face, self.decision
        if face is None:
            return ""
        parts = [game_name(face.match.game.name)]
        if decision is not None:
            parts += [face.place_words(decision), face.name(decision.seat)]
        return " · ".join(parts)

    def window_title(self) -> str:
        return translate("Review", "Review")

    # the window

    def fit(self) -> None:
        look = theme()
        small = look.u < 0.85
        wanted = look.scale.line(_SMALL_PANEL / look.u if small else _PANEL)
        self.panel.setFixedWidth(round(min(wanted, self.width() * _LARGEST_SHARE)))
        large = look.scale.is_text_large
        for button in (self.time.before, self.time.after):
            button.setVisible(True)
        for name in ("first", "last"):
            self.time.steps[name].setVisible(not large)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.panel.remark.flush()
        if self.eyes is not None:
            self.eyes.put_away()
        if self.player is not None:
            self.player.rest()

    def left(self) -> None:
        self._clear()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.face is not None:
            self.panel.say()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if self.eyes is None or not self.eyes.key(event, is_down=False):
            super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.eyes is not None and self.eyes.key(event, is_down=True):
            return
        key = event.key()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        board = self.player.board if self.player is not None else None
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and shift:
            self.go_to_mistake(1 if key == Qt.Key.Key_Right else -1)
        elif board is not None and board.steer(event):
            return
        elif key in _STEP_KEYS:
            self.step(_STEP_KEYS[key])
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.panel.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif key == Qt.Key.Key_L:
            self.lens.set_value(KNOWN if self.lens.value() == OPEN else OPEN)
            self._look()
        elif key == Qt.Key.Key_P:
            self.play_on()
        elif key == Qt.Key.Key_T:
            self.try_it()
        elif key == Qt.Key.Key_N and self.panel.remark.isVisible():
            self.panel.remark.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif key == Qt.Key.Key_B and self.panel.remark.isVisible():
            self.panel.remark.pin.click()
        else:
            super().keyPressEvent(event)
