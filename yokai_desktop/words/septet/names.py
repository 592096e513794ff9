"""What the players of Septet are called, one by one and by teams."""

from __future__ import annotations

from collections.abc import Iterable

from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.state import SeptetState
from yokai_desktop.words.joining import listed
from yokai_desktop.words.players import name_of, you, you_of


class Names:
    """The names of the players, as the viewer knows them.

    Where one person plays, that person is *you*; where several share the screen all have names.
    """

    def __init__(self, match: Match, viewer: int) -> None:
        assert isinstance(match.state, SeptetState)
        self._match, self.viewer = match, viewer
        self.game_mode = match.state.mode
        self._you = you_of(match)

    @property
    def match(self) -> Match:
        """Whose players they are."""
        return self._match

    def is_you(self, seat: int) -> bool:
        return seat == self._you

    def name(self, seat: int) -> str:
        """A name for lists and plates: *You* or the name; sentences ask ``people``."""
        return you() if self.is_you(seat) else name_of(self._match, seat)

    def plate_name(self, seat: int) -> str:
        """The name itself."""
        return name_of(self._match, seat)

    def people(self, seats: Iterable[int]) -> list[str | None]:
        """Players for a sentence (``said_of``), the viewer first; None is *you*."""
        players = self.game_mode.players
        inorder = sorted(seats, key=lambda seat: (seat - self.viewer) % players)
        return [None if self.is_you(seat) else name_of(self._match, seat) for seat in inorder]

    def side(self, mode: Mode, side: int) -> str:
        """The members of a side for lists and tablets, the viewer first."""
        return listed(name or you() for name in self.people(mode.seats_of(side)))

    def colour_of(self, mode: Mode, side: int) -> int:
        """The number of a side's colour: the viewer's own side is always the first."""
        own = mode.side_of(self.viewer)
        return (side - own) % mode.sides
