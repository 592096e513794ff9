"""The table of a reviewed game: the board at a moment, the lens, and whose eyes are lent."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.ai.reviews.reviewed import Review
from yokai_desktop.models.replay import ReplayModel
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.parts.spoken import say_where_all
from yokai_desktop.ui.replay.player import ReplayPlayer
from yokai_desktop.ui.review.board_frame import BoardFrame
from yokai_desktop.ui.review.eyes_row import EyesRow
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.table.board import Board
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.routes import Navigate

translate = QCoreApplication.translate
QWIDGETSIZE_MAX = 16_777_215
"""Qt's own name for no limit."""
KNOWN, OPEN = "known", "open"
_PLATE = 186
"""A plate narrower than this stands in a row of its own."""


class DecisionTable(QWidget):
    """``bring`` puts a game on it; ``moved`` follows every other position and every other lens."""

    moved = Signal()

    def __init__(self, navigate: Navigate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._navigate = navigate
        self._review: Review | None = None
        self.face: ReviewFace | None = None
        self.player: ReplayPlayer | None = None
        self.eyes: EyesRow | None = None
        self.below: QWidget | None = None
        self.aside: QWidget | None = None
        self.lens = Segments((KNOWN, OPEN))
        self.lens.chosen.connect(lambda _: self.look())
        self._board_place = column(spacing=0)
        self._below = QWidget()
        self._eyes_place = row(spacing=0)
        self._below_place = column(margins=(0, 0, 0, 14), on=self._below)
        self._aside_place = row(spacing=0)
        strip = QWidget()
        self._head = row(
            row(1, self.lens, 1), self._eyes_place, spacing=6, margins=(8, 16, 8, 2), on=strip
        )
        self.frame = BoardFrame(strip, row((self._board_place, 1), self._aside_place, spacing=0))
        column((self.frame, 1), self._below, spacing=2, on=self)
        preferences().changed.connect(self._set_pace)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._spread_head()

    def _spread_head(self) -> None:
        """Lens and plates stand side by side where there is room; the lens may take two lines."""
        plates = len(self.eyes.plates) if self.eyes is not None else 0
        left = self.width() - plates * theme().scale.line(_PLATE) - theme().px(30)
        narrow = self.lens.minimumSizeHint().width()
        is_row = left >= narrow or not plates
        is_narrow = bool(plates) and is_row and left < self.lens.sizeHint().width()
        self.lens.setMaximumWidth(narrow if is_narrow else QWIDGETSIZE_MAX)
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._head.setDirection(row if is_row else column)

    # a game

    def bring(self, face: ReviewFace) -> None:
        """Another game, or the same told to somebody else."""
        self.clear()
        self.face = face
        board = face.board(self._navigate)
        self.player = ReplayPlayer(ReplayModel(face.match), board, self)
        self.player.model.setParent(self.player)
        self.player.moved.connect(self._followed)
        self._board_place.addWidget(board, 1)
        if face.has_eyes:
            self.eyes = EyesRow(face)
            self.eyes.lent.connect(self._lend_eyes)
            self._eyes_place.addWidget(self.eyes)
            self._spread_head()
        self.below = face.below_board(self.go_to)
        self._below.setVisible(self.below is not None)
        if self.below is not None:
            self._below_place.addWidget(self.below)
        self.aside = face.aside_board()
        if self.aside is not None:
            self._aside_place.addWidget(self.aside)
        self._set_pace()
        board.show()
        self.frame.bring(face, board)

    def clear(self) -> None:
        """Put everything away."""
        for widget, place in (
            (self.eyes, self._eyes_place),
            (self.below, self._below_place),
            (self.aside, self._aside_place),
        ):
            if widget is not None:
                place.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self.eyes = self.below = self.aside = self.face = None
        self.frame.bring(None, None)
        player, self.player = self.player, None
        if player is not None:
            player.rest()
            self._board_place.removeWidget(player.board)
            player.board.hide()
            player.board.deleteLater()
            player.setParent(None)
            player.deleteLater()

    def show_review(self, review: Review) -> None:
        """What is known of the game by now."""
        self._review = review
        if self.face is not None:
            self.face.follow(review, self.position)

    @property
    def board(self) -> Board | None:
        return self.player.board if self.player is not None else None

    @property
    def position(self) -> int:
        return self.player.model.position if self.player is not None else 0

    @property
    def last(self) -> int:
        return self.player.model.last if self.player is not None else 0

    @property
    def is_open(self) -> bool:
        """Whether all cards are face up."""
        return self.lens.value() == OPEN

    # where it stands

    def step(self, name: str) -> None:
        """One of the steps of the time bar."""
        if self.player is not None:
            self.player.step(name, self.go_to)

    def go_to(self, position: int, *, as_its_player: bool = False) -> None:
        """To a decision at once, as the viewer saw it, or as the one who decided."""
        if self.player is None or self.face is None:
            return
        self.player.rest()
        model = self.player.model
        position = max(0, min(model.last, position))
        decider = model.steps[position].seat if position < model.last else self.face.viewer
        model.look_as(decider if as_its_player else self.face.viewer, open_cards=self.is_open)
        self.player.jump(position)

    def look(self) -> None:
        """The same position through the lens that is chosen now."""
        if self.player is not None:
            self.player.rest()
            self.player.model.look_as(self.player.model.seat, open_cards=self.is_open)
            self._followed()

    def turn_lens(self) -> None:
        """The other lens."""
        self.lens.set_value(KNOWN if self.is_open else OPEN)
        self.look()

    def rest(self) -> None:
        """Nothing moves by itself, and nobody's eyes are lent."""
        if self.eyes is not None:
            self.eyes.put_away()
        if self.player is not None:
            self.player.rest()

    def sync(self) -> None:
        """Show the position anew."""
        if self.player is not None and not self.player.showing.is_busy:
            self.player.board.sync(self.player.model.view)

    def _followed(self) -> None:
        if self.eyes is not None and self.eyes.seat >= 0:
            self._lend_eyes(self.eyes.seat)
        if self.face is not None and self._review is not None:
            self.face.follow(self._review, self.position)
        self.moved.emit()

    def _lend_eyes(self, seat: int) -> None:
        if self.player is None or self.face is None or self._review is None:
            return
        self.player.rest()
        words = self.face.lend_eyes(self.player.board, self._review, self.position, seat)
        if words:
            announce(self, words)

    def _set_pace(self, _: str = "") -> None:
        if self.player is not None:
            chosen = preferences()
            pace = Pace.of(chosen.value("animation"), chosen.value("reduced_motion"))
            self.player.board.set_pace(pace)

    # words

    def say(self) -> None:
        """The words of the lens, for whoever is looked as."""
        self.lens.set_words(KNOWN, self.known_words())
        self.lens.set_words(OPEN, translate("ReplayPage", "All cards face up"))
        say_where_all(self.lens)

    def known_words(self) -> str:
        """Whose knowledge the first lens shows."""
        if self.face is None or self.player is None:
            return translate("Review", "What you could know")
        seat = self.player.model.seat
        if self.face.is_you(seat):
            return translate("Review", "What you could know")
        return translate("Review", "What {name} could know").format(name=self.face.name(seat))
