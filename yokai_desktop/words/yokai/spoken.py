"""What is said at a table of Yōkai: the step of one's turn, what is in hand, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from yokai_desktop.engine.yokai.actions import PlaceHint
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.hints import Hint, HintMode
from yokai_desktop.engine.yokai.kernel import (
    FACE_DOWN_HINT,
    FALSE_HINT,
    TRUE_HINT,
    TURNED_UP_HINT,
)
from yokai_desktop.engine.yokai.scoring import Result
from yokai_desktop.engine.yokai.tableau import Step, Tableau
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.joining import listed, sentences
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.levels import shape_name
from yokai_desktop.words.yokai.names import (
    at_peace_words,
    hint_name,
    pair_name,
    victory_name,
)
from yokai_desktop.words.yokai.places import place_name


def step_words(tableau: Tableau) -> str:
    """What the person is to do now, for ears alone."""
    match tableau.step:
        case Step.FIRST_LOOK:
            text = translate("YokaiSpoken", "Turn {turn}, your turn. Choose a first card to see.")
            return text.format(turn=tableau.turn)
        case Step.SECOND_LOOK:
            return translate("YokaiSpoken", "Choose a second card to see.")
        case Step.MOVE:
            return translate("YokaiSpoken", "Now move a card.")
        case Step.HINT:
            return sentences((_hint_step(tableau), hints_words(tableau)))
    return ""


def _hint_step(tableau: Tableau) -> str:
    if not tableau.turned_up:
        if tableau.hint_mode is HintMode.BLANK:
            return translate("YokaiSpoken", "Now prepare a hint.")
        return translate("YokaiSpoken", "Now turn up a hint.")
    if not tableau.pile:
        return translate("YokaiSpoken", "Now place a hint.")
    if tableau.hint_mode is HintMode.BLANK:
        return translate("YokaiSpoken", "Now prepare a hint, or place one.")
    return translate("YokaiSpoken", "Now turn up a hint, or place one.")


def hints_words(tableau: Tableau) -> str:
    """The hints that wait, by the numbers of their keys, and those that lie face down."""
    down = translate("YokaiSpoken", "%n hints face down.", "", tableau.pile)
    if not tableau.turned_up:
        return down
    if tableau.hint_mode is HintMode.BLANK:
        text = translate("YokaiSpoken", "%n blank hints ready.", "", len(tableau.turned_up))
        return sentences((text, down))
    names = [
        translate("YokaiSpoken", "{number}, {hint}", "the key and the hint").format(
            number=number, hint=hint_name(hint)
        )
        for number, hint in enumerate(tableau.turned_up, start=1)
    ]
    open_ = translate("YokaiSpoken", "Hints turned up: {hints}.").format(hints=listed(names))
    return sentences((open_, down))


def placed_words(tableau: Tableau) -> str:
    """Where hints lie."""
    parts = [
        translate("YokaiSpoken", "{hint} on {place}", "a placed hint").format(
            hint=hint_name(hint), place=place_name(tableau.places[card])
        )
        for card, hint in enumerate(tableau.hints)
        if hint is not None
    ]
    if not parts:
        return translate("YokaiSpoken", "No hint has been placed.")
    return translate("YokaiSpoken", "Placed: {hints}.").format(hints=listed(parts))


def lifted_words(place: Place, ways: Sequence[Place]) -> str:
    """A card is in the air."""
    text = translate("YokaiSpoken", "{place} is lifted. It can go to %n places.", "", len(ways))
    return text.format(place=place_name(place))


def taken_words(hint: Hint) -> str:
    """A hint is in hand."""
    if hint.is_blank:
        return translate("YokaiSpoken", "A blank hint is in your hand. Choose its card.")
    text = translate("YokaiSpoken", "The hint {hint} is in your hand. Choose its card.")
    return text.format(hint=hint_name(hint))


def put_back_words() -> str:
    return translate("YokaiSpoken", "Put back.")


def asked_words(action: PlaceHint, tableau: Tableau) -> str:
    """The question before a hint is placed, in full."""
    place = place_name(tableau.places[action.card])
    if action.hint.is_blank:
        text = translate("YokaiSpoken", "Place the blank hint on {place}?")
    else:
        text = translate("YokaiSpoken", "Place the hint {hint} on {place}?")
    question = text.format(hint=hint_name(action.hint), place=place)
    locks = translate(
        "YokaiSpoken", "That card is then locked for the whole game. This cannot be undone."
    )
    keys = translate("YokaiSpoken", "Enter: place it. Escape: put it back.")
    return sentences((question, locks, keys))


def result_words(result: Result) -> str:
    """The end: won or lost, every condition, the points and the rank; families were told before."""
    said = [at_peace_words(is_won=result.won)]
    for affinity, holds in result.affinities:
        if affinity.pair is None:
            continue
        one, other = pair_name(affinity.pair)
        if holds:
            text = translate("EndingView", "{one} and {other} touch.")
        else:
            text = translate("CommandLine", "{one} and {other} do not touch.")
        said.append(text.format(one=one, other=other))
    if result.shape is not None:
        shape, formed = result.shape
        if formed:
            text = translate("YokaiSpoken", "The shape {shape} is formed.")
        else:
            text = translate("YokaiSpoken", "The shape {shape} is not formed.")
        said.append(text.format(shape=shape_name(shape.name)))
    said.append(_points_words(result) if result.rank is not None else _hints_judged(result))
    return sentences(said)


def _hints_judged(result: Result) -> str:
    right = translate("YokaiSpoken", "%n hints were placed correctly.", "", result.true_hints)
    wrong = translate("YokaiSpoken", "%n hints were placed wrongly.", "", result.false_hints)
    return sentences((right, wrong))


def _points_words(result: Result) -> str:
    """Each line of the score as a sentence, then the sum and the rank."""
    counted = (
        (
            translate("YokaiSpoken", "Hints still face down: {points}."),
            result.face_down,
            FACE_DOWN_HINT,
        ),
        (
            translate("YokaiSpoken", "Hints turned up, not placed: {points}."),
            result.turned_up,
            TURNED_UP_HINT,
        ),
        (
            translate("YokaiSpoken", "Hints placed correctly: {points}."),
            result.true_hints,
            TRUE_HINT,
        ),
        (
            translate("YokaiSpoken", "Hints placed wrongly: {points}."),
            result.false_hints,
            FALSE_HINT,
        ),
    )
    lines = [
        text.format(points=points_words(count * each)) for text, count, each in counted if count
    ]
    assert result.rank is not None
    total = translate("YokaiSpoken", "In all {points}: {victory}.")
    points, victory = points_words(result.points), victory_name(result.rank)
    return sentences((*lines, total.format(points=points, victory=victory)))
