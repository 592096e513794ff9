"""Where everything on the board has its place, what lies over what, and how Tab goes."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from yokai_desktop.ui.yokai.camera import Camera
from yokai_desktop.ui.yokai.picture import PILE, TURNED_UP

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard


class Arrangement:
    """Places the parts of a board; what they show is no business of it."""

    def __init__(self, board: YokaiBoard) -> None:
        """Trays and ghosts below the cards, what moves over everything but the tools."""
        self._board = board
        for low in (board.past.rulers, board.shapes.under, board.ghosts, board.ending.trays):
            low.lower()
        for high in (board.past.layer, board.overlay, board.tools):
            high.raise_()

    def stack_layers(self) -> None:
        """What is drawn over the cards comes right below what moves; there already, it is left
        alone: a layer that is stacked anew is painted anew, with all below it.
        """
        board = self._board
        layers = (board.ending.cords, board.shapes.over, board.past.layer, board.asked)
        order: list[QObject] = [*layers, board.overlay]
        children = board.children()
        end = children.index(board.overlay) + 1
        if children[end - len(order) : end] != order:
            for layer in layers:
                layer.stackUnder(board.overlay)

    def order_tabs(self) -> None:
        """From the cards to the buttons, the hints, and the end of the game."""
        board = self._board
        hints = [*board.cards.buttons(PILE), *board.cards.buttons(TURNED_UP)]
        order = (*board.cards_by_number[-1:], *board.foot.buttons(), *hints, board.declare.button)
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def arrange(self) -> None:
        """Divide the table and put everything in its place."""
        board = self._board
        zones = board.divided()
        grid = zones.grid.adjusted(0, 0, 0, -board.shapes.legend_room)
        board.zones = zones = replace(zones, grid=grid)
        board.shapes.arrange(grid)
        board.past.show_or_hide()
        for widget, box in (
            (board.level, zones.level),
            (board.families, zones.level),
            (board.tray, zones.hints),
            (board.declare, zones.declare),
            (board.plates, zones.plates),
            (board.foot, zones.bottom),
        ):
            if widget is not None:
                widget.setGeometry(box)
        board.past.arrange(zones.level, grid)
        board.declaration.arrange()
        board.dock.arrange()
        board.ending.arrange(board)
        board.tray.place_rooms()
        board.put_cards(room=0 if board.ending.is_shown else 1)

    def follow(self, camera: Camera) -> None:
        """The grid is seen so: what is drawn over and under it is seen so too."""
        board = self._board
        board.asked.follow(camera, board.opening, board.places)
        board.past.follow(camera, board.opening)
        board.shapes.follow(camera, board.opening)
