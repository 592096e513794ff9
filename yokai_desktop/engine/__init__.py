"""The rules of both games as values: no Qt, no clock, no files, only the standard library."""
