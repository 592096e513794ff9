"""Families are told apart without colour, and every word stands out from its ground."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.colours import DEFICIENCIES, pixels, seen_with, text_contrast
from tests.accessibility.painted_words import PaintedWords, watched_painters
from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.hints import HINTS
from yokai_desktop.models.cards import CardLook
from yokai_desktop.models.worker_thinker import close_worker
from yokai_desktop.models.yokai.grid import GridRow
from yokai_desktop.models.yokai.notes import NOTHING
from yokai_desktop.paths import resources
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.card_art import paint_card
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.ui.yokai.grid_card import GridCard
from yokai_desktop.ui.yokai.signs import strip_box
from yokai_desktop.workshop.tour import Stage, all_scenes

LEAST_CONTRAST = 4.5
LEAST_DISABLED = 3.0
"""Of what cannot be used at the moment."""
CARD_WIDTH = 60
ENLARGED = 2
CLEARLY = 0.15
"""How far two lights must lie apart to be seen as different, of 1 (white against black)."""
LEAST_DIFFERENCE = 0.03
"""The share of two cards that must differ clearly."""

NOT_YET_WON = frozenset("可良優")
"""Faint on purpose: the empty places of stamps; what is won is told in words beside them."""

SEPTET_FAMILIES = tuple(family.label for family in Family)
YOKAI_FAMILIES = ("kitsune", "kappa", "rokurokubi", "oni")


def rendered(name: str) -> QImage:
    size: QSize = card_size(name.split("/")[0], CARD_WIDTH)
    return face(name, size, 1.0).toImage()


def difference(one: QImage, other: QImage, deficiency: str) -> float:
    """The share of the pixels that differ clearly in lightness alone, hue left aside."""
    lights: list[list[float]] = []
    for image in (one, other):
        seen = seen_with(deficiency, pixels(image))
        lights.append([0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in seen])
    mine, others = lights
    apart = sum(abs(a - b) > CLEARLY for a, b in zip(mine, others, strict=True))
    return apart / len(mine)


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


@pytest.mark.parametrize("look", ["dark", "light", "contrast"])
@pytest.mark.parametrize("width", [CARD_WIDTH, 2 * CARD_WIDTH])
def test_numbers_of_cards_that_may_not_be_chosen_stand_out(
    qtbot: QtBot, look: str, width: int
) -> None:
    theme().set_choice(look)
    faces = sorted(path.stem for path in resources("cards", "septet").glob("*-*.svg"))
    weak = {}
    for name in faces:
        size = card_size("septet", width * ENLARGED)
        picture = QImage(size, QImage.Format.Format_RGB32)
        picture.fill(theme().colours.table)
        painter = QPainter(picture)
        painter.translate(size.width() / 2, size.height() / 2)
        dimmed = CardLook(dimmed=True)
        paint_card(painter, "septet", f"septet/{name}", width * ENLARGED, 1.0, dimmed)
        painter.end()
        high, wide = size.height(), size.width()
        number = QRect(wide // 20, high // 25, wide * 3 // 20, high // 6)
        ratio = text_contrast(picture.copy(number))
        if ratio < LEAST_CONTRAST:
            weak[name] = round(ratio, 2)
    assert not weak
    assert len(faces) >= 49


@pytest.mark.parametrize("look", ["dark", "light", "contrast"])
@pytest.mark.parametrize("width", [CARD_WIDTH, 2 * CARD_WIDTH])
def test_hints_on_cards_that_may_not_be_chosen_stand_out(
    qtbot: QtBot, look: str, width: int
) -> None:
    theme().set_choice(look)
    around = QWidget()
    qtbot.addWidget(around)
    wide = width * ENLARGED
    weak = {}
    for hint in HINTS:
        card = GridCard(around, 0)
        row = GridRow(0, Place(0, 0), "K11", hint, True, None, None, (), NOTHING, "", None)
        card.show_row(row, (), "K11")
        card.set_look(CardLook(dimmed=True))
        picture = card.portrait(wide, 1.0).toImage()
        free = (picture.width() - wide) // 2
        strip = strip_box(QRectF(free, free, wide, wide)).adjusted(4, 4, -4, -4)
        part = strip.width() / len(hint.families)
        for place, family in enumerate(hint.families):
            mark = QRectF(strip.left() + place * part, strip.top(), part, strip.height())
            ratio = text_contrast(picture.copy(mark.toRect()))
            if ratio < LEAST_CONTRAST:
                weak[f"{hint}: {family.word}"] = round(ratio, 2)
    assert not weak


VEILED = ("yokai-declared",)
"""Moments in which all but the banner and the cards lies in the dark, and is not to be read."""


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


def texts_of(window: MainWindow) -> tuple[QImage, list[PaintedWords]]:
    """A picture of the window, and every text on it: of labels, of buttons, and painted ones."""
    with watched_painters() as painted:
        picture = enlarged(window)
    labels = [
        PaintedWords(widget, words_of(widget), widget.rect(), widget.rect())
        for widget in window.page.findChildren(QWidget)
        if words_of(widget).strip()
    ]
    return picture, [*labels, *painted]


def is_seen(window: MainWindow, words: PaintedWords) -> bool:
    """Whether a text lies open: in view, and not under a sheet or its veil."""
    widget = words.widget
    shown = words.box & widget.visibleRegion().boundingRect()
    if not widget.isVisible() or words.text in NOT_YET_WON:
        return False
    if shown.height() < words.box.height() // 2 or shown.width() < 8:
        return False
    top = window.childAt(widget.mapTo(window, shown.center()))
    return top is None or top is widget or top.isAncestorOf(widget)


def weak_words(window: MainWindow, name: str) -> tuple[int, list[str]]:
    """How many texts of the page are measured, and those that do not stand out."""
    measured, weak = 0, []
    picture, texts = texts_of(window)
    for words in texts:
        if not is_seen(window, words):
            continue
        area = words.box & words.widget.visibleRegion().boundingRect()
        area.moveTopLeft(words.widget.mapTo(window, area.topLeft()))
        sharp = QRect(area.topLeft() * ENLARGED, area.size() * ENLARGED)
        ratio = text_contrast(picture.copy(sharp))
        measured += 1
        if ratio < (LEAST_CONTRAST if words.widget.isEnabled() else LEAST_DISABLED):
            weak.append(f"{name}: {words.text[:40]!r} {ratio:.2f}")
    return measured, weak


@pytest.mark.parametrize("look", ["dark", "light", "contrast"])
def test_painted_words_stand_out(window: MainWindow, qtbot: QtBot, look: str) -> None:
    preferences().set_value("theme", look)
    preferences().set_value("animation", "off")
    measured, weak = 0, []
    for name in PAGES:
        window.show_page(name)
        qtbot.wait(100)  # some art is drawn in idle time
        count, found = weak_words(window, name)
        measured += count
        weak += found
    assert not weak, "\n".join(weak)
    assert measured > 100


@pytest.mark.parametrize("look", ["dark", "light", "contrast"])
@pytest.mark.parametrize(("game", "least"), [("septet", 300), ("yokai", 600)])
def test_painted_words_stand_out_at_the_tables(
    window: MainWindow, qtbot: QtBot, game: str, least: int, look: str
) -> None:
    preferences().set_value("theme", look)
    preferences().set_value("animation", "off")
    stage = Stage(window)
    measured, weak = 0, []
    for scene in all_scenes():
        if scene.name.startswith(game) and scene.name not in VEILED:
            scene.prepare(stage)
            qtbot.wait(100)
            count, found = weak_words(window, scene.name)
            measured += count
            weak += found
    close_worker()
    assert not weak, "\n".join(weak)
    assert measured > least
