"""Septet at the table."""
