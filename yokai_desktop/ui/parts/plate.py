"""A player's plate: a mask in the side's colour, the name, and a line that says more."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from yokai_desktop.ui.parts.mask_disc import paint_mask
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.parts.spoken import describe, name_it
from yokai_desktop.ui.parts.tips import plain_tip
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.signs import FIRST, sign_words

_WIDTH, _HEIGHT = 204, 60
_INSET = 3
_GAP, _END, _NOTE_GAP = 9, 10, 18
"""Before the words, after them, and before the note beside the name."""
_HALO = 4
_CORNER, _BAND = 8, 6
"""Of a plate without a mask: how round it is, and the band in the colour of its side."""
_COIN = 32


def paint_coin(painter: QPainter, disc: QRectF) -> None:
    """The lead token."""
    colours = theme().colours
    metal = QRadialGradient(disc.center() - QPointF(0, disc.height() * 0.12), disc.width() * 0.6)
    metal.setColorAt(0, colours.coin_light)
    metal.setColorAt(0.6, colours.coin)
    metal.setColorAt(1, colours.coin_dark)
    painter.setPen(QPen(colours.coin_edge, 1))
    painter.setBrush(metal)
    painter.drawEllipse(disc)
    painter.setPen(colours.coin_edge)
    painter.setFont(theme().kanji_font(disc.height() * 0.56))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, FIRST)


def paint_lacquer(painter: QPainter, box: QRectF, left_corner: float, *, is_active: bool) -> None:
    """The plate itself, so round at the left; an active one has a gold rim with a halo."""
    colours = theme().colours
    outline = _plate_path(box, left_corner)
    if is_active:
        halo = QColor(colours.gold_hi)
        halo.setAlphaF(0.28)
        painter.setPen(QPen(halo, 7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(outline)
    lacquer = QLinearGradient(box.topLeft(), box.bottomLeft())
    lacquer.setColorAt(0, colours.plate_top)
    lacquer.setColorAt(1, colours.plate_bottom)
    edge = colours.gold_hi if is_active else colours.plate_line
    painter.setPen(QPen(edge, 1.6 if is_active else 1))
    painter.setBrush(lacquer)
    painter.drawPath(outline)


class Plate(QWidget, Themed):
    """Set ``name``, ``sub``, ``mask``, ``side``, ``is_active`` and ``has_lead`` by ``show_player``.

    The widget is a little larger than the plate: the halo and the coin need room around it.
    """

    def __init__(self, parent: QWidget | None = None, *, stretches: bool = False) -> None:
        super().__init__(parent)
        self._name, self._sub, self._mask = "", "", "person-1"
        self._notes: tuple[str, ...] = ()
        self._shown: tuple[object, ...] = ()
        self._side = 0
        self._is_active = self._has_lead = False
        self.mask_rise = 0.0
        if stretches:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def show_player(
        self,
        name: str,
        sub: str = "",
        mask: str = "person-1",
        side: int = 0,
        *,
        is_active: bool = False,
        has_lead: bool = False,
        notes: tuple[str, ...] = (),
        spoken: str = "",
        called: str = "",
    ) -> None:
        """Who sits here; the first of ``notes`` that fits whole stands small beside the name.

        ``spoken`` is what a screen reader says of the player, else what stands below the name;
        ``called`` is what it calls the plate, else the name.
        """
        shown = (name, sub, mask, side, is_active, has_lead, notes)
        name_it(self, called or name)
        describe(self, spoken or sub)
        tips = (*notes[:1], sub, sign_words(FIRST) if has_lead else "")
        self.setToolTip(plain_tip("\n".join(filter(None, tips))))
        if shown == self._shown:
            return
        self._shown = shown
        self._name, self._sub, self._mask, self._side = name, sub, mask, side
        self._is_active, self._has_lead, self._notes = is_active, has_lead, notes
        self.update()

    @property
    def is_active(self) -> bool:
        return self._is_active

    def margins(self) -> tuple[int, int]:
        """Free room around the plate: at the sides and below, above."""
        style = theme()
        return _HALO, max(_HALO, style.px(_COIN * 13 / 32))

    def sizeHint(self) -> QSize:
        side, top = self.margins()
        style = theme()
        words = sum(
            QFontMetricsF(style.font(role)).height() for role in (Role.NAME, Role.SECONDARY)
        )
        tall = min(style.scale.line(_HEIGHT), max(style.px(_HEIGHT), round(words) + style.px(10)))
        return QSize(style.px(_WIDTH) + 2 * side, tall + top + side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def plate_box(self) -> QRectF:
        """The plate itself, in the widget's pixels."""
        side, top = self.margins()
        return QRectF(self.rect()).adjusted(side, top, -side, -side)

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.plate_box()
        draw_shadow(painter, box.adjusted(6, 0, -4, -2), Shadow.PLATE, style.u * 0.5)
        paint_lacquer(painter, box, self.left_corner(box), is_active=self._is_active)
        disc = self.disc_box()
        if disc.isEmpty():
            discs = style.colours.side_discs
            band = QRectF(box.left() + 1, box.top() + _CORNER, _BAND, box.height() - 2 * _CORNER)
            painter.fillRect(
                band.adjusted(0, -_BAND / 2, 0, _BAND / 2), discs[self._side % len(discs)]
            )
        else:
            disc.translate(0, -self.mask_rise)
            paint_mask(painter, disc, self._mask, self._side, self.devicePixelRatioF())
        self._paint_words(painter, box)
        if self._has_lead:
            coin = style.px(_COIN)
            spot = QRectF(box.right() - style.px(34), box.top() - style.px(13), coin, coin)
            paint_coin(painter, spot)

    def disc_box(self) -> QRectF:
        """Where the mask is: as high as the plate."""
        box, inset = self.plate_box(), theme().px(_INSET)
        side = box.height() - 2 * inset
        return QRectF(box.left() + inset, box.top() + inset, side, side)

    def left_corner(self, box: QRectF) -> float:
        """How round the plate is at the left: like its disc."""
        return box.height() / 2

    def name_font(self) -> QFont:
        """The letters of the name."""
        return theme().font(Role.NAME)

    def shown_words(self) -> tuple[str, str, str]:
        """The name, the note and the line below as they are painted: … ends what has no room, and
        a note without room for all of it is left out.
        """
        names = QFontMetricsF(self.name_font())
        subs = QFontMetricsF(theme().font(Role.SECONDARY))
        right = Qt.TextElideMode.ElideRight
        room = self._words_right - self._words_left
        name = names.elidedText(self._name, right, self.name_right() - self._words_left)
        return name, self._note(name), subs.elidedText(self._sub, right, room)

    def _note(self, name: str) -> str:
        """What stands beside a name."""
        return next(iter(self._notes[self._fitting_note(name) :]), "")

    def _fitting_note(self, name: str) -> int:
        """The number of the first note that has room beside a name."""
        metrics = QFontMetricsF(theme().font(Role.SECONDARY))
        room = self.name_right() - self._note_left(name)
        fitting = (
            at for at, note in enumerate(self._notes) if metrics.horizontalAdvance(note) <= room
        )
        return next(fitting, len(self._notes))

    def name_right(self) -> float:
        """Where the name and its note must end: before the coin."""
        return self._words_right - (theme().px(_COIN) * 0.6 if self._has_lead else 0)

    @property
    def _words_left(self) -> float:
        return self.disc_box().right() + theme().px(_GAP)

    @property
    def _words_right(self) -> float:
        return self.plate_box().right() - theme().px(_END)

    def _note_left(self, name: str) -> float:
        style = theme()
        advance = QFontMetricsF(self.name_font()).horizontalAdvance(name)
        return self._words_left + advance + style.px(_NOTE_GAP)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        style = theme()
        name_font, sub_font = self.name_font(), style.font(Role.SECONDARY)
        names, subs = QFontMetricsF(name_font), QFontMetricsF(sub_font)
        name, note, sub = self.shown_words()
        height = names.height() * 0.92 + (subs.height() if sub else 0)
        top = box.center().y() - height / 2
        line = top + names.ascent() * 0.96
        painter.setFont(name_font)
        painter.setPen(style.colours.plate_text)
        painter.drawText(QPointF(self._words_left, line), name)
        painter.setFont(sub_font)
        painter.setPen(style.colours.plate_sub)
        painter.drawText(QPointF(self._note_left(name), line), note)
        below = top + names.height() * 0.92 + subs.ascent()
        painter.drawText(QPointF(self._words_left, below), sub)


def _plate_path(box: QRectF, round_: float) -> QPainterPath:
    """So round at the left; small corners at the right."""
    small = 8.0
    path = QPainterPath(QPointF(box.left() + round_, box.top()))
    path.lineTo(box.right() - small, box.top())
    path.arcTo(QRectF(box.right() - 2 * small, box.top(), 2 * small, 2 * small), 90, -90)
    path.lineTo(box.right(), box.bottom() - small)
    path.arcTo(
        QRectF(box.right() - 2 * small, box.bottom() - 2 * small, 2 * small, 2 * small), 0, -90
    )
    path.lineTo(box.left() + round_, box.bottom())
    low = box.bottom() - 2 * round_
    path.arcTo(QRectF(box.left(), low, 2 * round_, 2 * round_), -90, -90)
    path.arcTo(QRectF(box.left(), box.top(), 2 * round_, 2 * round_), 180, -90)
    path.closeSubpath()
    return path
