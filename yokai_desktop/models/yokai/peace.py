"""Peace in a few moves with all cards open: each move is made in a game of its own.

A turn of Yōkai has looks and a hint around its move.  In a trial only the move counts, so every
move begins from a game that is dealt as the cards lie, at the moment of the move.
"""

from __future__ import annotations

from dataclasses import replace

from yokai_desktop.dojo.position import Position
from yokai_desktop.dojo.trial import Trial
from yokai_desktop.dojo.yokai.grid import OpenGrid
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.view import YokaiView

SPARE_MOVES = 2
"""So many moves more than needed still bring peace; then one begins again."""
_LOOKS = ["look 0", "look 1"]


class PeaceWay:
    """The way of one trial; what is asked is answered by the rules of the grid."""

    def __init__(self, trial: Trial) -> None:
        self._moves_needed = trial.moves
        self._position = trial.position
        view = trial.position.view()
        assert isinstance(view, YokaiView)
        self._grid = OpenGrid.of(view)
        self._read = trial.position.match().game.read_action

    @property
    def length(self) -> int:
        return self._moves_needed

    def start(self) -> Position:
        return self.after(())

    def after(self, moves: tuple[str, ...]) -> Position:
        places = [[place.x, place.y] for place in self._moved(moves).tableau.places]
        record = self._position.record
        deal = {**record["deal"], "places": places}
        return replace(
            self._position, record={**record, "deal": deal, "actions": _LOOKS}, is_open=True
        )

    def is_there(self, moves: tuple[str, ...]) -> bool:
        return self._moved(moves).is_at_peace

    def holds(self, moves: tuple[str, ...]) -> bool:
        return len(moves) < self.length + SPARE_MOVES

    def answers(self, moves: tuple[str, ...]) -> tuple[str, ...]:
        return ()

    def forgives(self, moves: tuple[str, ...]) -> bool:
        return False

    def best(self, moves: tuple[str, ...]) -> str:
        left = self._moved(moves).shortest()
        assert left is not None
        return str(left[0])

    def _moved(self, moves: tuple[str, ...]) -> OpenGrid:
        grid = self._grid
        for text in moves:
            move = self._read(text)
            assert isinstance(move, Move)
            grid = grid.moved(move)
        return grid
