"""What is added to the rules without its words, picture or page is found here or by the types."""

from __future__ import annotations

from types import ModuleType
from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from yokai_desktop.engine.contract import Event, Option
from yokai_desktop.engine.septet import events as septet_events
from yokai_desktop.engine.septet.mode import BOSSES, DEALER, SCORING, TWINS, VARIANT
from yokai_desktop.engine.yokai import events as yokai_events
from yokai_desktop.engine.yokai.levels import LEVELS
from yokai_desktop.engine.yokai.options import AFFINITY, EDITION, HINTS, SHAPE
from yokai_desktop.engine.yokai.shapes import SHAPE_NAMES
from yokai_desktop.ui.games.game_faces import game_face
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.septet.new_game_page import NewSeptetPage
from yokai_desktop.ui.yokai.new_game_page import NewYokaiPage
from yokai_desktop.words.yokai.levels import shape_name


@pytest.mark.parametrize(
    ("module", "union"),
    [(septet_events, septet_events.SeptetEvent), (yokai_events, yokai_events.YokaiEvent)],
    ids=["septet", "yokai"],
)
def test_every_event_is_among_those_that_must_be_told_and_shown(
    module: ModuleType, union: object
) -> None:
    """Whoever matches the union ends in ``assert_never``: the type checker then asks for it."""
    declared = {
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert set(get_args(union)) == declared


def offered(choice: Segments) -> dict[str, str]:
    """The values of a choice and what they are called."""
    return {value: choice.words_of(value) for value in choice.values}


def test_every_option_of_septet_is_offered_in_words(qtbot: QtBot) -> None:
    page = NewSeptetPage()
    qtbot.addWidget(page)
    choices: dict[Option, Segments] = {
        SCORING: page.scoring,
        TWINS: page.twins,
        BOSSES: page.bosses,
        DEALER: page.dealer,
    }
    for option, choice in choices.items():
        assert set(offered(choice)) == set(option.values)
        assert all(offered(choice).values()), option.name
    assert set(offered(page.length)) == set(VARIANT.values) - {"normal"}
    assert all(offered(page.length).values())


def test_every_way_to_play_septet_has_a_name(qapp: object) -> None:
    face = game_face("septet")
    for scoring in SCORING.values:
        for players in (2, 3, 4):
            assert face.mode_words(f"{players}-{scoring}")
    for variant in VARIANT.values[1:]:
        assert face.mode_words(variant)


def test_every_option_of_yokai_is_offered_in_words(qtbot: QtBot) -> None:
    page = NewYokaiPage()
    qtbot.addWidget(page)
    for option, choice in (
        (EDITION, page.edition),
        (AFFINITY, page.custom.affinity),
        (HINTS, page.custom.hints),
    ):
        assert set(offered(choice)) == set(option.values)
        assert all(offered(choice).values()), option.name
    for edition, levels in LEVELS.items():
        for level in range(1, len(levels) + 1):
            assert game_face("yokai").mode_words(f"{edition.value}-{level}")


def test_every_shape_has_a_name(qapp: object) -> None:
    assert set(SHAPE.values) == {"none", "random", *SHAPE_NAMES}
    assert all(shape_name(shape) for shape in ("random", *SHAPE_NAMES))
