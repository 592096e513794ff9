"""Writes menu entry, icon and description below a folder: ``desktop_files.py /app/share``."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from yokai_desktop import desktop_entry  # noqa: E402


def write(share: Path) -> None:
    for place, text in (
        (desktop_entry.ENTRY, desktop_entry.entry("yokai-desktop")),
        (desktop_entry.METAINFO, desktop_entry.metainfo()),
    ):
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        (share / place).write_text(text, encoding="utf-8")
    (share / desktop_entry.ICON).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / "resources" / "icons" / "yokai-desktop.svg", share / desktop_entry.ICON)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
