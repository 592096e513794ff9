"""The turns since one's own shown again: one partner after the other, then all of them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from yokai_desktop.models.yokai.trace import Kind, TurnTrace
from yokai_desktop.ui.table.clock import Clock
from yokai_desktop.ui.table.motion import InTurn, Motion, Pause, Show, Tween
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.yokai.token_spots import Drawn
from yokai_desktop.ui.yokai.trace_layer import FAINT, TraceLayer

_FASTER = 0.7
"""Shown again, everything takes this part of its time."""


class Retrace(QObject):
    """``stations`` are the turns one by one, and at last all together if there are several.

    It has a clock of its own: nothing at the table waits for it, and one may play meanwhile.
    """

    changed = Signal()
    """Another station, or how far it has come, or the end of it."""
    said = Signal(object)
    """The turn that is being shown, for those who listen; None for all together."""

    def __init__(self, layer: TraceLayer, parent: QObject) -> None:
        super().__init__(parent)
        self.clock = Clock(self)
        self.pace = Pace()
        self.turns: tuple[TurnTrace, ...] = ()
        self.at = -1
        """Which station is shown; -1 for none."""
        self.part = 0.0
        """How far it has come."""
        self._layer = layer

    @property
    def is_shown(self) -> bool:
        return self.at >= 0

    @property
    def stations(self) -> int:
        return len(self.turns) + (len(self.turns) > 1)

    def begin(self, turns: tuple[TurnTrace, ...], at: int = 0) -> None:
        """Show these again from a station on."""
        if turns:
            self.turns = turns
            self.go_to(at)

    def next(self) -> None:
        """The next station; after the last one it begins anew."""
        self.go_to((self.at + 1) % self.stations)

    def go_to(self, station: int) -> None:
        """Show one station, and go on with those that follow."""
        self.clock.stop()
        self.at, self.part = station, 0.0
        if station < len(self.turns):
            self.said.emit(self.turns[station])
            self.clock.play(self._showing(self.turns[station]), self._shown)
        else:
            self.said.emit(None)
            last = len(self.turns) - 1
            self._draw(
                tuple(Drawn(t, 1.0 if at == last else FAINT) for at, t in enumerate(self.turns))
            )
            self.part = 1.0
        self.changed.emit()

    def stop(self) -> None:
        """Back to what the view says."""
        if self.is_shown:
            self.clock.stop()
            self.at, self.turns = -1, ()
            self._layer.show_again(None)
            self.changed.emit()

    def _shown(self) -> None:
        if self.at + 1 < self.stations:
            self.clock.play(Pause(self.pace.ms(Span.BETWEEN_TURNS)), self._go_on)

    def _go_on(self) -> None:
        if self.is_shown and self.at + 1 < self.stations:
            self.go_to(self.at + 1)

    def _showing(self, turn: TurnTrace) -> Motion:
        motions: list[Motion] = []
        count = max(1, len(turn.deeds))
        for done in range(1, len(turn.deeds) + 1):
            is_move = turn.deeds[done - 1].kind is Kind.MOVE
            span = Span.SLIDE if is_move else Span.TOKEN
            motions.append(Tween(self._ms(span), self._shower(turn, done, count)))
            motions.append(Pause(self._ms(Span.TOKEN_STAYS)))
        return InTurn(motions)

    def _ms(self, span: Span) -> float:
        return self.pace.ms(span) * _FASTER

    def _shower(self, turn: TurnTrace, done: int, count: int) -> Show:
        def show(part: float) -> None:
            self._draw((Drawn(turn.until(done), 1.0, part, flies=not self.pace.reduced),))
            self.part = (done - 1 + part) / count
            self.changed.emit()

        return show

    def _draw(self, drawn: tuple[Drawn, ...]) -> None:
        self._layer.show_again(drawn)
