from kit import Doc
from .scene import Scene
from .symbols import symbol

SCENE = Scene("#A9C9A4", "#1E3F2A", 0.95, "#FFFFFF", 0.25, (146, 150, 80), "#F6DDA6")


def portrait(d: Doc) -> None:
    symbol(d, "wind", 146, 160, 150, "#1E3F2A")
