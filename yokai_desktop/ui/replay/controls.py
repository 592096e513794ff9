"""The strip below a replay: steps, a slider, the speed, whose eyes, and going on from here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.bindings import Text, ask_again, bind_style, bind_text, line
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.parts.jump_slider import JumpSlider
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, theme

STEPS = ("first", "back", "play", "forward", "last")
_ICONS = {
    "first": "first",
    "back": "arrow-left",
    "play": "play",
    "forward": "arrow-right",
    "last": "last",
}
SPEEDS = ("slow", "normal", "fast")
_HEIGHT = 60
_LEAST_SLIDER = 120
"""Below this the button that goes on from here keeps its icon only."""


class Controls(Surface):
    """Says what is wanted; the page does it and shows it here."""

    step_asked = Signal(str)
    """One of ``STEPS``."""
    jump_asked = Signal(int)
    speed_chosen = Signal(str)
    eyes_chosen = Signal(str)
    branch_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_playing = False
        self.buttons = {step: Button(kind=BAR, icon=_ICONS[step], height=SMALL) for step in STEPS}
        self.slider = JumpSlider()
        self.slider.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.slider.valueChanged.connect(self.jump_asked)
        bind_text(self.slider.setAccessibleName, lambda: self.tr("Position in the game"))
        self.place = Label(role=Role.NUMBER, colour="bar_text")
        self.place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        bind_style(self.place.setMinimumWidth, line(86))
        self.speed = ChoiceField(lambda: self.tr("Speed"), lacquer=True)
        bind_text(self.speed.set_items, self._speeds)
        self.eyes = ChoiceField(lambda: self.tr("View as"), lacquer=True)
        self._words_width: int | None = None
        """How wide the words of the last button were when the slider took their room."""
        self.branch = Button(self._branch_words, BAR, icon="forward", height=SMALL)
        bind_text(self.branch.setAccessibleName, lambda: self.tr("Continue from here"))
        bind_text(self.branch.setToolTip, lambda: self.tr("Play on from here as a new game"))
        for step, words in self._step_words().items():
            self.buttons[step].describe(words)
            self.buttons[step].clicked.connect(lambda _=False, s=step: self.step_asked.emit(s))
        row(
            *self.buttons.values(),
            (self.slider, 1),
            self.place,
            self.speed,
            self.eyes,
            self.branch,
            spacing=8,
            margins=(12, 0, 12, 0),
            on=self,
        )
        bind_style(self.setFixedHeight, line(_HEIGHT))
        self.slider.installEventFilter(self)
        self.speed.activated.connect(lambda: self.speed_chosen.emit(self.speed.value()))
        self.eyes.activated.connect(lambda: self.eyes_chosen.emit(self.eyes.value()))
        self.branch.clicked.connect(self.branch_asked)
        self.speed.set_value("normal")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the strip anew whenever the slider has become longer or shorter."""
        if event.type() == QEvent.Type.Resize:
            self._share()
        return super().eventFilter(watched, event)

    def _share(self) -> None:
        least, width = theme().px(_LEAST_SLIDER), self.branch.sizeHint().width()
        if self._words_width is None:
            if self.slider.width() < least:
                self._words_width = width
                ask_again(self.branch)
        elif self.slider.width() - (self._words_width - width) >= least:
            self._words_width = None
            ask_again(self.branch)

    def _branch_words(self) -> str:
        return self.tr("Continue from here") if self._words_width is None else ""

    def set_length(self, last: int) -> None:
        """How many steps there are."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.setPageStep(max(1, last // 10))
        self.slider.blockSignals(False)

    def show_position(self, position: int, *, is_playing: bool) -> None:
        last = self.slider.maximum()
        self.slider.blockSignals(True)
        self.slider.setValue(position)
        self.slider.blockSignals(False)
        self.place.setText(f"{position} / {last}")
        for step in ("first", "back"):
            self.buttons[step].setEnabled(position > 0)
        for step in ("play", "forward", "last"):
            self.buttons[step].setEnabled(position < last)
        play = self.buttons["play"]
        play.set_icon("pause" if is_playing else "play")
        self._is_playing = is_playing
        ask_again(play)

    def _step_words(self) -> dict[str, Text]:
        return {
            "first": lambda: self.tr("To the start"),
            "back": lambda: self.tr("Previous step"),
            "play": lambda: self.tr("Pause") if self._is_playing else self.tr("Play"),
            "forward": lambda: self.tr("Next step"),
            "last": lambda: self.tr("To the end"),
        }

    def _speeds(self) -> list[tuple[str, str]]:
        return [
            ("slow", self.tr("Slow")),
            ("normal", self.tr("Normal")),
            ("fast", self.tr("Fast")),
        ]
