"""`uno rules`: the same as `python -m bot.rules`, with the computer players that the rules do not know."""

from __future__ import annotations

import argparse

from bot.players import PLAYERS
from bot.progress import Progress
from bot.rules.cli.commands import from_shell
from bot.worker import SECRETS


def run(given: argparse.Namespace) -> int:
    """Do what the words after `rules` ask."""
    return from_shell(given.words, given.called, players=PLAYERS, progress=Progress, withheld=SECRETS)
