"""Every colour of the program, by what it is used for, in the dark and in the light theme.

Materials: cloth (the ground), paper (what one reads) and lacquer (people and chrome).  Paper and
lacquer are the same in both themes; only the ground and what lies directly on it changes.
"""

from __future__ import annotations

from PySide6.QtGui import QColor


def _colour(name: str, opacity: float = 1.0) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(opacity)
    return colour


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
    bar_line = _colour("#C79A3A", 0.55)
    bar_text = _colour("#F3ECDC")
    bar_sub = _colour("#B9C0D6")
    bar_hover = _colour("#FFFFFF", 0.08)
    bar_pressed = _colour("#FFFFFF", 0.18)
    bar_edge = _colour("#44527D")
    bar_off = _colour("#7C89B0")
    plate_top = _colour("#2C3858")
    plate_bottom = _colour("#212B48")
    plate_line = _colour("#44527D")
    plate_text = _colour("#F6EFE0")
    plate_sub = _colour("#C3CADC")
    plate_field = _colour("#161F36")
    lacquer_deep = _colour("#18213A")

    # paper and ink: the same in both themes
    paper = _colour("#F6EFE0")
    paper_hi = _colour("#FBF4E4")
    paper_hover = _colour("#EBE0C8")
    paper_pressed = _colour("#E0D3B4")
    paper_well = _colour("#E2D7BC")
    belief_faint = _colour("#DCD7CC")
    belief_fainter = _colour("#BFBFBF")
    paper_line = _colour("#CDBF9F")
    paper_edge = _colour("#B8A983")
    paper_foot = _colour("#A8976F")
    ink = _colour("#22201C")
    ink2 = _colour("#5A5244")
    ink3 = _colour("#665D4B")
    ink_faint = _colour("#8E8269")
    current_row = _colour("#F5DFA9")
    current_column = _colour("#F7E5B4")
    ink_mark = _colour("#6F6450")
    ink_mark_text = _colour("#FFF9EC")
    strip_edge = _colour("#A99A78")
    strip_back = _colour("#26345A")

    # the one accent
    seal = _colour("#B5382A")
    seal_top = _colour("#C14232")
    seal_bottom = _colour("#A83225")
    seal_edge = _colour("#7E2016")
    seal_foot = _colour("#6E1B12")
    seal_hover_top = _colour("#CF5242")
    seal_hover_bottom = _colour("#B5382A")
    seal_pressed = _colour("#942A1E")
    seal_shine = _colour("#FFE6C8", 0.28)
    seal_paper = _colour("#FFF6E6")
    seal_text = _colour("#9C2C20")
    link = _colour("#8A2A1E")

    # ornaments
    moon = _colour("#E9C979")
    coin_light = _colour("#F3DB9A")
    coin = _colour("#C79A3A")
    coin_dark = _colour("#8A661C")
    coin_edge = _colour("#5B430F")
    brocade = _colour("#2A365A")
    brocade_pattern = _colour("#B59A5A", 0.35)
    mount_line = _colour("#C79A3A")
    wood_top = _colour("#5B4326")
    wood_bottom = _colour("#2C1D0F")
    wood_shine = _colour("#8A6B42")
    knob_top = _colour("#E7C678")
    knob_bottom = _colour("#8A661C")
    dusk_top = _colour("#6E3F12")
    dusk_bottom = _colour("#D2A24A")
    plum_top = _colour("#3B1D4A")
    plum_middle = _colour("#A3527A")
    plum_bottom = _colour("#D9809A")
    plum_leaves = _colour("#FFF0D2", 0.14)
    water_top = _colour("#1E4568")
    water_bottom = _colour("#6FA3C4")
    best_tag = _colour("#C79A3A")
    best_text = _colour("#2A1E06")

    # sides of a game: us, them, the third, the fourth
    sides = tuple(map(_colour, ("#234F7A", "#8A2A1E", "#2C5A38", "#5B3F78")))
    side_discs = tuple(map(_colour, ("#2F5F8F", "#8A3A2A", "#3F7A4C", "#6E5290")))
    right = _colour("#2F6B3C")
    wrong = _colour("#9C2C20")


class _Dark(Tokens):
    """Indigo cloth."""

    table = _colour("#1F2A44")
    pattern = _colour("#8FA3C8", 0.10)
    glow = _colour("#FFF0CD", 0.10)
    glow_end = _colour("#FFF0CD", 0.0)
    vignette = _colour("#060914", 0.45)
    mat = _colour("#18213A", 0.72)
    mat_line = _colour("#C79A3A", 0.60)
    text = _colour("#F3ECDC")
    muted = _colour("#B3BAD0")
    panel = _colour("#19233C")
    panel_line = _colour("#44527D")
    panel_text = _colour("#F3ECDC")
    panel_muted = _colour("#B3BAD0")
    scroll = _colour("#EFE6D2")
    gold = _colour("#C79A3A")
    gold_hi = _colour("#E7C678")
    gold_hover = _colour("#F3DB9A")
    focus = _colour("#8FC0F0")
    focus_edge = _colour("#1F4F8A")
    dim = _colour("#0C1120", 0.40)
    ghost = _colour("#7486B4")
    ghost_fill = _colour("#141C30", 0.35)
    target_fill = _colour("#C79A3A", 0.22)
    seat_lines = tuple(map(_colour, ("#9CC4EC", "#F0A48C", "#9AD6A2", "#CDB2EC")))
    line_casing = _colour("#0B1020", 0.70)
    quiet_edge = _colour("#6B7CA8")
    quiet_fill = _colour("#FFFFFF", 0.0)
    quiet_hover = _colour("#FFFFFF", 0.08)
    quiet_pressed = _colour("#FFFFFF", 0.18)
    quiet_foot = _colour("#FFFFFF", 0.0)
    disabled_text = _colour("#8E99BA")
    disabled_fill = _colour("#222D4A")
    disabled_line = _colour("#3B4A73")
    scrim = _colour("#080C18", 0.62)
    scrim_light = _colour("#080C18", 0.35)
    bar = _colour("#141B2F")
    shadow = _colour("#050812")
    shadow_strength = 1.0
    sky_top = _colour("#0E1424")
    sky_middle = _colour("#1F2A44")
    sky_bottom = _colour("#3A4B74")
    disc = _colour("#E9C979")
    disc_sign = _colour("#2A365A")
    cloud = _colour("#18213A")
    mountain = _colour("#141B2F")
    far_mountain = _colour("#1B2440")
    wave = _colour("#1B2540")
    wave_line = _colour("#8FA3C8")
    scene_foot = _colour("#10172A", 0.95)
    scene_text = _colour("#F3ECDC")
    scene_accent = _colour("#E9C979")
    scene_sub = _colour("#C3CADC")
    scene_foot_text = _colour("#F3ECDC")


class _Light(_Dark):
    """Tatami."""

    table = _colour("#C9C39A")
    pattern = _colour("#6E6838", 0.16)
    vignette = _colour("#060914", 0.28)
    mat = _colour("#BDB688", 0.80)
    mat_line = _colour("#8C8350", 0.60)
    text = _colour("#22201C")
    muted = _colour("#302C19")
    panel = _colour("#F6EFE0")
    panel_line = _colour("#A39A68")
    panel_text = _colour("#22201C")
    panel_muted = _colour("#5A5244")
    scroll = _colour("#F6EFE0")
    gold = _colour("#9A7414")
    gold_hi = _colour("#7A5810")
    gold_hover = _colour("#C79A3A")
    focus = _colour("#1F4F8A")
    dim = _colour("#4A4424", 0.34)
    ghost = _colour("#655E38")
    ghost_fill = _colour("#5A5432", 0.14)
    target_fill = _colour("#E7C678", 0.40)
    seat_lines = tuple(map(_colour, ("#234F7A", "#8A2A1E", "#2C5A38", "#4B3363")))
    line_casing = _colour("#F6EFE0")
    quiet_edge = _colour("#BBAA84")
    quiet_fill = _colour("#F6EFE0")
    quiet_hover = _colour("#FBF4E4")
    quiet_pressed = _colour("#E0D3B4")
    quiet_foot = _colour("#A8976F")
    disabled_text = _colour("#5C5533")
    disabled_fill = _colour("#BDB688")
    disabled_line = _colour("#A39A68")
    scrim = _colour("#2A2614", 0.45)
    scrim_light = _colour("#2A2614", 0.30)
    bar = _colour("#2B3350")
    shadow = _colour("#3A331A")
    shadow_strength = 0.7
    sky_top = _colour("#B9C6C0")
    sky_middle = _colour("#E6DDBE")
    sky_bottom = _colour("#F2D9AC")
    disc = _colour("#C14232")
    disc_sign = _colour("#FFF6E6")
    cloud = _colour("#D8D5BC")
    mountain = _colour("#8C9A86")
    far_mountain = _colour("#AEB49A")
    wave = _colour("#6F8CA0")
    wave_line = _colour("#EEF0E2")
    scene_foot = _colour("#2C4457", 0.96)
    scene_text = _colour("#22201C")
    scene_accent = _colour("#9C2C20")
    scene_sub = _colour("#3D3A2E")


class _Contrast(_Dark):
    """Black, white and one yellow: nothing woven under words, every edge drawn."""

    table = _colour("#000000")
    pattern = _colour("#FFFFFF", 0.0)
    glow = _colour("#FFFFFF", 0.0)
    glow_end = _colour("#FFFFFF", 0.0)
    vignette = _colour("#000000", 0.0)
    mat = _colour("#000000")
    mat_line = _colour("#FFE97F")
    text = _colour("#FFFFFF")
    muted = _colour("#FFFFFF")
    panel = _colour("#000000")
    panel_line = _colour("#FFFFFF")
    panel_text = _colour("#FFFFFF")
    panel_muted = _colour("#FFFFFF")
    scroll = _colour("#FFFFFF")
    gold = _colour("#FFE97F")
    gold_hi = _colour("#FFE97F")
    gold_hover = _colour("#FFF3B8")
    focus = _colour("#7FD4FF")
    focus_edge = _colour("#000000")
    dim = _colour("#000000", 0.35)
    ghost = _colour("#FFFFFF")
    ghost_fill = _colour("#000000", 0.0)
    seat_lines = tuple(map(_colour, ("#9CD8FF", "#FFB59C", "#9CFFB0", "#E3C4FF")))
    line_casing = _colour("#000000")
    quiet_edge = _colour("#FFFFFF")
    quiet_hover = _colour("#FFFFFF", 0.22)
    disabled_text = _colour("#C8C8C8")
    disabled_fill = _colour("#000000")
    disabled_line = _colour("#C8C8C8")
    scrim = _colour("#000000", 0.80)
    scrim_light = _colour("#000000", 0.60)
    bar = _colour("#000000")
    bar_line = _colour("#FFFFFF")
    bar_text = _colour("#FFFFFF")
    bar_sub = _colour("#FFFFFF")
    bar_edge = _colour("#FFFFFF")
    bar_off = _colour("#9A9A9A")
    plate_top = _colour("#000000")
    plate_bottom = _colour("#000000")
    plate_line = _colour("#FFFFFF")
    plate_text = _colour("#FFFFFF")
    plate_sub = _colour("#FFFFFF")
    plate_field = _colour("#000000")
    lacquer_deep = _colour("#000000")
    paper = _colour("#FFFFFF")
    paper_hi = _colour("#FFFFFF")
    paper_hover = _colour("#E4E4E4")
    paper_pressed = _colour("#D0D0D0")
    paper_line = _colour("#3A3A3A")
    paper_edge = _colour("#3A3A3A")
    paper_foot = _colour("#3A3A3A")
    ink = _colour("#000000")
    ink2 = _colour("#000000")
    ink3 = _colour("#1E1E1E")
    ink_faint = _colour("#3A3A3A")
    ink_mark = _colour("#2E2E2E")
    ink_mark_text = _colour("#FFFFFF")
    current_row = _colour("#FFE97F")
    current_column = _colour("#FFF3B8")
    seal_text = _colour("#7A0000")
    link = _colour("#5A0000")
    seal = _colour("#8E1408")
    seal_top = _colour("#8E1408")
    seal_bottom = _colour("#8E1408")
    seal_edge = _colour("#FFFFFF")
    seal_paper = _colour("#FFFFFF")
    sky_top = _colour("#000000")
    sky_middle = _colour("#000000")
    sky_bottom = _colour("#101010")
    scene_foot = _colour("#000000")
    scene_text = _colour("#FFFFFF")
    scene_accent = _colour("#FFE97F")
    scene_sub = _colour("#FFFFFF")
    scene_foot_text = _colour("#FFFFFF")


DARK: Tokens = _Dark()
LIGHT: Tokens = _Light()
CONTRAST: Tokens = _Contrast()
