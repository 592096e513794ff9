"""The sheet after a round: who won, the score worked out card by card, what follows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.septet.cards import Card, Family
from yokai_desktop.engine.septet.events import TrickTaken
from yokai_desktop.engine.septet.mode import Mode
from yokai_desktop.engine.septet.scoring import RoundResult
from yokai_desktop.ui.parts.buttons import LARGE, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.labels import Label, Rule
from yokai_desktop.ui.parts.layouts import Gap, row
from yokai_desktop.ui.parts.leading_hand import leading_hand
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.septet.boss_show import BossLine, BossShow
from yokai_desktop.ui.septet.score_bars import BarLine, ScoreBars, SealRow, SealRows
from yokai_desktop.ui.septet.trick_review import TrickReview
from yokai_desktop.ui.table.clock import Clock
from yokai_desktop.ui.table.motion import Act, InTurn, Pause, Tween
from yokai_desktop.ui.table.pace import Pace, Span
from yokai_desktop.ui.theme import Role, side_colour
from yokai_desktop.words.counts import points_words
from yokai_desktop.words.septet import rounds
from yokai_desktop.words.septet.cards import family_name
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.signs import WON

translate = QCoreApplication.translate


@dataclass(frozen=True)
class RoundStory:
    """Everything the sheet tells about a round."""

    result: RoundResult
    mode: Mode
    tricks: tuple[TrickTaken, ...]
    own_hand: tuple[Card, ...]
    """What was left in the viewer's hand."""
    seals: tuple[frozenset[Family], ...]

    @property
    def captured_by_taker(self) -> int:
        side = self.mode.side_of(self.result.taker)
        return sum(
            len(trick.bosses) for trick in self.tricks if self.mode.side_of(trick.seat) == side
        )

    def sealed_now(self, side: int) -> frozenset[Family]:
        """The families sealed in this very round."""
        taken = [
            boss.family
            for trick in self.tricks
            if self.mode.side_of(trick.seat) == side
            for boss in trick.bosses
        ]
        both = {family for family in taken if taken.count(family) == 2}
        return frozenset(both & self.seals[side])


class RoundSummary(Sheet):
    """``went_on`` leads to the next round."""

    went_on = Signal()
    home = Signal()

    def __init__(self, parent: QWidget, story: RoundStory, names: Names, pace: Pace) -> None:
        super().__init__(parent)
        self._story, self._names, self._pace = story, names, pace
        self.clock = Clock(self)
        self._bosses: BossShow | None = None
        self._bars: ScoreBars | None = None
        self._review: TrickReview | None = None
        self._tell_who_won()
        self._fill_body()
        self._home = Button(lambda: translate("Septet", "Home"), PAPER, height=LARGE)
        self._home.clicked.connect(self.home)
        self.left_buttons.addWidget(self._home)
        self._look_back = Button(lambda: translate("Septet", "Review tricks"), PAPER, height=LARGE)
        self._look_back.clicked.connect(self.review)
        self.buttons.addWidget(self._look_back)
        self.forward = Button(lambda: translate("Septet", "Next round"), PRIMARY, height=LARGE)
        self.forward.clicked.connect(self._go_forward)
        self.buttons.addWidget(self.forward)
        self.dismissed.connect(self._dismissed)

    def _tell_who_won(self) -> None:
        story, names, mode = self._story, self._names, self._story.mode
        winners = story.result.winners
        first = winners[0] if winners else mode.side_of(names.viewer)
        own = mode.side_of(names.viewer) in winners
        self.set_header(
            self._title_words,
            lambda: rounds.why_words(story.result, mode, names, story.captured_by_taker),
            lambda: side_colour(names.colour_of(mode, first)),
            WON if own else "",
        )

    def _title_words(self) -> str:
        return rounds.round_title(self._story.result, self._story.mode, self._names)

    def count_up(self) -> None:
        """Press the seal and show the points card by card; a click or key finishes it."""
        stamp = 0 if self._pace.reduced else self._pace.ms(Span.STAMP)
        self.clock.play(Tween(stamp, self.press_seal))
        bosses, bars = self._bosses, self._bars
        if bosses is None or bars is None or not bosses.lines:
            return
        bosses.counted = 0
        bars.shown = 0
        beat = self._pace.ms(Span.COUNT)
        self.clock.play(
            InTurn(
                step
                for count in range(1, len(bosses.lines) + 1)
                for step in (Pause(beat), Act(partial(self._count, count)))
            )
        )

    def _count(self, count: int) -> None:
        assert self._bosses is not None
        assert self._bars is not None
        self._bosses.counted = count
        self._bars.shown = sum(line.points for line in self._bosses.lines[:count])
        if count == len(self._bosses.lines):
            self._bars.shown = max(self._story.result.points)
        self._bosses.update()
        self._bars.update()

    def review(self) -> None:
        """Look at all tricks of the round."""
        if self._review is None:
            self._review = TrickReview(self, self._story.tricks, self._names)
        self._review.open()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.clock.finish()

    def _go_forward(self) -> None:
        """A key first ends the counting: it may have been meant for the cards that flew."""
        if self.clock.is_running and leading_hand().is_keyboard:
            self.clock.finish()
        else:
            self.went_on.emit()

    def _dismissed(self) -> None:
        self.clock.finish()

    def _fill_body(self) -> None:
        if self._story.mode.is_seven_next:
            self._add_seals()
        else:
            self._add_bosses()
            self.body.addWidget(Rule("ink"))
            self._add_sum()
            self._add_bars()
        story = self._story
        self.body.addWidget(
            Label(
                lambda: rounds.outlook(story.result, story.mode, self._names),
                Role.BODY,
                "ink",
                wraps=True,
            )
        )

    def _add_bosses(self) -> None:
        story = self._story
        result = story.result
        if not result.bosses:
            none = Label(
                lambda: translate("Septet", "No boss scores in this round."), Role.BODY, "ink2"
            )
            none.setWordWrap(True)
            self.body.addWidget(none)
            return
        title = Label(lambda: translate("Septet", "The winners’ bosses"), Role.GROUP, "ink")
        trump = Label(
            lambda: translate("Septet", "Trump is {family}: its boss scores nothing.").format(
                family=family_name(result.trump)
            ),
            Role.SECONDARY,
            "ink2",
            wraps=True,
        )
        head = QWidget(self)
        row(title, (trump, 1), Gap(130), spacing=28, on=head)
        trump.setVisible(story.mode.stars_score)
        self.body.addWidget(head)
        self._bosses = BossShow(self._boss_lines, story.mode, self)
        self.body.addWidget(self._bosses)

    def _boss_lines(self) -> list[BossLine]:
        story = self._story
        return [
            BossLine(
                boss.card,
                rounds.boss_origin(boss, story.tricks, story.own_hand),
                boss.card.family.stars,
                boss.card.family.outline_stars if story.mode.outline_stars_score else 0,
                boss.points,
                boss.card.family == story.result.trump,
            )
            for boss in story.result.bosses
        ]

    def _add_sum(self) -> None:
        story = self._story
        line = QWidget(self)
        words = row(
            Label(lambda: translate("Septet", "This round"), Role.GROUP, "ink"),
            spacing=28,
            on=line,
        )
        won = max(story.result.points)
        if story.mode.stars_score and self._bosses is not None:
            sum_ = " + ".join(str(boss.points) for boss in self._bosses.lines)
            words.addWidget(Label(sum_, Role.NUMBER, "ink2"))
        elif len(story.result.winners) > 1:
            words.addWidget(
                Label(lambda: translate("Septet", "for each of the two others"), Role.BODY, "ink2")
            )
        words.addStretch()
        words.addWidget(Label(lambda: f"+{points_words(won)}", Role.SECTION, "seal_text"))
        self.body.addWidget(line)

    def _add_bars(self) -> None:
        self._bars = ScoreBars(self._bar_lines, self._story.mode.goal, self)
        self.body.addWidget(self._bars)

    def _bar_lines(self) -> list[BarLine]:
        story, names, mode = self._story, self._names, self._story.mode
        own = mode.side_of(names.viewer)
        order = [(own + step) % mode.sides for step in range(mode.sides)]
        return [
            BarLine(
                names.side(mode, side),
                names.colour_of(mode, side),
                story.result.scores[side] - story.result.points[side],
                story.result.points[side],
                points_words(story.result.scores[side]),
            )
            for side in order
        ]

    def _add_seals(self) -> None:
        head = Label(lambda: translate("Septet", "Seals of the teams"), Role.GROUP, "ink")
        self.body.addWidget(head)
        self.body.addWidget(SealRows(self._seal_rows, self))
        self.body.addWidget(Rule("ink"))
        self._bars = ScoreBars(self._seal_lines, self._story.mode.goal, self)
        self.body.addWidget(self._bars)

    def _seal_rows(self) -> list[SealRow]:
        story, names, mode = self._story, self._names, self._story.mode
        own = mode.side_of(names.viewer)
        return [
            (
                names.side(mode, side),
                names.colour_of(mode, side),
                story.seals[side],
                story.sealed_now(side),
            )
            for side in (own, 1 - own)
        ]

    def _seal_lines(self) -> list[BarLine]:
        return [
            BarLine(name, colour, len(seals) - len(now), len(now), rounds.seals_words(len(seals)))
            for name, colour, seals, now in self._seal_rows()
        ]
