"""The dojo without its window: lessons, trials, exercises, the puzzle of the day, and proofs."""
