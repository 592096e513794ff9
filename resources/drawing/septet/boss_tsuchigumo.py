from kit import Doc
from .scene import Scene
from .symbols import symbol

SCENE = Scene("#C9B6D6", "#2A1A3C", 0.95, "#FFFFFF", 0.25, (146, 150, 80), "#F6DDA6")


def portrait(d: Doc) -> None:
    symbol(d, "earth", 146, 160, 150, "#2A1A3C")
