"""What a card of the grid wears: the eyes of those who looked, and the words about them."""

from __future__ import annotations

from collections.abc import Callable

from yokai_desktop.models.yokai.grid import GridRow
from yokai_desktop.ui.yokai.grid_card import Eye
from yokai_desktop.ui.yokai.names import translate


def eyes_of(row: GridRow, viewer: int) -> tuple[Eye, ...]:
    """The looks that are marked on a card; the viewer's own of this turn stand out."""
    return tuple(Eye(look.seat, is_own=look.is_now and look.seat == viewer) for look in row.looks)


def tooltip_of(row: GridRow, name: Callable[[int], str]) -> str:
    """Who looked at a card, when, and in which order."""
    texts = (
        translate("Yokai", "{name} looked here first in turn {turn}"),
        translate("Yokai", "{name} looked here second in turn {turn}"),
    )
    return "\n".join(
        texts[min(look.order, 2) - 1].format(name=name(look.seat), turn=look.turn)
        for look in row.looks
    )
