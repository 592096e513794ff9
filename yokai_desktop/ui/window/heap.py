"""Memory that is given back to the system when it is no longer used."""

from __future__ import annotations

import ctypes

_TRIM_THRESHOLD = -1
_MMAP_THRESHOLD = -3
"""What glibc's ``mallopt`` calls them."""

LARGE = 128 * 1024
"""Blocks from this size on get pages of their own: most pictures of cards are larger."""
UNUSED = 256 * 1024
"""So much at the end of the heap may stay unused."""


def give_back_large_blocks() -> bool:
    """Have the C library return large blocks at once; False where it cannot be asked.

    By itself glibc raises the size from which it does so to that of the largest block ever freed.
    Small blocks then settle between old pictures, and the process grows with every game.
    """
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        return False
    return bool(mallopt(_MMAP_THRESHOLD, LARGE) and mallopt(_TRIM_THRESHOLD, UNUSED))


def give_back_unused() -> bool:
    """Have the C library return every page that holds nothing, wherever it lies in the heap.

    By itself it returns only the end.  A table leaves holes between what outlives it, each a
    little too small for the next one; False where the library cannot be asked or had nothing.
    """
    try:
        return bool(ctypes.CDLL(None).malloc_trim(0))
    except (AttributeError, OSError, TypeError):
        return False
