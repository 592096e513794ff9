"""The words that all parts share, each once: terms, card names, refusals, what happened.  No Qt."""
