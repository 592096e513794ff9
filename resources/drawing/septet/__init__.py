"""The cards of Yokai Septet: parts that all share, plain cards, bosses, the A and the back."""
