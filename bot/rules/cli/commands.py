"""The rules on the command line: check scenarios, simulate games, duel, verify a record, play a match."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import shutil
import sys
import time
from collections.abc import Collection, Sequence
from contextlib import ExitStack
from io import TextIOWrapper
from pathlib import Path
from random import Random

from bot.rules.chance import SEED_BYTES
from bot.rules.cli.check import check
from bot.rules.cli.computers import RANDOM, Players
from bot.rules.cli.duel import Duel, DuelGame, play_duel, side_of
from bot.rules.cli.duel_report import duel_as_json, duel_lines, fault_line
from bot.rules.cli.paint import Paint, shows_colours
from bot.rules.cli.parser import ELSEWHERE, parsed
from bot.rules.cli.program import NoProgram
from bot.rules.cli.progress import Progress, plain_lines
from bot.rules.cli.report import Rows, as_json, lines, report
from bot.rules.cli.simulate import Played, Setup, simulate
from bot.rules.cli.terminal import Terminal
from bot.rules.cli.verify import Rethink, verify
from bot.rules.record import Record, write

CALLED = "python -m bot.rules"
INTERRUPTED = 130
"""The exit code of what was broken off, as shells have it."""
MOST_SEEDS = 10**15


def from_shell(
    arguments: Sequence[str] | None = None,
    called: str = CALLED,
    *,
    players: Players = RANDOM,
    progress: Progress = plain_lines,
    withheld: Collection[str] = (),
    rethink: Rethink | None = None,
) -> int:
    """Run a command from a shell, where input may be no text, output unread, and Ctrl-C pressed."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)
    try:
        code = main(arguments, called, players=players, progress=progress, withheld=withheld, rethink=rethink)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def main(
    arguments: Sequence[str] | None = None,
    called: str = CALLED,
    *,
    players: Players = RANDOM,
    progress: Progress = plain_lines,
    withheld: Collection[str] = (),
    rethink: Rethink | None = None,
) -> int:
    """Run a command of a program that is called so; return the exit code.

    `players` makes the computers that there are besides the random one, `progress` tells how far a simulation is, and
    `withheld` names variables of the environment that no program of a duel is told.
    `rethink` thinks out again what the computers of a daily deal answered.
    """
    players = {**players, **RANDOM}
    options = parsed(arguments, called, tuple(players), can_rethink=rethink is not None)
    match options.command:
        case "check":
            return 0 if check(options.paths, as_json=options.json) else 1
        case "verify":
            again = rethink if options.daily else None
            return 0 if verify(options.record, as_json=options.json, rethink=again, progress=progress) else 1
        case "simulate":
            return _simulate(options, players, progress)
        case "duel":
            return _duel(options, players, progress, withheld)
        case _:
            return _play(options, players, called)


def _play(options: argparse.Namespace, players: Players, called: str) -> int:
    chance = Random(options.seed)
    seed = secrets.token_bytes(SEED_BYTES) if options.seed is None else chance.randbytes(SEED_BYTES)
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
    if len(players) == len(RANDOM):
        print(f"The computers here play at random. {ELSEWHERE}")
    paint = Paint(shows_colours(sys.stdout, os.environ))
    width = shutil.get_terminal_size().columns - 1
    Terminal(record, players[options.level], chance, input, print, paint=paint, width=width).play()
    if file is None:
        return 0
    if not _written(file, "w", write(record)):
        return 1
    print(f"The record is in {file}. Check it: {called} verify {file}")
    return 0


def _written(file: Path, mode: str, text: str) -> bool:
    """Write this to the file; print why and return False if that fails."""
    try:
        with file.open(mode, encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        print(f"{file}: cannot be written ({error.strerror})")
        return False
    return True


def _simulate(options: argparse.Namespace, players: Players, progress: Progress) -> int:
    setup = Setup(
        options.edition.key,
        options.seats,
        tuple(options.house),
        options.scoring,
        options.target,
        options.hand,
        options.uno,
        options.seed,
        None if options.level in RANDOM else players[options.level],
        options.view,
    )
    games: list[Played] = []
    interrupted = False
    with ExitStack() as stack:
        rows = None
        if options.csv is not None:
            try:
                rows = Rows(stack.enter_context(options.csv.open("w", encoding="utf-8", newline="")))
            except OSError as error:
                print(f"{options.csv}: cannot be written ({error.strerror})")
                return 1
        tell = stack.enter_context(progress("games"))
        start = time.perf_counter()
        try:
            for played in simulate(setup, options.games, options.jobs):
                games.append(played)
                if rows is not None:
                    rows.add(played)
                tell(len(games), options.games)
        except KeyboardInterrupt:
            interrupted = True
        seconds = time.perf_counter() - start
    if not games:
        print("Interrupted before a game was over.")
        return INTERRUPTED
    figures = report(setup, options.level, games, seconds)
    if options.json:
        print(json.dumps(as_json(figures)))
    else:
        if interrupted:
            print(f"Interrupted after {len(games):,} of {options.games:,} games.")
        for line in lines(figures):
            print(line)
    return INTERRUPTED if interrupted else 1 if figures.unfinished else 0


def _duel(options: argparse.Namespace, players: Players, progress: Progress, withheld: Collection[str]) -> int:
    seed = secrets.randbelow(MOST_SEEDS) if options.seed is None else options.seed
    table = Record(
        options.edition.key,
        options.seats,
        bytes(SEED_BYTES),
        tuple(options.house),
        options.scoring,
        options.target,
        hand=options.hand,
        uno=options.uno,
    )
    duel = Duel(table, seed, has_calls=not options.no_calls)
    games: list[DuelGame] = []
    interrupted = False
    with ExitStack() as stack:
        try:
            sides = [
                side_of(typed, seats, players, options.seconds, withheld)
                for typed, seats in ((options.one, 1), (options.others, options.seats - 1))
            ]
            for program in (program for side in sides for program in side.programs):
                stack.callback(program.close)
                program.start()
        except NoProgram as error:
            print(f"{error}; the computers here are: {', '.join(players)}.")
            return 1
        tell = stack.enter_context(progress("games"))
        try:
            for played in play_duel(duel, sides, options.games):
                games.append(played)
                if played.fault is not None and not options.json:
                    print(fault_line(played), flush=True)
                tell(len(games), options.games)
        except KeyboardInterrupt:
            interrupted = True
    if not games:
        print("Interrupted before a game was over.")
        return INTERRUPTED
    if options.json:
        print(json.dumps(duel_as_json(duel, sides, games)))
    else:
        if interrupted:
            print(f"Interrupted after {len(games):,} of {options.games:,} games.")
        for line in duel_lines(duel, sides, games):
            print(line)
    return INTERRUPTED if interrupted else 0
