"""The moment that decides a round, in two sentences: what it was, and who wins by it."""

from __future__ import annotations

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import TrickTaken
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.scoring import Ending, RoundResult
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.septet.cards import BOSS_NAMES, card_name
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.rounds import round_title
from yokai_desktop.words.voice import translate


def decisive_card(result: RoundResult, trick: TrickTaken) -> Card | None:
    """The boss that was the last one needed, or the card that took one trick too many."""
    if result.ending == Ending.BOSSES and trick.bosses:
        return trick.bosses[-1]
    if result.ending == Ending.TRICKS:
        return next(played.card for played in trick.cards if played.seat == trick.seat)
    return None


def moment_title(result: RoundResult, mode: Mode, card: Card) -> str:
    """What has happened."""
    if result.ending == Ending.BOSSES:
        boss = BOSS_NAMES[card.family]
        texts = {
            3: translate("Septet", "The third boss: {boss}"),
            4: translate("Septet", "The fourth boss: {boss}"),
        }
        return texts[mode.boss_limit].format(boss=boss)
    texts = {
        7: translate("Septet", "The seventh trick"),
        13: translate("Septet", "The thirteenth trick"),
    }
    return texts[mode.trick_limit]


def moment_line(result: RoundResult, trick: TrickTaken, mode: Mode, names: Names) -> str:
    """Whose card took it, and who wins the round."""
    best = next(played.card for played in trick.cards if played.seat == trick.seat)
    if names.is_you(trick.seat):
        taken = translate("Septet", "Your {card} takes it.").format(card=card_name(best))
    else:
        taken = translate("Septet", "{name} takes it with the {card}.").format(
            name=names.name(trick.seat), card=card_name(best)
        )
    return sentences((taken, _sentence(round_title(result, mode, names))))


def moment_spoken(title: str, line: str) -> str:
    """Both for screen readers."""
    return sentences((_sentence(title), line))


def _sentence(title: str) -> str:
    text = translate("Septet", "{title}.", "a title as a sentence")
    return text.format(title=title)
