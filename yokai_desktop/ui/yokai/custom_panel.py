"""Every variant of Yōkai, freely combined: bonds, hints, a shape, the mix of hints."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from yokai_desktop.engine.yokai.hints import MOST_OF_KIND, TABLE_MIX, Mix
from yokai_desktop.ui.new_game.choices import chosen_word
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.parts.stepper import Stepper
from yokai_desktop.ui.parts.toggle import Toggle
from yokai_desktop.ui.theme import Role, Themed, theme

_AFFINITIES = ("none", "open", "secret")
_HINTS = ("normal", "stacked", "blank")
_KINDS = ("singles", "pairs", "triples")


class CustomPanel(QWidget, Themed):
    """``options(players)`` are the choices as the engine takes them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels = {
            name: Label(role=Role.BUTTON, wraps=True)
            for name in ("affinity", "secrets", "hints", *_KINDS)
        }
        self.affinity, self.hints = Segments(_AFFINITIES), Segments(_HINTS)
        self.secrets = Segments(("1", "2", "3", "4"))
        self.with_shape, self.with_children, self.other_mix = Toggle(), Toggle(), Toggle()
        self.mix = {
            kind: Stepper(0, most, 2) for kind, most in zip(_KINDS, MOST_OF_KIND, strict=True)
        }
        self._total = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for name, part in (
            ("affinity", self.affinity),
            ("secrets", self.secrets),
            ("hints", self.hints),
        ):
            self._column.addWidget(self._labels[name])
            self._column.addWidget(part)
            part.chosen.connect(self._tell)
        for toggle in (self.with_shape, self.with_children, self.other_mix):
            self._column.addWidget(toggle)
            toggle.toggled.connect(self._tell)
        self._mix_grid = QGridLayout()
        for row, kind in enumerate(_KINDS):
            self._mix_grid.addWidget(self._labels[kind], row, 0)
            self._mix_grid.addWidget(self.mix[kind], row, 1)
            self.mix[kind].changed.connect(self._tell)
        self._mix_grid.setColumnStretch(0, 1)
        self._column.addLayout(self._mix_grid)
        self._column.addWidget(self._total)
        self.retranslate()
        self.follow_theme()

    def _tell(self) -> None:
        self.changed.emit()

    def options(self, players: int, edition: str) -> dict[str, str]:
        """The chosen variants, those that fit the others."""
        self._show(players, edition)
        secret = self.affinity.value() == "secret"
        return {
            "affinity": self.affinity.value(),
            "secrets": str(min(int(self.secrets.value()), players)) if secret else "1",
            "hints": self.hints.value(),
            "mix": str(self._mix()) if self.other_mix.isChecked() else "",
            "children": "yes" if self.with_children.isChecked() else "no",
        }

    def _mix(self) -> Mix:
        return Mix(*(self.mix[kind].value() for kind in _KINDS))

    def _show(self, players: int, edition: str) -> None:
        secret, mixed = self.affinity.value() == "secret", self.other_mix.isChecked()
        self._labels["secrets"].setVisible(secret)
        self.secrets.setVisible(secret)
        for number in ("1", "2", "3", "4"):
            self.secrets.set_possible(number, int(number) <= players)
        for kind in _KINDS:
            self._labels[kind].setVisible(mixed)
            self.mix[kind].setVisible(mixed)
        self._total.setVisible(mixed)
        total, usual = self._mix().total, TABLE_MIX[players].total
        if edition == "second" and total != usual:
            words = self.tr("%1 hints: the second edition keeps %2 for this number of players.")
        else:
            words = self.tr("%1 hints in all; usual are %2.")
        self._total.setText(words.replace("%1", str(total)).replace("%2", str(usual)))

    def restore(self, choices: dict[str, Any], players: int) -> None:
        self.affinity.set_value(chosen_word(choices, "affinity", _AFFINITIES))
        self.hints.set_value(chosen_word(choices, "hints", _HINTS))
        self.secrets.set_value(chosen_word(choices, "secrets", ("1", "2", "3", "4")))
        for name, toggle in self._toggles().items():
            toggle.setChecked(choices.get(name) == "yes")
        usual = TABLE_MIX[players]
        for kind, count in zip(_KINDS, usual, strict=True):
            kept = choices.get(kind)
            self.mix[kind].set_value(
                int(kept) if isinstance(kept, str) and kept.isdecimal() else count
            )

    def remembered(self) -> dict[str, str]:
        kept = {
            "affinity": self.affinity.value(),
            "hints": self.hints.value(),
            "secrets": self.secrets.value(),
        }
        kept.update({kind: str(self.mix[kind].value()) for kind in _KINDS})
        kept.update({n: "yes" if t.isChecked() else "no" for n, t in self._toggles().items()})
        return kept

    def _toggles(self) -> dict[str, Toggle]:
        return {
            "with_shape": self.with_shape,
            "children": self.with_children,
            "other_mix": self.other_mix,
        }

    def retranslate(self) -> None:
        self._labels["affinity"].setText(self.tr("A bond between two families"))
        self.affinity.set_words("none", self.tr("None"))
        self.affinity.set_words("open", self.tr("Open"))
        self.affinity.set_words("secret", self.tr("Secret"))
        self._labels["secrets"].setText(self.tr("How many players hold a secret bond"))
        for number in ("1", "2", "3", "4"):
            self.secrets.set_words(number, number)
        self._labels["hints"].setText(self.tr("Hints"))
        self.hints.set_words("normal", self.tr("Turned up"))
        self.hints.set_words("stacked", self.tr("Stacked"))
        self.hints.set_words("blank", self.tr("Blank"))
        self.with_shape.setText(self.tr("The cards must form a shape"))
        self.with_children.setText(self.tr("With children: one easy hint more, one hard hint less"))
        self.other_mix.setText(self.tr("Another mix of hints"))
        self._labels["singles"].setText(self.tr("naming one family"))
        self._labels["pairs"].setText(self.tr("naming two families"))
        self._labels["triples"].setText(self.tr("naming three families"))
        for kind in _KINDS:
            self.mix[kind].describe(self._labels[kind].text(), self.tr("Fewer"), self.tr("More"))

    def restyle(self) -> None:
        self._column.setSpacing(theme().px(6))
        self._mix_grid.setSpacing(theme().px(6))
