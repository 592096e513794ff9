"""The colours of every theme stand out from what they are laid on, before anything is painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from tests.accessibility.colours import Rgb, contrast
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.theme.qss import css, style_sheet
from yokai_desktop.ui.theme.themes import CONTRAST, DARK, LIGHT
from yokai_desktop.ui.theme.tokens import Tokens

TEXT, DISABLED, STRONG = 4.5, 3.0, 7.0
THEMES = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}
ON_GROUNDS = (
    ("text", "table"),
    ("muted", "table"),
    ("panel_text", "panel"),
    ("panel_muted", "panel"),
    ("ink", "paper"),
    ("ink2", "paper"),
    ("ink3", "paper"),
    ("ink", "scroll"),
    ("ink2", "scroll"),
    ("seal_text", "paper"),
    ("seal_paper", "seal"),
    ("bar_text", "bar"),
    ("bar_sub", "bar"),
    ("plate_text", "plate_top"),
    ("plate_sub", "plate_bottom"),
    ("ink", "current_row"),
)


def rgb(colour: QColor) -> Rgb:
    return colour.red(), colour.green(), colour.blue()


def ratio(theme: Tokens, words: str, ground: str) -> float:
    return contrast(rgb(getattr(theme, words)), rgb(getattr(theme, ground)))


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("words", "ground"), ON_GROUNDS)
def test_words_stand_out_from_their_ground(name: str, words: str, ground: str) -> None:
    least = STRONG if name == "contrast" else TEXT
    assert ratio(THEMES[name], words, ground) >= least


@pytest.mark.parametrize("name", THEMES)
def test_buttons_that_cannot_be_pressed_can_still_be_read(name: str) -> None:
    assert ratio(THEMES[name], "disabled_text", "disabled_fill") >= DISABLED


@pytest.mark.parametrize("name", THEMES)
def test_buttons_of_the_bar_that_cannot_be_pressed_can_be_told(name: str) -> None:
    assert ratio(THEMES[name], "bar_off", "bar") >= DISABLED
    assert ratio(THEMES[name], "bar_text", "bar_off") >= 2


@pytest.mark.parametrize("name", THEMES)
def test_the_bar_draws_what_cannot_be_pressed_in_its_own_colour(name: str) -> None:
    rule = style_sheet(THEMES[name]).partition('Button[kind="bar"]:disabled {')[2]
    assert f"; color: {css(THEMES[name].bar_off)};" in rule.partition("}")[0]


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("ground", ["table", "paper"])
def test_the_ring_of_the_keyboard_or_its_edge_can_be_told(name: str, ground: str) -> None:
    parts = [part for part in ("focus", "focus_edge") if getattr(THEMES[name], part).alpha()]
    assert max(ratio(THEMES[name], part, ground) for part in parts) >= DISABLED


def test_the_ring_of_the_keyboard_stands_out_from_black_and_from_paper() -> None:
    colours = CONTRAST
    assert ratio(colours, "focus", "table") >= STRONG
    assert ratio(colours, "focus", "focus_edge") >= STRONG
    assert ratio(colours, "focus_edge", "paper") >= STRONG


class Hints:
    """What a system says of itself; the real hints need a desktop."""

    def __init__(self, contrast: Qt.ContrastPreference, scheme: Qt.ColorScheme) -> None:
        self._contrast, self._scheme = contrast, scheme

    def accessibility(self) -> Hints:
        return self

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self._contrast

    def colorScheme(self) -> Qt.ColorScheme:
        return self._scheme


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
def test_a_system_that_wants_more_contrast_has_it_unless_something_else_is_chosen(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, scheme: Qt.ColorScheme
) -> None:
    for wanted, expected in (
        (Qt.ContrastPreference.HighContrast, CONTRAST),
        (Qt.ContrastPreference.NoPreference, LIGHT if scheme is Qt.ColorScheme.Light else DARK),
    ):
        hints = Hints(wanted, scheme)
        monkeypatch.setattr(
            "yokai_desktop.ui.theme.current.QGuiApplication.styleHints", lambda h=hints: h
        )
        theme().set_choice("system")
        assert theme().colours is expected
        theme().set_choice("light")
        assert theme().colours is LIGHT
