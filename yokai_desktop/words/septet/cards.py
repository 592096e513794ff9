"""What families, cards and bosses are called."""

from __future__ import annotations

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.words.voice import translate

BOSS_NAMES = {
    Family.WIND: "Kamaitachi",
    Family.EARTH: "Tsuchigumo",
    Family.CHARM: "Kiyohime",
    Family.LIGHTNING: "Raijū",
    Family.DARKNESS: "Nurarihyon",
    Family.FIRE: "Wanyūdō",
    Family.SNOW: "Yuki-onna",
}
"""The same in every language."""


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


def rank_text(card: Card) -> str:
    """The rank as it stands on the card."""
    return "A" if card.is_ace else str(card.rank)


def card_name(card: Card) -> str:
    """A card in words: *9 of Fire*, *shining 7 of Fire*."""
    name = _shining(card.family) if card.is_shining else _plain(card.family)
    return name.format(rank=rank_text(card))


def _plain(family: Family) -> str:
    return {
        Family.WIND: translate("Septet", "{rank} of Wind"),
        Family.EARTH: translate("Septet", "{rank} of Earth"),
        Family.CHARM: translate("Septet", "{rank} of Charm"),
        Family.LIGHTNING: translate("Septet", "{rank} of Lightning"),
        Family.DARKNESS: translate("Septet", "{rank} of Darkness"),
        Family.FIRE: translate("Septet", "{rank} of Fire"),
        Family.SNOW: translate("Septet", "{rank} of Snow"),
    }[family]


def _shining(family: Family) -> str:
    return {
        Family.WIND: translate("Septet", "shining {rank} of Wind"),
        Family.EARTH: translate("Septet", "shining {rank} of Earth"),
        Family.CHARM: translate("Septet", "shining {rank} of Charm"),
        Family.LIGHTNING: translate("Septet", "shining {rank} of Lightning"),
        Family.DARKNESS: translate("Septet", "shining {rank} of Darkness"),
        Family.FIRE: translate("Septet", "shining {rank} of Fire"),
        Family.SNOW: translate("Septet", "shining {rank} of Snow"),
    }[family]


def spoken_rank(card: Card) -> str:
    """A card where its family has been told."""
    rank = rank_text(card)
    if card.is_shining:
        return translate("Septet", "shining {rank}").format(rank=rank)
    return translate("Septet", "boss {rank}").format(rank=rank) if card.is_boss else rank


def spoken_card(card: Card | None) -> str:
    """What a screen reader calls a card; a hidden one tells nothing."""
    if card is None:
        return translate("Septet", "Face-down card")
    if card.is_boss:
        return translate("Septet", "{card}, boss").format(card=card_name(card))
    return card_name(card)
