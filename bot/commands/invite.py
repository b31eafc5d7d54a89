"""`uno invite`: the link that brings the bot to a server."""

from __future__ import annotations

import argparse
import asyncio

from bot.arguments import number
from bot.chat.invitation import invitation
from bot.config import IDS_END, Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add its options."""
    parser.add_argument(
        "--application",
        type=number(1, IDS_END - 1, "must be the application's id, digits only"),
        metavar="ID",
        help="the application's id, from the developer portal; without it, Discord is asked with the token",
    )


def run(given: argparse.Namespace) -> int:
    """Print the link and nothing else."""
    print(invitation(given.application or asyncio.run(_ask(Settings.load()))))
    return 0


async def _ask(settings: Settings) -> int:
    """Return the id of the token's application."""
    from bot.chat.rest_only import logged_in

    async with logged_in(settings) as client:
        return client.application_id or 0
