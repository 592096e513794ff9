"""A window that cannot be opened: one line on the error stream, where Qt would abort.

Qt ends the process itself when no display answers or a library is missing.  Before that it says
so to whoever listens to its messages, and that is the last moment for words of ours.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from yokai_desktop.leaving import leave

NO_DISPLAY = 2
"""The exit code, as of everything that cannot be done."""


@contextmanager
def telling_when_there_is_none() -> Iterator[None]:
    """While the Qt application is made: a fatal message becomes one line and the end."""
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            _complain([*said, message])
            leave(NO_DISPLAY)
        said.append(message)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    for message in said:
        print(message, file=sys.stderr)


def _complain(messages: list[str]) -> None:
    from yokai_desktop.cli.sentences import language, say
    from yokai_desktop.words.voice import speaking

    is_known = any("could not connect to display" in message for message in messages)
    with speaking(language()):
        if is_known or not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            sentence = say("no_display")
        else:
            sentence = say("no_window", why=messages[0].splitlines()[0])
    print(f"yokai: {sentence}", file=sys.stderr)
