"""What shape the cards of Septet have.  The window asks for it before it shows any table."""

from __future__ import annotations

RATIO = 1.4
"""Height of a card by its width."""
