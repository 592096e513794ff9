"""What is missing of the system is installed by root, told to others, and never asked for twice."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"
TOOLS = ("sh", "grep", "tail", "printf", "mktemp", "rm", "cat", "tr")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Debian packages")


class System:
    """A pretended system: a folder of commands, and what was asked of apt-get."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked = folder / "asked"
        for tool in TOOLS:
            if found := shutil.which(tool):
                (folder / tool).symlink_to(found)
        self.command("id", "echo 1000")
        self.command("python3", "exit 1")
        self.command("apt-get", f'echo "$@" >> {self.asked}')
        self.installed("")

    def command(self, name: str, script: str) -> None:
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def installed(self, pattern: str) -> None:
        """Let packages count as installed whose names match a pattern of ``case``."""
        answer = f'case "$3" in {pattern}) echo installed;; esac' if pattern else "exit 1"
        self.command("dpkg-query", answer)

    def run(self, script: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.folder / "sh", PACKAGING / script, *words],
            env={"PATH": str(self.folder), "TMPDIR": str(self.folder)},
            capture_output=True,
            text=True,
        )


@pytest.fixture
def system(tmp_path: Path) -> System:
    return System(tmp_path)


def test_others_than_root_are_told_one_line(system: System) -> None:
    system.command("sudo", "exit 1")
    done = system.run("bootstrap.sh", "play")
    assert done.returncode == 1
    assert "sudo sh -c 'apt-get update && apt-get install" in done.stderr
    assert "libegl1" in done.stderr
    assert "python3-venv" in done.stderr
    assert not system.asked.exists()


def test_without_sudo_the_line_uses_su(system: System) -> None:
    assert "  su -c 'apt-get update && " in system.run("bootstrap.sh").stderr


def test_root_installs_after_an_update(system: System) -> None:
    system.command("id", "echo 0")
    done = system.run("bootstrap.sh", "play")
    assert done.returncode == 0, done.stderr
    update, install = system.asked.read_text().splitlines()
    assert update.startswith("update")
    assert "libxcb-cursor0" in install
    assert "xvfb" not in install


def test_root_without_a_network_is_told_so(system: System) -> None:
    system.command("id", "echo 0")
    system.command("apt-get", 'echo "E: Unable to fetch some archives"; exit 100')
    done = system.run("bootstrap.sh", "play")
    assert done.returncode == 1
    assert "Unable to fetch" in done.stderr
    assert "Is there a network?" in done.stderr


@pytest.mark.parametrize("names", ["*", "*t64"], ids=["as named", "as since Debian 13"])
def test_a_compiler_is_useful_but_not_needed(names: str, system: System) -> None:
    system.installed(names)
    system.command("python3", "exit 0")
    system.command("cc", "exit 0")
    assert system.run("bootstrap.sh").stdout == ""
    (system.folder / "cc").unlink()
    done = system.run("bootstrap.sh")
    assert done.returncode == 0
    assert "ten times slower" in done.stdout
    assert "gcc" in done.stdout


def test_pip_is_quiet_unless_it_fails(system: System) -> None:
    system.command("pip-python", "echo WARNING: nobody wants to read this")
    done = system.run("pip_install.sh", "pip-python", "Qt", "PySide6")
    assert done.returncode == 0
    assert done.stdout == "Installing Qt …\n"
    system.command("pip-python", "echo no such version; exit 1")
    done = system.run("pip_install.sh", "pip-python", "Qt", "PySide6")
    assert done.returncode == 1
    assert done.stderr == "no such version\n"


def test_pip_without_a_network_is_told_so(system: System) -> None:
    system.command(
        "pip-python", "echo 'Temporary failure in name resolution'; echo 'No matching'; exit 1"
    )
    done = system.run("pip_install.sh", "pip-python", "Qt", "PySide6")
    assert done.returncode == 1
    assert done.stderr.startswith("Python's packages could not be downloaded")
    assert "No matching" not in done.stderr
