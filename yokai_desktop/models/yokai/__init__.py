"""Qt models of what lies on the table of Yōkai, and of its games told again."""
