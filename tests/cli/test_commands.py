"""The command line as a user meets it: real processes, exit codes, one line for what is wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from yokai_desktop.engine.contract import Json

ROOT = Path(__file__).parent.parent.parent


def yokai(
    *words: str, lang: str = "en_GB.UTF-8", typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "yokai_desktop", *words],
        capture_output=True,
        text=True,
        input=typed,
        env=environment | {"LANG": lang, "PYTHONIOENCODING": "utf-8"},
        cwd=ROOT,
    )


def refused(*words: str, lang: str = "en_GB.UTF-8") -> str:
    """What the command says when it refuses: one line, exit code 2, no traceback."""
    done = yokai(*words, lang=lang)
    assert done.returncode == 2
    assert done.stdout == ""
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("yokai: ")
    return lines[0].removeprefix("yokai: ")


def test_simulate_septet_tells_its_figures_as_one_json_object() -> None:
    done = yokai("simulate", "septet", "--players", "4", "--games", "6", "--seed", "1", "--json")
    figures = json.loads(done.stdout)
    assert figures["games"] == 6
    assert sum(figures["wins"]) == 6
    assert sum(figures["round_wins"]) == figures["rounds"]
    assert len(figures["points_mean"]) == 2
    assert len(figures["cpu_ms_mean"]) == len(figures["cpu_ms_p95"]) == 4
    assert figures["seconds"] > 0


def test_simulate_duplicate_plays_every_deal_from_every_side() -> None:
    words = ["simulate", "septet", "--players", "3", "--games", "2", "--duplicate", "--json"]
    figures = json.loads(yokai(*words).stdout)
    assert figures["games"] == 6
    assert len(figures["wins"]) == 3


def test_simulate_yokai() -> None:
    words = ["simulate", "yokai", "--players", "2", "--games", "3", "--seats", "casual", "--json"]
    figures = json.loads(yokai(*words).stdout)
    assert figures["games"] == 3
    assert 0 <= figures["won"] <= 3
    assert figures["turns_mean"] > 0
    assert sum(figures["ranks"].values()) == figures["won"]


def test_simulate_is_reproducible() -> None:
    words = ["simulate", "septet", "--games", "3", "--seats", "novice", "--seed", "x", "--json"]
    first, second = (json.loads(yokai(*words).stdout) for _ in range(2))
    assert first["wins"] == second["wins"]
    assert first["points_mean"] == second["points_mean"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate", "chess"], "does not exist"),
        (["simulate", "septet", "--players", "5"], "not for 5 players"),
        (["simulate", "septet", "--seats", "novice,novice"], "2 seats"),
        (["simulate", "septet", "--seats", "wizard"], "no level “wizard”"),
        (["simulate", "septet", "--option", "speed=1"], "no option “speed”"),
        (["simulate", "septet", "--option", "speed"], "name=value"),
        (["simulate", "septet", "--option", "scoring=x"], "scoring cannot be “x”"),
        (["simulate", "septet", "--games", "0"], "at least 1"),
        (["simulate", "septet", "--games", "many"], "not a whole number"),
        (["simulate", "septet", "--games", "9" * 20], "at most"),
        (["simulate"], "Missing"),
        (["replay"], "Missing"),
        (["replay", "nowhere.json"], "Cannot read nowhere.json"),
        (["dance"], "does not exist"),
        (["tour", "somewhere", "--size", "huge"], "1440x900"),
        (["simulate", "septet", "--players", "3", "--option", "variant=seven_next"], "four"),
    ],
)
def test_bad_input_gets_one_clear_line(words: list[str], sentence: str) -> None:
    assert sentence in refused(*words)


def test_bad_input_is_refused_in_french_too() -> None:
    lang = "fr_FR.UTF-8"
    assert "ne se joue pas à 5" in refused("simulate", "septet", "--players", "5", lang=lang)
    assert "Il manque" in refused("replay", lang=lang)
    assert "n’existe pas" in refused("dance", lang=lang)
    assert "10\u202f000\u202f000" in refused("simulate", "septet", "--games", "99999999", lang=lang)
    assert "10,000,000" in refused("simulate", "septet", "--games", "99999999")
    chess = refused("simulate", "chess", lang=lang)
    assert chess.startswith("JEU\u00a0:")
    assert chess.endswith("septet, yokai")


def test_help_and_figures_speak_french_too() -> None:
    lang = "fr_FR.UTF-8"
    told = yokai("simulate", "--help", lang=lang).stdout
    assert told.startswith("usage\u00a0: yokai simulate")
    for words in ("NOM=VALEUR", "nombre de joueurs", "options\u00a0:", "afficher cette aide"):
        assert words in told
    figures = yokai("simulate", "septet", "--games", "1", lang=lang).stdout
    assert "parties gagnées" in figures
    assert re.search(r"\d,\d", figures), "decimals have a comma"
    assert not re.search(r"\d\.\d", figures)
    assert re.search(r"\d,\d\u202f; \d", figures), "commas do not stand between decimals too"


def test_no_word_of_argparse_is_left_in_french() -> None:
    lang = "fr_FR.UTF-8"
    told = yokai("--help", lang=lang).stdout
    assert "arguments\u00a0:" in told
    assert "afficher la version" in told
    assert not re.search(r"\b(show|program|version number|exit|positional|error)\b", told)
    assert "--games\u00a0: « abc »".replace("« ", "«\u202f").replace(" »", "\u202f»") in refused(
        "simulate", "septet", "--games", "abc", lang=lang
    )


@pytest.mark.parametrize(
    "command", ["simulate", "console", "replay", "review", "dojo", "bench", "tour"]
)
def test_every_argument_has_help(command: str) -> None:
    """A line that ends with the name of an argument tells nothing about it."""
    told = yokai(command, "--help").stdout.split("\n\n", 1)[1]
    entries = re.split(r"\n  (?=\S)", told)[1:]
    assert len(entries) > 1
    for entry in entries:
        assert len(entry.split()) > 2, entry


def test_the_settings_choose_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("YOKAI_HOME", str(tmp_path))
    (tmp_path / "config").mkdir()
    settings = tmp_path / "config" / "settings.json"
    settings.write_text(json.dumps({"format": 1, "settings": {"language": "fr"}}))
    assert "Il manque" in refused("replay")
    settings.write_text(json.dumps({"format": 1, "settings": {"language": "en"}}))
    assert "Missing" in refused("replay", lang="fr_FR.UTF-8")
    settings.write_text("nonsense")
    assert "Il manque" in refused("replay", lang="fr_FR.UTF-8")


def test_replay_tells_the_outcome(tmp_path: Path) -> None:
    record = finished_record()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    summary = json.loads(yokai("replay", str(path), "--json").stdout)
    assert summary["finished"] is True
    assert summary["actions"] == len(record["actions"])
    assert summary["winners"] in ([0, 2], [1, 3])
    assert "winning seats" in yokai("replay", str(path)).stdout


def test_replay_refuses_damaged_records(tmp_path: Path) -> None:
    record = finished_record()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record)[:200])
    assert "not a game record" in refused("replay", str(path))
    record["actions"][7] = "play snow-99"
    path.write_text(json.dumps(record))
    assert "Action 8, “play snow-99”" in refused("replay", str(path))
    path.write_bytes(b"\xff\xfe\x00 binary")
    assert "Cannot read" in refused("replay", str(path))
    with path.open("wb") as file:
        file.truncate(9_000_000)
    assert "too large" in refused("replay", str(path))
    assert "not a regular file" in refused("replay", str(tmp_path))


@pytest.mark.parametrize("part", ["game", "options", "actions"])
def test_a_record_gives_no_orders_to_the_terminal(tmp_path: Path, part: str) -> None:
    """Colours, a new title or another direction of writing, from a stranger's file."""
    orders = "\x1b]0;title\x07\x1b[31m\u202e\n\x9b2J"
    record = finished_record()
    record[part] = {"game": orders, "options": {orders: orders}, "actions": [orders]}[part]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    said = refused("replay", str(path))
    assert said.isprintable()
    assert r"\x1b]0;title\x07" in said


@pytest.mark.posix
def test_replay_waits_for_no_pipe_and_reads_no_device(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "not a regular file" in refused("replay", str(tmp_path / "pipe"))
    assert "not a regular file" in refused("replay", "/dev/zero")
    (tmp_path / "loop").symlink_to("loop")
    assert "Cannot read" in refused("replay", str(tmp_path / "loop"))


def test_replay_reads_a_file_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished_record()), encoding="utf-8-sig")
    assert "winning seats" in yokai("replay", str(path)).stdout


def finished_record() -> dict[str, Json]:
    """A finished game of chance."""
    from random import Random

    from yokai_desktop.engine.match import Match
    from yokai_desktop.engine.septet.game import SEPTET

    match = Match(SEPTET, SEPTET.setup(4, seed="record"))
    rng = Random(1)
    while match.to_act is not None:
        match.play(match.to_act, rng.choice(match.state.legal()))
    return match.record()


def test_console_plays_a_whole_game_and_gives_another_chance() -> None:
    typed = "nonsense\nplay snow-13\n99\nhelp\n" + "1\n" * 400
    words = ["console", "septet", "--players", "2", "--seats", "person,random", "--seed", "A"]
    done = yokai(*words, typed=typed)
    assert done.returncode == 0
    assert "“nonsense” is not an action" in done.stdout
    assert "That is not possible now." in done.stdout
    assert "wins the game" in done.stdout
    assert done.stderr == ""


def test_console_plays_yokai_in_french() -> None:
    words = ["console", "yokai", "--players", "2", "--seats", "person,random", "--seed", "A"]
    done = yokai(*words, typed="1\n" * 300, lang="fr_FR.UTF-8")
    assert done.returncode == 0
    assert "Indices" in done.stdout
    assert "Les yōkai" in done.stdout


def test_console_draws_the_shape_of_the_level() -> None:
    words = ["console", "yokai", "--players", "2", "--option", "shape=gate", "--seed", "A"]
    done = yokai(*words, typed="quit\n")
    assert done.stdout.count("■") == 16


def test_console_hides_what_a_seat_may_not_see() -> None:
    words = ["console", "septet", "--seats", "person,random,person,random", "--seed", "A"]
    done = yokai(*words, typed="1\n\nquit\n")
    own, _, rest = done.stdout.partition("press Enter")
    first = next(line for line in own.splitlines() if line.startswith("Your hand"))
    secret = first.partition(": ")[2].split()
    assert rest
    assert not any(name in rest for name in secret)


def test_console_ends_quietly_when_the_input_ends() -> None:
    done = yokai("console", "septet", "--seed", "A", typed="")
    assert done.returncode == 0
    assert "Goodbye." in done.stdout
