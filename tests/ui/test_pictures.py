"""Pictures: drawn once, recoloured, and never missing to the player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from tests.ui.held import held_bytes, only_where_told
from yokai_desktop.ui.art import faces, pictures
from yokai_desktop.ui.theme import theme

SIZE = QSize(60, 84)


@pytest.fixture(autouse=True)
def fresh_cache() -> Iterator[None]:
    pictures.forget()
    yield
    pictures.forget()


def test_a_face_is_drawn_once_per_size_and_ratio() -> None:
    first = faces.face("septet/fire-9", SIZE, 1.0)
    assert faces.face("septet/fire-9", SIZE, 1.0).cacheKey() == first.cacheKey()
    sharp = faces.face("septet/fire-9", SIZE, 2.0)
    assert sharp.size() == SIZE * 2
    assert sharp.deviceIndependentSize().toSize() == SIZE


@only_where_told
def test_a_kept_picture_weighs_little_more_than_its_pixels() -> None:
    faces.face("septet/fire-9", SIZE, 1.0)
    before = held_bytes()
    for width in range(40, 140):
        faces.face("septet/fire-9", QSize(width, width), 1.0)
    assert held_bytes() - before < 100 * 3_000


def test_a_missing_face_is_still_a_card() -> None:
    plain = faces.face("septet/fire-99", SIZE, 1.0).toImage()
    other = faces.face("septet/snow-99", SIZE, 1.0).toImage()
    assert plain.pixelColor(30, 4) == theme().colours.paper
    assert plain != other
    back = faces.face("septet/no-such-back", SIZE, 1.0).toImage()
    assert back.pixelColor(8, 8) == theme().colours.strip_back


@pytest.mark.qt_log_ignore("Cannot read file .*bad.svg", extend=True)
def test_a_broken_picture_counts_as_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "bad.svg").write_text("<svg")
    monkeypatch.setattr(pictures, "resources", lambda *parts: tmp_path.joinpath(*parts))
    assert pictures.picture("icons/bad", SIZE, 1.0) is None
    assert not pictures.exists("icons/none")


def test_icons_take_the_colour_they_are_given() -> None:
    red = pictures.icon("menu", 24, 1.0, theme().colours.seal)
    assert red is not None
    image = red.toImage()
    seen = {
        image.pixelColor(x, y).name()
        for x in range(24)
        for y in range(24)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert seen == {QColor(theme().colours.seal).name()}


def test_the_oldest_pictures_go_when_there_is_no_more_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weight = SIZE.width() * SIZE.height() * 4
    monkeypatch.setattr(pictures, "ROOM_BYTES", 2 * weight)
    first = faces.face("septet/fire-9", SIZE, 1.0).cacheKey()
    for rank in (10, 11, 12):
        faces.face(f"septet/fire-{rank}", SIZE, 1.0)
    assert faces.face("septet/fire-9", SIZE, 1.0).cacheKey() != first


def test_faces_are_prepared_in_idle_time(qtbot: QtBot) -> None:
    names = ["septet/fire-9", "septet/fire-10"]
    faces.prepare(names, SIZE, 1.0)
    keys = [pictures.key_of(f"cards/{name}", SIZE, 1.0) for name in names]
    qtbot.waitUntil(lambda: all(pictures.stored(key) is not None for key in keys), timeout=5_000)


def test_septet_cards_are_upright_and_yokai_cards_square() -> None:
    assert faces.card_size("septet", 100) == QSize(100, 140)
    assert faces.card_size("yokai", 100) == QSize(100, 100)
