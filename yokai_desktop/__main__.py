"""``python -m yokai_desktop``: the same as the command ``yokai``."""

from __future__ import annotations

import sys

from yokai_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
