"""From the trick that decides a round to its count, as one motion."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from yokai_desktop.engine.septet.events import TrickTaken
from yokai_desktop.engine.septet.scoring import Ending, RoundResult
from yokai_desktop.ui.septet.decisive import Decisive
from yokai_desktop.ui.table.motion import Act, InTurn, Motion, Wait
from yokai_desktop.ui.table.players import mask_of
from yokai_desktop.words.septet.moments import (
    decisive_card,
    moment_line,
    moment_spoken,
    moment_title,
)

if TYPE_CHECKING:
    from yokai_desktop.ui.septet.board import SeptetBoard


def deciding(board: SeptetBoard, event: TrickTaken, result: RoundResult) -> Motion | None:
    """The fourth boss or the seventh trick has its moment, until the person goes on.

    None where no moments are shown.  Bosses are in their places after it.
    """
    card = decisive_card(result, event)
    button = board.cards.button(card)
    if not board.shows_moments or board.pace.is_still or card is None or button is None:
        return None
    names, mode = board.names, board.mode
    goal, bosses, others = None, event.bosses[:-1], []
    if result.ending == Ending.BOSSES:
        side = mode.side_of(event.seat)
        taken = event.bosses
        *slots, goal = (board.places.boss_spot(side, boss, taken) for boss in taken)
        for boss, slot in zip(bosses, slots, strict=True):
            other = board.cards.button(boss)
            if other is not None:
                others.append((other.picture, other.shown_spot, slot))
    seats = [seat for side in result.winners for seat in mode.seats_of(side)]
    moment = Decisive(
        moment_title(result, mode, card),
        moment_line(result, event, mode, names),
        button.picture,
        tuple(
            (mask_of(board.match, seat), names.colour_of(mode, mode.side_of(seat)))
            for seat in seats
        ),
        mode.side_of(board.viewer) in result.winners,
        button.shown_spot,
        goal,
        tuple(others),
    )

    def opened() -> None:
        """What is seen before the moon is not on the mat as well."""
        board.cards.fly_off(card)

    def count() -> None:
        assert board.view is not None
        board.panels.rail.show_view(board.view.after(event), names)

    wait = Wait(
        lambda: board.wait_for_count(wait, moment_spoken(moment.title, moment.line)), insists=True
    )
    sound = board.cue.waited() if event.bosses else Act(partial(board.cue.also, "seal"))
    shown = board.moment.motion(moment, board.pace, board.zones.rail.right(), opened, sound)
    return InTurn([shown, Act(count), wait, Act(board.moment.put_away)])
