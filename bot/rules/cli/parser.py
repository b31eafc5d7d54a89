"""What can be typed after `python -m bot.rules`, and what is said of it."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.rules.rules import HAND, UNO, excluded, unfit_for
from bot.rules.state import SCORINGS
from bot.rules.version import RULES_VERSION

EXAMPLES = {
    "": """\
  {called} play classic                      a match against three computers
  {called} simulate no-mercy --games 500     who wins, and how long it takes
  {called} check my-scenarios/               run scenarios
  {called} verify match.txt                  check a record
  {called} duel "python my.py" normal        your program against a computer""",
    "check": """\
  {called} check draw-two.uno
  {called} check my-scenarios/ --json        every result, for other programs""",
    "simulate": """\
  {called} simulate classic
  {called} simulate no-mercy --seats 6 --games 5000 --jobs 2
  {called} simulate bts --scoring points --target 200 --house stacking jump_in
  {called} simulate classic --csv games.csv  a row a game""",
    "verify": """\
  {called} verify match.txt
  {called} verify match.txt --json""",
    "duel": """\
  {called} duel normal easy --games 500
  {called} duel "python my_player.py" normal
  {called} duel ./mine "python other.py" --edition bts --seats 4 --seed 7""",
    "play": """\
  {called} play classic                      you and three computers
  {called} play transformers --seats 2 --scoring points --target 200
  {called} play classic --house stacking seven_zero --record match.txt
  {called} play classic --seed 7             the same deals whenever it is 7""",
}
"""By command, what may be typed."""

ELSEWHERE = "Computers that play well are in the bot's own command: uno rules play EDITION --level hard"
"""Said where only the random player is there: the rules alone know no other."""
LONGEST_S = 86_400
DUELS = "How to write a program that plays is in data/docs/duel.md."


def parsed(
    arguments: Sequence[str] | None, called: str, levels: Sequence[str], *, can_rethink: bool = False
) -> argparse.Namespace:
    """Return what was typed; leave with what is wrong with it, as argparse does."""
    parser = parser_of(called, levels, can_rethink=can_rethink)
    options = parser.parse_args(arguments)
    wrong = _wrong_table(options) if "edition" in options else None
    if wrong is not None:
        parser.error(wrong)
    return options


def parser_of(called: str, levels: Sequence[str], *, can_rethink: bool = False) -> argparse.ArgumentParser:
    """Return the parser of a program that is called so and knows computers of these levels.

    `can_rethink`: and those of the daily deal.
    """
    parser = argparse.ArgumentParser(prog=called, description="The rules of UNO, without Discord.")
    _example(parser, called, "")
    parser.add_argument("--version", action="version", version=f"rules {RULES_VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")

    def add(name: str, says: str, more: str = "") -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=says, description=f"{says[:1].upper()}{says[1:]}. {more}".rstrip())
        _example(added, called, name)
        return added

    playing = add("play", "a match in the terminal against computers", ELSEWHERE if len(levels) == 1 else "")
    _add_table(playing, levels, "how well the computers play")
    playing.add_argument("--seed", type=_number, help="deals that can be had again; the usual ones cannot be foreseen")
    playing.add_argument("--record", type=Path, metavar="FILE", help="write the record of the match there")

    simulating = add("simulate", "play many games and tell who won, how, and how long it took")
    _add_table(simulating, levels, "who plays; random is by far the quickest", "random")
    simulating.add_argument("--games", type=_at_least_one, default=1000, help="how many (default: 1000)")
    simulating.add_argument("--seed", type=_number, default=1, help="the same seed plays the same games (default: 1)")
    simulating.add_argument(
        "--jobs", type=_at_least_one, default=1, metavar="N", help=f"processes (default: 1; cores: {os.cpu_count()})"
    )
    simulating.add_argument("--csv", type=Path, metavar="FILE", help="write a row a game there")
    simulating.add_argument("--json", action="store_true", help="tell the figures as one line of JSON")
    simulating.add_argument("--view", action="store_true", help="to measure: build a view for each random answer")
    simulating.set_defaults(scoring="single")

    dueling = add("duel", "programs or computers against each other, for other people's programs too", DUELS)
    both = f"{', '.join(levels)}, or a command line in quotes"
    dueling.add_argument("one", metavar="A", help=f"who sits on one seat, on each in turn: {both}")
    dueling.add_argument("others", metavar="B", help="who sits on all other seats: the same")
    dueling.add_argument(
        "--edition",
        type=_edition,
        metavar="EDITION",
        default="classic",
        help=f"{', '.join(EDITIONS)} (default: classic)",
    )
    _add_rules(dueling, seats=2)
    dueling.add_argument("--games", type=_at_least_one, default=200, help="how many (default: 200)")
    dueling.add_argument("--seed", type=_number, help="deals that can be had again; the usual ones cannot be foreseen")
    dueling.add_argument(
        "--seconds", type=_seconds, default=5.0, help="how long a program may take for an answer (default: 5)"
    )
    dueling.add_argument(
        "--no-calls", action="store_true", help="UNO is called for all, and nobody is caught or jumps in"
    )
    dueling.add_argument("--json", action="store_true", help="tell the result as one line of JSON")
    dueling.set_defaults(scoring="single")

    checking = add("check", "run scenarios (*.uno)")
    checking.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a file, or a folder that is searched")
    checking.add_argument("--json", action="store_true", help="tell the results as one line of JSON")

    verifying = add("verify", "check that a record follows from its seed and answers")
    verifying.add_argument("record", type=Path, metavar="RECORD", help="the record, as the bot or `play` gave it out")
    verifying.add_argument("--json", action="store_true", help="tell the result as one line of JSON")
    verifying.set_defaults(daily=False)
    if can_rethink:
        says = "of a daily deal: also think out again what its three computers answered"
        verifying.add_argument("--daily", action="store_true", help=says)
    return parser


def _example(parser: argparse.ArgumentParser, called: str, name: str) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = f"examples:\n{EXAMPLES[name].format(called=called)}"


def _add_table(parser: argparse.ArgumentParser, levels: Sequence[str], says: str, usual: str | None = None) -> None:
    """Add what a table is made of; unless another level is the usual one, it is the first."""
    usual = usual or levels[0]
    parser.add_argument("edition", type=_edition, metavar="EDITION", help=", ".join(EDITIONS))
    parser.add_argument("--level", choices=levels, default=usual, help=f"{says} (default: {usual})")
    _add_rules(parser, seats=4)


def _add_rules(parser: argparse.ArgumentParser, seats: int) -> None:
    """Add the rest of what a table is made of."""
    house = sorted({rule for edition in EDITIONS.values() for rule in edition.house})
    parser.add_argument("--seats", type=_number, default=seats, help=f"how many players (default: {seats})")
    parser.add_argument("--house", nargs="+", default=[], metavar="RULE", help=f"house rules: {', '.join(house)}")
    parser.add_argument("--scoring", choices=SCORINGS, help="how the match is decided (a single round, or by points)")
    parser.add_argument("--target", type=_at_least_one, help="the points that end the match")
    for name, number, what in (("hand", HAND, "cards dealt to each"), ("uno", UNO, "cards for being caught")):
        choices = range(number.least, number.most + 1)
        says = f"{what} ({number.least} to {number.most}; default: {number.usual})"
        parser.add_argument(f"--{name}", type=_number, choices=choices, default=number.usual, metavar="N", help=says)


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
    if options.command == "duel" and "teams" in options.house:
        return "in a duel nobody has partners"
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


def _seconds(word: str) -> float:
    try:
        seconds = float(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{word}" is not a number') from None
    if not 0 < seconds <= LONGEST_S:
        raise argparse.ArgumentTypeError(f"must be more than 0, and at most {LONGEST_S:,}")
    return seconds


def _at_least_one(word: str) -> int:
    number = _number(word)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number
