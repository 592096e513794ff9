"""The colours of the families of both games: for surfaces, and deeper for signs on paper."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor


@dataclass(frozen=True)
class FamilyColours:
    """``deep`` has a contrast of at least 4.5:1 on paper."""

    fill: QColor
    deep: QColor


FAMILIES: dict[str, FamilyColours] = {
    name: FamilyColours(QColor(fill), QColor(deep))
    for name, fill, deep in (
        ("wind", "#4F8A5B", "#2C5A38"),
        ("earth", "#7A5A94", "#4B3363"),
        ("charm", "#D9809A", "#A34A68"),
        ("lightning", "#E0B23C", "#7E5D0C"),
        ("darkness", "#6B6B72", "#2E2E35"),
        ("fire", "#C8452F", "#832314"),
        ("snow", "#4C86B8", "#234F7A"),
        ("kitsune", "#C8452F", "#832314"),
        ("kappa", "#4F8A5B", "#2C5A38"),
        ("rokurokubi", "#7A5A94", "#4B3363"),
        ("oni", "#3F74B0", "#234F7A"),
    )
}
"""By the name that the engine and the picture files use."""
