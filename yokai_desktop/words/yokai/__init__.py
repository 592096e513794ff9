"""Yōkai in words."""
