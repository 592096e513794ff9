"""Where a decision leads that is reviewed or tried: routes, and what its page is called."""

from __future__ import annotations

from yokai_desktop.ai.reviews.reviewed import Decision
from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.models.review.session import Session
from yokai_desktop.models.review.trying import Trying
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.history.words import date_words
from yokai_desktop.ui.parts.labels import PARTED
from yokai_desktop.ui.review.desk import find_game, review_desk
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.try_positions import person_at
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Route


def to_mistakes(sitting: Sitting, viewer: int, decision: Decision | None = None) -> Route:
    """Try the mistakes of a game again, or one of them, and come back."""
    review_desk().save_now()
    person = person_at(sitting.number, viewer)
    if decision is None:
        return routes.Mistakes(person, sitting.number, back=routes.Review())
    return routes.Mistakes(person, sitting.number, decision.index, routes.ReviewStep())


def to_review(trying: Trying) -> Route:
    """The decision in the review of its game, or why that cannot be opened."""
    found = find_game(trying.mistake.number, None)
    if isinstance(found, str):
        return routes.Tell(found)
    seat = trying.decision.seat
    sitting = review_desk().open(found.match, found.number, seat)
    return routes.ReviewStep(sitting, seat, trying.decision.index)


def to_trials(session: Session | None) -> Route:
    """The trials of the game that was tried last."""
    finished = session.finished if session is not None else []
    return routes.Trials(finished[-1][0].match.game.name if finished else "")


def decision_title(face: ReviewFace | None, decision: Decision | None) -> str:
    """The game, the place in it, and who decided, as far as they are known."""
    if face is None:
        return ""
    parts = [game_name(face.match.game.name)]
    if decision is not None:
        parts += [face.place_words(decision), face.name(decision.seat)]
    return PARTED.join(parts)


def trying_title(face: ReviewFace | None, trying: Trying | None) -> str:
    """The game, when it was played, and the place in it."""
    if face is None or trying is None:
        return ""
    day, where = date_words(trying.mistake.played), face.place_words(trying.decision)
    return PARTED.join((game_name(trying.match.game.name), day, where))
