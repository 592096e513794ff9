"""The shape on the left scroll: how much of it is there, and which way round it is laid."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QSizePolicy, QWidget

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.shapes import Shape
from yokai_desktop.models.yokai.shape_fit import Laid, best_laid, fit_of
from yokai_desktop.ui.parts.bindings import follow_style
from yokai_desktop.ui.parts.buttons import PAPER, SMALL, Button
from yokai_desktop.ui.parts.fitting import smallest_width
from yokai_desktop.ui.parts.focus_ring import RingFocus
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, grid, row
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.levels import shape_name

_TALL, _SMALL_TALL = 58, 44
_MANY = 4


class _FormTile(RingFocus, QAbstractButton):
    """One way round, with the most cards it could hold now."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cells: tuple[Place, ...] = ()
        self._count, self._is_small = 0, False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_style(self, self.updateGeometry)

    def show_form(self, cells: tuple[Place, ...], count: int, *, is_small: bool) -> None:
        self._cells, self._count, self._is_small = cells, count, is_small
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(24, theme().px(_SMALL_TALL if self._is_small else _TALL))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = theme()
        colours = style.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        box = paint_tile_paper(painter, self)
        paint_cells(painter, self._cells, box.adjusted(5, 4, -5, -11), faint=not chosen)
        painter.setFont(style.font(Role.CAPTION, 0.85))
        painter.setPen(colours.ink if chosen else colours.ink2)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom
        painter.drawText(box.adjusted(0, 0, -4, -1), int(flags), str(self._count))


def paint_tile_paper(painter: QPainter, tile: QAbstractButton) -> QRectF:
    """The paper of a tile with a shape, its edge red when it is chosen; gives its place."""
    colours, chosen = theme().colours, tile.isChecked()
    box = QRectF(tile.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setPen(QPen(colours.seal if chosen else colours.paper_edge, 2 if chosen else 1))
    painter.setBrush(colours.paper_hi if chosen or tile.underMouse() else colours.glow_end)
    painter.drawRoundedRect(box, 5, 5)
    return box


def paint_cells(
    painter: QPainter, cells: tuple[Place, ...], room: QRectF, *, faint: bool = False
) -> None:
    """Places as little squares in the middle of a box."""
    if not cells:
        return
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    columns, rows = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    side = min(room.width() / columns, room.height() / rows, theme().px(11))
    x0, y0 = room.center().x() - columns * side / 2, room.center().y() - rows * side / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().colours.ink_faint if faint else theme().colours.ink)
    for x, y in cells:
        painter.drawRect(QRectF(x0 + (x - left) * side, y0 + (y - top) * side, side - 1, side - 1))


class _NarrowButton(Button):
    """Two of them stand side by side on a scroll."""

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(50), super().minimumSizeHint().height())


class ShapePanel(QWidget):
    """``form_chosen`` a number, ``best_asked``, ``hide_asked``."""

    form_chosen = Signal(int)
    best_asked = Signal()
    hide_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._count = Label(role=Role.NAME, wraps=True)
        self._title = Label(lambda: self.tr("Which way round"), Role.GROUP, wraps=True)
        self.tiles = [_FormTile(self) for _ in range(8)]
        self._places = grid(across=6, down=6)
        self._forms = 0
        for at, tile in enumerate(self.tiles):
            tile.clicked.connect(partial(self._choose, at))
        self.best = _NarrowButton(lambda: self.tr("Best fit"), PAPER, height=SMALL, shrinks=True)
        self.hide_button = _NarrowButton(kind=PAPER, height=SMALL, shrinks=True)
        self.best.setToolTip("B")
        self.best.clicked.connect(self.best_asked)
        self.hide_button.clicked.connect(self.hide_asked)
        line = Label(
            lambda: self.tr("The number: cards in place if laid so."),
            Role.CAPTION,
            "ink2",
            wraps=True,
        )
        self._buttons = row((self.best, 1), (self.hide_button, 1), spacing=8)
        parts = (self._count, self._title, self._places, line, self._buttons)
        self._rows = column(*parts, spacing=6, on=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand_buttons()

    def _stand_buttons(self) -> None:
        """Side by side, or one below the other where the smallest letters have no room."""
        half = (self.width() - self._buttons.spacing()) / 2 - theme().px(16)
        words = (self.best.text(), self.hide_button.text())
        wide = max(smallest_width(Role.BUTTON, each) for each in words)
        side_by_side = QBoxLayout.Direction.LeftToRight
        below = QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(side_by_side if wide <= half else below)

    def _choose(self, at: int) -> None:
        self.form_chosen.emit(at)

    def _lay_out(self, forms: int) -> None:
        """Tiles in two columns, or in four where there are many."""
        if forms == self._forms:
            return
        self._forms = forms
        columns = 4 if forms > _MANY else 2
        for at, tile in enumerate(self.tiles):
            self._places.removeWidget(tile)
            tile.setVisible(at < forms)
            if at < forms:
                self._places.addWidget(tile, at // columns, at % columns)

    def show_shape(
        self, shape: Shape, places: tuple[Place, ...], laid: Laid, *, is_hidden: bool, is_best: bool
    ) -> None:
        """Follow a layout, in the present language."""
        inside = len(fit_of(places, shape, laid).covered)
        self._count.setText(self.tr("{inside} of 16 in place").format(inside=inside))
        self._lay_out(len(shape.forms))
        many = len(shape.forms) > _MANY
        for at, tile in enumerate(self.tiles[: len(shape.forms)]):
            count, _ = best_laid(places, shape, at)
            tile.show_form(shape.forms[at], count, is_small=many)
            tile.setChecked(at == laid.form)
            words = shape_words(shape, at, count)
            tile.setAccessibleName(words)
            tile.setToolTip(words)
        self.best.setEnabled(not is_best)
        self.hide_button.setText(self.tr("Show") if is_hidden else self.tr("Hide"))
        self.setAccessibleName(shape_words(shape, laid.form, inside))
        self._stand_buttons()
        self._rows.invalidate()
        self._rows.activate()


def shape_words(shape: Shape, form: int, inside: int) -> str:
    """*Torii, form 1 of 4, 12 of 16 in place*."""
    text = translate("Yokai", "{shape}, form {form} of {forms}, {inside} of 16 in place")
    return text.format(
        shape=shape_name(shape.name), form=form + 1, forms=len(shape.forms), inside=inside
    )
