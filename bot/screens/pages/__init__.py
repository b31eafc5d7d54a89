"""The screens that belong to no game that runs: boards, figures, histories, replays, settings."""
