"""Computer players for Septet."""
