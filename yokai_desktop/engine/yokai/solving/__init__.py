"""Searches and games of chance on the kernel: no rules, only answers about them."""
