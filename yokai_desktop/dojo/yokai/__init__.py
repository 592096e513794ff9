"""The dojo of Yōkai: how its trials are proved, how partners read, and the words for it."""
