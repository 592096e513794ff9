"""What the command line says of itself; the rules' own refusals are in ``words.refusals``."""

from __future__ import annotations

import logging
import os

from yokai_desktop.paths import config_folder
from yokai_desktop.words.harmless import harmless
from yokai_desktop.words.joining import row_of
from yokai_desktop.words.languages import LANGUAGES, language_among
from yokai_desktop.words.voice import translate


class Refused(Exception):
    """Something that cannot be done, said in one sentence."""


def refused(key: str, **facts: object) -> Refused:
    """A refusal with the sentence of a key."""
    return Refused(say(key, **facts))


def language() -> str:
    """What the settings say, else the environment."""
    from yokai_desktop.storage.settings import Settings

    # Settings that cannot be read are told in the window and its log, not in a terminal.
    logging.getLogger("yokai_desktop").addHandler(logging.NullHandler())
    chosen = str(Settings(config_folder())["language"])
    if chosen in LANGUAGES:
        return chosen
    wishes = map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return language_among([next((wish for wish in wishes if wish), "")])


def say(key: str, **facts: object) -> str:
    """The sentence of a key in the user's language."""
    return _sentences()[key].format(**{name: _plain(value) for name, value in facts.items()})


def _plain(value: object) -> str:
    if isinstance(value, tuple | list):
        return row_of(map(_plain, value))
    return harmless(str(value))


def _sentences() -> dict[str, str]:
    return {
        "system_refuses": translate("CommandLine", "The system refuses: {why}."),
        "no_display": translate("CommandLine", "No window can be opened: there is no display."),
        "no_window": translate("CommandLine", "No window can be opened: {why}"),
        "no_menu_entries": translate("CommandLine", "Only Linux desktops have such menu entries."),
        "missing_libraries": translate(
            "CommandLine",
            "Qt needs system libraries that are missing. On Debian, as root:"
            " apt-get update && apt-get install {packages}",
        ),
        # files
        "no_file": translate("CommandLine", "Cannot read {file}: {why}."),
        "not_a_file": translate("CommandLine", "Cannot read {file}: it is not a regular file."),
        "not_a_game": translate("CommandLine", "Cannot read {file}: it is not a game record."),
        "file_too_large": translate("CommandLine", "{file} is too large to be a game."),
        "no_folder": translate("CommandLine", "Cannot write to {folder}: {why}."),
        # arguments
        "not_text": translate("CommandLine", "What follows {name} holds bytes that are not text."),
        "unknown_level": translate(
            "CommandLine",
            "There is no level “{level}” in this game; choose from {levels}.",
        ),
        "bad_option_text": translate(
            "CommandLine", "An option is written name=value, not “{text}”."
        ),
        "bad_size": translate(
            "CommandLine",
            "A size is written 1440x900, from 640x480 to 7680x4320, not “{text}”.",
        ),
        "not_a_number": translate("CommandLine", "“{text}” is not a whole number."),
        "too_few": translate("CommandLine", "{name} must be at least {least}."),
        "too_many": translate("CommandLine", "{name} must be at most {most}."),
        "no_such_seat": translate(
            "CommandLine", "There is no seat {seat}; seats count from 0 to {last}."
        ),
        # a review
        "review_slip": translate(
            "CommandLine",
            "Action {number}, seat {seat}: {action} is a slip, −{loss} ± {error}; best: {best}.",
        ),
        "review_mistake": translate(
            "CommandLine",
            "Action {number}, seat {seat}: {action} is a mistake, −{loss} ± {error}; best: {best}.",
        ),
        "review_blunder": translate(
            "CommandLine",
            "Action {number}, seat {seat}: {action} is a blunder, −{loss} ± {error}; best: {best}.",
        ),
        "review_seat": translate(
            "CommandLine", "Seat {seat}: accuracy {accuracy}, played like {level}."
        ),
        "review_too_few": translate(
            "CommandLine", "Seat {seat}: {decisions} choices are too few to tell an accuracy."
        ),
        # the dojo
        "dojo_file_left_out": translate("CommandLine", "{file} was left out: {reason}."),
        "dojo_entry_left_out": translate(
            "CommandLine", "“{entry}” of {file} was left out: {reason}."
        ),
        # the console
        "console_deal": translate(
            "CommandLine", "Deal code {seed}. Type an action or its number; help, quit."
        ),
        "console_bye": translate("CommandLine", "Goodbye."),
        "console_next_person": translate(
            "CommandLine", "Player {seat}: press Enter when only you can see the screen."
        ),
        "console_examples": translate("CommandLine", "{count} choices; for example: {example}"),
        "console_help": translate(
            "CommandLine",
            "Type an action, such as “{example}”, or the number of a choice; quit ends.",
        ),
        "console_no_such_number": translate(
            "CommandLine", "The choices are numbered from 1 to {most}."
        ),
        "s_straw": translate("CommandLine", "Straw pile ({name}):"),
        "s_trick": translate("CommandLine", "On the table: {cards}"),
        "s_hand": translate("CommandLine", "Your hand: {cards}"),
        "s_result": translate("CommandLine", "Points {points}; score {scores}."),
        "y_affinity_open": translate("CommandLine", "Affinity: {one} and {other} must touch."),
        "y_affinity_secret": translate(
            "CommandLine", "Your secret affinity: {one} and {other} must touch."
        ),
        "y_shape": translate("CommandLine", "The cards must form:"),
        "y_hints": translate("CommandLine", "Hints: {pile} face down; turned up: {hints}"),
        "y_ask_first_look": translate(
            "CommandLine", "Look at a card (look K11), or declare the yōkai at peace (appease)."
        ),
        "y_ask_second_look": translate("CommandLine", "Look at another card (look L12)."),
        "y_ask_move": translate("CommandLine", "Move a card (move N14 O12)."),
        "y_ask_hint": translate(
            "CommandLine", "Turn up a hint (reveal) or place one (hint FAMILIES K11)."
        ),
        "y_over": translate("Refusals", "The game is over."),
        "y_split": translate("CommandLine", "Scattered: {families}."),
        "y_affinity_failed": translate("CommandLine", "{one} and {other} do not touch."),
        "y_shape_failed": translate("CommandLine", "The shape is not formed."),
        "y_sheet": translate(
            "CommandLine",
            "Hints placed correctly {true}, wrongly {false}; turned up {turned_up};"
            " face down {face_down}.",
        ),
    }
