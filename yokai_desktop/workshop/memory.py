"""How much memory this process holds, as each system tells it."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path

MEBIBYTE = 2**20


def memory_mb() -> float:
    """What lies in memory now; on macOS the most that ever lay there."""
    if sys.platform == "win32":
        return _working_set() / MEBIBYTE
    if sys.platform == "darwin":
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MEBIBYTE
    rows = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return int(next(row for row in rows if row.startswith("VmRSS")).split()[1]) / 1024


if sys.platform == "win32":

    class _Counters(ctypes.Structure):
        """``PROCESS_MEMORY_COUNTERS``, whose last fields nobody asks for here."""

        _fields_ = (
            ("cb", ctypes.c_uint32),
            ("PageFaultCount", ctypes.c_uint32),
            ("PeakWorkingSetSize", ctypes.c_size_t),
            ("WorkingSetSize", ctypes.c_size_t),
            ("unused", ctypes.c_size_t * 6),
        )

    def _working_set() -> int:
        counters = _Counters(cb=ctypes.sizeof(_Counters))
        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        told = kernel.K32GetProcessMemoryInfo(
            ctypes.c_void_p(kernel.GetCurrentProcess()), ctypes.byref(counters), counters.cb
        )
        return int(counters.WorkingSetSize) if told else 0
