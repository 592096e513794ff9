"""Runs the tests with plain kernels although compiled ones are there: ``-p tests.plain_kernels``.

Only plain Python can be measured; and where there is no C compiler it is all there is.
"""

from __future__ import annotations

from yokai_desktop.plain import use_plain_kernels

use_plain_kernels()
