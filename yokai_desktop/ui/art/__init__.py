"""Pictures and card faces as pixmaps."""
