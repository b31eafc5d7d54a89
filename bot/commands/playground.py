"""`uno playground`: the bot on a Discord of this machine, with a page to play on."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.arguments import number
from bot.errors import OperatorError
from bot.rules.editions import EDITIONS

PORT = 8020


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add its options."""
    parser.add_argument("--no-browser", action="store_true", help="only say where the page is, and open no browser")
    parser.add_argument(
        "--port",
        type=number(0, 65535, "must be a port from 0 to 65535"),
        default=PORT,
        help=f"its port, or else the next free one ({PORT})",
    )
    editions = sorted(EDITIONS)
    played = f"what the first lobby plays: {', '.join(editions)}"
    parser.add_argument("--edition", choices=editions, default="classic", metavar="NAME", help=played)
    parser.add_argument("--scenario", type=Path, metavar="FILE", help="begin at the position in this file (*.uno)")
    parser.add_argument("--reload", action="store_true", help="restart the bot whenever its code changes")
    kept = "where all is kept (playground in the folder UNO_DATA)"
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=kept)


def run(given: argparse.Namespace) -> int:
    """Run the playground until Ctrl-C; the extra that it needs may be missing."""
    try:
        from bot.playground.launch import launch
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("bot"):
            raise
        raise OperatorError(
            f"The playground needs a package that is not installed here ({error.name}): "
            'pip install "discord-uno[playground]"'
        ) from None
    return launch(given)
