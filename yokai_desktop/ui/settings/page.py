"""The settings: every choice takes effect at once and is kept at once."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QWidget

from yokai_desktop.storage.settings import SETTINGS
from yokai_desktop.ui.games.game_faces import GAME_FACES
from yokai_desktop.ui.parts.bindings import bind_style, line
from yokai_desktop.ui.parts.buttons import PAPER, QUIET, Button
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import add_gap, column, row
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.settings.groups import SettingGroup, SettingWords
from yokai_desktop.ui.settings.rows import SettingRow
from yokai_desktop.ui.speech.key_list import ChooseKeysSheet
from yokai_desktop.ui.speech.questions import all_questions
from yokai_desktop.ui.speech.setting_words import speech_settings
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.bar_page import BarPage
from yokai_desktop.ui.window.routes import PageRoute, Route
from yokai_desktop.words.languages import LANGUAGES
from yokai_desktop.words.numbers import percent_text

TEXT_SIZES = (100, 115, 130, 150, 175, 200)
TRICK_PAUSES = (600, 1_200, 2_000, 4_000, 0)
THINKING_PAUSES = (0, 300, 600, 1_200, 2_500)
VOLUMES = (20, 40, 60, 80, 100)


class SettingsPage(BarPage):
    """One scroll with all settings in groups."""

    leaves_to: Route | None = routes.Back()

    def __init__(self) -> None:
        super().__init__()
        self.bar.settings_button.hide()
        self.bar.set_title(lambda: self.tr("Settings"), lambda: self.tr("Saved automatically"))
        self._groups = {**self._own_groups(), **{face.name: face.settings() for face in GAME_FACES}}
        self.headings = {
            name: Label(group.heading, Role.SECTION) for name, group in self._groups.items()
        }
        self.rows = {
            name: SettingRow(name, group.words, group.steps.get(name, ()))
            for group in self._groups.values()
            for name in group.names
        }
        self.reset_button = Button(lambda: self.tr("Restore the defaults"), PAPER)
        self.reset_button.clicked.connect(self._restore_defaults)
        self.keys_button = Button(lambda: self.tr("Keys of the questions…"), PAPER)
        self.keys_button.clicked.connect(self._choose_keys)
        self._back = Button(lambda: self.tr("Back"), QUIET, icon="back")
        self._back.clicked.connect(lambda: self.go(routes.Back()))
        self._lay_out()

    def _own_groups(self) -> dict[str, SettingGroup]:
        return {
            "look": SettingGroup(
                lambda: self.tr("Language and look"),
                ("language", "theme", "text_size", "card_size"),
                self._look_words,
                {"text_size": TEXT_SIZES},
            ),
            "motion": SettingGroup(
                lambda: self.tr("Motion and pace"),
                ("animation", "reduced_motion", "trick_pause", "thinking_pause"),
                self._motion_words,
                {"trick_pause": TRICK_PAUSES, "thinking_pause": THINKING_PAUSES},
            ),
            "table": SettingGroup(
                lambda: self.tr("At the table"), ("confirm", "guide"), self._table_words
            ),
            "sound": SettingGroup(
                lambda: self.tr("Sound"),
                (
                    "sound",
                    "volume",
                    "sound_cards",
                    "sound_moments",
                    "sound_garden",
                    "sound_in_background",
                ),
                self._sound_words,
                {"volume": VOLUMES},
            ),
            "speech": speech_settings(),
        }

    def _lay_out(self) -> None:
        content = QWidget()
        paper = column(spacing=12, margins=(0, 0, 12, 0), on=content)
        for section, group in self._groups.items():
            if paper.count():
                add_gap(paper, 14)
            paper.addWidget(self.headings[section])
            paper.addWidget(Rule())
            for name in group.names:
                paper.addWidget(self.rows[name])
            if section == "speech":
                paper.addWidget(self.keys_button, 0, Qt.AlignmentFlag.AlignLeft)
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

    def first_focus(self) -> QWidget | None:
        return next(iter(self.rows.values())).control

    def opened(self, route: PageRoute) -> None:
        for setting in self.rows.values():
            setting.show_value()

    def _choose_keys(self) -> None:
        ChooseKeysSheet(self, all_questions()).show()

    def _restore_defaults(self) -> None:
        preferences().set_value("keys", {})
        for name in self.rows:
            preferences().set_value(name, SETTINGS[name].default)

    def _look_words(self) -> dict[str, SettingWords]:
        return {
            "language": SettingWords(
                self.tr("Language"),
                "",
                {"system": self.tr("Same as system"), **LANGUAGES},
            ),
            "theme": SettingWords(
                self.tr("Theme"),
                self.tr("Dark: indigo cloth by night. Light: tatami by day."),
                {
                    "system": self.tr("Same as system"),
                    "light": self.tr("Light"),
                    "dark": self.tr("Dark"),
                    "contrast": self.tr("High contrast"),
                },
            ),
            "text_size": SettingWords(
                self.tr("Text size"), "", {str(size): percent_text(size) for size in TEXT_SIZES}
            ),
            "card_size": SettingWords(
                self.tr("Card size"),
                self.tr("The size of the cards in your hand."),
                {
                    "small": self.tr("Small"),
                    "normal": self.tr("Normal", "card size"),
                    "large": self.tr("Large"),
                },
            ),
        }

    def _motion_words(self) -> dict[str, SettingWords]:
        return {
            "animation": SettingWords(
                self.tr("Animation"),
                self.tr("A click or a key always ends the current movement."),
                {
                    "off": self.tr("Off"),
                    "fast": self.tr("Fast"),
                    "normal": self.tr("Normal", "speed of the animation"),
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
                self.tr("Minimum thinking time."),
                {**self._seconds(THINKING_PAUSES), "0": self.tr("None", "time to think")},
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
                self.tr("Confirm what can’t be undone"),
                self.tr("Placing a hint, declaring the end, passing cards."),
            ),
            "guide": SettingWords(
                self.tr("Guide for the first games"),
                self.tr("Short tips at the table about what is happening."),
            ),
        }

    def _sound_words(self) -> dict[str, SettingWords]:
        return {
            "sound": SettingWords(self.tr("Sounds of the table"), ""),
            "volume": SettingWords(
                self.tr("Volume"), "", {str(volume): percent_text(volume) for volume in VOLUMES}
            ),
            "sound_cards": SettingWords(self.tr("Cards"), self.tr("Laid, turned, dealt.")),
            "sound_moments": SettingWords(
                self.tr("Great moments"), self.tr("Bosses, seals, hints, the end of a game.")
            ),
            "sound_garden": SettingWords(
                self.tr("The garden"),
                self.tr("A quiet ambience: glass bells, bamboo and wind, now and then."),
            ),
            "sound_in_background": SettingWords(
                self.tr("Also in the background"),
                self.tr("While another window is active."),
            ),
        }
