"""What a review tells of Yōkai."""
