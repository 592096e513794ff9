"""Compiles the kernels in place if that was not done yet: ``python packaging/kernels.py``.

Whatever the outcome depends on is remembered beside it: sources, Python, compiler, headers.  So
nothing is done twice, and what failed for want of a compiler is tried again when one appears.
Without one the same files run as plain Python, and one sentence says what that means.
"""

from __future__ import annotations

import hashlib
import shlex
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
REMEMBERED = Path(sys.prefix) / "kernels-built"
INPUTS = ("setup.py", "packaging/compiled_modules.txt")
SECONDS_BETWEEN_WORDS = 5
PLAIN = (
    "Kernels run as plain Python: computer players think about ten times slower."
    " With a C compiler and Python's headers (gcc, libc6-dev, python3-dev) they are quick."
)


def compiler() -> str:
    """What the compiler says it is; nothing if there is none, or no headers for it."""
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    words = shlex.split(sysconfig.get_config_var("CC") or "cc")
    try:
        told = subprocess.run([words[0], "--version"], capture_output=True, text=True)
    except OSError:
        return ""
    return told.stdout.splitlines()[0] if told.returncode == 0 and headers.is_file() else ""


def fingerprint(found: str) -> str:
    """Of everything that the outcome depends on."""
    modules = (ROOT / "packaging" / "compiled_modules.txt").read_text(encoding="utf-8").split()
    digest = hashlib.sha256(f"{sys.version}\n{found}\n".encode())
    for name in (*INPUTS, *modules):
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def compiled_files() -> Iterator[Path]:
    yield from (ROOT / "yokai_desktop").rglob("*.so")


def compile_in_place() -> bool:
    """Compile, telling that it goes on; whether compiled kernels came of it."""
    print("Compiling the computer players, about a minute …", flush=True)
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        words = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        work = subprocess.Popen(words, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT)
        began = time.monotonic()
        while True:
            try:
                work.wait(SECONDS_BETWEEN_WORDS)
                break
            except subprocess.TimeoutExpired:
                print(f"  … {time.monotonic() - began:.0f} s", flush=True)
        is_done = work.returncode == 0 and any(compiled_files())
        if not is_done:
            said.seek(0)
            print("".join(said.readlines()[-10:]), end="")
    return is_done


def main() -> None:
    found = compiler()
    mark = fingerprint(found)
    if REMEMBERED.is_file() and REMEMBERED.read_text(encoding="utf-8") == mark:
        return
    for path in compiled_files():
        path.unlink()
    if not (found and compile_in_place()):
        print(PLAIN)
    REMEMBERED.write_text(mark, encoding="utf-8")


if __name__ == "__main__":
    main()
