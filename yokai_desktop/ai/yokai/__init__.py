"""Computer partners for cooperative Yōkai: they know what their seat may know, and guess the rest."""
