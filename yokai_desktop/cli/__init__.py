"""The command line: ``yokai`` opens the window, its commands work without Qt unless they draw.

What cannot be done is said in one line on the error stream, in the user's language, with exit
code 2 and nothing changed.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module

from yokai_desktop.cli.arguments import parse
from yokai_desktop.cli.sentences import Refused, say, sentence_of
from yokai_desktop.engine.contract import EngineError

BAD_INPUT = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    try:
        arguments = parse(sys.argv[1:] if argv is None else argv)
        return _run(arguments.command, arguments)
    except Refused as refused:
        print(f"yokai: {refused}", file=sys.stderr)
        return BAD_INPUT
    except EngineError as error:
        print(f"yokai: {sentence_of(error)}", file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        print(f"\n{say('interrupted')}", file=sys.stderr)
        return INTERRUPTED


def _run(command: str | None, arguments: Namespace) -> int:
    """Import only the module of the command that is asked for: start-up stays quick."""
    if command is None:
        from yokai_desktop.app import main as open_window

        return open_window()
    run: Callable[[Namespace], int] = import_module(f"yokai_desktop.cli.{command}").run
    return run(arguments)
