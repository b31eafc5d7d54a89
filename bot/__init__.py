"""A Discord bot that plays UNO, edition by edition, exactly by the rule sheets."""
