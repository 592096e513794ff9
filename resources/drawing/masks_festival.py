"""Masks of the festival stall: fire-blower, moon-faced girl, daruma, tengu, actor, cat, rabbit.

Every mask is drawn around (0, 0) in a box of 200 units and is worn without a ground.
"""

from __future__ import annotations

from kit import GOLD, INK, PAPER, SEAL, WHITE
from masks_noh import BLUSH, SMUDGE
from pen import Pen, both

_RED = "#C8452F"
_DEEP = "#832314"


def fire_blower(pen: Pen) -> None:
    """Hyottoko: dotted kerchief, unequal eyes, a mouth blown askew."""
    skin, deep = "#F3C48E", "#CF8E52"
    pen.inked("44,-68! 66,-88 88,-90! 82,-76 90,-62! 70,-58 52,-52!", WHITE, 6)
    pen.inked("0,-84 44,-76 66,-40 70,6 58,52 34,82 0,90 -38,80 -66,46 -70,0 -62,-44", skin, 7)
    pen.plate("68,14! 58,52 34,80 4,88! 34,70 54,46", deep)
    pen.inked(both("0,-92 44,-84 68,-52! 70,-40 66,-30! 40,-44 0,-50"), WHITE, 6)
    for x, y in ((-46, -56), (-24, -74), (0, -64), (24, -76), (46, -58), (74, -76)):
        pen.dot(x, y, 6, "#2F5F8F")
    pen.brush("-58,-20,2 -42,-34,10 -24,-34,10 -12,-24,2")
    pen.brush("12,-16,2 28,-24,10 44,-24,10 60,-14,2")
    pen.inked("-54,2! -44,-14 -28,-16 -14,0! -24,12 -42,14", WHITE, 5, 0.8)
    pen.dot(-31, 0, 8)
    pen.brush("14,6,2 28,-4,9 44,-3,9 58,6,2")
    pen.line("20,12 36,16 52,12", 4)
    pen.oval(-46, 30, 13, 9, 0, "#E8705A", 0.6)
    pen.oval(44, 30, 15, 10, 0, "#E8705A", 0.6)
    pen.brush("-2,-4,1 4,14,4 8,24,7 -2,29,6 -12,25,2")
    pen.line("10,34 12,50 2,68", 4.6)
    pen.line("-48,42 -52,56 -44,70", 4)
    pen.inked("-40,46 -22,40 -6,50 -4,66 -18,76 -36,72 -46,60", "#D9674C", 5.5, 0.7)
    pen.oval(-29, 59, 10, 11, 14, "#4A140C")
    for fold in ("-24,44 -26,48 -27,51", "-8,54 -13,56 -17,57", "-16,72 -20,69 -22,67"):
        pen.line(fold, 3, colour=_DEEP)


def moon_face(pen: Pen) -> None:
    """Okame: round cheeks, tiny mouth, hair like two black wings."""
    pen.plate(both("0,-95 40,-86 78,-54 93,-8 94,30 82,60! 60,40 0,10"), INK)
    pen.inked(both("0,-58! 18,-74 46,-62 66,-30 82,10 84,42 60,74 0,88"), WHITE, 7)
    with pen.half():
        pen.oval(24, -44, 13, 7, -10, SMUDGE)
        pen.oval(54, 32, 21, 16, 0, "#E58F86", 0.7)
        pen.brush("14,-2,2 26,-12,9 40,-11,9 54,2,2")
        pen.line("20,4 34,7 46,4", 3.4)
        pen.line("3,14 9,22 14,22", 4.4, 0.1, 0.5)
        pen.line("60,-66 76,-36 82,-4", 3, colour="#5A5244")
    pen.plate("-13,46! -6,42 0,45 6,42 13,46! 7,55 0,58 -7,55", SEAL)
    pen.line("-14,70 0,74 14,70", 4)


def daruma(pen: Pen) -> None:
    """Daruma: a round red doll, crane brows, a beard like a tortoise, one eye still to be painted."""
    skin = "#F5D9B0"
    pen.inked(both("0,-92 48,-84 82,-50 92,0 84,48 56,80 0,90"), _RED, 7)
    pen.plate(both("0,90! 56,78 82,46! 64,62 30,72 0,74"), _DEEP)
    pen.inked(both("0,-46! 26,-62 56,-50 68,-20 60,14 36,40 0,46"), skin, 6)
    with pen.half():
        pen.brush("8,-30,3 24,-46,13 44,-46,13 62,-26,4")
        pen.inked("10,-8! 22,-20 38,-20 50,-8! 38,6 22,6", WHITE, 5, 0.8)
        pen.brush("6,30,2 24,24,9 42,28,10 56,14,3")
        pen.line("3,6 9,14 14,14", 4.4, 0.1, 0.5)
        pen.line("22,58 30,68 28,80", 4, colour=GOLD)
        pen.line("46,50 56,58 58,68", 4, colour=GOLD)
    pen.dot(-30, -7, 9)
    pen.line("0,56 0,66 0,80", 4.6, colour=GOLD)
    pen.plate("-13,28! -6,25 0,27 6,25 13,28! 7,35 0,37 -7,35", SEAL)


def tengu(pen: Pen) -> None:
    """Tengu: red, white-browed, with a nose that points past the chin."""
    with pen.half():
        mane = "40,-72! 80,-76 98,-46! 80,-48 95,-12! 76,-22 82,18! 64,10 50,0"
        pen.inked(mane, WHITE, 5.5)
        pen.line("60,-58 74,-52 84,-36", 4, colour=SMUDGE)
    pen.inked(both("0,-80 36,-76 62,-50 66,-8 60,36 38,74 0,88"), _RED, 7)
    with pen.half():
        pen.plate("64,4! 60,36 38,73 14,85! 40,62 54,34", _DEEP)
        pen.inked("8,-24! 20,-42 46,-50 68,-46! 56,-36 61,-27! 36,-27", WHITE, 5, 0.8)
        pen.plate("12,-6! 26,-17 42,-18 56,-14! 46,0 26,3", "#F3DB9A")
        pen.dot(34, -8, 7.5)
        pen.brush("8,-6,2 26,-17,8 42,-19,8 60,-14,2")
        pen.line("20,8 34,10 50,2", 4)
    pen.plate(both("0,54 26,52 46,44! 38,62 0,68"), "#4A140C")
    pen.plate(both("0,55 22,54 36,50! 26,60 0,61"), "#F1E4C4")
    pen.inked(
        "-17,16! -14,-10 0,-20 15,-12! 38,8 66,28 80,46 76,60 60,62 34,46 12,32 -6,30", "#D9563C", 7
    )
    pen.plate("-16,18! 14,24 46,44 74,58! 60,61 34,45 12,31 -6,29", _DEEP)
    pen.line("6,-4 34,16 64,38", 5, colour="#F0A088")
    pen.line("-8,-4 -2,-8 6,-14", 4)
    pen.inked(both("0,-98 14,-92 18,-80! 12,-68 0,-64"), INK, 4, ink=GOLD)


def actor(pen: Pen) -> None:
    """Kabuki hero: white face, red kumadori, topknot."""
    pen.plate(both("0,-98 14,-96 18,-84 50,-80 74,-50 74,-10 66,20 0,-30"), INK)
    pen.inked(both("0,-52 22,-66 48,-50 60,-20 62,14 52,52 32,78 0,88"), WHITE, 7)
    with pen.half():
        pen.brush("6,-26,2 18,-40,10 38,-50,11 52,-52,2", _RED)
        pen.brush("52,8,2 48,30,10 36,52,9 28,66,2", _RED)
        pen.brush("34,18,2 30,32,8 22,42,2", _RED)
        pen.plate("6,2! 22,-14 42,-20 57,-24! 52,-4 34,8 18,8", _RED)
        pen.brush("4,-12,3 18,-24,12 37,-32,13 54,-40,2")
        pen.plate("11,2! 24,-8 40,-11 54,-11! 44,2 26,6", WHITE)
        pen.dot(32, -3, 8)
        pen.brush("8,3,2 24,-9,8 40,-12,8 58,-14,2")
        pen.brush("3,4,1 6,22,4 14,27,5 10,33,4 3,32,1.5")
    pen.brush("-30,64,2 -18,55,8 0,52,7 18,55,8 30,64,2", INK)
    pen.plate(both("0,55 14,57 20,61! 10,65 0,66"), SEAL)
    pen.brush("-8,-88,5 0,-86,6 8,-88,5", GOLD)


def cat(pen: Pen) -> None:
    """A calico cat with a bell."""
    pen.inked(
        both("0,-60 20,-63 34,-68! 48,-90 70,-98! 80,-64 78,-28 86,4 78,42 48,70 0,80"), WHITE, 7
    )
    pen.plate("34,-68! 48,-90 70,-98! 80,-64 78,-28 60,-14 42,-28 32,-46", "#E0923C")
    pen.plate("-34,-68! -48,-90 -70,-98! -80,-64 -78,-28 -62,-20 -48,-40", INK)
    pen.contour(both("0,-60 20,-63 34,-68! 48,-90 70,-98! 80,-64 78,-28 86,4 78,42 48,70 0,80"), 7)
    with pen.half():
        pen.plate("48,-64! 54,-76 65,-82! 69,-64 66,-50!", BLUSH)
        pen.plate("14,9! 26,-9 44,-15 61,-13! 55,7 37,18", GOLD)
        pen.brush("40,-14,3 38,0,9 38,16,3")
        pen.brush("10,10,3 26,-10,9 44,-16,9 66,-14,2")
        pen.line("16,12 36,20 57,6", 4.4, 0.3, 0.3)
        pen.brush("0,44,5 12,52,6 26,48,6 34,38,2")
        pen.line("44,32 64,26 88,26", 4.4, 0.2, 0.05)
        pen.line("44,40 64,42 84,48", 4.4, 0.2, 0.05)
    pen.plate(both("0,32 10,30 12,35 6,42 0,45"), SEAL)
    pen.brush("-44,76,6 0,86,8 44,76,6", SEAL)
    pen.dot(0, 88, 12)
    pen.dot(0, 88, 9, GOLD)
    pen.line("-7,88 0,90 7,88", 3, 0.5, 0.5)


def rabbit(pen: Pen) -> None:
    """A white rabbit of the moon with red-rimmed eyes."""
    with pen.half():
        pen.inked("6,-28! 8,-70 22,-98 38,-90 42,-58 34,-22!", WHITE, 7, heavy=(1, 0.4))
        pen.plate("16,-34! 17,-64 25,-84 32,-76 32,-52 28,-30!", BLUSH)
    pen.inked(both("0,-40 30,-38 58,-18 72,16 70,46 44,74 0,84"), WHITE, 7)
    with pen.half():
        pen.plate("12,16! 24,-6 44,-13 60,-9! 55,9 37,21", _RED)
        pen.plate("20,12! 32,0 46,-4 56,-2! 48,10 34,14", INK)
        pen.dot(40, 2, 3.4, WHITE)
        pen.oval(48, 40, 14, 9, 0, BLUSH, 0.65)
        pen.oval(22, -22, 9, 5.5, -24)
        pen.brush("0,50,4 9,57,6 20,54,5 26,46,1.5")
        pen.line("26,64 44,66 58,62", 4)
    pen.plate(both("0,36 10,34 12,39 6,45 0,48"), SEAL)
    pen.plate(both("0,-34! 7,-20 5,-10 0,-7"), _RED)
    pen.plate(both("0,58 6,58 6,70 0,71"), PAPER)
    pen.contour(both("0,58 6,58 6,70 0,71"), 3.4, 0.9)
