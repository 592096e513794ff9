"""The target shape on a board: laid by its player, or where it fits best when a turn begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from yokai_desktop.engine.yokai.cards import Place
from yokai_desktop.engine.yokai.shapes import Shape
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.yokai.notes import NOTHING
from yokai_desktop.models.yokai.shape_fit import (
    Laid,
    ShapeChoices,
    best_form,
    best_laid,
    fit_of,
    places_at_own_turn,
)
from yokai_desktop.ui.parts.keys import ARROWS
from yokai_desktop.ui.table.motion import Tween
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.theme import theme
from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.ui.yokai.geometry import is_text_large
from yokai_desktop.ui.yokai.shape_layer import ShapeLayer
from yokai_desktop.ui.yokai.shape_legend import ShapeLegend
from yokai_desktop.ui.yokai.shape_panel import shape_words

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard


class ShapeView(QObject):
    """``changed`` when a player has chosen otherwise: it is kept with the game."""

    changed = Signal()

    def __init__(self, board: YokaiBoard) -> None:
        super().__init__(board)
        self._board = board
        self.choices = ShapeChoices()
        self.under = ShapeLayer(board, over=False)
        self.over = ShapeLayer(board, over=True, has_sign=self._has_sign)
        self.legend = ShapeLegend(board)
        panel = board.level.shape
        panel.form_chosen.connect(self.choose_form)
        panel.best_asked.connect(self.choose_best)
        panel.hide_asked.connect(self.toggle)

    @property
    def shape(self) -> Shape | None:
        view = self._board.view
        return view.tableau.shape if view is not None else None

    @property
    def laid(self) -> Laid | None:
        """Where the shape lies for the viewer."""
        view, shape = self._board.view, self.shape
        if view is None or shape is None:
            return None
        chosen = self.choices.of(view.seat)
        if chosen is not None and chosen.form < len(shape.forms):
            return chosen
        return best_form(places_at_own_turn(view.history, view.seat), shape)

    def _has_sign(self, place: Place) -> bool:
        """Whether a hint or a note lies on the card at a place."""
        return any(
            row.place == place and (row.hint is not None or row.note != NOTHING)
            for row in self._board.rows
        )

    def sync(self, view: YokaiView) -> None:
        """Follow a view."""
        shape, laid = self.shape, self.laid
        hidden = self.choices.is_hidden(view.seat)
        playing = not self._board.ending.is_shown and not self._board.declaration.is_shown
        fit = None
        if shape is not None and laid is not None:
            is_best = self.choices.of(view.seat) is None
            self._board.level.shape.show_shape(
                shape, self._board.places, laid, is_hidden=hidden, is_best=is_best
            )
            self._board.level.fit()
            if playing and not hidden:
                fit = fit_of(self._board.places, shape, laid)
        for layer in (self.under, self.over):
            layer.show_fit(fit)
        self._show_legend()
        if shape is not None:
            self.legend.show_shape(shape, is_best=self.choices.of(view.seat) is None)

    @property
    def legend_room(self) -> int:
        """What the legend takes from the grid in a game with a shape, whether it is hidden or not;
        large words leave it none.
        """
        has_room = self.shape is not None and not is_text_large()
        return self.legend.sizeHint().height() + theme().px(8) if has_room else 0

    def arrange(self, grid: QRectF) -> None:
        """Below the grid, which ends above it."""
        self._show_legend()
        tall = self.legend.sizeHint().height()
        left, top = round(grid.left()), round(grid.bottom()) + theme().px(4)
        self.legend.lie_in(QRect(left, top, round(grid.width()), tall))

    def _show_legend(self) -> None:
        self.legend.setVisible(self.under.fit is not None and not is_text_large())

    def follow(self, camera: Camera, zone: QRectF) -> None:
        for layer in (self.under, self.over):
            layer.setGeometry(self._board.rect())
            layer.follow(camera, zone)

    # what its player chooses

    def _place(self, laid: Laid | None) -> None:
        board = self._board
        self.choices.place(board.viewer, laid)
        self.choices.hide(board.viewer, False)
        self._show()
        fade = Tween(board.pace.ms(Span.FADE), self.under.set_strength)
        board.clock.play(fade)

    def _show(self) -> None:
        view, shape, laid = self._board.view, self.shape, self.laid
        if view is not None and shape is not None and laid is not None:
            self.sync(view)
            inside = len(fit_of(self._board.places, shape, laid).covered)
            self._board.said.emit(shape_words(shape, laid.form, inside))
            self.changed.emit()

    def choose_form(self, form: int) -> None:
        """Lay this form where it fits best now; it stays there."""
        if self.shape is not None:
            self._place(best_laid(self._board.places, self.shape, form)[1])

    def choose_best(self) -> None:
        """Follow the cards at the beginning of every turn."""
        if self.shape is not None:
            self._place(None)

    def toggle(self) -> None:
        """Hide the outline, or show it."""
        seat = self._board.viewer
        self.choices.hide(seat, not self.choices.is_hidden(seat))
        self._show()

    def key(self, event: QKeyEvent) -> bool:
        """O: next form, Shift+O: the one before, B: best fit, Shift and arrows: shift it."""
        shape, laid = self.shape, self.laid
        others = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        over = self._board.ending.is_shown
        if over or shape is None or laid is None or event.modifiers() & others:
            return False
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Qt.Key.Key_O:
            self.choose_form((laid.form + (-1 if back else 1)) % len(shape.forms))
        elif event.key() == Qt.Key.Key_B and not back:
            self.choose_best()
        elif back and event.key() in ARROWS:
            self._place(laid.moved(*ARROWS[event.key()]))
        else:
            return False
        return True
