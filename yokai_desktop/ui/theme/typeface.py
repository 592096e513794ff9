"""The shipped fonts and the roles text is set in.

Klee One is for titles, names and buttons; Sawarabi Mincho for text and for every number that
stands alone.  The letters and signs one of them lacks come from the other, or from a third.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from yokai_desktop.paths import resources
from yokai_desktop.ui.theme.scale import Scale

KLEE = "Yokai Klee"
MINCHO = "Yokai Mincho"
"""Names of our own: a font of the same design on the user's machine cannot get in the way."""
LETTERS = "Yokai Letters"
"""Greek and Cyrillic, for languages that are written so."""
FONT_FILES = {KLEE: "KleeOne-SemiBold.ttf", MINCHO: "SawarabiMincho-Medium.ttf"}
LETTERS_FILE = "Letters.ttf"


class Role(Enum):
    """What a text is; decides its face and its size."""

    HOME_TITLE = ("home title", KLEE, 78)
    HOME_SUBTITLE = ("home subtitle", KLEE, 46)
    SHEET_TITLE = ("sheet title", KLEE, 42)
    HEADER_TITLE = ("header title", KLEE, 34)
    TILE_TITLE = ("tile title", KLEE, 40)
    PAGE_TITLE = ("page title", KLEE, 38)
    SECTION = ("section", KLEE, 24)
    GROUP = ("group", KLEE, 20)
    BAR_TITLE = ("bar title", KLEE, 20)
    NAME = ("name", KLEE, 18)
    BUTTON = ("button", KLEE, 17)
    PRIMARY_BUTTON = ("primary button", KLEE, 19)
    HERO_BUTTON = ("hero button", KLEE, 23)
    BAR_BUTTON = ("bar button", KLEE, 14.5)
    PROMPT = ("prompt", MINCHO, 18)
    PROMPT_LEAD = ("prompt lead", KLEE, 19)
    BODY = ("body", MINCHO, 16)
    SECONDARY = ("secondary", MINCHO, 14.5)
    CAPTION = ("caption", MINCHO, 13.5)
    FIGURE = ("figure", MINCHO, 44)
    NUMBER = ("number", MINCHO, 18)
    LIMIT = ("limit", MINCHO, 13)
    TAG = ("tag", KLEE, 14)

    def __init__(self, label: str, family: str, size: float) -> None:
        self.label = label
        self.family = family
        self.size = size
        """The size in the reference window, in pixels."""


def load_fonts() -> None:
    """Make the shipped fonts known to Qt; a missing file leaves the system's font in its place."""
    for file in (*FONT_FILES.values(), LETTERS_FILE):
        QFontDatabase.addApplicationFont(str(resources("fonts", file)))


def font(role: Role, scale: Scale, factor: float = 1.0) -> QFont:
    """The font of a role in a window of this scale, ``factor`` times its usual size."""
    return sized_font(role.family, scale.text_px(role.size * factor))


def sized_font(family: str, pixels: float) -> QFont:
    """A shipped font at an exact size in pixels; made once, so copy it before changing it."""
    return _made(family, max(1, round(pixels)))


@cache
def _made(family: str, pixels: int) -> QFont:
    other = MINCHO if family == KLEE else KLEE
    made = QFont([family, other, LETTERS])
    made.setPixelSize(pixels)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made
