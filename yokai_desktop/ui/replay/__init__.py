"""Kept games played again, step by step."""
