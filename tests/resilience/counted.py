"""Whether what is counted is right: every end once, whenever the bot was killed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import create_engine, select
from sqlalchemy.pool import NullPool

from bot.sessions.counting import Counting
from bot.store.counting import begin_again
from bot.store.schema import ends, housekeeping, results
from bot.store.store import Store
from tests.resilience.stored import Stored
from tests.sessions.matches import counted


def violations(database: Path, games: dict[str, Stored]) -> Iterator[str]:
    """Yield what cannot be, in a database that a bot has left behind at any moment."""
    with create_engine(f"sqlite:///{database}", poolclass=NullPool).connect() as connection:
        rows = connection.execute(select(ends.c.game_id, ends.c.answer, ends.c.number, ends.c.winners)).all()
        counted_to = connection.execute(select(housekeeping.c.counted_to)).scalar_one()
        of_results = set(connection.scalars(select(results.c.number)))
    numbers = sorted(row.number for row in rows if row.number is not None)
    if numbers != list(range(1, counted_to + 1)):
        yield f"the ends are numbered {numbers}, and counted up to {counted_to}"
    if not of_results <= set(numbers):
        yield "there are results of what never ended"
    won = [row.game_id for row in rows if row.winners is not None]
    decided = [key for key, game in games.items() if game.table.decided]
    if sorted(won) != sorted(decided):
        yield f"{len(decided)} matches were won, and {len(won)} have an end"


async def recounted(database: Path) -> list[str]:
    """Count what is not counted yet, then everything anew; return what is not the same."""
    async with await Store.open(f"sqlite+aiosqlite:///{database}") as store:
        await Counting(store).count_all()
        before = await counted(store)
        await store.keep_house(begin_again)
        await Counting(store).count_all()
        after = await counted(store)
    return [f"{name} is not as it is when counted anew" for name in before if before[name] != after[name]]
