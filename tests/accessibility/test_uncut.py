"""No focus event reaches a reader while it is being told something: whole games are listened to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.accessibility.keys import Player, name_of
from tests.accessibility.listener import reader_there
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.yokai.game import YOKAI
from yokai_desktop.models.thinking import LocalThinker
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech import announcer as speech
from yokai_desktop.ui.window.main_window import MainWindow

PERSON, OTHER, NOVICE = Seat(name="Aiko"), Seat(name="Botan"), Seat("novice")


class Patient(Player):
    """Presses a key only when everything has been said; notes who got the keyboard meanwhile."""

    cuts: list[str]

    def listen(self) -> None:
        self.cuts = []
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._moved)

    def _moved(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None and speech.announcer()._clock.isActive():
            self.cuts.append(f"{name_of(now)} cuts {speech.announcer().messages[-1]!r}")

    def step(self) -> str:
        self._qtbot.waitUntil(lambda: not speech.announcer().is_talking, timeout=20_000)
        return super().step()

    def look(self) -> None:
        if not speech.announcer().is_talking:
            super().look()


@pytest.fixture
def patient(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Patient]:
    monkeypatch.setattr("yokai_desktop.ui.table.page.thinker", LocalThinker)
    monkeypatch.setattr(speech, "MS_A_LETTER", {"normal": 0})
    monkeypatch.setattr(speech, "_AT_LEAST", 3)
    for name, value in (("animation", "off"), ("trick_pause", 1), ("thinking_pause", 0)):
        preferences().set_value(name, value)
    with reader_there():
        yield Patient(window, qtbot)


@pytest.mark.parametrize(
    "match",
    [
        lambda: Match(
            SEPTET,
            SEPTET.setup(4, {"scoring": "standard"}, "4K7-QM2"),
            (PERSON, NOVICE, NOVICE, NOVICE),
        ),
        lambda: Match(YOKAI, YOKAI.setup(2, {}, "4K7-QM2"), (PERSON, NOVICE)),
        lambda: Match(YOKAI, YOKAI.setup(2, {}, "4K7-QM2"), (PERSON, OTHER)),
    ],
    ids=["septet", "yokai", "hotseat"],
)
def test_the_keyboard_moves_only_when_everything_was_heard(
    patient: Patient, match: Callable[[], Match]
) -> None:
    patient.sit_down(match())
    patient.listen()
    patient.play_to_the_end()
    assert not patient.cuts, "\n".join(patient.cuts)
