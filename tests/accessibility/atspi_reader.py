"""Reads a program through AT-SPI as a screen reader does, with the system's own Python.

``python3 atspi_reader.py PROGRAM SECONDS`` waits for the program of that name on the accessibility
bus and prints every element of its window as one JSON object a line.
"""

from __future__ import annotations

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def application(name: str, seconds: float) -> Atspi.Accessible:
    """The program on the bus once it shows a window; None if it does not come."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(place)
            if found is not None and name in (found.get_name() or "") and found.get_child_count():
                return found
        GLib.MainContext.default().iteration(False)
        time.sleep(0.2)
    return None


def walk(element: Atspi.Accessible) -> None:
    """Print an element and everything in it that is shown."""
    states = element.get_state_set()
    print(
        json.dumps(
            {
                "role": element.get_role_name(),
                "name": element.get_name(),
                "description": element.get_description(),
                "focusable": states.contains(Atspi.StateType.FOCUSABLE),
                "showing": states.contains(Atspi.StateType.SHOWING),
            }
        )
    )
    for place in range(element.get_child_count()):
        child = element.get_child_at_index(place)
        if child is not None:
            walk(child)


if __name__ == "__main__":
    Atspi.init()
    reached = application(sys.argv[1], float(sys.argv[2]))
    if reached is None:
        sys.exit("the program is not on the accessibility bus")
    walk(reached)
