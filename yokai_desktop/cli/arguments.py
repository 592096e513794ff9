"""The words of the command line, and what is said when they are wrong."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import NoReturn

from yokai_desktop.cli.sentences import Refused, language, refused
from yokai_desktop.engine.catalog import GAMES
from yokai_desktop.version import VERSION

MOST_GAMES = 10_000_000

_FRENCH = {
    "the following arguments are required: %s": "il manque : %s",
    "unrecognized arguments: %s": "mots inconnus : %s",
    "argument %(argument_name)s: %(message)s": "%(argument_name)s : %(message)s",
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "« %(value)s » n'existe pas (il y a %(choices)s)"
    ),
    "invalid %(type)s value: %(value)r": "« %(value)s » ne convient pas (attendu : %(type)s)",
    "expected one argument": "il manque une valeur",
}
"""The messages of argparse that a user can meet."""


class _Parser(argparse.ArgumentParser):
    """A parser that refuses in one line, in the user's language."""

    def error(self, message: str) -> NoReturn:
        raise Refused(message)


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The command and its arguments, checked."""
    if language() == "fr":
        argparse._ = lambda text: _FRENCH.get(text, text)  # type: ignore[attr-defined]
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
        raise refused("too_many", name=f"--{name}", most=MOST_GAMES)


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
    french = language() == "fr"

    def either(english: str, words: str) -> str:
        return words if french else english

    parser = _Parser(
        prog="yokai",
        description=either(
            "Yokai Septet and Yōkai. Without a command the window opens.",
            "Yokai Septet et Yōkai. Sans commande, la fenêtre s'ouvre.",
        ),
    )
    parser.add_argument("--version", action="version", version=f"Yokai Desktop {VERSION}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    games = [game.name for game in GAMES]

    simulate = commands.add_parser(
        "simulate",
        help=either(
            "let computer players play many games", "faire jouer l'ordinateur contre lui-même"
        ),
    )
    console = commands.add_parser(
        "console", help=either("play in the terminal", "jouer dans le terminal")
    )
    for command in (simulate, console):
        command.add_argument("game", choices=games)
        command.add_argument("--players", type=int, metavar="N")
        command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
        command.add_argument("--seats", metavar="LEVEL,LEVEL,…")
        command.add_argument("--seed", default="")
    simulate.add_argument("--games", type=int, default=100, metavar="N")
    simulate.add_argument("--duplicate", action="store_true")
    simulate.add_argument("--json", action="store_true")

    replay = commands.add_parser(
        "replay", help=either("check a record by playing it again", "vérifier une partie")
    )
    replay.add_argument("file")
    replay.add_argument("--json", action="store_true")

    review = commands.add_parser(
        "review", help=either("rate every decision of a game", "juger chaque choix d'une partie")
    )
    review.add_argument("file")
    review.add_argument("--seat", type=int, metavar="N")
    review.add_argument("--seed", default="")
    review.add_argument("--quick", action="store_true")
    review.add_argument("--json", action="store_true")

    bench = commands.add_parser("bench", help=either("measure speed", "mesurer la vitesse"))
    bench.add_argument("--json", action="store_true")
    bench.add_argument("--quick", action="store_true")

    tour = commands.add_parser(
        "tour", help=either("save a picture of every screen", "photographier chaque écran")
    )
    tour.add_argument("folder")
    tour.add_argument("--lang", choices=["en", "fr"], default="en")
    tour.add_argument("--theme", choices=["light", "dark"], default="dark")
    tour.add_argument("--size", default="1440x900", metavar="WxH")
    return parser
