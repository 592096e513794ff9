"""The table model: asks, plays and tells in order, saves first, drops what is outdated."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.ui.septet.games import any_legal, new_match, quick_thinker
from yokai_desktop.engine.contract import IllegalAction
from yokai_desktop.engine.marks import HINT
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.actions import Done, Pass
from yokai_desktop.engine.septet.events import CardsPassed, HandDealt
from yokai_desktop.models.table import NOBODY, TableModel
from yokai_desktop.models.thinking import LocalThinker, PlayerQuestion, Thinker
from yokai_desktop.storage.atomic_files import StorageError


class SlowThinker(Thinker):
    """Keeps all questions until a test answers them."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[PlayerQuestion] = []
        self.is_closed = False

    def ask(self, question: PlayerQuestion) -> None:
        self.questions.append(question)

    def explain(self, question: PlayerQuestion) -> None:
        self.questions.append(question)

    def close(self) -> None:
        self.is_closed = True

    def answer(self, index: int = -1) -> None:
        question = self.questions[index]
        self.answered.emit(question.ticket, any_legal(question.view))


def _table(
    match: Match, thinker: Thinker | None = None, saved: list[int] | None = None
) -> TableModel:
    record = saved if saved is not None else []
    return TableModel(
        match, thinker or quick_thinker(), lambda match: record.append(len(match.actions))
    )


def _pass(table: TableModel) -> Pass:
    action = any_legal(table.view)
    assert isinstance(action, Pass)
    return action


def test_a_person_is_offered_the_legal_actions(qtbot: QtBot) -> None:
    table = _table(new_match())
    with qtbot.waitSignal(table.offered) as offered:
        table.start()
    assert set(offered.args[0]) == set(table.match.view(0).legal)


def test_every_action_is_saved_before_it_is_told(qtbot: QtBot) -> None:
    saved: list[int] = []
    table = _table(new_match(), saved=saved)
    told: list[tuple[int, int]] = []
    table.happened.connect(lambda events: told.append((len(table.match.actions), saved[-1])))
    table.start()
    table.submit(_pass(table))
    qtbot.waitUntil(lambda: len(table.match.actions) >= 4)
    assert told
    assert all(played == on_disk for played, on_disk in told)


def test_a_refused_choice_changes_nothing_and_says_why(qtbot: QtBot) -> None:
    table = _table(new_match())
    table.start()
    with qtbot.waitSignal(table.refused) as refused:
        table.submit(Done())
    assert isinstance(refused.args[0], IllegalAction)
    assert table.match.actions == []


def test_nothing_is_played_while_the_table_is_held(qtbot: QtBot) -> None:
    thinker = SlowThinker()
    table = _table(new_match(), thinker)
    table.start()
    table.hold()
    table.submit(_pass(table))
    thinker.answer()
    assert len(table.match.actions) == 1
    table.release()
    qtbot.waitUntil(lambda: len(table.match.actions) == 2)


def test_a_computer_player_thinks_while_cards_still_fly(qtbot: QtBot) -> None:
    thinker = SlowThinker()
    table = _table(new_match(), thinker)
    table.start()
    table.hold()
    table.submit(_pass(table))
    assert [question.view.seat for question in thinker.questions] == [1]


def test_outdated_answers_are_dropped(qtbot: QtBot) -> None:
    thinker = SlowThinker()
    table = _table(new_match(people=(2,)), thinker)
    table.start()
    qtbot.waitUntil(lambda: bool(thinker.questions))
    old = thinker.questions[0]
    thinker.answer()
    qtbot.waitUntil(lambda: len(thinker.questions) == 2)
    actions = len(table.match.actions)
    thinker.answered.emit(old.ticket, any_legal(old.view))
    assert len(table.match.actions) == actions


def test_closing_cancels_thinking(qtbot: QtBot) -> None:
    thinker = SlowThinker()
    table = _table(new_match(people=(2,)), thinker)
    table.start()
    table.close()
    thinker.answer()
    assert thinker.is_closed
    assert table.match.actions == []


def test_equal_seeds_give_equal_games(qtbot: QtBot) -> None:
    records = []
    for _ in range(2):
        table = _table(new_match(people=()))
        with qtbot.waitSignal(table.finished, timeout=20_000):
            table.start()
        records.append(table.match.record()["actions"])
    assert records[0] == records[1]


def test_the_seat_that_thinks_is_told(qtbot: QtBot) -> None:
    seats: list[int] = []
    table = _table(new_match())
    table.thinking.connect(seats.append)
    table.start()
    table.submit(_pass(table))
    qtbot.waitUntil(lambda: len(table.match.actions) >= 4)
    assert seats[:4] == [NOBODY, 1, 2, 3]


def test_a_computer_player_takes_as_long_as_its_manner(qtbot: QtBot) -> None:
    thinker = SlowThinker()
    table = _table(new_match(), thinker)
    table.thinking_pause, table.paces = 10_000, (1.0, 0.5, 2.0, 1.0)
    table.start()
    table.submit(_pass(table))
    assert table.match.to_act == 1
    assert table._pause.interval() == 5_000
    table.paces = ()
    table._proceed()
    assert table._pause.interval() == 10_000
    table.close()


def test_another_person_is_called_before_anything_is_told(qtbot: QtBot) -> None:
    table = _table(new_match(people=(0, 1)))
    views: list[int] = []
    called: list[int] = []
    table.changed.connect(lambda view: views.append(view.seat))
    table.handover.connect(called.append)
    table.start()
    assert (called, views) == ([0], [])
    table.take_seat(0)
    assert views == [0]
    table.submit(_pass(table))
    assert called == [0, 1]
    assert table.viewer == 0
    assert views == [0]
    table.submit(any_legal(table.match.view(1)))
    assert len(table.match.actions) == 1
    table.take_seat(1)
    assert views == [0, 1]


def test_events_hide_what_the_viewer_may_not_know(qtbot: QtBot) -> None:
    table = _table(new_match())
    seen: list[object] = []
    table.happened.connect(seen.extend)
    table.start(show_deal=True)
    table.submit(_pass(table))
    qtbot.waitUntil(lambda: len(table.match.actions) >= 4)
    hands = [event for event in seen if isinstance(event, HandDealt)]
    assert [None in event.cards for event in hands] == [False, True, True, True]
    passes = [event for event in seen if isinstance(event, CardsPassed)]
    assert all(
        (None in event.cards) == (0 not in (event.giver, event.receiver)) for event in passes
    )


def test_advice_is_marked_in_the_record(qtbot: QtBot) -> None:
    match = new_match()
    thinker = LocalThinker(any_legal, lambda view, rng: "advice")
    table = _table(match, thinker)
    table.start()
    with qtbot.waitSignal(table.advised) as advised:
        table.ask_advice()
    assert advised.args == ["advice"]
    assert [(mark.seat, mark.what) for mark in match.marks] == [(0, HINT)]


def test_a_failed_save_is_told_once_and_the_game_goes_on(qtbot: QtBot) -> None:
    def full(match: Match) -> None:
        raise StorageError("disk_full", Path("somewhere"))

    table = TableModel(new_match(), quick_thinker(), full)
    errors: list[object] = []
    table.save_failed.connect(errors.append)
    table.start()
    table.submit(_pass(table))
    qtbot.waitUntil(lambda: len(table.match.actions) >= 4)
    assert len(errors) == 1


def test_the_worker_process_answers_and_explains_nothing_after_closing(qtbot: QtBot) -> None:
    from yokai_desktop.models.worker_thinker import WorkerThinker, close_worker

    table = _table(new_match(), WorkerThinker())
    table.start()
    table.submit(_pass(table))
    qtbot.waitUntil(lambda: len(table.match.actions) >= 4, timeout=30_000)
    table.close()
    close_worker()
    assert len(table.match.actions) >= 4
