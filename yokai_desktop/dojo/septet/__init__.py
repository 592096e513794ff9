"""The dojo of Septet: how its trials are proved, and the words for them."""
