"""The rules on the command line: check scenarios, simulate games, verify a record, play a match."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import asdict
from io import TextIOWrapper
from pathlib import Path
from random import Random

from bot.rules.chance import SEED_BYTES
from bot.rules.cli.check import check
from bot.rules.cli.simulate import simulate
from bot.rules.cli.terminal import Terminal
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.record import DEAL, BadRecord, OldRecord, Record, read, write
from bot.rules.rules import HAND, UNO, excluded, unfit_for
from bot.rules.state import SCORINGS

INTERRUPTED = 130
"""The exit code of what was broken off, as shells have it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code."""
    parser = _parser()
    options = parser.parse_args(arguments)
    if "edition" in options:
        wrong = _wrong_table(options)
        if wrong is not None:
            parser.error(wrong)
    run: int = options.run(options)
    return run


def from_shell() -> int:
    """Run a command from a shell, where input may be no text, output unread, and Ctrl-C pressed."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    try:
        code = main()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _check(options: argparse.Namespace) -> int:
    return 0 if check(options.paths) else 1


def _simulate(options: argparse.Namespace) -> int:
    report = simulate(
        options.edition,
        options.seats,
        options.games,
        options.seed,
        house=options.house,
        scoring=options.scoring,
        hand=options.hand,
        uno=options.uno,
        with_view=options.view,
    )
    if options.json:
        print(json.dumps(asdict(report)))
    else:
        for name, figure in asdict(report).items():
            print(f"{name.replace('_', ' '):17}{' '.join(figure) if isinstance(figure, tuple) else figure}")
    return 1 if report.unfinished else 0


def _verify(options: argparse.Namespace) -> int:
    try:
        record = read(options.record.read_text(encoding="utf-8-sig"))
    except OldRecord as error:
        print(f"{options.record}: not verified: {error}; none of its lines was changed")
        return 1
    except BadRecord as error:
        print(f"{options.record}: refused: {error}")
        return 1
    except UnicodeDecodeError:
        print(f"{options.record}: refused: not a text file")
        return 1
    except OSError as error:
        print(f"{options.record}: cannot be read ({error.strerror})")
        return 1
    rounds, answers = _counted(record.answers.count(DEAL), "round"), _counted(len(record.answers), "answer")
    print(f"{options.record}: verified: {record.edition}, {rounds}, {answers}")
    return 0


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _play(options: argparse.Namespace) -> int:
    seed = secrets.token_bytes(SEED_BYTES)
    record = Record(
        options.edition.key,
        options.seats,
        seed,
        tuple(options.house),
        options.scoring,
        options.target,
        hand=options.hand,
        uno=options.uno,
    )
    file: Path | None = options.record
    if file is not None and not _written(file, "a", ""):  # before the match rather than after it
        return 1
    Terminal(record, Random(), input, print).play()  # the other players' whims, not the deal
    return 0 if file is None or _written(file, "w", write(record)) else 1


def _written(file: Path, mode: str, text: str) -> bool:
    """Write this to the file; print why and return False if that fails."""
    try:
        with file.open(mode, encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        print(f"{file}: cannot be written ({error.strerror})")
        return False
    return True


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.rules", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    checking = commands.add_parser("check", help="run scenarios (*.uno)")
    checking.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a file, or a folder that is searched")
    checking.set_defaults(run=_check)

    simulating = commands.add_parser("simulate", help="play random games and report how fast they were")
    _add_table(simulating)
    simulating.add_argument("--games", type=_at_least_one, default=1000, help="how many (default: 1000)")
    simulating.add_argument("--seed", type=_number, default=1, help="the same seed plays the same games (default: 1)")
    simulating.add_argument("--view", action="store_true", help="build the actor's view at every question")
    simulating.add_argument("--json", action="store_true", help="report as one line of JSON")
    simulating.set_defaults(run=_simulate, scoring="single")

    verifying = commands.add_parser("verify", help="check that a record follows from its seed and answers")
    verifying.add_argument("record", type=Path, metavar="RECORD", help="the record, as the bot or `play` gave it out")
    verifying.set_defaults(run=_verify)

    playing = commands.add_parser("play", help="a match in the terminal against random players")
    _add_table(playing)
    playing.add_argument("--target", type=_at_least_one, help="the points that end the match")
    playing.add_argument("--record", type=Path, metavar="FILE", help="write the record of the match there")
    playing.set_defaults(run=_play)
    return parser


def _add_table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("edition", type=_edition, metavar="EDITION", help=", ".join(EDITIONS))
    parser.add_argument("--seats", type=_number, default=4, help="how many players (default: 4)")
    parser.add_argument("--house", nargs="+", default=[], metavar="NAME", help="house rules that are on")
    parser.add_argument("--scoring", choices=SCORINGS, help="how the match is decided")
    for name, number, what in (("hand", HAND, "cards dealt to each"), ("uno", UNO, "cards for being caught")):
        choices = range(number.least, number.most + 1)
        parser.add_argument(f"--{name}", type=_number, choices=choices, default=number.usual, help=what)


def _wrong_table(options: argparse.Namespace) -> str | None:
    """Return why there is no such table; None if there is."""
    edition: Edition = options.edition
    if not edition.min_seats <= options.seats <= edition.max_seats:
        return f"{edition.key} takes {edition.min_seats} to {edition.max_seats} seats, not {options.seats}"
    for rule in options.house:
        if rule not in edition.house:
            return f'no house rule "{rule}" in {edition.key}; it has: {", ".join(edition.house)}'
    pair = excluded(options.house)
    if pair is not None:
        return f"{pair[0]} and {pair[1]} exclude each other"
    unfit = unfit_for(options.house, options.seats)
    return None if unfit is None else f"{unfit} is not for {options.seats} seats"


def _edition(key: str) -> Edition:
    if key not in EDITIONS:
        raise argparse.ArgumentTypeError(f'no edition "{key}"; there are: {", ".join(EDITIONS)}')
    return EDITIONS[key]


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{word}" is not a number') from None


def _at_least_one(word: str) -> int:
    number = _number(word)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


if __name__ == "__main__":
    sys.exit(from_shell())
