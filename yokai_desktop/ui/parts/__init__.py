"""The parts that every screen is built of.  They know the theme, and no game."""
