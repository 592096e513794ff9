"""Computer partners for cooperative Yōkai: what their seat may know, and good guesses."""
