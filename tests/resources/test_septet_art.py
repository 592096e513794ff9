"""The art of Septet: complete, drawable, legible, told apart without colour, and redrawable."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from statistics import median
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
DRAWING = RESOURCES / "drawing"
CARDS = RESOURCES / "cards" / "septet"
SYMBOLS = RESOURCES / "symbols"

# S1.1: lowest rank, full stars, outline stars
TABLE = {
    "wind": (1, 0, 0),
    "earth": (2, 0, 1),
    "charm": (3, 1, 0),
    "lightning": (4, 1, 1),
    "darkness": (5, 1, 1),
    "fire": (6, 2, 1),
    "snow": (7, 2, 1),
}
RANKS = {
    family: ["A" if rank == 1 else str(rank) for rank in range(lowest, lowest + 7)]
    for family, (lowest, _, _) in TABLE.items()
}
FACES = [f"{family}-{rank}" for family, ranks in RANKS.items() for rank in ranks]
SHINING = [f"{family}-7-shining" for family in TABLE]
CARD_FILES = [CARDS / f"{name}.svg" for name in (*FACES, *SHINING, "back")]
SYMBOL_FILES = [SYMBOLS / f"{family}.svg" for family in TABLE]
FILES = [*CARD_FILES, *SYMBOL_FILES]

LARGEST_FILE = 60 * 1024
LEAST_CONTRAST = 4.5
LEAST_SYMBOL_DIFFERENCE = 0.2
LEAST_CARD_DIFFERENCE = 0.05
# what QtSvg ignores or draws wrongly without a word, and what depends on installed fonts
FORBIDDEN = re.compile(
    r"<(clipPath|mask|filter|pattern|symbol|text|image|style|script|foreignObject)\b"
    r"|clip-path|rgba?\(|hsla?\(|mix-blend-mode|paint-order|#[0-9A-Fa-f]{8}\b"
)
NUMERAL_BOX = (4 / 250, 12 / 350, 46 / 250, 60 / 350)
PICTURE_BOX = (54 / 250, 8 / 350, 188 / 250, 298 / 350)


def name_of(file: Path) -> str:
    return file.stem


def rendered(file: Path, width: int, ground: str = "#F6EFE0") -> QImage:
    """The picture on plain paper."""
    renderer = QSvgRenderer(str(file))
    box = renderer.viewBoxF()
    height = round(width * box.height() / box.width())
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def cut(image: QImage, box: tuple[float, float, float, float]) -> QImage:
    """A part of an image, given in parts of its width and height."""
    w, h = image.width(), image.height()
    x, y, part_w, part_h = box
    return image.copy(QRect(round(x * w), round(y * h), round(part_w * w), round(part_h * h)))


def greys(image: QImage) -> list[int]:
    """The grey levels of all pixels."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    levels: list[int] = []
    for y in range(grey.height()):
        line: Any = grey.constScanLine(y)  # PySide6 calls it an object; it is a memoryview
        levels += bytes(line)[: grey.width()]
    return levels


def share_that_differs(a: QImage, b: QImage, levels: int) -> float:
    """The share of pixels whose grey differs by more than `levels`."""
    pairs = list(zip(greys(a), greys(b), strict=True))
    return sum(abs(x - y) > levels for x, y in pairs) / len(pairs)


def covered(family: str, width: int) -> list[bool]:
    """Which pixels a symbol paints, whatever its colour."""
    image = QImage(width, width, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SYMBOLS / f"{family}.svg")).render(painter, QRectF(0, 0, width, width))
    painter.end()
    places = [(x, y) for y in range(width) for x in range(width)]
    return [image.pixelColor(x, y).alpha() > 127 for x, y in places]


def luminance(colour: QColor) -> float:
    """Relative luminance as the contrast formula of WCAG wants it."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(v) for v in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.fixture
def drawing_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The drawing programs can be imported while a test runs."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(DRAWING))
    yield
    for name in set(sys.modules) - before:
        file = getattr(sys.modules[name], "__file__", None)
        if file and Path(file).is_relative_to(DRAWING):
            del sys.modules[name]


def program(name: str) -> ModuleType:
    return importlib.import_module(name)


def test_there_is_a_face_for_every_card_and_nothing_else() -> None:
    assert len(FACES) == 49
    assert sorted(CARDS.glob("*")) == sorted(CARD_FILES)
    assert sorted(SYMBOLS.glob("*")) == sorted(SYMBOL_FILES)


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_file_draws_without_a_word_from_qt(file: Path, qapp: object) -> None:
    said: list[str] = []

    def listen(_kind: QtMsgType, _context: object, message: str) -> None:
        said.append(message)

    before = qInstallMessageHandler(listen)
    try:
        renderer = QSvgRenderer(str(file))
        colours = {rendered(file, 60).pixel(x, x) for x in range(0, 60, 3)}
    finally:
        qInstallMessageHandler(before)
    assert renderer.isValid()
    assert said == []
    assert len(colours) > 1
    size = renderer.viewBoxF()
    expected = (100, 100) if file.parent == SYMBOLS else (250, 350)
    assert (size.width(), size.height()) == expected


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_file_is_small_and_uses_only_what_qt_draws_right(file: Path) -> None:
    text = file.read_text("utf-8")
    assert len(text.encode()) <= LARGEST_FILE
    assert FORBIDDEN.search(text) is None


@pytest.mark.parametrize("file", CARD_FILES, ids=name_of)
def test_nothing_is_painted_outside_the_rounded_card(file: Path, qapp: object) -> None:
    margin = 20
    image = QImage(250 + 2 * margin, 350 + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(file)).render(painter, QRectF(margin, margin, 250, 350))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setBrush(QColor(0, 0, 0))
    painter.drawRoundedRect(QRectF(margin - 1, margin - 1, 252, 352), 16.5, 16.5)
    painter.end()
    spilled = [
        (x - margin, y - margin)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixel(x, y) >> 24 > 8
    ]
    assert spilled == []


@pytest.mark.parametrize("name", [*FACES, *SHINING])
def test_the_rank_stands_out_from_its_ground(name: str, qapp: object) -> None:
    box = cut(rendered(CARDS / f"{name}.svg", 500), NUMERAL_BOX)
    pixels = [
        luminance(box.pixelColor(x, y))
        for y in range(0, box.height(), 2)
        for x in range(0, box.width(), 2)
    ]
    middle = (min(pixels) + max(pixels)) / 2
    dark = median(value for value in pixels if value < middle)
    light = median(value for value in pixels if value >= middle)
    assert (light + 0.05) / (dark + 0.05) >= LEAST_CONTRAST


@pytest.mark.parametrize(("one", "other"), list(combinations(TABLE, 2)))
def test_symbols_differ_in_shape_even_at_sixteen_pixels(one: str, other: str, qapp: object) -> None:
    for width in (16, 32):
        pairs = list(zip(covered(one, width), covered(other, width), strict=True))
        assert sum(a != b for a, b in pairs) / len(pairs) > LEAST_SYMBOL_DIFFERENCE


@pytest.mark.parametrize("family", TABLE)
def test_cards_of_a_family_differ_at_a_glance(family: str, qapp: object) -> None:
    pictures = {
        rank: cut(rendered(CARDS / f"{family}-{rank}.svg", 60), PICTURE_BOX)
        for rank in RANKS[family]
    }
    for one, other in combinations(pictures, 2):
        assert share_that_differs(pictures[one], pictures[other], 40) > LEAST_CARD_DIFFERENCE, (
            one,
            other,
        )


@pytest.mark.parametrize("family", TABLE)
def test_the_shining_boss_is_told_from_the_plain_one(family: str, qapp: object) -> None:
    plain, shining = (
        cut(rendered(CARDS / f"{family}-7{ending}.svg", 60), PICTURE_BOX)
        for ending in ("", "-shining")
    )
    same = sum(
        plain.pixel(x, y) == shining.pixel(x, y)
        for y in range(plain.height())
        for x in range(plain.width())
    )
    assert same < 0.8 * plain.width() * plain.height()


@pytest.mark.usefixtures("drawing_path")
def test_the_drawing_programs_know_the_families_of_s1_1() -> None:
    families = program("septet.families").FAMILIES
    found = {f.name: (f.lowest, f.stars, f.outline_stars) for f in families.values()}
    assert found == TABLE
    assert list(families) == list(TABLE)


@pytest.mark.usefixtures("drawing_path")
def test_redrawing_gives_the_same_bytes(tmp_path: Path) -> None:
    drawn = [*program("septet_cards").draw(tmp_path), *program("septet_symbols").draw(tmp_path)]
    assert sorted(file.relative_to(tmp_path) for file in drawn) == sorted(
        file.relative_to(RESOURCES) for file in FILES
    )
    changed = [
        file.name
        for file in drawn
        if file.read_bytes() != (RESOURCES / file.relative_to(tmp_path)).read_bytes()
    ]
    assert changed == []
