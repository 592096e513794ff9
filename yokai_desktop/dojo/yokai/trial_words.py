"""Trials of Yōkai in words: the task, hints from the idea to the answer, why it is right."""

from __future__ import annotations

from yokai_desktop.dojo.spoken import TrialWords
from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.dojo.yokai import ideas
from yokai_desktop.engine.yokai.actions import Move
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.levels import shape_name
from yokai_desktop.words.yokai.names import family_name
from yokai_desktop.words.yokai.places import GridSpots, place_name


def trial_words(trial: Trial) -> TrialWords:
    """The words of a trial; the explanation names its idea."""
    view = trial.position.view()
    assert isinstance(view, YokaiView)
    match trial.kind:
        case TrialKind.PEACE:
            return _peace(trial, view)
        case TrialKind.FAMILY:
            return _family(trial, view)
    return _declare(trial)


def _peace(trial: Trial, view: YokaiView) -> TrialWords:
    first = trial.position.match().game.read_action(trial.solution[0])
    assert isinstance(first, Move)
    places = view.tableau.places
    card = place_name(places[first.card])
    return TrialWords(
        _peace_task(trial, view),
        _peace_idea(trial.idea),
        translate("DojoTrial", "Begin with the card on {card}.").format(card=card),
        translate("DojoTrial", "Move the card on {card} to {place}.").format(
            card=card, place=place_name(first.place)
        ),
        _peace_why(trial.idea),
    )


def _peace_task(trial: Trial, view: YokaiView) -> str:
    shape = view.tableau.shape
    pairs = [affinity.pair for affinity in view.affinities if affinity.pair is not None]
    names = [family_name(family) for family in pairs[0].pair] if pairs else []
    if shape is not None and names:
        text = translate(
            "DojoTrial",
            "Peace in %n moves: in the shape {shape}, {one} touching {other}.",
            "",
            trial.moves,
        )
        return text.format(shape=shape_name(shape.name), one=names[0], other=names[1])
    if shape is not None:
        text = translate("DojoTrial", "Peace in %n moves, in the shape {shape}.", "", trial.moves)
        return text.format(shape=shape_name(shape.name))
    if names:
        text = translate("DojoTrial", "Peace in %n moves, {one} touching {other}.", "", trial.moves)
        return text.format(one=names[0], other=names[1])
    return translate("DojoTrial", "All cards lie open. Peace in %n moves.", "", trial.moves)


def _peace_idea(idea: str) -> str:
    return {
        ideas.GATHER: translate("DojoTrial", "Which cards are at home? Move only the others."),
        ideas.DETOUR: translate(
            "DojoTrial", "One move brings nobody together: it only makes way for the others."
        ),
        ideas.AFFINITY: translate(
            "DojoTrial", "Gather where the two families of the affinity can meet."
        ),
        ideas.SHAPE: translate(
            "DojoTrial", "Look for the shape first: most cards lie on it already."
        ),
    }.get(idea, translate("DojoTrial", "Look at each family by itself."))


def _peace_why(idea: str) -> str:
    return {
        ideas.GATHER: translate(
            "DojoTrial", "Gather: every move brings a card to its family, and none is wasted."
        ),
        ideas.DETOUR: translate(
            "DojoTrial", "A detour: the move that joins nothing opens the way for all others."
        ),
        ideas.AFFINITY: translate(
            "DojoTrial", "Affinity: the place where the families meet decides which card moves."
        ),
        ideas.SHAPE: translate(
            "DojoTrial", "Shape: what lies right stays, and each move serves family and outline."
        ),
    }.get(idea, translate("DojoTrial", "No way is shorter."))


def _family(trial: Trial, view: YokaiView) -> TrialWords:
    assert trial.about is not None
    card = GridSpots(view.tableau.places).card(trial.about)
    family = next(each for each in Family if each.word == trial.solution[0])
    hint = view.tableau.hints[trial.about]
    if hint is not None:
        nearer = translate(
            "DojoTrial", "Its own hint leaves few families. Which of them are used up?"
        )
    else:
        nearer = translate("DojoTrial", "Four cards a family: count those you can place.")
    if trial.idea == ideas.COUNT:
        idea = translate("DojoTrial", "Count: is a family complete already?")
        why = translate(
            "DojoTrial",
            "Count: the other families it could be are complete, so {card} is {family}.",
        )
    else:
        idea = translate("DojoTrial", "Several hints together leave one way to deal the rest.")
        why = translate(
            "DojoTrial",
            "A chain: the hints use up the other families, so {card} can only be {family}.",
        )
    name = family_name(family)
    return TrialWords(
        translate("DojoTrial", "All hints are right. Which family is the card on {card}?").format(
            card=card
        ),
        idea,
        nearer,
        translate("DojoTrial", "It is {family}.").format(family=name),
        why.format(card=card, family=name),
    )


def _declare(trial: Trial) -> TrialWords:
    if trial.idea == ideas.SURE:
        answer = translate("DojoTrial", "Declare the yōkai at peace.")
        why = translate(
            "DojoTrial", "Sure: however the unseen cards lie, every family is together."
        )
    else:
        answer = translate("DojoTrial", "Do not declare yet: look first.")
        why = translate(
            "DojoTrial", "Doubt: one way to deal the unseen cards leaves a family scattered."
        )
    return TrialWords(
        translate("DojoTrial", "All hints are right. Can you be sure that everyone is at peace?"),
        translate("DojoTrial", "What you cannot see may still be certain. Or not."),
        translate("DojoTrial", "Try to swap two unseen cards: would a family be scattered?"),
        answer,
        why,
    )
