"""Sets of the dojo that strangers made: what is taken can be learned from, the rest is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.robustness.counts import tell, times
from tests.robustness.hostile_sets import KINDS, hostile_set, shipped_entries
from yokai_desktop.dojo.library import FOLDER, Entry
from yokai_desktop.dojo.trial import Trial, TrialKind
from yokai_desktop.paths import data_folder
from yokai_desktop.ui.dojo.language_page import LanguagePage
from yokai_desktop.ui.dojo.sets import added_sets, forget_library, library
from yokai_desktop.ui.dojo.trial_page import TrialPage
from yokai_desktop.ui.services.preferences import forget_preferences, preferences
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow


@pytest.fixture(autouse=True)
def added(user_home: Path, dressed_app: QApplication) -> Iterator[Path]:
    """The file of an added set."""
    forget_preferences()
    for name, value in (("language", "en"), ("animation", "off"), ("trick_pause", 200)):
        preferences().set_value(name, value)
    folder = data_folder() / FOLDER
    folder.mkdir(parents=True)
    yield folder / "stranger.json"
    forget_library()
    forget_preferences()


def test_hostile_sets_are_learned_from_without_harm(qtbot: QtBot, added: Path) -> None:
    rng = Random("sets")
    counts = Counter[str]()
    for _ in range(times(6, 500)):
        added.write_bytes(hostile_set(rng))
        forget_library()
        window = MainWindow()  # a window reads the sets once
        window.resize(1024, 640)
        window.show()
        found = library()
        qtbot.waitUntil(lambda: not added_sets().is_busy, timeout=60_000)
        counts["left_out"] += len(found.complaints)
        found.trials, found.exercises = of_strangers(found.trials), of_strangers(found.exercises)
        counts["trials"] += len(found.trials)
        counts["exercises"] += len(found.exercises)
        for page in ("dojo", "trials", "language"):
            window.show_page(page)
            QApplication.processEvents()
        for trial in found.trials:
            learn(window, trial, qtbot, rng)
        for convention in {exercise.convention for exercise in found.exercises}:
            read(window, convention)
        window.show_page("dojo")
        assert window.isVisible()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    tell("hostile sets of the dojo", **counts)
    assert counts["left_out"] > counts["trials"] > 0
    assert counts["exercises"]


def of_strangers(entries: list[Entry]) -> list[Entry]:
    shipped = {entry["id"] for kind in KINDS for entry in shipped_entries()[kind]}
    return [entry for entry in entries if entry.id not in shipped]


def learn(window: MainWindow, trial: Trial, qtbot: QtBot, rng: Random) -> None:
    """All that can be done with a trial: hints, wrong and right answers, and to give it up."""
    window.go(routes.Trial(trial.id))
    page = window.page
    assert isinstance(page, TrialPage)
    assert page.attempt is not None
    QApplication.processEvents()
    for answer in ("", *trial.solution, *trial.solution[:1]):
        page.hint()
        legal = [str(action) for action in page.attempt.practice.legal]
        wrong = next((text for text in legal if text not in trial.solution), "kappa")
        if trial.kind in (TrialKind.FAMILY, TrialKind.DECLARE) or answer in legal:
            page.answer(answer)
        elif legal:
            page.answer(wrong)
        page.table.hurry()
        qtbot.waitUntil(lambda: not page.table.is_busy)
        if rng.random() < 0.5:
            page.take_back()
    page.show_answer()
    QApplication.processEvents()


def read(window: MainWindow, convention: int) -> None:
    """A series about a convention, answered by chance."""
    window.go(routes.Language(convention))
    page = window.page
    assert isinstance(page, LanguagePage)
    assert page.series is not None
    for _ in range(len(page.series.exercises)):
        page.answer(page.series.now.key[-1])
        QApplication.processEvents()
        page.go_on()
    assert page.series.is_over
