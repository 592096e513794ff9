"""The dojo: lessons, trials, the partners' language, and what waits today."""
