"""The curtain hides everything until the next person says who they are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from yokai_desktop.ui.table.curtain import Curtain
from yokai_desktop.ui.table.pace import Pace


def _page(qtbot: QtBot) -> tuple[QWidget, Curtain]:
    page = QWidget()
    page.resize(900, 600)
    secret = QLabel(page)
    secret.setGeometry(0, 0, 900, 600)
    secret.setStyleSheet("background: magenta")
    curtain = Curtain(page)
    curtain.pace = Pace(0.0)
    qtbot.addWidget(page)
    page.show()
    return page, curtain


def test_it_is_opaque_from_the_first_frame(qtbot: QtBot) -> None:
    page, curtain = _page(qtbot)
    curtain.call(2, "person-3", lambda: ("Aiko", ""))
    assert curtain.is_closed
    picture = page.grab().toImage()
    magenta = QColor("magenta")
    samples = [(x, y) for x in range(0, 900, 30) for y in range(0, 600, 30)]
    assert all(picture.pixelColor(x, y) != magenta for x, y in samples)


def test_it_opens_for_the_person_who_was_called(qtbot: QtBot) -> None:
    _, curtain = _page(qtbot)
    curtain.call(2, "person-3", lambda: ("Aiko", ""))
    with qtbot.waitSignal(curtain.opened) as opened:
        QTest.keyClick(curtain, Qt.Key.Key_Space)
    assert opened.args == [2]
    assert not curtain.isVisible()


def test_it_names_the_person_and_nothing_else(qtbot: QtBot) -> None:
    _, curtain = _page(qtbot)
    curtain.call(1, "person-2", lambda: ("<b>Jun</b>", ""))
    assert "<b>Jun</b>" in curtain.accessibleName()
    label = next(label for label in curtain.findChildren(QLabel) if "Jun" in label.text())
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_a_second_key_does_not_open_it_twice(qtbot: QtBot) -> None:
    _, curtain = _page(qtbot)
    curtain.pace = Pace(1.0)
    opened: list[int] = []
    curtain.opened.connect(opened.append)
    curtain.call(0, "person-1", lambda: ("Aiko", ""))
    QTest.keyClick(curtain, Qt.Key.Key_Space)
    QTest.keyClick(curtain, Qt.Key.Key_Space)
    assert opened == [0]
    curtain.clock.finish()
    assert not curtain.isVisible()
