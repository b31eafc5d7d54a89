"""A game with a decision that is a puzzle, as it was played, and how it is kept in a store."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from typing import Any

from bot.players.proof import Proof, prove
from bot.players.reviewing.review import RECKONING, Choice, Decision, RoundReview, to_json
from bot.rules.record import Record, carry_out
from bot.rules.version import RULES_VERSION
from bot.sessions.lobby import new_table
from bot.sessions.options import Options
from bot.sessions.rules_checksum import RULES
from bot.sessions.stored import SaveTable
from bot.sessions.table import Change, Seat, Table
from bot.store.digest import digest_of_answers
from bot.store.games import GameStatus
from bot.store.reviews import KeptReview, keep_review
from bot.store.store import Store

SEED = "a00dde5c06de0b04ad308a1836945e05bd63b778b924155c5c185b83dcf64d92"
PLAYED = """
deal, D play r9, A play b9, B play b1, C play W+4, C colour g, D challenge, A play g4, B play g1, C play g2, D play g5,
A draw, B draw, C play gR, B draw, B play g8, A play y8, D play y8, C play y5, B play yS, D play y7, C draw, B play r7,
A play r8, D play r5, C play rR, D play yR, C draw, C play y5, B play y6, A play y3, D play y+2, B draw, B play W,
B colour r, A draw, A play r3, D play r0, C play r+2, A draw, D play r7, C play r3, B play r4, A draw, D draw,
D play r2, C play r1
"""
ANSWERS = [answer.strip() for answer in PLAYED.split(",")]
STEP, SEAT = len(ANSWERS) - 1, 2
BEST, WORSE, OTHER = "play r1", "draw", "play W+4"
RECORD = Record("classic", 4, bytes.fromhex(SEED), scoring="single", target=500, answers=ANSWERS)
TABLES = 300
"""At so many tables the best answer is proved to be that."""


def prove_at_once(record: Record, step: int, seat: int) -> Future[Proof | None]:
    """Return the proof, which is there already."""
    proof: Future[Proof | None] = Future()
    assert (record.seed, record.answers) == (RECORD.seed, RECORD.answers)
    proof.set_result(proved_once(step, seat))
    return proof


@cache
def proved_once(step: int, seat: int) -> Proof | None:
    """Return the proof of a decision of this game; it takes a second."""
    return prove(RECORD, step, seat, TABLES)


async def keep_game(
    store: Store,
    game_id: str,
    users: Sequence[int | None],
    at: datetime,
    record: Record = RECORD,
    /,
    *,
    guild: int = 1,
    channel: int = 2,
) -> str:
    """Keep a game, played by these users and computers and then stopped; return its id."""
    seats = [Seat(user, f"Name of {user}", None if user else "normal") for user in users]
    options = Options(record.edition, "single", 500)
    host = next(user for user in users if user is not None)
    lobby = new_table(game_id, guild, channel, host, seats, options, "en-US", record.seed, at)
    await store.save(SaveTable(after(lobby, record, status=GameStatus.ENDED, ended=at)))
    return game_id


def after(lobby: Table, record: Record, **changes: Any) -> Change:
    """The table that a lobby is after these answers, with other changes."""
    game = record.start()
    for answer in record.answers:
        carry_out(game, answer)
    count, digest = len(record.answers), digest_of_answers(record.answers)
    table = replace(lobby, game=game, answers=count, answers_digest=digest, rules=RULES, **changes)
    return Change(table, answers=tuple(record.answers))


def a_decision(step: int, *chances: tuple[str, float], given: int = 0) -> Decision:
    """Return what a review says of one decision; the answers are of seat C."""
    choices = tuple([Choice(f"C {answer}", chance) for answer, chance in chances])
    return Decision(step, choices[given].answer, False, choices, 0.01, TABLES)


async def keep_reviewed(store: Store, game_id: str, at: datetime, decisions: Iterable[Decision]) -> None:
    """Keep a review of seat C in which these decisions were made."""
    review = RoundReview(1, SEAT, 0, 0.25, 0.0, tuple(decisions), (), ((0.25,) * 4,))
    kept = KeptReview(game_id, 1, SEAT, RULES_VERSION, RECKONING, at, to_json(review))
    await store.keep_house(partial(keep_review, kept=kept))
