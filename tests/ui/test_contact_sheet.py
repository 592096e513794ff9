"""Contact sheets show every card of both games."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage

from yokai_desktop.ui.theme import theme
from yokai_desktop.workshop.contact_sheet import WIDTHS, card_names, save_sheets, sheet


def test_every_card_of_both_games_has_its_place() -> None:
    names = card_names()
    assert len([name for name in names if name.startswith("cards/septet/")]) == 57
    portraits = [name for name in names if name.endswith(("-1", "-2", "-3", "-4"))]
    assert len([name for name in portraits if name.startswith("cards/yokai/")]) == 16


def test_a_sheet_is_filled_with_pictures() -> None:
    image = sheet(60)
    ground = theme().colours.table.rgb()
    centres = [
        (8 + 68 * column + 30, 8 + 92 * row + 20) for row in range(4) for column in range(12)
    ]
    assert all(image.pixel(x, y) != ground for x, y in centres)


def test_sheets_are_saved_in_three_sizes_and_in_grey(tmp_path: Path) -> None:
    saved = list(save_sheets(tmp_path))
    assert [path.stem for path in saved] == [
        *(f"90-cards-{width}" for width in WIDTHS),
        "91-cards-grey",
    ]
    widths = [QImage(str(path)).width() for path in saved]
    assert widths[0] < widths[1] < widths[2]
    assert QImage(str(saved[3])).isGrayscale()
