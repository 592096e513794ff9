"""``python -m yokai_desktop``: the same as the command ``yokai``."""

from __future__ import annotations

from yokai_desktop.start import main

if __name__ == "__main__":
    main()
