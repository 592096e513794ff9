"""Files of the user: settings, unfinished games.  No Qt; every function takes a folder."""
