"""Manual pages of both commands, made from the help of the command line, in each language."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from yokai_desktop.version import VERSION  # noqa: E402


@dataclass(frozen=True)
class Language:
    """The headings of a manual page, and what the commands are for."""

    code: str
    name: str
    synopsis: str
    description: str
    commands: str
    summaries: dict[str, str]
    window: str


LANGUAGES = (
    Language(
        "en",
        "NAME",
        "SYNOPSIS",
        "DESCRIPTION",
        "COMMANDS",
        {
            "yokai": "two card games about Japanese spirits: window and command line",
            "yokai-desktop": "two card games about Japanese spirits",
        },
        "Opens the window. The commands of yokai(6) need none.",
    ),
    Language(
        "fr",
        "NOM",
        "SYNOPSIS",
        "DESCRIPTION",
        "COMMANDES",
        {
            "yokai": "deux jeux de cartes au pays des yōkai, fenêtre et ligne de commande",
            "yokai-desktop": "deux jeux de cartes au pays des yōkai",
        },
        "Ouvre la fenêtre. Les commandes de yokai(6) s’en passent.",
    ),
)


def help_of(language: str, *command: str) -> str:
    """What ``yokai COMMAND --help`` prints."""
    environment = os.environ | {"LANGUAGE": language, "LC_ALL": "C.UTF-8", "COLUMNS": "76"}
    words = [sys.executable, "-P", "-m", "yokai_desktop", *command, "--help"]
    environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def commands_of(text: str) -> list[str]:
    """The commands that the help of ``yokai`` lists: the lines that are set in by four."""
    return re.findall(r"^    ([a-z][a-z-]+)", text, re.MULTILINE)


def escaped(text: str) -> str:
    """Plain text for roff: no line of it is read as a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


def page(command: str, language: Language) -> str:
    """One manual page."""
    lines = [f'.TH {command.upper()} 6 "" "Yokai Desktop {VERSION}"', f".SH {language.name}"]
    lines.append(f"{escaped(command)} \\- {escaped(language.summaries[command])}")
    lines += [f".SH {language.synopsis}", f".B {escaped(command)}"]
    if command == "yokai-desktop":
        lines += [f".SH {language.description}", escaped(language.window)]
        return "\n".join(lines) + "\n"
    whole = help_of(language.code)
    lines[-1] += " [COMMAND]"
    lines += [f".SH {language.description}", ".nf", escaped(whole), ".fi"]
    lines.append(f".SH {language.commands}")
    for name in commands_of(whole):
        lines += [f".SS {escaped(name)}", ".nf", escaped(help_of(language.code, name)), ".fi"]
    return "\n".join(lines) + "\n"


def write(folder: Path) -> list[Path]:
    """All pages below a folder like ``share/man``, compressed as Debian wants them."""
    written = []
    for language in LANGUAGES:
        place = folder / ("man6" if language.code == "en" else f"{language.code}/man6")
        place.mkdir(parents=True, exist_ok=True)
        for command in language.summaries:
            path = place / f"{command}.6.gz"
            path.write_bytes(gzip.compress(page(command, language).encode(), 9, mtime=0))
            written.append(path)
    return written
