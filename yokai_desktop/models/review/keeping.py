"""Everything that is kept of a review: itself, the mistakes to try again, and the grades."""

from __future__ import annotations

from yokai_desktop.ai.reviews.reviewed import BadReview, Review
from yokai_desktop.ai.reviews.reviewing import fits, judge_of
from yokai_desktop.engine.match import Match
from yokai_desktop.models.review.grading import grades_of, is_coached
from yokai_desktop.models.review.trying import positions_of
from yokai_desktop.storage.database import Database
from yokai_desktop.storage.grades import Grades
from yokai_desktop.storage.history import History
from yokai_desktop.storage.mistakes import Mistakes
from yokai_desktop.storage.reviews import Reviews


def save_review(database: Database, number: int, match: Match, review: Review) -> None:
    """Keep a review, whole or begun, with what follows from it."""
    Reviews(database).save(number, review.judge, review.to_json())
    save_findings(database, number, match, review)


def save_findings(database: Database, number: int, match: Match, review: Review) -> None:
    """Keep what follows from a review that is kept already."""
    positions = list(positions_of(match, review))
    if positions:
        Mistakes(database).gather(number, positions)
    if review.is_complete:
        grades = grades_of(match, review)
        Grades(database).save(number, review.judge, grades, coached=is_coached(match))


def grade_again(database: Database, number: int) -> None:
    """Grade a game whose review was kept by an earlier version; nothing if that cannot be read."""
    match = History(database).match(number)
    if match is None or match.outcome is None:
        return
    data = Reviews(database).load(number, judge_of(match.game.name).VERSION)
    try:
        review = Review.from_json(data)
    except BadReview:
        return
    if fits(review, match):
        save_findings(database, number, match, review)
