"""Words of Qt's own dialogs that its translations lack, under the names Qt asks for them.

They stand in our catalogue with Qt's contexts and comments, so that Qt finds them there.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def words_qt_lacks() -> tuple[str, ...]:
    """What the dialogs for files say in the language now in force, where Qt has only English."""
    return (
        translate("QFileDialog", "&Look in:"),
        translate("QFileDialog", "Files of &type:"),
        translate("QAbstractFileIconProvider", "Drive"),
        translate("QAbstractFileIconProvider", "Folder", "All other platforms"),
        translate("QAbstractFileIconProvider", "File Folder", "Match Windows Explorer"),
        translate(
            "QAbstractFileIconProvider", "%1 File", "%1 is a file name suffix, for example txt"
        ),
        translate("QAbstractFileIconProvider", "File"),
        translate("QAbstractFileIconProvider", "Shortcut", "All other platforms"),
        translate("QAbstractFileIconProvider", "Alias", "macOS Finder"),
        translate("QAbstractFileIconProvider", "Unknown"),
    )
