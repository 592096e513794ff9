"""What is said at a table of Septet besides the prompt: what an event means, how a round went."""

from __future__ import annotations

from collections.abc import Sequence

from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.events import PassChosen, TrickTaken
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.scoring import RoundResult
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.joining import labelled, listed, row_of, sentence, sentences
from yokai_desktop.words.septet import rounds
from yokai_desktop.words.septet.cards import card_name, family_name
from yokai_desktop.words.septet.events import event_words
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.scores import bosses_words, standing_words, tricks_words
from yokai_desktop.words.voice import translate


def spoken_event(event: Event, view: SeptetView, names: Names) -> str:
    """What happened; of a trick that was taken also its bosses and how the side stands.

    That somebody else is ready to pass is only seen: what matters is who passes what.
    """
    if isinstance(event, PassChosen) and not names.is_you(event.seat):
        return ""
    words = event_words(event, names)
    if not isinstance(event, TrickTaken):
        return words
    bosses = listed(card_name(card) for card in event.bosses)
    if bosses:
        text = translate("SeptetSpoken", "Captured: {bosses}.")
        words = sentences((words, text.format(bosses=bosses)))
    side = view.mode.side_of(event.seat)
    return sentences((words, side_words(view.after(event), side, names)))


def side_words(view: SeptetView, side: int, names: Names, *first: str) -> str:
    """Tricks and bosses of a side in this round: *You and Hanako: 3 of 7 tricks, 1 of 4 bosses.*"""
    mode = view.mode
    parts = [*first, tricks_words(view.taken[side], mode.trick_limit)]
    if mode.boss_limit:
        parts.append(bosses_words(len(view.captured[side]), mode.boss_limit))
    return sentence(labelled(names.side(mode, side), row_of(parts)))


def chosen_words(picks: Sequence[Card | None]) -> str:
    """The cards that are picked and not confirmed."""
    cards = listed(card_name(card) for card in picks if card is not None)
    if not cards:
        return translate("SeptetSpoken", "Nothing is chosen.")
    return translate("SeptetSpoken", "Chosen: {cards}.").format(cards=cards)


def round_words(
    result: RoundResult, view: SeptetView, names: Names, captured: int, last_hand: tuple[Card, ...]
) -> str:
    """A whole round as its sheet tells it: who won and why, the points, how all stand."""
    mode = view.mode
    said = [
        sentence(rounds.round_title(result, mode, names)),
        sentence(rounds.why_words(result, mode, names, captured)),
    ]
    for boss in result.bosses if mode.stars_score else ():
        origin = rounds.boss_origin(boss, view.tricks, last_hand)
        what = row_of((card_name(boss.card), origin))
        said.append(sentence(labelled(what, points_words(boss.points))))
    if result.bosses and mode.stars_score:
        text = translate("Septet", "Trump is {family}: its boss scores nothing.")
        said.append(text.format(family=family_name(result.trump)))
    said += [standing_of(result, mode, side, names) for side in _own_first(mode, names)]
    said.append(rounds.outlook(result, mode, names))
    return sentences(said)


def standing_of(result: RoundResult, mode: Mode, side: int, names: Names) -> str:
    """*You and Hanako: 5 more points; 7 of 7 points.*"""
    name, won = names.side(mode, side), result.points[side]
    standing = standing_words(result.scores[side], mode)
    if not won or mode.is_seven_next or not mode.stars_score:
        return sentence(labelled(name, standing))
    text = translate("SeptetSpoken", "{name}: %n more points, now {standing}.", "", won)
    return text.format(name=name, standing=standing)


def _own_first(mode: Mode, names: Names) -> list[int]:
    own = mode.side_of(names.viewer)
    return [(own + step) % mode.sides for step in range(mode.sides)]
