"""The conventions of the partners, numbered, and the words of their exercises."""

from __future__ import annotations

from yokai_desktop.dojo.exercise import NOTHING, Exercise, ExerciseKind
from yokai_desktop.dojo.spoken import ExerciseWords
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.events import HintPlaced, Moved
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.names import family_name, hint_name
from yokai_desktop.words.yokai.places import place_name

JOIN, JOINED_TO, BLIND, HINT_HOME, HINT_BESIDE, COUNT, PLACE = range(1, 8)
CONVENTIONS = (JOIN, JOINED_TO, BLIND, HINT_HOME, HINT_BESIDE, COUNT, PLACE)


def convention_sentences() -> dict[int, str]:
    """The conventions as sentences, by their numbers."""
    return {
        JOIN: translate(
            "DojoLanguage", "I put a card I have seen beside one I know only if they are family."
        ),
        JOINED_TO: translate(
            "DojoLanguage", "So the card I come to is of the same family as the card I move."
        ),
        BLIND: translate(
            "DojoLanguage", "With nothing to join I move a card I have not seen: it tells nothing."
        ),
        HINT_HOME: translate(
            "DojoLanguage", "Hints are right, and go on cards that are at home beside their family."
        ),
        HINT_BESIDE: translate(
            "DojoLanguage", "So a hint also tells of its neighbours: one of them is family."
        ),
        COUNT: translate(
            "DojoLanguage", "Every family has four cards: a sign about one card tells of others."
        ),
        PLACE: translate(
            "DojoLanguage", "I put what I have seen where every partner can read its family."
        ),
    }


def convention_titles() -> dict[int, str]:
    """The conventions in a word or two, by their numbers."""
    return {
        JOIN: translate("DojoLanguage", "Joining"),
        JOINED_TO: translate("DojoLanguage", "The card joined"),
        BLIND: translate("DojoLanguage", "An unseen card"),
        HINT_HOME: translate("DojoLanguage", "A hint at home"),
        HINT_BESIDE: translate("DojoLanguage", "Beside a hint"),
        COUNT: translate("DojoLanguage", "Four of each"),
        PLACE: translate("DojoLanguage", "To be understood"),
    }


def can_be_answered(exercise: Exercise) -> bool:
    """Whether there is such a convention, and what is to be put somewhere can be put there."""
    view = exercise.position.view()
    moves = {text for text in map(str, view.legal) if text.startswith(f"move {exercise.about} ")}
    is_place = exercise.kind is ExerciseKind.PLACE
    can_move = view.seat == view.to_act and set(exercise.key) <= moves
    return exercise.convention in CONVENTIONS and (can_move or not is_place)


def exercise_words(exercise: Exercise) -> ExerciseWords:
    """The question of an exercise, and its answer with the convention."""
    view = exercise.position.view()
    assert isinstance(view, YokaiView)
    card = place_name(view.tableau.places[exercise.about])
    if exercise.kind is ExerciseKind.PLACE:
        family = view.families[exercise.about]
        assert family is not None
        question = translate(
            "DojoLanguage", "Where would you put {card}, {family}, so that all understand?"
        ).format(card=card, family=family_name(family))
        told = translate("DojoLanguage", "Beside cards of its family that the partners know.")
        return ExerciseWords(question, told)
    return ExerciseWords(_question(view, exercise.about, card), _explanation(exercise, card))


def _question(view: YokaiView, about: int, card: str) -> str:
    """What was seen, and what is asked; never the answer."""
    for event in reversed(view.history):
        if isinstance(event, Moved):
            text = translate(
                "DojoLanguage",
                "Your partner moved {start} to {end}. What does that say about {card}?",
            )
            start, end = place_name(event.start), place_name(event.end)
            return text.format(start=start, end=end, card=card)
        if isinstance(event, HintPlaced):
            text = translate(
                "DojoLanguage",
                "Your partner put the hint {hint} on {place}. What does that say about {card}?",
            )
            place = place_name(view.tableau.places[event.card])
            return text.format(hint=hint_name(event.hint), place=place, card=card)
    raise ValueError("nothing was done yet")


def _explanation(exercise: Exercise, card: str) -> str:
    (answer,) = exercise.key
    if answer == NOTHING:
        return translate(
            "DojoLanguage", "Nothing certain: your partner had not seen {card}."
        ).format(card=card)
    family = next(family for family in Family if family.word == answer)
    return translate("DojoLanguage", "The partners take {card} for {family}.").format(
        card=card, family=family_name(family)
    )
