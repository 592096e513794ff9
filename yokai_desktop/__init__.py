"""Yokai Desktop: Yokai Septet and Yōkai, two families of card games, on one table."""
