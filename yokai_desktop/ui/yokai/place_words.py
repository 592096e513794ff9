"""How a place for a card speaks, as a remark: a mark and a sentence."""

from __future__ import annotations

from yokai_desktop.ai.reviews.reviewed import DecisionLabel
from yokai_desktop.dojo.position import Position
from yokai_desktop.dojo.yokai.comparing import Clarity, ComparedPlace, compared
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Move, read_action
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui.dojo.place_remarks import PlaceRemark
from yokai_desktop.words.numbers import percent_text
from yokai_desktop.words.players import name_of
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name
from yokai_desktop.words.yokai.places import place_name

_MARKS = {
    Clarity.CLEAR: DecisionLabel.BEST,
    Clarity.UNSURE: DecisionLabel.SLIP,
    Clarity.MISREAD: DecisionLabel.MISTAKE,
}


def place_remark(position: Position, text: str) -> PlaceRemark | None:
    """What a move of the learner would tell; None if the learner does not know the card."""
    found = compared(position, text)
    if found is None:
        return None
    return PlaceRemark(text, _MARKS[found.verdict], _words(found, position.match()))


def marks_of(remarks: tuple[PlaceRemark, ...]) -> dict[Place, DecisionLabel]:
    """The marks of remarks by the places they are about."""
    moves = ((read_action(remark.move), remark.mark) for remark in remarks)
    return {move.place: mark for move, mark in moves if isinstance(move, Move)}


def way_of(position: Position, text: str) -> tuple[Place, Place] | None:
    """From where to where an act moves a card; None if it moves none."""
    move, view = read_action(text) if text else None, position.view()
    if not isinstance(move, Move) or not isinstance(view, YokaiView):
        return None
    return view.tableau.places[move.card], move.place


def _words(found: ComparedPlace, match: Match) -> str:
    text = {
        Clarity.CLEAR: translate(
            "DojoLanguage", "{place} speaks well: it would be read as {family}, {share} at least."
        ),
        Clarity.UNSURE: translate(
            "DojoLanguage", "{place} leaves a doubt: {name} would think of {family}, only {share}."
        ),
        Clarity.MISREAD: translate(
            "DojoLanguage", "{place} misleads: {name} would take it for {family}, {share}."
        ),
    }[found.verdict]
    reading = found.telling
    return text.format(
        place=place_name(found.place),
        name=name_of(match, reading.seat),
        family=family_name(found.likeliest),
        share=percent_text(max(reading.shares)),
    )
