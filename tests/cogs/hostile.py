"""Presses that no button of the bot's makes, by the hundred thousand, at tables where people play meanwhile.

Forged words, games and questions, other people's buttons, old ones, buttons of another channel, menus with entries that
they do not have, forms that nobody opened, strings of any length: by people without a seat, and by players of this or
another table. `nice python -m tests.cogs.hostile --presses 100000 [--seed 1]` tells what came of it: whether each was
answered, and to its sender alone, whether anybody read of cards that they may not know, whether all answers in the
records were given by the players themselves, whether anything was logged as an error, and whether all tables play on.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS, answer_text
from bot.rules.record import DEAL
from bot.screens.codec import LOG, REPLAY, REVIEW, Press, parse, parse_answer
from bot.screens.pages.audience import SHARE
from bot.screens.rulebook import RULES
from bot.sessions.guild_settings import keep_settings
from bot.store.store import Store
from bot.text import LOCALES, text_for
from tests.bench._hall import Clicked, Hall, Shown, Table, spread
from tests.bench.mixed import Crowd, going_on
from tests.cogs.forging import Forger, Forgery, custom_ids, game_at
from tests.e2e_games.afterwards import CALLS, DANCED, Played, replayed, told_too_much
from tests.e2e_games.eyes import read_of
from tests.e2e_games.knowing import UNDER_WAY, Delivered, Replay
from tests.e2e_games.town import UNTIMED
from tests.resilience import stored
from tests.resilience.program import Program

APOLOGIES = {text_for(locale)(words) for locale in LOCALES for words in ("answer-trouble", "answer-no-store")}
LOOKS_BACK = {REPLAY, LOG, REVIEW, "record"}
"""What shows a game with open hands, once it is over."""
TABLES = 12
AT_ONCE = 8
OPEN_TO_ALL = {RULES, "options", "set"}
"""The rule book and the options speak of cards, and not of a player's."""
ANSWER_WITHIN_S = 3.0
"""What takes longer is late: Discord would have given up."""
WAITS_S = 20.0
NOT_OURS_S = 0.1
GOES_ON_S = 120.0
DEFERRED, MESSAGE = 5, 4


@dataclass
class Outcome:
    """What came of it all."""

    sent: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    late: int = 0
    moves: int = 0
    """Of the players, meanwhile."""
    problems: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        p50, p99 = spread(self.waits) if self.waits else (0.0, 0.0)
        lines = [
            f"{self.sent.total():,} presses: {dict(self.sent.most_common())}",
            f"{len(self.waits):,} answered, p50 {p50 * 1000:.0f}, p99 {p99 * 1000:.0f} ms, {self.late} late",
            f"{self.moves} answers in the records; {len(self.problems)} problems",
            *self.problems[:40],
        ]
        return "\n".join(lines)


class Scene(Hall):
    """All tables, and everything that is sent to them."""

    def __init__(self, tables: int, seed: int) -> None:
        super().__init__(tables)
        self.outcome = Outcome()
        self.forger = Forger(self, Random(seed))
        self.delivered: list[tuple[str, Delivered]] = []
        """In which channel, and what."""
        self.pressed: set[tuple[str, int, int, str]] = set()
        """Of which game, by whom, to which question, and what."""
        self._games: set[str] = set()
        self._said: set[tuple[str | None, str, str]] = set()

    async def open(self) -> None:
        """Have people play at all tables, a match without an end."""
        for number, table in enumerate(self.tables):
            await self.sit_down(table, target=10_000, scoring="points", edition=list(EDITIONS)[number % len(EDITIONS)])
        self._games = set(map(game_at, self.tables))

    async def send(
        self, table: Table, user: int, kind: int, data: dict[str, Any], shown: Shown | None, *, is_move: bool = False
    ) -> float:
        """Note what is pressed, and send it."""
        await self.connected()
        press = parse(data.get("custom_id", ""))
        if press is not None:
            self.pressed.add((press.game, int(table.members[user]["user"]["id"]), press.number, press.what))
        return await super().send(table, user, kind, data, shown, is_move=is_move)

    def answered(self, clicked: Clicked, kind: int, data: dict[str, Any], *, is_private: bool) -> None:
        """Look whether it goes to whom it should, and is no apology."""
        pressed = clicked.data.get("custom_id", "")
        press = parse(pressed)
        verb = "" if press is None else press.verb
        if press is not None and kind in {MESSAGE, DEFERRED} and not is_private and verb != SHARE:
            self.outcome.problems.append(f"answered to all: {pressed[:200]!r}")
        if APOLOGIES & set(read_of(data)[0]):
            self.outcome.problems.append(f"an apology for {pressed[:200]!r}")
        if verb not in OPEN_TO_ALL:
            self.heard(clicked.table, clicked.user if is_private else None, data)

    def heard(self, table: Table, user: str | None, body: dict[str, Any]) -> None:
        """Keep what is sent to a user, or to all, where it may tell of cards."""
        texts, carried = read_of(body)
        channel = str(table.channel["id"])
        for custom_id in custom_ids(body.get("components") or []):
            self.forger.seen.append(custom_id)
            press = parse(custom_id)
            if press is not None and press.verb in LOOKS_BACK and press.game in self._games:
                self.outcome.problems.append(f"{user} looks back at a game that is not over: {custom_id}")
        verbs = {press.verb for press in map(parse, carried) if press is not None}
        if verbs and verbs <= OPEN_TO_ALL:
            return
        if not body.get("components"):
            said = user, channel, "\n".join(texts)
            if said in self._said:
                return
            self._said.add(said)
        now = datetime.now(UTC)
        whose = None if user is None else int(user)
        self.delivered.append((channel, Delivered(now, now - UNDER_WAY, whose, texts, carried)))

    async def attack(self, forgery: Forgery) -> None:
        """Send it, and wait for the answer if it must have one."""
        press = parse(forgery.data["custom_id"]) if forgery.is_ours else None
        verb = "not ours" if press is None else press.verb
        self.outcome.sent[verb if verb.isascii() and len(verb) < 10 else "other words"] += 1
        sending = self.send(forgery.place, 0, forgery.kind, forgery.data, forgery.shown)
        try:
            waited = await asyncio.wait_for(sending, WAITS_S if forgery.is_ours else NOT_OURS_S)
        except TimeoutError:
            if forgery.is_ours:
                self.outcome.problems.append(f"not answered: {forgery.data['custom_id'][:200]!r}")
            return
        self.outcome.waits.append(waited)
        self.outcome.late += waited > ANSWER_WITHIN_S

    async def look(self, database: Path) -> None:
        """Hold what is stored against what was pressed and what was shown."""
        found = {key: game for key, game in stored.read(database).items() if key in self._games}
        self.outcome.problems += [f"{key} is not stored" for key in self._games - found.keys()]
        played = await replayed(database, found)
        for key, (_, replay) in played.items():
            self.outcome.moves += len(replay.given)
            self.outcome.problems += [f"{key}: {answer}" for answer in self._not_pressed(found[key], replay)]
        self.outcome.problems += self._leaks(played)

    def _not_pressed(self, game: stored.Stored, replay: Replay) -> Iterator[str]:
        """Yield the answers that were given by no player."""
        table, verbs, given = game.table, set[tuple[int, str]](), set[tuple[int, str]]()
        for key, user, number, what in self.pressed:
            seat = table.seat_of(user)
            press = Press(key, number, what)
            if key != table.id or seat is None:
                continue
            verbs.add((seat, press.verb))
            answer = parse_answer(press, replay.edition)
            if answer is not None:
                given.add((number, answer_text(replay.edition, seat, answer[0])))
                verbs |= {(seat, answer[0].verb)} | ({(seat, "uno")} if answer[1] else set())
        for one in replay.given:
            letter, _, words = one.answer.partition(" ")
            if one.answer == DEAL or (one.number, one.answer) in given:
                continue
            verb = words.split()[0]
            if verb not in CALLS | DANCED | {"draw"} or (SEAT_LETTERS.index(letter), verb) not in verbs:
                yield f"{one.answer!r} to question {one.number} was given by no player"

    def _leaks(self, played: Played) -> Iterator[str]:
        """Yield what was shown to users who may not know it."""
        at = {str(table.channel_id): {key: (table, replay)} for key, (table, replay) in played.items()}
        for channel, delivered in self.delivered:
            of = at.get(channel, {}) if delivered.game is None else {}
            if delivered.game in played:
                of = {delivered.game: played[delivered.game]}
            if leak := told_too_much(of, delivered):
                yield leak


async def assault(presses: int, seed: int, folder: Path, *, tables: int = TABLES, minutes: float = math.inf) -> Outcome:
    """Everything from the first start to the last look; after so many minutes nothing more is sent."""
    async with Scene(tables, seed) as scene:
        program = Program(scene, folder / "uno.db", LOG_LEVEL="WARNING")
        async with await Store.open(f"sqlite+aiosqlite:///{program.database}") as store:
            for guild in {table.guild_id for table in scene.tables}:
                await keep_settings(store, int(guild), UNTIMED)
        try:
            await program.start()
            await _assault(scene, presses, seed, minutes)
            code, _ = await program.stop()
        finally:
            await program.kill()
        outcome = scene.outcome
        if code:
            outcome.problems.append(f"it ended with {code}")
        await scene.look(program.database)
        log = program.log.read_text(encoding="utf-8")
        outcome.problems += [line for line in log.splitlines() if " ERROR " in line or " CRITICAL " in line]
        return outcome


async def _assault(scene: Scene, presses: int, seed: int, minutes: float) -> None:
    await scene.open()
    left = iter(range(presses))
    until = time.monotonic() + 60 * minutes

    async def attack() -> None:
        for number in left:
            if time.monotonic() > until:
                return
            await scene.attack(scene.forger.make())
            if number % 1000 == 0:
                print(f"\r{number} presses ", end="", file=sys.stderr, flush=True)

    async with going_on() as playing:
        crowd = Crowd(scene)
        playing += [
            asyncio.create_task(crowd.play(table, len(table.members), Random(f"{seed} {number}")))
            for number, table in enumerate(scene.tables)
        ]
        await asyncio.gather(*(attack() for _ in range(AT_ONCE)))
        numbers = [table.number for table in scene.tables]
        for table, number in zip(scene.tables, numbers, strict=True):
            try:
                await scene.until(lambda table=table, number=number: table.number > number, GOES_ON_S)  # type: ignore[misc]
            except TimeoutError:
                scene.outcome.problems.append(f"{table.channel['name']}: does not go on")
        for task in playing:
            if task.done():
                task.result()
        again = scene.gateway.identified + scene.gateway.resumed - 1
        if again:
            scene.outcome.problems.append(f"the connection was lost {again} times")


def main() -> int:
    """Print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.cogs.hostile", description=__doc__)
    parser.add_argument("--presses", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf, help="after so many no more are sent")
    given = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(assault(given.presses, given.seed, Path(folder), minutes=given.minutes))
    print(f"in {time.monotonic() - started:.0f} s")
    print(outcome)
    return bool(outcome.problems)


if __name__ == "__main__":
    sys.exit(main())
