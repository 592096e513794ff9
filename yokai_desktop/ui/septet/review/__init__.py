"""What a review tells of Septet."""
