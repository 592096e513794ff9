"""Yokai Septet: trick-taking for four, three or two, and Seven Next."""
