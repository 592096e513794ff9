"""The page on which Septet is played."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QResizeEvent

from yokai_desktop.engine.contract import Outcome, View
from yokai_desktop.engine.match import Match
from yokai_desktop.engine.septet.scoring import RoundResult
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.septet.rung import Rung, rung_of
from yokai_desktop.models.septet.taking_back import can_take_back, take_back
from yokai_desktop.models.thinking import Thinker
from yokai_desktop.storage.atomic_files import StorageError
from yokai_desktop.storage.settings import UNTIL_CLICKED
from yokai_desktop.ui.art.faces import prepare
from yokai_desktop.ui.games.game_words import game_name
from yokai_desktop.ui.parts.bindings import ask_again, bind_text
from yokai_desktop.ui.parts.buttons import BAR, SMALL, Button
from yokai_desktop.ui.parts.shadows import Shadow
from yokai_desktop.ui.septet.advising import Advising
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.coach import Coach
from yokai_desktop.ui.septet.end_sheet import GameEnd
from yokai_desktop.ui.septet.notes import TableNotes
from yokai_desktop.ui.septet.score_words import table_words
from yokai_desktop.ui.septet.stage import CARD_FACTORS
from yokai_desktop.ui.septet.summary import RoundStory, RoundSummary
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.speech.asking import Answers
from yokai_desktop.ui.table.card_art import composed_card
from yokai_desktop.ui.table.motion import Wait
from yokai_desktop.ui.table.page import TablePage
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.routes import PageRoute
from yokai_desktop.words.aid import Aid
from yokai_desktop.words.joining import sentence
from yokai_desktop.words.septet.aid import septet_aid
from yokai_desktop.words.septet.answers import (
    hand_words,
    last_trick_words,
    others_words,
    score_words,
    trick_words,
    trump_answer,
)
from yokai_desktop.words.septet.spoken import round_words
from yokai_desktop.words.voice import translate


def _seen(board: SeptetBoard) -> SeptetView:
    """What the board shows: an answer never runs ahead of the cards."""
    assert board.view is not None
    return board.view


class SeptetTable(TablePage):
    """Septet for one or more people; ``extra`` is what was saved beside the record."""

    board: SeptetBoard

    def __init__(
        self, match: Match, extra: dict[str, Any] | None = None, asked: Thinker | None = None
    ) -> None:
        super().__init__(match, SeptetBoard(match), asked)
        self.summary: RoundSummary | GameEnd | None = None
        """The sheet after a round or the game, while it is open."""
        self._last_trick = Button(
            lambda: self.tr("Last trick"), BAR, icon="last-trick", height=SMALL
        )
        self._log = Button(lambda: self.tr("Log"), BAR, icon="log", height=SMALL)
        bind_text(self._last_trick.setToolTip, lambda: translate("Septet", "Last trick (T)"))
        bind_text(self._log.setToolTip, lambda: translate("Septet", "Log of this round (L)"))
        self._last_trick.clicked.connect(self.board.look_again)
        self._log.clicked.connect(self.board.toggle_log)
        for button in (self._last_trick, self._log):
            self.bar.add_action_button(button)
        self.board.round_over.connect(self._show_round)
        self.board.shown.connect(self._board_shown)
        self.board.memory_asked.connect(self._toggle_memory)
        self.take_back_button = Button(lambda: self.tr("Take back"), BAR, icon="undo", height=SMALL)
        bind_text(
            self.take_back_button.setToolTip, lambda: self.tr("Take your last card back (Ctrl+Z)")
        )
        self.take_back_button.clicked.connect(self.take_back)
        self.bar.add_action_button(self.take_back_button)
        self.board.take_back_asked.connect(self.take_back)
        self.board.offered.connect(self._follow_take_back)
        panels = self.board.panels
        self.focus.guests = [panels.peek, panels.log, panels.advice, self.board.moment]
        self.board.shows_moments = bool(self.table.people)
        self._seat_coach()
        self.notes = TableNotes(self.board)
        self.notes.guide_refused.connect(lambda: preferences().set_value("guide", False))
        self.board.offered.connect(self._follow_notes)
        self.advising = Advising(self.board)
        self.advising.asked.connect(self.notes.make_room)
        self.advising.asked.connect(self.table.ask_advice)
        self.settings_changed()
        self.refresh()

    def _seat_coach(self) -> None:
        """One person among computers may have a coach; never two people on opposite sides."""
        self.coach = Coach(self.board)
        self.board.holds = self.coach.holds
        self.coach.spoke.connect(self.table.save)
        self.focus.guests.append(self.coach.slip)
        self.coach_button = button = Button(kind=BAR, icon="hint", height=SMALL)
        button.setCheckable(True)
        button.setChecked(True)
        bind_text(button.setText, self._coach_words)
        button.toggled.connect(self._set_coach)
        self.bar.add_action_button(button)

    def _coach_words(self) -> str:
        if self.coach_button.isChecked():
            return self.tr("Coach on")
        return self.tr("Coach off")

    def _set_coach(self) -> None:
        chosen = preferences().value("coach")
        may_sit = chosen != "off" and len(self.table.people) == 1
        self.coach_button.setVisible(may_sit)
        is_on = may_sit and self.coach_button.isChecked()
        self.coach.least = int(chosen) / 100 if is_on else None
        ask_again(self.coach_button)

    def left(self) -> None:
        self.coach.close()
        super().left()

    def bar_words(self, view: View) -> tuple[str, str]:
        assert isinstance(view, SeptetView)
        return game_name("septet"), table_words(view.mode, view.number)

    def aid(self, view: View) -> Aid:
        assert isinstance(view, SeptetView)
        return septet_aid(view)

    def answers(self) -> Answers:
        board = self.board
        return {
            "hand": lambda: hand_words(_seen(board), board.card_at_keyboard()),
            "trick": lambda: trick_words(_seen(board), board.names),
            "last-trick": lambda: last_trick_words(_seen(board), board.names),
            "scores": lambda: score_words(_seen(board), board.names),
            "trump": lambda: trump_answer(_seen(board)),
            "others": lambda: others_words(_seen(board), board.names),
        }

    def rules_place(self) -> str:
        mode = self.board.mode
        if mode.is_seven_next:
            return "septet-seven-next"
        return {2: "septet-two", 3: "septet-three"}.get(mode.players, "septet")

    def opened(self, route: PageRoute) -> None:
        """The faces of the first hand are drawn before the cards fly: afterwards it would show."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        names, size = self.board.hand_pictures()
        for name in names:
            for shadow in (Shadow.CARD, Shadow.RAISED):
                composed_card("septet", name, size.width(), self.devicePixelRatioF(), shadow)
        super().opened(route)

    def settings_changed(self) -> None:
        chosen = preferences()
        board = self.board
        board.trick_pause = chosen.value("trick_pause")
        board.waits_for_click = board.trick_pause == UNTIL_CLICKED
        board.choosing.confirms = chosen.value("confirm")
        board.forced.is_on = chosen.value("septet_forced")
        self._follow_take_back()
        self._set_coach()
        self.notes.is_guiding = chosen.value("guide")
        if not self.notes.is_guiding:
            chosen.set_value("tips_seen", {})
        panels = board.panels
        factor = CARD_FACTORS[chosen.value("card_size")]
        wanted = (factor, chosen.value("septet_log") == "round", chosen.value("septet_memory"))
        if wanted != (board.card_factor, panels.shows_round, panels.shows_memory):
            board.card_factor, panels.shows_round, panels.shows_memory = wanted
            board.lay_out()

    @property
    def can_take_back(self) -> bool:
        """Whether the last card may be taken back now."""
        wanted = preferences().value("septet_take_back") and self.board.is_choosing
        return bool(wanted and can_take_back(self.match, self.table.viewer))

    def take_back(self) -> None:
        """Undo the last card of the only person, and what the computer players did since."""
        if not self.can_take_back or self.showing.is_busy:
            return
        self.table.hold()
        self.table.forget_advice()
        take_back(self.match, self.table.viewer)
        self.table.save()
        self.board.offer(())
        self.table.release()
        self.board.said.emit(self.tr("Your last card is back in your hand."))

    def _follow_take_back(self) -> None:
        self.take_back_button.setVisible(preferences().value("septet_take_back"))
        self.take_back_button.setEnabled(self.can_take_back)

    def _toggle_memory(self) -> None:
        """Open *Still out* or put it away; where it has no room its words are shown."""
        memory, is_on = self.board.panels.memory, bool(preferences().value("septet_memory"))
        if not is_on or not memory.isHidden():
            preferences().set_value("septet_memory", not is_on)
        if not self.board.panels.shows_memory or self.board.view is None:
            self.board.said.emit(self.tr("The panel “Still out” is closed."))
        elif memory.isHidden():
            self.asking.tell(memory.accessibleName())
        else:
            self.board.said.emit(memory.accessibleName())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._board_shown()

    def _board_shown(self) -> None:
        zones, view = self.board.zones, self.board.view
        narrow = not zones.has_log_column or self.board.panels.is_advising
        self._last_trick.setVisible(narrow)
        self._log.setVisible(narrow)
        self._last_trick.setEnabled(view is not None and view.last_trick is not None)

    def _follow_notes(self) -> None:
        if self.board.view is not None:
            self.notes.follow(self.board.view)

    def _show_round(self, result: RoundResult, wait: Wait) -> None:
        """The round's summary; the table goes on when it has been read."""
        summary = self._open_summary(result)

        def go_on() -> None:
            self._close_summary()
            wait.done()

        summary.went_on.connect(go_on)

    def game_over(self, outcome: Outcome) -> None:
        self._close_summary()
        view, board = self.board.view, self.board
        assert view is not None
        end = GameEnd(self, self.match, view, board.names, self._rung())
        end.home.connect(lambda: self.go(routes.Home()))
        end.replay_asked.connect(lambda: self.go(routes.Replay(match=self.match)))
        end.review_asked.connect(lambda: self.go(routes.Review(match=self.match)))
        end.again.connect(lambda: self.go(routes.Again(self.match)))
        end.same_deal.connect(self._play_same_deal)
        board.said.emit(sentence(end.accessibleName()))
        end.show()
        end.stamp(board.pace)
        self.summary = end

    def _rung(self) -> Rung | None:
        """What the game has changed on the ladder; None where that cannot be told."""
        kept = archive()
        try:
            return rung_of(self.match, kept.database, self.table.viewer)
        except StorageError as error:
            kept.failed(error)
            return None

    def _play_same_deal(self) -> None:
        again = Match(self.match.game, self.match.setup, self.match.seats)
        self.go(routes.Play(again))

    def _open_summary(self, result: RoundResult) -> RoundSummary:
        self._close_summary()
        board = self.board
        view = board.view
        assert view is not None
        story = RoundStory(result, board.mode, view.tricks, view.hand, view.seals)
        summary = RoundSummary(self, story, board.names, board.pace)
        summary.home.connect(lambda: self.go(routes.Home()))
        spoken = round_words(result, view, board.names, story.captured_by_taker, view.hand)
        board.said.emit(spoken)
        summary.show()
        summary.count_up()
        prepare(*board.hand_pictures(), self.devicePixelRatioF())
        self.summary = summary
        return summary

    def _close_summary(self) -> None:
        if self.summary is not None:
            self.summary.hide()
            self.summary.deleteLater()
            self.summary = None
