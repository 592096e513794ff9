"""The settings: every choice takes effect at once and is kept at once."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.storage.settings import SETTINGS
from yokai_desktop.ui.bar_page import BarPage
from yokai_desktop.ui.parts.buttons import PAPER, QUIET, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.preferences import preferences
from yokai_desktop.ui.settings_rows import SettingRow
from yokai_desktop.ui.sound import sound_is_possible
from yokai_desktop.ui.theme import Role, theme

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
        self.headings = {name: Label(role=Role.SECTION) for name in _SECTIONS}
        names = [name for section in _SECTIONS.values() for name in section]
        self.rows = {name: SettingRow(name, _STEPS.get(name, ())) for name in names}
        self.rows["sound"].setVisible(sound_is_possible())
        self.reset_button = Button(kind=PAPER)
        self.reset_button.clicked.connect(self._restore_defaults)
        self._back = Button(kind=QUIET, icon="back")
        self._back.clicked.connect(lambda: self.navigate.emit("back", {}))
        self._lay_out()
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        content = QWidget()
        self._paper = QVBoxLayout(content)
        for section, names in _SECTIONS.items():
            if section != "look":
                self._paper.addSpacing(theme().px(14))
            self._paper.addWidget(self.headings[section])
            self._paper.addWidget(Rule())
            for name in names:
                self._paper.addWidget(self.rows[name])
        self._paper.addSpacing(theme().px(14))
        self._paper.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._paper.addStretch(1)
        self._scroll = HangingScroll(mount=16, padding=30)
        self._scroll.body.addWidget(ClearScroller(content))
        self._side = QVBoxLayout()
        self._side.addWidget(self._back)
        self._side.addStretch(1)
        self._row = QHBoxLayout()
        self._row.addLayout(self._side)
        self._row.addStretch(1)
        self._row.addWidget(self._scroll, 100)
        self._row.addStretch(1)
        self.column.addLayout(self._row, 1)

    def restyle(self) -> None:
        super().restyle()
        if not hasattr(self, "_row"):
            return
        look = theme()
        self._row.setContentsMargins(look.px(40), look.px(20), look.px(40), look.px(20))
        self._row.setSpacing(look.px(24))
        self._paper.setSpacing(look.px(12))
        self._paper.setContentsMargins(0, 0, look.px(12), 0)
        self._scroll.setMaximumWidth(look.scale.line(940))

    def window_title(self) -> str:
        return self.tr("Settings")

    def opened(self, **wanted: object) -> None:
        for row in self.rows.values():
            row.show_value()

    def _restore_defaults(self) -> None:
        for name in self.rows:
            preferences().set_value(name, SETTINGS[name].default)

    def retranslate(self) -> None:
        self.bar.set_title(self.tr("Settings"), self.tr("Kept at once"))
        self._back.setText(self.tr("Back"))
        self.reset_button.setText(self.tr("Restore the defaults"))
        self.headings["look"].setText(self.tr("Language and look"))
        self.headings["motion"].setText(self.tr("Motion and pace"))
        self.headings["table"].setText(self.tr("At the table"))
        self.headings["yokai"].setText(self.tr("Yōkai"))
        self._name_look()
        self._name_motion()
        self._name_table()
        self._name_yokai()

    def _name_look(self) -> None:
        self.rows["language"].set_words(
            self.tr("Language"),
            "",
            {"system": self.tr("As the system"), "en": "English", "fr": "Français"},
        )
        self.rows["theme"].set_words(
            self.tr("Theme"),
            self.tr("Dark is an indigo cloth by night, light is a tatami by day."),
            {
                "system": self.tr("As the system"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
            },
        )
        self.rows["text_size"].set_words(
            self.tr("Text size"), "", {str(size): f"{size} %" for size in TEXT_SIZES}
        )
        self.rows["card_size"].set_words(
            self.tr("Card size"),
            self.tr("How large the cards of your hand are."),
            {
                "small": self.tr("Small"),
                "normal": self.tr("Normal"),
                "large": self.tr("Large"),
            },
        )

    def _name_motion(self) -> None:
        self.rows["animation"].set_words(
            self.tr("Animation"),
            self.tr("A click or a key always ends the movement that is going on."),
            {
                "off": self.tr("Off"),
                "fast": self.tr("Fast"),
                "normal": self.tr("Normal"),
                "slow": self.tr("Slow"),
            },
        )
        self.rows["reduced_motion"].set_words(
            self.tr("Reduce motion"), self.tr("Cards fade instead of flying.")
        )
        seconds = {
            str(pause): self.tr("%1 s").replace("%1", QLocale().toString(pause / 1000, "g"))
            for pause in TRICK_PAUSES
            if pause
        }
        self.rows["trick_pause"].set_words(
            self.tr("Pause after a trick"),
            self.tr("How long a complete trick stays on the table."),
            {**seconds, "0": self.tr("Until I click")},
        )
        pauses = {
            str(pause): self.tr("%1 s").replace("%1", QLocale().toString(pause / 1000, "g"))
            for pause in THINKING_PAUSES
        }
        self.rows["thinking_pause"].set_words(
            self.tr("Computer players take their time"),
            self.tr("The least time they seem to think."),
            {**pauses, "0": self.tr("None")},
        )

    def _name_table(self) -> None:
        self.rows["confirm"].set_words(
            self.tr("Ask before what cannot be taken back"),
            self.tr("Placing a hint, declaring the end, giving cards away."),
        )
        self.rows["guide"].set_words(
            self.tr("Guide for the first games"),
            self.tr("Short hints at the table about what is happening."),
        )
        self.rows["sound"].set_words(self.tr("Sound"), "")

    def _name_yokai(self) -> None:
        self.rows["yokai_memory"].set_words(
            self.tr("Memory aid"),
            self.tr("The aid is noted with the result of the game."),
            {
                "none": self.tr("None, as at a table"),
                "looks": self.tr("Cards looked at"),
                "notes": self.tr("My own notes"),
                "full": self.tr("Everything I saw"),
            },
        )
        peeks = {str(p): self.tr("After %1 s").replace("%1", str(p)) for p in PEEK_SECONDS if p}
        self.rows["yokai_peek"].set_words(
            self.tr("A card I look at turns back"), "", {"0": self.tr("When I click"), **peeks}
        )
        self.rows["yokai_take_back"].set_words(
            self.tr("A move may be taken back"), self.tr("Once, before the hint of the same turn.")
        )
        self.rows["yokai_pace"].set_words(
            self.tr("Pace of the partners"),
            self.tr("How long each of their steps stays in sight."),
            {
                "quick": self.tr("Quick"),
                "normal": self.tr("Normal"),
                "calm": self.tr("Calm"),
            },
        )
