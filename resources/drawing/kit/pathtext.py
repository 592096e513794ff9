"""Short path text: relative commands, one decimal, without rounding drift."""

from __future__ import annotations

import re

_NUMBERS = {"M": 2, "C": 6, "L": 2, "A": 7, "h": 1, "v": 1, "a": 7}
_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")


def _short(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("0", "-0"):
        return "0"
    if text.startswith("0."):
        return text[1:]
    return text.replace("-0.", "-.", 1)


class _Writer:
    """Collects commands; remembers where the pen stands after rounding."""

    def __init__(self) -> None:
        self.text = ""
        self.x = self.y = 0.0
        self._start = (0.0, 0.0)
        self._last = ""

    def _emit(self, command: str, values: list[float]) -> None:
        text = "" if command == self._last and command != "M" else command
        for k, value in enumerate(values):
            number = _short(value)
            if (k > 0 or not text) and not number.startswith("-"):
                text += " "
            text += number
        self.text += text
        self._last = command

    def close(self) -> None:
        self.text += "z"
        self._last = "z"
        self.x, self.y = self._start

    def move(self, x: float, y: float) -> None:
        self._emit("M", [x, y])
        self.x, self.y = round(x, 1), round(y, 1)
        self._start = (self.x, self.y)

    def draw(self, command: str, fixed: list[float], places: list[float]) -> None:
        """A relative command: numbers that stay as they are, then absolute places."""
        steps = [v - (self.y if k % 2 else self.x) for k, v in enumerate(places)]
        self._emit(command, fixed + steps)
        self._advance(steps[-2], steps[-1])

    def step(self, command: str, values: list[float], dx: float, dy: float) -> None:
        """A command that is relative already."""
        self._emit(command, values)
        self._advance(dx, dy)

    def _advance(self, dx: float, dy: float) -> None:
        self.x, self.y = round(self.x + round(dx, 1), 1), round(self.y + round(dy, 1), 1)


def compact(path: str) -> str:
    """The same path written shorter; knows the commands M C L A h v a z."""
    tokens = _TOKEN.findall(path)
    pen = _Writer()
    command = ""
    i = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        if command == "z":
            pen.close()
            continue
        count = _NUMBERS[command]
        v = [float(token) for token in tokens[i : i + count]]
        i += count
        if command == "M":
            pen.move(*v)
        elif command in "CL":
            pen.draw(command.lower(), [], v)
        elif command == "A":
            pen.draw("a", v[:5], v[5:])
        elif command == "a":
            pen.step("a", v, v[5], v[6])
        elif command == "h":
            pen.step("h", v, v[0], 0)
        else:
            pen.step("v", v, 0, v[0])
    return pen.text
