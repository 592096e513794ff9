"""Short advice for the first games: what each step is for, and how partners speak by playing."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.yokai.events import HintPlaced, HintRevealed, Moved
from yokai_desktop.engine.yokai.tableau import Step
from yokai_desktop.engine.yokai.view import YokaiView
from yokai_desktop.ui.parts.buttons import LinkButton
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.layouts import column
from yokai_desktop.ui.theme import Role
from yokai_desktop.words.voice import translate


class GuideNote(QWidget):
    """A piece of advice on the scroll; ``ended`` when the person has had enough of it."""

    ended = Signal()
    more_asked = Signal()
    """The person wants to read how partners speak by playing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_wanted = False
        self._words = Label(role=Role.SECONDARY, wraps=True)
        more = LinkButton(
            lambda: self.tr("How partners communicate"), role=Role.CAPTION, wraps=True
        )
        more.clicked.connect(self.more_asked)
        stop = LinkButton(lambda: self.tr("Hide the tips"), role=Role.CAPTION, wraps=True)
        stop.clicked.connect(self.ended)
        title = Label(lambda: self.tr("Guide"), Role.GROUP, "seal_text")
        column(title, self._words, more, stop, spacing=4, on=self)

    def show_advice(self, view: YokaiView) -> None:
        """Advice for what is to be done now."""
        self._words.setText(advice_for(view))
        self.setAccessibleName(self._words.text())


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
                    "If you believe that every family is together, declare now: unused hints"
                    " are worth more than used ones.",
                )
            return translate(
                "YokaiGuide",
                "Every turn has three steps: look at two cards, move one, give a hint. "
                "Nobody may say what lies where.",
            )
        case Step.SECOND_LOOK:
            return translate(
                "YokaiGuide",
                "Remember this card. In the first turns look at cards nobody has seen yet,"
                " later at those you are unsure of. With the key N you can note what a card may"
                " be, if your memory aid allows notes.",
            )
        case Step.MOVE:
            if tableau.turn <= tableau.players:
                return translate(
                    "YokaiGuide",
                    "A card you have looked at, put beside one you know, tells your partners: "
                    "these two belong together.",
                )
            return translate(
                "YokaiGuide",
                "Nothing to join? Then move a card you have not looked at: "
                "partners read nothing into it.",
            )
        case Step.HINT:
            return _hint_advice(view)
    return translate("YokaiGuide", "All cards are face up: see which families were together.")


def _hint_advice(view: YokaiView) -> str:
    if not view.tableau.turned_up:
        return translate(
            "YokaiGuide",
            "Turn up a hint now. From the next turn on it can be placed on a card you know.",
        )
    return translate(
        "YokaiGuide",
        "Place a hint only where it is right, on a card that can stay where it is: your"
        " partners will gather its family around it.",
    )


def _watching(view: YokaiView) -> str:
    last = next(
        (e for e in reversed(view.history) if isinstance(e, Moved | HintPlaced | HintRevealed)),
        None,
    )
    if isinstance(last, HintPlaced):
        return translate(
            "YokaiGuide",
            "A placed hint is a promise: the card is of a family it names, and it is where it"
            " belongs.",
        )
    if isinstance(last, Moved):
        return translate(
            "YokaiGuide",
            "Partners who move a card they have looked at next to one they know are saying:"
            " same family. An unseen card that moves says nothing.",
        )
    return translate(
        "YokaiGuide",
        "Watch which cards your partners look at: only those can mean something when they move.",
    )
