"""The end of a game on the board: the cards turn up family by family, then everything is judged."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES, Family
from yokai_desktop.engine.yokai.events import CardsRevealed
from yokai_desktop.engine.yokai.kernel import adjacency_of, cell_at, family_masks, hangs_together
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.scoring import Result
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.grid import portraits
from yokai_desktop.ui.level_words import shape_name
from yokai_desktop.ui.parts.buttons import NORMAL, QUIET, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.table.motion import (
    IN_OUT,
    STEADY,
    InTurn,
    Motion,
    Pause,
    Tween,
)
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.yokai.camera import Camera, Extent
from yokai_desktop.ui.yokai.family_row import FamilyRow
from yokai_desktop.ui.yokai.geometry import end_zones_of
from yokai_desktop.ui.yokai.names import face_of, pair_name
from yokai_desktop.ui.yokai.result_scroll import ResultScroll
from yokai_desktop.ui.yokai.trays import BondCords, FamilyTrays, touching

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

_LARGEST_PITCH, _SMALLEST_PITCH = 116, 32


class Ending(QObject):
    """What the board shows when the game is over, and the motions that lead there."""

    reasons_asked = Signal()
    """Why did the partners do what they did?"""
    review_asked = Signal()
    """Show the game once more."""
    home_asked = Signal()

    def __init__(self, board: YokaiBoard) -> None:
        super().__init__(board)
        self.is_shown = self.is_counting = False
        self.trays = FamilyTrays(board)
        self.cords = BondCords(board)
        self.title = Label(role=Role.PAGE_TITLE, colour="text", wraps=True, parent=board)
        self.line = Label(role=Role.PROMPT, colour="muted", wraps=True, parent=board)
        self.families = FamilyRow(board)
        self.scroll = ResultScroll(board)
        self._buttons = QWidget(board)
        self.reasons = Button(kind=QUIET, height=NORMAL, icon="eye")
        self.review = Button(kind=QUIET, height=NORMAL, icon="history")
        self.home = Button(kind=QUIET, height=NORMAL, icon="home")
        self.reasons.hide()
        self.reasons.clicked.connect(self.reasons_asked)
        self.review.clicked.connect(self.review_asked)
        self.home.clicked.connect(self.home_asked)
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.reasons, self.review, self.home):
            row.addWidget(button)
        row.addStretch()
        self._zones = end_zones_of(board.width(), board.height())
        self._show(False)

    def offer_reasons(self) -> None:
        """Whoever shows this board can tell the partners' reasons."""
        self.reasons.show()

    def _widgets(self) -> tuple[QWidget, ...]:
        return (
            self.trays,
            self.cords,
            self.title,
            self.line,
            self.families,
            self.scroll,
            self._buttons,
        )

    def _show(self, shown: bool) -> None:
        self.is_shown = shown
        for widget in self._widgets():
            widget.setVisible(shown)

    def sync(self, board: YokaiBoard, view: YokaiView) -> None:
        """Show the result of a finished game, nothing of it before."""
        over = view.result is not None
        self._open(board, over)
        if view.result is None:
            return
        self._say(view, view.result)
        self.scroll.show_result(view, level_of(board.match.setup), board.name)
        for family in FAMILIES:
            self.trays.strength[family] = 1.0

    def _open(self, board: YokaiBoard, shown: bool) -> None:
        """Put the rails away, or bring them back."""
        self._show(shown)
        for widget in (board.level, board.tray, board.declare, board.plates, board.foot):
            widget.setVisible(not shown)
        if shown:
            board.shelf.hide()

    def _say(self, view: YokaiView, result: Result) -> None:
        if result.won:
            self.title.setText(self.tr("The families are at peace"))
            self.title.set_colour("text")
            self.line.setText(self._won_words(result))
        else:
            self.title.setText(self.tr("The families are not at peace"))
            self.title.set_colour("muted")
            self.line.setText(self.tr("All cards lie open: see what is missing."))
        self.families.show_families(result.split)
        self.reasons.setText(self.tr("Turn by turn"))
        self.review.setText(self.tr("Watch again"))
        self.home.setText(self.tr("Home"))

    def _won_words(self, result: Result) -> str:
        parts = [self.tr("Every family hangs together")]
        for affinity, _ in result.affinities:
            assert affinity.pair is not None
            one, other = pair_name(affinity.pair)
            parts.append(self.tr("{one} and {other} touch").format(one=one, other=other))
        if result.shape is not None:
            formed = self.tr("{shape} is formed")
            parts.append(formed.format(shape=shape_name(result.shape[0].name)))
        return ", ".join(parts) + "."

    def camera(self, extent: Extent) -> Camera:
        largest = _LARGEST_PITCH * self._growth()
        return Camera.fit(extent, self._zones.grid, largest=largest, smallest=_SMALLEST_PITCH)

    def _growth(self) -> float:
        return max(1.0, self._zones.grid.height() / 560)

    def arrange(self, board: YokaiBoard) -> None:
        wide = end_zones_of(board.width(), board.height()).words.width()
        needed = self.title.heightForWidth(wide) + self.line.heightForWidth(wide)
        self._zones = zones = end_zones_of(board.width(), board.height(), needed)
        title = self.title.heightForWidth(zones.words.width())
        self.title.setGeometry(zones.words.x(), zones.words.y(), zones.words.width(), title)
        line = self.line.heightForWidth(zones.words.width())
        self.line.setGeometry(zones.words.x(), zones.words.y() + title, zones.words.width(), line)
        self.families.setGeometry(zones.families)
        self._buttons.setGeometry(zones.buttons)
        self.scroll.setGeometry(zones.scroll)
        for layer in (self.trays, self.cords):
            layer.setGeometry(board.rect())
        view = board.view
        if view is None or not self.is_shown:
            return
        camera = self.camera(Extent.of(board.places, 0))
        split = view.result.split if view.result is not None else ()
        self.trays.show_families(camera, board.places, view.families, split)
        self._show_bonds(board, camera, view)

    def _show_bonds(self, board: YokaiBoard, camera: Camera, view: YokaiView) -> None:
        bonds = [
            pair
            for affinity in view.affinities
            if affinity.pair is not None
            and (pair := touching(board.places, view.families, affinity.pair)) is not None
        ]
        self.cords.show_bonds(camera, bonds if view.result is not None else [])

    def reveal(self, board: YokaiBoard, event: CardsRevealed) -> Motion:
        """The rails go, the grid moves aside, and one family after the other turns up."""
        start = board.camera
        self.arrange(board)
        end = self.camera(Extent.of(board.places, 0))
        faces = _faces(board, event.families)
        split = _split(board, event.families)

        def begin() -> None:
            self._open(board, True)
            self.title.setText(self.tr("All cards are turned up"))
            self.title.set_colour("text")
            for widget in (self.line, self.scroll, self.families, self._buttons, self.cords):
                widget.hide()
            for card in board.cards_by_number:
                card.set_eyes(())
            for family in FAMILIES:
                self.trays.strength[family] = 0.0
            self.trays.show_families(end, board.places, event.families, split)

        def settle() -> None:
            for card, place in zip(board.cards_by_number, board.places, strict=True):
                card.put(end.spot(place))
                card.clearMask()

        span = 0 if board.pace.reduced else board.pace.ms(Span.RECENTRE)
        moving = Tween(
            span,
            lambda part: board.show_camera(start.towards(end, part)),
            curve=IN_OUT,
            before=begin,
            after=settle,
        )
        turning = [self._turn_up(board, family, event, faces) for family in FAMILIES]
        return InTurn([moving, *turning, Pause(board.pace.ms(Span.COUNT))])

    def _turn_up(
        self, board: YokaiBoard, family: Family, event: CardsRevealed, faces: list[str]
    ) -> Motion:
        cards = [c for c in board.cards_by_number if event.families[c.number] == family]

        def turn(part: float) -> None:
            for card in cards:
                card.set_turn(part, faces[card.number])

        def glow(part: float) -> None:
            pulse = 0.0 if board.pace.reduced else 0.6 * math.sin(part * math.pi)
            self.trays.set_strength(family, min(1.0, part * 2) + pulse * (part > 0.3))

        flip = 0 if board.pace.reduced else board.pace.ms(Span.FLIP)
        return InTurn(
            [
                Tween(flip, turn, curve=IN_OUT),
                Tween(board.pace.ms(Span.PULSE) * 0.55, glow, curve=STEADY),
            ]
        )

    def count(self, board: YokaiBoard) -> None:
        """Show the points line by line, then press the stamp; a click shows all at once."""
        pace, scroll = board.pace, self.scroll
        lines: list[Motion] = [Tween(pace.ms(Span.COUNT), line.set_part) for line in scroll.lines]
        for line in scroll.lines:
            line.set_part(0.0)
        if scroll.stamp is not None:
            scroll.stamp.set_part(0.0)
            lines.append(Pause(pace.ms(Span.COUNT)))
            lines.append(Tween(pace.ms(Span.STAMP), scroll.stamp.set_part))
        self.is_counting = True
        board.clock.play(InTurn(lines), self._counted)

    def _counted(self) -> None:
        self.is_counting = False


def _faces(board: YokaiBoard, families: tuple[Family, ...]) -> list[str]:
    """The pictures the cards will show, the same as the last view gives them."""
    assert board.view is not None
    numbers = portraits(replace(board.view, families=families))
    return [face_of(family, number) for family, number in zip(families, numbers, strict=True)]


def _split(board: YokaiBoard, families: tuple[Family, ...]) -> tuple[Family, ...]:
    """The families that are in pieces as the cards lie."""
    adjacency = adjacency_of([cell_at(x, y) for x, y in board.places])
    masks = family_masks(list(families))
    return tuple(family for family in FAMILIES if not hangs_together(adjacency, masks[family]))
