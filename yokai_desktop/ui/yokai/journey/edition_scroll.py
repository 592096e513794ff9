"""A hand scroll for one edition: a coloured title panel, then a column for every level."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from yokai_desktop.storage.yokai.journey import HIGHEST_TIER, EditionRecord
from yokai_desktop.ui import pictures
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.patterns import hemp_leaves, pattern_brush, waves
from yokai_desktop.ui.parts.seal import SealStamp, tilt
from yokai_desktop.ui.parts.stamps import NUMERALS
from yokai_desktop.ui.theme import FAMILIES, Role, Themed, theme
from yokai_desktop.ui.yokai.journey.level_column import LevelColumn
from yokai_desktop.ui.yokai.level_words import edition_name, rank_name

_PANEL = 188
_HEIGHT = 378
_MARK = 42
_LOOKS = {"first": ("kitsune", "marks/kitsune"), "second": ("oni", "marks/oni")}


class _Progress(QWidget, Themed):
    """How much of the way is done."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self.follow_theme()

    def show_share(self, share: float) -> None:
        self._share = share
        self.update()

    def restyle(self) -> None:
        self.setFixedHeight(theme().px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme().colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole, radius = QRectF(self.rect()), self.height() / 2
        well = QColor(colours.shadow)
        well.setAlphaF(0.42)
        painter.setBrush(well)
        painter.drawRoundedRect(whole, radius, radius)
        if self._share:
            painter.setBrush(colours.moon)
            done = QRectF(whole)
            done.setWidth(max(whole.height(), whole.width() * self._share))
            painter.drawRoundedRect(done, radius, radius)


class _TitlePanel(QWidget, Themed):
    """The name of the edition, how many seals it has, and what the seals mean."""

    def __init__(self, edition: str) -> None:
        super().__init__()
        self.edition = edition
        self._title = Label(role=Role.SECTION, colour="seal_paper", wraps=True)
        self._count = Label(role=Role.BODY, colour="seal_paper")
        self._progress = _Progress()
        self._ranks = [Label(role=Role.BUTTON, colour="seal_paper") for _ in NUMERALS]
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self._column.addStretch(1)
        self._column.addWidget(self._count)
        self._column.addWidget(self._progress)
        self._column.addStretch(2)
        self._legend = QVBoxLayout()
        for place, label in enumerate(self._ranks):
            row = QHBoxLayout()
            row.addWidget(SealStamp(NUMERALS[place], side=28, angle=tilt(place) / 2))
            row.addWidget(label, 1)
            row.setSpacing(8)
            self._legend.addLayout(row)
        self._column.addLayout(self._legend)
        self._column.addStretch(1)
        self.follow_theme()

    def restyle(self) -> None:
        look = theme()
        self._fit()
        self._column.setContentsMargins(look.px(20), look.px(24), look.px(20), look.px(14))
        self._column.setSpacing(look.px(6))
        self._legend.setSpacing(look.px(8))

    def _fit(self) -> None:
        """Wide enough for the title beside the mark."""
        look = theme()
        words = max(self._title.text().split("\n"), key=len, default="")
        title = self._title.fontMetrics().horizontalAdvance(words)
        needed = title + look.px(_MARK) + look.px(20 + 14 + 8)
        self.setFixedWidth(max(look.scale.line(_PANEL), needed))

    def show_record(self, record: EditionRecord) -> None:
        seals = QCoreApplication.translate("Journey", "%1 of %n seals", "", record.most_seals)
        self._count.setText(seals.replace("%1", str(record.seals)))
        self._progress.show_share(record.seals / record.most_seals)
        self._title.setText(edition_name(self.edition).replace(" ", "\n", 1))
        self._fit()
        for place, label in enumerate(self._ranks):
            label.setText(rank_name(self.edition, place + 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        family, mark = _LOOKS[self.edition]
        colours = FAMILIES[family]
        painter = QPainter(self)
        box = QRectF(self.rect())
        sky = QLinearGradient(box.topLeft(), box.bottomLeft())
        sky.setColorAt(0, colours.deep.darker(130))
        sky.setColorAt(1, colours.fill.darker(125))
        painter.fillRect(box, sky)
        line = QColor(look.colours.seal_paper)
        line.setAlphaF(0.10)
        dpr = self.devicePixelRatioF()
        if self.edition == "first":
            tile = hemp_leaves(line.rgba(), dpr, 28)
        else:
            tile = waves(line.rgba(), dpr, 14)
        painter.fillRect(box, pattern_brush(tile))
        side = look.px(_MARK)
        spot = QRectF(box.right() - side - look.px(14), look.px(20), side, side)
        pictures.paint(painter, mark, spot, dpr, look.colours.seal_paper)


class _Divided(QWidget, Themed):
    """The columns side by side, thin lines between them."""

    def __init__(self, columns: list[LevelColumn]) -> None:
        super().__init__()
        self.columns = columns
        self._row = QHBoxLayout(self)
        for column in columns:
            self._row.addWidget(column, 1)
        self.follow_theme()
        theme().settled.connect(self.align)

    def restyle(self) -> None:
        look = theme()
        pad = look.px(10)
        self._row.setContentsMargins(pad, pad, pad, pad)
        self._row.setSpacing(look.px(8))
        self.align()

    def align(self) -> None:
        """Give all conditions the height of the longest."""
        count = len(self.columns)
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - (count - 1) * self._row.spacing()
        width = room // count
        if self.isVisible():
            # A long word may have made one column wider and the others narrower.
            width = min(width, *(column.width() for column in self.columns))
        height = max(column.condition_height(width) for column in self.columns)
        for column in self.columns:
            column.set_condition_height(height)

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
        for column in self.columns:
            column.play_asked.connect(
                lambda level=column.level: self.play_asked.emit(self.edition, level)
            )
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self._panel)
        self._divided = _Divided(self.columns)
        row.addWidget(self._divided, 1)
        self.body.addLayout(row)

    def restyle(self) -> None:
        super().restyle()
        self.setMinimumHeight(theme().scale.line(_HEIGHT))

    def show_record(self, record: EditionRecord, current: int | None, playing: int | None) -> None:
        """What has been reached; ``current`` is the level of the next step, if it is here."""
        self._panel.show_record(record)
        for column, level in zip(self.columns, record.levels, strict=True):
            here = column.level == current
            column.show_record(level, current=here, playing=column.level == playing)
        self._divided.align()

    @staticmethod
    def next_words(record: EditionRecord) -> str:
        """The way to the next step in one sentence."""
        level = record.next_level
        if level is None:
            return QCoreApplication.translate("Journey", "Every seal is earned.")
        edition = edition_name(record.edition.value)
        if level.tier == 0:
            words = QCoreApplication.translate("Journey", "%1: win level %2 for its first seal.")
        elif level.tier + 1 < HIGHEST_TIER:
            words = QCoreApplication.translate("Journey", "%1: play level %2 again for %3.")
        else:
            words = QCoreApplication.translate("Journey", "%1: reach %3 at level %2.")
        rank = rank_name(record.edition.value, min(HIGHEST_TIER, level.tier + 1))
        return words.replace("%1", edition).replace("%2", str(level.level)).replace("%3", rank)
