"""Masks of the noh stage: young woman, old man, warrior, lion and demoness.

Every mask is drawn around (0, 0) in a box of 200 units and is worn without a ground.
"""

from __future__ import annotations

from kit import GOLD, INK, SEAL, WHITE
from pen import Pen, both, points

SKIN = "#FBEFDD"
BLUSH = "#E7A79A"
SMUDGE = "#8C7A66"
_DARK_MOUTH = "#6B1A12"
_TEETH = "#F1E4C4"


def young_woman(pen: Pen) -> None:
    """Ko-omote: white oval, parted hair, brows smudged high on the forehead."""
    pen.plate(both("0,-97 30,-91 62,-68 78,-28 79,12 72,40 58,64! 54,36 0,20"), INK)
    pen.inked(both("0,-66! 16,-78 44,-64 60,-30 63,8 52,50 28,82 0,92"), SKIN, 7)
    with pen.half():
        pen.oval(27, -44, 14, 6.5, -8, SMUDGE)
        pen.oval(38, 26, 14, 9, 0, BLUSH, 0.5)
        pen.plate("8,-2! 20,-12 38,-13 54,-6! 40,3 24,5", WHITE)
        pen.dot(31, -4, 7.5)
        pen.brush("6,0,2 20,-12,8 38,-14,9 56,-6,2")
        pen.line("12,4 28,8 46,2", 3.4)
        pen.line("5,14 7,28 15,34", 4.4, 0.1, 0.4)
        pen.line("58,-54 70,-24 72,14", 3, colour="#5A5244")
    pen.plate("-17,54! -9,50 0,53 9,50 17,54! 9,63 0,66 -9,63", SEAL)
    pen.brush("-19,54,1.5 0,57,4 19,54,1.5", _DARK_MOUTH)


def old_man(pen: Pen) -> None:
    """Okina: laughing eyes, tufted white brows, a long beard tied under the jaw."""
    tan, deep = "#DDAE72", "#B98348"
    pen.inked(both("0,36 22,38 30,54 20,80 0,98!"), WHITE, 6)
    with pen.half():
        pen.line("8,52 10,70 4,86", 3, colour=SMUDGE)
    pen.inked(both("0,-94 32,-86 60,-56 68,-10 60,34 36,62 0,70"), tan, 7)
    pen.plate(both("0,-94 32,-86 57,-60! 36,-68 0,-72"), INK)
    with pen.half():
        pen.plate("64,6! 60,36 36,60 20,66! 40,48 54,26", deep)
        for x, y, radius in ((14, -44, 10), (28, -50, 12), (44, -48, 11), (54, -38, 8)):
            pen.dot(x, y, radius + 3)
        for x, y, radius in ((14, -44, 10), (28, -50, 12), (44, -48, 11), (54, -38, 8)):
            pen.dot(x, y, radius, WHITE)
        pen.brush("12,-8,2 24,-20,9 38,-22,10 56,-8,2")
        pen.line("54,-6 62,4 62,16", 4)
        pen.line("46,-2 54,12 50,26", 4)
        pen.line("14,4 28,10 42,4", 3.4)
        pen.brush("4,-6,1.5 8,8,4 18,14,6 14,22,5 4,21,1.5")
        pen.line("20,20 34,28 36,44", 5)
    pen.line("-20,-58 0,-62 20,-58", 4)
    pen.plate(both("0,36 18,34 32,26! 24,46 10,52 0,53"), _DARK_MOUTH)
    pen.plate(both("0,37 14,36 20,34! 14,41 0,42"), _TEETH)


def warrior(pen: Pen) -> None:
    """Heita: sunburnt, a white headband, level brows, moustache and chin tuft."""
    skin, deep = "#E0A06C", "#B96E40"
    pen.plate(both("0,-98 12,-98 16,-86 40,-84 66,-62 76,-20 70,18 60,10 0,-20"), INK)
    pen.inked(both("0,-62 36,-58 58,-38 64,0 60,38 42,72 0,86"), skin, 7)
    with pen.half():
        pen.plate("63,10! 60,40 42,71 16,84! 40,62 52,36", deep)
        pen.brush("6,-18,3 20,-24,12 42,-28,13 60,-34,2")
        eye = points("10,-4! 22,-12 40,-13 55,-10! 44,4 24,6")
        pen.plate(eye, "#FFF3D0")
        pen.dot(32, -4, 8)
        pen.brush("8,-4,2 22,-12,8 40,-14,8 58,-10,2")
        pen.line("16,6 32,10 50,0", 3.6)
        pen.brush("6,0,1 10,16,4 20,24,6 12,30,4 4,29,1.5")
        pen.plate("1,38! 14,36 36,44 48,58! 28,54 12,48 1,47!", INK)
    pen.plate(both("0,50 12,50 22,54! 12,61 0,62"), SEAL)
    pen.plate(both("0,69 9,68 8,84 0,95!"), INK)
    pen.inked(both("0,-64 40,-60 63,-42! 65,-34 64,-26! 40,-42 0,-46"), WHITE, 5)
    pen.dot(0, -55, 7, SEAL)


def lion(pen: Pen) -> None:
    """Shishiguchi: the gold lion of the spirit world in a shock of red mane."""
    gold, deep, mane = "#D9AE4E", "#A67A26", "#B5382A"
    pen.inked(
        both(
            "0,-98! 12,-84 20,-82! 34,-96 54,-94! 52,-82 56,-76! 76,-80 92,-66! 80,-58 80,-48!"
            " 96,-40 99,-18! 86,-20 84,-10! 98,6 94,30! 84,20 80,30! 88,48 78,68! 60,50 0,40"
        ),
        mane,
        6,
    )
    with pen.half():
        for lock in ("34,-66 46,-78 52,-90", "56,-46 72,-56 84,-62", "64,-18 80,-26 92,-24"):
            pen.line(lock, 4, colour="#F0A088")
        pen.line("66,14 78,10 90,18", 4, colour="#F0A088")
    pen.inked(both("0,-66 30,-64 56,-44 66,-10 68,22 62,54 40,82 0,90"), gold, 7)
    with pen.half():
        pen.plate("67,22! 61,54 40,81 18,87! 44,62 56,38", deep)
        pen.inked("3,-22! 8,-44 28,-54 52,-46 64,-26! 44,-32 20,-26", INK, 3)
        pen.line("18,-42 32,-46 48,-38", 4.4, colour=gold)
        eye = points("8,-8! 20,-20 40,-22 58,-16! 50,0 32,6 16,4")
        pen.plate(eye, WHITE)
        pen.dot(31, -9, 9)
        pen.dot(28, -12, 3, WHITE)
        pen.brush("5,-7,3 20,-20,9 40,-23,9 62,-17,2")
        pen.line("12,4 32,9 52,0", 4, 0.3, 0.2)
        pen.brush("3,0,1.5 8,10,5 24,10,8 32,20,7 22,29,5 4,28,2")
        pen.oval(15, 22, 7, 4.5, -8)
    pen.inked(both("0,38 28,36 52,24! 54,48 38,68 0,72"), _DARK_MOUTH, 6)
    pen.plate(both("0,41 26,39 46,31! 42,45 24,51 0,52"), _TEETH)
    pen.plate(both("0,61 20,59 34,53! 28,64 14,67 0,68"), SEAL)
    with pen.half():
        for x, y in ((11, 46), (22, 45)):
            pen.line(f"{x},{y - 6} {x + 0.5},{y + 6}", 3, 0.7, 0.7)
        pen.inked("31,38! 34,52 39,60! 45,49 46,32!", WHITE, 4, heavy=(1, 0.4))
    pen.line("0,41 0,51", 3, 0.7, 0.7)
