"""Which commands there are, and the parser that is made of them; a command's module is imported when it is given."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from bot.version import version

COMMANDS = {
    "run": "start the bot; this is what happens without a command",
    "playground": "try it in the browser, without a token",
    "invite": "print the link that brings the bot to a server",
    "doctor": "check everything that the bot needs, and say what to do; the bot may be running",
    "emoji": "give the bot's application an emoji for every card",
    "backup": "copy the database to a new file; the bot may be running",
    "restore": "put a backup in the database's place and keep the old one too; the bot must be stopped",
    "rebuild-stats": "count all results again from the games' records; with SQLite, stop the bot first",
    "export": "write the results of all matches to a file; the bot may be running",
    "rules": "the rules without Discord: check scenarios, play in the terminal, simulate games, duel, verify a record",
    "completion": "print a script with which bash, zsh or fish completes these commands",
}
DEFAULT = "run"


def program() -> str:
    """Return what the operator typed before the command."""
    return "python -m bot" if Path(sys.argv[0]).name == "__main__.py" else "uno"


def module_of(command: str) -> ModuleType:
    """Return the module of a command."""
    return import_module(f"bot.commands.{command.replace('-', '_')}")


def add_version(parser: argparse.ArgumentParser) -> None:
    """Give a command its `--version`."""
    parser.add_argument("--version", action="version", version=f"uno {version()}", help="print the version and exit")


def parser_with(chosen: Collection[str], called: str) -> argparse.ArgumentParser:
    """Return the parser of a program that is called so, with all commands, and with the options of those chosen."""
    parser = argparse.ArgumentParser(prog=called, description="Play UNO in Discord channels.")
    add_version(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, says in COMMANDS.items():
        command = commands.add_parser(name, help=says, description=f"{says[0].upper()}{says[1:]}.")
        add_version(command)
        if name in chosen and name != "rules":
            module = module_of(name)
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser


def parsed(given: Sequence[str]) -> argparse.Namespace:
    """Return the parsed command line; exit with the help, or with what is wrong with it, where argparse does."""
    words = list(given) if given[:1] else [DEFAULT]
    called = program()
    if words[0] == "rules" and words[1:] != [
        "--version"
    ]:  # its words are parsed by the rules, which know nothing of us
        return argparse.Namespace(run=module_of("rules").run, words=words[1:], called=f"{called} rules")
    return parser_with(words[:1], called).parse_args(words)
