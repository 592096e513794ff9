"""The tests mirror the package; each is named after the rule or behaviour it shows."""
