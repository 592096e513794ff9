"""The settings page and the About box."""
