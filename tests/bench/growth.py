"""How what a move costs grows: with seats, cards in the hand, games, servers, and moves that were made before.

Seconds of the processor for a move: judged, applied, committed to an SQLite file, and both screens that it changes put
together as they are sent. The first row is what the others are compared with; they take turns.
"""

from __future__ import annotations

import asyncio
import math
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from bot.chat.clock import SystemClock
from bot.rules.random_player import random_answer
from bot.screens.game.hand import hand
from bot.screens.game.public import public_screen
from bot.sessions import actions, lobby
from bot.sessions.options import Options
from bot.sessions.registry import OpenLimits, Registry
from bot.sessions.session import Session
from bot.sessions.table import Table, Update
from bot.store.store import Store
from bot.text import text_for
from tests.sessions.tables import asked, random_move
from tests.thinking import think_at_once

ROUNDS = 5
MOVES = 60
TEXT = text_for("en-US")


class Unseen:
    """Presents nothing: the screens are put together where they are measured."""

    def prepare(self, session: Session, table: Table) -> None:
        """Draw nothing."""

    def changed(self, session: Session, update: Update) -> None:
        """Show nothing."""

    def forget(self, session: Session) -> None:
        """Show nothing."""


async def seated(registry: Registry, seats: int, channel: int, guild: int = 1) -> Session:
    """Start a match of so many players that takes long."""
    options = Options.for_edition("classic", target=10_000)
    session = await registry.open(guild, channel, 1, "Player 1", options, "en-US")
    for user in range(2, seats + 1):
        await session.do(lobby.join, user, f"Player {user}")
    await session.do(actions.start, 1)
    return session


async def played(session: Session, answers: int, *, cards: int = 0) -> None:
    """Play so many answers, or, with everybody drawing rather than playing, until who is asked has so many cards."""
    chance = Random(1)
    for _ in range(answers):
        table = session.table
        if cards and not table.view(None).over:
            user, number, options = asked(table)
            if len(table.view(table.asked).hand) >= cards:
                return
            drawn = next((option for option in options if option.verb in {"draw", "pass"}), None)
            await session.do(actions.play, user, drawn or random_answer(options, chance), number)
        else:
            await session.do(random_move(table, chance))


async def cost(seats: int, *, cards: int = 0, games: int = 1, servers: int = 1, before: int = 0) -> float:
    """Seconds of the processor for a move."""
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'uno.db'}") as store:
            limits = OpenLimits(math.inf, math.inf)
            registry = Registry(store, SystemClock(), Unseen(), think_at_once, limits=limits)
            for channel in range(2, games + 1):
                await seated(registry, seats, channel, channel % servers + 1)
            session = await seated(registry, seats, 1)
            await played(session, 10_000 if cards else before, cards=cards)
            chance, made = Random(2), 0
            spent = 0.0
            while made < (MOVES if not cards else 10):
                if session.table.view(None).over:
                    await session.do(actions.next_round, 1)
                    continue
                seat = session.table.asked or 0
                began = time.process_time()
                await session.do(random_move(session.table, chance))
                if not session.table.view(None).over:
                    _sent(hand(session.table, seat, TEXT))
                    _sent(public_screen(session.table, TEXT))
                spent += time.process_time() - began
                made += 1
            registry.close()
            return spent / made


def _sent(view: Any) -> None:
    """As it is sent."""
    view.to_components()


def run() -> str:
    """A row for each, with the least and the greatest ratio."""
    rows = {
        "4 seats, hands of 7, one game, its first moves": {"seats": 4},
        "2 seats": {"seats": 2},
        "10 seats": {"seats": 10},
        "hands of 20": {"seats": 4, "cards": 20},
        "hands of 30": {"seats": 2, "cards": 30},
        "500 games on one server": {"seats": 4, "games": 500},
        "500 games on 500 servers": {"seats": 4, "games": 500, "servers": 500},
        "after 2,000 answers of the same match": {"seats": 4, "before": 2000},
    }
    found: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(ROUNDS):
        for name, row in rows.items():
            found[name].append(asyncio.run(cost(**row)))
    first = next(iter(found.values()))
    lines = []
    for name, seconds in found.items():
        ratios = [own / anchor for own, anchor in zip(seconds, first, strict=True)]
        beside = f"{statistics.median(ratios):.2f} times ({min(ratios):.2f} to {max(ratios):.2f})"
        lines.append(f"{name:48} {statistics.median(seconds) * 1000:5.2f} ms of CPU a move  {beside}")
    return "\n".join(lines)
