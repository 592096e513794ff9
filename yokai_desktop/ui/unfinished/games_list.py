"""The games that were left as rows; one of them is framed, and can be gone on with."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from yokai_desktop.ui.parts.bindings import ask_again
from yokai_desktop.ui.parts.buttons import LinkButton
from yokai_desktop.ui.parts.layouts import Gap, column, row
from yokai_desktop.ui.services.unfinished import LeftGame
from yokai_desktop.ui.theme import Role
from yokai_desktop.ui.unfinished.row import UnfinishedRow


class GamesList(QWidget):
    """Shows up to ``most`` games; for the others there is a link.

    What is asked for tells the slot of the game.
    """

    resume_asked = Signal(str)
    give_up_asked = Signal(str)
    chosen = Signal()
    """Another row is framed."""
    more_asked = Signal()

    def __init__(self, most: int, *, names_game: bool = False) -> None:
        super().__init__()
        self._most, self._names_game = most, names_game
        self._hidden = 0
        self.rows: list[UnfinishedRow] = []
        self._group = QButtonGroup(self)
        self._group.buttonToggled.connect(self._toggled)
        self._first = QWidget(self)
        self._first.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._first.hide()  # it only marks where the rows come when one goes on with Tab
        self.more = LinkButton(self._more_words, role=Role.BAR_BUTTON)
        self.more.clicked.connect(self.more_asked)
        self.more.ring_is_inside = True
        self._column = column(row(Gap(6), self.more, 1), spacing=0, on=self)

    def show_games(self, games: list[LeftGame], count: int) -> None:
        """These games, of so many that there are; the frame stays with its game."""
        shown = games[: self._most]
        if [left.slot.name for left in shown] == [row.left.slot.name for row in self.rows]:
            for known, left in zip(self.rows, shown, strict=True):
                known.show_game(left)
        else:
            self._fill(shown)
        self._hidden = count - len(shown)
        self.more.setVisible(self._hidden > 0)
        ask_again(self.more)

    def _fill(self, games: list[LeftGame]) -> None:
        framed, had_keyboard = self.framed(), any(row.hasFocus() for row in self.rows)
        for old in self.rows:
            self._group.removeButton(old)
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = [self._row_for(left) for left in games]
        for place, new in enumerate(self.rows):
            self._column.insertWidget(place, new)
            self._group.addButton(new)
            new.show()  # Qt would do it later, and count no room for it until then
        for before, after in pairwise((self._first, *self.rows, self.more)):
            QWidget.setTabOrder(before, after)
        names = [left.slot.name for left in games]
        if games:
            here = self.rows[names.index(framed) if framed in names else 0]
            here.setChecked(True)
            if had_keyboard:
                here.setFocus()

    def _row_for(self, left: LeftGame) -> UnfinishedRow:
        made = UnfinishedRow(left, names_game=self._names_game)
        slot = left.slot.name
        made.resume_asked.connect(lambda: self.resume_asked.emit(slot))
        made.give_up_asked.connect(lambda: self.give_up_asked.emit(slot))
        return made

    def framed(self) -> str:
        """The slot of the game with the frame; empty if there is none."""
        return next((row.left.slot.name for row in self.rows if row.isChecked()), "")

    def game(self, slot: str) -> LeftGame | None:
        """A game that is shown."""
        return next((row.left for row in self.rows if row.left.slot.name == slot), None)

    def _toggled(self, _: object, is_framed: bool) -> None:
        if is_framed:
            self.chosen.emit()

    def _more_words(self) -> str:
        return QCoreApplication.translate("GamesList", "%n more", "", self._hidden)
