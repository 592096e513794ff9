"""The application's icon in the formats of each system, painted from the one SVG.

Windows and macOS want files that hold several sizes; both formats are a table of PNG pictures.
"""

from __future__ import annotations

import os
import shutil
import struct
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "resources" / "icons" / "yokai-desktop.svg"
LINUX_SIZES = (16, 24, 32, 48, 64, 128, 256)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MACOS_SIZES = {b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256}
MACOS_SIZES |= {b"ic08": 256, b"ic14": 512, b"ic09": 512, b"ic10": 1024}
"""The kinds of an ``.icns`` file with their sides in pixels."""


def png(size: int) -> bytes:
    """The icon as a PNG picture."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QRectF, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication.instance() or QGuiApplication([])
    assert app is not None
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(sizes: tuple[int, ...] = WINDOWS_SIZES) -> bytes:
    """The icon for Windows: a header, a row for each size, then the pictures."""
    pictures = [png(size) for size in sizes]
    offset = 6 + 16 * len(sizes)
    rows = b""
    for size, picture in zip(sizes, pictures, strict=True):
        side = size % 256  # a byte: 0 stands for 256
        rows += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<3H", 0, 1, len(sizes)) + rows + b"".join(pictures)


def icns() -> bytes:
    """The icon for macOS: one chunk for each kind."""
    chunks = b""
    for kind, size in MACOS_SIZES.items():
        picture = png(size)
        chunks += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks


def write_theme(folder: Path, name: str) -> None:
    """The icon for a Linux icon theme such as ``hicolor``."""
    for size in LINUX_SIZES:
        target = folder / f"{size}x{size}" / "apps" / f"{name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(png(size))
    scalable = folder / "scalable" / "apps" / f"{name}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(SOURCE, scalable)
