"""What the system says when a file cannot be read or written, in the user's language."""

from __future__ import annotations

import errno

from yokai_desktop.words.voice import translate


def system_words(error: OSError) -> str:
    """Why something failed, as half a sentence; rare reasons in the words of the system."""
    words = {
        errno.ENOENT: translate("System", "it does not exist"),
        errno.EACCES: translate("System", "permission denied"),
        errno.EPERM: translate("System", "permission denied"),
        errno.EISDIR: translate("System", "it is a folder"),
        errno.ENOTDIR: translate("System", "part of the path is not a folder"),
        errno.EEXIST: translate("System", "something of that name is in the way"),
        errno.ELOOP: translate("System", "its links lead in a circle"),
        errno.ENOSPC: translate("System", "the disk is full"),
        errno.EROFS: translate("System", "the disk is read-only"),
        errno.ENAMETOOLONG: translate("System", "the name is too long"),
    }
    return words.get(error.errno or 0) or error.strerror or str(error)
