"""The dojo behind its pages: a position being played, a lesson under way, who has reached what."""
