"""Names: any writing stays, whatever hides or reorders goes."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yokai_desktop.engine.names import LONGEST_NAME, clean_name
from yokai_desktop.engine.record import Seat

ZALGO = "Z" + "\u0301" * 30 + "oe"


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zoé",
        "Lê Thị Hồng",
        "妖怪",
        "Ōkami",
        "דוד",
        "محمد",
        "ประภา",
        "अनिता",
        "O'Neill-Ng",
        "😀",
    ],
)
def test_names_of_all_writings_stay(name: str) -> None:
    composed = unicodedata.normalize("NFC", name)
    assert clean_name(name) == composed
    assert clean_name(unicodedata.normalize("NFD", name)) == composed


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Anna\n of\tBath ", "Anna of Bath"),
        ("Anna\u202e won", "Anna won"),
        ("\u2066Anna\u2069", "Anna"),
        ("An\u200bna\u00ad\ufeff", "Anna"),
        ("e\u034f\u0301", "é"),
        ("❤\ufe0f\u200d🔥", "❤\u200d🔥"),
        ("👩🏽\u200d👧", "👩🏽\u200d👧"),
        ("👩\u200dx\u200d", "👩x"),
        ("\u200d👩 \u200d👩", "👩 👩"),
        ("\u0301\u0302Anna", "Anna"),
        ("a \u0301b", "a b"),
        ("Anna\U000e0041\ue000\U0010ffff", "Anna"),
        ("Anna\u2028won", "Anna won"),
        (ZALGO, unicodedata.normalize("NFC", "Z\u0301\u0301\u0301oe")),
        ("x" * 10**6, "x" * LONGEST_NAME),
        ("x" * (LONGEST_NAME - 1) + " yz", "x" * (LONGEST_NAME - 1)),
        ("👩\u200d" * LONGEST_NAME, "👩" + "\u200d👩" * (LONGEST_NAME // 2 - 1)),
        ("\u302e\u0ec9Anna", "Anna"),
    ],
)
def test_nothing_hides_or_reorders(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    [
        "\u200b\u200d",
        "\u2800",
        "\u3164\uffa0",
        "\u115f\u1160",
        "\ufe0f",
        "\u00a0\u3000",
        "\ufffc\U0001d159",
    ],
)
def test_blank_names_are_no_names(text: str) -> None:
    assert clean_name(text) == ""
    assert Seat(name=text) == Seat()


NASTY = st.sampled_from(
    "aé 👩🏽❤\u200d\ufe0f\u0301\u0327\u302e\u0ec9\u0f81\u202e\u1100\u1161\u1680"
)


@given(st.text(max_size=60) | st.text(NASTY, max_size=90))
def test_a_clean_name_is_clean(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert name.replace("\u200d", "").isprintable()
    assert len(name) <= LONGEST_NAME
    assert Seat(name=text).name == name
