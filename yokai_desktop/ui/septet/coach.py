"""The coach at the table: asks before a card is played that costs much.

It knows what the player could know, never waits longer than a moment, and never stands in the
way: what it cannot weigh in time is played.  Everything it does is noted in the record.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, QTimer, Signal

from yokai_desktop.ai.weighed import Weighed
from yokai_desktop.engine.contract import Action
from yokai_desktop.engine.marks import COACH, COACHED
from yokai_desktop.engine.septet.actions import Play
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.models.review.story import points_of
from yokai_desktop.models.thinking import PlayerQuestion, Thinker
from yokai_desktop.ui.septet.board import SeptetBoard
from yokai_desktop.ui.septet.coach_slip import CoachSlip
from yokai_desktop.ui.septet.dashed_card import WaitingCard
from yokai_desktop.ui.septet.names import picture_of
from yokai_desktop.ui.septet.ratio import RATIO
from yokai_desktop.ui.septet.review.reason_words import reason_words
from yokai_desktop.ui.septet.review.try_words import nudge_words
from yokai_desktop.ui.table.pace import COACH_SPEAKS_WITHIN
from yokai_desktop.ui.table.players import thinker
from yokai_desktop.ui.theme import theme
from yokai_desktop.words.joining import sentences
from yokai_desktop.words.septet.cards import card_name

translate = QCoreApplication.translate
_ONE_ROW, _RIM = 640, 6
"""The width from which words and buttons stand side by side, and the shadow around the slip."""


class Coach(QObject):
    """Sits at the board of one person among computers; ``least`` is None while it is silent."""

    spoke = Signal()

    def __init__(self, board: SeptetBoard) -> None:
        super().__init__(board)
        self._board = board
        self.make_thinker: Callable[[], Thinker] = thinker
        """Who weighs cards, made when it is first needed."""
        self._thinker: Thinker | None = None
        self.least: float | None = None
        """The loss from which it speaks."""
        self.slip = CoachSlip(board)
        self.slip.answered.connect(self._answered)
        self.card = WaitingCard(board)
        self._held: Play | None = None
        self._found: Weighed | None = None
        self._asked: tuple[int, int] | None = None
        self._ticket = 0
        self._times_asked = 0
        self._timer = QTimer(self, singleShot=True, interval=COACH_SPEAKS_WITHIN)
        self._timer.timeout.connect(self._let_go)
        board.shown.connect(self._place)

    @property
    def is_busy(self) -> bool:
        """Whether a card waits for it."""
        return self._held is not None

    @property
    def is_speaking(self) -> bool:
        return self.slip.isVisibleTo(self._board)

    def holds(self, action: Action) -> bool:
        """Whether a choice has to wait for the coach; it is played later, or chosen again."""
        view = self._board.view
        if self._held is not None:
            return True
        if self.least is None or view is None or not isinstance(action, Play):
            return False
        if action not in view.legal or len(view.legal) < 2 or self._asked == _trick(view):
            return False
        if not any(mark.what == COACH for mark in self._board.match.marks):
            self._board.match.mark(view.seat, COACH)
        self._held = action
        self._ticket += 1
        self._timer.start()
        seed = f"coach/{self._board.match.setup.seed}/{len(self._board.match.actions)}"
        question = PlayerQuestion(self._ticket, self._board.match.game.name, view, "", seed)
        self._thinking().weigh(question, action)
        return True

    def _thinking(self) -> Thinker:
        if self._thinker is None:
            self._thinker = self.make_thinker()
            self._thinker.setParent(self)
            self._thinker.explained.connect(self._weighed)
        return self._thinker

    def leave(self) -> None:
        """Say nothing more; what was held is forgotten."""
        self._timer.stop()
        if self._thinker is not None:
            self._thinker.cancel()
        self._held = self._found = None
        self._hide()

    def close(self) -> None:
        """The table is left for good."""
        self.leave()
        if self._thinker is not None:
            self._thinker.close()

    def _weighed(self, ticket: int, found: object) -> None:
        if ticket != self._ticket or not self._timer.isActive() or self._held is None:
            return
        self._timer.stop()
        view = self._board.view
        is_bad = isinstance(found, Weighed) and self.least is not None and found.loses(self.least)
        if not is_bad or view is None:
            self._let_go()
            return
        assert isinstance(found, Weighed)
        self._found, self._times_asked = found, 0
        self._asked = _trick(view)
        self._board.match.mark(view.seat, COACHED)
        self.slip.ask()
        button = self._board.cards.button(self._held.card)
        reason = Qt.FocusReason.OtherFocusReason
        if button is not None:
            if button.shows_focus:  # chosen by keys: the ring goes on to the answers
                reason = Qt.FocusReason.TabFocusReason
            button.set_away(True)
        self.slip.show()
        self._place()
        self.slip.again.setFocus(reason)
        words = translate("Septet", "Coach: Are you sure? There is a better card.")
        self._board.said.emit(words)
        self.spoke.emit()

    def _let_go(self) -> None:
        """Play what was chosen, without a word."""
        action, self._held, self._found = self._held, None, None
        self._timer.stop()
        if self._thinker is not None:
            self._thinker.cancel()
        self._hide()
        if action is not None:
            self._board.chosen.emit(action)

    def _hide(self) -> None:
        self.slip.hide()
        self.card.take_away()

    def _answered(self, name: str) -> None:
        if self._held is None:
            return
        if name == "why":
            self._times_asked = min(2, self._times_asked + 1)
            self.slip.ask(self._reason())
            self._place()
            self._board.said.emit(self._reason())
        elif name == "play":
            self._let_go()
        else:
            card = self._held.card
            self._held = self._found = None
            self._hide()
            self._board.lay_out()
            button = self._board.cards.button(card)
            if button is not None:
                button.set_away(False)
            self._board.keyboard_place().setFocus(Qt.FocusReason.OtherFocusReason)

    def _reason(self) -> str:
        """The idea first; which card it is only when asked once more."""
        assert self._found is not None
        best = self._found.best
        parts = [nudge_words(best.reason), reason_words(best.reason)]
        if self._times_asked > 1:
            lost = points_of(self._found.chosen.gap)
            text = translate("Septet", "The {card} keeps %n point(s) of chance more.", "", lost)
            action = self._board.match.game.read_action(best.action)
            assert isinstance(action, Play)
            parts.append(text.format(card=card_name(action.card)))
        return sentences(parts)

    def _place(self) -> None:
        """Over the prompt, never over the hand; the card over its place."""
        board = self._board
        if self._held is None or self.slip.isHidden() or board.view is None:
            return
        zones = board.zones
        spot = zones.trick(0)
        box = zones.action_row
        wide = round(box.width()) + 2 * _RIM
        is_tight = zones.is_tight or wide < theme().scale.line(_ONE_ROW)
        high = max(box.height(), self.slip.height_for(wide, is_tight=is_tight))
        place = QRectF(box.left() - _RIM, box.bottom() + _RIM - high, wide, high)
        picture = picture_of(self._held.card, board.mode)
        over, above = spot.bounds(RATIO), place.toAlignedRect().top()
        self.card.put(picture, over, spot.width, above, is_tight=zones.is_tight)
        self.slip.setGeometry(place.toAlignedRect())
        self.slip.raise_()


def _trick(view: SeptetView) -> tuple[int, int]:
    """It speaks at most once a trick."""
    return view.number, len(view.tricks)
