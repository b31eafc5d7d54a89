"""What a restart and a gateway that fails ask of Discord while many games run, and whom they disturb.

The bot runs in a process of its own on a local Discord that allows no more requests than the real one. Of the games a
fifth are late, in a fifth the time runs out at one moment, and in some people play all the while. Three things happen:
the bot is killed and started again; its connection to the gateway breaks; there is no gateway for half a minute. What
is refused is counted from then on until all tables were up to date.
Run it with: python -m tests.bench.limits [--games 300]
"""

from __future__ import annotations

import argparse
import asyncio
import re
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from aiohttp import web
from sqlalchemy import create_engine, select
from sqlalchemy.pool import NullPool

from bot.playground.server.limits import Counts
from bot.sessions.stored import stored_game, table_of
from bot.sessions.table import Seat, Table
from bot.store import schema
from bot.store.games import Answer, SaveGame, new_game_id, stored_games
from bot.store.store import Store
from tests.bench._hall import Hall, Handler, presses
from tests.bench._hall import Table as Place
from tests.resilience.program import Program
from tests.sessions.tables import CLASSIC, match_of, random_changes

GAMES = (300, 1000)
PLAYED = 20
"""In how many of them people play."""
THINKS_S = 1.0, 3.0
MOVES = 12
MATCHES = 5
LATE, DUE, LONG = 30, 60, 300
"""How many seconds a turn has in a fifth, in another fifth, and in the other games."""
FIRST_S = 4.0
"""How long the bot that is killed was there; it had no time to show all tables."""
AWAY_S = 30.0
OBSERVED_S = 17.0
"""How long each time is looked at what happens, at least."""
TO_SHOW_S = 60.0
TO_ANSWER_S = 15.0
"""How long a player must have been heard before they are told that their time is nearly up."""
ON_THE_WAY_S = 1.0
"""What comes so soon after something broke was on its way before."""
STALE_S = 5
LOOKS_S = 0.5


@dataclass
class Figures:
    """What came of one thing that happened."""

    what: str
    counts: Counts
    early: int = 0
    """Pings of players who could not be heard until a moment before."""
    twice: int = 0
    """Pings of players who were told before that it is their turn."""
    seconds: float | None = None
    """Until every table was up to date once; None: not within a minute."""
    behind: int = 0
    """Tables that were not, after a minute."""

    @property
    def refused(self) -> int:
        return self.counts.refused.total()


@dataclass
class Outcome:
    """What came of it all."""

    games: int
    scenes: list[Figures] = field(default_factory=list)
    moves: int = 0
    """What the people played who played all the while."""
    behind: int = 0
    """Tables that are not up to date in the end, when no one plays any more."""

    def __str__(self) -> str:
        widths = (22, 9, 6, 13, 14, 7, 17, 8)
        rows: list[tuple[object, ...]] = [
            ("", "refused", "bans", "most in 1 s", "pinged early", "twice", "all shown after", "behind")
        ]
        for one in self.scenes:
            shown = "not in 60 s" if one.seconds is None else f"{one.seconds:.1f} s"
            counts = one.counts
            asked = one.refused, counts.bans, counts.most_in_a_second
            rows.append((one.what, *asked, one.early, one.twice, shown, one.behind))
        lines = [f"{self.games} games", *("".join(map(str.rjust, map(str, row), widths)) for row in rows)]
        return "\n".join([*lines, f"moves: {self.moves}; tables behind in the end: {self.behind}"])


class Outage:
    """Lets no one connect to the gateway while it lasts."""

    def __init__(self) -> None:
        self.is_over = asyncio.Event()
        self.is_over.set()

    @web.middleware
    async def serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path.startswith("/gateway"):
            await self.is_over.wait()
        return await handler(request)


# The games


def matches(turn_seconds: int) -> list[tuple[Table, tuple[str, ...]]]:
    """Return matches in the middle of a round, each with all its answers."""
    found = []
    for seed in range(MATCHES):
        begun = match_of(options=CLASSIC.with_(turn_seconds=turn_seconds))
        changes = list(random_changes(begun, Random(seed), MOVES))
        answers = ("deal", *(answer for change in changes for answer in change.answers))
        table = changes[-1].table
        assert table.asked is not None
        assert table.answers == len(answers)
        found.append((table, answers))
    return found


async def fill(hall: Hall, database: Path) -> dict[str, Place]:
    """Store a game for each table; return the tables by game. The last ones are those that people play at."""
    now = datetime.now(UTC)
    deadlines = {
        LATE: now - timedelta(seconds=5),
        DUE: now + timedelta(seconds=FIRST_S + 20),
        LONG: now + timedelta(seconds=LONG),
    }
    made = {seconds: matches(seconds) for seconds in deadlines}
    places: dict[str, Place] = {}
    saves = []
    for number, place in enumerate(hall.tables):
        fifth = number % 5 if number < len(hall.tables) - PLAYED else 4
        seconds = {0: LATE, 1: DUE}.get(fifth, LONG)
        table, answers = made[seconds][number % MATCHES]
        users = [int(member["user"]["id"]) for member in place.members]
        updated = now + timedelta(milliseconds=number)
        stored = stored_game(
            replace(
                table,
                id=new_game_id(),
                guild_id=int(place.guild_id),
                channel_id=int(place.channel["id"]),
                message_id=hall.show_former(place),
                host=users[0],
                seats=tuple(Seat(user, f"Player {user}") for user in users),
                version=1,
                created=now,
                updated=updated,
                seen=now,
                deadline=deadlines[seconds],
            )
        )
        saves.append(SaveGame(stored, [Answer(place, answer, now) for place, answer in enumerate(answers, 1)]))
        places[stored.id] = place
    async with await Store.open(f"sqlite+aiosqlite:///{database}") as store:
        for first in range(0, len(saves), 500):
            await store.save(*saves[first : first + 500])
    return places


class Watch:
    """Compares what is shown with what is stored."""

    def __init__(self, hall: Hall, database: Path, places: dict[str, Place]) -> None:
        self._hall = hall
        self._database = database
        self._places = places
        self._games = {place.channel["id"]: game for game, place in places.items()}
        self._versions: dict[str, int] = {}
        self._numbers: dict[str, int] = {}
        self._seen_pings = 0
        self._pinged: set[tuple[str, str, int]] = set()
        self.twice: list[float] = []
        """When a player was told once more that it is their turn."""

    async def stale(self) -> set[str]:
        """Return the games whose tables do not show what is stored."""
        await asyncio.to_thread(self._read)
        self._look_at_pings()
        return {game for game, place in self._places.items() if not self._is_fresh(place, self._numbers[game])}

    def _read(self) -> None:
        engine = create_engine(f"sqlite:///{self._database}", poolclass=NullPool)
        with engine.connect() as connection:
            rows = connection.execute(select(schema.games.c.id, schema.games.c.version))
            versions = {row.id: row.version for row in rows}
            changed = [game for game, version in versions.items() if self._versions.get(game) != version]
            for game in stored_games(connection, schema.games.c.id.in_(changed)):
                self._versions[game.id] = game.version
                self._numbers[game.id] = table_of(game).number

    def _look_at_pings(self) -> None:
        for at, place, user in self._hall.pings[self._seen_pings :]:
            game = self._games[place.channel["id"]]
            pinged = game, user, self._numbers[game]
            if pinged in self._pinged:
                self.twice.append(at)
            self._pinged.add(pinged)
            self._seen_pings += 1

    def _is_fresh(self, place: Place, number: int) -> bool:
        assert place.public is not None
        shown = list(presses(place.public.components))
        if not number:
            return any(press.what in {"next", "rematch"} for press in shown)
        words = " ".join(_words(place.public.components))
        is_over = any(int(moment) < time.time() - STALE_S for moment in re.findall(r"<t:(\d+):R>", words))
        return any(press.number == number for press in shown) and not is_over


def _words(components: Sequence[dict[str, Any]]) -> list[str]:
    found = []
    for part in components:
        found += [part["content"]] if "content" in part else []
        found += _words(part.get("components", []))
    return found


# The people


async def play(hall: Hall, place: Place, chance: Random, outcome: Outcome) -> None:
    """They play on, as often as they are answered."""
    while True:
        await asyncio.sleep(chance.uniform(*THINKS_S))
        try:
            async with asyncio.timeout(3.0):
                outcome.moves += await _turn(hall, place)
        except TimeoutError:  # no answer: they look at their hands once more
            place.offer, place.number = None, place.number - 1


async def _turn(hall: Hall, place: Place) -> bool:
    """Whoever is asked plays, or all look at their hands; return whether a move was made."""
    if place.offer is not None and hall.gateway.live:
        await hall.move(place)
        return True
    for seat in range(len(place.members)):
        what = next((what for what in ("next", "hand") if hall.offers(place, what)), None)
        if what is not None and place.offer is None and hall.gateway.live:
            assert place.public is not None
            pressed = next(press for press in presses(place.public.components) if press.what == what)
            await hall.press(place, seat, pressed.custom_id, place.public)
    return False


# What happens


async def measure(games: int) -> Outcome:
    """Let it happen with so many games."""
    outcome = Outcome(games)
    hall, outage = Hall(games, is_limited=True), Outage()
    hall.app.middlewares.append(outage.serve)
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "uno.db"
        async with hall:
            watch = Watch(hall, database, await fill(hall, database))
            program = Program(hall, database, LOG_LEVEL="CRITICAL")
            try:
                await program.start()
                async with _people(hall, outcome):
                    await asyncio.sleep(FIRST_S)
                    await _scenes(outcome, hall, outage, watch, program)
                ends = time.monotonic() + TO_SHOW_S
                while (stale := await watch.stale()) and time.monotonic() < ends:  # noqa: ASYNC110
                    await asyncio.sleep(LOOKS_S)
                outcome.behind = len(stale)
            finally:
                await program.kill()
    return outcome


@asynccontextmanager
async def _people(hall: Hall, outcome: Outcome) -> AsyncIterator[None]:
    """Have people play at the last tables."""
    playing = [
        asyncio.create_task(play(hall, place, Random(number), outcome))
        for number, place in enumerate(hall.tables[-PLAYED:])
    ]
    try:
        yield
    finally:
        for person in playing:
            person.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
    failed = [end for end in ends if not isinstance(end, asyncio.CancelledError)]
    assert not failed, failed


async def _scenes(outcome: Outcome, hall: Hall, outage: Outage, watch: Watch, program: Program) -> None:
    """Let three things happen, one after the other."""

    async def restart() -> None:
        await program.kill()
        await program.start()

    async def lose_gateway(seconds: float) -> None:
        before = hall.gateway.resumed + hall.gateway.identified
        outage.is_over.clear()
        hall.drop()
        await asyncio.sleep(seconds)
        outage.is_over.set()
        await hall.until(lambda: hall.gateway.resumed + hall.gateway.identified > before)

    await watch.stale()
    outcome.scenes = [
        await _scene("killed and restarted", hall, watch, restart),
        await _scene("a short drop", hall, watch, lambda: lose_gateway(0)),
        await _scene(f"{AWAY_S:.0f} s without gateway", hall, watch, lambda: lose_gateway(AWAY_S)),
    ]


async def _scene(what: str, hall: Hall, watch: Watch, happen: Callable[[], Awaitable[None]]) -> Figures:
    """Let something happen, and look at what comes of it."""
    now = asyncio.get_running_loop().time
    hall.limits.counts = Counts()
    hall.limits.pardon()
    began = now()
    await happen()
    heard = now()
    figures = Figures(what, hall.limits.counts)
    behind = await watch.stale()
    while behind and now() < heard + TO_SHOW_S:
        await asyncio.sleep(LOOKS_S)
        behind &= await watch.stale()
    if not behind:
        figures.seconds = now() - heard
    figures.behind = len(behind)
    while now() < heard + OBSERVED_S:
        await asyncio.sleep(LOOKS_S)
        await watch.stale()
    figures.early = sum(began + ON_THE_WAY_S <= at < heard + TO_ANSWER_S for at, _, _ in hall.pings)
    figures.twice = sum(at >= began for at in watch.twice)
    return figures


def run(games: Sequence[int] = GAMES) -> str:
    """Return the figures for so many games each."""
    return "\n\n".join(str(asyncio.run(measure(number))) for number in games)


def main() -> None:
    """Measure with other numbers."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.limits", description=__doc__)
    parser.add_argument("--games", type=int, nargs="*", default=GAMES)
    print(run(parser.parse_args().games))


if __name__ == "__main__":
    main()
