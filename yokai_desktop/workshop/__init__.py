"""For those who build the program: the tour of its screens, samples and measurements."""
