"""The first page: both games, and the way to everything else."""
