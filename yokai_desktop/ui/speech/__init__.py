"""What is spoken: one announcer, the words of the tables, and questions asked by a key."""
