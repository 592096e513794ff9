"""The settings page: what is chosen holds at once and is on disk at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from yokai_desktop.paths import config_folder
from yokai_desktop.storage.settings import SETTINGS, Memory, Settings
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.toggle import Toggle
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.settings.page import SettingsPage
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.window.main_window import MainWindow


@pytest.fixture
def page(window: MainWindow) -> SettingsPage:
    window.show_page("settings")
    shown = window.page
    assert isinstance(shown, SettingsPage)
    return shown


def choose(control: ChoiceField, value: str) -> None:
    control.set_value(value)
    control.activated.emit(control.currentIndex())


def test_every_setting_of_the_user_has_a_row(page: SettingsPage) -> None:
    settings = {name for name, kind in SETTINGS.items() if not isinstance(kind, Memory)}
    assert set(page.rows) == settings


@pytest.mark.parametrize(
    "name", [n for n, kind in SETTINGS.items() if not isinstance(kind, Memory)]
)
def test_each_value_offered_is_accepted_and_kept(page: SettingsPage, name: str) -> None:
    control = page.rows[name].control
    if isinstance(control, Toggle):
        before = control.isChecked()
        control.click()
        assert preferences().value(name) is not before
        assert Settings(config_folder())[name] is not before
        return
    assert control.count() >= 2
    for index in range(control.count()):
        choose(control, str(control.itemData(index)))
        assert str(preferences().value(name)) == control.itemData(index)
        assert str(Settings(config_folder())[name]) == control.itemData(index)


def test_language_and_theme_change_at_once(page: SettingsPage, qtbot: QtBot) -> None:
    for name, value in (("language", "fr"), ("theme", "light")):
        control = page.rows[name].control
        assert isinstance(control, ChoiceField)
        choose(control, value)
    qtbot.wait(10)
    words = {label.text() for label in page.findChildren(QLabel)}
    assert "Langue et aspect" in words
    assert not theme().is_dark


def test_a_number_between_two_steps_shows_as_the_nearest(page: SettingsPage) -> None:
    preferences().set_value("text_size", 133)
    control = page.rows["text_size"].control
    assert isinstance(control, ChoiceField)
    assert control.value() == "130"
    assert preferences().value("text_size") == 133


def test_the_wheel_over_a_box_belongs_to_the_page_and_changes_no_setting(
    page: SettingsPage,
) -> None:
    control = page.rows["text_size"].control
    assert isinstance(control, ChoiceField)
    middle, turn = QPointF(control.rect().center()), QPoint(0, -120)
    plain, phase = Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(
        middle,
        QPointF(control.mapToGlobal(control.rect().center())),
        QPoint(),
        turn,
        Qt.MouseButton.NoButton,
        plain,
        phase,
        False,
    )
    control.setFocus()
    QApplication.sendEvent(control, wheel)
    assert control.value() == "100"
    assert not wheel.isAccepted()


def test_defaults_can_be_restored(page: SettingsPage, qtbot: QtBot) -> None:
    preferences().set_value("confirm", False)
    preferences().set_value("animation", "slow")
    qtbot.mouseClick(page.reset_button, Qt.MouseButton.LeftButton)
    assert preferences().value("confirm") is True
    assert preferences().value("animation") == "normal"


def test_every_control_has_a_name_for_screen_readers(page: SettingsPage) -> None:
    for name, row in page.rows.items():
        assert row.control.accessibleName(), name
