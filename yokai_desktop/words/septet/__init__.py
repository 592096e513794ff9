"""Septet in words."""
