"""The tree that screen readers are given, as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
Text = QAccessible.Text

CONTROLS = {
    Role.Button,
    Role.ButtonDropDown,
    Role.ButtonMenu,
    Role.CheckBox,
    Role.ComboBox,
    Role.EditableText,
    Role.List,
    Role.PageTab,
    Role.RadioButton,
    Role.Slider,
    Role.SpinBox,
    Role.Table,
    Role.Tree,
}
"""What a person can do something with."""


@dataclass(frozen=True)
class Node:
    """One element as it is read out."""

    role: Role
    name: str
    description: str
    value: str
    is_focusable: bool
    kind: str

    @property
    def is_control(self) -> bool:
        return self.role in CONTROLS

    @property
    def words(self) -> str:
        return f"{self.name} {self.description} {self.value}"


def nodes_below(widget: QWidget) -> list[Node]:
    """Everything a screen reader finds in a widget, itself included; what is hidden is left out."""
    root = QAccessible.queryAccessibleInterface(widget)
    return [] if root is None else list(_walk(root))


def _walk(element: QAccessibleInterface) -> Iterator[Node]:
    state = element.state()
    if not element.isValid() or state.invisible:
        return
    owner = element.object()
    yield Node(
        element.role(),
        element.text(Text.Name),
        element.text(Text.Description),
        element.text(Text.Value),
        bool(state.focusable),
        type(owner).__name__ if owner is not None else "",
    )
    if element.role() is Role.ComboBox:
        return  # its list opens on its own
    for place in range(element.childCount()):
        child = element.child(place)
        if child is not None:
            yield from _walk(child)
