"""The review of a finished round: what was luck and what was play, for one seat."""
