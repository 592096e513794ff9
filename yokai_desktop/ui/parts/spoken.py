"""What a screen reader is told beside a control's name: where it belongs.

Two buttons "New game" are told apart by their tiles, a list of levels by the seat it is for.  A
control that has a description of its own, or a tooltip, keeps it.
"""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QComboBox,
    QScrollArea,
    QWidget,
)

from yokai_desktop.ui.parts.descendants import descendants

_OURS, _TITLE, _NAMES = "says_where", "says_title", "names_what_scrolls"
_PROGRAM = "Yokai Desktop"


def say_where(widget: QWidget) -> None:
    """Describe a control by the nearest thing around it that has a name.

    The tooltip of a drop-down list only repeats what is chosen: it comes and goes with the room.
    """
    description = widget.accessibleDescription()
    has_tip = bool(widget.toolTip()) and not isinstance(widget, QComboBox)
    if has_tip or (description and description != widget.property(_OURS)):
        return
    place = _place(widget)
    widget.setProperty(_OURS, place)
    describe(widget, place)


def describe(widget: QWidget, words: str) -> None:
    """Describe a widget to readers; what they were told already they are not told again.

    Orca leaves out messages when many such changes come with them.
    """
    if words != widget.accessibleDescription():
        widget.setAccessibleDescription(words)


def name_it(widget: QWidget, words: str) -> None:
    """The same for its name."""
    if words != widget.accessibleName():
        widget.setAccessibleName(words)


def say_what_scrolls(around: QWidget, title: str) -> None:
    """Names for the areas and lists of Qt's own that the keyboard reaches; own names stay.

    A sheet on a page names its own.
    """
    around.setProperty(_NAMES, True)
    for area in descendants(around, QScrollArea):
        if _namer(area) is around and area.accessibleName() in ("", area.property(_TITLE)):
            area.setProperty(_TITLE, title)
            area.setAccessibleName(title)
    for kind in (QAbstractItemView, QAbstractSlider):
        for widget in descendants(around, kind):
            say_where(widget)


def _namer(area: QWidget) -> QWidget | None:
    around = area.parentWidget()
    while around is not None and not around.property(_NAMES):
        around = around.parentWidget()
    return around


def _place(widget: QWidget) -> str:
    # On some systems a drop-down list is called by what is chosen: its name is told here.
    if isinstance(widget, QComboBox) and widget.accessibleName():
        return widget.accessibleName()
    around = widget.parentWidget()
    while around is not None:
        title = getattr(around, "window_title", None)
        name = around.accessibleName() or (title() if callable(title) else "")
        if name:
            return str(name)
        around = around.parentWidget()
    return _PROGRAM


def say_where_all(around: QWidget) -> None:
    """Describe all controls on a page or sheet, when everything on it has its name."""
    for widget in descendants(around, QWidget):
        if isinstance(widget, SaysWhere):
            say_where(widget)


class SaysWhere:
    """Mixed into a control: it is described when it is shown, and by its page or sheet."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)  # type: ignore[misc]
        assert isinstance(self, QWidget)
        say_where(self)
