"""The settings for those who listen to the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.ui.settings.groups import SettingGroup, SettingWords

translate = QCoreApplication.translate


def speech_settings() -> SettingGroup:
    return SettingGroup(
        lambda: translate("Speech", "Screen reader"), ("speech_pace", "speech_way"), _words
    )


def _words() -> dict[str, SettingWords]:
    return {
        "speech_pace": SettingWords(
            translate("Speech", "Pace of the game"),
            translate("Speech", "The table waits until what happens has been read aloud."),
            {
                "off": translate("Speech", "Waits for nothing"),
                "fast": translate("Speech", "Fast speech"),
                "normal": translate("Speech", "Normal speech"),
                "slow": translate("Speech", "Slow speech"),
                "key": translate("Speech", "A key after each event"),
            },
        ),
        "speech_way": SettingWords(
            translate("Speech", "How messages are read"),
            translate(
                "Speech",
                "Change this only if your screen reader is silent or says everything twice.",
            ),
            {
                "system": translate("Speech", "As this system does"),
                "name": translate("Speech", "As names of the window"),
                "announcement": translate("Speech", "As announcements"),
            },
        ),
    }
