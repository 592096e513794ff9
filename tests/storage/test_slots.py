"""Several unfinished games beside each other: each in its slot, none in the way of another."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.played_games import play_by_chance
from tests.storage.test_saves import match_after
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.storage import saves as saves_module
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.saves import BrokenSave, Saves, text_of


def yokai_after(actions: int) -> Match:
    match = Match(YOKAI, YOKAI.setup(2, {}, "AAAAAA"), [Seat(), Seat("novice")])
    return play_by_chance(match, most=actions)


def leave(saves: Saves, match: Match, written: float) -> str:
    """Leave a game at some moment."""
    slot = saves.free_slot(match.game.name)
    saves.write(match, {}, slot)
    os.utime(saves.path_of(slot), (written, written))
    return slot


def test_games_lie_beside_each_other_and_the_one_written_last_comes_first(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    assert saves.slots() == []
    first = leave(saves, match_after(3), 1_000)
    second = leave(saves, match_after(5, "BBBBBB"), 3_000)
    third = leave(saves, yokai_after(2), 2_000)
    assert (first, second, third) == ("septet", "septet-2", "yokai")
    assert [slot.name for slot in saves.slots()] == [second, third, first]
    assert [slot.name for slot in saves.slots("septet")] == [second, first]
    assert [slot.game for slot in saves.slots("yokai")] == ["yokai"]
    save = saves.read(second)
    assert save is not None
    assert save.match == match_after(5, "BBBBBB")


def test_the_very_same_deal_can_be_left_twice(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    leave(saves, match_after(3), 1_000)
    again = leave(saves, match_after(0), 2_000)
    saves.write(match_after(7), {}, again)
    lengths = [len(save.match.actions) for s in saves.slots() if (save := saves.read(s.name))]
    assert sorted(lengths) == [3, 7]
    saves.remove(match_after(7), again)
    assert [slot.name for slot in saves.slots()] == ["septet"]


def test_a_slot_that_became_free_is_used_again(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for number, seed in enumerate(("AAAAAA", "BBBBBB", "CCCCCC")):
        leave(saves, match_after(1, seed), number)
    saves.remove(match_after(1, "BBBBBB"), "septet-2")
    assert saves.free_slot("septet") == "septet-2"
    assert saves.free_slot("yokai") == "yokai"


def test_the_save_of_a_version_with_one_game_is_a_slot_as_it_is(tmp_path: Path) -> None:
    old = tmp_path / "septet.save"
    old.write_text(text_of(match_after(6), {"notes": {}}))
    saves = Saves(tmp_path)
    assert [slot.name for slot in saves.slots()] == ["septet"]
    leave(saves, match_after(2, "BBBBBB"), 5)
    save = saves.read("septet")
    assert save is not None
    assert save.match == match_after(6)
    assert save.extra == {"notes": {}}


@pytest.mark.posix
def test_what_is_no_save_is_no_slot(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    leave(saves, match_after(1), 1)
    for name in ("septet.broken-1.save", "septet-0.save", "Septet.save", "septet", "x-2.txt"):
        (tmp_path / name).write_text("?")
    (tmp_path / "septet-7.save").mkdir()
    os.mkfifo(tmp_path / "yokai.save")
    assert [slot.name for slot in saves.slots()] == ["septet"]
    assert saves.free_slot("yokai") == "yokai-2"


def test_a_broken_game_is_set_aside_and_the_others_stay(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    leave(saves, match_after(1), 1)
    leave(saves, match_after(1, "BBBBBB"), 2)
    saves.path_of("septet-2").write_text("?")
    with pytest.raises(BrokenSave) as broken:
        saves.read("septet-2")
    assert broken.value.kept_at == tmp_path / "septet-2.broken-1.save"
    assert [slot.name for slot in saves.slots()] == ["septet"]
    leave(saves, yokai_after(1), 3)
    os.rename(saves.path_of("yokai"), saves.path_of("septet-2"))
    with pytest.raises(BrokenSave):
        saves.read("septet-2")


def test_games_in_which_nobody_did_anything_are_dropped_and_no_others(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    leave(saves, match_after(0), 1)
    leave(saves, match_after(1, "BBBBBB"), 2)
    leave(saves, match_after(0, "CCCCCC"), 3)
    leave(saves, yokai_after(0), 4)
    saves.path_of("septet-4").write_text("broken")
    saves.drop_unbegun("septet")
    assert {slot.name for slot in saves.slots()} == {"septet-2", "septet-4", "yokai"}


def test_what_cannot_be_dropped_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    leave(saves, match_after(0), 1)

    def refuse(path: Path) -> None:
        raise StorageError("read_only", path)

    monkeypatch.setattr(saves_module, "remove", refuse)
    saves.drop_unbegun("septet")
    assert saves.exists("septet")


def test_how_a_game_began_is_known_without_playing_it(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    leave(saves, match_after(8), 1)
    begun = saves.begun("septet")
    assert begun is not None
    assert begun.setup == match_after(8).setup
    assert begun.actions == []
    saves.path_of("septet").write_text("?")
    assert saves.begun("septet") is None
    assert saves.begun("yokai") is None


def test_where_nobody_may_look_no_slot_is_free_and_none_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves_module, "_MOST_TRIED", 5)
    hidden = Saves(tmp_path / ("x" * 300))
    assert hidden.slots() == []
    assert hidden.free_slot("septet") == "septet-4"
    with pytest.raises(StorageError):
        hidden.write(match_after(1), {}, "septet-4")
