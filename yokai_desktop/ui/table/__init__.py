"""The table that both games are played at: cards, motion, curtain.  It knows no game."""
