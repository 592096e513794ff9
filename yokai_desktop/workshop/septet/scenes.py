"""The pictures of the Septet table for the tour: every mode, every moment worth seeing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from yokai_desktop.ai.septet.choose import choose
from yokai_desktop.engine.contract import Action, Event
from yokai_desktop.engine.match import Match, Seat
from yokai_desktop.engine.septet.game import SEPTET
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.storage.settings import UNTIL_CLICKED
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.workshop.tour import Scene, Stage

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.page import SeptetTable

Reached = Callable[[SeptetView], bool]
_NAMES = ("", "Ren", "Hikaru", "Aoi")
_LEVELS = ("person", "novice", "adept", "master")
_INSTINCT = "apprentice"
"""Who plays until a scene is reached: quick, and not without sense."""
_MOST_SEEDS = 60


def _new(mode: str, seed: int, seats: tuple[Seat, ...] = ()) -> Match:
    players, options = {
        "four": (4, {}),
        "three": (3, {}),
        "two": (2, {"dealer": "0"}),
        "seven-next": (4, {"variant": "seven_next"}),
    }[mode]
    if not seats:
        seats = tuple(Seat(_LEVELS[seat], _NAMES[seat]) for seat in range(players))
    return Match(SEPTET, SEPTET.setup(players, options, f"{seed:03d}-YK7"), seats)


def _played_until(mode: str, reached: Reached) -> Match:
    """A match in which the viewer is to act and the view is as wanted."""
    for seed in range(_MOST_SEEDS):
        match = _new(mode, seed)
        rng = Random(seed)
        while match.to_act is not None:
            view = match.view(0)
            assert isinstance(view, SeptetView)
            if match.to_act == 0 and reached(view):
                return match
            acting = match.view(match.to_act)
            assert isinstance(acting, SeptetView)
            match.play(match.to_act, choose(acting, _INSTINCT, rng))
    raise LookupError(mode)


def reached_before(mode: str, wanted: Callable[[tuple[Event, ...]], bool]) -> tuple[Match, Action]:
    """A match and the viewer's next action, after which what is wanted happens."""
    for seed in range(_MOST_SEEDS):
        match, rng = _new(mode, seed), Random(seed)
        while match.to_act is not None:
            view = match.view(match.to_act)
            assert isinstance(view, SeptetView)
            if match.to_act == 0 and view.phase == Phase.PLAY:
                for action in view.legal:
                    if wanted(match.state.play(action)[1]):
                        return match, action
            match.play(match.to_act, choose(view, _INSTINCT, rng))
    raise LookupError(mode)


def _sit_down(stage: Stage, match: Match) -> SeptetTable:
    from yokai_desktop.ui.septet.page import SeptetTable

    for name, value in (("animation", "off"), ("guide", False), ("trick_pause", 10_000)):
        preferences().set_value("septet_memory", False)
        preferences().set_value(name, value)
    page = stage.sit_down(match)
    assert isinstance(page, SeptetTable)
    return page


def _still(mode: str, reached: Reached) -> Callable[[Stage], None]:
    def prepare(stage: Stage) -> None:
        _sit_down(stage, _played_until(mode, reached))

    return prepare


def _middle(view: SeptetView) -> bool:
    """In the middle of a round, with a choice to make."""
    return (
        view.phase == Phase.PLAY
        and len(view.trick) == 2
        and 2 <= len(view.tricks) <= 5
        and 1 < len(view.legal) < len(view.playable)
        and any(view.captured)
    )


def _with_seals(view: SeptetView) -> bool:
    return _middle_of_seven_next(view) and all(view.seals)


def _middle_of_seven_next(view: SeptetView) -> bool:
    return view.phase == Phase.PLAY and len(view.trick) == 2 and len(view.legal) > 1


def _straws(view: SeptetView) -> bool:
    return (
        view.phase == Phase.PLAY
        and bool(view.trick)
        and len(view.tricks) >= 4
        and 1 < len(view.legal) < len(view.playable)
    )


def _view(page: SeptetTable) -> SeptetView:
    view = page.table.view
    assert isinstance(view, SeptetView)
    return view


def _passing(stage: Stage) -> None:
    page = _sit_down(stage, _played_until("four", lambda view: view.phase == Phase.PASS))
    for place in (3, 8):
        page.board.choosing.pick(_view(page).hand[place])


def _passing_to_each(stage: Stage) -> None:
    page = _sit_down(stage, _played_until("seven-next", lambda view: view.phase == Phase.PASS))
    for card in _view(page).hand[1:8:3]:
        page.board.choosing.pick(card)


def _received(view: SeptetView) -> bool:
    """The first trick of the round, with cards that came from the partner."""
    return view.phase == Phase.PLAY and not view.tricks and len(view.trick) == 2


def _first_trick_waits(stage: Stage) -> None:
    """The first trick is complete: what was passed is still marked."""
    match = _played_until("four", lambda v: _received(v) or (not v.tricks and len(v.trick) == 3))
    page = _sit_down(stage, match)
    preferences().set_value("trick_pause", UNTIL_CLICKED)
    page.board.chosen.emit(page.table.view.legal[0])
    stage.wait_for(lambda: page.board.tools.confirm.isVisible(), at_most=4_000)


def _guided(stage: Stage) -> None:
    page = _sit_down(stage, _played_until("four", _middle))
    preferences().set_value("guide", True)
    page.board.offer(page.table.view.legal)


def _advised(mode: str, reached: Reached) -> Callable[[Stage], None]:
    """Advice is open, with the panel of what is still out."""

    def prepare(stage: Stage) -> None:
        page = _sit_down(stage, _played_until(mode, reached))
        preferences().set_value("septet_memory", True)
        page.board.hint_asked.emit()
        stage.wait_for(lambda: bool(page.board.choosing.advised))

    return prepare


def _last_of_trick(view: SeptetView) -> bool:
    return (
        view.phase == Phase.PLAY
        and len(view.trick) == view.mode.players - 1
        and 1 <= len(view.tricks) <= 6
    )


def _boss_last(view: SeptetView) -> bool:
    return _last_of_trick(view) and any(played.card.is_boss for played in view.trick)


def _trick_won(stage: Stage) -> None:
    """The viewer has completed a trick, which stays on the table."""
    page = _sit_down(stage, _played_until("four", _last_of_trick))
    page.board.chosen.emit(page.table.view.legal[0])


def _trick_waits(stage: Stage) -> None:
    """The same, until the viewer lets it go."""
    page = _sit_down(stage, _played_until("four", _last_of_trick))
    preferences().set_value("trick_pause", UNTIL_CLICKED)
    page.board.chosen.emit(page.table.view.legal[0])


def _boss_captured(stage: Stage) -> None:
    """Held in the moment when the boss shines and is stamped."""
    page = _sit_down(stage, _played_until("four", _boss_last))
    preferences().set_value("animation", "normal")
    page.board.chosen.emit(page.table.view.legal[0])
    for ms in (Span.SLIDE, page.board.trick_pause, Span.GATHER, Span.GLOW * 0.62):
        page.board.clock.advance(ms)
    page.board.clock.rest()


def _ends(final: bool) -> Match:
    """A match one action of the viewer before the end of a round, or of the game."""
    for seed in range(_MOST_SEEDS):
        match = _new("four", seed)
        rng = Random(seed)
        while match.to_act is not None:
            record = match.record() if match.to_act == 0 else None
            acting = match.view(match.to_act)
            assert isinstance(acting, SeptetView)
            rounds = len(acting.results)
            match.play(match.to_act, choose(acting, _INSTINCT, rng))
            after = match.view(0)
            assert isinstance(after, SeptetView)
            if record is None or len(after.results) == rounds:
                continue
            result = after.results[-1]
            won = 0 in result.winners and len(result.bosses) >= 4
            if won and (match.outcome is not None) == final:
                return Match.replay(record)
    raise LookupError("end of a round")


def _decisive(stage: Stage) -> None:
    """The card that decides the round stands before the moon."""
    match = _ends(final=False)
    view = match.view(0)
    assert isinstance(view, SeptetView)
    wanted = [action for action in view.legal if _ends_round(match, action)]
    page = _sit_down(stage, match)
    preferences().set_value("animation", "normal")
    page.board.chosen.emit(wanted[0])
    stage.wait_for(lambda: page.board.moment.count.isVisible())
    page.board.clock.advance(Span.SWEEP)


def _end(final: bool) -> Callable[[Stage], None]:
    def prepare(stage: Stage) -> None:
        from yokai_desktop.ui.septet.summary import RoundSummary

        match = _ends(final)
        view = match.view(0)
        assert isinstance(view, SeptetView)
        wanted = [action for action in view.legal if _ends_round(match, action)]
        page = _sit_down(stage, match)
        preferences().set_value("trick_pause", 1)
        page.board.chosen.emit(wanted[0])
        stage.wait_for(lambda: page.summary is not None)
        stage.wait(300)
        if isinstance(page.summary, RoundSummary):
            page.summary.clock.finish()

    return prepare


def _ends_round(match: Match, action: Action) -> bool:
    tried = Match.replay(match.record())
    before = tried.view(0)
    tried.play(0, action)
    after = tried.view(0)
    assert isinstance(before, SeptetView)
    assert isinstance(after, SeptetView)
    return len(after.results) > len(before.results) and 0 in after.results[-1].winners


def _curtain(stage: Stage) -> None:
    seats = (Seat("person", "Jun"), Seat("novice", "Ren"), Seat("person", "Akira"), Seat("master"))
    _sit_down(stage, _new("four", 1, seats))


def septet_scenes() -> list[Scene]:
    """The scenes of the Septet table, in the order of a game."""
    return [
        Scene("septet-passing", _passing),
        Scene("septet-received", _first_trick_waits),
        Scene("septet-seven-next-received", _still("seven-next", _received)),
        Scene("septet-three-passing", _still("three", lambda view: view.phase == Phase.PASS)),
        Scene("septet-mid-trick", _still("four", _middle)),
        Scene("septet-guide", _guided),
        Scene("septet-advice", _advised("four", _middle)),
        Scene("septet-advice-passing", _advised("four", lambda view: view.phase == Phase.PASS)),
        Scene("septet-advice-straws", _advised("two", _straws)),
        Scene("septet-advice-large-text", _advised("four", _middle), text_percent=200),
        Scene("septet-trick-won", _trick_won),
        Scene("septet-trick-waits", _trick_waits),
        Scene("septet-large-text", _still("four", _middle), text_percent=200),
        Scene("septet-large-text-straws", _still("two", _straws), text_percent=200),
        Scene("septet-boss-captured", _boss_captured),
        Scene("septet-decisive-boss", _decisive),
        Scene("septet-round-summary", _end(final=False)),
        Scene("septet-game-end", _end(final=True)),
        Scene("septet-curtain", _curtain),
        Scene("septet-straw-piles", _still("two", _straws)),
        Scene("septet-straw-discard", _still("two", lambda view: view.phase == Phase.DISCARD)),
        Scene("septet-straw-swap", _still("two", lambda view: view.phase == Phase.SWAP)),
        Scene("septet-three-players", _still("three", _middle)),
        Scene("septet-seven-next-passing", _passing_to_each),
        Scene("septet-seven-next", _still("seven-next", _with_seals)),
    ]
