"""Cooperative Yōkai at the table."""
