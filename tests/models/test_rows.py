"""Every list model keeps Qt's promises, whatever rows follow each other."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from yokai_desktop.models.rows import RowsModel


@dataclass(frozen=True)
class Fruit:
    name: str
    ripe: bool = False


def _model() -> RowsModel[Fruit]:
    return RowsModel(Fruit, lambda row: f"a {row.name}")


def test_each_field_is_a_role(qtbot: QtBot) -> None:
    model = _model()
    model.set_rows([Fruit("plum", True)])
    index = model.index(0)
    assert index.data(model.role("name")) == "plum"
    assert index.data(model.role("ripe")) is True
    assert index.data() == "a plum"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "a plum"
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert {bytes(name.data()) for name in model.roleNames().values()} >= {b"name", b"ripe"}


def test_random_changes_pass_the_model_tester(qtbot: QtBot) -> None:
    model = _model()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    rng = Random(7)
    for _ in range(200):
        rows = [Fruit(rng.choice("abcdef"), rng.random() < 0.5) for _ in range(rng.randrange(8))]
        model.set_rows(rows)
        assert list(model.rows) == rows
        assert model.rowCount() == len(rows)


def test_only_what_differs_is_reported(qtbot: QtBot) -> None:
    model = _model()
    model.set_rows([Fruit("fig"), Fruit("kaki"), Fruit("yuzu")])
    removed: list[tuple[int, int]] = []
    model.rowsRemoved.connect(lambda _, first, last: removed.append((first, last)))
    model.set_rows([Fruit("fig"), Fruit("yuzu")])
    assert removed == [(1, 1)]


def test_another_language_repaints_all_rows(qtbot: QtBot) -> None:
    model = _model()
    model.set_rows([Fruit("fig"), Fruit("kaki")])
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.update_words()
    first, last, _ = changed.args
    assert (first.row(), last.row()) == (0, 1)
