"""One source of colours, sizes and fonts."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QRawFont
from PySide6.QtWidgets import QApplication

from yokai_desktop.paths import resources
from yokai_desktop.ui.parts.seal import MARK
from yokai_desktop.ui.theme import FAMILIES, Role, Scale, theme
from yokai_desktop.ui.theme.current import Theme
from yokai_desktop.ui.theme.scale import factor_for
from yokai_desktop.ui.theme.themes import DARK, LIGHT
from yokai_desktop.ui.theme.tokens import Tokens
from yokai_desktop.ui.theme.typeface import FONT_FILES, KLEE, LETTERS, LETTERS_FILE, _made
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.yokai.journey.strip import JourneyStrip

UI = Path(__file__).parents[2] / "yokai_desktop" / "ui"
_HEX = re.compile(r"#[0-9A-Fa-f]{3}([0-9A-Fa-f]{3}([0-9A-Fa-f]{2})?)?\b")


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours, as the web content guidelines define it."""

    def light(colour: QColor) -> float:
        parts = [part / 255 for part in (colour.red(), colour.green(), colour.blue())]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("colours", [DARK, LIGHT])
@pytest.mark.parametrize(
    ("words", "ground"),
    [
        ("text", "table"),
        ("muted", "table"),
        ("ink", "paper"),
        ("ink2", "paper"),
        ("ink3", "paper"),
        ("ink2", "scroll"),
        ("seal_text", "scroll"),
        ("link", "paper"),
        ("seal_paper", "seal"),
        ("bar_text", "bar"),
        ("bar_sub", "bar"),
        ("plate_text", "plate_top"),
        ("plate_sub", "plate_top"),
        ("panel_text", "panel"),
        ("panel_muted", "panel"),
        ("best_text", "best_tag"),
        ("scene_foot_text", "scene_foot"),
        ("scene_text", "sky_middle"),
        ("scene_sub", "sky_bottom"),
    ],
)
def test_words_stand_out_from_their_ground(colours: Tokens, words: str, ground: str) -> None:
    assert contrast(getattr(colours, words), getattr(colours, ground)) >= 4.5


def test_signs_of_families_stand_out_on_paper() -> None:
    for name, family in FAMILIES.items():
        assert contrast(family.deep, DARK.paper) >= 4.5, name


def literal_colour(node: ast.AST) -> str:
    """The colour that a piece of code writes down; empty if it writes none."""
    match node:
        case ast.Constant(value=str(text)) if _HEX.search(text):
            return text
        case ast.Attribute(value=ast.Attribute(attr="GlobalColor"), attr=name):
            return "" if name == "transparent" else f"Qt.GlobalColor.{name}"
        case ast.Call(func=ast.Name(id="QColor"), args=[ast.Constant(), *_]):
            return "QColor(...)"
        case ast.Call(func=ast.Name(id="QColor"), args=[_, _, _, *_]):
            return "QColor(...)"
    return ""


def test_no_colour_is_written_outside_the_theme() -> None:
    found = []
    for path in UI.rglob("*.py"):
        name = path.relative_to(UI)
        if name.parts[0] == "theme":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            colour = literal_colour(node)
            if colour:
                found.append(f"{name}:{getattr(node, 'lineno', 0)}: {colour}")
    assert not found, "\n".join(found)


def test_factor_and_text_follow_the_window() -> None:
    assert factor_for(1440, 900) == 1.0
    assert factor_for(1024, 640) == 0.74
    assert factor_for(800, 600) == 0.57
    assert factor_for(320, 200) == 0.54
    assert factor_for(9000, 9000) == 2.0
    small = Scale(0.74)
    assert small.text_px(40) == 33.0
    assert small.text_px(13.5) == 12
    assert Scale(2.0).text_px(16) == 24
    assert Scale(1.0, 150).text_px(16) == 24


def test_text_grows_with_its_setting() -> None:
    before = theme().font(Role.BODY).pixelSize()
    theme().set_text_percent(200)
    assert theme().font(Role.BODY).pixelSize() == 2 * before


def test_a_font_is_made_once_for_a_size(window: MainWindow) -> None:
    window.grab()
    before = _made.cache_info()
    window.grab()
    after = _made.cache_info()
    assert after.misses == before.misses
    assert after.hits > before.hits


def test_the_fonts_of_all_stay_as_they_were_made(window: MainWindow) -> None:
    strip = window.findChild(JourneyStrip)
    assert strip is not None
    theme().set_window_size(QSize(1440, 900))
    strip.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert strip.underMouse()
    window.grab()
    for role in Role:
        font = theme().font(role)
        made = _made.__wrapped__(role.family, font.pixelSize())
        assert font == made, role


def test_a_change_is_told_once(qtbot: object) -> None:
    told = []
    theme().changed.connect(lambda: told.append(1))
    theme().set_window_size(QSize(1024, 640))
    theme().set_window_size(QSize(1024, 640))
    theme().set_choice("light")
    assert len(told) == 2


@pytest.mark.parametrize("file", list(FONT_FILES.values()))
def test_fonts_have_the_letters_of_both_languages(file: str) -> None:
    font = QRawFont(str(resources("fonts", file)), 20)
    assert font.isValid()
    for letter in "ōŌéÉèàçœŒùêîôûëïüÀÇÉÈ妖怪'’…«»·":
        assert font.supportsCharacter(ord(letter)), letter


def test_ornaments_are_in_the_title_font() -> None:
    font = QRawFont(str(resources("fonts", FONT_FILES[KLEE])), 20)
    for sign in MARK + "先勝可良優七":
        assert font.supportsCharacter(ord(sign)), sign


@pytest.mark.parametrize("file", list(FONT_FILES.values()))
def test_quotation_marks_and_dots_are_narrow(file: str) -> None:
    """The complete fonts draw them as wide as a kanji."""
    font = QRawFont(str(resources("fonts", file)), 100)
    for sign in "’‘“”…\u202f":
        assert font.supportsCharacter(ord(sign)), sign
        width = font.advancesForGlyphIndexes(font.glyphIndexesForString(sign))[0].x()
        assert width < (90 if sign == "…" else 50), sign


@pytest.mark.parametrize(
    "letters",
    [
        "čďěňřšťůžČĎĚŇŘŠŤŮŽ",
        "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
        "őűŐŰ",
        "ăâîșțĂÂÎȘȚ",
        "ğışİĞŞ",
        "αάβγδεζηθλμνξπρστφχψωςΑΓΔΘΛΞΠΣΦΨΩ",
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВЯєіїґЄІЇҐ",
    ],
)
def test_a_third_language_has_its_letters(qapp: object, letters: str) -> None:
    """Each is in a font of ours, so that no machine has to lend one."""
    files = (*FONT_FILES.values(), LETTERS_FILE)
    fonts = [QRawFont(str(resources("fonts", file)), 20) for file in files]
    for letter in letters:
        assert any(font.supportsCharacter(ord(letter)) for font in fonts), letter
    assert all(LETTERS in theme().font(role).families() for role in Role)


def test_every_font_comes_with_its_licence() -> None:
    for licence in ("OFL-KleeOne.txt", "OFL-SawarabiMincho.txt"):
        text = resources("fonts", licence).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE" in text
        assert "Copyright" in text
    assert "Bitstream" in resources("fonts", "LICENCE-DejaVu.txt").read_text(encoding="utf-8")


def test_before_qt_6_10_no_system_tells_of_contrast(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest Qt that we run with knows only light and dark."""
    older = SimpleNamespace(
        colorScheme=lambda: Qt.ColorScheme.Light,
        colorSchemeChanged=QGuiApplication.styleHints().colorSchemeChanged,
    )
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: older)
    assert Theme().colours is LIGHT
