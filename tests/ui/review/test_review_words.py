"""What reviews say: whole sentences, and figures as the language writes them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.yokai.actions import Appease, Look, Move, PlaceHint, Reveal
from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.hints import BLANK, hint_named
from yokai_desktop.ui.review.words import tenths_words
from yokai_desktop.ui.yokai.review.choice_words import choice_phrase, choice_title
from yokai_desktop.ui.yokai.review.did_words import somebody_did, you_did
from yokai_desktop.words.yokai.places import GridSpots

SQUARE = GridSpots(tuple(Place(x, y) for y in range(4) for x in range(4)))
KAPPA = hint_named("kappa+oni")
assert KAPPA is not None

DONE: list[tuple[Action, bool, str, str]] = [
    (Look(1), False, "You looked at L11.", "Ren looked at L11."),
    (
        Move(0, Place(4, 0)),
        False,
        "You moved K11 to O11.",
        "Ren moved K11 to O11.",
    ),
    (Reveal(), False, "You turned up a hint.", "Ren turned up a hint."),
    (Reveal(), True, "You prepared a hint.", "Ren prepared a hint."),
    (
        PlaceHint(KAPPA, 5),
        False,
        "You placed the hint Kappa or Oni on L12.",
        "Ren placed the hint Kappa or Oni on L12.",
    ),
    (
        PlaceHint(BLANK, 5),
        True,
        "You placed a blank hint on L12.",
        "Ren placed a blank hint on L12.",
    ),
    (Appease(), False, "You declared the yōkai at peace.", "Ren declared the yōkai at peace."),
]


@pytest.mark.parametrize(("action", "blank", "yours", "theirs"), DONE)
def test_what_was_done_is_a_sentence(action: Action, blank: bool, yours: str, theirs: str) -> None:
    assert you_did(action, SQUARE, blank=blank) == yours
    assert somebody_did(action, "Ren", SQUARE, blank=blank) == theirs


CHOICES: list[tuple[Action, bool, str, str]] = [
    (Look(1), False, "Look at L11", "look at L11"),
    (Move(0, Place(4, 0)), False, "Move K11 to O11", "move K11 to O11"),
    (Reveal(), False, "Turn up a hint", "turn up a hint"),
    (Reveal(), True, "Prepare a hint", "prepare a hint"),
    (
        PlaceHint(KAPPA, 5),
        False,
        "Kappa or Oni on L12",
        "the hint Kappa or Oni on L12",
    ),
    (PlaceHint(BLANK, 5), True, "Blank hint on L12", "the blank hint on L12"),
    (Appease(), False, "Declare the yōkai at peace", "declare the yōkai at peace"),
]


@pytest.mark.parametrize(("action", "blank", "title", "phrase"), CHOICES)
def test_a_choice_is_a_title_or_goes_on_in_a_sentence(
    action: Action, blank: bool, title: str, phrase: str
) -> None:
    assert choice_title(str(action), SQUARE, blank=blank) == title
    assert choice_phrase(str(action), SQUARE, blank=blank) == phrase


@pytest.fixture
def french_figures() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.French))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("french_figures")
def test_tenths_have_the_comma_of_the_language() -> None:
    assert tenths_words(2.84, signed=True) == "+2,8"
    assert tenths_words(-0.51, signed=True) == "−0,5"
    assert tenths_words(-0.01, signed=True) == "0,0"
    assert tenths_words(16.1) == "16,1"
