"""What the viewer handles besides cards: the prompt, the buttons, the discard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from yokai_desktop.engine.septet.cards import Card
from yokai_desktop.engine.septet.phase import Phase
from yokai_desktop.engine.septet.view import SeptetView
from yokai_desktop.ui.faces import card_size, face
from yokai_desktop.ui.parts.buttons import NORMAL, PRIMARY, QUIET, SMALL, Button
from yokai_desktop.ui.parts.labels import Label
from yokai_desktop.ui.parts.panel import Panel
from yokai_desktop.ui.parts.prompt_slip import PromptSlip
from yokai_desktop.ui.septet.choosing import Choosing
from yokai_desktop.ui.septet.geometry import SeptetGeometry
from yokai_desktop.ui.septet.names import BACK, Names, card_name
from yokai_desktop.ui.septet.prompts import prompt_for
from yokai_desktop.ui.theme import Role, theme

translate = QCoreApplication.translate


class DiscardPanel(Panel):
    """The viewer's discard with two players; its face shows while the pointer rests on it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title = Label(role=Role.NAME, colour="panel_text")
        self._line = Label(role=Role.CAPTION, colour="panel_muted", wraps=True)
        self.body.addWidget(self._title)
        self.body.addWidget(self._line)
        self.body.addStretch()

    def card_box(self) -> QRectF:
        look = theme()
        size = card_size("septet", look.px(48))
        return QRectF(look.px(14), look.px(14), size.width(), size.height())

    def show_discard(self, card: Card) -> None:
        self._title.setText(translate("Septet", "Your discard"))
        self._line.setText(translate("Septet", "Out of the round, only you know it."))
        words = translate("Septet", "Your discard: {card}").format(card=card_name(card))
        self.setAccessibleName(words)
        self.setToolTip(card_name(card))

    def restyle(self) -> None:
        super().restyle()
        look = theme()
        left = round(self.card_box().right()) + look.px(14)
        self.body.setContentsMargins(left, look.px(12), look.px(10), look.px(10))
        self.body.setSpacing(2)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box = self.card_box()
        back = face(BACK, box.size().toSize(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(box.topLeft(), back)


class Tools:
    """Prompt and buttons on the table, placed as one group; with two players also the column."""

    def __init__(self, parent: QWidget) -> None:
        self.prompt = PromptSlip(parent)
        self.confirm = Button(kind=PRIMARY, height=NORMAL, parent=parent)
        self.hint = Button(kind=QUIET, icon="hint", height=NORMAL, parent=parent)
        self.last_trick = Button(kind=QUIET, icon="last-trick", height=SMALL, parent=parent)
        self.log = Button(kind=QUIET, icon="log", height=SMALL, parent=parent)
        self.discard = DiscardPanel(parent)
        self._refusal = self._news = ""
        self.offers_hint = True
        """Whether advice can be asked for at this table."""

    def tell(self, words: str) -> None:
        """Say what is happening, until the picture is put up to date."""
        self._news = words

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
        self.confirm.setVisible(bool(confirms or choosing.can_stop))
        self.confirm.setEnabled(choosing.can_confirm or choosing.can_stop)
        self.hint.setVisible(self.offers_hint and view.outcome is None)
        self.hint.setEnabled(asked)
        for button in (self.last_trick, self.log):
            button.setVisible(zones.has_straws)
        self.last_trick.setEnabled(view.last_trick is not None)
        self.discard.setVisible(zones.has_straws and view.discard is not None)
        if view.discard is not None:
            self.discard.show_discard(view.discard)
        if zones.has_straws:
            self._place_column(zones)
        self._place_group(zones, [self.confirm] if zones.has_straws else [self.confirm, self.hint])

    def _set_words(self, view: SeptetView, names: Names, choosing: Choosing) -> None:
        prompt = prompt_for(view, names, choosing.picks)
        if self._news:
            self.prompt.say(self._news, waiting=True)
        elif self._refusal:
            self.prompt.say(translate("Septet", "Not possible."), self._refusal)
        else:
            self.prompt.say(prompt.lead, prompt.text, waiting=prompt.waiting)
        if view.phase == Phase.PASS:
            self.confirm.setText(translate("Septet", "Pass them"))
        elif view.phase == Phase.DISCARD:
            self.confirm.setText(translate("Septet", "Discard it"))
        else:
            self.confirm.setText(translate("Septet", "Leave as it is"))
        self.hint.setText(translate("Septet", "Hint"))
        self.hint.setToolTip(translate("Septet", "What would a master do? (H)"))
        self.last_trick.setText(translate("Septet", "Last trick"))
        self.last_trick.setToolTip(translate("Septet", "Look at the last trick again (T)"))
        self.log.setText(translate("Septet", "Log"))
        self.log.setToolTip(translate("Septet", "This round in words (L)"))

    def _place_group(self, zones: SeptetGeometry, buttons: list[Button]) -> None:
        """Slip and buttons side by side, centred under the mat."""
        look = theme()
        gap = look.px(10)
        shown = [button for button in buttons if not button.isHidden()]
        beside = sum(button.sizeHint().width() + gap for button in shown)
        room = zones.table.width() - 8
        self.prompt.set_widest(round(room - beside))
        slip = self.prompt.sizeHint()
        x = zones.table.center().x() - (slip.width() + beside) / 2
        middle = zones.prompt_middle
        self.prompt.setGeometry(
            round(x), round(middle - slip.height() / 2), slip.width(), slip.height()
        )
        x += slip.width() + gap
        for button in shown:
            hint = button.sizeHint()
            button.setGeometry(
                round(x), round(middle - hint.height() / 2), hint.width(), hint.height()
            )
            x += hint.width() + gap

    def _place_column(self, zones: SeptetGeometry) -> None:
        box, gap = zones.tools, theme().px(9)
        y = box.top()
        for button in (self.last_trick, self.log, self.hint):
            high = button.sizeHint().height()
            button.setGeometry(round(box.left()), round(y), round(box.width()), high)
            y += high + gap
        words = self.discard.body.heightForWidth(round(box.width()))
        wanted = max(self.discard.card_box().bottom() + theme().px(14), theme().px(92), words)
        if y + wanted > zones.height:
            self.discard.hide()
        self.discard.setGeometry(
            round(box.left()), round(y + gap), round(box.width()), round(wanted)
        )
