"""Stored games that this version of the program cannot read."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from bot.rules.version import RULES_VERSION
from bot.sessions.rules_checksum import RULES
from bot.store.digest import digest_of_answers
from bot.store.games import SaveGame, StoredGame, answers_of, by_id
from bot.store.store import Store
from tests.sessions.running import execute

Spoils = Callable[[StoredGame], StoredGame]

DAMAGED = ("", "{", "7", "[]", '{"locale":1}', '{"options":5}', "null")
"""Sessions that nothing can be made of."""


def no_edition(game: StoredGame) -> StoredGame:
    """Return it as after an update that dropped its edition."""
    return replace(game, session=game.session.replace(f'"edition":"{game.edition}"', '"edition":"ludo"'))


def no_house_rule(game: StoredGame) -> StoredGame:
    """Return it as after an update that dropped one of its house rules."""
    return replace(game, session=game.session.replace('"house":[]', '"house":["fines"]'))


def half(game: StoredGame) -> StoredGame:
    """Return it as after an accident."""
    return replace(game, session=game.session[: len(game.session) // 2])


def no_snapshot(game: StoredGame) -> StoredGame:
    """Return it with cards that cannot be read."""
    return replace(game, snapshot="{}")


def no_seed(game: StoredGame) -> StoredGame:
    """Return it with a seed that is none."""
    return replace(game, seed="seed")


def other_rules(game: StoredGame) -> StoredGame:
    """Return it as if it had been dealt before an update of the program."""
    return replace(game, session=game.session.replace(RULES, "5eed5eed"))


def older_rules(game: StoredGame) -> StoredGame:
    """Return it as if it had been begun under a former version of the rules."""
    snapshot = json.loads(game.snapshot or "{}") | {"rules": RULES_VERSION - 1}
    return replace(game, snapshot=json.dumps(snapshot))


SPOILS = (no_edition, no_house_rule, half, no_snapshot, no_seed)


async def spoil(store: Store, game_id: str, spoils: Spoils) -> None:
    """Make a stored game unreadable."""
    game = await store.read(by_id, game_id)
    assert game is not None
    spoiled = spoils(game)
    assert spoiled != game
    await store.save(SaveGame(spoiled.next_version(game.updated), seats_changed=False))


async def put_answer(store: Store, game_id: str, number: int, answer: str) -> None:
    """Put another answer into a record, as if it had been given."""
    await execute(
        store,
        "UPDATE answers SET answer = :answer WHERE number = :number AND game_id = :game",
        answer=answer,
        number=number,
        game=game_id,
    )
    digest = digest_of_answers([given.answer for given in await store.read(answers_of, game_id)])
    await spoil(store, game_id, lambda game: replace(game, answers_digest=digest))
