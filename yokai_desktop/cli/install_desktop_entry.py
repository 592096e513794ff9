"""``yokai install-desktop-entry``: add the program to the menu of this user, or take it away."""

from __future__ import annotations

import sys
from argparse import Namespace

from yokai_desktop.cli.sentences import refused
from yokai_desktop.desktop_entry import install, remove, user_folder


def run(arguments: Namespace) -> int:
    if sys.platform != "linux":
        raise refused("no_menu_entries")
    for path in remove(user_folder()) if arguments.remove else install(user_folder()):
        print(path)
    return 0
