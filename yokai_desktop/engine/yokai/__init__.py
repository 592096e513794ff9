"""Cooperative Yōkai: sixteen face-down spirits to be gathered by family."""
