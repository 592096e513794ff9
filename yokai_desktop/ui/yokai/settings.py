"""The settings of Yōkai, and their words."""

from __future__ import annotations

from yokai_desktop.ui.settings.groups import SettingGroup, SettingWords
from yokai_desktop.words.voice import translate

PEEK_SECONDS = (0, 2, 3, 5, 10)


def yokai_settings() -> SettingGroup:
    """What can be set for this game alone."""
    return SettingGroup(
        lambda: translate("SettingsPage", "Yōkai"),
        ("yokai_memory", "yokai_peek", "yokai_take_back", "yokai_still", "yokai_pace"),
        _words,
        {"yokai_peek": PEEK_SECONDS},
    )


def _words() -> dict[str, SettingWords]:
    peeks = {
        str(p): translate("SettingsPage", "After %1 s").replace("%1", str(p))
        for p in PEEK_SECONDS
        if p
    }
    return {
        "yokai_memory": SettingWords(
            translate("SettingsPage", "Memory aid"),
            translate("SettingsPage", "The aid is recorded with the result of the game."),
            {
                "none": translate("SettingsPage", "None, as at a real table"),
                "looks": translate("SettingsPage", "Cards looked at"),
                "notes": translate("SettingsPage", "My own notes"),
                "full": translate("SettingsPage", "Everything I have seen"),
            },
        ),
        "yokai_peek": SettingWords(
            translate("SettingsPage", "Cards I look at turn back"),
            "",
            {"0": translate("SettingsPage", "When I click"), **peeks},
        ),
        "yokai_take_back": SettingWords(
            translate("SettingsPage", "Allow undoing a move"),
            translate("SettingsPage", "Once, before the hint of the same turn."),
        ),
        "yokai_still": SettingWords(
            translate("SettingsPage", "Keep the table still"),
            translate(
                "SettingsPage",
                "Cards stay where you remember them; only a turn’s end may move the grid.",
            ),
        ),
        "yokai_pace": SettingWords(
            translate("SettingsPage", "Pace of the partners"),
            translate("SettingsPage", "How long each of their steps stays in sight."),
            {
                "quick": translate("SettingsPage", "Quick"),
                "normal": translate("SettingsPage", "Normal", "pace of the partners"),
                "calm": translate("SettingsPage", "Calm"),
            },
        ),
    }
