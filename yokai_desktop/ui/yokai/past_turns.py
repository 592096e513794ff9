"""What happened, on the board: the trace over the cards, the list of turns, turns shown again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.trace import Deed, Kind, TurnTrace, trace_of, turns_of
from yokai_desktop.models.yokai.turn_rows import TurnLine
from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.ui.yokai.picture import TURNED_UP
from yokai_desktop.ui.yokai.retrace import Retrace
from yokai_desktop.ui.yokai.round_bar import RoundBar
from yokai_desktop.ui.yokai.rulers import Rulers
from yokai_desktop.ui.yokai.trace_layer import TraceLayer
from yokai_desktop.ui.yokai.turn_words import nobody_words, turn_words
from yokai_desktop.ui.yokai.turns_scroll import LEVEL, TURNS, TurnsScroll, tab_words
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.voice import translate

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

_DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)


class PastTurns(QObject):
    """Owns everything on a board that tells of turns; the board says what it shows and from where.

    All it tells is public: who looked where, what moved, which hint.
    """

    def __init__(self, board: YokaiBoard) -> None:
        super().__init__(board)
        self._board = board
        self.trace: tuple[TurnTrace, ...] = ()
        """The turns since the viewer's own."""
        self.rulers = Rulers(board)
        self.layer = TraceLayer(board, self._hint_box, self._ringed)
        self.scroll = TurnsScroll(board.match, board)
        self.bar = RoundBar(board)
        self.retrace = Retrace(self.layer, self)
        self.is_silent = False
        """Whether nothing of it is drawn over the cards."""
        self.is_listed = False
        """Whether the left scroll is open at the turns."""
        self.scroll.pointed_at.connect(self._point)
        self.scroll.asked.connect(self.show_turn)
        self.scroll.tabs.chosen.connect(self.open_tab)
        board.level.tabs.chosen.connect(self.open_tab)
        self.bar.chosen.connect(self.retrace.go_to)
        self.retrace.changed.connect(self._retraced)
        self.retrace.said.connect(self._update_turn)
        board.plates.asked.connect(self.show_player)

    # following the board

    def sync(self, view: YokaiView) -> None:
        """Show what a view tells."""
        board = self._board
        self.trace = trace_of(view, remembers=board.aid.has_looks)
        self.layer.show_turns(self.trace, board.places)
        self.scroll.show_game(view, board.name, board.you)
        if view.result is not None:
            self.retrace.stop()
        self.show_or_hide()

    def follow(self, camera: Camera, zone: QRectF) -> None:
        """The grid is seen from elsewhere."""
        board = self._board
        for layer in (self.layer, self.rulers):
            layer.setGeometry(board.rect())
        self.layer.follow(camera, zone, board.places)
        self.rulers.follow(camera, board.zones.grid)

    def arrange(self, rail: QRect, grid: QRectF) -> None:
        """The room of the left scroll, and that of the grid."""
        self.scroll.setGeometry(rail)
        if is_text_large():  # over the plates, which tell of the same players
            self.bar.setGeometry(self._board.zones.plates)
            return
        tall = self.bar.sizeHint().height()
        self.bar.setGeometry(
            round(grid.left()), round(grid.bottom()) - tall, round(grid.width()), tall
        )

    def arrive(self, event: Event, part: float) -> None:
        """A partner's deed is being shown: its sign comes."""
        view = self._board.view
        if view is not None:
            after = view.after(event)
            turns = trace_of(after, remembers=self._board.aid.has_looks)
            self.layer.arrive(turns, after.tableau.places, part)

    def show_or_hide(self) -> None:
        """Only while the game is played; nothing lies over the cards that are turned up."""
        playing = not self._board.ending.is_shown
        is_told = playing and not self._board.declaration.is_shown
        has_scroll = playing and self._board.has_level
        self.layer.setVisible(is_told and not self.is_silent)
        self.scroll.setVisible(has_scroll and self.is_listed)
        self._board.level.setVisible(has_scroll and not self.is_listed)
        self.rulers.wish("listed", is_told and self.is_listed)
        self.rulers.wish("again", is_told and self.retrace.is_shown)
        self.bar.setVisible(is_told and self.retrace.is_shown)

    # what people ask

    def open_tab(self, tab: str) -> None:
        """Open the left scroll at the level or at the turns; a keyboard on its tabs stays there."""
        rows = self._board.level.tabs, self.scroll.tabs
        has_keyboard = any(row.has_keyboard() for row in rows)
        self.is_listed = tab == TURNS
        self.show_or_hide()
        if has_keyboard:  # an arrow moves it once more after this
            QTimer.singleShot(0, self, rows[self.is_listed].take_keyboard)
        else:
            self._board.said.emit(tab_words(tab))
        if self.is_listed:
            self.scroll.list.scrollToBottom()

    def toggle_list(self) -> None:
        self.open_tab(LEVEL if self.is_listed else TURNS)

    def show_round(self) -> None:
        """The turns since one's own once more; asked again, the next one."""
        if self.retrace.is_shown and self.retrace.stations > 1:
            self.retrace.next()
        else:
            self._begin(self._round(), is_round=True)

    @property
    def can_show_round(self) -> bool:
        """Whether anybody has played yet."""
        return bool(self._round())

    def show_player(self, seat: int) -> None:
        """The last turn of a player alone."""
        turns = [turn for turn in self.scroll.turns if turn.seat == seat and turn.deeds]
        self._begin(tuple(turns[-1:]), is_round=False)

    def show_turn(self, number: int) -> None:
        """One turn of the game alone."""
        turn = self.scroll.turn(number)
        self._begin((turn,) if turn is not None else (), is_round=False)

    def _round(self) -> tuple[TurnTrace, ...]:
        """What is traced; without a memory aid too, if somebody asks for it."""
        view = self._board.view
        return self.trace or (trace_of(view) if view is not None else ())

    def _begin(self, turns: tuple[TurnTrace, ...], *, is_round: bool) -> None:
        if not turns or self._board.ending.is_shown:
            return
        self.bar.show_turns(turns, self._board.name, is_round=is_round)
        self.arrange(self._board.zones.level, self._board.zones.grid)
        self.retrace.pace = self._board.pace
        self.retrace.begin(turns)
        self.bar.raise_()

    def _retraced(self) -> None:
        self.bar.show_station(self.retrace.at, self.retrace.part)
        self.show_or_hide()

    def _update_turn(self, turn: TurnTrace | None) -> None:
        if turn is not None:
            self._board.said.emit(turn_words(self._board.name(turn.seat), turn))

    def asked_about(self) -> TurnTrace | None:
        """The turn that somebody may ask about: the one shown again, else the last traced."""
        if self.retrace.is_shown:
            return self.retrace.turns[min(self.retrace.at, len(self.retrace.turns) - 1)]
        around = self._round()
        return around[-1] if around else None

    def light_turn(self, turn: TurnTrace | None) -> None:
        """Light the cards of a turn, or nothing."""
        self.layer.light(turn.cards if turn is not None else ())

    def summary(self) -> str:
        """What the others did since one's own turn, in sentences."""
        return sentences(turn_words(self._board.name(turn.seat), turn) for turn in self.trace)

    def help_words(self) -> str:
        """What to know of the trace at the beginning of a turn."""
        view = self._board.view
        if view is None or not self.trace:
            nobody = view is not None and not any(turn.deeds for turn in turns_of(view.history))
            return nobody_words() if nobody else ""
        return translate("YokaiTurns", "The trace stays until you end your turn · R: again")

    def key(self, event: QKeyEvent) -> bool:
        """A key that shows what happened; False if it means nothing here."""
        if self._board.ending.is_shown or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        order = self._board.plates.order
        if key == Qt.Key.Key_R:
            self.show_round()
        elif key == Qt.Key.Key_L:
            self.toggle_list()
        elif key == Qt.Key.Key_W:
            self._board.dock.tell_meaning()
        elif key == Qt.Key.Key_C:
            self.rulers.wish("held", True)
        elif key == Qt.Key.Key_Escape and self.retrace.is_shown:
            self.retrace.stop()
            self._board.said.emit(translate("YokaiTurns", "No turn is shown any more."))
        elif key in _DIGITS and self._board.choosing.step is not Step.HINT:
            place = _DIGITS.index(Qt.Key(key))
            if place >= len(order):
                return False
            self.show_player(order[place])
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> None:
        """A key was let go."""
        if event.key() == Qt.Key.Key_C and not event.isAutoRepeat():
            self.rulers.wish("held", False)

    # pointing

    def _point(self, row: TurnLine | None) -> None:
        """A line of the list is pointed at: its cards and the names of its places shine."""
        if row is None:
            self.layer.light(())
            self.rulers.light(())
            return
        start = row.deed.start if row.deed is not None else None
        empty = start is not None and start not in self._board.places
        self.layer.light(row.cards, (start,) if empty and start is not None else ())
        self.rulers.light(row.places)

    def _ringed(self) -> int | None:
        cards = self._board.cards_by_number
        return next((card.number for card in cards if card.shows_focus), None)

    def _hint_box(self, deed: Deed) -> QRectF | None:
        """Where a hint is seen on the right scroll; None if it is not there."""
        board = self._board
        if "hints" not in board.parts:
            return None
        if deed.kind is Kind.PLACE:
            return board.tray.placed_box(deed.card)
        rows = [row for row in board.cards.model.of_zone(TURNED_UP) if row.hint == deed.hint]
        button = board.cards.button(rows[-1].key) if rows else None
        if button is None or not board.tray.sees(button.geometry()):
            return None
        spot = button.shown_spot
        tall = spot.width * board.tray.strip_ratio
        return QRectF(spot.x - spot.width / 2, spot.y - tall / 2, spot.width, tall)
