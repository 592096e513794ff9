"""Every variant of Yōkai, freely combined: affinities, hints, a shape, the mix of hints."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.hints import MOST_OF_KIND, TABLE_MIX, Mix
from yokai_desktop.engine.yokai.options import AFFINITY, HINTS, WITH_SECRETS
from yokai_desktop.ui.new_game.choices import chosen_word
from yokai_desktop.ui.parts.bindings import Text, bind_text
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, grid
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.parts.stepper import Stepper
from yokai_desktop.ui.parts.toggle import Toggle
from yokai_desktop.ui.theme import Role

_AFFINITIES = AFFINITY.values
_HINTS = HINTS.values
_MOST_PLAYERS = 4
_KINDS = ("singles", "pairs", "triples")


class CustomPanel(QWidget):
    """``options(players)`` are the choices as the engine takes them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels = {
            name: Label(words, Role.BUTTON, wraps=True) for name, words in self._words().items()
        }
        self.affinity, self.hints = Segments(_AFFINITIES), Segments(_HINTS)
        self._name_choices()
        for name, group in (("affinity", self.affinity), ("hints", self.hints)):
            bind_text(group.setAccessibleName, self._words()[name])
        self.holders = [Toggle() for _ in range(_MOST_PLAYERS)]
        self._nobody = Label(
            lambda: self.tr("Nobody named: the player who begins."),
            Role.SECONDARY,
            "ink2",
            wraps=True,
        )
        self.with_shape = Toggle(lambda: self.tr("The cards must form a shape"))
        self.with_children = Toggle(lambda: self.tr("With children: easier hints"))
        self.other_mix = Toggle(lambda: self.tr("Another mix of hints"))
        self.mix = {
            kind: Stepper(0, most, 2) for kind, most in zip(_KINDS, MOST_OF_KIND, strict=True)
        }
        self._total = Label(role=Role.SECONDARY, colour="ink2", wraps=True)
        for choice in (self.affinity, self.hints):
            choice.chosen.connect(self._tell)
        for toggle in (*self.holders, self.with_shape, self.with_children, self.other_mix):
            toggle.toggled.connect(self._tell)
        for kind, stepper in self.mix.items():
            stepper.changed.connect(self._tell)
            stepper.describe(self._words()[kind], lambda: self.tr("Fewer"), lambda: self.tr("More"))
        self._lay_out()

    def _lay_out(self) -> None:
        holders, counts = grid(across=6, down=6), grid(across=6, down=6)
        for seat, toggle in enumerate(self.holders):
            holders.addWidget(toggle, seat // 2, seat % 2, Qt.AlignmentFlag.AlignLeft)
        for place, kind in enumerate(_KINDS):
            counts.addWidget(self._labels[kind], place, 0)
            counts.addWidget(self.mix[kind], place, 1)
        counts.setColumnStretch(0, 1)
        column(
            self._labels["affinity"],
            self.affinity,
            self._labels["holders"],
            holders,
            self._nobody,
            self._labels["hints"],
            self.hints,
            self.with_shape,
            self.with_children,
            self.other_mix,
            counts,
            self._total,
            spacing=6,
            on=self,
        )

    def _tell(self) -> None:
        self.changed.emit()

    def options(self, players: int, edition: str) -> dict[str, str]:
        """The chosen variants, those that fit the others."""
        self._show(players, edition)
        return {
            "affinity": self.affinity.value(),
            "holders": "-".join(map(str, self._chosen_holders(players))),
            "hints": self.hints.value(),
            "mix": str(self._mix()) if self.other_mix.isChecked() else "",
            "children": "yes" if self.with_children.isChecked() else "no",
        }

    def _chosen_holders(self, players: int) -> list[int]:
        """Who holds a secret affinity; nobody named means whoever begins."""
        if self.affinity.value() not in WITH_SECRETS:
            return []
        return [seat for seat in range(players) if self.holders[seat].isChecked()]

    def name_players(self, names: list[str]) -> None:
        """What the players are called who may hold a secret affinity."""
        for toggle, name in zip(self.holders, names, strict=False):
            toggle.setText(name)
            toggle.updateGeometry()

    def _mix(self) -> Mix:
        return Mix(*(self.mix[kind].value() for kind in _KINDS))

    def _show(self, players: int, edition: str) -> None:
        secret, mixed = self.affinity.value() in WITH_SECRETS, self.other_mix.isChecked()
        self._labels["holders"].setVisible(secret)
        for seat, toggle in enumerate(self.holders):
            toggle.setVisible(secret and seat < players)
        self._nobody.setVisible(secret and not self._chosen_holders(players))
        for kind in _KINDS:
            self._labels[kind].setVisible(mixed)
            self.mix[kind].setVisible(mixed)
        self._total.setVisible(mixed)
        total, usual = self._mix().total, TABLE_MIX[players].total
        if edition == "second" and total != usual:
            words = self.tr("%1 hints: the second edition keeps %2 for this number of players.")
        else:
            words = self.tr("%1 hints in all; %2 is usual.")
        self._total.setText(words.replace("%1", str(total)).replace("%2", str(usual)))

    def restore(self, choices: dict[str, Any], players: int) -> None:
        self.affinity.set_value(chosen_word(choices, "affinity", _AFFINITIES))
        self.hints.set_value(chosen_word(choices, "hints", _HINTS))
        held = str(choices.get("holders", "")).split("-")
        for seat, holder in enumerate(self.holders):
            holder.setChecked(str(seat) in held)
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
            "holders": "-".join(
                str(seat) for seat, toggle in enumerate(self.holders) if toggle.isChecked()
            ),
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

    def _words(self) -> dict[str, Text]:
        return {
            "affinity": lambda: self.tr("Affinity between two families"),
            "holders": lambda: self.tr("Who holds a secret affinity?"),
            "hints": lambda: self.tr("Hints"),
            "singles": lambda: self.tr("one family"),
            "pairs": lambda: self.tr("two families"),
            "triples": lambda: self.tr("three families"),
        }

    def _name_choices(self) -> None:
        bind_text(self.affinity.set_words, "none", lambda: self.tr("None"))
        bind_text(self.affinity.set_words, "open", lambda: self.tr("Open"))
        bind_text(self.affinity.set_words, "secret", lambda: self.tr("Secret"))
        bind_text(
            self.affinity.set_words, "both", lambda: self.tr("Both", "affinities, open and secret")
        )
        bind_text(self.hints.set_words, "normal", lambda: self.tr("Turned up"))
        bind_text(self.hints.set_words, "stacked", lambda: self.tr("Stacked"))
        bind_text(self.hints.set_words, "blank", lambda: self.tr("Blank"))
