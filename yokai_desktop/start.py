"""The very beginning of the program: ready for an interrupt before anything else is imported.

Not even ``__future__`` comes first: it is a module that has to be found and read like any other.
"""

try:
    from _collections_abc import Callable  # loaded already, unlike ``collections``

    from yokai_desktop.leaving import leave, leave_when_interrupted

    leave_when_interrupted()
except KeyboardInterrupt:  # it came while Python was still starting, and is told only now
    raise SystemExit(130) from None

from yokai_desktop.safe_path import keep_current_folder_out


def main() -> None:
    """``yokai``: the window, or a command of the command line; does not return."""
    _run(_command)


def window() -> None:
    """``yokai-desktop``: the window; words behind it are for Qt.  Does not return."""
    _run(_window)


def _run(work: Callable[[], int]) -> None:
    keep_current_folder_out()
    from yokai_desktop.streams import make_usable

    make_usable()
    try:
        code: int | str | None = work()
    except SystemExit as end:
        code = end.code
    except ImportError:
        code = _tell_missing_libraries()
    leave(code if isinstance(code, int) else 0)


def _tell_missing_libraries() -> int:
    """Inside an ``except``: Qt could not be imported for want of them, else it is raised again."""
    from yokai_desktop.system_libraries import missing_for_import, missing_for_window, tell

    if not missing_for_import():
        raise
    return tell(missing_for_window())


def _command() -> int:
    from yokai_desktop.cli import main

    return main()


def _window() -> int:
    from yokai_desktop.app import main

    return main()
