"""The symbolic icons of bars, buttons and lists, and the application icon."""

from __future__ import annotations

from pathlib import Path

from icons_application import draw_application_icon
from icons_sketch import Orders, draw_icon

ICONS: dict[str, Orders] = {
    "menu": ("stroke 40,66 200,66", "stroke 40,120 200,120", "stroke 40,174 200,174"),
    "help": (
        "ring 120,120 98",
        "stroke 92,98 97,78 120,68 143,78 147,98 134,114 120,126 120,140",
        "disc 120,170 12",
    ),
    "settings": (
        "ring 120,120 74",
        "ring 120,120 34",
        "stroke 190,120 212,120",
        "stroke 169,169 185,185",
        "stroke 120,190 120,212",
        "stroke 71,169 55,185",
        "stroke 50,120 28,120",
        "stroke 71,71 55,55",
        "stroke 120,50 120,28",
        "stroke 169,71 185,55",
    ),
    "hint": (
        (
            "stroke 98,160 94,146 74,124 66,98 76,62 104,42 136,42 164,62 174,98 166,124 146,146"
            " 142,160"
        ),
        "stroke 98,160 142,160",
        "stroke 98,186 142,186",
        "stroke 112,209 128,209",
    ),
    "log": (
        "frame 52,28 136,184 18",
        "thin 82,76 158,76",
        "thin 82,108 158,108",
        "thin 82,140 158,140",
        "thin 82,172 126,172",
    ),
    "last-trick": (
        "frame 98,50 106,150 18",
        "stroke 74,60 42,70",
        "stroke 42,70 70,184",
        "thin 133,94 168,94",
        "thin 133,126 168,126",
        "thin 133,158 152,158",
    ),
    "undo": (
        "stroke 52,92 150,92 182,104 196,136 184,170 150,184 104,184",
        "stroke 92,50 52,92",
        "stroke 52,92 92,134",
    ),
    "back": ("stroke 40,120 200,120", "stroke 104,54 40,120", "stroke 40,120 104,186"),
    "forward": ("stroke 40,120 200,120", "stroke 136,54 200,120", "stroke 200,120 136,186"),
    "play": ("poly 82,54 186,120 82,186",),
    "pause": ("block 62,44 40,152 12", "block 138,44 40,152 12"),
    "first": ("block 48,44 22,152 10", "poly 182,58 100,120 182,182"),
    "last": ("block 170,44 22,152 10", "poly 58,58 140,120 58,182"),
    "dice": (
        "frame 40,40 160,160 30",
        "disc 84,84 15",
        "disc 156,84 15",
        "disc 120,120 15",
        "disc 84,156 15",
        "disc 156,156 15",
    ),
    "copy": (
        "frame 88,82 118,130 18",
        "stroke 62,160 46,156 43,142 43,52 48,40 60,37 138,37 152,42 158,56",
    ),
    "eye": (
        "stroke 26,120 58,84 94,65 120,62 146,65 182,84 214,120",
        "stroke 26,120 58,156 94,175 120,178 146,175 182,156 214,120",
        "disc 120,120 30",
    ),
    "eye-off": (
        "stroke 26,120 50,92 74,76",
        "stroke 112,62 146,65 182,84 214,120 194,144",
        "stroke 26,120 58,156 94,175 120,178 150,174",
        "stroke 52,42 190,198",
        "plate 96,102! 90,120 98,140 120,150 136,146!",
    ),
    "move": (
        "stroke 120,36 120,204",
        "stroke 36,120 204,120",
        "stroke 92,62 120,34",
        "stroke 120,34 148,62",
        "stroke 92,178 120,206",
        "stroke 120,206 148,178",
        "stroke 62,92 34,120",
        "stroke 34,120 62,148",
        "stroke 178,92 206,120",
        "stroke 206,120 178,148",
    ),
    "check": ("stroke 40,126 96,182", "stroke 96,182 202,62"),
    "cross": ("stroke 56,56 184,184", "stroke 184,56 56,184"),
    "close": ("stroke 68,68 172,172", "stroke 172,68 68,172", "ring 120,120 104"),
    "lock": (
        "block 48,108 144,102 18",
        "stroke 78,116 78,82 92,54 120,43 148,54 162,82 162,116",
    ),
    "unlock": (
        "block 48,108 144,102 18",
        "stroke 78,116 74,78 84,46 112,30 140,36 156,60",
    ),
    "person": (
        "ring 120,76 49",
        "stroke 36,208 46,170 76,148 120,142 164,148 194,170 204,208",
    ),
    "computer": (
        "frame 32,44 176,120 16",
        "stroke 76,204 164,204",
        "stroke 120,164 120,200",
    ),
    "seal": (
        "frame 36,36 168,168 20",
        "thin 76,86 164,82",
        "thin 70,128 170,124",
        "thin 122,62 122,126 104,158 76,178",
        "thin 126,128 142,156 166,176",
    ),
    "declare": (
        "poly 40,100 84,100 164,54 164,186 84,140 40,140",
        "stroke 196,90 208,120 196,150",
        "stroke 74,156 86,204",
    ),
    "home": (
        "stroke 28,118 120,40",
        "stroke 120,40 212,118",
        "stroke 58,104 58,200",
        "stroke 58,200 182,200",
        "stroke 182,200 182,104",
        "block 100,136 40,66 8",
    ),
    "journey": (
        "disc 54,184 25",
        "ring 186,56 31",
        "stroke 82,184 150,186 182,172 180,148 150,134 92,130 62,112 62,82 92,60 144,56",
    ),
    "history": (
        "stroke 50,78 82,46 124,34 170,48 200,84 204,128 186,172 146,202 102,202 62,180 42,146",
        "stroke 48,34 48,80",
        "stroke 48,80 94,80",
        "stroke 122,80 122,126",
        "stroke 122,126 154,144",
    ),
    "rules": (
        "stroke 120,66 92,50 34,48",
        "stroke 34,48 34,182",
        "stroke 34,182 92,184 120,200",
        "stroke 120,66 148,50 206,48",
        "stroke 206,48 206,182",
        "stroke 206,182 148,184 120,200",
        "stroke 120,66 120,198",
    ),
    "export": (
        "stroke 120,38 120,148",
        "stroke 74,84 120,38",
        "stroke 120,38 166,84",
        "stroke 44,142 44,200",
        "stroke 44,200 196,200",
        "stroke 196,200 196,142",
    ),
    "import": (
        "stroke 120,38 120,148",
        "stroke 74,102 120,148",
        "stroke 120,148 166,102",
        "stroke 44,142 44,200",
        "stroke 44,200 196,200",
        "stroke 196,200 196,142",
    ),
    "trash": (
        "stroke 38,66 202,66",
        "stroke 96,62 100,42",
        "stroke 100,42 140,42",
        "stroke 140,42 144,62",
        "stroke 60,70 72,206",
        "stroke 72,206 168,206",
        "stroke 168,206 180,70",
        "thin 104,102 108,172",
        "thin 136,102 132,172",
    ),
    "edit": (
        "stroke 44,196 54,148",
        "stroke 54,148 158,44",
        "stroke 158,44 196,82",
        "stroke 196,82 92,186",
        "stroke 92,186 44,196",
        "thin 132,72 168,108",
    ),
    "search": ("ring 104,104 76", "stroke 154,154 206,206"),
    "sound": (
        "poly 38,102 74,102 118,60 118,180 74,138 38,138",
        "stroke 152,92 162,120 152,148",
        "stroke 182,62 204,120 182,178",
    ),
    "full-screen": (
        "stroke 40,92 40,40",
        "stroke 40,40 92,40",
        "stroke 148,40 200,40",
        "stroke 200,40 200,92",
        "stroke 200,148 200,200",
        "stroke 200,200 148,200",
        "stroke 92,200 40,200",
        "stroke 40,200 40,148",
    ),
    "arrow-left": ("stroke 150,44 76,120", "stroke 76,120 150,196"),
    "arrow-right": ("stroke 90,44 164,120", "stroke 164,120 90,196"),
    "pin": (
        (
            "plate 82,36! 84,30 156,30 158,36 158,50! 150,56 150,96 184,130 184,142! 56,142! 56,130"
            " 90,96 90,56 82,50!"
        ),
        "stroke 120,140 120,212",
    ),
}


def draw(out: Path) -> list[Path]:
    """Write ``icons/*.svg`` under `out`."""
    folder = out / "icons"
    written = [draw_icon(folder, name, orders) for name, orders in ICONS.items()]
    written.append(draw_application_icon(folder))
    return written


if __name__ == "__main__":
    draw(Path(__file__).resolve().parent.parent)
