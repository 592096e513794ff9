"""Families are told apart without colour, and every word stands out from its ground."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.colours import DEFICIENCIES, pixels, seen_with, text_contrast
from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.ui.faces import card_size, face
from yokai_desktop.ui.main_window import MainWindow
from yokai_desktop.ui.pages import PAGES
from yokai_desktop.ui.preferences import preferences

LEAST_CONTRAST = 4.5
CARD_WIDTH = 60
ENLARGED = 2
CLEARLY = 0.15
"""How far two lights must lie apart to be seen as different, of 1 (white against black)."""
LEAST_DIFFERENCE = 0.03
"""The share of two cards that must differ clearly."""

SEPTET_FAMILIES = tuple(family.label for family in Family)
YOKAI_FAMILIES = ("kitsune", "kappa", "rokurokubi", "oni")


def rendered(name: str) -> QImage:
    size: QSize = card_size(name.split("/")[0], CARD_WIDTH)
    return face(name, size, 1.0).toImage()


def difference(one: QImage, other: QImage, deficiency: str) -> float:
    """The share of the pixels that differ clearly in lightness alone, hue left aside."""
    lights = []
    for image in (one, other):
        seen = seen_with(deficiency, pixels(image))
        lights.append([0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in seen])
    apart = sum(abs(a - b) > CLEARLY for a, b in zip(*lights, strict=True))
    return apart / len(lights[0])


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize(
    "names",
    [
        [f"septet/{family}-7" for family in SEPTET_FAMILIES],
        [f"yokai/{family}-1" for family in YOKAI_FAMILIES],
        [f"yokai/hint-{family}" for family in YOKAI_FAMILIES],
    ],
    ids=["septet", "yokai", "hints"],
)
def test_families_are_told_apart_without_colour(
    qtbot: QtBot, names: list[str], deficiency: str
) -> None:
    cards = {name: rendered(name) for name in names}
    assert all(not card.isNull() for card in cards.values())
    alike = {
        (one, other): difference(cards[one], cards[other], deficiency)
        for one, other in combinations(names, 2)
    }
    closest = min(alike, key=lambda pair: alike[pair])
    assert alike[closest] >= LEAST_DIFFERENCE, (closest, alike[closest])


def enlarged(window: MainWindow) -> QImage:
    """The window painted larger, so that thin strokes show their whole colour."""
    picture = QImage(window.size() * ENLARGED, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ENLARGED)
    window.render(picture)
    picture.setDevicePixelRatio(1)
    return picture


def words_of(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    return ""


@pytest.mark.parametrize("look", ["dark", "light"])
def test_painted_words_stand_out(window: MainWindow, qtbot: QtBot, look: str) -> None:
    preferences().set_value("theme", look)
    preferences().set_value("animation", "off")
    measured, weak = 0, []
    for name in PAGES:
        window.go(name)
        qtbot.wait(100)  # some art is drawn in idle time
        picture = enlarged(window)
        for widget in window.page.findChildren(QWidget):
            text = words_of(widget)
            if not text.strip() or not widget.isVisible() or not widget.isEnabled():
                continue
            area = widget.visibleRegion().boundingRect()
            if area.height() < widget.height() // 2 or area.width() < 8:
                continue
            area.moveTopLeft(widget.mapTo(window, area.topLeft()))
            sharp = QRect(area.topLeft() * ENLARGED, area.size() * ENLARGED)
            ratio = text_contrast(picture.copy(sharp))
            measured += 1
            if ratio < LEAST_CONTRAST:
                weak.append(f"{name}: {text[:40]!r} {ratio:.2f}")
    assert not weak, "\n".join(weak)
    assert measured > 100
