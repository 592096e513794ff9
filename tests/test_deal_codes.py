"""Deal codes: read as people type them."""

from __future__ import annotations

import pytest

from yokai_desktop.deal_codes import ALPHABET, new_code, read_code


def test_a_new_code_reads_back() -> None:
    for _ in range(200):
        code = new_code()
        assert len(code) == 7
        assert read_code(code) == code


@pytest.mark.parametrize(
    "typed", ["4K7-QM2", "4k7qm2", " 4K7 QM2 ", "4k7–qm2", "4K7_QM2", "4.k.7.q.m.2"]
)
def test_the_same_code_typed_in_many_ways(typed: str) -> None:
    assert read_code(typed) == "4K7-QM2"


def test_signs_easily_mistaken_are_understood() -> None:
    assert read_code("OIL-OU1") == "011-0V1"


@pytest.mark.parametrize("typed", ["", "4K7-QM", "4K7-QM23", "4K7-QMÉ", "妖怪妖怪妖怪", "----"])
def test_what_is_no_code(typed: str) -> None:
    assert read_code(typed) is None


def test_no_two_signs_look_alike() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set("ILOU") & set(ALPHABET)
