"""The shipped fonts may be installed and embedded, as their licence says."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

FONTS = Path(__file__).parents[2] / "resources" / "fonts"


def table(data: bytes, name: bytes) -> bytes:
    """One table of a TrueType file."""
    for number in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, offset, length = struct.unpack_from(">4s3I", data, 12 + 16 * number)
        if tag == name:
            return data[offset : offset + length]
    raise AssertionError(f"no table {name!r}")


@pytest.mark.parametrize("path", sorted(FONTS.glob("*.ttf")), ids=lambda path: path.stem)
def test_nothing_forbids_to_embed(path: Path) -> None:
    assert struct.unpack_from(">H", table(path.read_bytes(), b"OS/2"), 8) == (0,)
