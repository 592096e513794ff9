"""What stands behind a boss: the colour of the block, its sky, its pattern, its disc."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Scene:
    """A backdrop; the sky fades into the base at `low`, the disc is (x, y, radius)."""

    base: str
    sky: str
    low: float
    pattern: str
    pattern_opacity: float
    disc: tuple[float, float, float] | None = None
    disc_colour: str = "#F3F1E2"

    def on_gold(self) -> Scene:
        """The same place in gold leaf, for the shining copy."""
        return replace(
            self,
            base="#F4DC95",
            sky="#B9821A",
            low=1,
            pattern="#FFF6D6",
            pattern_opacity=0.5,
            disc_colour="#FFF4CF",
        )
