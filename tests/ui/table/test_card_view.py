"""The law of the card view: whatever moved, in the end it equals what was shown at once."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from yokai_desktop.models.cards import CardLook, CardRow, CardsModel
from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.card_button import CardButton
from yokai_desktop.ui.table.card_view import CardView
from yokai_desktop.ui.table.changing import Aside
from yokai_desktop.ui.table.clock import Clock
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.table.surface import CardSurface

BACK, FACES = "septet/back", ("septet/fire-9", "septet/snow-7", "septet/wind-A")
PILE = Aside(Spot(300, 200, 40), BACK)


class Table:
    """A surface with a view and a clock."""

    def __init__(self, qtbot: QtBot, pace: Pace | None = None) -> None:
        self.surface = CardSurface()
        self.surface.resize(600, 400)
        qtbot.addWidget(self.surface)
        self.surface.show()
        model: CardsModel[CardRow] = CardsModel(CardRow, self.surface)
        self.view = CardView(self.surface, model, "septet")
        self.view.set_pace(pace or Pace())
        self.clock = Clock(self.surface)
        self.clock.rest()

    def seen(self) -> list[tuple[object, ...]]:
        """Everything that can be seen, heard or done, from the lowest card to the topmost."""
        seen: list[tuple[object, ...]] = [
            ("moving", sprite.picture, sprite.spot) for sprite in self.surface.overlay.sprites
        ]
        for button in self.surface.children():
            if isinstance(button, CardButton):
                button.settle()
                row = self.view.row_of(button)
                seen.append(
                    (
                        row and row.key,
                        button.picture,
                        button.spot,
                        button.shown_spot,
                        button.look,
                        button.accessibleName(),
                        button.toolTip(),
                        button.is_away,
                        button.is_draggable,
                        button.focusPolicy(),
                        button.isVisibleTo(self.surface),
                    )
                )
        return seen


def _picture(rng: Random) -> list[CardRow]:
    """Any cards anywhere, in any order."""
    return [
        CardRow(
            key,
            rng.choice(("hand", "mat")),
            Spot(rng.randrange(600), rng.randrange(400), rng.choice((60, 80)), rng.choice((0, 9))),
            rng.choice((BACK, *FACES)),
            f"card {key}",
            CardLook(legal=rng.random() < 0.3, best=rng.random() < 0.2),
            lift=rng.choice((0, 38)),
            is_draggable=rng.random() < 0.5,
            is_reachable=rng.random() < 0.5,
            tip=rng.choice(("", "a boss")),
        )
        for key in rng.sample("abcdefgh", rng.randrange(9))
    ]


@pytest.mark.parametrize("pace", [Pace(), Pace(0.0), Pace(1.0, reduced=True)])
def test_whatever_moved_in_the_end_the_picture_is_shown(qtbot: QtBot, pace: Pace) -> None:
    table, fresh, rng = Table(qtbot, pace), Table(qtbot, pace), Random(11)
    for _ in range(120):
        rows = _picture(rng)
        before = {row.key for row in table.view.model.rows}
        gone = [key for key in before if key not in {row.key for row in rows}]
        table.clock.play(
            table.view.move_to(
                rows,
                aside=rng.choice((PILE, None)),
                goals=dict.fromkeys(gone[: rng.randrange(3)], PILE),
                stagger=rng.choice((0, 30)),
            )
        )
        for _ in range(rng.randrange(3)):
            table.clock.advance(rng.choice((16, 90)))
        how = rng.randrange(4)
        if how == 0:
            table.clock.finish()
        elif how == 1:
            table.clock.advance(3000)
        elif how == 2:
            rows = _picture(rng)
            table.view.show(rows)
        else:
            continue
        fresh.view.show(())
        fresh.view.show(rows)
        assert table.seen() == fresh.seen()
        assert list(table.view.model.rows) == rows


def test_cards_are_made_while_they_fly(qtbot: QtBot) -> None:
    """The frame in which twelve cards arrive makes none of them."""
    table = Table(qtbot)
    rows = [
        CardRow(key, "hand", Spot(40 * key, 90, 60, 9), FACES[0], f"card {key}")
        for key in range(12)
    ]
    table.clock.play(table.view.move_to(rows, aside=PILE, stagger=30))
    assert not table.surface.findChildren(CardButton)
    qtbot.waitUntil(lambda: len(table.surface.findChildren(CardButton)) == len(rows))
    made = set(table.surface.findChildren(CardButton))
    assert not any(button.isVisible() for button in made), "seen before it has arrived"
    table.clock.advance(3000)
    assert {table.view.button(row.key) for row in rows} == made
    assert all(button.isVisible() for button in made)


def test_cards_that_were_overtaken_on_their_way_are_nowhere(qtbot: QtBot) -> None:
    table = Table(qtbot)
    row = CardRow("a", "hand", Spot(40, 90, 60), FACES[0], "card a")
    table.clock.play(table.view.move_to([row], aside=PILE))
    qtbot.waitUntil(lambda: bool(table.surface.findChildren(CardButton)))
    table.view.show(())
    qtbot.waitUntil(lambda: not table.surface.findChildren(CardButton))


def test_a_motion_that_was_overtaken_changes_nothing_any_more(qtbot: QtBot) -> None:
    table, rng = Table(qtbot), Random(4)
    for _ in range(40):
        table.clock.play(table.view.move_to(_picture(rng), stagger=40))
        table.clock.advance(rng.choice((16, 90)))
        table.view.show(_picture(rng))
        seen = table.seen()
        table.clock.advance(rng.choice((90, 3000)))
        assert table.seen() == seen


def _hand(*keys: str) -> list[CardRow]:
    return [
        CardRow(key, "hand", Spot(100 + 60 * place, 300, 80), f"septet/fire-{key}", f"Fire {key}")
        for place, key in enumerate(keys)
    ]


def test_a_card_that_changes_its_zone_flies_and_the_others_make_room(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.view.show(_hand("2", "3", "4"))
    two, four = (table.view.button(key) for key in ("2", "4"))
    assert two is not None
    assert four is not None
    played = replace(_hand("2")[0], zone="mat", spot=Spot(300, 100, 60))
    table.clock.play(table.view.move_to([played, *_hand("3", "4")]))
    table.clock.advance(Span.SHORT_SLIDE / 2)
    (flying,) = table.surface.overlay.sprites
    assert flying.picture == "septet/fire-2"
    assert 100 < flying.spot.x < 300
    assert two.is_away
    assert 160 < four.spot.x < 220
    table.clock.advance(Span.SLIDE)
    assert not two.is_away
    assert two.spot == played.spot
    assert four.spot.x == 160
    assert table.surface.overlay.sprites == ()


def test_cards_come_from_aside_one_after_the_other_and_turn_over(qtbot: QtBot) -> None:
    table = Table(qtbot)
    hand = _hand("2", "3")
    table.clock.play(table.view.move_to(hand, aside=PILE, stagger=200))
    table.clock.advance(50)
    (first,) = table.surface.overlay.sprites
    assert (first.picture, first.back) == (BACK, "septet/fire-2")
    table.clock.advance(300)
    assert [sprite.back for sprite in table.surface.overlay.sprites] == [
        "septet/fire-2",
        "septet/fire-3",
    ]
    assert first.spot == hand[0].spot
    table.clock.advance(300)
    assert table.view.model.rows == tuple(hand)


def test_a_card_that_becomes_known_is_the_same_card(qtbot: QtBot) -> None:
    table = Table(qtbot)
    hidden = CardRow("hidden", "others", Spot(500, 50, 40), BACK, "Face-down card")
    table.view.show([hidden])
    shown = replace(_hand("9")[0], zone="mat")
    table.clock.play(table.view.move_to([shown], aside=PILE))
    back = table.view.button("hidden")
    assert back is not None
    assert back.is_away
    (flying,) = table.surface.overlay.sprites
    assert (flying.spot.x, flying.picture, flying.back) == (500, BACK, "septet/fire-9")


def test_a_card_that_goes_leaves_for_its_goal(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.view.show(_hand("2", "3"))
    goal = Aside(Spot(10, 10, 40), BACK)
    table.clock.play(table.view.move_to([], goals={"2": goal}))
    (flying,) = table.surface.overlay.sprites
    assert (flying.picture, flying.back) == ("septet/fire-2", BACK)
    assert all(button.is_away for button in table.view.buttons("hand"))
    table.clock.finish()
    assert table.seen() == []


def test_a_card_that_shows_its_other_side_turns_over_where_it_lies(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.view.show([replace(_hand("2")[0], picture=BACK)])
    table.clock.play(table.view.move_to(_hand("2")))
    table.clock.advance(Span.FLIP / 2)
    (turning,) = table.surface.overlay.sprites
    assert turning.spot.middle == _hand("2")[0].spot.middle
    assert 0.3 < turning.turn < 0.7


def test_a_dragged_card_flies_from_where_it_was_let_go(qtbot: QtBot) -> None:
    table = Table(qtbot)
    (row,) = _hand("2")
    table.view.show([replace(row, is_draggable=True)])
    played = replace(row, zone="mat", spot=Spot(300, 100, 60))
    table.surface.dropped.connect(lambda *_: table.clock.play(table.view.move_to([played])))
    QTest.mousePress(table.surface, Qt.MouseButton.LeftButton, pos=row.spot.middle.toPoint())
    QTest.mouseMove(table.surface, Spot(250, 150, 1).middle.toPoint())
    QTest.qWait(60)
    (carried,) = table.surface.overlay.sprites
    QTest.mouseRelease(
        table.surface, Qt.MouseButton.LeftButton, pos=Spot(250, 150, 1).middle.toPoint()
    )
    (flying,) = table.surface.overlay.sprites
    assert carried.spot.x > row.spot.x
    assert flying.spot == carried.spot


def test_a_click_tells_which_card(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.view.show(_hand("2", "3"))
    with qtbot.waitSignal(table.view.clicked) as clicked:
        QTest.mouseClick(
            table.surface, Qt.MouseButton.LeftButton, pos=Spot(180, 300, 1).middle.toPoint()
        )
    assert clicked.args == ["3"]


def test_rows_set_by_anybody_are_shown(qtbot: QtBot) -> None:
    """The view follows its model, whoever changes that."""
    table, fresh = Table(qtbot), Table(qtbot)
    rng = Random(2)
    for _ in range(60):
        rows = _picture(rng)
        table.view.model.set_rows(rows)
        fresh.view.show(())
        fresh.view.show(rows)
        assert table.seen() == fresh.seen()


def test_any_other_view_can_show_the_cards(qtbot: QtBot) -> None:
    table, words = Table(qtbot), QListView()
    qtbot.addWidget(words)
    words.setModel(table.view.model)
    table.view.show(_hand("2", "3"))
    model = words.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["Fire 2", "Fire 3"]
