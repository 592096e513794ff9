"""The bar in large text: its symbols grow with the words, and all it tells has room."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.parts.bar_line import BarLine
from yokai_desktop.ui.parts.buttons import Button
from yokai_desktop.ui.parts.labels import ElidedLabel
from yokai_desktop.ui.parts.seal import SealStamp
from yokai_desktop.ui.parts.top_bar import TopBar
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.workshop.history_scenes import fill_history
from yokai_desktop.workshop.list_scenes import turn_to
from yokai_desktop.workshop.tour import Stage, all_scenes

SCENES = (
    "septet-coach",
    "septet-straw-piles",
    "yokai-trace-three",
    "replay-septet",
    "replay-yokai",
    "review-decision",
    "try-question",
)
GROWN = 1.75
"""How much larger than usual a symbol is at least beside words of twice the size."""


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


@pytest.mark.parametrize("language", ["fr", "en"])
def test_symbols_of_every_bar_grow_with_the_text(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    for name, value in (("language", language), ("animation", "off"), ("text_size", 200)):
        preferences().set_value(name, value)
    fill_history()
    window.resize(1024, 640)
    stage = Stage(window)
    scenes = {scene.name: scene.prepare for scene in all_scenes()}
    bars = 0
    for name in (*PAGES, *SCENES):
        if name in scenes:
            scenes[name](stage)
        else:
            turn_to(stage, name)
        qtbot.wait(30)
        for bar in (bar for bar in window.findChildren(TopBar) if bar.isVisible()):
            bars += 1
            assert crowded(bar) == [], name
            symbols = [each for each in bar.findChildren(Button) if each.isVisible()]
            assert symbols
            large = [icon_side(each) for each in symbols]
            theme().set_text_percent(100)
            usual = [icon_side(each) for each in symbols]
            theme().set_text_percent(200)
            assert min(large) >= GROWN * max(usual), name
            assert max(large) <= min(each.height() for each in symbols), name
    close_worker()
    assert bars > len(SCENES) + 8


def bar_line(words: str, width: int) -> BarLine:
    line = BarLine()
    line.setText(words)
    line.resize(width, 69)
    return line


@pytest.mark.parametrize(
    ("room", "percent", "shown"),
    [
        (1.0, 200, "Septet  ·  Seven Next, short game  ·  15 Nov 2026"),
        (0.6, 200, "Septet  ·  Seven Next, short game\n15 Nov 2026"),
        (0.4, 200, "Septet  ·  Seven Next,\nshort game  ·  15 Nov 2026"),
        (0.25, 200, "Septet\nSeven Next, short game"),
        (0.05, 200, ""),
        (0.6, 100, "Septet  ·  Seven Next, short game"),
    ],
)
def test_large_words_of_the_bar_take_two_lines_before_parts_are_left_out(
    qapp: object, room: float, percent: int, shown: str
) -> None:
    theme().set_text_percent(percent)
    words = "Septet  ·  Seven Next, short game  ·  15 Nov 2026"
    whole = bar_line(words, 10).fontMetrics().horizontalAdvance(words)
    line = bar_line(words, round(whole * room) + 1)
    assert line.shown_text() == shown
    metrics = [line.fontMetrics().horizontalAdvance(each) for each in shown.split("\n")]
    assert line._font_for(shown).pixelSize() / line.font().pixelSize() * max(metrics) <= whole * (
        room + 0.02
    )
