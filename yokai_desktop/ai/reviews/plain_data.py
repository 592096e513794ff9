"""Frozen dataclasses as plain JSON data and back, every value checked by its declared type.

Understood are texts, numbers, booleans, enums of texts, tuples of one kind, mappings from texts,
nested dataclasses, and any of them or None.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

from yokai_desktop.engine.contract import Json

T = TypeVar("T")


class BadData(ValueError):
    """Data that does not fit the dataclass it should become."""


def to_plain(value: Any) -> Json:
    """The value as JSON data; fields at their default are left out."""
    if is_dataclass(value) and not isinstance(value, type):
        return {
            each.name: to_plain(found)
            for each in fields(value)
            if (found := getattr(value, each.name)) != _default(each)
        }
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(name): to_plain(item) for name, item in value.items()}
    return value


def from_plain(kind: type[T], data: Json) -> T:
    """The dataclass that the data describes; ``BadData`` if it describes none."""
    if not isinstance(data, dict):
        raise BadData(f"no {kind.__name__}")
    hints = _hints_of(cast(object, kind))
    unknown = set(data) - set(hints)
    if unknown:
        raise BadData(f"{kind.__name__} has no {min(unknown)}")
    values = {name: _read(hints[name], found, name) for name, found in data.items()}
    try:
        return kind(**values)
    except TypeError as error:
        raise BadData(f"{kind.__name__} is incomplete") from error


def _default(each: Any) -> Any:
    if each.default_factory is not MISSING:
        return each.default_factory()
    return each.default


@cache
def _hints_of(kind: object) -> dict[str, Any]:
    return get_type_hints(kind)


def _read(hint: Any, value: Json, name: str) -> Any:
    origin = get_origin(hint)
    if origin is UnionType:
        if value is None and NoneType in get_args(hint):
            return None
        return _read(get_args(hint)[0], value, name)
    if origin is tuple and isinstance(value, list):
        return tuple(_read(get_args(hint)[0], item, name) for item in value)
    if origin is Mapping and isinstance(value, dict):
        return {key: _read(get_args(hint)[1], item, name) for key, item in value.items()}
    if hint is Any:
        return value
    if hint is float and type(value) in (int, float):
        return float(value)
    if hint in (int, str, bool) and type(value) is hint:
        return value
    if isinstance(hint, type) and issubclass(hint, StrEnum) and isinstance(value, str):
        try:
            return hint(value)
        except ValueError as error:
            raise BadData(f"{name} is {value[:40]!r}") from error
    if isinstance(hint, type) and is_dataclass(hint):
        return from_plain(hint, value)
    raise BadData(f"{name} is not right")
