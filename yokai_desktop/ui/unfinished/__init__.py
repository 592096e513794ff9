"""Games that were left: as rows, in lists, on a page of their own."""
