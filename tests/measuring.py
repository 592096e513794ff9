"""Measures which lines and branches the tests run, and fails the run below the floors.

Measuring takes nearly as long again as what is measured.  Tests that go through whole screens and
games once more, in other looks, sizes and hands, are run without it.

``pytest -p tests.measuring -n auto`` is what ``make test`` does: as many processes as there are
processors share the suite, and what they run is measured.  Compiled kernels cannot be: beside the
whole suite the tests of the engine run a second time, with plain kernels, in a process of their
own.  That run alone measures them: it takes more than twice as long to measure what they do.
Processes that tests start are measured too; the plain twins of the computer players are among
them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage

from tests.coverage_floors import Reached, by_part, complaints, floor_of, floored

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "coverage"
"""Where the data lie, as ``pyproject.toml`` says."""
PLAIN_TESTS = ("tests/engine",)
UNMEASURED = (
    "tests/accessibility/test_by_ear",
    "tests/accessibility/test_colours",
    "tests/accessibility/test_keyboard_games",
    "tests/accessibility/test_orca",
    "tests/accessibility/test_tab_stops",
    "tests/accessibility/test_text_size",
    "tests/accessibility/test_uncut",
    "tests/accessibility/test_won_by_ear",
    "tests/e2e",
    "tests/robustness/test_damaged",
    "tests/robustness/test_dojo_sets",
    "tests/robustness/test_hostile_imports",
    "tests/robustness/test_long_session",
    "tests/robustness/test_power_cuts",
    "tests/robustness/test_random_games",
    "tests/robustness/test_strange_reviews",
    "tests/robustness/test_traced_imports",
    "tests/ui/test_large_text",
    "tests/ui/test_switching",
    "tests/ui/yokai/test_card_room",
    "tests/ui/yokai/test_plates",
    "tests/ui/yokai/test_text_sizes",
    "tests/ui/yokai/test_whole_games",
)
"""What these run others run too."""
PLAIN_LOG = FOLDER / "plain.log"
LAST_LINES = 40
IN_CHILDREN = "COVERAGE_PROCESS_CONFIG"
"""Tells processes to measure themselves."""


class Measuring:
    """One measured run; ``tell`` says what came of it."""

    def __init__(self) -> None:
        shutil.rmtree(FOLDER, ignore_errors=True)
        FOLDER.mkdir(parents=True)
        self._plain = start_plain_run()
        self._coverage = Coverage(config_file=str(ROOT / "pyproject.toml"))
        self._coverage.start()
        self.faults: list[str] = []
        self.reached: dict[str, Reached] = {}

    def finish(self) -> None:
        """Wait for the plain run, then put all data together."""
        self._coverage.stop()
        self._coverage.save()
        if self._plain.wait() != 0:
            lines = PLAIN_LOG.read_text(encoding="utf-8").splitlines()[-LAST_LINES:]
            self.faults.append("\n".join(["The tests with plain kernels failed:", *lines]))
        files = dict(measured_files())
        self.reached = by_part(files.items())
        self.faults += complaints(files)

    def abandon(self) -> None:
        """End the plain run with a run that was broken off."""
        self._plain.terminate()
        self._plain.wait()

    def tell(self, terminal: pytest.TerminalReporter) -> None:
        if not self.reached:
            return
        terminal.section("coverage of lines and branches")
        for part, reached in self.reached.items():
            terminal.write_line(f"{part:8} {floored(reached.percent):>5} %  ({floor_of(part):g} %)")
        for fault in self.faults:
            terminal.write_line(fault, red=True)
        if self.faults:
            terminal.write_line("The lines: python -m coverage report --show-missing")


def start_plain_run() -> subprocess.Popen[bytes]:
    words = ["coverage", "run", "-m", "pytest", "-p", "tests.plain_kernels", *PLAIN_TESTS]
    with PLAIN_LOG.open("wb") as log:
        return subprocess.Popen(
            [sys.executable, "-m", *words],
            cwd=ROOT,
            env=os.environ | {"PYTEST_ADDOPTS": "-p no:cacheprovider"},
            stdout=log,
            stderr=subprocess.STDOUT,
        )


def save_own_part() -> None:
    """Write down what this process ran, if it is measured."""
    running = Coverage.current()
    if running is not None:
        running.stop()
        running.save()


def measured_files() -> Iterator[tuple[str, Reached]]:
    """What all processes together ran of each file."""
    everything = Coverage(config_file=str(ROOT / "pyproject.toml"))
    everything.combine(strict=True)
    report = FOLDER / "report.json"
    everything.json_report(outfile=str(report))
    for path, found in json.loads(report.read_text(encoding="utf-8"))["files"].items():
        sums = found["summary"]
        yield (
            path,
            Reached(
                sums["num_statements"] + sums["num_branches"],
                sums["covered_lines"] + sums["covered_branches"],
            ),
        )


_running = pytest.StashKey[Measuring]()


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Begin before anything of the program is imported, in the process that shares out the suite.

    Those that run parts of it measure themselves, as every process does that tests start.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ:
        early_config.stash[_running] = Measuring()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Run what others measure without measuring it here, nor in processes that are started."""
    is_measured = not item.nodeid.startswith((*PLAIN_TESTS, *UNMEASURED))
    running = None if is_measured else Coverage.current()
    if running is None:
        return (yield)
    running.stop()
    how = os.environ.pop(IN_CHILDREN, None)
    try:
        return (yield)
    finally:
        if how is not None:
            os.environ[IN_CHILDREN] = how
        running.start()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Put together what was run, once all who share the suite have ended.

    They write down what they ran before they say that they are done: who ends slowly is killed.
    """
    measuring = session.config.stash.get(_running, None)
    if measuring is None:
        save_own_part()
        return
    if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        measuring.abandon()
        return
    measuring.finish()
    if measuring.faults and exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if _running in config.stash:
        config.stash[_running].tell(terminalreporter)
