"""What families, cards and players are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.ui.table.players import name_of, you_of

translate = QCoreApplication.translate

BACK = "septet/back"


def picture_of(card: Card | None) -> str:
    """The picture of a card, its back if it is unknown."""
    return f"septet/{card}" if card is not None else BACK


def symbol_of(family: Family) -> str:
    return f"symbols/{family.label}"


def family_name(family: Family) -> str:
    return {
        Family.WIND: translate("Septet", "Wind"),
        Family.EARTH: translate("Septet", "Earth"),
        Family.CHARM: translate("Septet", "Charm"),
        Family.LIGHTNING: translate("Septet", "Lightning"),
        Family.DARKNESS: translate("Septet", "Darkness"),
        Family.FIRE: translate("Septet", "Fire"),
        Family.SNOW: translate("Septet", "Snow"),
    }[family]


BOSS_NAMES = {
    Family.WIND: "Kamaitachi",
    Family.EARTH: "Tsuchigumo",
    Family.CHARM: "Hannya",
    Family.LIGHTNING: "Raijū",
    Family.DARKNESS: "Nurarihyon",
    Family.FIRE: "Wanyūdō",
    Family.SNOW: "Yuki-onna",
}
"""The same in every language."""


def rank_text(card: Card) -> str:
    """The rank as it stands on the card."""
    return "A" if card.is_ace else str(card.rank)


def card_name(card: Card) -> str:
    """A card in words: *Fire 9*, *Fire 7, shining*."""
    plain = f"{family_name(card.family)} {rank_text(card)}"
    return translate("Septet", "{card}, shining").format(card=plain) if card.is_shining else plain


def spoken_card(card: Card | None) -> str:
    """What a screen reader calls a card; a hidden one tells nothing."""
    if card is None:
        return translate("Septet", "Face-down card")
    if card.is_boss:
        return translate("Septet", "{card}, boss").format(card=card_name(card))
    return card_name(card)


class Names:
    """The names of the players, as the viewer knows them.

    Where one person plays, that person is *you*; where several share the screen all have names.
    """

    def __init__(self, match: Match, viewer: int) -> None:
        self._match, self.viewer = match, viewer
        self._you = you_of(match)

    def is_you(self, seat: int) -> bool:
        return seat == self._you

    def name(self, seat: int) -> str:
        """A name for lists and plates: *You* or the name."""
        return translate("Septet", "You") if self.is_you(seat) else name_of(self._match, seat)

    def plate_name(self, seat: int) -> str:
        """The name itself."""
        return name_of(self._match, seat)

    def side(self, mode: Mode, side: int) -> str:
        """The members of a side, the viewer first."""
        seats = sorted(mode.seats_of(side), key=lambda seat: (seat - self.viewer) % mode.players)
        if len(seats) == 1:
            return self.name(seats[0])
        return translate("Septet", "{one} & {other}").format(
            one=self.name(seats[0]), other=self.name(seats[1])
        )

    def colour_of(self, mode: Mode, side: int) -> int:
        """The number of a side's colour: the viewer's own side is always the first."""
        own = mode.side_of(self.viewer)
        return (side - own) % mode.sides
