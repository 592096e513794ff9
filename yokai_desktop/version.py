"""What the program is called and which version it is, in the one place where it is written."""

VERSION = "0.1.0"

APP_TITLE = "Yokai Desktop"

APP_ID = "io.github.yokai_desktop.yokai_desktop"
"""The name of the program among all others: of its menu entry, icon, window class and packages."""

HOMEPAGE = "https://github.com/yokai-desktop/yokai-desktop"
