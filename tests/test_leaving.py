"""How the program ends: what was promised is put away, what cannot be written is told."""

from __future__ import annotations

import ast
import errno
import io
from collections.abc import Iterator
from pathlib import Path
from signal import SIG_IGN, SIGINT, default_int_handler, getsignal, signal

import pytest

from yokai_desktop import leaving
from yokai_desktop.leaving import INTERRUPTED, NOT_WRITTEN, held, leave, putting_away


class Ended(BaseException):
    """Stands in for the end of the process."""


class Stream(io.StringIO):
    """A stream that may be a terminal, and may refuse what is written."""

    def __init__(self, *, terminal: bool = False, trouble: Exception | None = None) -> None:
        super().__init__()
        self._terminal = terminal
        self._trouble = trouble

    def isatty(self) -> bool:
        return self._terminal

    def flush(self) -> None:
        if self._trouble is not None:
            raise self._trouble


@pytest.fixture(autouse=True)
def a_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A process of its own for every test, which does not really end."""

    def end(code: int) -> None:
        raise Ended(code)

    monkeypatch.setattr("os._exit", end)
    monkeypatch.setattr(leaving, "_last_things", [])
    monkeypatch.setattr(leaving._Held, "depth", 0)
    monkeypatch.setattr(leaving._Held, "has_come", False)
    before = getsignal(SIGINT)
    yield
    signal(SIGINT, before)


def ended_with(code: int) -> int:
    with pytest.raises(Ended) as end:
        leave(code)
    return int(end.value.args[0])


def test_last_things_are_put_away_in_turn() -> None:
    done: list[str] = []
    outer, inner = (
        putting_away(lambda: done.append("outer")),
        putting_away(lambda: done.append("inner")),
    )
    assert ended_with(0) == 0
    assert done == ["inner", "outer"]
    assert outer is not inner


def test_what_was_put_away_is_not_put_away_again() -> None:
    done: list[str] = []
    with putting_away(lambda: done.append("cleared")):
        assert done == []
    assert done == ["cleared"]
    assert ended_with(3) == 3
    assert done == ["cleared"]


def test_an_interrupt_waits_for_the_end_of_a_block() -> None:
    block = held()
    with block:
        leaving._interrupted(SIGINT, None)
        assert leaving._Held.has_come
        leaving._Held.has_come = False
    with pytest.raises(Ended) as end:
        leaving._interrupted(SIGINT, None)
    assert end.value.args == (INTERRUPTED,)


def test_an_interrupt_that_waited_ends_the_block() -> None:
    leaving._Held.depth, leaving._Held.has_come = 1, True
    with pytest.raises(Ended) as end:
        held().__exit__()
    assert end.value.args == (INTERRUPTED,)


def test_an_ignored_interrupt_stays_ignored() -> None:
    signal(SIGINT, SIG_IGN)
    leaving.leave_when_interrupted()
    assert getsignal(SIGINT) is SIG_IGN
    signal(SIGINT, default_int_handler)
    leaving.leave_when_interrupted()
    assert getsignal(SIGINT) is leaving._interrupted


def test_a_terminal_gets_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Stream(terminal=True)
    monkeypatch.setattr("sys.stderr", terminal)
    assert ended_with(INTERRUPTED) == INTERRUPTED
    assert terminal.getvalue() == "\n"


@pytest.mark.parametrize(
    ("trouble", "code", "words"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), NOT_WRITTEN, "No space left on device"),
        (BrokenPipeError(), 0, ""),
        (ValueError("closed"), 0, ""),
        (RuntimeError("reentrant call"), 0, ""),
    ],
    ids=["full disk", "enough seen", "closed", "in the midst of a print"],
)
def test_output_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception, code: int, words: str
) -> None:
    complaints = Stream()
    monkeypatch.setattr("sys.stdout", Stream(trouble=trouble))
    monkeypatch.setattr("sys.stderr", complaints)
    assert ended_with(0) == code
    assert complaints.getvalue() == (f"yokai: {words}\n" if words else "")


def test_nothing_can_be_said_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    full = OSError(errno.ENOSPC, "full")
    monkeypatch.setattr("sys.stdout", Stream(trouble=full))
    monkeypatch.setattr("sys.stderr", Stream(trouble=full))
    assert ended_with(0) == NOT_WRITTEN
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert ended_with(0) == 0


@pytest.mark.parametrize("name", ["start", "__main__"])
def test_nothing_is_imported_before_an_interrupt_is_caught(name: str) -> None:
    """``from __future__`` would be: an interrupt in the midst of it shows a traceback."""
    path = Path(leaving.__file__).with_name(f"{name}.py")
    told, first, *_ = ast.parse(path.read_text(encoding="utf-8")).body
    assert isinstance(told, ast.Expr)
    assert isinstance(first, ast.Try)
