"""The application: dressed once, logging where it can."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from yokai_desktop.app import write_log
from yokai_desktop.ui.language.translation import translation
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.application import make_application


@pytest.fixture(autouse=True)
def clean_log() -> Iterator[None]:
    before = list(logging.getLogger().handlers)
    yield
    for handler in logging.getLogger().handlers[:]:
        if handler not in before:
            logging.getLogger().removeHandler(handler)
            handler.close()


def test_the_user_finds_language_theme_and_text_size_again(dressed_app: QApplication) -> None:
    preferences().set_value("language", "fr")
    preferences().set_value("theme", "light")
    preferences().set_value("text_size", 150)
    assert make_application() is dressed_app
    assert translation().language == "fr"
    assert not theme().is_dark
    assert theme().scale.text_percent == 150
    assert not dressed_app.windowIcon().isNull()


def test_warnings_are_written_to_a_file(user_home: Path) -> None:
    write_log()
    logging.getLogger("test").warning("the lantern is out")
    (log,) = (user_home / "log").glob("*.log")
    assert "the lantern is out" in log.read_text(encoding="utf-8")


def test_without_a_folder_the_terminal_gets_them(user_home: Path) -> None:
    user_home.mkdir(exist_ok=True)
    (user_home / "log").write_text("in the way")
    write_log()
    assert isinstance(logging.getLogger().handlers[-1], logging.StreamHandler)


def test_a_pipe_in_place_of_the_log_is_left_alone(user_home: Path) -> None:
    write_log()
    (log,) = (user_home / "log").glob("*.log")
    log.unlink()
    os.mkfifo(log)
    write_log()
    last = logging.getLogger().handlers[-1]
    assert not isinstance(last, logging.FileHandler)
