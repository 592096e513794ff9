"""The item model of cards on a table: rows follow their cards, and only changes are told."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from yokai_desktop.models.cards import CardLook, CardRow, CardsModel
from yokai_desktop.models.spot import Spot

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def _card(key: str, x: float = 0.0, zone: str = "hand") -> CardRow:
    return CardRow(key, zone, Spot(x, 0, 50), f"septet/{key}", f"card {key}")


def _model(keys: str = "") -> CardsModel[CardRow]:
    model: CardsModel[CardRow] = CardsModel(CardRow)
    QAbstractItemModelTester(model, FATAL, model)
    model.set_rows([_card(key) for key in keys])
    return model


def _told(model: CardsModel[CardRow]) -> list[tuple[object, ...]]:
    """What views are told from now on."""
    told: list[tuple[object, ...]] = []
    model.rowsInserted.connect(lambda _, first, last: told.append(("in", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: told.append(("out", first, last)))
    model.rowsMoved.connect(lambda _, first, last, __, to: told.append(("move", first, last, to)))
    model.dataChanged.connect(lambda one, two: told.append(("new", one.row(), two.row())))
    return told


def test_whatever_pictures_follow_each_other_the_model_keeps_its_promises(qtbot: QtBot) -> None:
    model, rng = _model(), Random(7)
    for _ in range(400):
        keys = rng.sample("abcdefghij", rng.randrange(11))
        rows = [_card(key, rng.randrange(2)) for key in keys]
        model.set_rows(rows)
        assert list(model.rows) == rows


def test_a_row_follows_its_card(qtbot: QtBot) -> None:
    rng = Random(3)
    for _ in range(100):
        model = _model("abcdefg")
        followed = {
            row.key: QPersistentModelIndex(model.index(n)) for n, row in enumerate(model.rows)
        }
        keys = rng.sample("abcdefgxyz", rng.randrange(1, 11))
        model.set_rows([_card(key, 5) for key in keys])
        for key, index in followed.items():
            assert index.isValid() == (key in keys)
            if index.isValid():
                assert index.data(model.role("key")) == key


def test_only_what_differs_is_told(qtbot: QtBot) -> None:
    model = _model("abcdef")
    told = _told(model)
    model.set_rows(model.rows)
    assert told == []
    model.set_rows([row for row in model.rows if row.key != "c"])
    assert told == [("out", 2, 2)]
    told.clear()
    model.set_rows([*model.rows[1:], model.rows[0]])
    assert told == [("move", 0, 0, 5)]
    told.clear()
    model.set_rows([*model.rows[:2], _card("x"), _card("y"), *model.rows[2:]])
    assert told == [("in", 2, 3)]
    told.clear()
    rows = list(model.rows)
    rows[3] = replace(rows[3], look=CardLook(legal=True))
    model.set_rows(rows)
    assert told == [("new", 3, 3)]


def test_words_are_data_and_follow_the_language(qtbot: QtBot) -> None:
    model = _model("ab")
    assert model.index(1).data() == "card b"
    told = _told(model)
    model.set_rows([replace(row, words=f"carte {row.key}") for row in model.rows])
    assert told == [("new", 0, 1)]
    assert model.index(1).data() == "carte b"


def test_cards_are_found_by_key_and_by_zone(qtbot: QtBot) -> None:
    model = _model()
    model.set_rows([_card("a"), _card("b", zone="trick"), _card("c")])
    assert [row.key for row in model.of_zone("hand")] == ["a", "c"]
    found = model.row_of("b")
    assert found is not None
    assert found.zone == "trick"
    assert model.row_of("x") is None
    assert model.rowCount(QModelIndex()) == 3
