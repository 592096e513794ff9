"""The art of the Yōkai game, marks, masks, ornaments and icons: complete, drawable, told apart."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
DRAWING = RESOURCES / "drawing"

FAMILIES = ("kitsune", "kappa", "rokurokubi", "oni")
PORTRAITS = [f"cards/yokai/{family}-{number}.svg" for family in FAMILIES for number in range(1, 5)]
HINTS = [
    f"cards/yokai/hint-{'-'.join(families)}.svg"
    for count in (1, 2, 3)
    for families in combinations(FAMILIES, count)
]
AFFINITIES = [f"cards/yokai/affinity-{a}-{b}.svg" for a, b in combinations(FAMILIES, 2)]
BACKS = [
    "cards/yokai/back.svg",
    "cards/yokai/hint-back.svg",
    "cards/yokai/hint-blank.svg",
    "cards/yokai/affinity-back.svg",
]
MARKS = [f"marks/{family}.svg" for family in FAMILIES]
MASK_NAMES = "hyottoko okame samurai tengu okina daruma lion person-1 person-2 person-3 person-4"
MASKS = [f"masks/{name}.svg" for name in MASK_NAMES.split()]
ORNAMENT_NAMES = "cloud cord fox fox-smiling mask-cords moon seal seal-win sign-uncanny token-lead"
ORNAMENTS = [f"ornaments/{name}.svg" for name in ORNAMENT_NAMES.split()]
ICON_NAMES = (
    "menu help settings hint log last-trick undo back forward play pause first last dice copy eye"
    " eye-off move check cross close lock unlock person computer seal declare home journey history"
    " rules export import trash edit search sound full-screen arrow-left arrow-right pin"
)
ICONS = [f"icons/{name}.svg" for name in ICON_NAMES.split()]
PICTURES = [
    *PORTRAITS,
    *HINTS,
    *AFFINITIES,
    *BACKS,
    *MARKS,
    *MASKS,
    *ORNAMENTS,
    *ICONS,
    "icons/yokai-desktop.svg",
]
VIEW_BOXES = {
    "cards/yokai/hint": (300, 156),
    "cards/yokai/affinity": (300, 156),
    "cards/yokai/": (300, 300),
    "marks/": (100, 100),
    "masks/": (100, 100),
    "ornaments/cloud": (300, 60),
    "ornaments/cord": (300, 80),
    "icons/yokai-desktop": (256, 256),
    "icons/": (24, 24),
}
PROGRAMS = (
    "icons",
    "marks",
    "masks",
    "ornaments",
    "yokai_kappa",
    "yokai_kitsune",
    "yokai_oni",
    "yokai_rokurokubi",
    "yokai_strips",
)

SIZE_LIMIT = 60_000
FORBIDDEN = re.compile(
    r"clip-path|rgba\(|<(text|mask|filter|symbol|pattern|image|foreignObject)\b"
    r"|mix-blend-mode|paint-order|#[0-9A-Fa-f]{8}\b|<svg\b.*<svg\b",
    re.DOTALL,
)


def render(picture: str, width: int, margin: float = 0.0) -> QImage:
    """The picture `width` px wide on a clear ground, with `margin` of its size left around it."""
    renderer = QSvgRenderer(str(RESOURCES / picture))
    assert renderer.isValid(), picture
    box = renderer.viewBoxF()
    height = round(width * box.height() / box.width())
    edge = round(width * margin)
    image = QImage(width + 2 * edge, height + 2 * edge, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(edge, edge, width, height))
    painter.end()
    return image


def on_paper_in_grey(picture: str, width: int) -> list[int]:
    """Grey values of the picture printed on white."""
    image = render(picture, width)
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(0xFFFFFFFF)
    painter = QPainter(paper)
    painter.drawImage(0, 0, image)
    painter.end()
    grey = paper.convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixelColor(x, y).red() for y in range(grey.height()) for x in range(grey.width())]


def share_of_differing_pixels(first: list[int], second: list[int], step: int = 48) -> float:
    """How much of two equally large grey pictures differs by at least `step`."""
    return sum(abs(a - b) >= step for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("picture", PICTURES)
def test_picture_is_valid_and_draws_without_a_word(picture: str, qtlog: object) -> None:
    image = render(picture, 120)
    assert not qtlog.records  # type: ignore[attr-defined]
    colours = {image.pixel(x, y) for x in range(0, 120, 3) for y in range(0, image.height(), 3)}
    assert len(colours) > 1


@pytest.mark.parametrize("picture", PICTURES)
def test_picture_uses_only_what_qt_draws_rightly(picture: str) -> None:
    text = (RESOURCES / picture).read_text(encoding="utf-8")
    assert not FORBIDDEN.search(text)
    assert len(text.encode()) <= SIZE_LIMIT


@pytest.mark.parametrize("picture", PICTURES)
def test_picture_has_its_agreed_view_box(picture: str) -> None:
    agreed = next((box for start, box in VIEW_BOXES.items() if picture.startswith(start)), None)
    box = QSvgRenderer(str(RESOURCES / picture)).viewBoxF()
    if agreed is None:
        assert box.width() == box.height()
    else:
        assert (box.width(), box.height()) == agreed


@pytest.mark.parametrize("picture", PICTURES)
def test_nothing_is_drawn_outside_the_view_box(picture: str) -> None:
    width, margin = 100, 0.2
    image = render(picture, width, margin)
    edge = round(width * margin)
    outside = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if not (edge - 1 <= x <= image.width() - edge and edge - 1 <= y <= image.height() - edge)
        and image.pixelColor(x, y).alpha() > 8
    ]
    assert not outside


@pytest.mark.parametrize("pair", list(combinations(MARKS, 2)), ids="/".join)
def test_family_marks_differ_in_shape_at_24_px(pair: tuple[str, str]) -> None:
    first, second = ([value < 200 for value in on_paper_in_grey(picture, 24)] for picture in pair)
    differing = sum(a != b for a, b in zip(first, second, strict=True))
    covered = sum(a or b for a, b in zip(first, second, strict=True))
    assert differing / covered >= 0.3


@pytest.mark.parametrize("mark", MARKS)
def test_family_marks_have_one_colour_dark_enough_for_paper(mark: str) -> None:
    colours = set(re.findall(r'fill="(#[0-9A-F]{6})"', (RESOURCES / mark).read_text("utf-8")))
    assert len(colours) == 1
    assert contrast(colours.pop(), "#F6EFE0") >= 4.5


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two colours as the web guidelines define it."""

    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


@pytest.fixture(scope="module")
def small_portraits() -> dict[str, list[int]]:
    return {picture: on_paper_in_grey(picture, 60) for picture in PORTRAITS}


@pytest.mark.parametrize("pair", list(combinations(PORTRAITS, 2)), ids="/".join)
def test_portraits_differ_in_greyscale_at_60_px(
    pair: tuple[str, str], small_portraits: dict[str, list[int]]
) -> None:
    first, second = (small_portraits[picture] for picture in pair)
    same_family = pair[0].split("-")[0] == pair[1].split("-")[0]
    assert share_of_differing_pixels(first, second) >= (0.08 if same_family else 0.2)


@pytest.mark.parametrize("pair", list(combinations(MASKS, 2)), ids="/".join)
def test_masks_differ_in_greyscale_at_46_px(pair: tuple[str, str]) -> None:
    first, second = (on_paper_in_grey(picture, 46) for picture in pair)
    assert share_of_differing_pixels(first, second) >= 0.12


@pytest.mark.parametrize("icon", ICONS)
def test_symbolic_icons_have_one_ink(icon: str) -> None:
    text = (RESOURCES / icon).read_text("utf-8")
    assert set(re.findall(r'(?:fill|stroke)="(#[0-9A-F]{6})"', text)) == {"#22201C"}


@pytest.fixture
def drawing_path() -> Iterator[None]:
    sys.path.insert(0, str(DRAWING))
    yield
    sys.path.remove(str(DRAWING))


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.usefixtures("drawing_path")
def test_redrawing_gives_the_same_bytes(program: str, tmp_path: Path) -> None:
    drawn = importlib.import_module(program).draw(tmp_path)
    assert drawn
    for picture in drawn:
        kept = RESOURCES / picture.relative_to(tmp_path)
        assert picture.read_bytes() == kept.read_bytes(), kept.name


def test_every_kept_picture_is_expected() -> None:
    folders = ("cards/yokai", "marks", "masks", "ornaments", "icons")
    kept = {
        file.relative_to(RESOURCES).as_posix()
        for folder in folders
        for file in (RESOURCES / folder).rglob("*.svg")
    }
    assert kept == set(PICTURES)
