"""Starts the desktop program."""

from __future__ import annotations

import logging
import multiprocessing
import sys
from collections.abc import Sequence

from yokai_desktop.display import telling_when_there_is_none
from yokai_desktop.paths import APP_NAME, config_folder, data_folder, state_folder
from yokai_desktop.storage.claim import Claim
from yokai_desktop.storage.leftovers import sweep
from yokai_desktop.storage.log_file import LineFormatter, LogFile
from yokai_desktop.system_libraries import missing_for_window, tell
from yokai_desktop.ui.services.ambience import Ambience
from yokai_desktop.ui.services.sound import close_sound, open_sound
from yokai_desktop.ui.window.application import make_application
from yokai_desktop.ui.window.failure import FailureHandler, tell_second_start
from yokai_desktop.ui.window.imports_ahead import ImportsAhead
from yokai_desktop.ui.window.interrupts import Interrupts
from yokai_desktop.ui.window.main_window import MainWindow


def write_log() -> None:
    """Warnings and errors go to a file of the user's; without one to the terminal."""
    handler: logging.Handler
    try:
        handler = LogFile(state_folder() / f"{APP_NAME}.log")
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(LineFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program until its window is closed."""
    multiprocessing.freeze_support()
    write_log()
    if packages := missing_for_window():
        return tell(packages)
    with telling_when_there_is_none():
        app = make_application(sys.argv[1:] if arguments is None else arguments)
    failures = FailureHandler()
    failures.install()
    claim = Claim(data_folder())
    if not claim.take():
        return tell_second_start()
    for folder in (config_folder(), data_folder(), state_folder()):
        sweep(folder)
    try:
        window = MainWindow()
    except Exception as error:
        failures.failed(type(error), error, error.__traceback__)
        return 1
    failures.window = window
    interrupts = Interrupts(window)
    window.show()
    open_sound()
    Ambience(window)
    ImportsAhead(window)
    code = app.exec()
    close_sound()
    return interrupts.code(code)


if __name__ == "__main__":
    sys.exit(main())
