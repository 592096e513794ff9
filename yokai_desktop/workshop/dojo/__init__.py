"""Making the sets of the dojo: positions are searched for and proved, never drawn."""
