"""Numbers as pictures, drawn with Qt itself."""
