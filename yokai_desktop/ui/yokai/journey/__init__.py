"""The journey through Yōkai: what was achieved, level by level."""
