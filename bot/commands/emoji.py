"""`uno emoji`: an emoji of the bot's application for every card."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.chat.emoji_upload import upload
from bot.commands.start import settings_with_token
from bot.errors import FAILED
from bot.progress import Progress


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: which emoji are missing is found out."""


def run(_given: argparse.Namespace) -> int:
    """Upload the missing emoji, and print the progress."""
    settings = settings_with_token()
    with Progress("emoji uploaded") as progress:

        def say(line: str) -> None:
            progress.end_line()
            print(line, flush=True)

        try:
            asyncio.run(upload(settings, say, progress))
        except KeyboardInterrupt:
            progress.end_line()
            print("Interrupted. What has been uploaded stays; start the command again to go on.", file=sys.stderr)
            return FAILED
    return 0
