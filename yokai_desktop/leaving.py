"""How the program ends: when its work is done, or because of Ctrl+C, at any moment.

An interrupt raises no ``KeyboardInterrupt`` here.  An exception would strike wherever the program
happens to be: in a slot that Qt calls, in a destructor, in an import.  There it is swallowed,
printed or fatal.  Instead the process is ended from within the handler, after what a command has
named to be put away; nothing is unwound.  That is safe because everything that must last is on
the disk already: a kill at any moment loses nothing either.

Imports hardly anything: an interrupt may come while the rest of the program is still being read.
"""

from __future__ import annotations

# The functions of ``signal`` without its enumerations, which take milliseconds to import.
import _signal  # type: ignore[import-not-found]
import os
import sys
from _collections_abc import Callable  # loaded already, unlike ``collections``

INTERRUPTED = 130
"""What shells say of a program that an interrupt has ended."""
NOT_WRITTEN = 1
"""The exit code when the work was done and its result could not be written."""

_last_things: list[Callable[[], None]] = []


class _Held:
    """Interrupts wait until the end of the block."""

    depth = 0
    has_come = False

    def __enter__(self) -> None:
        _Held.depth += 1

    def __exit__(self, *raised: object) -> None:
        _Held.depth -= 1
        if _Held.has_come and not _Held.depth:
            leave(INTERRUPTED)


def held() -> _Held:
    """A block that an interrupt does not divide: make something, and name how it is put away."""
    return _Held()


class putting_away:  # noqa: N801 - reads as a function, and is none only to import nothing
    """``with held(): make(); until = putting_away(clear)``: cleared at the end, whatever ends."""

    def __init__(self, clear: Callable[[], None]) -> None:
        self._clear = clear
        _last_things.append(clear)

    def __enter__(self) -> None:
        return None

    def __exit__(self, *raised: object) -> None:
        with held():
            _last_things.remove(self._clear)
            self._clear()


def leave_when_interrupted() -> None:
    """From now on an interrupt ends the process; one that is ignored stays so (``nohup``)."""
    if _signal.getsignal(_signal.SIGINT) != _signal.SIG_IGN:
        _signal.signal(_signal.SIGINT, _interrupted)


def _interrupted(number: int, frame: object) -> None:
    if _Held.depth:
        _Held.has_come = True
        return
    leave(INTERRUPTED)


def leave(code: int) -> None:
    """End the process now, with everything said and put away; does not return.

    The interpreter is not taken down piece by piece: an interrupt in the midst of that would
    still print a traceback, and streams that cannot be written would change the exit code.
    """
    _Held.depth += 1
    while _last_things:
        _last_things.pop()()
    if code == INTERRUPTED and sys.stderr is not None and sys.stderr.isatty():
        _flush("\n")
    why = _written()
    if why and code == 0:
        code = NOT_WRITTEN
        _flush(f"yokai: {why}\n")
    os._exit(code)


def _written() -> str:
    """Write what is left for standard output; returns why that is impossible, empty if it is not.

    A reader that has seen enough (``| head -1``) is no failure.
    """
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        return ""
    except OSError as error:
        return error.strerror or str(error)
    except (RuntimeError, ValueError):
        return ""  # the interrupt struck in the midst of a print, or the stream is closed
    return ""


def _flush(words: str) -> None:
    """Say something on the error stream, if it can be said."""
    try:
        sys.stderr.write(words)
        sys.stderr.flush()
    except (OSError, RuntimeError, ValueError):
        return
