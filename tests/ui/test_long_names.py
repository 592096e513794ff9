"""Names of forty letters on every page, at every table and in every sheet: dots, never a cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionComboBox, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.clipping import SLACK, clipped_texts
from yokai_desktop.engine.match import Seat
from yokai_desktop.engine.names import LONGEST_NAME
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.ui.history.people_page import PeoplePage
from yokai_desktop.ui.new_game.seat_card import SeatCard
from yokai_desktop.ui.parts.fields import ChoiceField, TextField
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.workshop import history_scenes as history
from yokai_desktop.workshop.septet import scenes as septet
from yokai_desktop.workshop.tour import Scene, Stage, shell_scenes
from yokai_desktop.workshop.yokai import sample_matches
from yokai_desktop.workshop.yokai import scenes as yokai

BEGINNINGS = ("Maximiliana", "Bartholomea", "Wolframette", "Quetzalcoat")

DOTS = ("…", "...")
"""Qt writes three dots where the typeface has no sign for them."""


def long_name(number: int) -> str:
    return f"{BEGINNINGS[number]} von und zu Hohenwaldstetten-Ost"[:LONGEST_NAME]


class PaintedNames:
    """Notes every line painted that holds a long name and is wider than its place."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.found: set[str] = set()
        self.count = 0
        self._draw: Callable[..., Any] = QPainter.drawText
        monkeypatch.setattr(QPainter, "drawText", lambda *given: self._painted(*given))

    def _painted(self, painter: QPainter, *given: Any) -> Any:
        text = next(part for part in given if isinstance(part, str))
        if any(beginning in text for beginning in BEGINNINGS):
            self.count += 1
            self._measure(painter, given, text)
        return self._draw(painter, *given)

    def _measure(self, painter: QPainter, given: tuple[Any, ...], text: str) -> None:
        place, device = given[0], painter.device()
        if isinstance(place, QRect | QRectF):
            room = place.width()
            if any(isinstance(part, int) and part & Qt.TextFlag.TextWordWrap for part in given):
                text = max(text.split(), key=QFontMetricsF(painter.font()).horizontalAdvance)
        elif isinstance(place, QPoint | QPointF) and isinstance(device, QWidget):
            room = device.width() - painter.transform().map(QPointF(place)).x()
        else:
            return
        wide = QFontMetricsF(painter.font()).horizontalAdvance(text)
        if wide > room + SLACK:
            self.found.add(f"{device} {text!r} needs {wide:.0f}, has {room:.0f}")


@pytest.fixture
def long_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The people and computers of all scenes, renamed."""
    names = tuple(map(long_name, range(len(BEGINNINGS))))
    monkeypatch.setattr(septet, "_NAMES", names)
    monkeypatch.setattr(sample_matches, "_NAMES", names)
    for number, person in enumerate(("_AIKO", "_BEN", "_ZOE")):
        monkeypatch.setattr(history, person, Seat(name=names[number]))
    monkeypatch.setattr(history, "_FADING", 20)
    monkeypatch.setattr(history, "_REN", Seat("casual", names[3]))
    yield
    close_worker()


def _scenes() -> Iterator[Scene]:
    """All scenes in which anybody is named."""
    for scenes in (shell_scenes, septet.septet_scenes, yokai.yokai_scenes, history.history_scenes):
        for scene in scenes():
            names_nobody = scene.name.startswith(("rules", "about", "settings"))
            if not names_nobody and not scene.name.endswith("-empty"):
                yield scene


def _name_seats(page: QWidget) -> None:
    for number, card in enumerate(page.findChildren(SeatCard)):
        card.set_seat(Seat(card.seat().player, long_name(number)))
        card.changed.emit()


def _ask_about_a_person(page: QWidget) -> None:
    if isinstance(page, PeoplePage):
        profile = archive().profiles.all()[0]
        page.ask_rename(profile)
        page.ask_delete(profile)


@pytest.mark.parametrize(("language", "size"), [("en", (1024, 640)), ("fr", (1280, 800))])
def test_no_long_name_is_cut_without_dots(
    window: MainWindow,
    qtbot: QtBot,
    long_names: None,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
) -> None:
    preferences().set_value("language", language)
    preferences().set_value("animation", "off")
    window.resize(*size)
    stage, found = Stage(window), []
    painted = PaintedNames(monkeypatch)
    for scene in _scenes():
        painted.found.clear()
        scene.prepare(stage)
        _name_seats(window.page)
        _ask_about_a_person(window.page)
        qtbot.wait(20)
        window.grab()
        lines = [
            line for line in clipped_texts(window) if not line.startswith(ChoiceField.__name__)
        ]
        for line in (*lines, *painted.found):
            if any(beginning in line for beginning in BEGINNINGS):
                found.append(f"{scene.name}: {line}")
    window.show_page("home")
    assert painted.count > len(BEGINNINGS)
    assert not found, "\n".join(found)


def test_a_field_left_shows_how_its_text_begins(qtbot: QtBot) -> None:
    field, other = TextField(lacquer=True), TextField()
    row = QWidget()
    qtbot.addWidget(row)
    for part in (field, other):
        part.setParent(row)
        part.setFixedWidth(160)
    row.show()
    field.setText(long_name(0))
    assert field.cursorPosition() == 0
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.end(False)
    assert field.shown_text() == long_name(0)
    other.setFocus()
    qtbot.waitUntil(other.hasFocus)
    assert field.cursorPosition() == 0
    shown = field.shown_text()
    assert shown.endswith(DOTS)
    assert long_name(0).startswith(shown.rstrip(".…"))


def test_a_narrow_choice_shows_how_its_words_begin(qtbot: QtBot) -> None:
    box = ChoiceField()
    qtbot.addWidget(box)
    box.set_items([("1", long_name(0))])
    box.setFixedWidth(200)
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    assert option.currentText.endswith(DOTS)
    assert long_name(0).startswith(option.currentText.rstrip(".…"))
    box.setFixedWidth(800)
    box.initStyleOption(option)
    assert option.currentText == long_name(0)
