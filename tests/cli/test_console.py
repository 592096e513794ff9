"""What is typed at the console."""

from __future__ import annotations

import io
from random import Random

import pytest

from tests.engine.option_sets import SEPTET, YOKAI, OptionSet
from yokai_desktop.cli.console import DRAWINGS, LONGEST_LINE, Quit, _read
from yokai_desktop.engine.yokai.actions import Look, Move, Reveal
from yokai_desktop.engine.yokai.cards import Place


def test_a_line_without_an_end_is_cut_and_its_rest_is_no_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A device given as input would fill the memory."""
    endless = "x" * (5 * LONGEST_LINE)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{endless}\n play fire-9 \n{endless}"))
    assert _read("> ") == "x" * LONGEST_LINE
    assert _read("> ") == "play fire-9"
    assert _read("> ") == "x" * LONGEST_LINE
    with pytest.raises(Quit):
        _read("> ")


@pytest.mark.parametrize("options", [*SEPTET, *YOKAI], ids=str)
def test_every_choice_is_listed_as_it_can_be_typed(options: OptionSet) -> None:
    """Both what is listed and the text of the records mean the same action."""
    match, rng = options.match("typed"), Random(3)
    drawing = DRAWINGS[match.game.name]
    for _ in range(30):
        if match.to_act is None:
            break
        view = match.view(match.to_act)
        for action in view.legal:
            typed = drawing.typed(action, view)
            assert drawing.meant(typed, view) == drawing.meant(str(action), view) == str(action)
        match.play(match.to_act, rng.choice(view.legal))


def test_cards_and_places_are_listed_by_name() -> None:
    match = YOKAI[0].match("typed")
    view = match.view(0)
    drawing = DRAWINGS["yokai"]
    assert drawing.typed(Look(0), view) == "look K11"
    assert drawing.typed(Move(5, Place(4, 0)), view) == "move L12 O11"
    assert drawing.typed(Reveal(), view) == "reveal"
