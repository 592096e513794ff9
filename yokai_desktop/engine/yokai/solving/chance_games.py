"""Games left to chance, from any deal: the bridge between states and the kernel's playouts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.hints import Hint, HintMode
from yokai_desktop.engine.yokai.kernel import columns_between, rows_between
from yokai_desktop.engine.yokai.solving.playout import APPEASE, HINT, LOOK, MOVE, random_game
from yokai_desktop.engine.yokai.state import YokaiState

Choice = tuple[int, int, int]


@dataclass(frozen=True)
class ChanceGame:
    """A deal in the kernel's terms, ready to be played by chance many times."""

    families: Sequence[int]
    cells: Sequence[int]
    pile: Sequence[int]
    stacked: bool
    pairs: Sequence[tuple[int, int]]
    outlines: AbstractSet[int]

    @classmethod
    def of(cls, state: YokaiState) -> ChanceGame:
        """The game that begins with this state, which must be fresh from the deal."""
        tableau = state.tableau
        return cls(
            [int(family) for family in state.families],
            list(tableau.cells),
            [int(hint) for hint in state.pile],
            tableau.hint_mode is HintMode.STACKED,
            [affinity.pair.pair for affinity in state.affinities if affinity.pair],
            frozenset() if tableau.shape is None else tableau.shape.outlines,
        )

    def play(self, seed: int, log: list[Choice]) -> int:
        """The points of one game, ``playout.LOST`` if lost; its choices are added to ``log``."""
        return random_game(
            list(self.families),
            list(self.cells),
            list(self.pile),
            self.stacked,
            list(self.pairs),
            self.outlines,
            seed,
            log,
        )


def actions_of(state: YokaiState, log: Sequence[Choice]) -> Iterator[Action]:
    """The choices of a chance game as actions, beginning with this state."""
    places = list(state.tableau.places)
    cells = list(state.tableau.cells)
    for kind, card, value in log:
        if kind == APPEASE:
            yield Appease()
        elif kind == LOOK:
            yield Look(card)
        elif kind == MOVE:
            x, y = places[card]
            places[card] = Place(
                x + columns_between(cells[card], value), y + rows_between(cells[card], value)
            )
            cells[card] = value
            yield Move(card, places[card])
        else:
            yield PlaceHint(Hint(value), card) if kind == HINT else Reveal()
