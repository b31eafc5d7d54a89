"""The screens of a game: its lobby, its table, the hands, its end."""
