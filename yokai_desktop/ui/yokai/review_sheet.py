"""The game once more, turn by turn: what everybody saw, and why the partners did what they did."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.yokai.reasons import Thought
from yokai_desktop.engine.contract import Event
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.cards import Family
from yokai_desktop.engine.yokai.events import Moved, TurnBegan
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.log import LogModel, LogRow
from yokai_desktop.models.thinking import Thinker
from yokai_desktop.models.yokai.retelling import ActionWithView, actions_with_views
from yokai_desktop.ui.parts.bindings import ask_again, bind_style, bind_text
from yokai_desktop.ui.parts.buttons import LARGE, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.table.log_list import LogList
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.reason_words import reason_words
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.players import you_of
from yokai_desktop.words.yokai.events import happened, moved_openly
from yokai_desktop.words.yokai.places import GridSpots

_LIST_HEIGHT = 520


class ReviewSheet(Sheet):
    """The reasons are worked out one after the other while the sheet is open."""

    def __init__(
        self, parent: QWidget, match: Match, thinker: Thinker, name: Callable[[int], str]
    ) -> None:
        super().__init__(parent, width=860)
        self._match, self._name = match, name
        self._you = you_of(match)
        self._thinker = thinker
        thinker.setParent(self)
        thinker.explained.connect(self._explained)
        self._actions = list(actions_with_views(match))
        self.thoughts: dict[int, Thought] = {}
        self._waiting = [action for action in self._actions if action.level]
        self.model = LogModel(self)
        self._list = LogList(self.model, self)
        self._is_thinking = False
        self._status = Label(self._status_words, Role.SECONDARY, "ink2")
        self.set_header(
            lambda: self.tr("Turn by turn"),
            lambda: self.tr("Now that all cards are face up, nothing needs to stay secret."),
        )
        bind_text(self._list.setAccessibleName, lambda: self.tr("Turn by turn"))
        bind_text(self._write, self._rows)
        bind_style(self._list.setFixedHeight, self._list_height)
        self.body.addWidget(self._list, 1)
        self.left_buttons.addWidget(self._status)
        self.close_button = Button(lambda: self.tr("Close"), PRIMARY, height=LARGE)
        self.close_button.clicked.connect(self._leave)
        self.buttons.addWidget(self.close_button)
        self.dismissed.connect(self._leave)
        self._ask_next()
        self._list.scrollToTop()

    @property
    def is_thinking(self) -> bool:
        """Whether reasons are still being worked out."""
        return self._is_thinking

    def _list_height(self) -> int:
        room = max(160, self.height() - theme().scale.line(300))
        return min(theme().px(_LIST_HEIGHT), room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._list.setFixedHeight(self._list_height())

    def _write(self, rows: list[LogRow]) -> None:
        self.model.set_rows(rows)

    def _rows(self) -> list[LogRow]:
        rows: list[LogRow] = []
        for event in self._match.opening:
            self._add(rows, event, None)
        for action in self._actions:
            for event in action.events:
                self._add(rows, event, action)
        return rows

    def _add(self, rows: list[LogRow], event: Event, action: ActionWithView | None) -> None:
        spots = GridSpots(action.view.tableau.places if action is not None else ())
        if isinstance(event, Moved):
            name = "" if event.seat == self._you else self._name(event.seat)
            text = moved_openly(event, self._family(event.card), name, spots)
        elif action is not None or isinstance(event, TurnBegan):
            text = happened(event, self._name, spots, self._you)
        else:
            text = ""
        if isinstance(event, TurnBegan):
            rows.append(LogRow(text, is_heading=True))
        elif text and action is not None:
            rows.append(LogRow(sentences((text, self._reason(action)))))

    def _reason(self, action: ActionWithView) -> str:
        thought = self.thoughts.get(action.number)
        spots = GridSpots(action.view.tableau.places)
        return reason_words(thought, self._match.actions[action.number], spots) if thought else ""

    def _family(self, card: int) -> Family:
        view = self._match.view(0)
        assert isinstance(view, YokaiView)
        family = view.families[card]
        assert family is not None  # all cards lie open
        return family

    def _ask_next(self) -> None:
        self._is_thinking = bool(self._waiting)
        ask_again(self._status)
        if self._waiting:
            action = self._waiting.pop(0)
            self._thinker.explain(action.question(self._match, action.number))

    def _status_words(self) -> str:
        return self.tr("Working out the reasons…") if self._is_thinking else ""

    def _explained(self, ticket: int, found: object) -> None:
        if isinstance(found, Thought):
            self.thoughts[ticket] = found
            place = self._list.verticalScrollBar().value()
            self._write(self._rows())
            self._list.verticalScrollBar().setValue(place)
        self._ask_next()

    def _leave(self) -> None:
        self._thinker.close()
        self.hide()
        self.deleteLater()
