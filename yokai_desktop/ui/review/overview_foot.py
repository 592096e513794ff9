"""The buttons below a review: close, the deal again, mistakes to try, the first step."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ui.parts.buttons import PRIMARY, QUIET, SMALL, Button
from yokai_desktop.ui.review.foot import ReviewFoot

translate = QCoreApplication.translate


class OverviewFoot(ReviewFoot):
    """The page does what its buttons are for."""

    def __init__(self) -> None:
        super().__init__()
        self.close_button = Button(lambda: translate("Review", "Close"), QUIET, height=SMALL)
        self.again = Button(
            lambda: translate("Review", "Same deal again"), QUIET, icon="undo", height=SMALL
        )
        self.mistakes = Button(
            lambda: translate("Review", "Try my mistakes"), QUIET, icon="edit", height=SMALL
        )
        self.step = Button(
            lambda: translate("Review", "Step through"), PRIMARY, icon="forward", height=SMALL
        )
        self.row.addWidget(self.close_button)
        self.row.addStretch(1)
        for button in (self.again, self.mistakes, self.step):
            self.row.addWidget(button)

    def show_game(self, is_shown: bool) -> None:
        """Offer what needs a game, or only the way out."""
        for button in (self.again, self.mistakes, self.step):
            button.setVisible(is_shown)

    def make_large(self, is_large: bool) -> None:
        """Large words have no symbols beside them."""
        for button, icon in ((self.again, "undo"), (self.mistakes, "edit"), (self.step, "forward")):
            button.set_icon("" if is_large else icon)
