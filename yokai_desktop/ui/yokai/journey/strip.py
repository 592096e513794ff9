"""The journey in a strip below the tiles: the seals of one edition, level by level."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.ui.home.home_strip import HomeStrip
from yokai_desktop.ui.parts.answering import paint_answer
from yokai_desktop.ui.parts.bindings import ask_again, bind_style, bind_text, follow_style
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.seal import paint_seal, tilt
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.joining import row_of, told
from yokai_desktop.words.signs import RANKS
from yokai_desktop.words.yokai.levels import edition_name, level_words

_HEIGHT, _SMALL_HEIGHT = 138, 112
_RADIUS = 12
_MARGIN = 8
"""Room for the shadow."""
_SMALL = 0.85
_IN_LINES = int(Qt.TextFlag.TextWordWrap)


class JourneyStrip(RingFocus, HomeStrip):
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
        translate = QCoreApplication.translate
        bind_text(self.setText, lambda: translate("JourneyStrip", "Journey"))
        bind_text(self.setAccessibleName, lambda: told(self.text(), self._counted()))
        bind_text(self.setToolTip, lambda: translate("JourneyStrip", "Open the journey"))
        bind_style(self.setFixedHeight, self._height)
        follow_style(self, self.update)

    def load(self) -> None:
        """Read how far the journey has come; a history that cannot be read shows an empty one."""
        from yokai_desktop.storage.yokai.journey import journey, last_edition
        from yokai_desktop.ui.services.archive import archive
        from yokai_desktop.ui.yokai.journey.page import level_being_played

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
        ask_again(self)
        self.update()

    def _counted(self) -> str:
        seals = QCoreApplication.translate("Journey", "%1 of %n seals", "", self._most())
        counted = seals.replace("%1", str(sum(self._tiers)))
        return row_of((edition_name(self._edition), counted))

    def _most(self) -> int:
        return len(RANKS) * len(self._tiers)

    @property
    def _is_small(self) -> bool:
        return theme().u < _SMALL

    def _height(self) -> int:
        height = _SMALL_HEIGHT if self._is_small else _HEIGHT
        return theme().scale.line(height) + 2 * _MARGIN

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
        self._paint_title(painter, box)
        captions = self.captions()
        for place in range(len(self._tiers)):
            cell = self._cell(place)
            if captions:
                self._paint_caption(painter, self._caption_room(cell), place, captions[place])
            else:
                cell.translate(0, (cell.bottom() - self._seals(cell).bottom()) / 2)
            self._paint_level(painter, cell, place)
        paint_answer(painter, self, box, _RADIUS, only=True)

    @property
    def _title_width(self) -> int:
        return theme().scale.line(190)

    def _cell(self, place: int) -> QRectF:
        """Where a level is painted."""
        look = theme()
        left = look.px(30) + self._title_width
        room = QRectF(self.rect()).adjusted(
            left, _MARGIN + look.px(14), -look.px(20), -_MARGIN - look.px(10)
        )
        step = room.width() / len(self._tiers)
        return QRectF(room.left() + place * step, room.top(), step, room.height())

    def _seals(self, cell: QRectF) -> QRectF:
        """The first of a level's three places for a seal."""
        look = theme()
        top = cell.top() + QFontMetricsF(look.font(Role.CAPTION)).height() + 2
        side = min(look.px(30), (cell.width() - look.px(20) - 2 * look.px(6)) / 3)
        return QRectF(cell.left(), top, side, side)

    def _caption_room(self, cell: QRectF) -> QRectF:
        top = self._seals(cell).bottom() + theme().px(8)
        return QRectF(cell.left(), top, cell.width() - 4, cell.bottom() - top)

    @property
    def _caption_role(self) -> Role:
        return Role.CAPTION if self._is_small else Role.SECONDARY

    def captions(self) -> tuple[str, ...]:
        """The names below the levels, in lines where needed; none if one of them has no room."""
        room = self._caption_room(self._cell(0))
        names = [level_words(self._edition, place + 1)[0] for place in range(len(self._tiers))]
        metrics = QFontMetricsF(theme().font(self._caption_role))
        for name in names:
            box = metrics.boundingRect(room, _IN_LINES, name)
            is_one_line = box.height() < 1.5 * metrics.height()
            if box.width() > room.width() or (box.height() > room.height() and not is_one_line):
                return ()
        return tuple(names)

    def _paint_title(self, painter: QPainter, box: QRectF) -> None:
        """The words at the left."""
        look = theme()
        colours = look.colours
        x = box.left() + look.px(30)
        seals = QCoreApplication.translate("Journey", "%1 of %n seals", "", self._most())
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
            font = QFont(look.font(role))
            font.setUnderline(role is Role.BAR_BUTTON and self.underMouse())
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QRectF(x, y, self._title_width, height), 0, words)
            y += height

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
        first = self._seals(cell)
        side = first.width()
        for stamp, numeral in enumerate(RANKS):
            box = first.translated(stamp * (side + gap), 0)
            if stamp < tier:
                paint_seal(painter, box, numeral, tilt(place + stamp), rim=False)
            else:
                self._paint_place(painter, box)
        if level < len(self._tiers):
            x = cell.left() + 3 * side + 2 * gap + look.px(4)
            y = first.top() + side * 0.28
            painter.setPen(QPen(colours.paper_edge, 1.4))
            painter.drawLine(QPointF(x, y), QPointF(cell.right() - look.px(4), y))

    def _paint_place(self, painter: QPainter, box: QRectF) -> None:
        colours = theme().colours
        pen = QPen(colours.paper_edge, 1, Qt.PenStyle.DashLine)
        pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3, 3)

    def _paint_caption(self, painter: QPainter, room: QRectF, place: int, name: str) -> None:
        look = theme()
        is_now = place + 1 == self._playing
        painter.setFont(look.font(self._caption_role))
        painter.setPen(look.colours.seal_text if is_now else look.colours.ink)
        metrics = QFontMetricsF(painter.font())
        height = metrics.boundingRect(room, _IN_LINES, name).height()
        painter.drawText(QRectF(room.left(), room.top(), room.width(), height), _IN_LINES, name)
        below = room.adjusted(0, height, 4, 0)
        painter.setFont(look.font(Role.CAPTION))
        has_room = below.height() >= QFontMetricsF(painter.font()).height()
        if is_now and has_room and not self._is_small:
            words = QCoreApplication.translate("JourneyStrip", "playing now")
            painter.drawText(below, 0, words)
