"""What the C library holds for this process, as far as it can be asked."""

from __future__ import annotations

import ctypes
import gc

import pytest

from yokai_desktop.ui.art import pictures


class Mallinfo(ctypes.Structure):
    """What glibc's ``mallinfo2`` tells of the heap."""

    names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in names.split()]


only_where_told = pytest.mark.skipif(
    not hasattr(ctypes.CDLL(None), "mallinfo2"), reason="only glibc tells what its heap holds"
)


def held_bytes() -> int:
    """What all blocks of memory in use weigh, kept pictures aside."""
    gc.collect()
    mallinfo = ctypes.CDLL(None).mallinfo2
    mallinfo.restype = Mallinfo
    found = mallinfo()
    return int(found.uordblks + found.hblkhd) - pictures.kept_bytes()
