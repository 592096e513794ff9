"""Qt models of what lies on the table of Septet."""
