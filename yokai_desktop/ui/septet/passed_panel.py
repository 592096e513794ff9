"""Under the log while cards are passed: how it is done by keys, then what went and what came."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.parts.key_cap import KeyLine
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import row
from yokai_desktop.ui.parts.mask_disc import MaskDisc
from yokai_desktop.ui.parts.panel import Panel
from yokai_desktop.ui.septet.card_strip import CardStrip
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.joining import listed, sentences
from yokai_desktop.words.septet.cards import family_name
from yokai_desktop.words.septet.names import Names

translate = QCoreApplication.translate
_CARD, _SEVEN = 42, 34


class PassedPanel(Panel):
    """What the viewer passed and got: here until the first trick is gone."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, spacing=6)
        self._masks = row(spacing=4)
        title = Label(lambda: translate("Septet", "Passing"), Role.NAME, "panel_text")
        self.body.addLayout(row((title, 1), self._masks))
        self._passed, self._got = CardStrip(_CARD), CardStrip(_CARD)
        for words, strip in (
            (lambda: translate("Septet", "You passed"), self._passed),
            (lambda: translate("Septet", "You got"), self._got),
        ):
            name = Label(words, Role.SECONDARY, "panel_muted", wraps=True)
            self.body.addLayout(row((name, 2), (strip, 5), spacing=8))
        self.body.addWidget(
            Label(
                lambda: translate("Septet", "Here until the first trick is over, then in the log."),
                Role.CAPTION,
                "panel_muted",
                wraps=True,
            )
        )
        self._givers: tuple[tuple[str, int], ...] = ()

    def show_view(self, view: SeptetView, names: Names) -> None:
        if not view.received:
            return
        self._passed.show_cards(view.passed, view.mode)
        self._got.show_cards([c for came in view.received for c in came.cards], view.mode)
        self._show_givers(
            tuple(
                (
                    mask_of(names.match, came.giver),
                    names.colour_of(view.mode, view.mode.side_of(came.giver)),
                )
                for came in view.received
            )
        )

    def _show_givers(self, givers: tuple[tuple[str, int], ...]) -> None:
        if givers == self._givers:
            return
        self._givers = givers
        while (item := self._masks.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.setParent(None)
                old.deleteLater()
        for mask, side in givers:
            self._masks.addWidget(MaskDisc(mask, side, 28))


class PassingPanel(Panel):
    """While cards are chosen: the keys; in Seven Next the sevens that one holds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, spacing=6)
        self._is_seven_next = False
        self._title = Label(self._title_words, Role.NAME, "panel_text")
        self._sevens = CardStrip(_SEVEN)
        self._pairs = Label("", Role.SECONDARY, "panel_muted", wraps=True)
        self._keys = [
            KeyLine(lambda: translate("Septet", "Enter"), self._enter_words),
            KeyLine(lambda: translate("Septet", "Backspace"), self._back_words),
            KeyLine(lambda: translate("Septet", "Space"), self._space_words),
        ]
        for part in (self._title, self._sevens, self._pairs, *self._keys):
            self.body.addWidget(part)

    def _title_words(self) -> str:
        if self._is_seven_next:
            return translate("Septet", "Your sevens")
        return translate("Septet", "Keys")

    def _enter_words(self) -> str:
        return translate("Septet", "puts it into a slot")

    def _back_words(self) -> str:
        return translate("Septet", "takes one back")

    def _space_words(self) -> str:
        return translate("Septet", "passes the three")

    def show_view(self, view: SeptetView) -> None:
        self._is_seven_next = view.mode.is_seven_next
        self._title.setText(self._title_words())
        self._sevens.setVisible(self._is_seven_next)
        self._pairs.setVisible(self._is_seven_next)
        for line in self._keys:
            line.setVisible(not self._is_seven_next)
        if self._is_seven_next:
            sevens = [card for card in view.hand if card.is_boss]
            self._sevens.show_cards(sevens, view.mode)
            self._pairs.setText(_seven_words(view))


def _seven_words(view: SeptetView) -> str:
    """Which families one holds both sevens of, and which are sealed already."""
    held = [card.family for card in view.hand if card.is_boss]
    pairs = [family for family in Family if held.count(family) > 1]
    own = view.seals[view.mode.side_of(view.seat)]
    sealed = [family for family in Family if family in own]
    if pairs:
        text = translate("Septet", "Both 7s of: {families}.")
        words = text.format(families=listed(map(family_name, pairs)))
    else:
        words = translate("Septet", "No pair yet.")
    more = ""
    if sealed:
        text = translate("Septet", "Already sealed: {families}.")
        more = text.format(families=listed(map(family_name, sealed)))
    return sentences((words, more))
