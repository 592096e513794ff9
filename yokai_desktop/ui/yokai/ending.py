"""The end of a game on the board: the cards turn up family by family, then everything is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from yokai_desktop.engine.yokai.cards import FAMILIES
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.scoring import Result
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui.parts.buttons import NORMAL, QUIET, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.table.motion import (
    InTurn,
    Motion,
    Pause,
    Tween,
)
from yokai_desktop.ui.table.pace import Span
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.camera import Camera, Extent
from yokai_desktop.ui.yokai.declaration import declarer_of
from yokai_desktop.ui.yokai.family_row import FamilyRow
from yokai_desktop.ui.yokai.geometry import end_zones_of, is_text_large
from yokai_desktop.ui.yokai.result_scroll import ResultScroll
from yokai_desktop.ui.yokai.trays import BondCords, FamilyTrays, touching
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.yokai.events import ended_words
from yokai_desktop.words.yokai.levels import shape_name
from yokai_desktop.words.yokai.names import pair_name

if TYPE_CHECKING:
    from yokai_desktop.ui.yokai.board import YokaiBoard

_LARGEST_PITCH, _SMALLEST_PITCH = 116, 12
_LEAST_GRID = 260
"""Where the cards would have less height, the row of families gives way: the scroll tells it."""


class EndingView(QObject):
    """What the board shows when the game is over, and the motions that lead there."""

    judging_asked = Signal()
    """The whole game is to be reviewed."""
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
        self.buttons = QWidget(board)
        self.reasons = Button(kind=QUIET, height=NORMAL, shrinks=True, icon="eye")
        self.judging = Button(kind=QUIET, height=NORMAL, shrinks=True, icon="journey")
        self.review = Button(kind=QUIET, height=NORMAL, shrinks=True, icon="history")
        self.home = Button(kind=QUIET, height=NORMAL, shrinks=True, icon="home")
        self.reasons.hide()
        self.judging.hide()
        self.judging.clicked.connect(self.judging_asked)
        self.reasons.clicked.connect(self.reasons_asked)
        self.review.clicked.connect(self.review_asked)
        self.home.clicked.connect(self.home_asked)
        self._buttons_row = QHBoxLayout(self.buttons)
        self._buttons_row.setContentsMargins(0, 0, 0, 0)
        for button in (self.judging, self.reasons, self.review, self.home):
            self._buttons_row.addWidget(button)
        self._buttons_row.addStretch()
        self._zones = end_zones_of(board.width(), board.height())
        self._show(False)

    def offer_reasons(self) -> None:
        """Whoever shows this board can tell the partners' reasons, and what choices were worth."""
        self.reasons.show()
        self.judging.show()

    def keyboard_place(self) -> QWidget | None:
        """A button whose key does no harm if it is hit once too often; none while cards turn up."""
        if self.buttons.isHidden():
            return None
        return self.review if self.reasons.isHidden() else self.reasons

    def _widgets(self) -> tuple[QWidget, ...]:
        return (
            self.trays,
            self.cords,
            self.title,
            self.line,
            self.families,
            self.scroll,
            self.buttons,
        )

    def _show(self, shown: bool) -> None:
        self.is_shown = shown
        for widget in self._widgets():
            widget.setVisible(shown)

    def sync(self, board: YokaiBoard, view: YokaiView) -> None:
        """Show the result of a finished game, nothing of it before."""
        over = view.result is not None and board.has_rails
        self.open(board, over)
        if view.result is None or not over:
            return
        self._update_words(board, view, view.result)
        self.scroll.show_result(view, level_of(board.match.setup), board.name)
        for family in FAMILIES:
            self.trays.strength[family] = 1.0

    def open(self, board: YokaiBoard, shown: bool) -> None:
        """Put the rails away, or bring them back."""
        self._show(shown)
        for widget, part in (
            (board.tray, "hints"),
            (board.declare, "peace"),
            (board.plates, "partners"),
        ):
            widget.setVisible(board.has_rails and not shown and part in board.parts)
        has_foot = board.has_rails and "prompt" in board.parts
        board.foot.setVisible(has_foot)
        board.foot.put_away(shown)
        if board.families is not None:
            board.families.setVisible(not shown)
        board.past.show_or_hide()
        if shown:
            board.show_cards()

    def _update_words(self, board: YokaiBoard, view: YokaiView, result: Result) -> None:
        who = ended_words(declarer_of(view), board.name, board.you)
        if result.won:
            self.title.setText(self.tr("The yōkai are at peace"))
            self.title.set_colour("text")
            self.line.setText(sentences((who, self._won_words(result))))
        else:
            self.title.setText(self.tr("The yōkai are not at peace"))
            self.title.set_colour("muted")
            missing = self.tr("All cards are face up: see what was missing.")
            self.line.setText(sentences((who, missing)))
        self.families.show_families(result.split)
        self.judging.setText(self.tr("Review"))
        self.reasons.setText(self.tr("Turn by turn"))
        self.review.setText(self.tr("Watch again"))
        self.home.setText(self.tr("Home"))

    def _won_words(self, result: Result) -> str:
        parts = [self.tr("Every family is together.")]
        for affinity, _ in result.affinities:
            assert affinity.pair is not None
            one, other = pair_name(affinity.pair)
            parts.append(self.tr("{one} and {other} touch.").format(one=one, other=other))
        if result.shape is not None:
            formed = self.tr("{shape} is formed.")
            parts.append(formed.format(shape=shape_name(result.shape[0].name)))
        return sentences(parts)

    def camera(self, extent: Extent) -> Camera:
        largest = _LARGEST_PITCH * self._growth()
        return Camera.fit(extent, self._zones.grid, largest=largest, smallest=_SMALLEST_PITCH)

    def _growth(self) -> float:
        return max(1.0, self._zones.grid.height() / 560)

    def arrange(self, board: YokaiBoard) -> None:
        self.title.role = Role.SECTION if is_text_large() else Role.PAGE_TITLE
        self.title.restyle()
        wide = end_zones_of(board.width(), board.height()).words.width()
        needed = self.title.heightForWidth(wide) + self.line.heightForWidth(wide)
        families = self.families.heightForWidth(wide)
        zones = end_zones_of(board.width(), board.height(), needed, families)
        has_room = zones.grid.height() >= theme().px(_LEAST_GRID)
        if not has_room:
            zones = end_zones_of(board.width(), board.height(), needed)
        self._zones = zones
        self.families.setVisible(self.is_shown and has_room)
        title = self.title.heightForWidth(zones.words.width())
        self.title.setGeometry(zones.words.x(), zones.words.y(), zones.words.width(), title)
        line = self.line.heightForWidth(zones.words.width())
        self.line.setGeometry(zones.words.x(), zones.words.y() + title, zones.words.width(), line)
        # A review shows the game once more too: where words are large it stands for both.
        self.review.setVisible(self.judging.isHidden() or not is_text_large())
        self._show_icons(zones.buttons.width())
        self.families.setGeometry(zones.families)
        self.buttons.setGeometry(zones.buttons)
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

    def _show_icons(self, room: int) -> None:
        """Icons stand before the words of the buttons where there is room for them."""
        icons = {
            self.judging: "journey",
            self.reasons: "eye",
            self.review: "history",
            self.home: "home",
        }
        for button, icon in icons.items():
            button.set_icon(icon)
        if is_text_large() or self._buttons_row.sizeHint().width() > room:
            for button in icons:
                button.set_icon("")

    def _show_bonds(self, board: YokaiBoard, camera: Camera, view: YokaiView) -> None:
        bonds = [
            pair
            for affinity in view.affinities
            if affinity.pair is not None
            and (pair := touching(board.places, view.families, affinity.pair)) is not None
        ]
        self.cords.show_bonds(camera, bonds if view.result is not None else [])

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
