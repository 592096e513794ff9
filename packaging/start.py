"""What the bundled program runs: the window, or a command of the command line."""

import multiprocessing

from yokai_desktop.start import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    main()
