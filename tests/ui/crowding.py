"""What has no room in a bar, and symbols that stay small beside large words."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QStyleOptionButton, QWidget

from yokai_desktop.ui.parts.buttons import Button
from yokai_desktop.ui.parts.labels import ElidedLabel
from yokai_desktop.ui.parts.seal import SealStamp
from yokai_desktop.ui.parts.top_bar import TopBar
from yokai_desktop.ui.theme import theme

GROWN = 1.75
"""How much larger than usual a symbol is at least beside words of twice the size."""


def bars_of(window: QWidget) -> list[TopBar]:
    return [bar for bar in window.findChildren(TopBar) if bar.isVisible()]


def icon_side(button: Button) -> int:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    return int(option.iconSize.height())


def box_of(part: QWidget, bar: TopBar) -> QRect:
    return QRect(part.mapTo(bar, QPoint()), part.size())


def crowded(bar: TopBar) -> list[str]:
    """What has no room in the bar: parts over each other or beyond it, words that end in dots."""
    found = []
    kinds = (Button, SealStamp, ElidedLabel)
    parts = [part for kind in kinds for part in bar.findChildren(kind) if part.isVisible()]
    boxes = [(part, box_of(part, bar)) for part in parts]
    found += [f"{part} is not inside" for part, box in boxes if not bar.rect().contains(box)]
    found += [
        f"{one} lies over {two}"
        for (one, first), (two, second) in combinations(boxes, 2)
        if first.intersects(second)
    ]
    lines = [part for part in parts if isinstance(part, ElidedLabel)]
    return found + [line.text() for line in lines if "…" in line.shown_text()]


def small_symbols(bar: TopBar) -> list[str]:
    """The symbols in words of twice the size that are not nearly twice as large as usual."""
    buttons = [each for each in bar.findChildren(Button) if each.isVisible()]
    assert buttons
    large = [icon_side(each) for each in buttons]
    theme().set_text_percent(100)
    usual = [icon_side(each) for each in buttons]
    theme().set_text_percent(200)
    return [
        f"{each.accessibleName() or each.text()}: {now} of {before}"
        for each, now, before in zip(buttons, large, usual, strict=True)
        if now < GROWN * before or now > each.height()
    ]
