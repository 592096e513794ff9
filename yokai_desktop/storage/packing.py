"""JSON data packed for a row of the database; what cannot be read is as good as none."""

from __future__ import annotations

import json
import zlib

from yokai_desktop.engine.contract import Json

LARGEST = 32 * 2**20
"""Unpacked bytes; whatever is larger is not ours."""


def packed(data: Json) -> bytes:
    """The data as it is kept."""
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode())


def unpacked(found: object) -> Json | None:
    """The data of a row; None if it is none of ours."""
    if not isinstance(found, bytes):
        return None
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(found, LARGEST)
        if not unpacking.eof:
            return None
        return json.loads(text)
    except (zlib.error, ValueError, RecursionError):
        return None
