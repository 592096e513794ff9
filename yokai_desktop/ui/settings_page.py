"""The settings: every choice takes effect at once and is kept at once."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.storage.settings import SETTINGS
from yokai_desktop.ui.bar_page import BarPage
from yokai_desktop.ui.parts.bindings import bind_style, line
from yokai_desktop.ui.parts.buttons import PAPER, QUIET, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import add_gap, column, row
from yokai_desktop.ui.preferences import preferences
from yokai_desktop.ui.settings_rows import SettingRow, SettingWords
from yokai_desktop.ui.sound import sound_is_possible
from yokai_desktop.ui.theme import Role

TEXT_SIZES = (100, 115, 130, 150, 175, 200)
TRICK_PAUSES = (600, 1_200, 2_000, 4_000, 0)
THINKING_PAUSES = (0, 300, 600, 1_200, 2_500)
PEEK_SECONDS = (0, 2, 3, 5, 10)
_STEPS = {
    "text_size": TEXT_SIZES,
    "trick_pause": TRICK_PAUSES,
    "thinking_pause": THINKING_PAUSES,
    "yokai_peek": PEEK_SECONDS,
}
_SECTIONS = {
    "look": ("language", "theme", "text_size", "card_size"),
    "motion": ("animation", "reduced_motion", "trick_pause", "thinking_pause"),
    "table": ("confirm", "guide", "sound"),
    "yokai": ("yokai_memory", "yokai_peek", "yokai_take_back", "yokai_pace"),
}


class SettingsPage(BarPage):
    """One scroll with all settings in four groups."""

    leaves_to = "back"

    def __init__(self) -> None:
        super().__init__()
        self.bar.settings_button.hide()
        self.bar.set_title(lambda: self.tr("Settings"), lambda: self.tr("Kept at once"))
        self.headings = {
            "look": Label(lambda: self.tr("Language and look"), Role.SECTION),
            "motion": Label(lambda: self.tr("Motion and pace"), Role.SECTION),
            "table": Label(lambda: self.tr("At the table"), Role.SECTION),
            "yokai": Label(lambda: self.tr("Yōkai"), Role.SECTION),
        }
        words = {
            "look": self._look_words,
            "motion": self._motion_words,
            "table": self._table_words,
            "yokai": self._yokai_words,
        }
        self.rows = {
            name: SettingRow(name, words[section], _STEPS.get(name, ()))
            for section, names in _SECTIONS.items()
            for name in names
        }
        self.rows["sound"].setVisible(sound_is_possible())
        self.reset_button = Button(lambda: self.tr("Restore the defaults"), PAPER)
        self.reset_button.clicked.connect(self._restore_defaults)
        self._back = Button(lambda: self.tr("Back"), QUIET, icon="back")
        self._back.clicked.connect(lambda: self.navigate.emit("back", {}))
        self._lay_out()

    def _lay_out(self) -> None:
        content = QWidget()
        paper = column(spacing=12, margins=(0, 0, 12, 0), on=content)
        for section, names in _SECTIONS.items():
            if section != "look":
                add_gap(paper, 14)
            paper.addWidget(self.headings[section])
            paper.addWidget(Rule())
            for name in names:
                paper.addWidget(self.rows[name])
        add_gap(paper, 14)
        paper.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignLeft)
        paper.addStretch(1)
        scroll = HangingScroll(mount=16, padding=30)
        scroll.body.addWidget(ClearScroller(content))
        bind_style(scroll.setMaximumWidth, line(940))
        side = column(self._back, 1)
        self.column.addLayout(
            row(side, 1, (scroll, 100), 1, spacing=24, margins=(40, 20, 40, 20)), 1
        )

    def window_title(self) -> str:
        return self.tr("Settings")

    def opened(self, **wanted: object) -> None:
        for setting in self.rows.values():
            setting.show_value()

    def _restore_defaults(self) -> None:
        for name in self.rows:
            preferences().set_value(name, SETTINGS[name].default)

    def _look_words(self) -> dict[str, SettingWords]:
        return {
            "language": SettingWords(
                self.tr("Language"),
                "",
                {"system": self.tr("As the system"), "en": "English", "fr": "Français"},
            ),
            "theme": SettingWords(
                self.tr("Theme"),
                self.tr("Dark is an indigo cloth by night, light is a tatami by day."),
                {
                    "system": self.tr("As the system"),
                    "light": self.tr("Light"),
                    "dark": self.tr("Dark"),
                },
            ),
            "text_size": SettingWords(
                self.tr("Text size"), "", {str(size): f"{size} %" for size in TEXT_SIZES}
            ),
            "card_size": SettingWords(
                self.tr("Card size"),
                self.tr("How large the cards of your hand are."),
                {
                    "small": self.tr("Small"),
                    "normal": self.tr("Normal"),
                    "large": self.tr("Large"),
                },
            ),
        }

    def _motion_words(self) -> dict[str, SettingWords]:
        return {
            "animation": SettingWords(
                self.tr("Animation"),
                self.tr("A click or a key always ends the movement that is going on."),
                {
                    "off": self.tr("Off"),
                    "fast": self.tr("Fast"),
                    "normal": self.tr("Normal"),
                    "slow": self.tr("Slow"),
                },
            ),
            "reduced_motion": SettingWords(
                self.tr("Reduce motion"), self.tr("Cards fade instead of flying.")
            ),
            "trick_pause": SettingWords(
                self.tr("Pause after a trick"),
                self.tr("How long a complete trick stays on the table."),
                {**self._seconds(TRICK_PAUSES), "0": self.tr("Until I click")},
            ),
            "thinking_pause": SettingWords(
                self.tr("Computer players take their time"),
                self.tr("The least time they seem to think."),
                {**self._seconds(THINKING_PAUSES), "0": self.tr("None")},
            ),
        }

    def _seconds(self, pauses: tuple[int, ...]) -> dict[str, str]:
        return {
            str(pause): self.tr("%1 s").replace("%1", QLocale().toString(pause / 1000, "g"))
            for pause in pauses
        }

    def _table_words(self) -> dict[str, SettingWords]:
        return {
            "confirm": SettingWords(
                self.tr("Ask before what cannot be taken back"),
                self.tr("Placing a hint, declaring the end, giving cards away."),
            ),
            "guide": SettingWords(
                self.tr("Guide for the first games"),
                self.tr("Short hints at the table about what is happening."),
            ),
            "sound": SettingWords(self.tr("Sound"), ""),
        }

    def _yokai_words(self) -> dict[str, SettingWords]:
        peeks = {str(p): self.tr("After %1 s").replace("%1", str(p)) for p in PEEK_SECONDS if p}
        return {
            "yokai_memory": SettingWords(
                self.tr("Memory aid"),
                self.tr("The aid is noted with the result of the game."),
                {
                    "none": self.tr("None, as at a table"),
                    "looks": self.tr("Cards looked at"),
                    "notes": self.tr("My own notes"),
                    "full": self.tr("Everything I saw"),
                },
            ),
            "yokai_peek": SettingWords(
                self.tr("A card I look at turns back"), "", {"0": self.tr("When I click"), **peeks}
            ),
            "yokai_take_back": SettingWords(
                self.tr("A move may be taken back"),
                self.tr("Once, before the hint of the same turn."),
            ),
            "yokai_pace": SettingWords(
                self.tr("Pace of the partners"),
                self.tr("How long each of their steps stays in sight."),
                {
                    "quick": self.tr("Quick"),
                    "normal": self.tr("Normal"),
                    "calm": self.tr("Calm"),
                },
            ),
        }
