"""The game so far as evidence: every move and hint with what its player had seen by then."""

from __future__ import annotations

from dataclasses import dataclass, field

from yokai_desktop.ai.yokai.evidence import HINT, MOVE, SeenAct
from yokai_desktop.engine.yokai.cards import CARDS
from yokai_desktop.engine.yokai.events import CardsDealt, HintPlaced, Looked, Moved
from yokai_desktop.engine.yokai.kernel import adjacency_of, cell_at
from yokai_desktop.engine.yokai.view import YokaiView


@dataclass
class Past:
    """Who has seen which cards (bit sets by seat), and the acts in order, each with its seat."""

    seen: list[int]
    acts: list[tuple[int, SeenAct]] = field(default_factory=list)

    def acts_for(self, reader: int, *, moves: bool, own: bool) -> list[SeenAct]:
        """What a reader weighs: all hints placed, moves if it reads them, its own if it forgets."""
        return [
            act
            for seat, act in self.acts
            if (seat != reader or own) and (act.kind == HINT or moves)
        ]

    def moves_of(self, owner: int) -> list[SeenAct]:
        """The moves of one player."""
        return [act for seat, act in self.acts if seat == owner and act.kind == MOVE]


def past_of(view: YokaiView) -> Past:
    """Read the history of a view; only what everybody saw is used."""
    past = Past([0] * view.tableau.players)
    cells: list[int] = [0] * CARDS
    adjacency: list[int] = []
    for event in view.history:
        match event:
            case CardsDealt(places, _):
                cells = [cell_at(x, y) for x, y in places]
                adjacency = adjacency_of(cells)
            case Looked(seat, card, _):
                past.seen[seat] |= 1 << card
            case Moved(seat, card, _, end):
                before = adjacency
                cells[card] = cell_at(*end)
                adjacency = adjacency_of(cells)
                act = SeenAct(MOVE, card, past.seen[seat], adjacency[card], before[card], before, 0)
                past.acts.append((seat, act))
            case HintPlaced(seat, hint, card):
                near = adjacency[card]
                act = SeenAct(HINT, card, past.seen[seat], near, near, adjacency, int(hint))
                past.acts.append((seat, act))
    return past
