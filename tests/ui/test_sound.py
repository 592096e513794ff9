"""Sounds: own files, equally loud, heard when their event is shown, silent where none can be."""

from __future__ import annotations

import contextlib
import math
import wave
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from runpy import run_path

import miniaudio
import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.benchmarks.sounds import FILES, loudness, peak, tail
from tests.played_games import yokai_won
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.engine.yokai.events import Declared
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.paths import resources
from yokai_desktop.ui.septet.sounds import sound_of as septet_sound
from yokai_desktop.ui.services import ambience, sound
from yokai_desktop.ui.services.ambience import Ambience
from yokai_desktop.ui.services.mixer import RATE, Mixer, pitched, read_wave, scaled
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.services.sound import (
    BOSSES,
    FAMILIES,
    GARDEN,
    PERIOD_MS,
    PERIODS,
    SOUNDS,
    Device,
    SoundPlayer,
)
from yokai_desktop.ui.table import cue
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.sounds import sound_of as yokai_sound

LATEST_MS = 30
"""After its event is shown a sound is heard."""


@pytest.mark.parametrize("name", FILES)
def test_every_sound_is_short_quiet_and_begins_and_ends_at_rest(name: str) -> None:
    samples = read_wave(resources("sounds", f"{name}.wav"))
    assert 0.05 < len(samples) / RATE < 2.5
    assert peak(samples) <= -6
    assert abs(samples[0]) < 10
    assert abs(samples[-1]) < 10
    assert tail(samples) < -60


def test_all_sounds_are_equally_loud() -> None:
    levels = [loudness(read_wave(resources("sounds", f"{name}.wav"))) for name in FILES]
    assert max(levels) - min(levels) < 3


def test_the_sounds_are_made_again_to_the_byte(tmp_path: Path) -> None:
    maker = run_path(str(resources("sounds", "make.py")))
    maker["make"].__globals__["FOLDER"] = tmp_path
    made = maker["make"]()
    assert {path.stem for path in made} == set(FILES)
    for path in made:
        assert path.read_bytes() == resources("sounds", path.name).read_bytes(), path.name


def test_what_happens_in_a_game_of_septet_is_heard() -> None:
    match = Match(SEPTET, SEPTET.setup(2, seed="sound"))
    view = match.view(0)
    assert isinstance(view, SeptetView)
    heard = [septet_sound(event, view) for event in match.opening]
    while match.to_act is not None:
        for event in match.play(match.to_act, match.state.legal()[0]):
            heard.append(septet_sound(event, view))
            view = view.after(event)
    assert set(heard) <= {"", *SOUNDS}
    assert {"lay", "deal", "flip", "gather"} <= set(heard)
    assert heard[-1] in ("victory", "defeat")
    assert {name for name in heard if name in BOSSES} >= set(BOSSES[:3])


def test_what_happens_in_a_game_of_yokai_is_heard() -> None:
    match = Match(YOKAI, YOKAI.setup(2, seed="sound"))
    heard = [yokai_sound(event) for event in match.opening]
    while match.to_act is not None:
        heard += map(yokai_sound, match.play(match.to_act, match.state.legal()[0]))
    assert set(heard) <= {"", *SOUNDS}
    assert {"lay", "deal", "flip"} <= set(heard)
    assert heard[-1] in ("victory", "defeat")


def test_a_declaration_claps_and_families_sound_a_step_higher_each(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(cue, "play_sound", heard.append)
    match = yokai_won((Seat(), Seat("novice")), turns=4)
    before = Match.replay(match.record(), until=len(match.actions) - 1)
    board = YokaiBoard(before)
    qtbot.addWidget(board)
    board.resize(1200, 800)
    view = before.view(0)
    board.sync(view)
    seat = before.to_act
    assert seat is not None
    for event in before.play(seat, match.actions[-1]):
        assert yokai_sound(event) == ("clap" if isinstance(event, Declared) else yokai_sound(event))
        board.cue.give("")
        motion = board.animation_for(event)
        if motion is not None:
            motion.begin()
            while not motion.finish():
                pass
        board.cue.end()
    assert heard == list(FAMILIES)


def null_device() -> Device:
    """The real library without a sound card: asks for samples in real time, and drops them."""
    device: Device = miniaudio.PlaybackDevice(
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=PERIOD_MS,
        callback_periods=PERIODS,
        backends=[miniaudio.Backend.NULL],
    )
    return device


@pytest.fixture
def player(qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[SoundPlayer]:
    monkeypatch.setattr(
        QGuiApplication, "applicationState", lambda: Qt.ApplicationState.ApplicationActive
    )
    player = SoundPlayer(null_device)
    assert player.wait_until_open()
    yield player
    player.close()


def test_a_sound_is_played_to_its_end_by_the_device(player: SoundPlayer, qtbot: QtBot) -> None:
    assert player.play("lift")
    assert not player.mixer.is_silent
    qtbot.waitUntil(lambda: player.mixer.is_silent)


def test_a_sound_begins_with_the_next_samples_a_device_asks_for(
    player: SoundPlayer, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """What is asked for now is heard after the two periods a device has in hand, at the latest."""
    asked: list[tuple[int, bool]] = []
    give = player.mixer._next

    def noted(count: int) -> bytes:
        given = give(count)
        asked.append((count, any(given)))
        return given

    monkeypatch.setattr(player.mixer, "_next", noted)
    for name in ("seal", "gather", "boss_3"):
        silent = len(asked)
        assert player.play(name)
        before = len(asked)
        qtbot.waitUntil(lambda before=before: len(asked) > before + 1)  # type: ignore[misc]
        # Of two blocks one may have been on its way already when it was played.
        assert any(sounds for _, sounds in asked[silent : before + 2]), name
        qtbot.waitUntil(lambda: player.mixer.is_silent)
    assert all(count <= RATE * PERIOD_MS / 1000 for count, _ in asked)
    assert PERIOD_MS * PERIODS <= LATEST_MS


def test_the_device_rests_when_nothing_is_heard(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(sound, "REST_MS", 20)
    monkeypatch.setattr(sound, "is_wanted", lambda name: True)
    player = SoundPlayer(null_device)
    assert player.wait_until_open()
    for _ in range(2):
        assert player.play("lift")
        qtbot.waitUntil(lambda: not player._is_running)
    player.close()
    assert not player.play("lift")


def test_sounds_follow_the_settings(player: SoundPlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert player.play("flip")
    assert player.play("seal")
    assert not player.play("")
    assert not player.play("no such sound")
    preferences().set_value("sound_cards", False)
    assert not player.play("flip")
    assert player.play("seal")
    preferences().set_value("sound_moments", False)
    assert not player.play("seal")
    preferences().set_value("sound_cards", True)
    preferences().set_value("sound", False)
    assert not player.play("flip")


def test_another_window_is_not_disturbed(
    player: SoundPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        QGuiApplication, "applicationState", lambda: Qt.ApplicationState.ApplicationInactive
    )
    assert not player.play("flip")
    preferences().set_value("sound_in_background", True)
    assert player.play("flip")


def test_a_card_is_laid_with_another_sound_each_time(
    player: SoundPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    added: list[array[int]] = []
    monkeypatch.setattr(player.mixer, "add", added.append)
    for _ in range(16):
        assert player.play("lay")
    laid = [bytes(samples) for samples in added]
    assert len(set(laid)) == 15
    assert laid[0] == laid[15]


def test_a_higher_pitch_is_a_shorter_sound_of_the_same_strength() -> None:
    wave_form = array("h", (round(8_000 * math.sin(n / 9)) for n in range(3_000)))
    for factor in (0.96, 1.05):
        other = pitched(wave_form, factor)
        assert len(other) == pytest.approx(len(wave_form) / factor, abs=2)
        assert max(other) == pytest.approx(8_000, rel=0.01)


def test_the_garden_is_quiet_and_heard_only_when_asked_for(
    player: SoundPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not player.play(GARDEN[0])
    preferences().set_value("sound_garden", True)
    added: list[array[int]] = []
    monkeypatch.setattr(player.mixer, "add", added.append)
    assert player.play(GARDEN[0])
    assert player.play("flip")
    garden, flip = (max(map(abs, samples)) for samples in added)
    assert garden < flip / 2


def test_the_garden_is_heard_now_and_then_never_twice_the_same(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(ambience, "play_sound", heard.append)
    monkeypatch.setattr(ambience, "SHORTEST_MS", 1)
    monkeypatch.setattr(ambience, "LONGEST_MS", 2)
    parent = QObject()
    garden = Ambience(parent, seed=4)
    assert not garden.is_awake
    preferences().set_value("sound_garden", True)
    qtbot.waitUntil(lambda: len(heard) > 8)
    assert set(heard) <= set(GARDEN)
    assert all(one != other for one, other in pairwise(heard))
    preferences().set_value("sound", False)
    assert not garden.is_awake


def test_volume_makes_the_same_sound_softer(
    player: SoundPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    added: list[array[int]] = []
    monkeypatch.setattr(player.mixer, "add", added.append)
    for volume in (100, 20):
        preferences().set_value("volume", volume)
        player.play("flip")
    loud, soft = added
    assert max(soft) == pytest.approx(max(loud) / 5, abs=1)


def test_a_system_without_sound_is_silent(qapp: QGuiApplication) -> None:
    def missing() -> Device:
        raise miniaudio.MiniaudioError("no device")

    player = SoundPlayer(missing)
    assert not player.wait_until_open()
    assert not player.play("flip")
    player.close()


def test_a_system_without_a_sound_card_says_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    with contextlib.suppress(miniaudio.MiniaudioError):
        sound.system_device().close()
    assert capfd.readouterr().err == ""


def test_a_broken_file_is_silent(
    player: SoundPlayer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sound, "resources", lambda *parts: tmp_path.joinpath(parts[-1]))
    assert not player.play("flip")
    (tmp_path / "seal.wav").write_bytes(b"no sound")
    assert not player.play("seal")
    with wave.open(str(tmp_path / "hint.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
    assert not player.play("hint")


def test_nothing_is_heard_before_sound_is_opened() -> None:
    assert not sound.play_sound("flip")


def test_sound_is_opened_once_and_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "SoundPlayer", lambda: SoundPlayer(null_device))
    monkeypatch.setattr(sound, "is_wanted", lambda name: True)
    player = sound.open_sound()
    assert sound.open_sound() is player
    player.wait_until_open()
    assert sound.play_sound("flip")
    sound.close_sound()
    assert not sound.play_sound("flip")


def test_voices_are_added_and_never_overflow() -> None:
    mixer = Mixer()
    frames = mixer.frames()
    next(frames)
    assert array("h", frames.send(3)) == array("h", [0, 0, 0])
    mixer.add(array("h", [1, 2, 30_000]))
    mixer.add(array("h", [10, -20]))
    mixer.add(array("h", [0, 0, 30_000, 4, 5]))
    assert array("h", frames.send(4)) == array("h", [11, -18, 32_767, 4])
    assert array("h", frames.send(4)) == array("h", [5, 0, 0, 0])
    assert mixer.is_silent


def test_the_oldest_of_many_voices_ends() -> None:
    mixer = Mixer()
    for number in range(20):
        mixer.add(array("h", [number]))
    frames = mixer.frames()
    next(frames)
    assert array("h", frames.send(1))[0] == sum(range(12, 20))


def test_softer_keeps_the_length() -> None:
    assert scaled(array("h", [100, -100]), 0.5) == array("h", [50, -50])
