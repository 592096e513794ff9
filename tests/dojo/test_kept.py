"""How often partners keep a convention is counted in real play, and told as it was counted."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.dojo.test_library import TRIAL, written
from yokai_desktop.ai.yokai.levels import LEVELS
from yokai_desktop.dojo.kept import Kept, read_kept
from yokai_desktop.dojo.library import read_sets, shipped
from yokai_desktop.dojo.reading import BadEntry
from yokai_desktop.dojo.yokai.conventions import CONVENTIONS, COUNT, PLACE
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.workshop.dojo import __main__ as making
from yokai_desktop.workshop.dojo import yokai_kept
from yokai_desktop.workshop.dojo.yokai_kept import counted, judged

KEPT = {"1": {"novice": [3, 4], "expert": [4, 4]}}


def test_every_convention_that_can_be_kept_was_counted_at_every_level() -> None:
    for convention in set(CONVENTIONS) - {COUNT}:
        assert tuple(each.level for each in shipped().kept_of(convention)) == LEVELS
    assert shipped().kept_of(COUNT) == [], "four of each family is a rule of the game"
    assert all(each.acts >= 1000 for each in shipped().kept)


def test_what_is_counted_anew_is_near_to_what_is_told() -> None:
    """A few games of one level; the conventions that are not kept now and then are the same."""
    found = counted("novice", 12)
    for each in shipped().kept:
        if each.level == "novice":
            kept, broken = found[each.convention, True], found[each.convention, False]
            assert abs(100 * kept / (kept + broken) - each.percent) < 15


def test_an_act_breaks_a_convention_or_keeps_it() -> None:
    families = ["kitsune"] * 4 + ["kappa"] * 4 + ["rokurokubi"] * 4 + ["oni"] * 4
    deal = {"families": families, "first": 0}
    match = Match(YOKAI, YOKAI.setup(2, {}, deal=deal))
    for text in ("look 0", "look 5", "move 0 -1,1"):  # a Kitsune that was seen beside a Kappa
        assert match.to_act is not None
        match.play(match.to_act, YOKAI.read_action(text))
    told = Counter(judged(match))
    assert told[1, False] + told[2, False] >= 1
    assert not any(is_kept for _, is_kept in told)


def test_counts_are_written_beside_the_exercises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "resources", lambda *parts: tmp_path.joinpath(*parts[1:]))
    monkeypatch.setattr(yokai_kept, "GAMES", 1)
    path = written(tmp_path, "yokai-exercises.json", exercises=[])
    making.write_kept()
    data = json.loads(path.read_text(encoding="utf-8"))
    assert str(PLACE) in data["kept"]
    monkeypatch.setitem(making.SETS, "yokai-exercises", ("exercises", list))
    making.write_set("yokai-exercises")
    assert json.loads(path.read_text(encoding="utf-8")) == data


def test_only_the_program_s_own_figures_are_told(tmp_path: Path) -> None:
    written(tmp_path, trials=[TRIAL], kept=KEPT)
    assert read_sets([(tmp_path, False)]).kept == []
    found = read_sets([(tmp_path, True)])
    assert found.kept == [Kept(1, "novice", 3, 4), Kept(1, "expert", 4, 4)]
    assert [each.percent for each in found.kept] == [75, 100]


@pytest.mark.parametrize(
    "data",
    [
        [1],
        {"one": {"novice": [1, 2]}},
        {"1": []},
        {"1": {"novice": [5, 4]}},
        {"1": {"novice": [0, 0]}},
    ],
)
def test_figures_that_cannot_be_are_refused(data: Any) -> None:
    with pytest.raises(BadEntry):
        read_kept(data)
