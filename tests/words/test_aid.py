"""The player aid says what the rules of this very game are, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.option_sets import SEPTET, YOKAI, OptionSet
from yokai_desktop.engine.septet.cards import Family
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.engine.yokai.levels import rank_table
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.words.aid import Aid
from yokai_desktop.words.septet.aid import septet_aid
from yokai_desktop.words.voice import speaking
from yokai_desktop.words.yokai.aid import yokai_aid


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    with speaking("en"):
        yield


def aid_of(options: OptionSet) -> Aid:
    view = options.match("aid").view(0)
    if isinstance(view, SeptetView):
        return septet_aid(view)
    assert isinstance(view, YokaiView)
    return yokai_aid(view)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", [*SEPTET, *YOKAI], ids=str)
def test_every_game_has_an_aid_without_holes(options: OptionSet, language: str) -> None:
    with speaking(language):
        aid = aid_of(options)
        said = aid.words
    parts = (*aid.left, *aid.right)
    assert all(part.title and part.rows for part in parts)
    assert "%n" not in said
    assert "{" not in said
    assert all(row.cells[0] in said for part in parts for row in part.rows)


@pytest.mark.parametrize("options", SEPTET, ids=str)
def test_families_ranges_stars_and_trump_are_those_of_the_game(options: OptionSet) -> None:
    view = options.match("aid").view(0)
    assert isinstance(view, SeptetView)
    rows = septet_aid(view).left[0].rows
    assert [row.picture for row in rows] == [f"symbols/{family.label}" for family in Family]
    assert [row.cells[1] for row in rows][:2] == ["A, 2–7", "2–8"]
    mode = view.mode
    counting = mode.stars_score and not mode.is_seven_next
    stars = [f.stars if counting else 0 for f in Family]
    outlines = [f.outline_stars if counting and mode.players == 3 else 0 for f in Family]
    assert ["".join(row.cells).count("★") for row in rows] == stars
    assert ["".join(row.cells).count("☆") for row in rows] == outlines
    marked = [family for family, row in zip(Family, rows, strict=True) if row.is_marked]
    assert marked == ([] if view.trump is None else [view.trump])


def test_limits_and_goals_are_those_of_the_mode() -> None:
    four, three, two = (aid_of(OptionSet("septet", players)).words for players in (4, 3, 2))
    assert "4 bosses" in four
    assert "7 tricks" in four
    assert "3 bosses" in three
    assert "☆ of their bosses" in three
    assert "13 tricks" in two
    short = aid_of(OptionSet("septet", 4, (("variant", "seven_next_short"),))).words
    assert "4 seals" in short
    assert "first of both 7s" in short
    rank = (("variant", "seven_next"), ("twins", "rank"))
    assert "first of both 7s" not in aid_of(OptionSet("septet", 4, rank)).words


@pytest.mark.parametrize("options", YOKAI, ids=str)
def test_points_and_ranks_are_those_of_the_edition(options: OptionSet) -> None:
    view = options.match("aid").view(0)
    assert isinstance(view, YokaiView)
    points, ranks = yokai_aid(view).left
    assert [row.cells[1] for row in points.rows] == ["+5", "+2", "+1", "−1"]
    table = rank_table(view.tableau.edition, view.tableau.players)
    for row, line in zip(ranks.rows, table, strict=True):
        assert str(line.lowest if line.highest is None else line.highest) in row.cells[1]
    said = yokai_aid(view).words
    assert ("affinity" in said) == bool(view.affinities)
    assert ("shape" in said) == (view.tableau.shape is not None)
