"""The journey on the home page: the seals of one edition, level by level."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.ui.home.strip_card import StripCard
from yokai_desktop.ui.parts.seal import paint_seal, tilt
from yokai_desktop.ui.parts.stamps import paint_place
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import Route
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.signs import RANKS
from yokai_desktop.words.yokai.levels import edition_name, level_words

_LEAST = 300
_SEAL = 24


class JourneyStrip(StripCard):
    """A button that opens the journey.  ``load`` reads the history."""

    def __init__(self) -> None:
        self._edition = "second"
        self._tiers: tuple[int, ...] = (0,) * 5
        self._playing: int | None = None
        translate = QCoreApplication.translate
        super().__init__(
            lambda: translate("JourneyStrip", "Journey"),
            self._counted,
            lambda: translate("JourneyStrip", "Open the journey"),
            _LEAST,
        )

    def door(self) -> Route:
        return routes.Records("yokai")

    def load(self) -> None:
        """Read how far the journey has come; a history that cannot be read shows an empty one."""
        from yokai_desktop.storage.yokai.journey import journey, last_edition
        from yokai_desktop.ui.services.archive import archive
        from yokai_desktop.ui.yokai.journey.page import level_being_played

        try:
            playing = level_being_played()
            edition = playing.edition if playing else last_edition(archive().database).value
            records = {record.edition.value: record for record in journey(archive().database)}
        except StorageError as error:
            archive().failed(error)
            return
        self.show_tiers(
            edition,
            tuple(level.tier for level in records[edition].levels),
            playing.level if playing else None,
        )

    def show_tiers(self, edition: str, tiers: tuple[int, ...], playing: int | None) -> None:
        self._edition, self._tiers, self._playing = edition, tiers, playing
        self.update_words()

    def _counted(self) -> str:
        most = len(RANKS) * len(self._tiers)
        seals = QCoreApplication.translate("Journey", "%1 of %n seals", "", most)
        return row_of((edition_name(self._edition), seals.replace("%1", str(sum(self._tiers)))))

    def _cell(self, place: int) -> QRectF:
        """Where a level is painted."""
        room = self.room()
        step = room.width() / len(self._tiers)
        return QRectF(room.left() + place * step, room.top(), step, room.height())

    def _side(self) -> float:
        """The side of a seal: three of them and a gap share the width of a level."""
        gaps = 2 * theme().px(3) + theme().px(10)
        return min(theme().px(_SEAL), (self._cell(0).width() - gaps) / len(RANKS))

    def _caption_room(self, cell: QRectF) -> QRectF:
        top = cell.top() + self._side() + theme().px(3)
        return QRectF(cell.left(), top, cell.width() - 6, cell.bottom() + theme().px(8) - top)

    def captions(self) -> tuple[str, ...]:
        """The names below the levels; none if one of them has no room."""
        room = self._caption_room(self._cell(0))
        names = [self._name(place) for place in range(len(self._tiers))]
        metrics = QFontMetricsF(theme().font(Role.CAPTION))
        widest = max(metrics.horizontalAdvance(name) for name in names)
        fits = widest <= room.width() and metrics.height() <= room.height()
        return tuple(names) if fits else ()

    def _name(self, place: int) -> str:
        number = QCoreApplication.translate("JourneyStrip", "{number} {level}", "a level by name")
        name = level_words(self._edition, place + 1)[0]
        return number.format(number=place + 1, level=name)

    def paint_below(self, painter: QPainter, room: QRectF) -> None:
        captions = self.captions()
        for place in range(len(self._tiers)):
            cell = self._cell(place)
            self._paint_level(painter, cell, place)
            words = captions[place] if captions else str(place + 1)
            self._paint_caption(painter, cell, place, words, is_beside=not captions)

    def _paint_level(self, painter: QPainter, cell: QRectF, place: int) -> None:
        style = theme()
        side, gap = self._side(), style.px(3)
        for stamp, numeral in enumerate(RANKS):
            box = QRectF(cell.left() + stamp * (side + gap), cell.top(), side, side)
            if stamp < self._tiers[place]:
                paint_seal(painter, box, numeral, tilt(place + stamp), rim=False)
            else:
                paint_place(painter, box.adjusted(1, 1, -1, -1))
        if place + 1 < len(self._tiers):
            x, y = cell.left() + 3 * side + 2 * gap + style.px(3), cell.top() + side / 2
            painter.setPen(QPen(style.colours.paper_edge, 1.4))
            painter.drawLine(QPointF(x, y), QPointF(cell.right() - style.px(3), y))

    def _paint_caption(
        self, painter: QPainter, cell: QRectF, place: int, words: str, *, is_beside: bool
    ) -> None:
        """The name below the seals, or the number where there is room for no more."""
        style = theme()
        room = self._caption_room(cell)
        painter.setFont(style.font(Role.CAPTION))
        if room.height() < QFontMetricsF(painter.font()).height() * 0.8:
            return
        is_now = place + 1 == self._playing
        painter.setPen(style.colours.seal_text if is_now else style.colours.ink2)
        middle = int(Qt.AlignmentFlag.AlignHCenter) if is_beside else 0
        width = 3 * self._side() + 2 * style.px(3) if is_beside else room.width()
        painter.drawText(QRectF(room.left(), room.top(), width, room.height()), middle, words)
