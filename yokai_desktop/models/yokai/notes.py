"""What people pin on cards to remember them: private, one set of notes for every seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from yokai_desktop.engine.contract import Json
from yokai_desktop.engine.yokai.cards import ALL_FAMILIES, CARDS, Family, families_of


@dataclass(frozen=True)
class Note:
    """What somebody believes of a card: perhaps these families, surely not those (bit sets).

    ``same`` is the number of a card that is held to be of the same family, -1 for none.
    """

    maybe: int = 0
    never: int = 0
    same: int = -1

    @property
    def families(self) -> tuple[Family, ...]:
        return families_of(self.maybe)

    @property
    def excluded(self) -> tuple[Family, ...]:
        return families_of(self.never)

    @property
    def left(self) -> tuple[Family, ...]:
        """The families that it can still be, by the note."""
        return families_of((self.maybe or ALL_FAMILIES) & ~self.never)

    def allowing(self, family: Family) -> Note:
        """It may be of this family; said again, that is taken back."""
        if self.maybe & family.bit:
            return replace(self, maybe=self.maybe & ~family.bit)
        return replace(self, maybe=self.maybe | family.bit, never=self.never & ~family.bit)

    def excluding(self, family: Family) -> Note:
        """It is not of this family; said again, that is taken back."""
        if self.never & family.bit:
            return replace(self, never=self.never & ~family.bit)
        return replace(self, never=self.never | family.bit, maybe=self.maybe & ~family.bit)

    def only(self, family: Family) -> Note:
        """It is of this family."""
        return replace(self, maybe=family.bit, never=0)

    def like(self, card: int) -> Note:
        """It is of the same family as another card, -1 for none."""
        return replace(self, same=card)


NOTHING = Note()


@dataclass
class Notes:
    """The notes of everybody at the table, by seat and card."""

    _by_seat: dict[int, dict[int, Note]] = field(default_factory=dict)

    def of(self, seat: int) -> Mapping[int, Note]:
        """The notes of one person; nobody else may see them."""
        return self._by_seat.get(seat, {})

    def pin(self, seat: int, card: int, note: Note) -> None:
        """Replace the note on a card; an empty one is taken off."""
        mine = self._by_seat.setdefault(seat, {})
        if note == NOTHING:
            mine.pop(card, None)
        else:
            mine[card] = note

    def data(self) -> Json:
        """The notes as plain JSON."""
        return {
            str(seat): {
                str(card): [note.maybe, note.never, note.same] for card, note in mine.items()
            }
            for seat, mine in self._by_seat.items()
            if mine
        }

    @classmethod
    def read(cls, data: Json) -> Notes:
        """The notes of ``data``; whatever makes no sense is left out."""
        notes = cls()
        for seat, mine in data.items() if isinstance(data, dict) else ():
            for card, bits in mine.items() if isinstance(mine, dict) else ():
                if _is_number(seat) and _is_number(card) and int(card) < CARDS and _are_bits(bits):
                    notes.pin(int(seat), int(card), Note(*bits))
        return notes


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 2


def _are_bits(bits: Json) -> bool:
    return (
        isinstance(bits, list)
        and len(bits) in (2, 3)  # notes of the first version had no third part
        and all(type(part) is int for part in bits)
        and all(0 <= part <= ALL_FAMILIES for part in bits[:2])
        and not bits[0] & bits[1]
        and all(-1 <= card < CARDS for card in bits[2:])
    )
