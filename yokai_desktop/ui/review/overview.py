"""The scrolls of a review's first page: curve, luck and skill, accuracy, moments."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from yokai_desktop.ai.reviews.reviewed import Label as Rating
from yokai_desktop.models.review.desk import Sitting
from yokai_desktop.models.review.ledger import LedgerModel
from yokai_desktop.models.review.story import GAME, MARKED, ROUND, Story, Sum
from yokai_desktop.ui.parts.bindings import ask_again, bind_text, follow_style
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import add_gap, column, grid, row
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.review.accuracy import AccuracyRow
from yokai_desktop.ui.review.curve import ChanceCurve
from yokai_desktop.ui.review.face import ReviewFace
from yokai_desktop.ui.review.ledger_view import LedgerView
from yokai_desktop.ui.review.marks import MarkBadge
from yokai_desktop.ui.review.moment_card import MomentCard
from yokai_desktop.ui.review.words import band_words, signed
from yokai_desktop.ui.review.working_slip import WorkingSlip
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate
_WIDE = 0.85
_CURVE, _SMALL_CURVE, _ROW, _LEDGER = 296, 290, 40, 156
"""Heights of the design: of the curve's scroll, of a row, and of a ledger without any."""
_ROWS_IN_SIGHT = 5
"""Of the ledger, in a wide window; more of them scroll."""


class Overview(QWidget):
    """``opened(index)`` asks for a decision.  ``show_story`` shows what is known by now."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: ReviewFace | None = None
        self._story: Story | None = None
        self._sitting: Sitting | None = None
        self.scale = Segments((GAME, ROUND))
        self.scale.chosen.connect(lambda _: self._show_curve())
        self.curve = ChanceCurve()
        self.curve.opened.connect(self.opened)
        self.ledger = LedgerModel(self._cell, _title, self)
        self.ledger_view = LedgerView(self.ledger)
        self.slip = WorkingSlip()
        self.moments: list[MomentCard] = []
        self._curve_scroll = self._made_curve_scroll()
        self._ledger_scroll = self._made_ledger_scroll()
        self._accuracy_scroll = HangingScroll(padding=14)
        self._accuracy_head = Label(self._accuracy_title, Role.GROUP, "ink")
        self._accuracy_note = Label(self._accuracy_words, Role.SECONDARY, "ink2", wraps=True)
        self._accuracy_rows = column(spacing=6)
        self._accuracy_scroll.body.addWidget(self._accuracy_head)
        self._accuracy_scroll.body.addLayout(self._accuracy_rows)
        self._accuracy_scroll.body.addStretch()
        self._accuracy_scroll.body.addWidget(self._accuracy_note)
        self._side = self._made_side()
        self._grid = grid(across=10, down=4, margins=(28, 0, 40, 8), on=self)
        theme().settled.connect(self._arrange)
        follow_style(self, self._arrange)
        self.say_again()

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

    def _made_ledger_scroll(self) -> HangingScroll:
        scroll = HangingScroll(padding=14)
        title = Label(lambda: translate("Review", "Luck and skill"), Role.GROUP, "ink")
        note = Label(
            lambda: translate("Review", "in points of chance; the three add up to the result"),
            Role.CAPTION,
            "ink2",
            wraps=True,
        )
        scroll.body.addLayout(row(title, (note, 1), spacing=14))
        scroll.body.addWidget(self.ledger_view, 1)
        bind_text(self.ledger_view.setAccessibleName, lambda: translate("Review", "Luck and skill"))
        return scroll

    def _made_side(self) -> QWidget:
        side = QWidget()
        self._side_title = Label(self._side_words, Role.SECTION, "text", wraps=True)
        self._side_note = Label(self._note_words, Role.SECONDARY, "muted", wraps=True)
        self._moments = column(spacing=12)
        column(
            self._side_title,
            self.slip,
            self._moments,
            self._side_note,
            1,
            spacing=12,
            margins=(0, 8, 0, 0),
            on=side,
        )
        return side

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
        self._sitting, self._story = sitting, story
        sums = story.ledger(face.ledger(sitting.review)) if face.has_rounds else ()
        self.ledger.show(sums)
        self._show_curve()
        _empty(self._below)
        below = face.below_curve(sitting.review, self.opened.emit)
        if below is not None:
            self._below.addWidget(below)
        self._show_accuracy()
        self._show_moments()
        self.show_progress(sitting, story)
        self._arrange()

    def show_progress(self, sitting: Sitting, story: Story) -> None:
        """How far the work is."""
        self._sitting, self._story = sitting, story
        review = sitting.review
        self.slip.setVisible(not review.is_complete and not sitting.error)
        self.slip.show_sitting(sitting)
        for label, words in (
            (self._side_title, self._side_words),
            (self._side_note, self._note_words),
            (self._accuracy_note, self._accuracy_words),
        ):
            label.setText(words())

    def _show_curve(self) -> None:
        if self._face is None or self._story is None:
            return
        scale = self.scale.value()
        rows = self._story.curve(scale)
        self.curve.show_curve(self._face, rows, scale, self._story.under_way)
        name = translate("Review", "Chance to win the game, %n step(s)", "", len(rows))
        self.curve.setAccessibleName(name)

    def _show_accuracy(self) -> None:
        _empty(self._accuracy_rows)
        if self._face is not None and self._story is not None:
            for grade in self._story.review.mirrors:
                self._accuracy_rows.addWidget(AccuracyRow(self._face, grade))

    def _show_moments(self) -> None:
        _empty(self._moments)
        self.moments = []
        if self._face is None or self._story is None or not self._story.review.is_complete:
            return
        for key, mark in enumerate(self._story.moments, start=1):
            card = MomentCard(self._face, mark, key)
            index = mark.decision.index
            card.clicked.connect(lambda _=False, at=index: self.opened.emit(at))
            self._moments.addWidget(card)
            self.moments.append(card)

    def open_moment(self, place: int) -> None:
        """One of the moments, counted from 0; nothing if there are fewer."""
        if place < len(self.moments):
            self.moments[place].click()

    def say_again(self) -> None:
        """The language has changed."""
        self.scale.set_words(GAME, translate("Review", "Game"))
        self.scale.set_words(ROUND, translate("Review", "Round"))
        self.ledger.say_again()
        self.curve.say_again()
        for card in self.moments:
            card.say()

    # words

    def _cell(self, found: Sum, column_name: str) -> str:
        face = self._face
        if face is None:
            return ""
        if column_name == "round":
            if found.round is not None:
                return "\n".join(face.part_words(found.round))
            if self._sitting is not None and not self._sitting.review.is_complete:
                return translate("Review", "So far")
            return translate("Review", "The game")
        if column_name == "drawn":
            text = translate("Review", "from {start} to {end} percent")
            return text.format(start=found.start, end=found.start + found.result)
        return signed(getattr(found, column_name))

    def _curve_title(self) -> str:
        if self._face is None or self._face.has_rounds:
            return translate("Review", "Chance to win")
        return translate("Review", "Chance to win the game")

    def _side_words(self) -> str:
        story = self._story
        if story is None or self._sitting is None:
            return ""
        if not story.review.is_complete:
            number = story.under_way
            if number is None or self._face is None or not self._face.has_rounds:
                return translate("Review", "Working it out")
            text = translate("Review", "Working out round {number} of {all}")
            return text.format(number=number, all=len(story.parts))
        if not story.moments:
            return translate("Review", "A quiet game")
        return translate("Review", "What decided it")

    def _note_words(self) -> str:
        story = self._story
        if story is None:
            return ""
        if not story.review.is_complete:
            return translate("Review", "The moments that decided it will appear here.")
        if story.own_marks:
            return ""
        return translate("Review", "None of your choices cost 5 points or more.")

    def _accuracy_title(self) -> str:
        return translate("Review", "Accuracy, out of 100")

    def _accuracy_words(self) -> str:
        if self._story is not None and not self._story.review.is_complete:
            return translate(
                "Review", "Shown when the review is complete: half a game says too little."
            )
        return translate("Review", "Luck is left out: only what each player could know counts.")

    # where it stands

    def _arrange(self) -> None:
        """Moments beside the rest in a wide window, below the curve in a small one."""
        look = theme()
        large = look.scale.is_text_large
        wide = look.u > _WIDE and not large
        for widget in (self._curve_scroll, self._ledger_scroll, self._accuracy_scroll, self._side):
            self._grid.removeWidget(widget)
        has_ledger = self._face is None or self._face.has_rounds
        self._legend.setVisible(not large)
        for card in self.moments:
            card.is_slim = not wide
            card.updateGeometry()
        place = self._grid.addWidget
        if wide:
            place(self._curve_scroll, 0, 0, 1, 2)
            place(self._ledger_scroll, 1, 0)
            place(self._accuracy_scroll, 1, 1 if has_ledger else 0, 1, 1 if has_ledger else 2)
            place(self._side, 0, 2, 2, 1)
            shares = (620, 330, 350)
        elif large:
            for line, widget in enumerate(
                (self._curve_scroll, self._side, self._ledger_scroll, self._accuracy_scroll)
            ):
                place(widget, line, 0, 1, 3)
            shares = (1, 1, 1)
        else:
            place(self._curve_scroll, 0, 0, 1, 3)
            place(self._ledger_scroll, 1, 0, 1, 2)
            place(self._side, 1, 2 if has_ledger else 0, 1, 1 if has_ledger else 3)
            place(self._accuracy_scroll, 2, 0, 1, 3)
            shares = (350, 240, 350)
        self._ledger_scroll.setVisible(has_ledger)  # now that it lies on the page
        for number, share in enumerate(shares):
            self._grid.setColumnStretch(number, share)
        self._curve_scroll.setMinimumHeight(look.scale.line(_CURVE if wide else _SMALL_CURVE))
        rows = max(3, self.ledger.rowCount())
        shown = min(rows, _ROWS_IN_SIGHT) if wide else rows
        self._ledger_scroll.setMinimumHeight(look.scale.line(_ROW * shown + _LEDGER))
        self._side.setMinimumWidth(look.px(300))
        self._grid.setRowStretch(0, 1)


class _Band(Label):
    """What a mark stands for."""

    def __init__(self, label: Rating) -> None:
        super().__init__(lambda: band_words(label), Role.CAPTION, "ink2")
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter)


def _title(column_name: str) -> str:
    return {
        "round": translate("Review", "Round"),
        "drawn": translate("Review", "50%"),
        "cards": translate("Review", "Cards dealt and received"),
        "others": translate("Review", "The others’ play"),
        "own": translate("Review", "Your choices"),
        "result": translate("Review", "Result"),
    }[column_name]


def _empty(layout: QBoxLayout) -> None:
    """Take everything out of a column."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
