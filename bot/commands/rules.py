"""`uno rules`: the same as `python -m bot.rules`, with the computer players that the rules do not know."""

from __future__ import annotations

import argparse

from bot.players import PLAYERS
from bot.players.fixed import wrong_answer
from bot.progress import Progress, Report
from bot.rules.cli.commands import from_shell
from bot.rules.record import BadRecord, Record
from bot.sessions.daily import COMPUTERS, LINE_OF_TABLE, is_daily
from bot.worker import SECRETS


def run(given: argparse.Namespace) -> int:
    """Do what the words after `rules` ask."""
    return from_shell(given.words, given.called, players=PLAYERS, progress=Progress, withheld=SECRETS, rethink=rethink)


def rethink(record: Record, tell: Report) -> int | None:
    """Think out again what the computers of a daily deal answered; return the place of the first other answer."""
    if not is_daily(record):
        raise BadRecord(LINE_OF_TABLE, "such a table has no daily deal")
    return wrong_answer(record, COMPUTERS, tell=tell)
