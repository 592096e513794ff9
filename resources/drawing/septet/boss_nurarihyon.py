from kit import Doc
from .scene import Scene
from .symbols import symbol

SCENE = Scene("#C9C6C4", "#1C1C24", 0.95, "#FFFFFF", 0.25, (146, 150, 80), "#F6DDA6")


def portrait(d: Doc) -> None:
    symbol(d, "darkness", 146, 160, 150, "#1C1C24")
