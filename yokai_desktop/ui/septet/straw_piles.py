"""The straw piles of the two-player game: what covers what can be seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.models.cards import Look
from yokai_desktop.models.septet.straw import Place, StrawModel, StrawRow
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.names import BACK, card_name, picture_of, spoken_card
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.pace import Pace
from yokai_desktop.ui.table.surface import CardSurface

translate = QCoreApplication.translate
_LIFT = 6


class StrawPile:
    """The pile of one player; only the viewer's own can be clicked."""

    def __init__(
        self, surface: CardSurface, place: int, clicked: Callable[[Place], None] | None
    ) -> None:
        self.model = StrawModel(straw_words, surface)
        self.place = place
        self._surface, self._clicked = surface, clicked
        self._buttons: dict[Place, CardButton] = {}
        self.pace = Pace()

    def spot(self, place: Place, geometry: SeptetGeometry) -> Spot:
        on_top, index = place
        row = geometry.straw_up if on_top else geometry.straw_down
        return row(self.place, index)

    def button(self, place: Place) -> CardButton | None:
        return self._buttons.get(place)

    def place_of_button(self, button: CardButton) -> Place | None:
        return next((place for place, other in self._buttons.items() if other is button), None)

    def choosable(self) -> list[CardButton]:
        """What the keyboard can reach, the row on top first, from left to right."""
        rows = [row for row in self.model.rows if row.legal or row.chosen or row.locked]
        rows.sort(key=lambda row: (not row.on_top, row.index))
        return [self._buttons[row.place] for row in rows]

    def place_holding(self, picture: str) -> Place | None:
        """Where a card with this picture lies face up."""
        for place, button in self._buttons.items():
            if button.picture == picture and not button.isHidden():
                return place
        return None

    def sync(self, rows: list[StrawRow], geometry: SeptetGeometry) -> None:
        """Lie exactly as the rows say."""
        self.model.set_rows(rows)
        for row in rows:
            button = self._made(row.place)
            button.put(self.spot(row.place, geometry))
            button.set_away(False)
        self.dress(rows)

    def dress(self, rows: list[StrawRow]) -> None:
        """The same cards, with other looks."""
        self.model.set_rows(rows)
        for row in rows:
            button = self._made(row.place)
            button.pace = self.pace
            button.setVisible(not row.gone)
            button.show_card(picture_of(row.card) if row.face_up else BACK, straw_words(row))
            button.setToolTip(straw_words(row) if row.hidden_boss else "")
            button.set_look(Look(legal=row.legal, dimmed=row.locked, chosen=row.chosen))
            button.is_draggable = row.legal and row.face_up
            reachable = row.legal or row.chosen or row.locked
            policy = Qt.FocusPolicy.StrongFocus if reachable else Qt.FocusPolicy.NoFocus
            button.setFocusPolicy(policy)

    def lay(self, place: Place, card: Card | None, geometry: SeptetGeometry) -> None:
        """A card has arrived, face up if it is known."""
        button = self._made(place)
        button.show_card(picture_of(card), spoken_card(card))
        button.put(self.spot(place, geometry))
        button.set_look(Look(), at_once=True)
        button.set_away(False)
        button.show()

    def clear(self) -> None:
        """No cards at all, before a deal."""
        for button in self._buttons.values():
            button.hide()

    def _made(self, place: Place) -> CardButton:
        if place not in self._buttons:
            button = CardButton(self._surface)
            button.lift_height = _LIFT
            if self._clicked is not None:
                click = self._clicked
                button.clicked.connect(lambda: click(place))
            self._buttons[place] = button
            button.show()
        return self._buttons[place]


def straw_words(row: StrawRow) -> str:
    """A place of a straw pile for screen readers; a hidden card tells nothing it should not."""
    if row.gone:
        return translate("Septet", "Empty place")
    if row.face_up:
        return spoken_card(row.card)
    words = spoken_card(None)
    if row.hidden_boss:
        if row.card is not None:
            words = translate("Septet", "Face-down card: {card}").format(card=card_name(row.card))
        else:
            words = translate("Septet", "Face-down card: a boss, unknown which")
    if row.covered_by:
        words += ", " + translate("Septet", "covered")
    return words
