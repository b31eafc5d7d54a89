"""Digests: with each save of a game goes a checksum of all that is stored of it, by which damage is noticed.

A digest says whether something is as it was written, and nothing about who wrote it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING
from zlib import crc32

if TYPE_CHECKING:
    from bot.store.games import StoredGame

NO_ANSWERS = 0
"""The digest of no answers."""


def digest_of(game: StoredGame) -> int:
    """Return the digest of a game's row and of the rows of its seats; which process runs it does not count."""
    ended = None if game.ended is None else game.ended.timestamp()
    rest = (
        game.id,
        game.guild_id,
        game.channel_id,
        game.message_id,
        game.edition,
        game.status.value,
        game.host,
        game.seed,
        game.version,
        game.created.timestamp(),
        game.updated.timestamp(),
        ended,
        game.answers_digest,
        len(game.session),
        game.snapshot is None,
        [
            (seat.user_id, seat.name, seat.level, seat.missed, seat.away, seat.left, *_known(seat.global_name))
            for seat in game.seats
        ],
        *_known(game.parent_id),
        *_known(game.private or None),
    )
    digest = crc32(game.session.encode("utf-8", "surrogatepass"))
    if game.snapshot is not None:
        digest = crc32(game.snapshot.encode("utf-8", "surrogatepass"), digest)
    return crc32(repr(rest).encode("utf-8", "surrogatepass"), digest)


def _known(value: str | int | None) -> tuple[str | int, ...]:
    """Return what a value adds: nothing where there is none, as in all games that former versions stored."""
    return () if value is None else (value,)


def digest_of_answers(answers: Iterable[str], before: int = NO_ANSWERS) -> int:
    """Return the digest of the answers of a game, the digest of those before them given."""
    digest = before
    for answer in answers:
        digest = crc32(f"{answer}\n".encode("utf-8", "surrogatepass"), digest)
    return digest
