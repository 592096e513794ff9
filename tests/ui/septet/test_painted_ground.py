"""The ground of the table is painted again only where it has changed, and is always right."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from tests.ui.septet.games import MODES, any_legal, new_match
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme

SIZE = (1180, 760)
ACTIONS = 70


def _ground(board: SeptetBoard) -> QImage:
    """What is painted on the table, without anything that lies on it."""
    image = QImage(board.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    board.ground.paint(painter, board.rect())
    painter.end()
    return image


def _other_theme() -> None:
    theme().set_choice("light" if theme().is_dark else "dark")


@pytest.mark.parametrize("mode", MODES)
def test_what_was_kept_is_what_would_be_painted_anew(qtbot: QtBot, mode: str) -> None:
    match = new_match(mode)
    board = SeptetBoard(match)
    qtbot.addWidget(board)
    board.resize(*SIZE)
    seen = set()
    for number in range(ACTIONS):
        view = match.view(0)
        board.sync(view)
        board.offer(view.legal)
        if number % 3 == 0:
            kept = _ground(board)
            board.ground.forget()
            assert kept == _ground(board), match.actions[-1:]
            seen.add(hash(bytes(kept.constBits())))
        if match.to_act is None:
            break
        match.play(match.to_act, any_legal(match.view(match.to_act)))
    assert len(seen) > 5


def test_nothing_is_painted_again_where_nothing_changed(qtbot: QtBot) -> None:
    match = new_match()
    board = SeptetBoard(match)
    qtbot.addWidget(board)
    board.resize(*SIZE)
    board.sync(match.view(0))
    _ground(board)
    board.sync(match.view(0))
    assert board.ground.stale.isEmpty()


@pytest.mark.parametrize("name", ["theme", "language", "size"])
def test_other_colours_words_and_sizes_are_painted(qtbot: QtBot, name: str) -> None:
    match = new_match()
    board = SeptetBoard(match)
    qtbot.addWidget(board)
    board.resize(*SIZE)
    board.sync(match.view(0))
    before = _ground(board)
    if name == "theme":
        _other_theme()
    elif name == "language":
        preferences().set_value("language", "fr")
        board.retell()
    else:
        board.resize(1300, 800)
    after = _ground(board)
    board.ground.forget()
    assert after == _ground(board)
    if name != "language":
        assert after != before
    if name == "theme":
        _other_theme()
