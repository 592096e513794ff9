"""Puts pictures side by side, to be looked at: each large, at 120 and 60 pixels, and in grey.

python resources/drawing/contact_sheet.py sheet.png resources/cards/septet/*-7.svg
python resources/drawing/contact_sheet.py sheet.png --width 560 --columns 2 a.svg b.svg
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

GAP = 8
MIDDLE_WIDTH, SMALL_WIDTH, GREY_WIDTH = 120, 60, 90
TATAMI = "#C9C39A"


def rendered(file: Path, width: int) -> QImage:
    """One picture, drawn the way the program draws it."""
    renderer = QSvgRenderer(str(file))
    if not renderer.isValid():
        raise SystemExit(f"{file} cannot be drawn")
    box = renderer.viewBoxF()
    height = max(1, round(width * box.height() / box.width()))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def contact_sheet(files: list[Path], width: int, columns: int) -> QImage:
    """All files in rows, every one in four sizes."""
    large = [rendered(file, width) for file in files]
    cell_width = width + MIDDLE_WIDTH + 3 * GAP
    cell_height = max(image.height() for image in large) + GAP
    rows = -(-len(files) // columns)
    sheet = QImage(columns * cell_width, rows * cell_height + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor(TATAMI))
    painter = QPainter(sheet)
    for i, (file, image) in enumerate(zip(files, large, strict=True)):
        x, y = GAP + i % columns * cell_width, GAP + i // columns * cell_height
        painter.drawImage(x, y, image)
        grey = rendered(file, GREY_WIDTH).convertToFormat(QImage.Format.Format_Grayscale8)
        for small in (rendered(file, MIDDLE_WIDTH), rendered(file, SMALL_WIDTH), grey):
            painter.drawImage(x + width + GAP, y, small)
            y += small.height() + GAP
    painter.end()
    return sheet


def main(arguments: list[str]) -> None:
    """Read the command line and write the sheet."""
    parser = argparse.ArgumentParser(description="Draw pictures side by side on one sheet.")
    parser.add_argument("sheet", type=Path)
    parser.add_argument("pictures", type=Path, nargs="+")
    parser.add_argument("--width", type=int, default=300)
    parser.add_argument("--columns", type=int, default=4)
    chosen = parser.parse_args(arguments)
    application = QGuiApplication.instance() or QGuiApplication([])
    contact_sheet(chosen.pictures, chosen.width, chosen.columns).save(str(chosen.sheet))
    del application


if __name__ == "__main__":
    main(sys.argv[1:])
