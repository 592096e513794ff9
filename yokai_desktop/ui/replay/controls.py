"""The strip below a replay: steps, a slider, the speed, whose eyes, and going on from here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.fields import Choice
from yokai_desktop.ui.parts.jump_slider import JumpSlider
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.surface import Surface
from yokai_desktop.ui.theme import Role, Themed, theme

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


class Controls(Surface, Themed):
    """Says what is wanted; the page does it and shows it here."""

    step_asked = Signal(str)
    """One of ``STEPS``."""
    jump_asked = Signal(int)
    speed_chosen = Signal(str)
    eyes_chosen = Signal(str)
    branch_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = {step: Button(kind=BAR, icon=_ICONS[step], height=SMALL) for step in STEPS}
        self.slider = JumpSlider()
        self.slider.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.slider.valueChanged.connect(self.jump_asked)
        self.place = Label(role=Role.NUMBER, colour="bar_text")
        self.speed, self.eyes = Choice(lacquer=True), Choice(lacquer=True)
        self.branch = Button(kind=BAR, icon="forward", height=SMALL)
        self._row = QHBoxLayout(self)
        for step, button in self.buttons.items():
            button.clicked.connect(lambda _=False, s=step: self.step_asked.emit(s))
            self._row.addWidget(button)
        self._row.addWidget(self.slider, 1)
        self._row.addWidget(self.place)
        self._row.addWidget(self.speed)
        self._row.addWidget(self.eyes)
        self._row.addWidget(self.branch)
        self.speed.activated.connect(lambda: self.speed_chosen.emit(self.speed.value()))
        self.eyes.activated.connect(lambda: self.eyes_chosen.emit(self.eyes.value()))
        self.branch.clicked.connect(self.branch_asked)
        self.retranslate()
        self.speed.set_value("normal")
        self.follow_theme()

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
        play.describe(self.tr("Pause") if is_playing else self.tr("Play"))

    def retranslate(self) -> None:
        self.buttons["first"].describe(self.tr("To the start"))
        self.buttons["back"].describe(self.tr("One step back"))
        self.buttons["play"].describe(self.tr("Play"))
        self.buttons["forward"].describe(self.tr("One step on"))
        self.buttons["last"].describe(self.tr("To the end"))
        self.slider.setAccessibleName(self.tr("Position in the game"))
        self.speed.set_items(
            [
                ("slow", self.tr("Slow")),
                ("normal", self.tr("Normal")),
                ("fast", self.tr("Fast")),
            ]
        )
        self.speed.setAccessibleName(self.tr("Speed"))
        self.eyes.setAccessibleName(self.tr("Whose eyes"))
        self.branch.setText(self.tr("Continue from here"))
        self.branch.setToolTip(self.tr("Play on from this position as a new game"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def restyle(self) -> None:
        look = theme()
        self._row.setContentsMargins(look.px(12), 0, look.px(12), 0)
        self._row.setSpacing(look.px(8))
        self.place.setMinimumWidth(look.scale.line(86))
        self.place.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setFixedHeight(look.scale.line(_HEIGHT))
