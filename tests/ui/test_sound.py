"""Sounds: own files, made again to the byte, and silence wherever something is missing."""

from __future__ import annotations

import importlib.util
import sys
import types
import wave
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QUrl

from yokai_desktop.engine.contract import Event, Game
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.paths import resources
from yokai_desktop.ui import sound
from yokai_desktop.ui.preferences import preferences
from yokai_desktop.ui.septet.sounds import sound_of as septet_sound
from yokai_desktop.ui.sound import SOUNDS, Player, sound_is_possible
from yokai_desktop.ui.yokai.sounds import sound_of as yokai_sound


class RecordingEffect:
    """Stands for Qt's sound effect, which the tests' installation has not: notes what is played."""

    played: ClassVar[list[str]] = []

    def __init__(self) -> None:
        self.source = QUrl()

    def setSource(self, source: QUrl) -> None:
        self.source = source

    def play(self) -> None:
        self.played.append(Path(self.source.toLocalFile()).stem)


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_is_a_short_quiet_wave(name: str) -> None:
    with wave.open(str(resources("sounds", f"{name}.wav"))) as file:
        assert file.getnchannels() == 1
        assert 0.03 < file.getnframes() / file.getframerate() < 2


def test_the_sounds_are_made_again_to_the_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = importlib.util.spec_from_file_location("make_sounds", resources("sounds", "make.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    made = module.make()
    assert [path.stem for path in made] == list(SOUNDS)
    for path in made:
        assert path.read_bytes() == resources("sounds", path.name).read_bytes()


@pytest.mark.parametrize(
    ("game", "players", "sound_of"), [(SEPTET, 2, septet_sound), (YOKAI, 2, yokai_sound)]
)
def test_what_happens_in_a_game_is_heard(
    game: Game, players: int, sound_of: Callable[[Event], str]
) -> None:
    match = Match(game, game.setup(players, seed="sound"))
    heard = {sound_of(event) for event in match.opening}
    while match.to_act is not None:
        heard |= {sound_of(event) for event in match.play(match.to_act, match.state.legal()[0])}
    assert heard <= {"", *SOUNDS}
    assert {"card", "deal", "flip"} <= heard


def test_without_the_optional_part_nothing_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "sound_is_possible", lambda: False)
    preferences().set_value("sound", True)
    assert not Player().play("card")


def test_sounds_follow_the_setting_and_their_name(monkeypatch: pytest.MonkeyPatch) -> None:
    multimedia = types.ModuleType(sound.MULTIMEDIA)
    multimedia.QSoundEffect = RecordingEffect  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, sound.MULTIMEDIA, multimedia)
    monkeypatch.setattr(sound, "sound_is_possible", lambda: True)
    RecordingEffect.played.clear()
    player = Player()
    assert not player.play("card")
    preferences().set_value("sound", True)
    assert not player.play("")
    assert player.play("card")
    assert player.play("card")
    assert RecordingEffect.played == ["card", "card"]


def test_a_part_that_cannot_be_loaded_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "sound_is_possible", lambda: True)
    monkeypatch.setattr(sound, "MULTIMEDIA", "yokai_desktop.no_such_part")
    preferences().set_value("sound", True)
    player = Player()
    assert not player.play("card")
    assert not player.play("card")


def test_whether_sound_is_possible_is_told_without_importing_it() -> None:
    assert sound_is_possible() == (importlib.util.find_spec(sound.MULTIMEDIA) is not None)
