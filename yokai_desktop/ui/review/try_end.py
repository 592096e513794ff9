"""When nothing is left to try: what was done, or what would bring something."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.models.review.session import Session
from yokai_desktop.ui.parts.bindings import bind_style, line
from yokai_desktop.ui.parts.buttons import NORMAL, PAPER, PRIMARY, Button
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.seal import SealStamp, tilt
from yokai_desktop.ui.review.marks import MARK, MarkBadge
from yokai_desktop.ui.theme import Role

translate = QCoreApplication.translate
_WIDTH = 640


class TryEnd(QWidget):
    """``left`` leaves the page; the others lead to the finished games and to the trials."""

    left = Signal()
    history_asked = Signal()
    trial_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self.title = Label(self._title_words, Role.PAGE_TITLE, "ink", wraps=True)
        self.line = Label(self._line_words, Role.PROMPT, "ink2", wraps=True)
        self._stamps = QWidget()
        self._row = row(spacing=14, on=self._stamps)
        self.leave = Button(lambda: translate("Review", "Leave"), PRIMARY, height=NORMAL)
        self.history = Button(
            lambda: translate("Review", "History"), PAPER, icon="history", height=NORMAL
        )
        self.trial = Button(
            lambda: translate("Review", "A trial instead"), PAPER, icon="seal", height=NORMAL
        )
        self.leave.clicked.connect(self.left)
        self.trial.clicked.connect(self.trial_asked)
        self.history.clicked.connect(self.history_asked)
        scroll = HangingScroll(mount=16, padding=28)
        for label in (self.title, self.line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            scroll.body.addWidget(label)
        scroll.body.addWidget(self._stamps)
        scroll.body.addSpacing(8)
        scroll.body.addLayout(row(1, self.history, self.trial, self.leave, 1, spacing=12))
        bind_style(scroll.setMinimumWidth, line(_WIDTH))
        column(2, row(1, scroll, 1), 3, on=self)

    def show_session(self, session: Session) -> None:
        """How it went."""
        self._session = session
        while self._row.count():
            item = self._row.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._row.addStretch(1)
        for place, (trying, was_right) in enumerate(session.finished):
            stamp = SealStamp("", MARK + 12, tilt(place)) if was_right else None
            self._row.addWidget(stamp or MarkBadge(trying.decision.label, size=MARK + 12))
        self._row.addStretch(1)
        self._stamps.setVisible(bool(session.finished))
        self.history.setVisible(not session.finished)
        self.title.setText(self._title_words())
        self.line.setText(self._line_words())

    def _title_words(self) -> str:
        session = self._session
        if session is None or not session.finished:
            return translate("Review", "Nothing is waiting today")
        right = sum(was_right for _, was_right in session.finished)
        text = translate("Review", "{right} of {total} right at once")
        return text.format(right=right, total=len(session.finished))

    def _line_words(self) -> str:
        session = self._session
        if session is None or not session.finished:
            return translate(
                "Review",
                "The clear mistakes of a reviewed game come here. Finish a game and open its"
                " review.",
            )
        return translate("Review", "They come back after a few days, each in its own time.")
