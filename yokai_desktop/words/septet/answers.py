"""What somebody may ask at a table of Septet, at any time: one question, one answer.

Every answer comes from the view alone, so none tells what its player may not know.
"""

from __future__ import annotations

from collections.abc import Iterable

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.events import Played, TrickTaken
from yokai_desktop.engine.septet.playing import trick_winner
from yokai_desktop.engine.septet.view import SeptetView, StrawView
from yokai_desktop.words.joining import groups_of, labelled, listed, row_of, sentence, sentences
from yokai_desktop.words.septet.cards import card_name, family_name, spoken_card, spoken_rank
from yokai_desktop.words.septet.events import trump_words
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.scores import standing_words
from yokai_desktop.words.septet.spoken import side_words
from yokai_desktop.words.voice import translate


def hand_words(view: SeptetView, at: Card | None) -> str:
    """All cards of the viewer; ``at`` is the one the keyboard is at."""
    hand = view.hand
    if not hand:
        said = [translate("SeptetSpoken", "Your hand is empty.")]
    else:
        said = [translate("SeptetSpoken", "Your %n cards.", "", len(hand)), _by_family(hand)]
    if at is not None and at in hand:
        text = translate("SeptetSpoken", "You are at card {number} of {count}: {card}.")
        place = hand.index(at) + 1
        said.append(text.format(number=place, count=len(hand), card=card_name(at)))
    if view.straws:
        said.append(_straw_words(view.straws[view.seat], mine=True))
    if view.discard is not None:
        text = translate("Septet", "Your discard: {card}")
        said.append(sentence(text.format(card=card_name(view.discard))))
    return sentences(said)


def trick_words(view: SeptetView, names: Names) -> str:
    """The trick on the table: who played what, and who holds it."""
    number = len(view.tricks) + 1
    head = sentence(translate("Septet", "Trick {number}").format(number=number))
    if not view.trick:
        return sentences((head, translate("SeptetSpoken", "No card has been played to it.")))
    return sentences((head, _cards_words(view.trick, names), _best_words(view, names)))


def last_trick_words(view: SeptetView, names: Names) -> str:
    """The trick that was taken last."""
    last = view.last_trick
    if last is None:
        return translate("SeptetSpoken", "No trick has been taken in this round.")
    return sentences((_taken_words(last, names), _cards_words(last.cards, names)))


def score_words(view: SeptetView, names: Names) -> str:
    """Points, tricks and bosses of every side, one's own first."""
    mode = view.mode
    own = mode.side_of(names.viewer)
    said = [translate("SeptetSpoken", "Round {number}.").format(number=view.number)]
    for step in range(mode.sides):
        side = (own + step) % mode.sides
        said.append(side_words(view, side, names, standing_words(view.scores[side], mode)))
        bosses = view.captured[side]
        if bosses:
            text = translate("SeptetSpoken", "Captured: {bosses}.")
            said.append(text.format(bosses=listed(map(card_name, bosses))))
        if mode.is_seven_next and view.seals[side]:
            text = translate("SeptetSpoken", "Sealed: {families}.")
            sealed = sorted(view.seals[side])
            said.append(text.format(families=listed(map(family_name, sealed))))
    return sentences(said)


def trump_answer(view: SeptetView) -> str:
    """Which family is trump, and which card lies open for it."""
    if view.trump is None:
        return translate("SeptetSpoken", "There is no trump yet.")
    said = [trump_words(family_name(view.trump))]
    if view.trump_card is not None:
        text = translate("SeptetSpoken", "The open card is the {card}.")
        said.append(text.format(card=card_name(view.trump_card)))
    return sentences(said)


def others_words(view: SeptetView, names: Names) -> str:
    """How many cards the others hold, and what is known of them."""
    said: list[str] = []
    players = view.mode.players
    for step in range(1, players):
        seat = (view.seat + step) % players
        count = translate("SeptetSpoken", "%n cards in hand", "", len(view.hands[seat]))
        said.append(sentence(labelled(names.name(seat), count)))
        if view.straws:
            said.append(_straw_words(view.straws[seat], mine=False))
        if view.leader == seat:
            said.append(translate("SeptetSpoken", "{name} leads.").format(name=names.name(seat)))
    shown = view.shown
    if shown is not None and shown.seat != view.seat:
        text = translate("SeptetSpoken", "{name} has shown the {card}.")
        said.append(text.format(name=names.name(shown.seat), card=card_name(shown.card)))
    return sentences(said)


def _by_family(hand: Iterable[Card]) -> str:
    """*Wind: A, 2; Earth: 5, 7, boss.*, in the order of the hand."""
    families: dict[Family, list[str]] = {}
    for card in hand:
        families.setdefault(card.family, []).append(spoken_rank(card))
    return sentence(
        groups_of(labelled(family_name(family), row_of(held)) for family, held in families.items())
    )


def _cards_words(cards: Iterable[Played], names: Names) -> str:
    """*Jun: 9 of Fire, Hanako: 7 of Wind, boss.*, in the order of play."""
    played = [labelled(names.name(one.seat), spoken_card(one.card)) for one in cards]
    return sentence(row_of(played))


def _best_words(view: SeptetView, names: Names) -> str:
    trump = view.trump if view.trump is not None else view.trick[0].card.family
    seat = trick_winner(view.trick, trump, view.mode)
    if names.is_you(seat):
        return translate("SeptetSpoken", "So far it is yours.")
    return translate("SeptetSpoken", "So far it goes to {name}.").format(name=names.name(seat))


def _taken_words(trick: TrickTaken, names: Names) -> str:
    if names.is_you(trick.seat):
        return translate("SeptetSpoken", "You took the last trick.")
    text = translate("SeptetSpoken", "{name} took the last trick.")
    return text.format(name=names.name(trick.seat))


def _straw_words(straw: StrawView, *, mine: bool) -> str:
    """The open cards of a straw pile, and how many lie face down."""
    rows = (*straw.up, *straw.down)
    cards = [place.card for place in rows if place.face_up and place.card is not None]
    covered = sum(not place.face_up and not place.gone for place in rows)
    if mine:
        text = translate("SeptetSpoken", "Your straw pile: {cards}; %n face down.", "", covered)
    else:
        text = translate("SeptetSpoken", "The straw pile: {cards}; %n face down.", "", covered)
    none = translate("SeptetSpoken", "no open card")
    return text.format(cards=listed(map(spoken_card, cards)) or none)
