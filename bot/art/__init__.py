"""Pictures of cards, hands and tables: our own art, in one palette. No words, and nothing of Discord."""
