"""The rules of the games inside the program."""
