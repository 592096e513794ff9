"""Places for one card compared: what the partners would read here, and what there.

A place is compared with those nearest to it that speak in another way.  What a place would tell is
the partners' own reading (``readings``), nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from yokai_desktop.dojo.position import Position
from yokai_desktop.dojo.yokai.readings import CLEAR, Reading, readings_of
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.cards import CARDS, Family, Place
from yokai_desktop.engine.yokai.kernel import adjacency_of, cell_at
from yokai_desktop.engine.yokai.view import YokaiView

MOST_PLACES = 3
"""So many places are compared, the one that was chosen among them."""


class Clarity(Enum):
    """How a place speaks."""

    CLEAR = auto()
    """Every partner reads what the card is."""
    UNSURE = auto()
    """Somebody is left in doubt."""
    MISREAD = auto()
    """Somebody would take the card for something else."""


class _Manner(Enum):
    """What lies beside a place, as far as the learner has seen it."""

    FAMILY = auto()
    OTHERS = auto()
    UNSEEN = auto()


@dataclass(frozen=True)
class ComparedPlace:
    """One place, and how the partners would read the card there."""

    place: Place
    family: Family
    readings: tuple[Reading, ...]

    @property
    def verdict(self) -> Clarity:
        if self._least_sure.shares[self.family] >= CLEAR:
            return Clarity.CLEAR
        return Clarity.MISREAD if self._misled is not None else Clarity.UNSURE

    @property
    def telling(self) -> Reading:
        """The reading that decides: of whoever is misled, else of whoever is least sure."""
        return self._misled or self._least_sure

    @property
    def likeliest(self) -> Family:
        """What the card is taken for by that partner."""
        shares = self.telling.shares
        return Family(shares.index(max(shares)))

    @property
    def _least_sure(self) -> Reading:
        return min(self.readings, key=lambda reading: reading.shares[self.family])

    @property
    def _misled(self) -> Reading | None:
        surest = max(self.readings, key=lambda reading: max(_others(reading, self.family)))
        return surest if max(_others(surest, self.family)) >= CLEAR else None


def _others(reading: Reading, family: Family) -> list[int]:
    return [share for at, share in enumerate(reading.shares) if at != family]


def compared(position: Position, text: str) -> ComparedPlace | None:
    """How a move of the learner speaks; None if the learner does not know what the card is."""
    view, move = _view(position), position.action(text)
    family = view.families[move.card] if isinstance(move, Move) else None
    if family is None or not isinstance(move, Move):
        return None
    return ComparedPlace(move.place, family, readings_of(position, text))


def worth_comparing(position: Position, text: str, key: Iterable[str] = ()) -> tuple[str, ...]:
    """A move and others of the same card that speak in another way; ``key`` are the right ones.

    After a wrong move the nearest right one comes first; whatever follows is wrong, if that is
    known.
    """
    view, move = _view(position), position.action(text)
    if not isinstance(move, Move):
        return ()
    right = set(key)
    legal = [act for act in view.legal if isinstance(act, Move) and act.card == move.card]
    others = sorted((act for act in legal if act != move), key=lambda act: _far(act, move))
    found = [text]
    if right and text not in right:
        found += [str(act) for act in others if str(act) in right][:1]
    manners = {_manner(view, move)}
    for act in others:
        manner = _manner(view, act)
        if manner not in manners and str(act) not in right and str(act) not in found:
            manners.add(manner)
            found.append(str(act))
    return tuple(found[:MOST_PLACES])


def _view(position: Position) -> YokaiView:
    view = position.view()
    assert isinstance(view, YokaiView)
    return view


def _far(move: Move, other: Move) -> int:
    return abs(move.place.x - other.place.x) + abs(move.place.y - other.place.y)


def _manner(view: YokaiView, move: Move) -> _Manner:
    """What the learner has seen of the cards beside a place."""
    cells = list(view.tableau.cells)
    cells[move.card] = cell_at(*move.place)
    near = adjacency_of(cells)[move.card]
    beside = {view.families[card] for card in range(CARDS) if near >> card & 1} - {None}
    if view.families[move.card] in beside:
        return _Manner.FAMILY
    return _Manner.OTHERS if beside else _Manner.UNSEEN
