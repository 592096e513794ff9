"""The journey in a strip below the tiles: the seals of one edition, level by level."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.ui.level_words import edition_name, level_words
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.seal import paint_seal, tilt
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import Role, Themed, theme

_HEIGHT, _SMALL_HEIGHT = 138, 112
_RADIUS = 12
_MARGIN = 8
"""Room for the shadow."""
_NUMERALS = ("一", "二", "三")
_SMALL = 0.85


class JourneyStrip(RingFocus, QAbstractButton, Themed):
    """A button as wide as the page: it opens the journey.  ``load`` reads the history."""

    ring_radius = 14

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edition = "second"
        self._tiers: tuple[int, ...] = (0,) * 5
        self._playing: int | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def load(self) -> None:
        """Read how far the journey has come; a history that cannot be read shows an empty one."""
        from yokai_desktop.storage.journey import journey, last_edition
        from yokai_desktop.ui.archive import archive
        from yokai_desktop.ui.journey.page import level_being_played

        try:
            playing = level_being_played()
            edition = playing[0] if playing else last_edition(archive().database).value
            records = {record.edition.value: record for record in journey(archive().database)}
        except StorageError as error:
            archive().failed(error)
            return
        self.show_tiers(
            edition,
            tuple(level.tier for level in records[edition].levels),
            playing[1] if playing else None,
        )

    def show_tiers(self, edition: str, tiers: tuple[int, ...], playing: int | None) -> None:
        self._edition, self._tiers, self._playing = edition, tiers, playing
        self.say_again()

    def say_again(self) -> None:
        """In the language now in force."""
        self.setText(QCoreApplication.translate("JourneyStrip", "Journey"))
        self.setAccessibleName(f"{self.text()}. {self._counted()}")
        self.setToolTip(QCoreApplication.translate("JourneyStrip", "Open the journey"))
        self.update()

    def _counted(self) -> str:
        seals = QCoreApplication.translate("JourneyStrip", "%1 of %n seals", "", self._most())
        return f"{edition_name(self._edition)}, {seals.replace('%1', str(sum(self._tiers)))}"

    def _most(self) -> int:
        return len(_NUMERALS) * len(self._tiers)

    @property
    def _is_small(self) -> bool:
        return theme().u < _SMALL

    def restyle(self) -> None:
        look = theme()
        height = _SMALL_HEIGHT if self._is_small else _HEIGHT
        self.setFixedHeight(look.scale.line(height) + 2 * _MARGIN)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(560), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme()
        colours = look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0, _MARGIN, 0, -_MARGIN)
        draw_shadow(painter, box.adjusted(4, 0, -4, 0), Shadow.PLATE, look.u)
        outline = QPainterPath()
        outline.addRoundedRect(box, _RADIUS, _RADIUS)
        painter.fillPath(outline, colours.paper_hi if self.underMouse() else colours.paper)
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(QRectF(box.left(), box.top(), look.px(8), box.height()), colours.seal)
        painter.restore()
        left = self._paint_title(painter, box)
        room = box.adjusted(left, look.px(14), -look.px(20), -look.px(10))
        step = room.width() / len(self._tiers)
        for place in range(len(self._tiers)):
            cell = QRectF(room.left() + place * step, room.top(), step, room.height())
            self._paint_level(painter, cell, place)

    def _paint_title(self, painter: QPainter, box: QRectF) -> float:
        """The words at the left; returns how much room they take."""
        look = theme()
        colours = look.colours
        width = look.scale.line(190)
        x, y = box.left() + look.px(30), box.top() + look.px(18)
        seals = QCoreApplication.translate("JourneyStrip", "%1 of %n seals", "", self._most())
        lines = [
            (self.text(), Role.SECTION, colours.ink),
            (edition_name(self._edition), Role.SECONDARY, colours.ink2),
            (seals.replace("%1", str(sum(self._tiers))), Role.SECONDARY, colours.ink2),
        ]
        if not self._is_small:
            words = QCoreApplication.translate("JourneyStrip", "Open the journey >")
            lines.append((words, Role.BAR_BUTTON, colours.link))
        heights = [QFontMetricsF(look.font(role)).height() for _, role, _ in lines]
        y = box.center().y() - sum(heights) / 2
        for (words, role, colour), height in zip(lines, heights, strict=True):
            font = look.font(role)
            if role is Role.BAR_BUTTON:
                font.setUnderline(self.underMouse())
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QRectF(x, y, width, height), int(Qt.AlignmentFlag.AlignLeft), words)
            y += height
        return look.px(30) + width

    def _paint_level(self, painter: QPainter, cell: QRectF, place: int) -> None:
        look = theme()
        colours = look.colours
        level, tier = place + 1, self._tiers[place]
        is_now = level == self._playing
        number_font = look.font(Role.CAPTION)
        height = QFontMetricsF(number_font).height()
        painter.setFont(number_font)
        painter.setPen(colours.seal_text if is_now else colours.ink2)
        painter.drawText(QRectF(cell.left(), cell.top(), 40, height), 0, str(level))
        gap = look.px(6)
        side = min(look.px(30), (cell.width() - look.px(20) - 2 * gap) / 3)
        top = cell.top() + height + 2
        for stamp, numeral in enumerate(_NUMERALS):
            box = QRectF(cell.left() + stamp * (side + gap), top, side, side)
            if stamp < tier:
                paint_seal(painter, box, numeral, tilt(place + stamp), rim=False)
            else:
                self._paint_place(painter, box)
        if level < len(self._tiers):
            x = cell.left() + 3 * side + 2 * gap + look.px(4)
            y = top + side * 0.28
            painter.setPen(QPen(colours.paper_edge, 1.4))
            painter.drawLine(QPointF(x, y), QPointF(cell.right() - look.px(4), y))
        self._paint_words(painter, cell, top + side + look.px(8), level, is_now)

    def _paint_place(self, painter: QPainter, box: QRectF) -> None:
        colours = theme().colours
        pen = QPen(colours.paper_edge, 1, Qt.PenStyle.DashLine)
        pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)

    def _paint_words(
        self, painter: QPainter, cell: QRectF, top: float, level: int, is_now: bool
    ) -> None:
        look = theme()
        colours = look.colours
        font = look.font(Role.SECONDARY)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(colours.seal_text if is_now else colours.ink)
        name = metrics.elidedText(
            level_words(self._edition, level)[0], Qt.TextElideMode.ElideRight, cell.width() - 6
        )
        painter.drawText(QRectF(cell.left(), top, cell.width(), metrics.height()), 0, name)
        if is_now and not self._is_small:
            below = QRectF(cell.left(), top + metrics.height(), cell.width(), metrics.height())
            words = QCoreApplication.translate("JourneyStrip", "playing now")
            painter.setFont(look.font(Role.CAPTION))
            painter.drawText(below, 0, words)
