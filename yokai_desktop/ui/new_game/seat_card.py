"""One seat: who sits there, a person with a name or a computer player by its level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.match import LONGEST_NAME, PERSON, Seat
from yokai_desktop.engine.names import clean_name
from yokai_desktop.ui.games.masks import (
    ASKEW,
    COMPUTER_NAMES,
    EVEN,
    LOOSE,
    PEOPLE_MASKS,
    QUICK,
    SLOW,
    STRAIGHT,
    persona_of,
)
from yokai_desktop.ui.new_game.seat_choice import NEW_NAME, Guest, SeatChoice
from yokai_desktop.ui.parts.bindings import Length, ask_again, bind_text, follow_style
from yokai_desktop.ui.parts.fields import TextField
from yokai_desktop.ui.parts.labels import PARTED, ElidedLabel
from yokai_desktop.ui.parts.layouts import Gap, column, row
from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.theme.qss import set_state

_WIDTH, _HEIGHT = 208, 128
_RADIUS = 12
_DISC = 52
_MARGIN = 8


def _from_edge(length: float) -> Length:
    """A length of the design inside the slip, whose shadow is as broad at every size."""
    return lambda: _MARGIN + theme().px(length)


class SeatCard(Raised):
    """``seat()`` is the choice; ``set_seat`` restores one."""

    rim = QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    softness = 0.7

    changed = Signal()

    def __init__(
        self,
        number: int,
        levels: tuple[str, ...],
        parent: QWidget | None = None,
        *,
        lays_cards: bool = True,
    ) -> None:
        """``lays_cards``: players of this game lay cards on the table, and have their way of it."""
        super().__init__(parent)
        self._lays_cards = lays_cards
        self.number = number
        self._mask = PEOPLE_MASKS[number % len(PEOPLE_MASKS)]
        self.side = number
        self.words_for_side = ""
        self._names = {"person": "", "computer": COMPUTER_NAMES[number]}
        self._name = TextField(Role.NAME, lacquer=True)
        self._name.setMaxLength(LONGEST_NAME)
        bind_text(self._name.setPlaceholderText, self._usual_name)
        bind_text(
            self._name.setAccessibleName,
            lambda: self.tr("Name for seat %1").replace("%1", str(number + 1)),
        )
        bind_text(self._name.setToolTip, lambda: self.tr("Click to change the name"))
        self.choice = SeatChoice(
            lambda: self.tr("Who plays seat %1").replace("%1", str(number + 1)), levels
        )
        self._kind = ElidedLabel(self._kind_words, Role.SECONDARY, "plate_sub", modest=True)
        words = column(1, self._name, self._kind, 1, spacing=0)
        self._column = column(
            (row(Gap(_DISC + 8), (words, 1), spacing=0), 1),
            self.choice,
            spacing=6,
            margins=(_from_edge(14), _from_edge(8), _from_edge(14), _from_edge(12)),
            on=self,
        )
        self.choice.activated.connect(self._player_chosen)
        self._name.textEdited.connect(self._name_typed)
        follow_style(self, self.update)
        self._show_player()

    def seat(self) -> Seat:
        return Seat(self.choice.player, self._name.text())

    def set_seat(self, seat: Seat) -> None:
        self._names["person" if seat.is_person else "computer"] = seat.name
        self.choice.choose(seat.player, seat.name)
        self._show_player()

    def set_guests(self, guests: Sequence[Guest], elsewhere: frozenset[str]) -> None:
        """The people who may be chosen, and those who sit on other seats."""
        self.choice.set_guests(guests, elsewhere)
        self.choice.choose(self.choice.player, self._name.text())

    def set_mask(self, mask: str) -> None:
        """The mask of who sits here, among those of the whole table."""
        self._mask = mask
        self.update()

    @property
    def is_being_named(self) -> bool:
        """Whether somebody types here."""
        return self._name.hasFocus()

    def set_side(self, side: int, words: str) -> None:
        """The side the seat belongs to, and what that means here (``your partner``)."""
        self.side, self.words_for_side = side, words
        self._show_player()

    @property
    def is_person(self) -> bool:
        return self.choice.player == PERSON

    def shown_name(self) -> str:
        """The name as others read it."""
        return clean_name(self._name.text()) or self._name.placeholderText()

    def _player_chosen(self) -> None:
        guest = self.choice.guest
        is_new = self.choice.value() == NEW_NAME
        if guest is not None or is_new:
            self._names["person"] = guest.name if guest is not None else ""
        self._show_player()
        self.changed.emit()
        if is_new:
            self._name.setFocus(Qt.FocusReason.TabFocusReason)

    def _name_typed(self, text: str) -> None:
        self._names["person" if self.is_person else "computer"] = text
        ask_again(self._kind)
        self.changed.emit()

    def _show_player(self) -> None:
        name = self._names["person" if self.is_person else "computer"]
        if self._name.text() != name:
            self._name.setText(name)
        ask_again(self._kind)
        set_state(self, "person", self.is_person)
        self.update()

    def _kind_words(self) -> str:
        if self.words_for_side:
            return self.words_for_side
        if self.is_person:
            return self.tr("at this screen")
        persona = persona_of(self._name.text(), self.number)
        paces = {
            QUICK: self.tr("plays quickly"),
            EVEN: self.tr("plays steadily"),
            SLOW: self.tr("takes its time"),
        }
        if not self._lays_cards:
            looks = {
                QUICK: self.tr("glances at cards"),
                EVEN: self.tr("looks calmly"),
                SLOW: self.tr("looks for long"),
            }
            return PARTED.join((paces[persona.pace], looks[persona.pace]))
        leans = {
            STRAIGHT: self.tr("straight cards"),
            LOOSE: self.tr("loose cards"),
            ASKEW: self.tr("cards askew"),
        }
        return PARTED.join((paces[persona.pace], leans[persona.lean]))

    def _usual_name(self) -> str:
        """What a seat without a name is called."""
        if self.number == 0:
            return self.tr("You")
        return self.tr("Player %1").replace("%1", str(self.number + 1))

    def sizeHint(self) -> QSize:
        style = theme()
        least = self._column.minimumSize().height()
        height = max(style.px(_HEIGHT) + 2 * _MARGIN, least)
        return QSize(style.scale.line(_WIDTH) + 2 * _MARGIN, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.slip()
        edge = 2 if self.is_person else 1
        bar = QRectF(box.left() + edge, box.top() + box.height() * 0.1, 4, box.height() * 0.8)
        painter.fillRect(bar, style.colours.side_discs[self.side % len(style.colours.side_discs)])
        side = style.px(_DISC)
        disc = QRectF(box.left() + style.px(14), box.top() + style.px(14), side, side)
        paint_mask(painter, disc, self._mask, self.side, self.devicePixelRatioF())
