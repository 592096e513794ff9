"""Scenes of Yōkai."""
