"""What the window knows of the games, and how it starts them."""
