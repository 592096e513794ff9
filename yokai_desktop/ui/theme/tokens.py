"""Every colour of the program, by what it is used for.

Materials: cloth (the ground), paper (what one reads) and lacquer (people and chrome).  Paper and
lacquer are the same in both themes; only the ground and what lies directly on it changes.
"""

from __future__ import annotations

from PySide6.QtGui import QColor


def colour(name: str, opacity: float = 1.0) -> QColor:
    """A colour by its hexadecimal name, solid or not."""
    made = QColor(name)
    made.setAlphaF(opacity)
    return made


class Tokens:
    """The colours of one theme; to be read, never changed."""

    # the ground and what lies on it
    table: QColor
    pattern: QColor
    glow: QColor
    glow_end: QColor
    vignette: QColor
    mat: QColor
    mat_line: QColor
    text: QColor
    muted: QColor
    panel: QColor
    panel_line: QColor
    panel_text: QColor
    panel_muted: QColor
    scroll: QColor
    gold: QColor
    gold_hi: QColor
    gold_hover: QColor
    focus: QColor
    focus_edge: QColor
    dim: QColor
    ghost: QColor
    ghost_fill: QColor
    target_fill: QColor
    seat_lines: tuple[QColor, ...]
    line_casing: QColor
    quiet_edge: QColor
    quiet_fill: QColor
    quiet_hover: QColor
    quiet_pressed: QColor
    quiet_foot: QColor
    disabled_text: QColor
    disabled_fill: QColor
    disabled_line: QColor
    scrim: QColor
    scrim_light: QColor
    bar: QColor
    shadow: QColor
    shadow_strength: float

    # the scene of the home page: night in the dark theme, dawn in the light one
    sky_top: QColor
    sky_middle: QColor
    sky_bottom: QColor
    disc: QColor
    disc_sign: QColor
    cloud: QColor
    mountain: QColor
    far_mountain: QColor
    wave: QColor
    wave_line: QColor
    scene_foot: QColor
    scene_text: QColor
    scene_accent: QColor
    scene_sub: QColor
    scene_foot_text: QColor

    # lacquer: the same in both themes
    bar_line = colour("#C79A3A", 0.55)
    bar_text = colour("#F3ECDC")
    bar_sub = colour("#B9C0D6")
    bar_hover = colour("#FFFFFF", 0.08)
    bar_pressed = colour("#FFFFFF", 0.18)
    bar_edge = colour("#44527D")
    bar_off = colour("#7C89B0")
    plate_top = colour("#2C3858")
    plate_bottom = colour("#212B48")
    plate_line = colour("#44527D")
    plate_text = colour("#F6EFE0")
    plate_sub = colour("#C3CADC")
    plate_field = colour("#161F36")
    lacquer_deep = colour("#18213A")

    # paper and ink: the same in both themes
    paper = colour("#F6EFE0")
    paper_hi = colour("#FBF4E4")
    paper_hover = colour("#EBE0C8")
    paper_pressed = colour("#E0D3B4")
    paper_well = colour("#E2D7BC")
    belief_faint = colour("#DCD7CC")
    belief_fainter = colour("#BFBFBF")
    paper_line = colour("#CDBF9F")
    paper_edge = colour("#B8A983")
    paper_foot = colour("#A8976F")
    ink = colour("#22201C")
    ink2 = colour("#5A5244")
    ink3 = colour("#665D4B")
    ink_faint = colour("#8E8269")
    current_row = colour("#F5DFA9")
    current_column = colour("#F7E5B4")
    ink_mark = colour("#6F6450")
    ink_mark_text = colour("#FFF9EC")
    strip_edge = colour("#A99A78")
    strip_back = colour("#26345A")

    # the one accent
    seal = colour("#B5382A")
    seal_top = colour("#C14232")
    seal_bottom = colour("#A83225")
    seal_edge = colour("#7E2016")
    seal_foot = colour("#6E1B12")
    seal_hover_top = colour("#CF5242")
    seal_hover_bottom = colour("#B5382A")
    seal_pressed = colour("#942A1E")
    seal_shine = colour("#FFE6C8", 0.28)
    seal_paper = colour("#FFF6E6")
    seal_text = colour("#9C2C20")
    link = colour("#8A2A1E")

    # ornaments
    moon = colour("#E9C979")
    coin_light = colour("#F3DB9A")
    coin = colour("#C79A3A")
    coin_dark = colour("#8A661C")
    coin_edge = colour("#5B430F")
    brocade = colour("#2A365A")
    brocade_pattern = colour("#B59A5A", 0.35)
    mount_line = colour("#C79A3A")
    wood_top = colour("#5B4326")
    wood_bottom = colour("#2C1D0F")
    wood_shine = colour("#8A6B42")
    knob_top = colour("#E7C678")
    knob_bottom = colour("#8A661C")
    dusk_top = colour("#6E3F12")
    dusk_bottom = colour("#D2A24A")
    plum_top = colour("#3B1D4A")
    plum_middle = colour("#A3527A")
    plum_bottom = colour("#D9809A")
    plum_leaves = colour("#FFF0D2", 0.14)
    water_top = colour("#1E4568")
    water_bottom = colour("#6FA3C4")
    best_tag = colour("#C79A3A")
    best_text = colour("#2A1E06")

    # sides of a game: us, them, the third, the fourth
    sides = tuple(map(colour, ("#234F7A", "#8A2A1E", "#2C5A38", "#5B3F78")))
    side_discs = tuple(map(colour, ("#2F5F8F", "#8A3A2A", "#3F7A4C", "#6E5290")))
    right = colour("#2F6B3C")
    wrong = colour("#9C2C20")
