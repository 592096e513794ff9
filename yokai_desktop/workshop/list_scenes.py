"""Every drop-down list of the program, opened, as scenes of the tour."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QScrollArea

from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.workshop.history_scenes import replay

if TYPE_CHECKING:
    from yokai_desktop.ui.window.page import Page
    from yokai_desktop.workshop.tour import Scene, Stage

LISTS = {
    "home": 1,
    "new-septet": 5,
    "new-yokai": 5,
    "settings": 15,
    "journey": 1,
    "septet-progress": 1,
    "history": 4,
    "statistics": 2,
    "over-time": 2,
    "replay": 2,
    "dojo": 1,
    "language": 1,
    "speaking": 1,
}
"""How many lists can be opened on a page after a year of playing; pages not named have none."""
NARROW = {"new-septet": 1, "new-yokai": 1}
"""How many of them are there only where the page is narrow; wide ones show all choices."""


def choices(page: Page) -> list[ChoiceField]:
    """The boxes of a page that can be opened."""
    return [box for box in page.findChildren(ChoiceField) if box.isVisible() and box.isEnabled()]


def turn_to(stage: Stage, page: str) -> Page:
    """Show a page; the replay shows the latest game of Septet that was won."""
    if page == "replay":
        replay("septet", 0.4, "0")(stage)
    else:
        stage.window.show_page(page)
    return stage.window.page


def open_list(box: ChoiceField) -> None:
    """Bring a box into sight and open its list."""
    for area in box.window().findChildren(QScrollArea):
        if area.isAncestorOf(box):
            area.ensureWidgetVisible(box)
    box.showPopup()


def _opened(page: str, number: int) -> Callable[[Stage], None]:
    def go(stage: Stage) -> None:
        if stage.window.page_name != page:
            turn_to(stage, page)
        boxes = choices(stage.window.page)
        if number < len(boxes):
            open_list(boxes[number])

    return go


def list_scenes() -> list[Scene]:
    """One picture for each list, over the page it belongs to."""
    from yokai_desktop.workshop.tour import Scene

    return [
        Scene(f"list-{page}-{number + 1}", _opened(page, number))
        for page, count in LISTS.items()
        for number in range(count)
    ]
