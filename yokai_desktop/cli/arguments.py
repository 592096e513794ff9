"""The words of the command line, and what is said when they are wrong."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

from yokai_desktop.cli.sentences import Refused, refused, say
from yokai_desktop.engine.catalog import GAMES
from yokai_desktop.version import VERSION
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.languages import DEFAULT, LANGUAGES
from yokai_desktop.words.numbers import whole_text
from yokai_desktop.words.voice import translate

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

MOST_GAMES = 10_000_000


def _argparse_words() -> dict[str, str]:
    """What argparse says by itself, by its own words for it."""
    return {
        "usage: ": translate("CommandLine", "usage:") + " ",
        "positional arguments": translate("CommandLine", "arguments"),
        "options": translate("CommandLine", "options"),
        "show this help message and exit": translate("CommandLine", "show this help and exit"),
        "the following arguments are required: %s": translate("CommandLine", "Missing: %s"),
        "unrecognized arguments: %s": translate("CommandLine", "Unknown arguments: %s"),
        "argument %(argument_name)s: %(message)s": translate(
            "CommandLine", "%(argument_name)s: %(message)s", "an option and what is wrong with it"
        ),
        "expected one argument": translate("CommandLine", "a value is missing"),
        "ignored explicit argument %r": translate("CommandLine", "it takes no value: %s"),
        "ambiguous option: %(option)s could match %(matches)s": translate(
            "CommandLine", "%(option)s may mean %(matches)s"
        ),
    }


class _Parser(argparse.ArgumentParser):
    """A parser that refuses in one line."""

    def error(self, message: str) -> NoReturn:
        raise Refused(message)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """As argparse does, but the choices stand as they are typed, without its quotes."""
        if action.choices is not None and value not in action.choices:
            text = translate("CommandLine", "“{value}” does not exist; choose from {choices}")
            said = text.format(value=value, choices=row_of(action.choices))
            raise argparse.ArgumentError(action, said)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Argparse would say nothing of help that cannot be written."""
        (sys.stderr if file is None else file).write(message)


@contextmanager
def _in_our_words() -> Iterator[None]:
    """Let argparse ask our translations instead of its own, which Python does not bring."""
    words = _argparse_words()
    before = argparse._  # type: ignore[attr-defined]
    argparse._ = lambda text: words.get(text, text)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        argparse._ = before  # type: ignore[attr-defined]


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The command and its arguments, checked."""
    with _in_our_words():
        arguments = _parser().parse_args(argv)
    for name in ("games", "players"):
        _check_number(name, getattr(arguments, name, None))
    for name in ("seed", "seats"):
        _check_text(name, getattr(arguments, name, None) or "")
    _check_text("option", "".join(getattr(arguments, "option", ())))
    return arguments


def _check_text(name: str, text: str) -> None:
    """Bytes that are no text come as halves of characters, and no seed can be made of them."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise refused("not_text", name=f"--{name}") from error


def _check_number(name: str, value: int | None) -> None:
    if value is not None and value < 1:
        raise refused("too_few", name=f"--{name}", least=1)
    if value is not None and value > MOST_GAMES:
        raise refused("too_many", name=f"--{name}", most=whole_text(MOST_GAMES))


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("not_a_number", text=text)) from None


def options_of(arguments: argparse.Namespace) -> dict[str, str]:
    """The options given as ``--option name=value``."""
    options = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise refused("bad_option_text", text=text)
        options[name] = value
    return options


def _parser() -> _Parser:
    parser = _Parser(
        prog="yokai",
        description=translate(
            "CommandLine", "Yokai Septet and Yōkai. Without a command the window opens."
        ),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"Yokai Desktop {VERSION}",
        help=translate("CommandLine", "show the version and exit"),
    )
    commands = parser.add_subparsers(
        dest="command", metavar=translate("CommandLine", "COMMAND"), parser_class=_Parser
    )
    simulate = commands.add_parser(
        "simulate", help=translate("CommandLine", "let computer players play many games")
    )
    console = commands.add_parser("console", help=translate("CommandLine", "play in the terminal"))
    _add_game(
        simulate,
        translate("CommandLine", "a level for each seat, or one for all; random: any legal action"),
    )
    _add_game(
        console,
        translate("CommandLine", "a level for each seat; person: you, random: any legal action"),
    )
    simulate.add_argument(
        "--games",
        type=_number,
        default=100,
        metavar="N",
        help=translate("CommandLine", "number of deals"),
    )
    simulate.add_argument(
        "--duplicate",
        action="store_true",
        help=translate("CommandLine", "play every deal from every seat"),
    )
    replay = commands.add_parser(
        "replay", help=translate("CommandLine", "check a record by playing it again")
    )
    review = commands.add_parser(
        "review", help=translate("CommandLine", "rate every decision of a game")
    )
    for command in (replay, review):
        file = translate("CommandLine", "FILE")
        command.add_argument(
            "file", metavar=file, help=translate("CommandLine", "the record of a game")
        )
    review.add_argument(
        "--seat",
        type=_number,
        metavar="N",
        help=translate("CommandLine", "only this seat, from 0"),
    )
    review.add_argument(
        "--seed",
        default="",
        metavar=translate("CommandLine", "SEED"),
        help=translate("CommandLine", "the seed of the review’s random draws"),
    )
    dojo = commands.add_parser(
        "dojo", help=translate("CommandLine", "count lessons, trials and exercises")
    )
    dojo.add_argument(
        "--check", action="store_true", help=translate("CommandLine", "prove every trial")
    )
    bench = commands.add_parser("bench", help=translate("CommandLine", "measure speed"))
    for command in (review, bench):
        command.add_argument(
            "--quick", action="store_true", help=translate("CommandLine", "faster, less precise")
        )
    for command in (simulate, replay, review, dojo, bench):
        command.add_argument(
            "--json", action="store_true", help=translate("CommandLine", "print one JSON object")
        )
    _add_tour(
        commands.add_parser("tour", help=translate("CommandLine", "save a picture of every screen"))
    )
    entry = commands.add_parser(
        "install-desktop-entry", help=translate("CommandLine", "add the program to the menu")
    )
    entry.add_argument(
        "--remove",
        action="store_true",
        help=translate("CommandLine", "remove the program from the menu"),
    )
    return parser


def _add_game(command: argparse.ArgumentParser, seats: str) -> None:
    """What a game to be played needs."""
    names = [game.name for game in GAMES]
    command.add_argument(
        "game",
        choices=names,
        metavar=translate("CommandLine", "GAME"),
        help=translate("CommandLine", "septet or yokai"),
    )
    command.add_argument(
        "--players", type=_number, metavar="N", help=translate("CommandLine", "number of players")
    )
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=translate("CommandLine", "NAME=VALUE"),
        help=translate("CommandLine", "an option of the rules, such as scoring=standard"),
    )
    command.add_argument(
        "--seats",
        metavar=translate("CommandLine", "LEVEL,LEVEL,…"),
        help=seats,
    )
    command.add_argument(
        "--seed",
        default="",
        metavar=translate("CommandLine", "SEED"),
        help=translate("CommandLine", "a deal code, or any other text"),
    )


def _add_tour(command: argparse.ArgumentParser) -> None:
    folder = translate("CommandLine", "FOLDER")
    command.add_argument(
        "folder", metavar=folder, help=translate("CommandLine", "where to save the pictures")
    )
    command.add_argument(
        "--lang",
        choices=list(LANGUAGES),
        default=DEFAULT,
        help=translate("CommandLine", "the language of the pictures"),
    )
    command.add_argument(
        "--theme",
        choices=["light", "dark"],
        default="dark",
        help=translate("CommandLine", "their colours"),
    )
    command.add_argument(
        "--size",
        default="1440x900",
        metavar=translate("CommandLine", "WIDTHxHEIGHT"),
        help=translate("CommandLine", "the size of the window"),
    )
    command.add_argument(
        "--brief",
        action="store_true",
        help=translate("CommandLine", "only one picture of each part of the program"),
    )
