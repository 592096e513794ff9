"""The parts: what they tell, how keys work them, what they draw."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.clipping import clipped_texts
from yokai_desktop.ui.art.pictures import blank
from yokai_desktop.ui.parts.buttons import BAR, PAPER, PRIMARY, QUIET, Button, LinkButton
from yokai_desktop.ui.parts.clear_scroller import ClearScroller
from yokai_desktop.ui.parts.fields import ChoiceField, TextField
from yokai_desktop.ui.parts.focus_ring import FocusRing
from yokai_desktop.ui.parts.hanging_scroll import HangingScroll
from yokai_desktop.ui.parts.labels import ElidedLabel, Label
from yokai_desktop.ui.parts.late_picture import LatePicture
from yokai_desktop.ui.parts.layouts import column, row
from yokai_desktop.ui.parts.long_scroll import LongScroll
from yokai_desktop.ui.parts.notice import Notice
from yokai_desktop.ui.parts.option_tile import OptionTile
from yokai_desktop.ui.parts.plate import Plate
from yokai_desktop.ui.parts.prompt_slip import PromptSlip
from yokai_desktop.ui.parts.seal import paint_cross, paint_seal, tilt
from yokai_desktop.ui.parts.segments import Segments
from yokai_desktop.ui.parts.shadows import Shadow, draw_shadow
from yokai_desktop.ui.parts.sheet import Sheet
from yokai_desktop.ui.parts.stepper import Stepper
from yokai_desktop.ui.parts.tag import BEST, LED, Tag
from yokai_desktop.ui.parts.toggle import Toggle
from yokai_desktop.ui.theme import Role, theme


def show(qtbot: QtBot, widget: QWidget, width: int = 400, height: int = 120) -> QImage:
    """The widget as it is drawn."""
    qtbot.addWidget(widget)
    widget.resize(width, height)
    widget.show()
    return widget.grab().toImage()


@pytest.mark.parametrize("kind", [PRIMARY, PAPER, QUIET, BAR])
def test_buttons_draw_each_state_differently(qtbot: QtBot, kind: str) -> None:
    button = Button("Play", kind, icon="hint")
    normal = show(qtbot, button)
    button.setDown(True)
    down = button.grab().toImage()
    button.setDown(False)
    button.setEnabled(False)
    disabled = button.grab().toImage()
    assert normal != down
    assert normal != disabled
    assert button.cursor().shape() is Qt.CursorShape.ArrowCursor


@pytest.mark.parametrize(("width", "is_roomy"), [(900, True), (300, False)])
def test_letters_shrink_only_where_there_is_no_room(
    qtbot: QtBot, width: int, is_roomy: bool
) -> None:
    row = QWidget()
    line = QHBoxLayout(row)
    buttons = [
        Button(words, QUIET, icon="eye", shrinks=True) for words in ("Home", "Turn by turn, slowly")
    ]
    for button in buttons:
        line.addWidget(button)
    line.addStretch()
    show(qtbot, row, width)
    assert row.width() == width
    short, long = (button.font().pixelSize() for button in buttons)
    assert (long == short) == is_roomy


def test_a_narrow_button_keeps_letters_that_fit(qtbot: QtBot) -> None:
    ground = QWidget()
    button = Button("Hide", PAPER, shrinks=True, parent=ground)
    show(qtbot, ground)
    usual = button.font().pixelSize()
    button.resize(70, 40)
    assert button.width_for("Hide") > 70
    assert button.font().pixelSize() == usual
    button.resize(30, 40)
    assert button.font().pixelSize() < usual


def test_enter_and_space_press_a_button(qtbot: QtBot) -> None:
    button = Button("Play")
    show(qtbot, button)
    pressed = []
    button.clicked.connect(lambda: pressed.append(1))
    qtbot.keyClick(button, Qt.Key.Key_Return)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert len(pressed) == 2


def test_a_button_without_words_has_a_name(qtbot: QtBot) -> None:
    button = Button(kind=BAR, icon="menu")
    button.describe("Menu")
    show(qtbot, button)
    assert button.accessibleName() == "Menu"
    assert button.toolTip() == "Menu"


def test_the_ring_shows_for_the_keyboard_alone(qtbot: QtBot) -> None:
    host = QWidget()
    column = QVBoxLayout(host)
    button = LinkButton("Open")
    column.addWidget(button)
    show(qtbot, host)
    for reason, shown in (
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.TabFocusReason, True),
    ):
        QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn, reason))
        ring = getattr(button, "_ring", None)
        assert (ring is not None and ring.widget() is button) == shown
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusOut))
    ring = getattr(button, "_ring", None)
    assert ring is not None
    assert ring.widget() is None


def test_the_ring_is_whole_in_a_row_without_margins(qtbot: QtBot, dressed_app: object) -> None:
    host, line = QWidget(), QWidget()
    toggle = Toggle()
    row(0, toggle, on=line)
    column(line, 0, margins=(20, 20, 20, 20), on=host)
    before = show(qtbot, host)
    toggle.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(toggle, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    after = host.grab().toImage()
    box = QRect(toggle.mapTo(host, QPoint()), toggle.size())
    middle = box.center()
    for x, y in (
        (box.left() - 1, middle.y()),
        (box.right() + 1, middle.y()),
        (middle.x(), box.top() - 1),
        (middle.x(), box.bottom() + 1),
    ):
        assert after.pixelColor(x, y) == theme().colours.focus
        assert before.pixelColor(x, y) != theme().colours.focus


def test_the_ring_comes_with_what_is_scrolled_to(qtbot: QtBot) -> None:
    content = QWidget()
    buttons = [Button(str(number)) for number in range(20)]
    column(*buttons, spacing=300, on=content)
    area = ClearScroller(content)
    show(qtbot, area)
    area.activateWindow()
    qtbot.waitUntil(area.isActiveWindow)
    buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    for button in buttons[1:]:
        QTest.keyClick(area, Qt.Key.Key_Tab)
        assert button.hasFocus()
        (ring,) = (ring for ring in area.findChildren(FocusRing) if ring.isVisible())
        assert ring.widget() is button
        assert area.viewport().rect().adjusted(-4, -4, 4, 4).contains(ring.geometry())


def test_a_link_breaks_its_words_where_it_is_narrow(qtbot: QtBot) -> None:
    link = LinkButton("How partners speak by playing", wraps=True)
    show(qtbot, link, 90, 200)
    whole = link.sizeHint()
    assert link.minimumSizeHint().width() < whole.width() / 2
    assert link.heightForWidth(whole.width()) == whole.height()
    assert link.heightForWidth(whole.width() // 3) > whole.height()


def test_names_are_never_markup(qtbot: QtBot) -> None:
    label = Label("<b>bold</b> & <img src=x>")
    show(qtbot, label)
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_a_toggle_is_switched_by_key_and_mouse(qtbot: QtBot) -> None:
    toggle = Toggle("Hints")
    off = show(qtbot, toggle)
    qtbot.keyClick(toggle, Qt.Key.Key_Space)
    assert toggle.isChecked()
    assert toggle.grab().toImage() != off
    qtbot.mouseClick(toggle, Qt.MouseButton.LeftButton)
    assert not toggle.isChecked()


def test_segments_tell_only_what_the_user_chooses(qtbot: QtBot) -> None:
    segments = Segments(("a", "b", "c"))
    for value in "abc":
        segments.set_words(value, value.upper(), "line")
    show(qtbot, segments)
    told: list[str] = []
    segments.chosen.connect(told.append)
    segments.set_value("b")
    assert segments.value() == "b"
    assert told == []
    qtbot.mouseClick(segments._segments["c"], Qt.MouseButton.LeftButton)
    assert told == ["c"]
    segments.set_possible("a", False)
    qtbot.mouseClick(segments._segments["a"], Qt.MouseButton.LeftButton)
    assert segments.value() == "c"


def test_segments_stand_one_below_the_other_where_the_well_is_narrow(qtbot: QtBot) -> None:
    well = Segments(("a", "b", "c"))
    for value, words in (("a", "Two"), ("b", "Three players"), ("c", "Four")):
        well.set_words(value, words)
    for width in (well.sizeHint().width() + 60, well.sizeHint().width(), 140):
        show(qtbot, well, width, well.heightForWidth(width))
        boxes = [button.geometry() for button in well.findChildren(QAbstractButton)]
        in_a_row = width >= well.sizeHint().width()
        assert all(a.right() < b.left() for a, b in pairwise(boxes)) is in_a_row
        assert all(a.bottom() < b.top() for a, b in pairwise(boxes)) is not in_a_row
        assert all(well.rect().contains(box) for box in boxes)
        assert clipped_texts(well) == []


def test_a_stepper_stays_within_its_limits(qtbot: QtBot) -> None:
    stepper = Stepper(0, 2, 1)
    stepper.describe("Hints", "Fewer", "More")
    show(qtbot, stepper)
    told: list[int] = []
    stepper.changed.connect(told.append)
    for _ in range(3):
        qtbot.keyClick(stepper, Qt.Key.Key_Up)
    for _ in range(4):
        qtbot.keyClick(stepper, Qt.Key.Key_Down)
    assert told == [2, 1, 0]


def test_a_tile_is_as_high_as_its_words(qtbot: QtBot) -> None:
    tile = OptionTile("Four, in pairs", "The main game, told at some length " * 4)
    show(qtbot, tile)
    assert tile.heightForWidth(200) > tile.heightForWidth(500)
    plain = tile.grab().toImage()
    tile.setChecked(True)
    assert tile.grab().toImage() != plain


def test_a_plate_shows_who_is_to_move_and_who_leads(qtbot: QtBot) -> None:
    plate = Plate()
    plate.show_player("Ren", "Computer, novice", "novice", 1)
    quiet = show(qtbot, plate, 240, 90)
    plate.show_player("Ren", "Computer, novice", "novice", 1, is_active=True)
    active = plate.grab().toImage()
    plate.show_player("Ren", "Computer, novice", "novice", 1, has_lead=True, notes=("adept",))
    leading = plate.grab().toImage()
    assert quiet != active != leading
    assert plate.accessibleName() == "Ren"


def test_a_prompt_wraps_before_it_grows_too_wide(qtbot: QtBot) -> None:
    slip = PromptSlip()
    slip.show_prompt("Your turn.", "Charm was led: play one of your three Charm cards.")
    show(qtbot, slip)
    one_line = slip.sizeHint()
    slip.set_widest(300)
    assert slip.sizeHint().width() <= 300
    assert slip.sizeHint().height() > one_line.height()
    assert slip.accessibleName().startswith("Your turn. Charm")


def test_no_line_of_a_prompt_ends_at_a_hyphen(qtbot: QtBot) -> None:
    slip = PromptSlip()
    slip.show_prompt("Déplacez une carte.", "Posez-la sur une place marquée.")
    qtbot.addWidget(slip)
    for width in range(200, 500, 10):
        words, _, _ = slip._layout(width)
        for number in range(words.lineCount()):
            line = words.lineAt(number)
            end = words.text()[: line.textStart() + line.textLength()].rstrip()
            assert not end.endswith(("-", "-\N{WORD JOINER}"))


def test_a_choice_keeps_its_value_in_another_language(qtbot: QtBot) -> None:
    choice = ChoiceField()
    choice.set_items([("a", "One"), ("b", "Two")])
    choice.set_value("b")
    choice.set_items([("a", "Un"), ("b", "Deux")])
    show(qtbot, choice)
    assert choice.value() == "b"
    assert choice.currentText() == "Deux"
    choice.set_items([("a", "Un")])
    assert choice.value() == "a"


@pytest.mark.parametrize("lacquer", [False, True])
def test_a_choice_has_room_for_its_words_at_every_size_of_text(
    qtbot: QtBot, dressed_app: object, lacquer: bool
) -> None:
    choice = ChoiceField(lacquer=lacquer)
    qtbot.addWidget(choice)
    elided = []
    for percent in range(100, 201, 5):
        theme().set_text_percent(percent)
        for words in ("Slow", "Normal", "Fast", "Lente", "Normale", "Rapide", "Rokurokubi"):
            choice.set_items([(words, words)])
            choice.resize(choice.sizeHint().width(), choice.height())
            option = QStyleOptionComboBox()
            choice.initStyleOption(option)
            if option.currentText != words:
                elided.append(f"{words} at {percent}")
    assert not elided


@pytest.mark.parametrize(("percent", "least"), [(100, 0.9), (200, 0.7)])
def test_words_of_a_narrow_choice_are_set_smaller_before_they_are_cut(
    qtbot: QtBot, dressed_app: object, percent: int, least: float
) -> None:
    theme().set_text_percent(percent)
    choice, option = ChoiceField(lacquer=True), QStyleOptionComboBox()
    qtbot.addWidget(choice)
    words = "Se faire comprendre"
    choice.set_items([("1", words)])
    whole = choice.sizeHint().width()
    choice.setFixedWidth(round(whole * (least + 0.07)))
    choice.initStyleOption(option)
    assert option.currentText == words
    assert choice.shown_font(option).pixelSize() < choice.font().pixelSize()
    choice.setFixedWidth(round(whole * least * 0.8))
    choice.initStyleOption(option)
    assert option.currentText.endswith("…")
    smallest = theme().font(Role.BUTTON, least).pixelSize()
    assert choice.shown_font(option).pixelSize() == smallest


def test_a_large_title_is_set_smaller_before_it_is_cut(qtbot: QtBot, dressed_app: object) -> None:
    words = "Le langage des partenaires"
    for percent, is_whole in ((100, False), (200, True)):
        theme().set_text_percent(percent)
        title = ElidedLabel(words, Role.SECTION)
        qtbot.addWidget(title)
        whole = title.fontMetrics().horizontalAdvance(words)
        title.resize(round(whole * 0.8), 60)
        assert (title.shown_text() == words) is is_whole
        title.resize(whole // 2, 60)
        assert title.shown_text().endswith("…")


def test_a_field_can_be_marked_wrong(qtbot: QtBot) -> None:
    field = TextField()
    right = show(qtbot, field)
    field.set_wrong(True)
    assert field.grab().toImage() != right


def test_tags_take_the_size_of_their_words(qtbot: QtBot) -> None:
    led, best = Tag("Led", LED, "symbols/fire"), Tag("best so far", BEST)
    assert show(qtbot, led) != show(qtbot, best)
    before = led.sizeHint().width()
    led.set_content("Led by the one on the left", "symbols/fire")
    assert led.sizeHint().width() > before


@pytest.mark.parametrize("upright", [False, True])
def test_a_scroll_keeps_its_body_on_the_paper(qtbot: QtBot, upright: bool) -> None:
    scroll = HangingScroll(upright=upright)
    label = Label("On paper")
    scroll.body.addWidget(label)
    show(qtbot, scroll, 300, 300)
    assert scroll.paper_box().contains(QRectF(label.geometry()))


def test_a_sheet_fits_its_content_and_goes_away_with_escape(qtbot: QtBot) -> None:
    host = QWidget()
    show(qtbot, host, 1000, 700)
    sheet = Sheet(host)
    sheet.set_header("You win", "A sentence.", lambda: theme().colours.sides[0], "勝")
    sheet.body.addWidget(Label("Text " * 400, wraps=True))
    sheet.buttons.addWidget(Button("Again", PRIMARY))
    sheet.show()
    qtbot.wait(10)
    assert sheet.size() == host.size()
    assert sheet._paper.height() <= host.height()
    host.resize(800, 500)
    assert sheet.size() == QSize(800, 500)
    with qtbot.waitSignal(sheet.dismissed):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)


def test_a_sheet_looks_for_its_controls_on_itself_alone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PySide would make something for every other widget of a window on the way."""
    host = QWidget()
    show(qtbot, host, 1000, 700)
    sheet = Sheet(host)
    buttons = [Button(words, PRIMARY) for words in ("Back", "Again")]
    for button in buttons:
        sheet.buttons.addWidget(button)
    for _ in range(50):
        QWidget(host)
    met: list[QWidget] = []

    follow = QWidget.nextInFocusChain

    def following(widget: QWidget) -> QWidget | None:
        met.append(widget)
        return follow(widget)

    monkeypatch.setattr(QWidget, "nextInFocusChain", following)
    sheet.show()
    assert [stop for stop in sheet._tab_stops() if stop in buttons] == buttons
    assert met
    assert all(widget is sheet or sheet.isAncestorOf(widget) for widget in met)


def test_a_notice_goes_away_with_a_click(qtbot: QtBot) -> None:
    host = QWidget()
    show(qtbot, host, 800, 600)
    notice = Notice(host)
    notice.tell("The disk is full.")
    assert notice.isVisible()
    assert host.rect().contains(notice.geometry())
    qtbot.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()


@pytest.mark.parametrize("kind", [kind for kind in Shadow if kind is not Shadow.NONE])
def test_shadows_are_darkest_below_and_fade_out(kind: Shadow, dressed_app: object) -> None:
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_shadow(painter, QRectF(150, 150, 100, 100), kind)
    painter.end()
    assert image.pixelColor(200, 200).alpha() > 60
    assert image.pixelColor(200, 252).alpha() >= image.pixelColor(200, 148).alpha()
    assert image.pixelColor(200, 2).alpha() == 0


def test_stamps_are_tilted_the_same_way_every_time() -> None:
    assert [tilt(n) for n in range(9)] == [tilt(n) for n in range(9)]
    assert len({tilt(n) for n in range(7)}) > 4


def test_seals_and_signs_are_drawn(dressed_app: object) -> None:
    images = []
    box = QRectF(5, 5, 50, 50)
    drawings: list[Callable[[QPainter], None]] = [
        lambda p: paint_seal(p, box, "勝", 5),
        lambda p: paint_seal(p, box, ""),
        lambda p: paint_cross(p, box, theme().colours.wrong),
    ]
    for draw in drawings:
        image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        draw(painter)
        painter.end()
        images.append(image)
    assert images[0] != images[1] != images[2]


def test_a_late_picture_is_stretched_first_and_drawn_when_all_is_quiet(qtbot: QtBot) -> None:
    drawn: list[tuple[int, int]] = []

    def full(size: QSize, dpr: float) -> QPixmap:
        drawn.append(size.toTuple())
        return blank(size, dpr)

    class Owner(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            picture.paint(QPainter(self), QRectF(self.rect()))

    owner = Owner()
    picture = LatePicture(owner, quick=blank, full=full)
    show(qtbot, owner, 200, 100)
    qtbot.waitUntil(lambda: drawn == [(200, 100)], timeout=5_000)
    for width in range(210, 260, 10):
        owner.resize(width, 100)
        owner.grab()
    assert drawn == [(200, 100)]
    qtbot.waitUntil(lambda: drawn == [(200, 100), (250, 100)], timeout=5_000)
    picture.forget()
    owner.grab()
    qtbot.waitUntil(lambda: len(drawn) == 3, timeout=5_000)


def test_the_bar_of_an_area_goes_as_soon_as_the_words_fit_without_it(qtbot: QtBot) -> None:
    words = QWidget()
    QVBoxLayout(words).addWidget(Label("word " * 40, wraps=True))
    area = ClearScroller(words)
    show(qtbot, area, 200, 60)
    bar = area.verticalScrollBar()
    assert bar.isVisible()
    height, beside = words.heightForWidth, bar.width()
    width = next(wide for wide in range(200, 300) if height(wide - beside) > height(wide))
    just_enough = height(width)
    area.resize(width, just_enough)
    QApplication.processEvents()
    assert (bar.isVisible(), bar.maximum()) == (False, 0)
    area.resize(width, just_enough - 1)
    QApplication.processEvents()
    assert bar.isVisible()
    assert area.focusPolicy() is Qt.FocusPolicy.TabFocus


def test_a_long_scroll_keeps_its_width_whether_it_rolls_or_not(qtbot: QtBot) -> None:
    scroll = LongScroll()
    words = Label("word " * 40, wraps=True)
    scroll.body.addWidget(words)
    show(qtbot, scroll, 300, 120)
    assert scroll.is_rollable
    width = words.width()
    scroll.resize(300, 900)
    QApplication.processEvents()
    assert not scroll.is_rollable
    assert words.width() == width
