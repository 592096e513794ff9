"""Short advice for the first games: what each step is for, and how partners speak by playing."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from yokai_desktop.engine.yokai.events import HintPlaced, HintRevealed, Moved
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui.parts.buttons import LinkButton
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.ui.yokai.names import translate


class GuideNote(QWidget, Themed):
    """A piece of advice on the scroll; ``ended`` when the person has had enough of it."""

    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_wanted = False
        self._title = Label(role=Role.GROUP, colour="seal_text")
        self._words = Label(role=Role.SECONDARY, wraps=True)
        self._stop = LinkButton(role=Role.CAPTION)
        self._stop.clicked.connect(self.ended)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        for widget in (self._title, self._words, self._stop):
            self._rows.addWidget(widget)
        self.follow_theme()

    def show_advice(self, view: YokaiView) -> None:
        """Advice for what is to be done now."""
        self._title.setText(self.tr("Guide"))
        self._words.setText(advice_for(view))
        self._stop.setText(self.tr("No more advice"))
        self.setAccessibleName(self._words.text())

    def fit(self, *, compact: bool) -> None:
        """Leave the heading out where there is little room."""
        self._title.setVisible(not compact)

    def restyle(self) -> None:
        self._rows.setSpacing(theme().px(4))


def advice_for(view: YokaiView) -> str:
    """What a beginner should know at this point; it follows from public facts alone."""
    tableau = view.tableau
    mine = view.to_act == view.seat
    if not mine:
        return _watching(view)
    match tableau.step:
        case Step.FIRST_LOOK:
            if tableau.turn > 2 * tableau.players:
                return translate(
                    "YokaiGuide",
                    "If you believe that every family lies together, declare now: "
                    "unused hints are worth more than used ones.",
                )
            return translate(
                "YokaiGuide",
                "Every turn has three steps: look at two cards, move one, give a hint. "
                "Nobody may say what lies where.",
            )
        case Step.SECOND_LOOK:
            return translate(
                "YokaiGuide",
                "Keep the face in mind. The second look is best spent on a neighbour, "
                "or on a card a partner has just moved.",
            )
        case Step.MOVE:
            return translate(
                "YokaiGuide",
                "Moving a card next to another tells your partners: these belong together. "
                "They do the same when they move.",
            )
        case Step.HINT:
            return _hint_advice(view)
    return translate("YokaiGuide", "All cards lie open: see what was joined and what was not.")


def _hint_advice(view: YokaiView) -> str:
    if not view.tableau.turned_up:
        return translate(
            "YokaiGuide",
            "Turn up a hint now. From the next turn on it can be placed on a card you know.",
        )
    return translate(
        "YokaiGuide",
        "Place a hint where it is true: it locks the card and tells its family. "
        "Partners trust hints, and lock cards that lie where they should stay.",
    )


def _watching(view: YokaiView) -> str:
    last = next(
        (e for e in reversed(view.history) if isinstance(e, Moved | HintPlaced | HintRevealed)),
        None,
    )
    if isinstance(last, HintPlaced):
        return translate(
            "YokaiGuide",
            "A hint was placed: the card is of a family it names, and it should stay there.",
        )
    if isinstance(last, Moved):
        return translate(
            "YokaiGuide",
            "Watch where a partner moves a card after looking: it most likely joins its family.",
        )
    return translate(
        "YokaiGuide",
        "Watch which cards your partners look at: what they move next follows from it.",
    )
