"""What choices of each kind cost on average, as bars with their words beside them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from yokai_desktop.models.review.grading import KINDS
from yokai_desktop.storage.grades import KindLoss
from yokai_desktop.ui.statistics.plot import Plot, paint_box
from yokai_desktop.ui.theme import theme
from yokai_desktop.words.joining import groups_of, labelled
from yokai_desktop.words.numbers import decimal_text

translate = QCoreApplication.translate


def kind_words(kind: str) -> str:
    """What was decided."""
    return {
        "pass": translate("Statistics", "Passing"),
        "discard": translate("Statistics", "Discards and straw piles"),
        "lead": translate("Statistics", "Leading"),
        "follow": translate("Statistics", "Following"),
        "duck": translate("Statistics", "Ducking the seventh trick"),
        "look": translate("Statistics", "Looking"),
        "move": translate("Statistics", "Moving"),
        "hint": translate("Statistics", "Hints"),
        "declare": translate("Statistics", "Declaring"),
    }[kind]


def mean_of(loss: KindLoss) -> float:
    """Points of chance that one choice cost on average; measured, so it may be below 0."""
    return round(max(0.0, 100 * loss.loss / max(1, loss.decisions)), 1)


class KindsPlot(Plot):
    """A bar a kind, the mean in points of chance at its end."""

    def __init__(self) -> None:
        super().__init__()
        self._losses: dict[str, KindLoss] = {}

    def show_losses(self, losses: Mapping[str, KindLoss]) -> None:
        self._losses = {kind: losses[kind] for kind in KINDS if kind in losses}
        self.tell()

    def is_empty(self) -> bool:
        return not self._losses

    def text(self) -> str:
        return groups_of(
            labelled(
                kind_words(kind),
                translate(
                    "Statistics",
                    "{points} points of chance a choice (%n choices)",
                    "",
                    loss.decisions,
                ).format(points=decimal_text(mean_of(loss))),
            )
            for kind, loss in self._losses.items()
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        metrics = QFontMetricsF(painter.font())
        left = max(metrics.horizontalAdvance(kind_words(kind)) for kind in self._losses) + 12
        left = min(left, area.width() * 0.5)
        right = metrics.horizontalAdvance("00.0") + 12
        highest = max(0.1, *(mean_of(loss) for loss in self._losses.values()))
        step = area.height() / len(self._losses)
        high = min(step * 0.55, 26.0)
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        for place, (kind, loss) in enumerate(self._losses.items()):
            row = QRectF(area.left(), area.top() + place * step, area.width(), step)
            painter.setPen(theme().colours.ink)
            name = metrics.elidedText(kind_words(kind), Qt.TextElideMode.ElideRight, left - 12)
            words = QRectF(row.left(), row.top(), left - 12, step)
            painter.drawText(words, middle | int(Qt.AlignmentFlag.AlignRight), name)
            room = row.width() - left - right
            bar = QRectF(
                row.left() + left,
                row.center().y() - high / 2,
                max(2.0, room * mean_of(loss) / highest),
                high,
            )
            paint_box(painter, bar, True)
            painter.setPen(theme().colours.ink2)
            figure = QRectF(bar.right() + 8, row.top(), right, step)
            painter.drawText(figure, middle, decimal_text(mean_of(loss)))
