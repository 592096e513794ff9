from kit import Doc
from .scene import Scene
from .symbols import symbol

SCENE = Scene("#F0B58A", "#4A120A", 0.95, "#FFFFFF", 0.25, (146, 150, 80), "#F6DDA6")


def portrait(d: Doc) -> None:
    symbol(d, "fire", 146, 160, 150, "#4A120A")
