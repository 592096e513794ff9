"""The box of an end sheet: follows the review, tells too few choices and the coach."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from tests.reviewed_games import kept, septet_reviewed, yokai_reviewed
from yokai_desktop.ai.reviews.reviewed import Mirror
from yokai_desktop.engine.marks import COACH
from yokai_desktop.engine.match import Match
from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.models.review.keeping import save_review
from yokai_desktop.ui.review.accuracy_box import BEGINS_AFTER, AccuracyBox
from yokai_desktop.ui.review.desk import review_desk
from yokai_desktop.ui.services.archive import archive


def box_of(qtbot: QtBot, match: Match, *, team: bool = False) -> AccuracyBox:
    box = AccuracyBox(match, team=team)
    qtbot.addWidget(box)
    return box


def test_a_reviewed_game_tells_accuracy_level_and_marks(qtbot: QtBot) -> None:
    match, review = septet_reviewed(4)
    save_review(archive().database, kept(match), match, review)
    box = box_of(qtbot, match)
    assert box.line.text() == "Accuracy to come."
    assert box.mirror.accuracy is None
    box.begin()
    own = review.mirrors[0]
    assert box.mirror.accuracy == own.accuracy
    assert box.title.text() == f"Accuracy {own.accuracy}"
    assert box.line.text().startswith("Played like:")
    assert f"Blunders: {own.counts.get('blunder', 0)}" in box.accessibleName()


def test_a_team_is_told_together_and_one_by_one(qtbot: QtBot) -> None:
    match, review = yokai_reviewed()
    mirrors = tuple(Mirror(seat, 20, 0.01, 80 + seat, "casual", {}) for seat in (0, 1))
    number = kept(match, review)
    box = box_of(qtbot, match, team=True)
    box.begin()
    review_desk().progressed.emit(Sitting(match, number, replace(review, mirrors=mirrors)))
    assert box.title.text() == "Accuracy of the team: 80"
    assert "Aiko 81" in box.line.text()


def test_too_few_choices_are_not_judged(qtbot: QtBot) -> None:
    match, review = yokai_reviewed()
    save_review(archive().database, kept(match), match, review)
    box = box_of(qtbot, match, team=True)
    box.begin()
    assert box.mirror.accuracy is None
    assert box.line.text() == "Too few choices to tell."


def test_with_the_coach_nothing_is_told(qtbot: QtBot) -> None:
    match, review = septet_reviewed(4)
    coached = Match.replay(match.record())
    coached.mark(0, COACH)
    save_review(archive().database, kept(coached), coached, review)
    box = box_of(qtbot, coached)
    box.begin()
    assert box.mirror.accuracy is None
    assert "coach" in box.line.text()


def test_it_begins_by_itself_and_follows_the_work(qtbot: QtBot) -> None:
    match, _ = yokai_reviewed()
    kept(match)
    box = box_of(qtbot, match, team=True)
    box.show()
    qtbot.waitUntil(lambda: box.sitting is not None, timeout=10 * BEGINS_AFTER)
    review_desk().hurry()
    qtbot.waitUntil(lambda: bool(box.grades), timeout=60_000)
    assert box.line.text() == "Too few choices to tell."
