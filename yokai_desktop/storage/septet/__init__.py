"""What was reached at Septet, read from the history."""
