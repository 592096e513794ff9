"""The very beginning of the program: ready for an interrupt before anything else is imported."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    # As in ``__main__``, for the commands that are installed: they begin here.
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

from _collections_abc import Callable  # loaded already, unlike ``collections``

from yokai_desktop.leaving import leave, leave_when_interrupted
from yokai_desktop.safe_path import keep_current_folder_out


def main() -> None:
    """``yokai``: the window, or a command of the command line; does not return."""
    _run(_command)


def window() -> None:
    """``yokai-desktop``: the window; words behind it are for Qt.  Does not return."""
    _run(_window)


def _run(work: Callable[[], int]) -> None:
    leave_when_interrupted()
    keep_current_folder_out()
    from yokai_desktop.streams import make_usable

    make_usable()
    try:
        code: int | str | None = work()
    except SystemExit as end:
        code = end.code
    leave(code if isinstance(code, int) else 0)


def _command() -> int:
    from yokai_desktop.cli import main

    return main()


def _window() -> int:
    from yokai_desktop.app import main

    return main()
