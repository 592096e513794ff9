"""A declaration on the board: the banner, a beat, then the reveal, family by family."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF

from yokai_desktop.engine.yokai.events import CardsRevealed, Declared
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.banner import Banner, RevealScrim
from yokai_desktop.ui.yokai.camera import Camera, Extent
from yokai_desktop.words.voice import translate

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

_TALL = 156
_SMALLEST_PITCH = 12


class Declaration(QObject):
    """Shown from a declaration on until the result; it follows from the view alone."""

    def __init__(self, board: YokaiBoard) -> None:
        super().__init__(board)
        self._board = board
        self.scrim = RevealScrim(board)
        self.banner = Banner(board)
        self.is_shown = False

    def sync(self, view: YokaiView) -> None:
        """Show the banner between the declaration and the result, and nothing of it else."""
        seat = declarer_of(view)
        self.show_for(seat if view.result is None else None)
        if view.lies_open:
            self.scrim.hide()

    def show_for(self, seat: int | None) -> None:
        """Somebody declares; None for nobody."""
        self.is_shown = seat is not None
        self.banner.setVisible(self.is_shown)
        self.scrim.setVisible(self.is_shown)
        self._board.foot.show_alone(self.is_shown)
        if seat is None:
            return
        self.banner.show_speaker(mask_of(self._board.match, seat), seat)
        self.banner.show_words(self.words(seat))
        self.banner.unroll(1.0)
        self.scrim.set_strength(1.0)
        self._board.foot.show_prompt(
            translate("Yokai", "Space: turn up all cards at once"), waiting=True
        )
        self._board.foot.show_keys("")

    def dim(self, strength: float) -> None:
        """How dark it is around the cards, also when the banner is gone."""
        self.scrim.setVisible(strength > 0)
        self.scrim.set_strength(strength)

    def words(self, seat: int) -> str:
        """What the banner says."""
        if seat == self._board.you:
            return translate("Yokai", "You: the yōkai are at peace.")
        text = translate("Yokai", "{name}: the yōkai are at peace.")
        return text.format(name=self._board.name(seat))

    def stack(self) -> None:
        """The scrim over everything but the cards, their trays and the prompt."""
        if not self.is_shown:
            return
        board = self._board
        board.plates.hide()
        self.scrim.stackUnder(board.overlay)
        board.ending.trays.stackUnder(board.overlay)
        for card in board.cards_by_number:
            card.stackUnder(board.overlay)
        self.banner.stackUnder(board.overlay)
        board.foot.stackUnder(board.overlay)

    def arrange(self) -> None:
        """Across the table, below its upper edge."""
        board = self._board
        plates = board.zones.plates
        tall = max(theme().scale.line(_TALL), self.banner.sizeHint().height())
        self.banner.setGeometry(QRect(plates.left(), plates.top(), plates.width(), tall))
        self.scrim.setGeometry(board.rect())
        self.scrim.light = self._zone()

    def _zone(self) -> QRectF:
        """Where the cards lie meanwhile."""
        grid = self._board.zones.grid
        top = self.banner.geometry().bottom() + theme().px(20)
        bottom = self._board.zones.bottom.top()
        return QRectF(grid.left(), top, grid.width(), bottom - top - theme().px(6))

    def camera(self, extent: Extent) -> Camera:
        """All cards below the banner, no larger than they were."""
        largest = max(_SMALLEST_PITCH, self._board.usual_pitch)
        return Camera.fit(extent, self._zone(), largest=largest, smallest=_SMALLEST_PITCH)


def declarer_of(view: YokaiView) -> int | None:
    """Who has declared; None if nobody has, or the last hint ended the game."""
    for event in reversed(view.history):
        if isinstance(event, Declared):
            return event.seat
        if not isinstance(event, CardsRevealed) and view.result is None:
            return None
    return None
