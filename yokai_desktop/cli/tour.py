"""``yokai tour DIR``: walk through every screen without a display and save pictures."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from yokai_desktop.cli.sentences import refused
from yokai_desktop.words.system import system_words

SMALLEST = (640, 480)
LARGEST = (7680, 4320)


def run(arguments: Namespace) -> int:
    width, height = read_size(arguments.size)
    folder = Path(arguments.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refused("no_folder", folder=folder, why=system_words(error)) from error
    from yokai_desktop.workshop.contact_sheet import save_sheets
    from yokai_desktop.workshop.tour import run as walk

    brief: bool = arguments.brief
    for path in walk(folder, arguments.lang, arguments.theme, (width, height), is_brief=brief):
        print(path)
    if not brief:
        for path in save_sheets(folder):
            print(path)
    return 0


def read_size(text: str) -> tuple[int, int]:
    """Width and height of ``1440x900``."""
    width, _, height = text.lower().partition("x")
    if width.isdecimal() and height.isdecimal() and len(width) < 6 and len(height) < 6:
        size = int(width), int(height)
        if all(a <= b <= c for a, b, c in zip(SMALLEST, size, LARGEST, strict=True)):
            return size
    raise refused("bad_size", text=text)
