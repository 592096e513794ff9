"""What happens in a round of Septet, as sentences: for screen readers and for the terminal."""

from __future__ import annotations

from typing import assert_never

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.events import (
    BossKept,
    BossMet,
    BossTucked,
    CardPlayed,
    CardsPassed,
    Discarded,
    FamilySealed,
    GameEnded,
    HandDealt,
    LeadShown,
    PassChosen,
    RoundDealt,
    RoundEnded,
    SeptetEvent,
    StrawDealt,
    StrawSettled,
    StrawTurned,
    TrickTaken,
    TrumpNamed,
)
from yokai_desktop.words.joining import labelled, listed, sentences
from yokai_desktop.words.septet.cards import card_name, family_name, spoken_card
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.voice import translate


def event_words(event: Event, names: Names) -> str:
    """What happened, in a sentence; nothing for what has no news."""
    assert isinstance(event, SeptetEvent)
    match event:
        case RoundDealt(number, trump_card, _):
            words = translate("Septet", "Round {number} is dealt.").format(number=number)
            trump = trump_words(family_name(trump_card.family)) if trump_card is not None else ""
            return sentences((words, trump))
        case PassChosen(seat):
            if names.is_you(seat):
                return translate("Septet", "Your cards are ready to be passed.")
            return translate("Septet", "{name} has chosen.").format(name=names.name(seat))
        case CardsPassed(giver, receiver, cards) if None not in cards:
            return _passed(giver, receiver, listed(spoken_card(card) for card in cards), names)
        case LeadShown(seat, card):
            if names.is_you(seat):
                return translate("Septet", "You show the {card} and lead.").format(
                    card=card_name(card)
                )
            return translate("Septet", "{name} shows the {card} and leads.").format(
                name=names.name(seat), card=card_name(card)
            )
        case Discarded(seat, _):
            if names.is_you(seat):
                return translate("Septet", "Your discard leaves the round.")
            return translate("Septet", "{name} has discarded.").format(name=names.name(seat))
        case BossMet(_, _, _, boss, found):
            return translate("Septet", "Under the {boss} lies the {found}.").format(
                boss=card_name(boss), found=card_name(found)
            )
        case BossTucked(_, _, _, boss, _):
            return translate("Septet", "The {card} is tucked under.").format(card=card_name(boss))
        case TrumpNamed(family):
            return trump_words(family_name(family))
        case CardPlayed(seat, card):
            return labelled(names.name(seat), spoken_card(card))
        case TrickTaken(seat, cards):
            best = card_name(next(played.card for played in cards if played.seat == seat))
            if names.is_you(seat):
                return translate("Septet", "You take the trick with the {card}.").format(card=best)
            return translate("Septet", "{name} takes the trick with the {card}.").format(
                name=names.name(seat), card=best
            )
        case StrawTurned(_, _, card):
            return translate("Septet", "The {card} is turned up.").format(card=card_name(card))
        case FamilySealed(_, family):
            return translate("Septet", "{family} is sealed.").format(family=family_name(family))
        case GameEnded():
            return translate("Refusals", "The game is over.")
        case HandDealt() | StrawDealt() | CardsPassed() | BossKept() | StrawSettled():
            return ""
        case RoundEnded():
            return ""
        case _:
            assert_never(event)


def trump_words(family: str) -> str:
    return translate("Septet", "Trump is {family}.").format(family=family)


def _passed(giver: int, receiver: int, cards: str, names: Names) -> str:
    """Told to whoever gets the cards, and to nobody else."""
    if receiver != names.viewer:
        return ""
    return translate("Septet", "{name} passes you: {cards}.").format(
        name=names.name(giver), cards=cards
    )
