"""Reviewed games for the window: the desk that works them out, and what is told of them."""
