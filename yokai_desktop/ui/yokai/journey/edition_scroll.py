"""A hand scroll for one edition: a coloured title panel, then a column for every level."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.storage.yokai.journey import HIGHEST_TIER, EditionRecord
from yokai_desktop.ui.art import pictures
from yokai_desktop.ui.parts.bindings import bind_style, follow_style, line
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.patterns import hemp_leaves, pattern_brush, waves
from yokai_desktop.ui.parts.progress_line import ProgressLine
from yokai_desktop.ui.parts.seal import SealStamp, tilt
from yokai_desktop.ui.theme import FAMILIES, Role, theme
from yokai_desktop.ui.yokai.journey.level_column import LevelColumn
from yokai_desktop.words.signs import RANKS
from yokai_desktop.words.yokai.levels import edition_name, goal_words, rank_name

_PANEL = 188
_HEIGHT = 378
_MARK = 42
_LOOKS = {"first": ("kitsune", "marks/kitsune"), "second": ("oni", "marks/oni")}


class _TitlePanel(QWidget):
    """The name of the edition, how many seals it has, and what the seals mean."""

    def __init__(self, edition: str) -> None:
        super().__init__()
        self.edition = edition
        self._title = Label(role=Role.SECTION, colour="seal_paper", wraps=True)
        self._count = Label(role=Role.BODY, colour="seal_paper")
        self._progress = ProgressLine(colour="moon", well="scrim_light")
        self._ranks = [Label(role=Role.BUTTON, colour="seal_paper") for _ in RANKS]
        legend = column(
            *(
                row(
                    SealStamp(RANKS[place], side=28, angle=tilt(place) / 2),
                    (label, 1),
                    spacing=8,
                )
                for place, label in enumerate(self._ranks)
            ),
            spacing=8,
        )
        column(
            self._title,
            1,
            self._count,
            self._progress,
            2,
            legend,
            1,
            spacing=6,
            margins=(20, 24, 20, 14),
            on=self,
        )
        follow_style(self, self._fit)

    def _fit(self) -> None:
        """Wide enough for the title beside the mark."""
        style = theme()
        words = max(self._title.text().split("\n"), key=len, default="")
        title = self._title.fontMetrics().horizontalAdvance(words)
        needed = title + style.px(_MARK) + style.px(20 + 14 + 8)
        self.setFixedWidth(max(style.scale.line(_PANEL), needed))

    def show_record(self, record: EditionRecord) -> None:
        seals = QCoreApplication.translate("Journey", "%1 of %n seals", "", record.most_seals)
        self._count.setText(seals.replace("%1", str(record.seals)))
        self._progress.setValue(round(100 * record.seals / record.most_seals))
        self._title.setText(edition_name(self.edition).replace(" ", "\n", 1))
        self._fit()
        for place, label in enumerate(self._ranks):
            label.setText(rank_name(self.edition, place + 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        family, mark = _LOOKS[self.edition]
        colours = FAMILIES[family]
        painter = QPainter(self)
        box = QRectF(self.rect())
        sky = QLinearGradient(box.topLeft(), box.bottomLeft())
        sky.setColorAt(0, colours.deep.darker(130))
        sky.setColorAt(1, colours.fill.darker(125))
        painter.fillRect(box, sky)
        line = QColor(style.colours.seal_paper)
        line.setAlphaF(0.10)
        dpr = self.devicePixelRatioF()
        if self.edition == "first":
            tile = hemp_leaves(line.rgba(), dpr, 28)
        else:
            tile = waves(line.rgba(), dpr, 14)
        painter.fillRect(box, pattern_brush(tile))
        side = style.px(_MARK)
        spot = QRectF(box.right() - side - style.px(14), style.px(20), side, side)
        pictures.paint(painter, mark, spot, dpr, style.colours.seal_paper)


class _Divided(QWidget):
    """The columns side by side, thin lines between them."""

    def __init__(self, columns: list[LevelColumn]) -> None:
        super().__init__()
        self.columns = columns
        shares = ((one, 1) for one in columns)
        self._row = row(*shares, spacing=8, margins=(10, 10, 10, 10), on=self)
        theme().settled.connect(self.align)

    def align(self) -> None:
        """Give all conditions the height of the longest."""
        count = len(self.columns)
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - (count - 1) * self._row.spacing()
        width = room // count
        if self.isVisible():
            # A long word may have made one column wider and the others narrower.
            width = min(width, *(one.width() for one in self.columns))
        height = max(one.condition_height(width) for one in self.columns)
        for one in self.columns:
            one.set_condition_height(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.align()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        inset = theme().px(20)
        for left, right in zip(self.columns, self.columns[1:], strict=False):
            x = (left.geometry().right() + right.geometry().left()) / 2
            line = QRectF(round(x), inset, 1, self.height() - 2 * inset)
            painter.fillRect(line, theme().colours.paper_line)


class EditionScroll(HangingScroll):
    """One edition; ``play_asked(edition, level)`` tells which level is wanted."""

    play_asked = Signal(str, int)

    def __init__(self, edition: str, levels: int) -> None:
        super().__init__(mount=12, padding=0, upright=True)
        self.edition = edition
        self._panel = _TitlePanel(edition)
        self.columns = [LevelColumn(edition, number) for number in range(1, levels + 1)]
        for one in self.columns:
            one.play_asked.connect(
                lambda level=one.level: self.play_asked.emit(self.edition, level)
            )
        self._divided = _Divided(self.columns)
        self.body.addLayout(row(self._panel, (self._divided, 1), spacing=0))
        bind_style(self.setMinimumHeight, line(_HEIGHT))

    def show_record(self, record: EditionRecord, current: int | None, playing: int | None) -> None:
        """What has been reached; ``current`` is the level of the next step, if it is here."""
        self._panel.show_record(record)
        for one, level in zip(self.columns, record.levels, strict=True):
            here = one.level == current
            one.show_record(level, current=here, playing=one.level == playing)
        self._divided.align()

    @staticmethod
    def next_words(record: EditionRecord) -> str:
        """The way to the next step in one sentence."""
        level = record.next_level
        if level is None:
            return QCoreApplication.translate("Journey", "You have earned every seal.")
        goal = min(HIGHEST_TIER, level.tier + 1)
        return goal_words(record.edition.value, level.level, goal)
