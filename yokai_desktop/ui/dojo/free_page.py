"""Free practice of the partners' language: see how each act will be read before it is made."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.dojo.exercise import ExerciseKind
from yokai_desktop.engine.contract import Action
from yokai_desktop.models.dojo.speaking import FreeTurn
from yokai_desktop.ui.dojo.comparing import Comparing
from yokai_desktop.ui.dojo.convention_choice import FREE, ConventionChoice
from yokai_desktop.ui.dojo.free_scroll import FreeScroll
from yokai_desktop.ui.dojo.learner import today
from yokai_desktop.ui.dojo.place_remarks import PlaceRemark
from yokai_desktop.ui.dojo.practice_page import PracticePage
from yokai_desktop.ui.dojo.reading_rows import PartnerReading, reading_words
from yokai_desktop.ui.dojo.reading_slip import ReadingSlip
from yokai_desktop.ui.dojo.sets import library
from yokai_desktop.ui.dojo.weighing import Weighing
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.spoken import say_where_all
from yokai_desktop.ui.speech.announcer import announce
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import PageRoute

translate = QCoreApplication.translate


class FreePage(PracticePage):
    """One's own turn in a real position: a move, then a hint, each weighed first."""

    def __init__(self) -> None:
        super().__init__()
        self.turn: FreeTurn | None = None
        self.choice = ConventionChoice()
        self._place_slip = QTimer(self, singleShot=True, interval=0)
        self._place_slip.timeout.connect(self._show_readings)
        self.choice.asked.connect(lambda n: self.go(routes.Language(n)))
        leave = Button(lambda: translate("Dojo", "Leave"), BAR, icon="close", height=SMALL)
        leave.clicked.connect(self.leave)
        self.bar.add_action_button(self.choice)  # type: ignore[arg-type]
        self.bar.add_action_button(leave)
        self.paper = FreeScroll()
        self.column.addLayout(row((self.table, 1), self.paper, spacing=0, margins=(0, 0, 8, 6)), 1)
        self.slip = ReadingSlip(self.table)
        self._readings: tuple[PartnerReading, ...] = ()
        self._read = ""
        self.comparing = Comparing(self)
        self.comparing.told.connect(self._compared)
        self.weighing = Weighing(self.table)
        self.weighing.settled.connect(self._aimed)
        self.table.chosen.connect(self._chosen)
        self.table.rested.connect(self._rested)
        self.paper.make_asked.connect(self._make)
        self.paper.other_asked.connect(self._other)
        self.paper.another_asked.connect(self.another)
        self.paper.toggle.toggled.connect(lambda _: self.refresh())
        self.bar.set_title(self.window_title, self._subtitle)
        self.fit()

    def opened(self, route: PageRoute) -> None:
        positions = [
            exercise.position
            for exercise in library().exercises
            if exercise.kind is ExerciseKind.PLACE
        ]
        if not positions:
            self.go(routes.Dojo())
            return
        if self.turn is None:
            self.turn = FreeTurn(positions, today().isoformat())
        self._begin()

    def _begin(self) -> None:
        assert self.turn is not None
        self.table.show_practice(self.turn.practice)
        self.refresh()
        self._ask()

    def _ask(self) -> None:
        if self.turn is not None and not self.turn.is_over:
            self.table.offer()

    def _aimed(self, text: str) -> None:
        """Something is aimed at: tell how it will be read, before it is let go."""
        if self.turn is not None and not self.turn.weighed and not self.turn.is_over:
            self._tell(text)

    def _tell(self, text: str) -> None:
        turn = self.turn
        readings: tuple[PartnerReading, ...] = ()
        if turn is not None and text and self.paper.toggle.isChecked():
            readings = game_face(turn.position.game).readings(turn.position, text)
        self._readings, self._read = readings, text
        self._show_readings()
        if readings:
            announce(self, reading_words(readings))

    def _show_readings(self) -> None:
        """On the slip beside the place, or on the scroll where the slip has no room."""
        board, spot = self.table.board, None
        if self._readings and board is not None and self.turn is not None:
            face = game_face(self.turn.position.game)
            spot = face.slip_spot(board, self._read, self.slip.sizes(self._readings))
        self.slip.show_readings(self._readings, spot, board.pos() if board else QPoint())
        self.paper.show_readings(self._readings if spot is None else ())

    @property
    def shown_readings(self) -> tuple[PartnerReading, ...]:
        """What is told now about how the partners will read it."""
        return self._readings

    def fit(self) -> None:
        super().fit()
        self._place_slip.start()

    def _chosen(self, action: Action) -> None:
        """A move is weighed first; a hint was weighed while it lay on its card."""
        turn = self.turn
        if turn is None or turn.is_over:
            return
        turn.weigh(str(action))
        is_move = turn.weighed.startswith("move ")
        if is_move and self.paper.toggle.isChecked():
            self.table.stop_asking()
            self._tell(turn.weighed)
            self.table.show_way(turn.position, turn.weighed)
            self.comparing.begin(turn.position, turn.weighed)
            self.refresh()
            self.paper.make.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._make()

    def _compared(self, remarks: tuple[PlaceRemark, ...]) -> None:
        self.paper.show_remarks(remarks)
        self.table.show_remarks(remarks)
        if remarks and not self.comparing.is_busy:
            announce(self, self.paper.remarks.words())

    def _make(self) -> None:
        self._stop_weighing()
        if self.turn is not None and self.turn.weighed:
            self.table.play((self.turn.make(),))
            self.refresh()

    def _stop_weighing(self) -> None:
        self.comparing.stop()
        self.table.show_way()

    def _other(self) -> None:
        self._stop_weighing()
        if self.turn is not None:
            self.turn.weigh("")
            self._tell("")
            self.refresh()
            self._ask()

    def _rested(self) -> None:
        turn = self.turn
        if turn is None:
            return
        self.refresh()
        if turn.is_over:
            self.paper.another.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._tell("")
            self._ask()

    def another(self) -> None:
        """Another position."""
        if self.turn is not None:
            self.comparing.stop()
            self.table.hurry()
            self.turn.another()
            self._tell("")
            self._begin()

    def refresh(self) -> None:
        turn = self.turn
        self.choice.show_conventions(FREE)
        self.bar.set_title(self.window_title, self._subtitle)
        if turn is not None:
            self.paper.show_turn(is_weighing=bool(turn.weighed), is_over=turn.is_over)
        if not self.paper.toggle.isChecked():
            self.comparing.stop()
            self._readings = ()
            self._show_readings()
        self._say_what_scrolls()
        say_where_all(self)

    def _subtitle(self) -> str:
        if self.turn is None:
            return ""
        text = translate("Dojo", "{game} · free practice")
        return text.format(game=game_name(self.turn.position.game))

    def window_title(self) -> str:
        return translate("Dojo", "The partners’ language")

    @property
    def beside(self) -> QWidget:
        return self.paper

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_A and not event.modifiers():
            self.another()
        else:
            super().keyPressEvent(event)
