"""The window itself: its pages and their frame, its menu, what starts and ends it."""
