"""Code comes from where the program and Python are installed, never from the current folder.

``python -m`` puts the current folder in front of everything, ``python -c`` (which is how other
processes are started) too: a ``pickle.py`` among somebody's downloads would be run.
"""

from __future__ import annotations

import os
import sys

SAFE_PATH = "PYTHONSAFEPATH"
"""Tells interpreters that are started to keep the current folder off their path."""
EXTRA_PATH = "PYTHONPATH"


def keep_current_folder_out() -> None:
    """Import nothing from the current folder any more, unless the program itself lies there.

    Then it comes last: nothing in a clone can take the place of a module of Python.
    """
    home = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    here = _current_folder()
    sys.path[:] = [entry for entry in sys.path if entry and os.path.abspath(entry) != here]
    if home == here:
        sys.path.append(home)
    make_children_safe()


def make_children_safe() -> None:
    """Interpreters that are started from now on keep the current folder off their path."""
    os.environ[SAFE_PATH] = "1"
    extra = os.environ.get(EXTRA_PATH)
    if extra is not None:
        # An empty part means the current folder, as in ``PYTHONPATH=$PYTHONPATH:/elsewhere``.
        parts = [part for part in extra.split(os.pathsep) if os.path.isabs(part)]
        os.environ[EXTRA_PATH] = os.pathsep.join(parts)


def _current_folder() -> str:
    try:
        return os.getcwd()
    except OSError:
        return ""  # it was removed: nothing can come from it
