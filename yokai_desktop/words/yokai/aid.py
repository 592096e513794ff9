"""The player aid of Yōkai: the steps of a turn, the points and what they are called."""

from __future__ import annotations

from yokai_desktop.engine.yokai.hints import HintMode
from yokai_desktop.engine.yokai.kernel import (
    FACE_DOWN_HINT,
    FALSE_HINT,
    TRUE_HINT,
    TURNED_UP_HINT,
)
from yokai_desktop.engine.yokai.levels import rank_table
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.words.aid import Aid, AidPart, AidRow, lines, numbered
from yokai_desktop.words.numbers import signed_text
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.levels import rank_name
from yokai_desktop.words.yokai.names import rank_range


def yokai_aid(view: YokaiView) -> Aid:
    """What the players of this very game want to look up."""
    tableau = view.tableau
    ranks = tuple(
        AidRow((rank_name(tableau.edition.value, rank.rank.tier), rank_range(rank)))
        for rank in rank_table(tableau.edition, tableau.players)
    )
    return Aid(
        translate("YokaiAid", "Player aid"),
        (
            AidPart(translate("YokaiAid", "Points of a won game"), _points()),
            AidPart(translate("YokaiAid", "Victory"), ranks),
        ),
        (
            AidPart(translate("YokaiAid", "Your turn"), numbered(*_steps(view))),
            AidPart(translate("YokaiAid", "To win"), lines(*_conditions(view))),
        ),
    )


def _points() -> tuple[AidRow, ...]:
    worth = (
        (translate("YokaiAid", "Hint still face down"), FACE_DOWN_HINT),
        (translate("YokaiAid", "Hint turned up, not placed"), TURNED_UP_HINT),
        (translate("YokaiAid", "Hint placed correctly"), TRUE_HINT),
        (translate("YokaiAid", "Hint placed wrongly"), FALSE_HINT),
    )
    return tuple(AidRow((name, signed_text(points))) for name, points in worth)


def _steps(view: YokaiView) -> tuple[str, str, str]:
    hints = {
        HintMode.NORMAL: translate("YokaiAid", "Turn up a hint, or place one: its card is locked."),
        HintMode.STACKED: translate(
            "YokaiAid", "Turn up a hint, or place the top one of the stack: its card is locked."
        ),
        HintMode.BLANK: translate(
            "YokaiAid", "Prepare a blank hint, or place one: its card is locked."
        ),
    }
    return (
        translate("YokaiAid", "Look at two cards in secret, one after the other."),
        translate("YokaiAid", "Move one card; all cards must stay connected by their sides."),
        hints[view.tableau.hint_mode],
    )


def _conditions(view: YokaiView) -> tuple[str, ...]:
    words = [translate("YokaiAid", "Each family forms one group, joined by its sides.")]
    if view.affinities:
        words.append(
            translate(
                "YokaiAid", "Every affinity holds: one card of each family touches the other."
            )
        )
    if view.tableau.shape is not None:
        words.append(translate("YokaiAid", "All sixteen cards form the shape."))
    words.append(
        translate(
            "YokaiAid", "Declare at the start of a turn, or play until the last hint is placed."
        )
    )
    return tuple(words)
