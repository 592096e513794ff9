"""The scrolls of a review's first page: curve, luck and skill, accuracy, moments."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.ai.reviews.reviewed import MARKED
from yokai_desktop.ai.reviews.reviewed import DecisionLabel as Rating
from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.models.review.story import GAME, ROUND, Story
from yokai_desktop.ui.parts.bindings import ask_again, follow_style
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import add_gap, column, empty, grid, row
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.review.accuracy_scroll import AccuracyScroll
from yokai_desktop.ui.review.curve import ChanceCurve
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.ledger_scroll import LedgerScroll
from yokai_desktop.ui.review.marks import MarkBadge
from yokai_desktop.ui.review.moments import Moments
from yokai_desktop.ui.review.words import band_words
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_WIDE = 0.85
_CURVE, _SMALL_CURVE = 296, 344
"""Heights of the design of the curve's scroll."""


class Overview(QWidget):
    """``opened(index)`` asks for a decision.  ``show_story`` shows what is known by now."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: ReviewFace | None = None
        self._story: Story | None = None
        self.scale = Segments((GAME, ROUND))
        self.scale.chosen.connect(lambda _: self._show_curve())
        self.curve = ChanceCurve()
        self.curve.opened.connect(self.opened)
        self.ledger_scroll = LedgerScroll()
        self._curve_scroll = self._made_curve_scroll()
        self._accuracy_scroll = AccuracyScroll()
        self.moments = Moments()
        self.moments.opened.connect(self.opened)
        self._grid = grid(across=10, down=4, margins=(28, 0, 40, 8), on=self)
        theme().settled.connect(self._arrange)
        follow_style(self, self._arrange)
        self.update_words()

    def _made_curve_scroll(self) -> HangingScroll:
        scroll = HangingScroll(padding=12)
        head = row(
            Label(self._curve_title, Role.GROUP, "ink"),
            self.scale,
            1,
            spacing=12,
        )
        self._legend = QWidget()
        legend = row(spacing=8, on=self._legend)
        for label in MARKED:
            legend.addWidget(MarkBadge(label))
            legend.addWidget(_Band(label))
            add_gap(legend, 6)
        head.addWidget(self._legend)
        scroll.body.addLayout(head)
        scroll.body.addWidget(self.curve, 1)
        self._below = column(spacing=0)
        scroll.body.addLayout(self._below)
        return scroll

    # what is shown

    def set_face(self, face: ReviewFace) -> None:
        """Another game, or the same told to somebody else."""
        self._face = face
        self.scale.setVisible(face.has_rounds)
        self.scale.set_value(GAME)
        ask_again(self._curve_scroll)

    def show_story(self, sitting: Sitting, story: Story) -> None:
        """Everything that is known by now."""
        face = self._face
        assert face is not None
        self._story = story
        sums = story.ledger(face.ledger(sitting.review)) if face.has_rounds else ()
        self.ledger_scroll.show_sums(face, sums, is_complete=sitting.review.is_complete)
        self._show_curve()
        empty(self._below)
        below = face.below_curve(sitting.review, self.opened.emit)
        if below is not None:
            self._below.addWidget(below)
        self._accuracy_scroll.show_grades(face, story.review)
        self.moments.show_moments(face, story)
        self.show_progress(sitting, story)
        self._arrange()

    def show_progress(self, sitting: Sitting, story: Story) -> None:
        """How far the work is."""
        self._story = story
        self.moments.show_progress(sitting, story)

    def _show_curve(self) -> None:
        if self._face is None or self._story is None:
            return
        scale = self.scale.value()
        rows = self._story.curve(scale)
        self.curve.show_curve(self._face, rows, scale, self._story.under_way)
        name = translate("Review", "Chance to win the game, %n step(s)", "", len(rows))
        self.curve.setAccessibleName(name)

    def update_words(self) -> None:
        """The language has changed."""
        self.scale.set_words(GAME, translate("Review", "Game"))
        self.scale.set_words(ROUND, translate("Review", "Round"))
        self.ledger_scroll.model.update_words()
        self.curve.update_words()
        self.moments.update_words()

    # words

    def _curve_title(self) -> str:
        if self._face is None or self._face.has_rounds:
            return translate("Review", "Chance to win")
        return translate("Review", "Chance to win the game")

    # where it stands

    def _arrange(self) -> None:
        """Moments beside the rest in a wide window, below the curve in a small one."""
        style = theme()
        large = style.scale.is_text_large
        wide = style.u > _WIDE and not large
        for widget in (self._curve_scroll, self.ledger_scroll, self._accuracy_scroll, self.moments):
            self._grid.removeWidget(widget)
        has_ledger = self._face is None or self._face.has_rounds
        self._legend.setVisible(not large)
        self.moments.make_slim(not wide)
        self._accuracy_scroll.spread(not large and not (wide and has_ledger))
        place = self._grid.addWidget
        if wide:
            place(self._curve_scroll, 0, 0, 1, 2)
            place(self.ledger_scroll, 1, 0)
            place(self._accuracy_scroll, 1, 1 if has_ledger else 0, 1, 1 if has_ledger else 2)
            place(self.moments, 0, 2, 2, 1)
            shares = (620, 330, 350)
        elif large:
            for line, part in enumerate(
                (self._curve_scroll, self.moments, self.ledger_scroll, self._accuracy_scroll)
            ):
                place(part, line, 0, 1, 3)
            shares = (1, 1, 1)
        else:
            place(self._curve_scroll, 0, 0, 1, 3)
            place(self.ledger_scroll, 1, 0, 1, 2)
            place(self.moments, 1, 2 if has_ledger else 0, 1, 1 if has_ledger else 3)
            place(self._accuracy_scroll, 2, 0, 1, 3)
            shares = (350, 240, 350)
        self.ledger_scroll.setVisible(has_ledger)  # now that it lies on the page
        for number, share in enumerate(shares):
            self._grid.setColumnStretch(number, share)
        self._curve_scroll.setMinimumHeight(style.scale.line(_CURVE if wide else _SMALL_CURVE))
        self.ledger_scroll.fit(is_wide=wide)
        self.moments.setMinimumWidth(style.px(300))
        self._grid.setRowStretch(0, 1)


class _Band(Label):
    """What a mark stands for."""

    def __init__(self, label: Rating) -> None:
        super().__init__(lambda: band_words(label), Role.CAPTION, "ink2")
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter)
