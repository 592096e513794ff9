"""Where a slip may lie on the grid: beside what an act aims at, never over a place to choose."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize

from yokai_desktop.engine.yokai.actions import Move, PlaceHint, read_action
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.ui.dojo.reading_slip import SlipSpot
from yokai_desktop.ui.yokai.board import YokaiBoard

_GAP = 0.12
"""Between the slip and what it must not touch, in distances between two places."""
_STEP, _REACH = 0.25, 2.6
"""How finely spots are tried, and how far away the slip still belongs to its place."""
_COVERED = 8.0
"""How much worse a covered card is than one distance between two places.  One that bears a hint
or is in the air is never covered."""


def slip_spot(board: YokaiBoard, text: str, sizes: tuple[QSize, ...]) -> SlipSpot | None:
    """The best spot for one of these sizes, in the board's pixels; None if there is none."""
    if board.view is None:
        return None
    tableau = board.view.tableau
    aimed = _aimed(tableau, text)
    if aimed is None:
        return None
    target, free = aimed
    cell = board.camera.cell
    spoken = {place for place, hint in zip(tableau.places, tableau.hints, strict=True) if hint}
    kept = {*free, target, *spoken}
    if board.choosing.lifted is not None:
        kept.add(tableau.places[board.choosing.lifted])
    others = [cell(place) for place in tableau.places if place not in kept]
    found = _best(board, cell(target), [cell(place) for place in kept], others, sizes)
    if found is None:
        return None
    return SlipSpot(found.toRect(), found.center().x() < cell(target).center().x())


def _aimed(tableau: Tableau, text: str) -> tuple[Place, tuple[Place, ...]] | None:
    """The place that an act is about, and all that could be chosen instead."""
    action = read_action(text)
    if isinstance(action, Move):
        return action.place, tableau.destinations[action.card]
    if isinstance(action, PlaceHint):
        others = (
            place
            for card, place in enumerate(tableau.places)
            if tableau.refusal(PlaceHint(action.hint, card)) is None
        )
        return tableau.places[action.card], tuple(others)
    return None


def _best(
    board: YokaiBoard,
    target: QRectF,
    kept: list[QRectF],
    cards: list[QRectF],
    sizes: tuple[QSize, ...],
) -> QRectF | None:
    pitch, room = board.camera.pitch, board.zones.grid
    gap = pitch * _GAP
    best, least = None, float("inf")
    for size in sizes:
        for corner in _corners(target, size, pitch, gap):
            box = QRectF(corner, size)
            if not room.contains(box):
                continue
            cost = _away(box, target) / pitch
            if cost >= least:
                continue
            around = box.adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2)
            if any(around.intersects(place) for place in kept):
                continue
            covered = (box.intersected(card) for card in cards)
            hidden = sum(part.width() * part.height() for part in covered) / pitch**2
            cost += hidden * _COVERED
            if cost < least:
                best, least = box, cost
    return best


def _corners(target: QRectF, size: QSize, pitch: float, gap: float) -> Iterator[QPointF]:
    """The upper left corners to try: level with the target first, then around it."""
    reach, step = pitch * _REACH, pitch * _STEP
    across = round((target.width() + size.width() + 2 * reach) / step)
    down = round((target.height() + size.height() + 2 * reach) / step)
    level = target.center().y() - size.height() / 2
    yield QPointF(target.right() + 2 * gap, level)
    yield QPointF(target.left() - 2 * gap - size.width(), level)
    for row in range(down + 1):
        for column in range(across + 1):
            yield QPointF(
                target.left() - size.width() - reach + column * step,
                target.top() - size.height() - reach + row * step,
            )


def _away(box: QRectF, target: QRectF) -> float:
    """From edge to edge; of two that are as near, the one more level is nearer."""
    across = max(box.left() - target.right(), target.left() - box.right(), 0.0)
    down = max(box.top() - target.bottom(), target.top() - box.bottom(), 0.0)
    aside = box.center() - target.center()
    return across + down + 0.1 * min(abs(aside.x()), abs(aside.y()))
