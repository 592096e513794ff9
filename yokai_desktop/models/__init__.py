"""Qt models over engine and storage: what screens show, without knowing how it looks."""
