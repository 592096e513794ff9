"""The movements cards can make, as motions: slide, flip, fade, glow and stamp."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve

from yokai_desktop.models.spot import Spot
from yokai_desktop.ui.table.motion import IN_OUT, OUT, STEADY, Do, Motion, Tween
from yokai_desktop.ui.table.overlay import Overlay, Sprite
from yokai_desktop.ui.table.pace import Pace, Span

BEND = 0.10
"""How far a card's way bows out, by its length."""
_HOP = 0.06
"""How much larger a card is in the middle of its flight."""

_FADING = 0.12
"""Over what part of its way a card fades that is gone at the end: it has slowed down by then."""
_BREATH = 0.06
"""How much smaller a boss becomes for a moment before it is captured."""

STAMPED_AT = 0.6
"""When the seal is pressed on a captured boss, as a share of its glow."""
_STAMPING = 0.25
"""How long that takes, as a share of its glow."""


class Flights:
    """Makes motions for one overlay at the chosen pace."""

    def __init__(self, overlay: Overlay, pace: Pace) -> None:
        self.overlay, self.pace = overlay, pace

    def slide(
        self,
        picture: str,
        start: Spot,
        end: Spot,
        *,
        back: str = "",
        span: Span = Span.SLIDE,
        bend: float = BEND,
        game: str = "",
        before: Do | None = None,
        after: Do | None = None,
        stays: bool = False,
        stamped: bool = False,
        fades: bool = False,
        curve: QEasingCurve = OUT,
    ) -> Motion:
        """A card travels; with ``back`` it starts by showing that and turns over on its way.

        One that ``stays`` is left on the overlay where it has arrived; one that ``fades`` is gone.
        """
        width = max(1, round(max(start.width, end.width)))
        sprite = Sprite(picture, start, game=game, art_width=width, stamp=float(stamped))
        if self.pace.reduced:
            return self._fade_in(sprite, end, span, before, after, stays)
        if back:
            sprite.picture, sprite.back = back, picture

        def show(part: float) -> None:
            on_way = start.towards(end, part, bend)
            hop = math.sin(min(1.0, part) * math.pi)
            sprite.spot = on_way.resized(on_way.width * (1 + _HOP * hop))
            sprite.height = hop
            if back:
                sprite.turn = min(1.0, part)
            if fades:
                sprite.opacity = max(0.0, min(1.0, (1 - part) / _FADING))
            self.overlay.touch(sprite)

        return self._with(sprite, span, show, before, after, curve=curve, stays=stays)

    def flip(
        self,
        front: str,
        back: str,
        spot: Spot,
        *,
        game: str = "",
        before: Do | None = None,
        after: Do | None = None,
        stays: bool = False,
    ) -> Motion:
        """A card turns from its back to its front where it lies."""
        sprite = Sprite(back, spot, back=front, game=game)
        if self.pace.reduced:
            sprite = Sprite(front, spot, game=game)
            return self._fade_in(sprite, spot, Span.FLIP, before, after, stays)

        def show(part: float) -> None:
            sprite.turn = part
            hop = math.sin(part * math.pi)
            sprite.spot = spot.resized(spot.width * (1 + _HOP * hop))
            sprite.height = hop
            self.overlay.touch(sprite)

        return self._with(sprite, Span.FLIP, show, before, after, curve=IN_OUT, stays=stays)

    def glow(
        self,
        picture: str,
        spot: Spot,
        *,
        stamped: bool = True,
        game: str = "",
        before: Do | None = None,
        after: Do | None = None,
    ) -> Motion:
        """A card shines once; one that is captured draws breath first, throws gold, is stamped."""
        sprite = Sprite(picture, spot, game=game)
        breath = Span.WIND_UP / Span.GLOW if stamped and not self.pace.reduced else 0.0

        def show(part: float) -> None:
            after_breath = max(0.0, (part - breath) / (1 - breath))
            sprite.glow = math.sin(after_breath * math.pi)
            if stamped:
                sprite.stamp = min(1.0, max(0.0, 1 + (part - STAMPED_AT) / _STAMPING))
            if not self.pace.reduced:
                sunk = math.sin(min(1.0, part / breath) * math.pi) if breath else 0.0
                sprite.spot = spot.resized(spot.width * (1 + 0.08 * sprite.glow - _BREATH * sunk))
                sprite.flecks = after_breath if stamped else 0.0
            sprite.height = sprite.glow
            self.overlay.touch(sprite)

        return self._with(sprite, Span.GLOW, show, before, after, curve=STEADY)

    def _fade_in(
        self,
        sprite: Sprite,
        end: Spot,
        span: Span,
        before: Do | None,
        after: Do | None,
        stays: bool,
    ) -> Motion:
        sprite.spot = end

        def show(part: float) -> None:
            sprite.opacity = part
            self.overlay.touch(sprite)

        return self._with(sprite, span, show, before, after, stays=stays)

    def _with(
        self,
        sprite: Sprite,
        span: Span,
        show: Callable[[float], None],
        before: Do | None,
        after: Do | None,
        curve: QEasingCurve = OUT,
        stays: bool = False,
    ) -> Motion:
        def begin() -> None:
            if before is not None:
                before()
            self.overlay.add(sprite)

        def end() -> None:
            if not stays:
                self.overlay.remove(sprite)
            if after is not None:
                after()

        return Tween(self.pace.ms(span), show, curve=curve, before=begin, after=end)
