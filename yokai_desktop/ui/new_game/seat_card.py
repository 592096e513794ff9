"""One seat: who sits there, a person with a name or a computer player by its level."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.engine.match import LONGEST_NAME, PERSON, Seat
from yokai_desktop.engine.names import clean_name
from yokai_desktop.ui.game_words import level_name
from yokai_desktop.ui.parts.fields import Choice, TextField
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.plate import paint_mask
from yokai_desktop.ui.parts.surface import Raised
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.theme.qss import set_state

_WIDTH, _HEIGHT = 208, 132
_RADIUS = 12
_DISC = 52
_MARGIN = 8

COMPUTER_NAMES = ("Hanako", "Ren", "Botan", "Aiko", "Jun", "Sora", "Kaede", "Haru")


class SeatCard(Raised, Themed):
    """``seat()`` is the choice; ``set_seat`` restores one."""

    rim = QMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    softness = 0.7

    changed = Signal()

    def __init__(self, number: int, levels: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number, self._levels = number, levels
        self.side = number
        self.words_for_side = ""
        self._names = {"person": "", "computer": COMPUTER_NAMES[(number + 3) % len(COMPUTER_NAMES)]}
        self._name = TextField(Role.NAME, lacquer=True)
        self._name.setMaxLength(LONGEST_NAME)
        self._kind = Label(role=Role.SECONDARY, colour="plate_sub")
        self._player = Choice(lacquer=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._name)
        words.addWidget(self._kind)
        words.addStretch(1)
        self._head = QHBoxLayout()
        self._head.addSpacing(0)
        self._head.addLayout(words, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head, 1)
        self._column.addWidget(self._player)
        self._player.activated.connect(self._player_chosen)
        self._name.textEdited.connect(self._name_typed)
        self.retranslate()
        self.follow_theme()

    def seat(self) -> Seat:
        player = self._player.value() or PERSON
        return Seat(player, self._name.text())

    def set_seat(self, seat: Seat) -> None:
        self._player.set_value(seat.player)
        self._names["person" if seat.is_person else "computer"] = seat.name
        self._show_player()

    def set_side(self, side: int, words: str) -> None:
        """The side the seat belongs to, and what that means here (``your partner``)."""
        self.side, self.words_for_side = side, words
        self._show_player()

    @property
    def is_person(self) -> bool:
        return self._player.value() == PERSON

    def shown_name(self) -> str:
        """The name as others read it."""
        return clean_name(self._name.text()) or self._name.placeholderText()

    def _player_chosen(self) -> None:
        self._show_player()
        self.changed.emit()

    def _name_typed(self, text: str) -> None:
        self._names["person" if self.is_person else "computer"] = text
        self.changed.emit()

    def _show_player(self) -> None:
        name = self._names["person" if self.is_person else "computer"]
        if self._name.text() != name:
            self._name.setText(name)
        kind = self.tr("at this screen") if self.is_person else self.tr("computer")
        self._kind.setText(self.words_for_side or kind)
        set_state(self, "person", self.is_person)
        self.update()

    def retranslate(self) -> None:
        chosen = self._player.value()
        items = [(PERSON, self.tr("Human"))]
        items += [(level, level_name(level)) for level in self._levels]
        self._player.set_items(items)
        self._player.set_value(chosen or PERSON)
        if self.number == 0:
            self._name.setPlaceholderText(self.tr("You"))
        else:
            player = self.tr("Player %1").replace("%1", str(self.number + 1))
            self._name.setPlaceholderText(player)
        self._name.setAccessibleName(self.tr("Name"))
        seat = self.tr("Who plays seat %1").replace("%1", str(self.number + 1))
        self._player.setAccessibleName(seat)
        self._name.setToolTip(self.tr("Click to change the name"))
        self._show_player()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.changed.emit()

    def restyle(self) -> None:
        look = theme()
        pad = look.px(14)
        inner = _MARGIN + pad
        self._column.setContentsMargins(inner, _MARGIN + look.px(8), inner, _MARGIN + look.px(12))
        self._column.setSpacing(look.px(6))
        self._head.setContentsMargins(look.px(_DISC) + look.px(8), 0, 0, 0)

    def sizeHint(self) -> QSize:
        look = theme()
        least = self._column.minimumSize().height()
        height = max(look.px(_HEIGHT) + 2 * _MARGIN, least)
        return QSize(look.scale.line(_WIDTH) + 2 * _MARGIN, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.slip()
        edge = 2 if self.is_person else 1
        bar = QRectF(box.left() + edge, box.top() + box.height() * 0.1, 4, box.height() * 0.8)
        painter.fillRect(bar, look.colours.side_discs[self.side % len(look.colours.side_discs)])
        side = look.px(_DISC)
        disc = QRectF(box.left() + look.px(14), box.top() + look.px(14), side, side)
        mask = f"person-{self.number % 4 + 1}" if self.is_person else self._player.value()
        paint_mask(painter, disc, mask, self.side, self.devicePixelRatioF())
