"""Icons for Windows and macOS, read back as those systems would."""

from __future__ import annotations

import struct
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest
from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]


@pytest.fixture
def icons(qapp: object) -> dict[str, Any]:
    """The module that makes them, which is no part of the program."""
    return run_path(str(ROOT / "packaging" / "app_icons.py"))


def decoded(picture: bytes) -> QImage:
    image = QImage()
    assert image.loadFromData(picture, "PNG")
    return image


def is_painted(image: QImage) -> bool:
    """Whether something opaque stands in the middle."""
    return image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


def test_the_icon_of_windows_holds_every_size(icons: dict[str, Any]) -> None:
    data = icons["ico"]()
    reserved, kind, count = struct.unpack_from("<3H", data)
    assert (reserved, kind, count) == (0, 1, len(icons["WINDOWS_SIZES"]))
    end = 6 + 16 * count
    for number, size in enumerate(icons["WINDOWS_SIZES"]):
        row = struct.unpack_from("<4B2H2I", data, 6 + 16 * number)
        width, height, *_, length, offset = row
        assert (width or 256, height or 256) == (size, size)
        assert offset == end
        end += length
        image = decoded(data[offset : offset + length])
        assert (image.width(), image.height()) == (size, size)
        assert is_painted(image)
    assert end == len(data)


def test_the_icon_of_macos_holds_every_kind(icons: dict[str, Any]) -> None:
    data = icons["icns"]()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    found = {}
    offset = 8
    while offset < len(data):
        kind, length = data[offset : offset + 4], struct.unpack_from(">I", data, offset + 4)[0]
        image = decoded(data[offset + 8 : offset + length])
        assert image.width() == image.height()
        assert is_painted(image)
        found[kind] = image.width()
        offset += length
    assert found == icons["MACOS_SIZES"]
