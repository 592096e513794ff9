"""The sound of what is being shown, kept for the moment of the motion that it belongs to."""

from __future__ import annotations

from functools import partial

from yokai_desktop.ui.services.sound import play_sound
from yokai_desktop.ui.table.motion import Act, InTurn, Motion, Passing, Pause, Together

LANDS_AT = 0.7
"""When a card that slows down is as good as there, as a share of its way."""


class Cue:
    """``give`` it the sound of an event, then make its motion; ``begin`` when the motion does.

    A sound that no motion has asked to ``wait`` is heard at once.  Each is heard once, at the
    latest with ``end``: also where the motion was ended early.
    """

    def __init__(self) -> None:
        self._name = ""
        self._is_heard = self._waits = False

    def give(self, name: str) -> None:
        """Something happens that sounds like this, if like anything."""
        self._name, self._is_heard, self._waits = name, True, False

    def begin(self) -> None:
        """What happens begins to be shown."""
        if not self._waits:
            self.sound()

    def end(self) -> None:
        """It has been shown."""
        self.sound()
        self._is_heard = False

    def sound(self) -> None:
        """Its sound, unless it was heard already."""
        name, self._name = self._name, ""
        if name:
            play_sound(name)

    def also(self, name: str) -> None:
        """Another sound, where what happens is heard at all."""
        if self._is_heard:
            play_sound(name)

    # parts of motions

    def waited(self) -> Motion:
        """The moment of the sound: it is not heard before."""
        self._waits = True
        return Act(self.sound)

    def landing(self, moving: Motion, ms: float) -> Motion:
        """A card that travels so long is heard when it is there."""
        return Together([moving, InTurn([Pause(ms * LANDS_AT), self.waited()])])

    def repeated(self, moving: Motion, name: str, every: float, times: int) -> Motion:
        """A sound again and again while something moves; not those that were skipped."""
        beat = partial(self.also, name)
        beats = [part for _ in range(times) for part in (Pause(every), Passing(beat))]
        return Together([moving, InTurn(beats)])
