"""Reviews of finished games: what was decided, what else there was, what it cost."""
