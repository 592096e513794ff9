"""The games that were played, and the people who played them."""
