from kit import Doc
from .scene import Scene
from .symbols import symbol

SCENE = Scene("#EBD9A0", "#5A430C", 0.95, "#FFFFFF", 0.25, (146, 150, 80), "#F6DDA6")


def portrait(d: Doc) -> None:
    symbol(d, "lightning", 146, 160, 150, "#5A430C")
