"""The settings of Septet, and their words."""

from __future__ import annotations

from yokai_desktop.ui.settings.groups import SettingGroup, SettingWords
from yokai_desktop.words.voice import translate


def septet_settings() -> SettingGroup:
    """What can be set for this game alone."""
    return SettingGroup(
        lambda: translate("SettingsPage", "Septet"),
        ("septet_log", "coach", "septet_forced", "septet_take_back", "septet_memory"),
        _words,
    )


def _words() -> dict[str, SettingWords]:
    return {
        "septet_log": SettingWords(
            translate("SettingsPage", "Tricks in the log"),
            translate("SettingsPage", "At a table only the last trick may be looked at again."),
            {
                "last": translate("SettingsPage", "Last trick only"),
                "round": translate("SettingsPage", "The whole round"),
            },
        ),
        "coach": SettingWords(
            translate("SettingsPage", "Coach at the table"),
            translate(
                "SettingsPage",
                "Asks before you play a card that costs this much. It knows only what you could"
                " know, and sits only with one human among computers.",
            ),
            {
                "off": translate("SettingsPage", "Off", "the coach"),
                "5": translate("SettingsPage", "From 5 points of chance"),
                "10": translate("SettingsPage", "From 10 points of chance"),
                "15": translate("SettingsPage", "From 15 points of chance"),
            },
        ),
        "septet_forced": SettingWords(
            translate("SettingsPage", "Play the only possible card for me"),
            translate("SettingsPage", "The only card you may play plays itself. Esc keeps it."),
        ),
        "septet_take_back": SettingWords(
            translate("SettingsPage", "Take cards back"),
            translate(
                "SettingsPage",
                "Only when you play alone against the computer. It is noted in the record of the"
                " game.",
            ),
        ),
        "septet_memory": SettingWords(
            translate("SettingsPage", "What is still out"),
            translate(
                "SettingsPage", "A panel of the bosses and the highest cards not played yet (M)."
            ),
        ),
    }
