"""Opens every drop-down list in a real window and prints, as JSON lines, how it shows.

Run as ``python -m tests.e2e.every_list LANGUAGE THEME WIDTHxHEIGHT TEXT_PERCENT``.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from tests.accessibility.colours import text_contrast
from yokai_desktop.ui.parts.fields import ChoiceField
from yokai_desktop.ui.services.preferences import preferences
from yokai_desktop.ui.window.application import make_application
from yokai_desktop.ui.window.main_window import MainWindow
from yokai_desktop.ui.window.page_fade import PageFade
from yokai_desktop.ui.window.pages import PAGES
from yokai_desktop.workshop.history_scenes import fill_history
from yokai_desktop.workshop.list_scenes import LISTS, NARROW, choices, open_list, turn_to
from yokai_desktop.workshop.tour import Stage


def measured(box: ChoiceField, picture: QImage) -> dict[str, object]:
    """What a person sees of an open list, in the picture of the whole screen."""
    view = box.view()
    rows = [view.visualRect(view.model().index(row, 0)) for row in range(box.count())]
    shown = [row for row in rows if view.viewport().rect().contains(row)]
    popup = view.window()
    screen = box.screen().availableGeometry()
    needed = max(
        view.sizeHintForIndex(view.model().index(r, 0)).width() for r in range(box.count())
    )
    return {
        "rows": box.count(),
        "shown": len(shown),
        "contrasts": [text_contrast(picture.copy(on_screen(view.viewport(), r))) for r in shown],
        "box": box.width(),
        "width": popup.width(),
        "needed": needed,
        "room": view.viewport().width(),
        "inside": screen.contains(popup.frameGeometry()),
        "covers": popup.frameGeometry().intersects(
            on_screen(box, box.rect().adjusted(2, 2, -2, -2))
        ),
    }


def on_screen(widget: QWidget, box: QRect) -> QRect:
    return QRect(widget.mapToGlobal(box.topLeft()), box.size())


def main(language: str, theme: str, size: str, percent: str) -> None:
    for name, value in (("language", language), ("theme", theme), ("text_size", int(percent))):
        preferences().set_value(name, value)
    make_application()
    fill_history()
    window = MainWindow()
    window.resize(*map(int, size.split("x")))
    window.show()
    stage = Stage(window)
    stage.wait_for(window.isActiveWindow)
    for page in PAGES:
        turn_to(stage, page)
        stage.wait_for(lambda: not window.findChildren(PageFade))
        boxes = choices(window.page)
        most = LISTS.get(page, 0)
        least = most - NARROW.get(page, 0)
        print(json.dumps({"page": page, "boxes": len(boxes), "least": least, "most": most}))
        for number, box in enumerate(boxes):
            open_list(box)
            stage.wait_for(box.view().isVisible)
            stage.wait(60)
            picture = QGuiApplication.primaryScreen().grabWindow(0).toImage()
            print(json.dumps({"list": f"{page} {number}", **measured(box, picture)}))
            box.hidePopup()
    window.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
