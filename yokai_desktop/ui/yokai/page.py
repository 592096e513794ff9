"""The page on which Yōkai is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtGui import QHideEvent, QResizeEvent

from yokai_desktop.deal_codes import new_code
from yokai_desktop.engine.contract import Outcome, View
from yokai_desktop.engine.marks import AID_MARK
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.yokai.actions import Appease
from yokai_desktop.engine.yokai.levels import level_options
from yokai_desktop.engine.yokai.options import level_of
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.models.thinking import Thinker
from yokai_desktop.models.yokai.grid import MemoryAid
from yokai_desktop.models.yokai.notes import Notes
from yokai_desktop.models.yokai.shape_fit import ShapeChoices
from yokai_desktop.models.yokai.taking_back import can_take_back, take_back
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.games.starting import GameRequest
from yokai_desktop.ui.parts.bindings import bind_text
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.review.accuracy_box import AccuracyBox
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.asking import Answers
from yokai_desktop.ui.speech.find_field import FindField
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.table.players import thinker
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import PageRoute
from yokai_desktop.ui.yokai.answers import found_card, here_words
from yokai_desktop.ui.yokai.board import YokaiBoard
from yokai_desktop.ui.yokai.declaration import declarer_of
from yokai_desktop.ui.yokai.note_pad import NotePad
from yokai_desktop.ui.yokai.noting import Noting
from yokai_desktop.ui.yokai.review_sheet import ReviewSheet
from yokai_desktop.ui.yokai.table_answers import TableAnswers
from yokai_desktop.words.aid import Aid
from yokai_desktop.words.counts import players_words
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.voice import translate
from yokai_desktop.words.yokai.aid import yokai_aid
from yokai_desktop.words.yokai.events import ended_words
from yokai_desktop.words.yokai.levels import edition_name
from yokai_desktop.words.yokai.spoken import result_words


class YokaiTable(TablePage):
    """A table for a match, new or continued; ``extra`` is what was saved beside the record."""

    board: YokaiBoard

    def __init__(
        self, match: Match, extra: dict[str, Any] | None = None, asked: Thinker | None = None
    ) -> None:
        board = YokaiBoard(match)
        board.notes = Notes.read((extra or {}).get("notes"))
        board.shapes.choices = ShapeChoices.read((extra or {}).get("shape"))
        super().__init__(match, board, asked)
        self.reviewer: Callable[[], Thinker] = thinker
        """Who explains the partners' choices after the game."""
        self.noting = Noting(board)
        self.noting.changed.connect(self.table.save)
        self.again_button = Button(self._again_words, BAR, icon="history", height=SMALL)
        self.again_button.clicked.connect(board.past.show_round)
        self.turns_button = Button(lambda: self.tr("Turns"), BAR, icon="log", height=SMALL)
        self.turns_button.clicked.connect(board.past.toggle_list)
        bind_text(self.again_button.setToolTip, lambda: self.tr("Show the turns again (R)"))
        bind_text(self.turns_button.setToolTip, lambda: self.tr("List of the turns (L)"))
        self.bar.add_action_button(self.again_button)
        self.bar.add_action_button(self.turns_button)
        self.find_field = FindField(self)
        self.find_field.asked.connect(self._go_to)
        self.focus.guests = [self.pad, board.question, board.meaning, self.find_field]
        self._connect()
        self.settings_changed()
        self.refresh()

    def _connect(self) -> None:
        board = self.board
        board.declare_asked.connect(self._ask_declaration)
        board.shapes.changed.connect(self.table.save)
        board.question.declared.connect(lambda: self.table.submit(Appease()))
        board.take_back_asked.connect(self._take_back_move)
        board.ending.review_asked.connect(lambda: self.go(routes.Replay(match=self.match)))
        board.ending.offer_reasons()
        board.ending.scroll.make_box = lambda: AccuracyBox(self.match, team=True, size=54)
        board.ending.judging_asked.connect(lambda: self.go(routes.Review(match=self.match)))
        board.ending.reasons_asked.connect(self._review)
        board.ending.home_asked.connect(lambda: self.go(routes.Home()))
        board.ending.scroll.again_asked.connect(self._play_again)
        board.ending.scroll.next_asked.connect(self._play_next)
        for asked in (board.level.guide.more_asked, board.meaning.more_asked):
            asked.connect(lambda: self.go(routes.Rules("yokai-partners")))
        board.level.guide.ended.connect(lambda: preferences().set_value("guide", False))
        self.table.handover.connect(self._hide_private)

    @property
    def pad(self) -> NotePad:
        """The pad of notes."""
        return self.noting.pad

    # what the table asks

    def bar_words(self, view: View) -> tuple[str, str]:
        assert isinstance(view, YokaiView)
        level = level_of(self.match.setup)
        edition = edition_name(view.tableau.edition)
        if level is None:
            what = translate("Yokai", "{edition}, custom").format(edition=edition)
        else:
            text = translate("Yokai", "{edition}, level {level}")
            what = text.format(edition=edition, level=level)
        players = players_words(view.tableau.players)
        return game_name("yokai"), f"{what}  ·  {players}"

    def aid(self, view: View) -> Aid:
        assert isinstance(view, YokaiView)
        return yokai_aid(view)

    def rules_place(self) -> str:
        view = self.board.view
        step = view.tableau.step if view is not None else Step.FIRST_LOOK
        return {
            Step.FIRST_LOOK: "yokai-look",
            Step.SECOND_LOOK: "yokai-look",
            Step.MOVE: "yokai-move",
            Step.HINT: "yokai-hint",
            Step.OVER: "yokai-points",
        }[step]

    def extra(self) -> dict[str, Any]:
        return {"notes": self.board.notes.data(), "shape": self.board.shapes.choices.data()}

    def refresh(self) -> None:
        self._allow_taking_back()
        super().refresh()

    def settings_changed(self) -> None:
        chosen = preferences()
        board = self.board
        board.asks = chosen.value("confirm")
        board.partners_pace = chosen.value("yokai_pace")
        board.peek_seconds = chosen.value("yokai_peek")
        board.level.guide.is_wanted = chosen.value("guide")
        if board.keeps_still != chosen.value("yokai_still"):
            board.keeps_still = chosen.value("yokai_still")
            board.show_whole()
            board.arrange()
        if board.card_size != chosen.value("card_size"):
            board.card_size = chosen.value("card_size")
            board.arrange()
        aid = MemoryAid(chosen.value("yokai_memory"))
        changed = aid is not board.aid
        board.aid = aid
        self._mark_memory()
        if changed and board.view is not None and not self.showing.is_busy:
            self.refresh()

    def opened(self, route: PageRoute) -> None:
        super().opened(route)
        if self.board.view is not None:
            self.board.level.fit()

    def answers(self) -> Answers:
        return TableAnswers(self.board).all() | {"find": self._find}

    def _find(self) -> str:
        """Typed beside the table; the keyboard then goes to the card."""
        self.find_field.open()
        return ""

    def _go_to(self, name: str) -> None:
        card, refused = found_card(name, self.board.rows)
        self.focus.give()
        if refused:
            self.asking.tell(refused)
        elif self.board.choosing.is_open:
            self.board.keys.go_to(card)
        else:
            self.asking.tell(here_words(self.board.rows[card], self.board.name, None))

    def game_over(self, outcome: Outcome) -> None:
        view = self.board.view
        if view is not None and view.result is not None:
            declarer = declarer_of(view)
            last = "" if declarer is not None else ended_words(None, self.board.name, None)
            self.board.said.emit(sentences((last, result_words(view.result))))
        self.board.ending.count(self.board)

    def _changed(self, view: View) -> None:
        super()._changed(view)
        self._allow_taking_back()
        self._offer_turns(view)

    def _offer_turns(self, view: View) -> None:
        """What happened can be shown again while the game is played; its end has other ways."""
        assert isinstance(view, YokaiView)
        for button in (self.again_button, self.turns_button):
            button.setVisible(view.result is None)
        self.again_button.setEnabled(self.board.past.can_show_round)

    def _allow_taking_back(self) -> None:
        wanted = preferences().value("yokai_take_back")
        self.board.can_take_back = wanted and can_take_back(self.match, self.table.viewer)

    def _mark_memory(self) -> None:
        """Note the memory aid in the record, once and whenever it changes."""
        if self.match.outcome is not None or not self.table.people:
            return
        mark = AID_MARK + self.board.aid
        noted = [m.what for m in self.match.marks if m.what.startswith(AID_MARK)]
        if noted[-1:] != [mark]:
            self.match.mark(self.table.viewer, mark)

    # what people ask

    def _ask_declaration(self) -> None:
        self.pad.hide()
        self.board.dock.ask_declaration()

    def take_back(self) -> None:
        self.board.keys.undo()

    def _take_back_move(self) -> None:
        """Once a turn, before the hint: nothing was learned by moving a card."""
        if not can_take_back(self.match, self.table.viewer):
            return
        self.table.hold()
        take_back(self.match, self.table.viewer)
        self.table.save()
        self.table.release()

    def _hide_private(self) -> None:
        self.pad.hide()
        self.board.past.retrace.stop()

    def _review(self) -> None:
        """Tell the game once more, with the partners' reasons."""
        if self.match.outcome is not None:
            ReviewSheet(self, self.match, self.reviewer(), self.board.name).show()

    def _play_again(self) -> None:
        self.go(routes.Again(self.match))

    def _play_next(self) -> None:
        setup = self.match.setup
        level = level_of(setup)
        assert level is not None
        options = {**level_options(setup["edition"], level + 1), "first": setup["first"]}
        request = GameRequest("yokai", self.match.seats, tuple(options.items()), new_code())
        self.go(routes.Start(request))

    def _again_words(self) -> str:
        if len(self.match.seats) == 2:
            return self.tr("Show the turn again")
        return self.tr("Show the turns again")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.pad.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """Who comes back to the table finds no question left open."""
        if not event.spontaneous():
            for slip in (self.pad, self.board.question, self.board.meaning):
                slip.hide()
        super().hideEvent(event)
