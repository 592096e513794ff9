"""Damaged saves, settings, records and shared games: refused whole or read whole, always kept."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.played_games import play_by_chance
from tests.robustness.counts import tell, times
from tests.robustness.damages import damaged_bytes, damaged_json
from yokai_desktop.engine.catalog import game_named
from yokai_desktop.engine.match import BadRecord, Match, Seat
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.game_stream import BadFile
from yokai_desktop.storage.history import Entry, History, now
from yokai_desktop.storage.saves import BrokenSave, Saves, _head
from yokai_desktop.storage.settings import FILE_NAME, SETTINGS, Settings
from yokai_desktop.storage.sharing import Import, export_games


def unfinished(game_name: str, rng: Random) -> Match:
    """A game of people and computer players, played by chance for a while."""
    game = game_named(game_name)
    assert game is not None
    players = rng.choice(game.players)
    seats = [Seat(name="Aïko")] + [Seat("novice")] * (players - 1)
    match = Match(game, game.setup(players, {}, f"{rng.randrange(10**6)}"), seats)
    for _ in range(rng.randrange(60)):
        if match.to_act is None:
            break
        match.play(match.to_act, rng.choice(match.state.legal()))
    return match


def is_whole(match: Match) -> bool:
    """Whether a match is one that could have been played."""
    return Match.replay(match.record()) == match


def test_damaged_saves_are_set_aside_whole(tmp_path: Path) -> None:
    rng = Random("saves")
    saves = Saves(tmp_path)
    outcomes: Counter[str] = Counter()
    sound: dict[str, bytes] = {}
    for number in range(times(150, 6_000)):
        name = ("septet", "yokai")[number % 2]
        path = saves.path_of(name)
        if number % 40 < 2:
            saves.write(unfinished(name, rng), {"notes": {"5": "kappa"}})
            sound[name] = path.read_bytes()
        if rng.random() < 0.5:
            damaged = damaged_bytes(sound[name], rng)
        else:
            body = damaged_json(json.loads(sound[name].split(b"\n", 1)[1]), rng)
            damaged = f"{_head(body)}\n{body}".encode(errors="surrogatepass")
        path.write_bytes(damaged)
        save, broken = None, None
        try:
            save = saves.read(name)
        except BrokenSave as error:
            broken = error
        if broken is None:
            assert save is not None
            assert is_whole(save.match)
            assert path.read_bytes() == damaged
            outcomes["read_whole"] += 1
        else:
            assert broken.kept_at is not None
            assert broken.kept_at.read_bytes() == damaged
            assert not path.exists()
            broken.kept_at.unlink()
            outcomes["set_aside"] += 1
    tell("damaged saves", tried=outcomes.total(), **outcomes)
    assert outcomes["set_aside"] > 0


def test_damaged_settings_fall_back_and_stay_on_disk(tmp_path: Path) -> None:
    rng = Random("settings")
    path = tmp_path / FILE_NAME
    values = {"language": "fr", "text_size": 150, "confirm": False, "names": {"0": "Aïko"}}
    sound = json.dumps({"format": 1, "settings": values}).encode()
    outcomes: Counter[str] = Counter()
    for _ in range(times(150, 6_000)):
        if rng.random() < 0.5:
            damaged = damaged_bytes(sound, rng)
        else:
            damaged = damaged_json(json.loads(sound), rng).encode(errors="surrogatepass")
        path.write_bytes(damaged)
        settings = Settings(tmp_path)
        assert all(setting.accepts(settings[name]) for name, setting in SETTINGS.items())
        assert path.read_bytes() == damaged
        settings.set("trick_pause", 777)
        assert Settings(tmp_path)["trick_pause"] == 777
        aside = list(tmp_path.glob("*broken*"))
        assert [file.read_bytes() for file in aside] in ([], [damaged])
        for file in aside:
            file.unlink()
        outcomes["kept_aside" if aside else "read"] += 1
    tell("damaged settings", tried=outcomes.total(), **outcomes)
    assert outcomes["kept_aside"] > 0


def test_damaged_records_are_never_half_loaded() -> None:
    rng = Random("records")
    outcomes: Counter[str] = Counter()
    text = ""
    for number in range(times(150, 4_000)):
        if number % 40 == 0:
            text = unfinished(("septet", "yokai")[number // 40 % 2], rng).text()
        if rng.random() < 0.5:
            damaged = damaged_bytes(text.encode(), rng).decode(errors="replace")
        else:
            damaged = damaged_json(json.loads(text), rng)
        try:
            assert is_whole(Match.read(damaged))
            outcomes["read_whole"] += 1
        except BadRecord:
            outcomes["refused"] += 1
    tell("damaged records", tried=outcomes.total(), **outcomes)
    assert outcomes["refused"] > 0


def test_a_damaged_file_of_games_is_taken_over_whole_or_not_at_all(tmp_path: Path) -> None:
    rng = Random("sharing")
    source = History(Database(None))
    for name in ("septet", "yokai"):
        source.add(Entry(play_by_chance(unfinished(name, rng)), now()))
    path = tmp_path / "games.json"
    export_games(source, path)
    sound = path.read_bytes()
    outcomes: Counter[str] = Counter()
    for _ in range(times(60, 2_000)):
        if rng.random() < 0.5:
            damaged = damaged_bytes(sound, rng)
        else:
            damaged = damaged_json(json.loads(sound), rng).encode(errors="surrogatepass")
        path.write_bytes(damaged)
        history = History(Database(None))
        try:
            taking = Import(path)
            while taking.check_next():
                pass
            new = taking.write(history)
            assert history.count() == new
            outcomes["taken_over"] += 1
        except (BadFile, StorageError):
            assert history.count() == 0
            outcomes["refused"] += 1
        finally:
            history.database.close()
        assert path.read_bytes() == damaged
    tell("damaged files of games", tried=outcomes.total(), **outcomes)
    assert outcomes["refused"] > 0


@pytest.mark.parametrize("field", ["seed", "seats"])
def test_halves_of_characters_are_refused(field: str) -> None:
    record = unfinished("septet", Random(1)).record()
    record |= {"seed": "\ud800"} if field == "seed" else {}
    if field == "seats":
        record["seats"][0]["name"] = "\ud800"
    with pytest.raises(BadRecord) as refused:
        Match.replay(record)
    assert refused.value.facts == {"field": field}
