"""The command line: ``yokai`` opens the window, its commands work without Qt unless they draw.

What cannot be done is said in one line on the error stream, in the user's language, with exit
code 2 and nothing changed.  Interrupts are not seen here: they end the process (``leaving``).
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module

from yokai_desktop.cli.arguments import parse
from yokai_desktop.cli.sentences import Refused, language, say
from yokai_desktop.engine.contract import EngineError
from yokai_desktop.words.refusals import refusal_words
from yokai_desktop.words.system import system_words
from yokai_desktop.words.voice import speaking

BAD_INPUT = 2
FAILED = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command in the user's language; returns the exit code."""
    with speaking(language()):
        return _answer(argv)


def _answer(argv: Sequence[str] | None) -> int:
    try:
        arguments = parse(sys.argv[1:] if argv is None else argv)
        return _run(arguments.command, arguments)
    except Refused as refused:
        return _complain(str(refused))
    except EngineError as error:
        return _complain(refusal_words(error))
    except BrokenPipeError:
        return 0
    except OSError as error:
        return _complain(say("system_refuses", why=system_words(error)), FAILED)


def _complain(sentence: str, code: int = BAD_INPUT) -> int:
    """Say why not, if the error stream takes it; returns the exit code."""
    try:
        print(f"yokai: {sentence}", file=sys.stderr)
    except OSError:
        return code
    return code


def _run(command: str | None, arguments: Namespace) -> int:
    """Import only the module of the command that is asked for: start-up stays quick."""
    if command is None:
        from yokai_desktop.app import main as open_window

        return open_window()
    run: Callable[[Namespace], int] = import_module(
        f"yokai_desktop.cli.{command.replace('-', '_')}"
    ).run
    return run(arguments)
