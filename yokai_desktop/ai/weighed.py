"""What the coach finds: the choice somebody is about to make beside the best one."""

from __future__ import annotations

from dataclasses import dataclass

from yokai_desktop.ai.reviews.labels import SURE
from yokai_desktop.ai.reviews.reviewed import Choice


@dataclass(frozen=True)
class Weighed:
    """Two choices, rated in equal worlds."""

    chosen: Choice
    best: Choice

    def loses(self, least: float) -> bool:
        """Whether the choice loses so much of the chance beyond its error, and surely something."""
        gap, error = self.chosen.gap, self.chosen.gap_error
        return gap - error >= least and gap > SURE * error
