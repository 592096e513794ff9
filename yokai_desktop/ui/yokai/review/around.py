"""What stands around the board of a review: the turns, the curves, the steps of one turn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import Review
from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.models.yokai.turns import TurnRow
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.yokai.review.below_grid import BelowGrid
from yokai_desktop.ui.yokai.review.turn_steps import TurnSteps
from yokai_desktop.ui.yokai.review.turns_scroll import ReviewedTurnsScroll

Opened = Callable[[int], None]
"""Leads to a decision."""


class Around:
    """Makes each part when it is asked for, and keeps those that were made up to date."""

    def __init__(self, face: ReviewFace) -> None:
        self._face = face
        self._turns: ReviewedTurnsScroll | None = None
        self._below: BelowGrid | None = None
        self._steps: TurnSteps | None = None

    def beside(self, conditions: str, opened: Opened) -> ReviewedTurnsScroll:
        """At the left: the turns, and what had to be reached."""
        self._turns = ReviewedTurnsScroll(self._face, conditions)
        self._turns.opened.connect(opened)
        return self._turns

    def below(self, opened: Opened) -> BelowGrid:
        """The hints that lie open, and the curves."""
        self._below = BelowGrid()
        self._below.plot.opened.connect(opened)
        return self._below

    def aside(self) -> QWidget | None:
        """At the right of the grid: what lies below it, where there is room at the side."""
        return self._below.aside if self._below is not None else None

    def above_choices(self, opened: Opened) -> TurnSteps:
        """The steps of the turn in which the review stands."""
        self._steps = TurnSteps()
        self._steps.opened.connect(opened)
        return self._steps

    def spread(self, has_room: bool) -> None:
        """Curves and steps need room; the list of turns tells the same."""
        if self._steps is not None:
            self._steps.give_room(has_room)
        if self._below is not None:
            self._below.show_curves(has_room)

    def follow(
        self, review: Review, turns: tuple[TurnRow, ...], position: int, tableau: Tableau
    ) -> None:
        """The review stands before this action."""
        if self._turns is not None:
            self._turns.show_game(review, turns, position)
        if self._below is not None:
            self._below.show_place(self._face, turns, position, tableau)
        if self._steps is not None:
            here = next((each.step for each in review.decisions if each.index == position), None)
            steps = [each for each in review.decisions if each.step == here]
            self._steps.show_turn(self._face, steps, position)

    def show_eyes(self, name: str) -> None:
        """Whose eyes are lent; nobody's if there is no name."""
        if self._below is not None:
            self._below.show_eyes(name)
