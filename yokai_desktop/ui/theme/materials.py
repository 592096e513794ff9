"""What our own parts are made of, as the style sheet draws it: a rule for each material.

A part names its state by a property (``set_state``).  Lengths that grow with the window or with
the text are no business of the sheet: it would have to be read again at every resize.
"""

from __future__ import annotations

MATERIALS = """
TopBar { background: $bar; border-bottom: 1px solid $bar_line; }
Controls { background: $bar; border-top: 1px solid $bar_line; }

ReviewFoot { background: $bar; border-top: 1px solid $bar_line; }

Panel, MemoryPanel { background: $panel; border: 1px solid $panel_line; border-radius: 10px; }
TrickPeek { background: $panel; border: 2px solid $mat_line; border-radius: 14px; }

GameTile { background: $paper; border-radius: 14px; }
DojoTile { background: $paper; border-radius: 12px; }
PersonRow { border-bottom: 1px solid $paper_line; }
LevelColumn[current="true"] { background: $current_column; border-radius: 6px; }
MomentCard, WorkingSlip { background: $paper; border-radius: 10px; }
MomentCard:hover { background: $paper_hi; }
PromptSlip, Notice, CoachSlip { background: $paper; border-radius: 6px; }
AccuracyBox, ToldBox { background: $paper_hi; border: 1px solid $paper_line; border-radius: 10px; }
CurvesPaper { background: $paper; border: 1px solid $mount_line; border-radius: 4px; }
RoundBar[covers="true"] { background: $panel; border: 1px solid $panel_line; border-radius: 8px; }
OutlineSwatch { border: 3px solid $gold_hi; }
EmptyPile { border: 1px dashed $paper_edge; border-radius: 6px; }
NoteSlip { background: $paper_hi; border: 1px solid $paper_edge; border-radius: 6px; }
DeclareQuestion QFrame[boxed="true"] { border: 1px solid $paper_edge; border-radius: 6px; }
NotePad, DeclareQuestion, MeaningSlip { background: $paper; border: 1px solid $mount_line;
 border-radius: 8px; }

SeatCard { background: $lacquer; border: 1px solid $plate_line; border-radius: 12px; }
SeatCard[person="true"] { border: 2px solid $knob_top; }

Button { border: 1px solid transparent; border-radius: 6px; padding-bottom: 2px; outline: none; }
Button[kind="primary"] { background: $silk; color: $seal_paper; padding: 0;
  border-color: $seal_edge; border-bottom: 3px solid $seal_foot; }
Button[kind="primary"]:hover { background: $silk_hover; }
Button[kind="primary"]:pressed, Button[kind="primary"]:checked { background: $seal_pressed;
  margin-top: 2px; border-bottom: 1px solid $seal_edge; }
Button[kind="paper"] { color: $ink; border-color: $paper_edge; }
Button[kind="paper"]:hover { background: $paper_hover; }
Button[kind="paper"]:pressed, Button[kind="paper"]:checked { background: $paper_pressed; }
Button[kind="paper"]:disabled { background: transparent; color: $ink_faint;
  border-color: $paper_line; }
Button[kind="bar"] { color: $bar_text; border-color: $bar_edge; }
Button[kind="bar"]:flat { border-color: transparent; }
Button[kind="bar"]:hover, Button[kind="bar"]:checked { background: $bar_hover; }
Button[kind="bar"]:pressed { background: $bar_pressed; }
Button[kind="bar"]:disabled { background: transparent; color: $bar_off; }
Button[kind="lit"] { background: $best_tag; color: $best_text; border-color: $coin_edge; }
Button[kind="lit"]:hover { background: $moon; }
Button[kind="quiet"] { background: $quiet_fill; color: $text; $quiet_border }
Button[kind="quiet"]:hover, Button[kind="quiet"]:checked { background: $quiet_hover; }
Button[kind="quiet"]:pressed { background: $quiet_pressed; }
Button[kind="primary"]:disabled, Button[kind="quiet"]:disabled { background: $disabled_fill;
  color: $disabled_text; border: 1px solid $disabled_line; padding-bottom: 2px; }

AdviceLine { border-top: 1px solid $paper_line; }
AdviceLine[best="true"][awaited="false"] { background: $current_row; }
Tag { background: $seal; border-radius: 4px; }
Tag[kind="best"] { background: $best_tag; }
KeyCap { border: 1px solid $panel_text; border-radius: 4px; }
KeyCap[ink="ink2"] { border-color: $ink2; }
KeyCap[ink="muted"] { border-color: $muted; }

Segment, UnfinishedRow, OptionTile { border-radius: 8px; }
Segment { border-radius: 5px; }
Segment:enabled:hover:!checked { background: $paper_hover; }
OptionTile { border: 1px solid $paper_edge; }
OptionTile:enabled:hover:!checked { background: $paper_hi; }
UnfinishedRow:hover { background: $paper_hi; border: 1px solid $paper_line; }
Segment:checked, OptionTile:checked, UnfinishedRow:checked { background: $paper_hi;
  border: 2px solid $seal; }
NumberedAnswer { background: $paper_hi; border: 1px solid $paper_line; border-radius: 8px; }
StripCard { background: $paper; border-radius: 12px; }
StripCard:hover { background: $paper_hi; }

Segments { background: $paper_well; border: 1px solid $paper_edge; border-radius: 7px; }
"""
