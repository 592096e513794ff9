"""Compares two tours picture by picture: ``python tests/benchmarks/compare_tours.py OLD NEW``.

Says for every picture that differs where it does, so that each difference can be explained.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

_PIXEL = 4
"""Bytes."""


def difference(old: Path, new: Path) -> QRect | None:
    """The smallest box around all pixels that differ; None if none does."""
    first, second = _pixels(old), _pixels(new)
    if first.size() != second.size():
        return second.rect()
    box = QRect()
    for y in range(first.height()):
        row, other = _row(first, y), _row(second, y)
        if row != other:
            places = [x for x in range(0, len(row), _PIXEL) if row[x : x + 4] != other[x : x + 4]]
            left, right = places[0] // _PIXEL, places[-1] // _PIXEL
            box = box.united(QRect(left, y, right - left + 1, 1))
    return None if box.isNull() else box


def _pixels(path: Path) -> QImage:
    return QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)


def _row(image: QImage, y: int) -> bytes:
    step = image.bytesPerLine()
    return bytes(image.constBits()[y * step : y * step + image.width() * _PIXEL])


def pictures(tour: Path) -> dict[str, Path]:
    """The pictures of a tour by their names; the numbers before them say only which came when."""
    return {path.stem.split("-", 1)[-1]: path for path in sorted(tour.glob("*.png"))}


def main(old: Path, new: Path) -> None:
    """Print what differs, and which pictures only one tour has."""
    first, second = pictures(old), pictures(new)
    for name in sorted(first.keys() ^ second.keys()):
        print(f"{name}: only in {old if name in first else new}")
    same = 0
    for name in sorted(first.keys() & second.keys()):
        box = difference(first[name], second[name])
        if box is None:
            same += 1
        else:
            print(f"{name}: {box.x()},{box.y()} {box.width()}×{box.height()}")
    print(f"{same} pictures are the same")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
