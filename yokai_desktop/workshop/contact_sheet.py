"""Contact sheets: every card of both games on one picture, at three sizes and in grey."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage, QPainter

from yokai_desktop.paths import resources
from yokai_desktop.ui.art.faces import RATIOS, kind_of
from yokai_desktop.ui.art.pictures import picture
from yokai_desktop.ui.theme import theme

WIDTHS = (60, 120, 300)
GREY_WIDTH = 120
COLUMNS = 12
GAP = 8


def card_names() -> list[str]:
    """The pictures of all cards, game by game."""
    folder = resources("cards")
    paths = sorted(folder.glob("*/*.svg"))
    return [f"cards/{path.parent.name}/{path.stem}" for path in paths]


def sheet(width: int) -> QImage:
    """All cards at one width, on the colour of the table."""
    names = card_names()
    cell = QSize(width + GAP, round(max(RATIOS.values()) * width) + GAP)
    rows = -(-len(names) // COLUMNS)
    image = QImage(
        COLUMNS * cell.width() + GAP, rows * cell.height() + GAP, QImage.Format.Format_RGB32
    )
    image.fill(theme().colours.table)
    painter = QPainter(image)
    for number, name in enumerate(names):
        row, column = divmod(number, COLUMNS)
        place = QRect(column * cell.width() + GAP, row * cell.height() + GAP, width, width)
        place.setHeight(round(width * _ratio(name)))
        card = picture(name, place.size(), 1.0)
        if card is not None:
            painter.drawPixmap(place, card)
    painter.end()
    return image


def _ratio(name: str) -> float:
    """Height by width: tall cards, square cards, strips."""
    return RATIOS[kind_of(name.removeprefix("cards/"))]


def save_sheets(folder: Path) -> Iterator[Path]:
    """Save the sheets into a folder; yields their paths."""
    images = {f"90-cards-{width}": sheet(width) for width in WIDTHS}
    grey = sheet(GREY_WIDTH).convertToFormat(QImage.Format.Format_Grayscale8)
    for name, image in (images | {"91-cards-grey": grey}).items():
        path = folder / f"{name}.png"
        image.save(str(path))
        yield path
