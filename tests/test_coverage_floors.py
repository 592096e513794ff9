"""The floors are enforced: a part that is tested too little is named with its files."""

from __future__ import annotations

from tests.coverage_floors import Reached, by_part, complaints, floored, part_of

ALL = Reached(100, 100)
MOST = Reached(1000, 900)


def test_a_file_belongs_to_the_folder_it_lies_in() -> None:
    assert part_of("yokai_desktop/engine/septet/kernel.py") == "engine"
    assert part_of("yokai_desktop/ui/table/page.py") == "ui"
    assert part_of("yokai_desktop/paths.py") == "program"


def test_parts_are_summed_over_their_files() -> None:
    files = [
        ("yokai_desktop/ui/a.py", Reached(10, 5)),
        ("yokai_desktop/cli/b.py", ALL),
        ("yokai_desktop/ui/table/c.py", Reached(30, 30)),
    ]
    assert by_part(files) == {"cli": ALL, "ui": Reached(40, 35)}


def test_parts_on_their_floor_pass() -> None:
    assert complaints({"yokai_desktop/ui/a.py": MOST, "yokai_desktop/engine/b.py": ALL}) == []


def test_one_branch_of_the_engine_is_enough_to_complain() -> None:
    (told,) = complaints(
        {
            "yokai_desktop/engine/a.py": Reached(100_000, 99_999),
            "yokai_desktop/engine/b.py": ALL,
            "yokai_desktop/storage/c.py": ALL,
        }
    )
    assert told == (
        "The tests run 99.9 % of engine; at least 100 % is wanted. "
        "Below that: yokai_desktop/engine/a.py 99.9 %."
    )


def test_a_well_tested_file_makes_up_for_another_of_its_part_only() -> None:
    files = {"yokai_desktop/ui/a.py": Reached(10, 8), "yokai_desktop/ui/b.py": ALL}
    assert complaints(files) == []
    (told,) = complaints({**files, "yokai_desktop/ai/c.py": Reached(10, 8)})
    assert "80.0 % of ai" in told
    assert "ui" not in told


def test_only_the_lowest_files_are_named() -> None:
    files = {f"yokai_desktop/ui/{number:02}.py": Reached(100, number) for number in range(20)}
    (told,) = complaints(files)
    assert "ui/07.py 7.0 %" in told
    assert "ui/08.py" not in told


def test_no_figure_is_rounded_up() -> None:
    assert floored(99.99) == "99.9"
    assert floored(100.0) == "100.0"
    assert floored(89.96) == "89.9"


def test_an_empty_file_lacks_nothing() -> None:
    assert Reached(0, 0).percent == 100
