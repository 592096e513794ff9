"""The one source of colours, sizes and fonts."""

from yokai_desktop.ui.theme.current import Theme, Themed, side_colour, theme
from yokai_desktop.ui.theme.families import FAMILIES, FamilyColours
from yokai_desktop.ui.theme.scale import SMALLEST_HEIGHT, SMALLEST_WIDTH, Scale
from yokai_desktop.ui.theme.tokens import Tokens
from yokai_desktop.ui.theme.typeface import Role

__all__ = [
    "FAMILIES",
    "SMALLEST_HEIGHT",
    "SMALLEST_WIDTH",
    "FamilyColours",
    "Role",
    "Scale",
    "Theme",
    "Themed",
    "Tokens",
    "side_colour",
    "theme",
]
