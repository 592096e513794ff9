"""What the bundled program runs: the window, or a command of the command line."""

import multiprocessing
import sys

from yokai_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
