"""`python -m bot.art.build`: draw the sprites from their SVG, and pictures to look at them all."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.art.build.templates import ArtError
from bot.progress import Progress

FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot.art.build", description="Draw the cards.")
    parser.add_argument("--anew", action="store_true", help="also those whose sources did not change")
    parser.add_argument("--sheets", type=Path, metavar="FOLDER", help="also put all of them on a few pictures there")
    given = parser.parse_args(arguments)
    try:
        from bot.art.build.render import render_all

        with Progress("sheets drawn") as progress:
            drawn = render_all(progress, anew=given.anew)
        if given.sheets is not None:
            from bot.art.build.contact import contact_sheets

            given.sheets.mkdir(parents=True, exist_ok=True)
            for name, picture in contact_sheets().items():
                picture.save(given.sheets / f"{name}.png", optimize=True)
    except ArtError as error:
        print(error, file=sys.stderr)
        return FAILED
    except ModuleNotFoundError as error:
        if error.name != "resvg_py":
            raise
        print('Drawing needs resvg-py, which is not installed here: pip install -e ".[dev]"', file=sys.stderr)
        return FAILED
    print(f"Drawn: {', '.join(drawn)}" if drawn else "All sprites are as their sources say.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
