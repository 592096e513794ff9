from kit import Doc

from .families import Family
from .symbols import symbol


def picture(d: Doc, family: Family, standing: int) -> None:
    symbol(d, family.name, 148, 250 - standing * 12, 70 + 18 * standing, family.colour)
