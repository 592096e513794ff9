"""Memory is given back, though small blocks stay between the large ones."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

from yokai_desktop.ui.window import heap

LEFT_AFTER_PICTURES = """
import sys
from yokai_desktop.ui.window.heap import give_back_large_blocks

def resident_kb():
    with open("/proc/self/status") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

if sys.argv[1] == "asked":
    assert give_back_large_blocks()
bytearray(8 << 20)  # from now on glibc by itself keeps all blocks of up to this size
before = resident_kb()
pictures, names = [], []
for _ in range(100):
    pictures.append(bytearray(300_000))
    names.append(bytearray(2_000))
del pictures
print(resident_kb() - before)
"""


def left_kb(how: str) -> int:
    done = subprocess.run(
        [sys.executable, "-c", LEFT_AFTER_PICTURES, how], capture_output=True, text=True, check=True
    )
    return int(done.stdout)


@pytest.mark.skipif(
    not hasattr(ctypes.CDLL(None), "mallopt"), reason="only glibc can be asked to give back"
)
def test_pictures_let_go_leave_no_memory_behind() -> None:
    assert left_kb("not asked") > 20_000
    assert left_kb("asked") < 5_000


def test_a_library_that_cannot_be_asked_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    assert not heap.give_back_large_blocks()
