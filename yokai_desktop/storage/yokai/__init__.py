"""What was reached at Yōkai, read from the history."""
