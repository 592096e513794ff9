"""Reviewed games: every decision rated by what its seat could know."""
