"""What somebody may ask at a table of Yōkai, at any time: one question, one answer.

Cards are told as the table shows them to this person: what the memory aid does not keep, nobody
hears.
"""

from __future__ import annotations

from collections.abc import Sequence

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.levels import rank_of
from yokai_desktop.engine.yokai.tableau import Tableau
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.grid import GridRow, MemoryAid
from yokai_desktop.models.yokai.hints import best_points
from yokai_desktop.models.yokai.trace import Kind, last_turns, turns_of
from yokai_desktop.ui.yokai.note_words import note_words
from yokai_desktop.ui.yokai.sentences import card_words
from yokai_desktop.ui.yokai.turn_words import turn_summary, turn_words
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.joining import labelled, listed, sentence, sentences
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.events import Name
from yokai_desktop.words.yokai.names import family_name, victory_name
from yokai_desktop.words.yokai.places import place_name, place_named
from yokai_desktop.words.yokai.spoken import hints_words, placed_words


def here_words(row: GridRow, name: Name, ways: Sequence[Place] | None) -> str:
    """The card the keyboard is at; ``ways`` are the places it may go to, None while none may."""
    text = translate("YokaiSpoken", "You are here: {card}.")
    said = [text.format(card=card_words(row))]
    if row.remembered is not None:
        text = translate("YokaiSpoken", "You have seen {family} there.")
        said.append(text.format(family=family_name(row.remembered)))
    lookers = [name(mark.seat) for mark in row.looks]
    if lookers:
        text = translate("YokaiSpoken", "Looked at lately: {names}.")
        said.append(text.format(names=listed(dict.fromkeys(lookers))))
    if ways is not None:
        text = translate("YokaiSpoken", "It can go to %n places.", "", len(ways))
        said.append(text)
    return sentences(said)


def around_words(place: Place, rows: Sequence[GridRow]) -> str:
    """What lies left, right, above and below a place."""
    at = {row.place: row for row in rows}
    sides = (
        (translate("YokaiSpoken", "Left"), (-1, 0)),
        (translate("YokaiSpoken", "Right"), (1, 0)),
        (translate("YokaiSpoken", "Above"), (0, -1)),
        (translate("YokaiSpoken", "Below"), (0, 1)),
    )
    said = []
    for side, (dx, dy) in sides:
        where = Place(place.x + dx, place.y + dy)
        row = at.get(where)
        if row is not None:
            said.append(sentence(labelled(side, card_words(row))))
        else:
            empty = translate("YokaiSpoken", "{place} is empty").format(place=place_name(where))
            said.append(sentence(labelled(side, empty)))
    return sentences(said)


def seen_words(rows: Sequence[GridRow], aid: MemoryAid, view: YokaiView) -> str:
    """What the memory aid keeps of one's own looks; nothing beyond it."""
    if aid is MemoryAid.NONE:
        return translate("YokaiSpoken", "Nothing is kept for you: see Memory aid in Settings.")
    said = []
    for row in rows:
        if row.remembered is not None:
            said.append(labelled(row.label, family_name(row.remembered)))
        elif words := note_words(row.note, row.same):
            said.append(labelled(row.label, words))
    mine = last_turns(turns_of(view.history)).get(view.seat)
    own = [rows[deed.card].label for deed in mine.of(Kind.LOOK)] if mine is not None else []
    looked = ""
    if own:
        text = translate("YokaiSpoken", "You looked last at the cards now on {places}.")
        looked = text.format(places=listed(own))
    kept = sentence(listed(said)) if said else ""
    return sentences((kept, looked)) or translate("YokaiSpoken", "Nothing has been kept yet.")


def all_hints_words(tableau: Tableau) -> str:
    """The hints that lie open, in the pile and on cards."""
    return sentences((hints_words(tableau), placed_words(tableau)))


def worth_words(tableau: Tableau) -> str:
    """What a declaration would bring now, if all is well."""
    points = best_points(tableau)
    rank = rank_of(tableau.edition, tableau.players, points)
    text = translate(
        "YokaiSpoken", "Declared now, with every hint right: at most {points}, {victory}."
    )
    return text.format(points=points_words(points), victory=victory_name(rank))


def turns_answer(view: YokaiView, name: Name) -> str:
    """The last turn of everybody, the viewer's own last."""
    last = last_turns(turns_of(view.history))
    players = view.tableau.players
    others = [(view.seat + step) % players for step in range(1, players)]
    said = [turn_words(name(seat), last.get(seat)) for seat in others]
    mine = last.get(view.seat)
    if mine is not None:
        text = translate("YokaiSpoken", "Your last turn: {deeds}.")
        said.append(text.format(deeds=turn_summary(mine)))
    return sentences(said)


def found_card(name: str, rows: Sequence[GridRow]) -> tuple[int, str]:
    """The card at a place that was typed, -1 for none, and what is wrong then."""
    place = place_named(name.strip(), tuple(row.place for row in rows))
    if place is None:
        text = translate("YokaiSpoken", "{name} is no place: type a letter and a number.")
        return -1, text.format(name=name.strip())
    card = next((row.card for row in rows if row.place == place), -1)
    if card < 0:
        text = translate("YokaiSpoken", "No card lies at {place}.")
        return -1, text.format(place=place_name(place))
    return card, ""
