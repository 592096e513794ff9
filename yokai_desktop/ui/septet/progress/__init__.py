"""Progress at Septet: who was beaten, and how."""
