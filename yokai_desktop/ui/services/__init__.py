"""What all pages share while the program runs: settings, history, sound."""
