"""What a master would do, in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.septet.actions import Discard, Pass, Play, Show, Tuck
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.words.joining import listed, sentences
from yokai_desktop.words.septet.cards import BOSS_NAMES, card_name
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.passing import receiver_of

if TYPE_CHECKING:
    from yokai_desktop.ai.septet.explain import Advice

translate = QCoreApplication.translate


@dataclass(frozen=True)
class AdviceWords:
    """A sentence, its reasons, and the cards it speaks of."""

    title: str
    words: str
    cards: tuple[Card, ...] = ()


def advice_words(found: object, view: SeptetView, names: Names) -> AdviceWords:
    """The words for what ``explain`` found, best choice first; None or nothing: no advice."""
    choices: tuple[Advice, ...] = found if isinstance(found, tuple) else ()
    if not choices:
        return AdviceWords(
            translate("Septet", "No advice"),
            translate("Septet", "The master has nothing to say here."),
        )
    best = choices[0]
    if len(view.legal) == 1:
        title = translate("Septet", "You have no choice.")
        return AdviceWords(title, reason_words(str(best.reason)), _cards(best.action, view))
    words = [reason_words(str(best.reason))]
    if best.win_chance is not None and not view.mode.is_seven_next:
        words.append(_chance(best.win_chance, best.error))
    return AdviceWords(_what(best.action, view, names), sentences(words), _cards(best.action, view))


def _chance(chance: float, error: float) -> str:
    """The chance in percent with its error; without one where it was solved to the end."""
    percent = round(100 * chance)
    if not error:
        return translate("Septet", "Chance to win the round: {percent}%.").format(percent=percent)
    return translate("Septet", "Chance to win the round: {percent}% ± {error}.").format(
        percent=percent, error=max(1, round(100 * error))
    )


def _what(action: Action, view: SeptetView, names: Names) -> str:
    match action:
        case Play(card):
            return translate("Septet", "The master would play the {card}.").format(
                card=card_name(card)
            )
        case Pass(cards) if view.mode.is_seven_next:
            parts = [
                translate("Septet", "the {card} to {name}").format(
                    card=card_name(card), name=names.name(receiver_of(view, place))
                )
                for place, card in enumerate(cards)
            ]
            return translate("Septet", "The master would pass: {cards}.").format(
                cards=listed(parts)
            )
        case Pass(cards):
            return translate("Septet", "The master would pass: {cards}.").format(
                cards=listed(card_name(card) for card in cards)
            )
        case Discard(card):
            return translate("Septet", "The master would discard the {card}.").format(
                card=card_name(card)
            )
        case Show(card):
            return translate("Septet", "The master would show the {card}.").format(
                card=card_name(card)
            )
        case Tuck(place, right):
            boss = view.straws[view.seat].up[place].card
            name = BOSS_NAMES[boss.family] if boss is not None else ""
            if right:
                text = translate("Septet", "The master would tuck {boss} under, to the right.")
            else:
                text = translate("Septet", "The master would tuck {boss} under, to the left.")
            return text.format(boss=name)
    return translate("Septet", "The master would leave everything as it is.")


def _cards(action: Action, view: SeptetView) -> tuple[Card, ...]:
    match action:
        case Pass(cards):
            return cards
        case Play(card) | Discard(card) | Show(card):
            return (card,)
        case Tuck(place, _):
            boss = view.straws[view.seat].up[place].card
            return (boss,) if boss is not None else ()
    return ()


def reason_words(reason: str) -> str:
    """What speaks for a choice; nothing for a reason without words."""
    return {
        "only_choice": translate("Septet", "It is the only card you may play."),
        "wins_round": translate("Septet", "This trick wins the round."),
        "wins_boss": translate("Septet", "It captures a boss."),
        "feeds_partner": translate("Septet", "Your partner takes the trick: feed it a boss."),
        "ducks_losing_trick": translate(
            "Septet", "One more trick would lose you the round: duck it."
        ),
        "lets_others_take_too_many": translate(
            "Septet", "The opponents get one trick too many and lose the round."
        ),
        "keeps_ace": translate("Septet", "It keeps the A for a trick that matters."),
        "keeps_boss": translate("Septet", "It keeps your boss out of the opponents’ reach."),
        "leaves_it_to_partner": translate("Septet", "Your partner is winning already."),
        "draws_boss": translate("Septet", "A strong card here may draw a boss out."),
        "makes_void": translate("Septet", "It rids you of a family: soon you need not follow it."),
        "takes_lead": translate("Septet", "It takes the lead at a good moment."),
        "gives_lead_away": translate("Septet", "It hands the lead to somebody else."),
        "names_trump": translate("Septet", "It makes your strong family trump."),
        "plays_low": translate("Septet", "A low card is enough here."),
        "gives_strength": translate("Septet", "It gives strength where it is needed."),
        "keeps_strength": translate("Septet", "It keeps your strong cards together."),
        "hides_boss": translate("Septet", "It hides a boss that could be caught soon."),
        "keeps_boss_in_reach": translate("Septet", "The boss stays where you can use it."),
    }.get(reason, "")
