"""A moment of a real game to learn from: dealt and played by the engine, never painted."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.engine.contract import Action, Json, View
from yokai_desktop.engine.match import Match


@dataclass(frozen=True)
class Position:
    """A game in progress, whose eyes see it, and whether all cards lie open to them."""

    record: Json
    """As ``Match.record`` writes it, played up to this moment."""
    seat: int
    """The learner's."""
    is_open: bool = False

    @property
    def game(self) -> str:
        return str(self.record["game"])

    def match(self) -> Match:
        """The game at this moment, to be played on; ``BadRecord`` if it cannot be."""
        return Match.replay(self.record)

    def view(self) -> View:
        """What the learner sees."""
        return seen(self.match(), self.seat, is_open=self.is_open)

    def action(self, text: str) -> Action:
        """The action of a text; ``BadText`` if there is none."""
        return self.match().game.read_action(text)

    def after(self, *texts: str) -> Position:
        """The position once these actions were played too."""
        played = {**self.record, "actions": [*self.record["actions"], *texts]}
        return Position(played, self.seat, self.is_open)


def seen(match: Match, seat: int, *, is_open: bool) -> View:
    """What a seat sees of a match, all cards if they lie open."""
    return match.state.view(seat, open_cards=is_open)
