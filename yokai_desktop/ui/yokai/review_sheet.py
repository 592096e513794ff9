"""The game once more, turn by turn: what everybody saw, and why the partners did what they did."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.yokai.reasons import Thought
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.events import Looked, Moved, TurnBegan
from yokai_desktop.models.log import LogModel, LogRow
from yokai_desktop.models.retelling import Told, retold
from yokai_desktop.models.thinking import Thinker
from yokai_desktop.ui.parts.buttons import LARGE, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.table.log_list import LogList
from yokai_desktop.ui.theme import Role, theme
from yokai_desktop.ui.yokai.names import family_name
from yokai_desktop.ui.yokai.reason_words import reason_words
from yokai_desktop.ui.yokai.sentences import happened

_LIST_HEIGHT = 520


class ReviewSheet(Sheet):
    """The reasons are worked out one after the other while the sheet is open."""

    def __init__(
        self, parent: QWidget, match: Match, thinker: Thinker, name: Callable[[int], str]
    ) -> None:
        super().__init__(parent, width=860)
        self._match, self._name = match, name
        self._thinker = thinker
        thinker.setParent(self)
        thinker.explained.connect(self._explained)
        self._told = list(retold(match))
        self.reasons: dict[int, str] = {}
        self._waiting = [told for told in self._told if told.level]
        self.model = LogModel(self)
        self._list = LogList(self.model, self)
        self._status = Label(role=Role.SECONDARY, colour="ink2")
        self.set_header(
            self.tr("Turn by turn"),
            self.tr("All cards lie open now, so everything may be told."),
        )
        self._list.setAccessibleName(self.tr("Turn by turn"))
        self.body.addWidget(self._list, 1)
        self.left_buttons.addWidget(self._status)
        self.close_button = Button(self.tr("Close"), PRIMARY, height=LARGE)
        self.close_button.clicked.connect(self._leave)
        self.buttons.addWidget(self.close_button)
        self.dismissed.connect(self._leave)
        self._write()
        self._list.scrollToTop()
        self._ask_next()

    @property
    def is_thinking(self) -> bool:
        """Whether reasons are still being worked out."""
        return bool(self._status.text())

    def restyle(self) -> None:
        if hasattr(self, "_list"):
            room = max(160, self.height() - theme().px(300))
            self._list.setFixedHeight(min(theme().px(_LIST_HEIGHT), room))
        super().restyle()

    def showEvent(self, event: object) -> None:
        self.restyle()
        super().showEvent(event)  # type: ignore[arg-type]

    def _write(self) -> None:
        rows: list[LogRow] = []
        for event in self._match.opening:
            self._add(rows, event, None)
        for told in self._told:
            for event in told.events:
                self._add(rows, event, told)
        self.model.set_rows(rows)

    def _add(self, rows: list[LogRow], event: object, told: Told | None) -> None:
        places = told.view.tableau.places if told is not None else ()
        if isinstance(event, TurnBegan):
            words = self.tr("Turn {turn}: {name}")
            text = words.format(turn=event.turn, name=self._name(event.seat))
            rows.append(LogRow(text, is_heading=True))
            return
        if told is None:
            return
        if isinstance(event, Looked) and event.family is not None:
            blind = Looked(event.seat, event.card, None)
            text = f"{happened(blind, self._name, places, -1)}: {family_name(event.family)}."
        else:
            text = happened(event, self._name, places, -1)  # type: ignore[arg-type]
            if isinstance(event, Moved):
                family = self._family(event.card)
                text = f"{text} ({family})"
            text = f"{text}." if text else ""
        if text:
            rows.append(LogRow(f"{text} {self.reasons.get(told.number, '')}".strip()))

    def _family(self, card: int) -> str:
        family = self._match.state.view(0).families[card]  # type: ignore[attr-defined]
        return family_name(family)

    def _ask_next(self) -> None:
        if self._waiting:
            told = self._waiting.pop(0)
            left = self.tr("Working out the reasons ...")
            self._status.setText(left)
            self._thinker.explain(told.question(self._match, told.number))
        else:
            self._status.setText("")

    def _explained(self, ticket: int, found: object) -> None:
        if isinstance(found, Thought):
            self.reasons[ticket] = reason_words(found, self._match.actions[ticket])
            place = self._list.verticalScrollBar().value()
            self._write()
            self._list.verticalScrollBar().setValue(place)
        self._ask_next()

    def _leave(self) -> None:
        self._thinker.close()
        self.hide()
        self.deleteLater()
