"""What the viewer handles besides cards: the prompt, the buttons, the discard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.art.faces import card_size, face
from yokai_desktop.ui.parts.buttons import LIT, NORMAL, PRIMARY, QUIET, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.prompt_slip import PromptSlip
from yokai_desktop.ui.parts.spoken import describe
from yokai_desktop.ui.septet.choosing import Choosing
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.names import BACK
from yokai_desktop.ui.septet.straw_geometry import SMALL_DISCARD, StrawGeometry
from yokai_desktop.ui.theme import Role, Themed, theme
from yokai_desktop.words.septet.cards import card_name
from yokai_desktop.words.septet.names import Names
from yokai_desktop.words.septet.prompts import confirm_words, prompt_for

translate = QCoreApplication.translate
_ACTION, _ADVICE, _GAP = 176, 140, 12
_AIR = 28
"""Round the words of the action button where it has a row of its own."""


class DiscardPanel(QWidget, Themed):
    """The viewer's discard with two players, by its name: on the mat, under the rival's card."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = Label("", Role.SECONDARY, "muted", wraps=True, parent=self)
        self.follow_theme()

    def card_box(self) -> QRectF:
        size = card_size("septet", theme().px(SMALL_DISCARD))
        return QRectF(1, 1, size.width(), size.height())

    def show_discard(self, card: Card) -> None:
        words = translate("Septet", "Your discard: {card}").format(card=card_name(card))
        self.setAccessibleName(words)
        self.setToolTip(translate("Septet", "Out of play; only you know it."))
        self._words.setText(words)

    def put(self, box: QRectF) -> None:
        """Lie here; an empty box has no room for it."""
        self.setVisible(not self.isHidden() and not box.isEmpty())
        self.setGeometry(box.toAlignedRect())
        left = round(self.card_box().right()) + theme().px(8)
        self._words.setGeometry(left, 0, max(10, self.width() - left), self.height())
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)

    def paintEvent(self, event: QPaintEvent) -> None:
        box = self.card_box()
        back = face(BACK, box.size().toSize(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(box.topLeft(), back)


class ActionPlace(QWidget):
    """Where the action button will be: a faint frame while there is nothing to do.

    While a complete trick stays by itself a thin gold line runs down in it.
    """

    left = 0.0
    """How much of that time is left, from 1 to 0."""

    def show_left(self, part: float) -> None:
        self.left = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme().colours.ghost, 1)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setOpacity(0.6)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        if self.left > 0:
            painter.setOpacity(1.0)
            line = QRectF(8, self.height() - 8, (self.width() - 16) * self.left, 3)
            painter.fillRect(line, theme().colours.gold_hi)


def _action_words(what: str) -> str:
    """What the action button says: by phase, or where a trick waits."""
    return {
        "next": translate("Septet", "Next trick"),
        Phase.PASS: translate("Septet", "Pass them"),
        Phase.DISCARD: translate("Septet", "Discard it"),
    }.get(what, translate("Septet", "Leave as it is"))


class Tools:
    """Prompt and buttons in one row under the mat, and the discard of two players."""

    def __init__(self, parent: QWidget) -> None:
        self.prompt = PromptSlip(parent)
        self.action_place = ActionPlace(parent)
        self.confirm = Button(kind=PRIMARY, height=NORMAL, shrinks=True, parent=parent)
        self.hint = Button(kind=QUIET, icon="hint", height=NORMAL, parent=parent)
        self.discard = DiscardPanel(parent)
        self._refusal = self._news = ""
        self._trick_waits = False
        self.is_advising = False
        """Whether advice is open."""
        self.offers_hint = True
        """Whether advice can be asked for at this table."""
        self.offers_actions = True
        """Whether anything is chosen here; else no place is kept for the button that does it."""

    def tell(self, words: str) -> None:
        """Say what is happening, until the picture is put up to date."""
        self._news = words

    def wait_for_person(self) -> None:
        """A complete trick lies on the mat until the person lets it go."""
        self._trick_waits = True

    def wait_no_more(self) -> None:
        self._trick_waits = False

    def refuse(self, words: str) -> None:
        """Say why something was not done, until something else is tried."""
        self._refusal = words

    def forget_refusal(self) -> None:
        self._refusal = ""

    def forget_news(self) -> None:
        self._news = ""

    def sync(
        self, view: SeptetView, zones: SeptetGeometry, names: Names, choosing: Choosing
    ) -> None:
        if not choosing.is_asked:
            self._refusal = ""
        self._set_words(view, names, choosing)
        asked = choosing.is_asked
        confirms = asked and view.phase in (Phase.PASS, Phase.DISCARD) and bool(choosing.picks)
        self.confirm.setVisible(bool(confirms or choosing.can_stop or self._trick_waits))
        self.confirm.setEnabled(choosing.can_confirm or choosing.can_stop or self._trick_waits)
        is_waiting = self.confirm.isHidden() and view.outcome is None
        self.action_place.setVisible(is_waiting and self.offers_actions)
        self.hint.setVisible(self.offers_hint and view.outcome is None)
        self.hint.setEnabled(asked)
        self.hint.set_kind(LIT if self.is_advising else QUIET)
        self.discard.setVisible(zones.has_straws and view.discard is not None)
        if view.discard is not None:
            self.discard.show_discard(view.discard)
        if isinstance(zones, StrawGeometry):
            self.discard.put(zones.discard)
        self._place_row(zones)

    def _set_words(self, view: SeptetView, names: Names, choosing: Choosing) -> None:
        prompt = prompt_for(view, names, choosing.picks)
        if self._news:
            more = translate("Septet", "The trick waits for you: click, or Space.")
            self.prompt.show_prompt(self._news, more if self._trick_waits else "", waiting=True)
        elif self._refusal:
            self.prompt.show_prompt(translate("Septet", "Not possible."), self._refusal)
        else:
            self.prompt.show_prompt(prompt.lead, prompt.text, waiting=prompt.waiting)
        self.confirm.setText(_action_words("next" if self._trick_waits else view.phase))
        waits = translate("Septet", "The trick is put away, and the game goes on.")
        what = waits if self._trick_waits else confirm_words(view, names, choosing.picks)
        describe(self.confirm, what)
        self.hint.setText(translate("Septet", "Advice"))
        self.hint.setToolTip(translate("Septet", "What would a master do? (A)"))

    def _place_row(self, zones: SeptetGeometry) -> None:
        """Prompt, action, advice: each in a place of its own, whatever the others say."""
        if zones.is_tight:
            self._place_beside(zones)
            return
        row, gap = zones.action_row, theme().px(_GAP)
        x = row.right()
        for button, wide in (
            (self.hint, self._advice_width() if self.offers_hint else 0),
            (self.confirm, self._action_width() if self._needs_action else 0),
        ):
            if not wide:
                continue
            x -= wide
            high = min(row.height(), button.sizeHint().height())
            box = QRectF(x, row.center().y() - high / 2, wide, high).toAlignedRect()
            button.setGeometry(box)
            if button is self.confirm:
                self.action_place.setGeometry(box)
            x -= gap
        self.prompt.setGeometry(
            QRectF(row.left(), row.top(), x - row.left(), row.height()).toAlignedRect()
        )

    def _place_beside(self, zones: SeptetGeometry) -> None:
        """Where the text is large the prompt has the row, and the buttons lie beside it or the
        mat."""
        self.prompt.setGeometry(zones.action_row.toAlignedRect())
        box, gap = zones.tools, theme().px(_GAP)
        room = box.height() - gap
        if not zones.has_straws:
            room = box.bottom() - zones.coin.bottom() - 2 * gap
        high = min(self.confirm.sizeHint().height(), room / 2)
        for button, y in (
            (self.hint, box.bottom() - high),
            (self.confirm, box.bottom() - 2 * high - gap),
        ):
            button.setGeometry(QRectF(box.left(), y, box.width(), high).toAlignedRect())
        self.action_place.setGeometry(self.confirm.geometry())

    @property
    def _needs_action(self) -> bool:
        """Whether a button has a place of its own beside the prompt."""
        return self.offers_actions or not self.confirm.isHidden()

    def _advice_width(self) -> int:
        return max(theme().px(_ADVICE), self.hint.sizeHint().width())

    def _action_width(self) -> int:
        """Enough for anything the button ever says."""
        widest = max(self.confirm.width_for(_action_words(what)) for what in (*Phase, "next"))
        return max(theme().px(_ACTION), widest + theme().px(_AIR))
