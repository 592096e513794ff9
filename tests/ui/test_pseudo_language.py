"""A third language would find every text translated, whole, and with room (see ``make pseudo``).

The walk here goes through the screens around the games and one table of each.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.ui.pseudo_walk import SIZE, install_pseudo, is_glued, outside, untranslated, walk
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop.septet.scenes import septet_scenes
from yokai_desktop.workshop.tour import shell_scenes
from yokai_desktop.workshop.yokai.scenes import yokai_scenes

TABLES = (
    *("septet-mid-trick", "septet-straw-piles", "septet-seven-next", "yokai-hint", "yokai-look"),
    *("yokai-notes", "yokai-turns-again", "yokai-won"),
)


@pytest.fixture
def made_up(qtbot: QtBot, tmp_path: Path) -> Iterator[None]:
    translator = install_pseudo(tmp_path)
    yield
    QCoreApplication.removeTranslator(translator)


def test_the_made_up_language_shows_nothing_untranslated_glued_or_clipped(
    made_up: None, qtbot: QtBot
) -> None:
    preferences().set_value("animation", "off")
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(*SIZE)
    window.show()
    tables = [s for s in (*septet_scenes(), *yokai_scenes()) if s.name in TABLES]
    assert len(tables) == len(TABLES)
    faults = [f"{name}: {fault}" for name, fault in walk(window, chain(shell_scenes(), tables))]
    assert not faults, "\n".join(faults)
    window.close()


@pytest.mark.parametrize(
    ("text", "words", "glued"),
    [
        ("⟦Ñéw gämé⟧ · 4K7-QM2", [], False),
        ("⟦Hanako täkés ⟦7 öf Éärth⟧ é⟧", [], False),
        ("New game", ["New", "game"], False),
        ("⟦7⟧ tricks", ["tricks"], False),
        ("⟦7⟧ ⟦tríçks⟧", [], True),
        ("⟦Ä whölé séñtéñçé.⟧ ⟦Äñöthér.⟧", [], False),
    ],
)
def test_the_walk_sees_what_is_wrong(text: str, words: list[str], glued: bool) -> None:
    assert untranslated(text) == words
    assert is_glued(text) is glued


def test_what_stands_in_brackets_is_taken_away() -> None:
    assert outside("a ⟦b ⟦c⟧ d⟧ e") == "a  e"
