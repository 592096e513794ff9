"""Yōkai in the terminal: the grid, the events and the end as text."""

from __future__ import annotations

from yokai_desktop.cli.sentences import say
from yokai_desktop.engine.contract import Action, Event
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Look, Move, PlaceHint
from yokai_desktop.engine.yokai.cards import Family, Place
from yokai_desktop.engine.yokai.scoring import Result
from yokai_desktop.engine.yokai.shapes import Shape
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import SeenCard, YokaiView
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.joining import labelled, listed
from yokai_desktop.words.players import name_of
from yokai_desktop.words.yokai.events import happened
from yokai_desktop.words.yokai.names import at_peace_words, family_name, pair_name, victory_name
from yokai_desktop.words.yokai.places import (
    GridSpots,
    column_name,
    place_name,
    place_named,
    row_name,
)

WIDTH = 11
MARKS = {Family.KITSUNE: "Ki", Family.KAPPA: "Ka", Family.ROKUROKUBI: "Ro", Family.ONI: "On"}


class YokaiDrawing:
    """The texts of Yōkai."""

    def table(self, view: YokaiView, match: Match) -> str:
        tableau = view.tableau
        lines = ["", *grid_lines(view), ""]
        for affinity in view.affinities:
            if affinity.pair is not None:
                one, other = pair_name(affinity.pair)
                key = "y_affinity_open" if affinity.owner is None else "y_affinity_secret"
                lines.append(say(key, one=one, other=other))
        if tableau.shape is not None:
            lines += [say("y_shape"), *shape_lines(tableau.shape)]
        hints = " ".join(str(hint) for hint in tableau.turned_up) or "–"
        lines.append(say("y_hints", pile=tableau.pile, hints=hints))
        lines.append(say(_PROMPTS[tableau.step]))
        return "\n".join(lines)

    def line(self, event: Event, before: YokaiView, match: Match, seat: int) -> str:
        you = seat if match.seats[seat].is_person else None
        spots = GridSpots(before.tableau.places)
        return happened(event, lambda who: name_of(match, who), spots, you)

    def meant(self, text: str, view: YokaiView) -> str:
        """A card may be typed by its number or by its place, a place by name or by numbers."""
        places = view.tableau.places
        words = text.split(" ")
        for at, word in enumerate(words[1:], start=1):
            place = place_named(word, places)
            if place is None:
                continue
            if words[0] == "move" and at == 2:
                words[at] = f"{place.x},{place.y}"
            elif place in places:
                words[at] = str(places.index(place))
        return " ".join(words)

    def typed(self, action: Action, view: YokaiView) -> str:
        """With the names of places: *look K11*, *move K11 L15*, *hint oni K11*."""
        places = view.tableau.places
        match action:
            case Look(card):
                return f"look {place_name(places[card])}"
            case Move(card, place):
                return f"move {place_name(places[card])} {place_name(place)}"
            case PlaceHint(hint, card):
                return f"hint {hint} {place_name(places[card])}"
        return str(action)

    def ending(self, match: Match) -> str:
        view = match.view(0)
        assert isinstance(view, YokaiView)
        assert view.result is not None
        return "\n".join(["", *grid_lines(view), "", *result_lines(view.result)])


def grid_lines(view: YokaiView) -> list[str]:
    """The cards where they lie, with the names of columns and rows."""
    cards = {card.place: card for card in view.cards}
    columns = range(min(p.x for p in cards) - 1, max(p.x for p in cards) + 2)
    rows = range(min(p.y for p in cards) - 1, max(p.y for p in cards) + 2)
    lines = [" " * 4 + "".join(f"{column_name(x):^{WIDTH}}" for x in columns)]
    for y in rows:
        row = [cell_text(cards.get(Place(x, y))) for x in columns]
        lines.append(f"{row_name(y):>3} " + "".join(f"{text:^{WIDTH}}" for text in row))
    return lines


def cell_text(card: SeenCard | None) -> str:
    """One place of the grid: the card's number, its family if known, its hint if locked."""
    if card is None:
        return "."
    family = ":" + MARKS[card.family] if card.family is not None else ""
    hint = ""
    if card.hint is not None:
        marks = "blank" if card.hint.is_blank else "/".join(MARKS[f] for f in card.hint.families)
        hint = f"[{marks}]"
    return f"{card.card}{family}{hint}"


def shape_lines(shape: Shape) -> list[str]:
    """A shape drawn with blocks."""
    return ["   " + row.replace("#", "■ ").replace(".", "  ") for row in shape.rows]


def result_lines(result: Result) -> list[str]:
    """The score sheet."""
    lines = [at_peace_words(is_won=result.won)]
    if result.split:
        lines.append(say("y_split", families=listed(map(family_name, result.split))))
    for affinity, is_met in result.affinities:
        if not is_met and affinity.pair is not None:
            one, other = pair_name(affinity.pair)
            lines.append(say("y_affinity_failed", one=one, other=other))
    if result.shape is not None and not result.shape[1]:
        lines.append(say("y_shape_failed"))
    lines.append(
        say(
            "y_sheet",
            true=result.true_hints,
            false=result.false_hints,
            turned_up=result.turned_up,
            face_down=result.face_down,
        )
    )
    if result.won and result.rank is not None:
        lines.append(labelled(victory_name(result.rank), points_words(result.points)))
    return lines


_PROMPTS = {
    Step.FIRST_LOOK: "y_ask_first_look",
    Step.SECOND_LOOK: "y_ask_second_look",
    Step.MOVE: "y_ask_move",
    Step.HINT: "y_ask_hint",
    Step.OVER: "y_over",
}

DRAWING = YokaiDrawing()
