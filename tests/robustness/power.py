"""A disk of its own whose power can be cut: an ext4 file system in a file.

What the file system has not handed to its device is not in the file that stands for the device, so
a copy of that file is what a disk holds after its power was cut.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = 24 * 2**20
_WRITES = slice(4, 9)
"""Of the numbers that Linux counts of a device: those about writing, and what is under way."""


def may_mount() -> bool:
    """Whether this machine lets us make and mount a disk."""
    tools = all(map(shutil.which, ("mkfs.ext4", "mount", "losetup")))
    devices = Path("/dev/loop-control").exists() and Path("/sys/block").is_dir()
    return os.geteuid() == 0 and tools and devices


class Disk:
    """``place`` is where it is mounted, ``image`` the file that stands for the device."""

    def __init__(self, folder: Path, image: Path) -> None:
        self.place = folder
        self.image = image
        found = subprocess.run(
            ["losetup", "--noheadings", "--output", "NAME", "--associated", image],
            capture_output=True,
            text=True,
            check=True,
        )
        self._device = Path(found.stdout.strip()).name

    def copy(self, target: Path) -> None:
        """What the disk holds now; nothing is made to be written before."""
        while True:
            before = self._written()
            shutil.copyfile(self.image, target)
            if self._written() == before:
                return

    def _written(self) -> list[str]:
        return Path(f"/sys/block/{self._device}/stat").read_text().split()[_WRITES]


@contextmanager
def mounted(image: Path, folder: Path, options: str = "") -> Iterator[Disk]:
    """A disk made of an image; an unclean one is recovered, as after a power cut."""
    folder.mkdir(exist_ok=True)
    subprocess.run(["mount", "-o", f"loop{options}", image, folder], check=True)
    try:
        yield Disk(folder, image)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


def make_image(path: Path) -> None:
    """An empty ext4 file system."""
    with path.open("wb") as file:
        file.truncate(SIZE)
    subprocess.run(["mkfs.ext4", "-q", "-F", path], check=True)
