"""A window that imports every file of a folder and opens what is in it as a replay.

``python -m tests.robustness.traced_imports FOLDER`` prints how each import ended; the test that
starts it watches from outside which files are opened, by Python, Qt and the other process alike.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from tests.played_games import septet_game
from yokai_desktop.engine.match import Seat
from yokai_desktop.storage.history import Entry, now
from yokai_desktop.ui.history.page import HistoryPage
from yokai_desktop.ui.services.archive import archive
from yokai_desktop.ui.window import routes
from yokai_desktop.ui.window.main_window import MainWindow


def main(folder: Path) -> None:
    app = QApplication([])
    window = MainWindow()
    window.show()
    people = (Seat(name="Eve"), Seat("novice"))
    victim = archive().history.add(Entry(septet_game(people), now()))
    window.show_page("history")
    page = window.page
    assert isinstance(page, HistoryPage)
    importing, waiting = page.exchange.importing, QEventLoop()
    importing.finished.connect(lambda *_: print("taken over"))
    importing.failed.connect(lambda why: print(why.reason))
    for signal in (importing.finished, importing.failed):
        signal.connect(waiting.quit)
    for path in sorted(folder.glob("*.json")):
        page.exchange.take_over(path)
        waiting.exec()
        record = json.dumps(json.loads(path.read_text())["games"][0]["record"])
        with archive().database.writing() as connection:
            connection.execute("UPDATE record SET text = ? WHERE game_id = ?", (record, victim))
        for number in range(1, archive().history.count() + 1):
            window.go(routes.Replay(game=number))
            app.processEvents()
    importing.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
