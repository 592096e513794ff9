"""What our own parts are made of, as the style sheet draws it: a rule for each material.

A part names its state by a property (``set_state``).  Lengths that grow with the window or with
the text are no business of the sheet: it would have to be read again at every resize.
"""

from __future__ import annotations

MATERIALS = """
TopBar { background: $bar; border-bottom: 1px solid $bar_line; }
Controls { background: $bar; border-top: 1px solid $bar_line; }

Panel { background: $panel; border: 1px solid $panel_line; border-radius: 10px; }
TrickPeek { background: $panel; border: 2px solid $mat_line; border-radius: 14px; }

GameTile { background: $paper; border-radius: 14px; }
PersonRow { border-bottom: 1px solid $paper_line; }
LevelColumn[current="true"] { background: $current_column; border-radius: 6px; }
PromptSlip, Notice { background: $paper; border-radius: 6px; }
Note { background: $paper_hi; border: 1px solid $paper_edge; border-radius: 6px; }
NotePad { background: $paper; border: 1px solid $mount_line; border-radius: 8px; }

SeatCard { background: $lacquer; border: 1px solid $plate_line; border-radius: 12px; }
SeatCard[person="true"] { border: 2px solid $knob_top; }

Segments { background: $paper_well; border: 1px solid $paper_edge; border-radius: 7px; }
"""
