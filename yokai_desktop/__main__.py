"""``python -m yokai_desktop``: the same as the command ``yokai``."""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]

if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
    # Until the program has its own way to end (``leaving``): silently, and not by a traceback.
    _signal.signal(_signal.SIGINT, _signal.SIG_DFL)

from yokai_desktop.start import main

if __name__ == "__main__":
    main()
