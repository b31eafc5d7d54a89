"""Pictures of cards, hands and tables. There are no words in them, so one picture serves every language."""
