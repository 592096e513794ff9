"""The bar in large text: its symbols grow with the words, and all it tells has room."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.crowding import bars_of, crowded, small_symbols
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.history.person_row import PersonRow
from yokai_desktop.ui.parts.bar_words import BarWords
from yokai_desktop.ui.parts.labels import ElidedLabel, Label
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop.history_scenes import fill_history
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
"""Beside the pages, which ``test_large_text.py`` looks at."""


def test_symbols_of_the_tables_grow_with_the_text(window: MainWindow, qtbot: QtBot) -> None:
    for name, value in (("language", "fr"), ("animation", "off"), ("text_size", 200)):
        preferences().set_value(name, value)
    fill_history()
    window.resize(1024, 640)
    stage, seen = Stage(window), 0
    for scene in all_scenes():
        if scene.name in SCENES:
            scene.prepare(stage)
            preferences().set_value("text_size", 200)
            qtbot.wait(30)
            for bar in bars_of(window):
                seen += 1
                assert crowded(bar) == [], scene.name
                assert small_symbols(bar) == [], scene.name
    close_worker()
    assert seen == len(SCENES)


def bar_line(words: str, width: int) -> BarWords:
    line = BarWords()
    line.setText(words)
    line.resize(width, 69)
    return line


@pytest.mark.parametrize(
    ("room", "percent", "shown"),
    [
        (1.0, 200, "Septet  ·  Seven Next, short game  ·  15 Nov 2026"),
        (0.6, 200, "Septet  ·  Seven Next, short game\n15 Nov 2026"),
        (0.4, 200, "Septet  ·  Seven Next,\nshort game  ·  15 Nov 2026"),
        (0.25, 200, "Septet  ·  Seven\nNext, short game"),
        (0.05, 200, ""),
        (0.75, 100, "Septet  ·  Seven Next, short game"),
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


def test_the_figures_of_players_are_told_whole(window: MainWindow, qtbot: QtBot) -> None:
    preferences().set_value("language", "fr")
    preferences().set_value("text_size", 200)
    fill_history()
    window.resize(1024, 640)
    window.show_page("people")
    qtbot.wait(100)
    rows = [row for row in window.page.findChildren(PersonRow) if row.isVisible()]
    assert rows
    for row in rows:
        (figures,) = [each for each in row.findChildren(Label) if "parties" in each.text()]
        assert not isinstance(figures, ElidedLabel)
        assert figures.height() >= figures.heightForWidth(figures.width())
