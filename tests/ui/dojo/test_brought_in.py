"""The dojo is brought in beside the window, once, and asked for at once from then on."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.dojo import brought_in
from yokai_desktop.ui.dojo.brought_in import BroughtIn


def test_what_is_there_is_told_at_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brought_in, "_NEEDED", "sys")
    parent, told = QObject(), []
    bringing = BroughtIn(parent)
    bringing.done.connect(lambda: told.append(True))
    bringing.ask()
    assert told == [True]


def test_what_is_missing_comes_while_the_window_goes_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brought_in, "_NEEDED", "colorsys")
    monkeypatch.setattr(brought_in, "_is_in", [])
    monkeypatch.delitem(sys.modules, "colorsys", raising=False)
    parent = QObject()
    bringing = BroughtIn(parent)
    with qtbot.waitSignal(bringing.done):
        bringing.ask()
        bringing.ask()
    assert "colorsys" in sys.modules
    told = []
    bringing.done.connect(lambda: told.append(True))
    bringing.ask()
    assert told == [True]
