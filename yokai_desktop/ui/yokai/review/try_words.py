"""What is told and asked when a decision of Yōkai is tried again: never the answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.yokai.view import YokaiView

translate = QCoreApplication.translate


def question_words(kind: str) -> str:
    """The task, in a few words."""
    return {
        "look": translate("YokaiReview", "Which card do you look at?"),
        "move": translate("YokaiReview", "Which card do you move, and where?"),
        "hint": translate("YokaiReview", "Turn up a hint, or place one?"),
        "declare": translate("YokaiReview", "Are the yōkai all at peace?"),
    }[kind]


def facts_of(view: YokaiView) -> tuple[tuple[str, str], ...]:
    """What anybody at the table counts: turns, and hints that are left."""
    tableau = view.tableau
    return (
        (str(tableau.turn), translate("YokaiReview", "Number of this turn.")),
        (str(tableau.pile), translate("YokaiReview", "Hints still face down.")),
    )


def nudge_words(kind: str) -> str:
    """A question that leads to the best choice."""
    return {
        "look": translate("YokaiReview", "Which card would teach you the most?"),
        "move": translate(
            "YokaiReview", "Which card belongs elsewhere, and what would the move tell?"
        ),
        "hint": translate("YokaiReview", "Is any card surely in its place?"),
        "declare": translate("YokaiReview", "How sure are you of every family?"),
    }[kind]
