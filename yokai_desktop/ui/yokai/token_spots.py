"""Where the tokens of the steps of turns stand on the cards, so that none covers another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from yokai_desktop.models.yokai.trace import Deed, Kind, TurnTrace
from yokai_desktop.ui.yokai.signs import strip_box

_STEPS = 3
"""So many tokens stand side by side before one stands below."""
_WHOLE = 0.78
"""How much of a token no other one may cover."""


@dataclass(frozen=True)
class Drawn:
    """A turn as it is drawn: how clearly, and how far its last deed has come."""

    turn: TurnTrace
    strength: float = 1.0
    part: float = 1.0
    flies: bool = False
    """Whether a moved card flies along its arrow while its deed is shown."""


def token_spots(
    turns: Sequence[Drawn],
    cell_of: Callable[[int], QRectF],
    side_of: Callable[[float], float],
    aside: float,
) -> dict[tuple[int, int], QPointF]:
    """The middle of every token by turn and deed.

    Those of the last turn come first, older ones give way to them.  ``side_of`` is the size of a
    token that is seen so clearly, ``aside`` how far one gives way.
    """
    spots: dict[tuple[int, int], QPointF] = {}
    taken: list[QRectF] = []
    for number, drawn in reversed(list(enumerate(turns))):
        side = side_of(drawn.strength)
        for at, deed in enumerate(drawn.turn.deeds):
            wishes = _wishes(deed, cell_of, side, min(aside, side * 0.9))
            if wishes:
                boxes = [_around(spot, side * _WHOLE) for spot in wishes]
                free = (box for box in boxes if not any(map(box.intersects, taken)))
                box = next(free, boxes[0])
                spots[number, at] = box.center()
                taken.append(box)
    return spots


def _wishes(
    deed: Deed, cell_of: Callable[[int], QRectF], side: float, aside: float
) -> list[QPointF]:
    """Where the token of a deed may stand on its card, the best place first.

    Along the upper edge to the inside of the card, then down from its corner.
    """
    if deed.kind is Kind.PLACE:
        strip = strip_box(cell_of(deed.card))
        return [QPointF(strip.left(), strip.center().y())]
    if deed.kind not in (Kind.LOOK, Kind.MOVE):
        return []
    cell = cell_of(deed.card)
    edge, way = (cell.right(), -1) if deed.kind is Kind.LOOK else (cell.left(), 1)
    corner = QPointF(edge + way * side / 6, cell.top() + side / 6)
    along = [corner + QPointF(way * aside * step, 0) for step in range(_STEPS)]
    return along + [corner + QPointF(0, aside * step) for step in range(1, _STEPS)]


def _around(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
