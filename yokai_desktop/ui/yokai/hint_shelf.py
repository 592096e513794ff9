"""The hint cards that lie on the tray: the pile and those turned up, as cards of the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, Qt

from yokai_desktop.engine.yokai.hints import Hint
from yokai_desktop.models.cards import Look
from yokai_desktop.models.spot import Spot
from yokai_desktop.models.yokai.hints import HintsModel, HintState
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.surface import CardSurface
from yokai_desktop.ui.yokai.choosing import Choosing
from yokai_desktop.ui.yokai.hint_button import HintButton, PileButton
from yokai_desktop.ui.yokai.hint_tray import HintTray
from yokai_desktop.ui.yokai.sentences import hint_words


class HintShelf(QObject):
    """Makes as many cards as there are hints, and keeps them where the tray has room."""

    def __init__(self, board: CardSurface, model: HintsModel) -> None:
        super().__init__(board)
        self._board, self._model = board, model
        self.pile = PileButton(board)
        self._buttons: list[HintButton] = []
        self.clicked: Callable[[HintButton], None] = lambda button: None
        """Who wants to know of clicks."""
        self.reached: Callable[[QRect], None] = lambda box: None
        """Who brings a hint into sight that the keyboard has come to."""
        self.pile.reached.connect(lambda: self.reached(self.pile.geometry()))

    def turned_up(self) -> list[HintButton]:
        """The turned-up hints that are shown, in their order."""
        return [button for button in self._buttons if not button.isHidden()]

    def button_of(self, hint: Hint) -> HintButton | None:
        """The last turned-up card of this hint."""
        return next((b for b in reversed(self.turned_up()) if b.hint == hint), None)

    def show_hints(self, pace: Pace) -> None:
        """Follow the model."""
        self.pile.pace = pace
        pile = self._model.of(HintState.PILE)[0]
        self.pile.show_pile(pile.count, hint_words(pile))
        self.pile.setVisible(pile.count > 0)
        rows = self._model.of(HintState.TURNED_UP)
        while len(self._buttons) < len(rows):
            self._add_button()
        for place, button in enumerate(self._buttons):
            button.pace = pace
            button.set_away(False)
            button.setVisible(place < len(rows))
            if place < len(rows):
                hint = rows[place].hint
                assert hint is not None
                button.show_hint(hint, hint_words(rows[place]))
                button.setToolTip(button.accessibleName())

    def hide(self) -> None:
        """The tray is put away."""
        self.pile.hide()
        for button in self._buttons:
            button.hide()

    def add(self, hint: Hint, spot: Spot) -> None:
        """One more turned-up hint, before the model is told."""
        button = next((b for b in self._buttons if b.isHidden()), None) or self._add_button()
        button.show_hint(hint, "")
        button.put(spot)
        button.show()

    def _add_button(self) -> HintButton:
        button = HintButton(self._board)
        button.stackUnder(self._board.overlay)
        button.clicked.connect(lambda _=False: self.clicked(button))
        button.reached.connect(lambda: self.reached(button.geometry()))
        button.hide()
        self._buttons.append(button)
        return button

    def arrange(self, tray: HintTray) -> None:
        """Lie where the tray has room."""
        opening = tray.opening()
        self.pile.put(tray.pile_spot())
        self.pile.show_through(opening)
        shown = self.turned_up()
        for button, spot in zip(shown, tray.turned_up_spots(len(shown)), strict=True):
            button.put(spot)
            button.show_through(opening)

    def show_choice(self, choosing: Choosing) -> None:
        """Show which hints may be taken, and which one is in hand."""
        in_hand = choosing.hint
        rows = self._model.of(HintState.TURNED_UP)
        for button, row in zip(self.turned_up(), rows, strict=False):
            legal = row.can_be_placed and row.hint is not None and choosing.can_take(row.hint)
            chosen = in_hand is not None and button.hint == in_hand and legal
            in_hand = None if chosen else in_hand
            button.set_look(Look(legal=legal, chosen=chosen))
            button.is_draggable = legal
            button.setFocusPolicy(_reachable(legal))
        self.pile.set_look(Look(legal=choosing.may_reveal))
        self.pile.setFocusPolicy(_reachable(choosing.may_reveal))


def _reachable(wanted: bool) -> Qt.FocusPolicy:
    return Qt.FocusPolicy.StrongFocus if wanted else Qt.FocusPolicy.NoFocus
