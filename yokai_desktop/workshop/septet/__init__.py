"""Scenes of Septet."""
