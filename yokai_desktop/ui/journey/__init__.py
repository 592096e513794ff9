"""What was achieved: the journey through Yōkai, and the ladder of Septet."""
