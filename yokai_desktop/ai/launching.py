"""Starting another Python process that nothing of the terminal or the current folder reaches."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from yokai_desktop.safe_path import EXTRA_PATH, SAFE_PATH, make_children_safe

NO_PROCESS = "no process could be started"
"""What is told instead of an answer."""
PATIENCE = 2.0
"""Seconds a process may take to end before it is killed."""


def launch(target: Any, name: str) -> tuple[BaseProcess, Connection[Any, Any]]:
    """A process that runs ``target(pipe)``, and our end of the pipe.

    It is spawned, never forked, imports nothing from the current folder, and hears no interrupt
    from its first moment on: Ctrl+C reaches all processes of a terminal, and one that still
    imports would answer with a traceback.  ``OSError`` if the system allows no more processes.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=target, args=(theirs,), name=name, daemon=True)
    try:
        with _safe_children(), _deaf_children():
            process.start()
    except OSError:
        ours.close()
        raise
    finally:
        theirs.close()
    # The pipes of Windows are of another class with the same methods.
    return process, ours  # type: ignore[return-value,unused-ignore]


class Launched:
    """What talks to a process of its own, which may be gone at any moment."""

    def __init__(self, target: Any, name: str) -> None:
        self._target, self._name = target, name
        self._process: BaseProcess | None = None
        self._pipe: Connection[Any, Any] | None = None

    @property
    def pid(self) -> int | None:
        """The process id, None before the first start."""
        return self._process.pid if self._process else None

    def _launch(self) -> bool:
        """Start the process; False if the system allows none now."""
        try:
            self._process, self._pipe = launch(self._target, self._name)
        except OSError:
            self._process = self._pipe = None
        return self._pipe is not None

    def _send(self, message: Any) -> None:
        """A broken pipe is no error here: who reads from it notices, and starts anew."""
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send(message)

    def _end(self) -> None:
        """Ask the process to end, and see to it that it does."""
        self._send(None)
        process = self._process
        if process is not None:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()


@contextmanager
def _safe_children() -> Iterator[None]:
    """Processes started in this block keep the current folder off their path, later ones need not.

    A program that uses these players as a library starts its own processes as it likes.
    """
    before = {name: os.environ.get(name) for name in (SAFE_PATH, EXTRA_PATH)}
    make_children_safe()
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started in this block inherit that interrupts are blocked."""
    if sys.platform == "win32":  # no signals to block
        yield
        return
    # Its own process is started first: that unblocks interrupts when it is done.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
