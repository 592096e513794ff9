"""The masks on the players' plates: seven for computer players, four for people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from masks_festival import actor, cat, daruma, fire_blower, moon_face, rabbit, tengu
from masks_noh import lion, old_man, warrior, young_woman
from pen import Pen

MASKS: dict[str, Callable[[Pen], None]] = {
    "hyottoko": fire_blower,
    "okame": moon_face,
    "daruma": daruma,
    "samurai": warrior,
    "lion": lion,
    "tengu": tengu,
    "okina": old_man,
    "person-1": young_woman,
    "person-2": actor,
    "person-3": cat,
    "person-4": rabbit,
}


def draw(out: Path) -> list[Path]:
    """Write ``masks/<name>.svg`` under `out`, 100 by 100 on a clear ground."""
    written = []
    for name, wear in MASKS.items():
        pen = Pen(100, 100)
        with pen.placed(50, 50, 0.49):
            wear(pen)
        written.append(pen.save(out / "masks" / f"{name}.svg", f"Mask {name}"))
    return written


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
