"""Yōkai in the terminal."""
