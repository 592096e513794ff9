"""``yokai review``: figures as JSON, marks as sentences, and clear refusals."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.cli.test_commands import refused, yokai
from yokai_desktop.ai import players
from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.match import Match

Recorder = Callable[[str, int, int], str]
"""Writes so many actions of a game of so many players; tells the file."""


@pytest.fixture
def record(tmp_path: Path) -> Recorder:
    """Writes a record of so many actions of a game."""

    def write(game: str, count: int, actions: int) -> str:
        found = game_named(game)
        assert found is not None
        match = Match(found, found.setup(count, seed="review"))
        rng = Random(1)
        while match.to_act is not None and len(match.actions) < actions:
            match.play(match.to_act, players.choose(match.view(match.to_act), "novice", rng))
        path = tmp_path / f"{game}.json"
        path.write_text(match.text(), encoding="utf-8")
        return str(path)

    return write


def test_the_figures_are_one_json_object(record: Recorder) -> None:
    words = ("review", record("septet", 4, 8), "--quick", "--seed", "7", "--json")
    figures = json.loads(yokai(*words).stdout)
    assert {"decisions", "ledger", "accuracy", "played_like", "seconds"} <= set(figures)
    assert [decision["index"] for decision in figures["decisions"]] == list(range(8))
    wanted = {"index", "seat", "action", "best", "loss", "error", "label", "choices"}
    assert all(wanted <= set(decision) for decision in figures["decisions"])
    assert set(figures["accuracy"]) == set(figures["played_like"]) == {"0", "1", "2", "3"}
    again = json.loads(yokai(*words).stdout)
    assert again["decisions"] == figures["decisions"]


def test_one_seat_alone_is_told_when_asked_for(record: Recorder) -> None:
    done = yokai("review", record("septet", 4, 6), "--seat", "1", "--quick", "--json")
    figures = json.loads(done.stdout)
    assert {decision["seat"] for decision in figures["decisions"]} == {1}
    assert set(figures["accuracy"]) == {"1"}


def test_yokai_is_reviewed_by_the_same_command(record: Recorder) -> None:
    done = yokai("review", record("yokai", 2, 8), "--quick", "--json")
    figures = json.loads(done.stdout)
    assert len(figures["decisions"]) == 8


def test_marks_and_seats_are_told_in_the_users_language(record: Recorder) -> None:
    path = record("septet", 4, 20)
    english = yokai("review", path, "--quick").stdout
    french = yokai("review", path, "--quick", lang="fr_FR.UTF-8").stdout
    assert "too few to tell an accuracy" in english
    assert "c’est trop peu" in french
    assert len(english.splitlines()) == len(french.splitlines()) > 4
    assert any(word in english for word in ("slip", "mistake", "blunder"))


def test_a_whole_game_tells_accuracy_and_level(record: Recorder) -> None:
    told = yokai("review", record("septet", 2, 400), "--quick", "--seat", "0").stdout
    assert "Seat 0: accuracy" in told.splitlines()[-1]


def test_bad_input_is_refused_in_one_sentence(record: Recorder, tmp_path: Path) -> None:
    path = record("septet", 4, 2)
    assert "no seat 4; seats count from 0 to 3" in refused("review", path, "--seat", "4")
    assert "place -1" in refused("review", path, "--seat", "-1", lang="fr_FR.UTF-8")
    assert "not a whole number" in refused("review", path, "--seat", "me")
    assert "Cannot read" in refused("review", str(tmp_path / "nowhere.json"))
    (tmp_path / "other.json").write_text("{}")
    assert "not a game record" in refused("review", str(tmp_path / "other.json"))
