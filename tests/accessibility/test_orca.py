"""What Orca itself says while a round is played by ear: all messages, in order, and none cut out.

It needs Orca and speech-dispatcher and takes two minutes, so it is for machines that have both: no
sound is needed, Orca writes down what it says.  With ``WRITE_TRANSCRIPTS=1`` that is kept.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.accessibility.test_atspi import LAUNCHER, SYSTEM_PYTHON, can_read
from tests.accessibility.test_by_ear import HERE, PLAYER, PROGRAM
from tests.e2e.screen import needs_a_screen, screen, write_settings

LONGEST = 400
MOST_LOST = 5
SAID = re.compile(r"SPEECH OUTPUT: '(.*)'\s*\{")
KEYS = re.compile(r"(\w|space|return|right|left|up|down) ?")
"""Orca says which keys are pressed."""

SESSION = """
"$1" --launch-immediately & bus=$!
speech-dispatcher -s -t 0 & speech=$!
orca --debug-file="$9" & orca=$!
sleep 6
"$4" "$5" $6 $7 "$8" & player=$!
"$2" -c "$3" $6 "$8" & program=$!
wait $player; heard=$?
sleep 3
kill $program $speech $bus
kill -9 $orca
exit $heard
"""
DUMMY = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n'


def can_speak() -> bool:
    """Whether there is an Orca, and none at work: there is one a person."""
    if not can_read() or not all(map(shutil.which, ("orca", "speech-dispatcher", "pgrep"))):
        return False
    return subprocess.run(["pgrep", "-x", "orca"], stdout=subprocess.DEVNULL).returncode != 0


@needs_a_screen
@pytest.mark.skipif(not can_speak(), reason="needs orca and speech-dispatcher")
@pytest.mark.parametrize(("game", "language"), [("septet", "fr"), ("yokai", "en")])
def test_orca_says_every_message_in_its_order(user_home: Path, game: str, language: str) -> None:
    quick = {"animation": "off", "trick_pause": 1, "speech_pace": "fast"}
    write_settings(user_home, language=language, **quick)
    speech = user_home / ".config" / "speech-dispatcher"
    speech.mkdir(parents=True)
    (speech / "speechd.conf").write_text(DUMMY, encoding="utf-8")
    log = user_home / "orca.log"
    environment = {
        **{name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"},
        "HOME": str(user_home),
        "XDG_RUNTIME_DIR": str(user_home),
        "YOKAI_HOME": str(user_home),
        "LC_ALL": "C.UTF-8",
        "EAR_CALM": "1.0",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    words = [LAUNCHER, sys.executable, PROGRAM, SYSTEM_PYTHON, str(PLAYER), game, language]
    words += [str(user_home / "heard"), str(log)]
    with screen() as display:
        played = subprocess.run(
            ["dbus-run-session", "--", "sh", "-c", SESSION, "session", *words],
            env=environment | {"DISPLAY": display},
            cwd=HERE.parents[1],
            capture_output=True,
            text=True,
            timeout=LONGEST,
        )
    assert played.returncode == 0, played.stderr[-3_000:]
    said = [found[1].strip() for found in map(SAID.search, log.open(encoding="utf-8")) if found]
    said = [words for words in said if not KEYS.fullmatch(words)]
    if os.environ.get("WRITE_TRANSCRIPTS"):
        kept = HERE / "transcripts" / f"orca.{game}.{language}.txt"
        kept.write_text("\n".join(said) + "\n", encoding="utf-8")
    told = [line for line in played.stdout.splitlines() if line and line[0] not in ">["]
    # While Orca is still getting to know the window its queue is flooded, and first words are lost.
    first = next(place for place, words in enumerate(told) if words in said)
    assert first < MOST_LOST
    rest = iter(said)
    missing = [words for words in told[first:] if words not in rest]
    assert not missing, "\n".join(said)
