"""Settings under one heading, and how they are worded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from yokai_desktop.ui.parts.bindings import Text


@dataclass(frozen=True)
class SettingWords:
    """What a setting is called, what it does, and what its values are called."""

    title: str
    line: str
    values: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class SettingGroup:
    """A part of the settings page; ``steps`` are the values offered of those that are numbers."""

    heading: Text
    names: tuple[str, ...]
    words: Callable[[], dict[str, SettingWords]]
    steps: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
