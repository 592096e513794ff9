"""Unfinished games on disk: whole, or set aside."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from random import Random

import pytest

from yokai_desktop.engine.contract import Option
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.storage import atomic_files
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.reading import LARGEST_FILE
from yokai_desktop.storage.saves import BrokenSave, Saves, text_of


def match_after(actions: int, seed: str = "AAAAAA") -> Match:
    """A game of four in which some actions have been played by chance."""
    seats = [Seat(name="Aïko ‮妖"), Seat("novice"), Seat("master"), Seat("adept")]
    match = Match(SEPTET, SEPTET.setup(4, {}, seed), seats)
    chance = Random(seed)
    for _ in range(actions):
        assert match.to_act is not None
        match.play(match.to_act, chance.choice(match.state.legal()))
    return match


def test_a_game_comes_back_as_it_was_left(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    match = match_after(20)
    match.mark(0, "hint")
    saves.write(match, {"notes": {"5": "kappa"}})
    save = saves.read("septet")
    assert save is not None
    assert save.match == match
    assert save.extra == {"notes": {"5": "kappa"}}


def test_without_a_file_there_is_no_game(tmp_path: Path) -> None:
    saves = Saves(tmp_path / "nowhere")
    assert saves.read("septet") is None
    assert not saves.exists("septet")
    saves.remove(match_after(0))


def test_a_removed_game_is_gone(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write(match_after(3))
    assert saves.exists("septet")
    saves.remove(match_after(9))
    assert saves.read("septet") is None


def test_a_save_cut_at_any_byte_is_set_aside_whole(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write(match_after(6))
    path = saves.path_of("septet")
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(BrokenSave) as broken:
            saves.read("septet")
        kept_at = broken.value.kept_at
        assert kept_at is not None
        assert kept_at.read_bytes() == whole[:length]
        assert not path.exists()
        kept_at.unlink()


def test_a_save_with_one_altered_byte_is_refused(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write(match_after(4))
    path = saves.path_of("septet")
    whole = path.read_bytes()
    chance = Random(7)
    for place in range(len(whole)):
        altered = bytearray(whole)
        altered[place] ^= 1 << chance.randrange(8)
        path.write_bytes(altered)
        with pytest.raises(BrokenSave) as broken:
            saves.read("septet")
        assert broken.value.kept_at is not None
        broken.value.kept_at.unlink()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "not_a_save"),
        ("{}", "not_a_save"),
        ("yokai-desktop save 2 abc\n{}", "unknown_format"),
        ("yokai-desktop save\n{}", "not_a_save"),
        ("yokai-desktop save 1 abc\n{}", "damaged"),
    ],
)
def test_what_is_no_save_says_why(tmp_path: Path, text: str, reason: str) -> None:
    saves = Saves(tmp_path)
    saves.path_of("septet").write_text(text)
    with pytest.raises(BrokenSave) as broken:
        saves.read("septet")
    assert broken.value.reason == reason


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("[" * 100_000, "damaged"),
        ("[]", "damaged"),
        ('{"record":{},"extra":[]}', "damaged"),
        ('{"record":{},"extra":{}}', "not_a_record"),
    ],
)
def test_a_well_signed_save_must_still_hold_a_game(tmp_path: Path, body: str, reason: str) -> None:
    from yokai_desktop.storage.saves import _head

    saves = Saves(tmp_path)
    saves.path_of("septet").write_text(f"{_head(body)}\n{body}")
    with pytest.raises(BrokenSave) as broken:
        saves.read("septet")
    assert broken.value.reason == reason


def test_a_game_under_the_name_of_another_is_refused(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write(match_after(1))
    os.rename(saves.path_of("septet"), saves.path_of("yokai"))
    with pytest.raises(BrokenSave) as broken:
        saves.read("yokai")
    assert broken.value.reason == "another_game"


def test_broken_saves_do_not_push_each_other_out(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    for content in ("first", "second"):
        saves.path_of("septet").write_text(content)
        with pytest.raises(BrokenSave):
            saves.read("septet")
    assert (tmp_path / "septet.broken-1.save").read_text() == "first"
    assert (tmp_path / "septet.broken-2.save").read_text() == "second"


def test_a_full_disk_is_told_and_the_old_game_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(tmp_path)
    old = match_after(5)
    saves.write(old)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageError) as error:
        saves.write(match_after(9))
    monkeypatch.undo()
    assert error.value.reason == "disk_full"
    save = saves.read("septet")
    assert save is not None
    assert save.match == old
    assert [path.name for path in tmp_path.iterdir()] == ["septet.save"]


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(StorageError):
        Saves(tmp_path / "data").write(match_after(0))


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write(match_after(0))
    os.truncate(saves.path_of("septet"), LARGEST_FILE + 1)
    with pytest.raises(StorageError) as error:
        saves.read("septet")
    assert error.value.reason == "too_large"


def test_a_game_is_never_replaced_or_removed_by_another(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.write(match_after(3))
    whole = saves.path_of("septet").read_bytes()
    other = match_after(1, "BBBBBB")
    with pytest.raises(StorageError) as error:
        saves.write(other)
    assert error.value.reason == "occupied"
    saves.remove(other)
    assert saves.path_of("septet").read_bytes() == whole


@pytest.mark.posix
def test_a_file_that_cannot_be_read_is_not_replaced(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    os.mkfifo(saves.path_of("septet"))
    with pytest.raises(StorageError):
        saves.write(match_after(1))
    assert saves.path_of("septet").is_fifo()


def test_a_broken_file_makes_room_or_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Saves(tmp_path)
    saves.path_of("septet").write_text("broken")
    saves.write(match_after(2))
    assert (tmp_path / "septet.broken-1.save").read_text() == "broken"
    saves.path_of("septet").write_text("broken again")
    monkeypatch.setattr(atomic_files, "MOST_SET_ASIDE", 1)
    with pytest.raises(StorageError):
        saves.write(match_after(2))
    assert saves.path_of("septet").read_text() == "broken again"


@pytest.mark.parametrize("missing", SEPTET.options, ids=lambda option: option.name)
def test_a_game_of_a_version_with_fewer_options_is_played_on(
    tmp_path: Path, missing: Option
) -> None:
    """Its record says less than it would today; it is the same game nevertheless."""
    saves = Saves(tmp_path)
    begun = Match(SEPTET, SEPTET.setup(4, {"variant": "normal"}, "AAAAAA"))
    older = begun.record()
    del older["options"][missing.name]
    begun.record = lambda: older  # type: ignore[method-assign]
    saves.path_of("septet").write_text(text_of(begun, {}))
    save = saves.read("septet")
    assert save is not None
    assert save.match.to_act is not None
    save.match.play(save.match.to_act, save.match.state.legal()[0])
    saves.write(save.match)
    again = saves.read("septet")
    assert again is not None
    assert again.match == save.match
    saves.remove(save.match)
    assert not saves.exists("septet")


def test_a_save_that_is_no_game_makes_room(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    match = match_after(1)
    strange = {**match.record(), "seats": []}
    match.record = lambda: strange  # type: ignore[method-assign]
    saves.path_of("septet").write_text(text_of(match, {}))
    saves.write(match_after(2))
    assert (tmp_path / "septet.broken-1.save").exists()


def test_where_nobody_may_look_there_is_no_game_to_offer(tmp_path: Path) -> None:
    assert not Saves(tmp_path / ("x" * 300)).exists("septet")
