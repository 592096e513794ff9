"""The pages where a new game is chosen."""
