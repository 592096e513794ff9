"""What families need: checked against moves really made."""

from __future__ import annotations

from random import Random

from yokai_desktop.ai.yokai.layout import MOVE, Layout, LayoutNotes
from yokai_desktop.ai.yokai.shaping import overlaps
from yokai_desktop.engine.yokai.cards import START_SQUARE
from yokai_desktop.engine.yokai.kernel import cell_at, hangs_together
from yokai_desktop.engine.yokai.shapes import SHAPES

SQUARE = [cell_at(x, y) for x, y in START_SQUARE]
ROW_OF_FOUR = 0b1111
CORNERS = 1 << 0 | 1 << 3 | 1 << 12 | 1 << 15


def wandered(seed: int) -> Layout:
    """A layout after a dozen moves by chance."""
    rng = Random(seed)
    layout = Layout(SQUARE.copy(), 0, LayoutNotes())
    for _ in range(12):
        card = rng.choice([card for card in range(16) if layout.goals(card)])
        layout = layout.after(card, rng.choice(layout.goals(card)))
    return layout


def test_a_family_together_needs_nothing() -> None:
    assert Layout(SQUARE, 0, LayoutNotes()).need(ROW_OF_FOUR) == 0


def test_four_corners_need_three_moves() -> None:
    assert Layout(SQUARE, 0, LayoutNotes()).need(CORNERS) // MOVE == 3


def test_no_need_means_together_and_one_move_is_enough_for_a_need_of_one() -> None:
    rng = Random(7)
    for seed in range(6):
        layout = wandered(seed)
        for _ in range(40):
            cards = rng.sample(range(16), 4)
            kin = sum(1 << card for card in cards)
            need = layout.need(kin)
            assert (need == 0) == hangs_together(layout.adjacency, kin)
            can = any(
                hangs_together(layout.after(card, goal).adjacency, kin)
                for card in cards
                for goal in layout.goals(card)
            )
            if can and need:
                assert need // MOVE == 1


def test_locked_cards_far_apart_are_stuck() -> None:
    locked = 1 << 0 | 1 << 15
    assert Layout(SQUARE, locked, LayoutNotes()).need(CORNERS) // MOVE == 5


def test_notes_of_one_layout_are_not_those_of_another() -> None:
    layout = Layout(SQUARE.copy(), 0, LayoutNotes())
    assert layout.need(CORNERS) > 0
    moved = layout.after(3, cell_at(0, -1)).after(12, cell_at(-1, 0)).after(15, cell_at(1, -1))
    assert moved.need(CORNERS) == 0
    assert layout.need(CORNERS) > 0


def test_distance_is_counted_in_steps() -> None:
    layout = Layout(SQUARE, 0, LayoutNotes())
    assert layout.distance(1 << 0, 1 << 15) == 6
    assert layout.distance(ROW_OF_FOUR, 0xF000) == 3


def test_the_best_way_to_lay_a_shape_asks_for_no_more_moves_than_it_takes() -> None:
    for shape in SHAPES:
        forms = [[cell_at(x, y) for x, y in form] for form in shape.forms]
        covered, _, _ = overlaps(SQUARE, 0, forms)[0]
        assert 16 - covered <= shape.moves


def test_a_locked_card_must_lie_on_the_shape() -> None:
    forms = [[cell_at(x, y) for x, y in form] for form in SHAPES[0].forms]
    for _, form, shift in overlaps(SQUARE, 1, forms):
        assert SQUARE[0] in [(cell + shift) & 1023 for cell in forms[form]]
