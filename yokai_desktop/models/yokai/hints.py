"""The hints of a game: the pile, those turned up, those placed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from yokai_desktop.engine.yokai.hints import Hint, HintMode
from yokai_desktop.engine.yokai.kernel import FACE_DOWN_HINT, TRUE_HINT, TURNED_UP_HINT
from yokai_desktop.engine.yokai.tableau import Tableau


class HintState(StrEnum):
    PILE = "pile"
    TURNED_UP = "turned_up"
    PLACED = "placed"


@dataclass(frozen=True)
class HintRow:
    """A hint, or the whole pile: then ``count`` tells how many and ``hint`` is None."""

    state: HintState
    hint: Hint | None
    count: int = 1
    card: int | None = None
    """The card it was placed on."""
    can_be_placed: bool = False
    """False for those below the top of a stack."""
    is_blank: bool = False


def hint_rows(tableau: Tableau) -> tuple[HintRow, ...]:
    """The rows of a tableau."""
    last = len(tableau.turned_up) - 1
    stacked = tableau.hint_mode is HintMode.STACKED
    return (
        HintRow(HintState.PILE, None, tableau.pile),
        *(
            HintRow(
                HintState.TURNED_UP,
                hint,
                can_be_placed=not stacked or place == last,
                is_blank=hint.is_blank,
            )
            for place, hint in enumerate(tableau.turned_up)
        ),
        *(
            HintRow(HintState.PLACED, hint, card=card, is_blank=hint.is_blank)
            for card, hint in enumerate(tableau.hints)
            if hint is not None
        ),
    )


def best_points(tableau: Tableau) -> int:
    """What the game would be worth if it were won now with every hint true (Y5.3)."""
    placed = sum(hint is not None for hint in tableau.hints)
    return (
        placed * TRUE_HINT + len(tableau.turned_up) * TURNED_UP_HINT + tableau.pile * FACE_DOWN_HINT
    )
