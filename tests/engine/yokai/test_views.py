"""Y10: what each player may know."""

from __future__ import annotations

from tests.engine.yokai.positions import ROWS, match_with, play, state_of, turn
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Appease, Look
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.events import Looked
from yokai_desktop.engine.yokai.hints import hint_named
from yokai_desktop.engine.yokai.view import Sighting, YokaiView


def view_of(match: Match, seat: int) -> YokaiView:
    view = match.view(seat)
    assert isinstance(view, YokaiView)
    return view


def test_y10_a_family_is_known_to_its_observer_alone() -> None:
    match = match_with(3)
    play(match, "look 5", "look 12")
    known = view_of(match, 0).families
    assert [card for card in range(16) if known[card] is not None] == [5, 12]
    assert (known[5], known[12]) == (Family.KAPPA, Family.ONI)
    for seat in (1, 2):
        assert view_of(match, seat).families == (None,) * 16


def test_y10_everyone_sees_who_observed_which_card_and_when() -> None:
    match = match_with(2)
    play(match, "look 5", "look 6", "move 0 1,-1", "reveal", "look 5")
    for seat in (0, 1):
        cards = view_of(match, seat).cards
        assert cards[5].sightings == (Sighting(1, 0), Sighting(2, 1))
        assert cards[6].sightings == (Sighting(1, 0),)
        assert cards[7].sightings == ()


def test_y10_everyone_sees_places_hints_and_the_size_of_the_pile() -> None:
    pile = ["kitsune", "oni", "kitsune+kappa", "kappa+oni", "kitsune+oni"]
    pile += ["kitsune+kappa+oni", "kappa+rokurokubi+oni"]
    match = match_with(2, pile=pile)
    for hint in ("reveal", "reveal", "hint oni 14"):
        turn(match, hint)
    for seat in (0, 1):
        view = view_of(match, seat)
        assert view.cards[14].hint == hint_named("oni")
        assert view.cards[14].is_locked
        assert not view.cards[13].is_locked
        assert view.cards[0].place == (1, -1)
        assert [str(hint) for hint in view.tableau.turned_up] == ["kitsune"]
        assert (view.tableau.pile, view.pile) == (5, ())


def test_y10_history_tells_everything_in_order_as_the_seat_was_told() -> None:
    match = match_with(2)
    play(match, "look 5", "look 6", "move 0 1,-1", "reveal")
    for seat in (0, 1):
        looks = [event for event in view_of(match, seat).history if isinstance(event, Looked)]
        families = (ROWS[5], ROWS[6]) if seat == 0 else (None, None)
        assert looks == [Looked(0, 5, families[0]), Looked(0, 6, families[1])]
    assert len(view_of(match, 1).history) == len(state_of(match).history)


def test_a_card_observed_once_stays_known_wherever_it_goes() -> None:
    match = match_with(2)
    play(match, "look 0", "look 6", "move 0 1,-1", "reveal")
    card = view_of(match, 0).cards[0]
    assert (card.family, card.place) == (Family.KITSUNE, (1, -1))


def test_only_the_seat_to_act_has_legal_actions() -> None:
    match = match_with(3, first=1)
    assert view_of(match, 1).legal == (*map(Look, range(16)), Appease())
    assert view_of(match, 0).legal == view_of(match, 2).legal == ()
    assert [view_of(match, seat).to_act for seat in range(3)] == [1, 1, 1]


def test_open_cards_show_everything() -> None:
    match = match_with(3, affinity="secret", affinities=["kappa+oni"])
    play(match, "look 5")
    state = state_of(match)
    view = state.view(2, open_cards=True)
    assert view.families == ROWS
    assert view.affinities == state.affinities
    assert view.pile == state.pile
    assert view.history == state.history


def test_y5_2_a_finished_game_lies_open_but_for_the_pile() -> None:
    match = match_with(3, affinity="secret", affinities=["kappa+oni"])
    play(match, "appease")
    view = view_of(match, 2)
    assert view.families == ROWS
    assert view.affinities == state_of(match).affinities
    assert view.pile == ()
    assert view.outcome == match.outcome
    assert view.result == state_of(match).result
