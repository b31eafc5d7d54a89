"""Puzzles, tries at them and the ratings of both, in each kind of database."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import count

import pytest
from sqlalchemy import func, select

from bot.store import GameStatus, SaveGame, Store, StoredSeat, puzzles
from bot.store.clearing import clear_guild, delete_games, note_guilds
from bot.store.games import StoredGame
from bot.store.names import SaveVisibility
from bot.store.privacy import about
from bot.store.puzzles import UNRATED, Attempt, PuzzleRating, SavePuzzle, StoredPuzzle
from bot.store.rating import Rating, rate
from bot.store.schema import puzzle_attempts
from bot.store.schema import puzzles as table
from tests.store.given import NOW, a_game, forgotten

ANN, BEN, CEM, DAN = 100, 101, 102, 103
CHANNELS = count(50)
RIGHT, WRONG = "play r7", "draw"
CHOICES = f'[["{RIGHT}", 0.6], ["{WRONG}", 0.4]]'


async def ended(store: Store, *users: int, guild: int = 3 << 22) -> StoredGame:
    """Keep a game of these users and a computer that is over."""
    seated = (*(StoredSeat(user, f"user {user}", left=True) for user in users), StoredSeat(None, "Bó", "hard"))
    game = a_game(next(CHANNELS), guild_id=guild, status=GameStatus.ENDED, ended=NOW, seats=seated, host=users[0])
    await store.save(SaveGame(game))
    return game


async def added(store: Store, name: str, game: StoredGame | None = None, mu: float = UNRATED.mu) -> StoredPuzzle:
    """Keep a puzzle, of this game or one that ships."""
    game_id, edition = (None, "classic") if game is None else (game.id, game.edition)
    puzzle = StoredPuzzle(name, edition, game_id, 1, 12, 0, CHOICES, 0.01, Rating(mu))
    await store.save(SavePuzzle(puzzle))
    return puzzle


async def tried(
    store: Store, user: int, puzzle: str, answer: str = RIGHT, after: timedelta = timedelta()
) -> Attempt | None:
    """Have a user try a puzzle."""
    work = partial(puzzles.attempt, user_id=user, puzzle_id=puzzle, answer=answer, now=NOW + after)
    return await store.keep_house(partial(work, is_right=answer == RIGHT))


async def comes(
    store: Store, user: int, edition: str | None = None, shipped: Collection[str] = ()
) -> tuple[str, bool] | None:
    """Return the id of what comes next, and whether it comes again."""
    found = await store.read(puzzles.next_puzzle, user, edition, shipped)
    return None if found is None else (found[0].id, found[1])


async def test_who_solves_a_puzzle_beats_it(store: Store) -> None:
    game = await ended(store, ANN, BEN)
    kept = await added(store, "one", game)
    assert await store.read(puzzles.puzzle, "one", ()) == kept
    made = await tried(store, CEM, "one")
    ((user,), (puzzle,)) = rate([[UNRATED], [UNRATED]], [0, 1])
    assert made == Attempt(RIGHT, True, UNRATED.number, user.number)
    assert user.number > UNRATED.number
    assert await store.read(puzzles.puzzle_rating, CEM) == PuzzleRating(user, 1, 1)
    assert await store.read(puzzles.puzzle, "one", ()) == replace(kept, rating=puzzle, tries=1, solved=1)
    lost = await tried(store, DAN, "one", WRONG)
    ((other,), (again,)) = rate([[UNRATED], [puzzle]], [1, 0])
    assert lost == Attempt(WRONG, False, UNRATED.number, other.number)
    assert again.mu > puzzle.mu
    assert await store.read(puzzles.puzzle, "one", ()) == replace(kept, rating=again, tries=2, solved=1)


async def test_only_the_first_try_counts_however_many_come_at_once(store: Store) -> None:
    await added(store, "one", await ended(store, ANN))
    presses = [tried(store, BEN, "one", answer) for answer in (WRONG, RIGHT, RIGHT, WRONG)]
    made = await asyncio.gather(*presses)
    assert len(set(made)) == 1
    assert await tried(store, BEN, "one", after=timedelta(days=1)) == made[0]
    assert (await store.read(puzzles.puzzle_rating, BEN)).tries == 1
    found = await store.read(puzzles.puzzle, "one", ())
    assert found is not None
    assert found.tries == 1


async def test_what_is_nearest_to_the_user_comes_first_and_nothing_again_until_all_have_come(store: Store) -> None:
    game, other, third = [await ended(store, ANN) for _ in range(3)]
    await added(store, "hard", game, mu=33.0)
    await added(store, "middle", other, mu=25.5)
    await added(store, "easy", third, mu=10.0)
    assert await comes(store, BEN) == ("middle", False)
    assert await comes(store, BEN) == ("middle", False), "it stays until it is tried"
    await tried(store, BEN, "middle")
    assert await comes(store, BEN) == ("hard", False)
    await tried(store, BEN, "hard", WRONG, timedelta(minutes=1))
    assert await comes(store, BEN) == ("easy", False)
    await tried(store, BEN, "easy", after=timedelta(minutes=2))
    for turn, name in enumerate(("middle", "hard", "easy", "middle"), 3):
        assert await comes(store, BEN) == (name, True)
        await tried(store, BEN, name, after=timedelta(minutes=turn))
    assert await comes(store, CEM) == ("middle", False)
    assert await comes(store, BEN, "minecraft") is None


async def test_what_is_shipped_no_more_does_not_come(store: Store) -> None:
    await added(store, "old")
    await added(store, "new")
    assert await comes(store, ANN, "classic", ["new"]) == ("new", False)
    assert await store.read(puzzles.puzzle, "old", ["new"]) is None
    assert await comes(store, ANN) is None


async def test_a_round_gives_one_puzzle_and_no_puzzle_comes_twice(store: Store) -> None:
    game = await ended(store, ANN)
    kept = await added(store, "one", game)
    await tried(store, BEN, "one")
    was = await store.read(puzzles.puzzle, "one", ())
    await added(store, "two", game)
    await store.save(SavePuzzle(kept))
    assert await store.read(puzzles.puzzle, "two", ()) is None
    assert await store.read(puzzles.puzzle, "one", ()) == was


async def test_a_game_gives_puzzles_once_it_is_over_if_all_players_agree(store: Store) -> None:
    game = await ended(store, ANN, BEN)
    running = a_game()
    alone = a_game(9, status=GameStatus.ENDED, ended=NOW, private="daily")
    await store.save(SaveGame(running), SaveGame(alone))
    assert await store.read(puzzles.gives_puzzles, game.id)
    for other in (running.id, alone.id, "nowhere"):
        assert not await store.read(puzzles.gives_puzzles, other)
    await store.save(SaveVisibility(BEN, NOW))
    assert not await store.read(puzzles.gives_puzzles, game.id)


async def test_there_are_enough_puzzles_of_an_edition(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "MOST_OF_EDITION", 1)
    game = await ended(store, ANN)
    assert await store.read(puzzles.gives_puzzles, game.id)
    await added(store, "one", game)
    assert not await store.read(puzzles.gives_puzzles, (await ended(store, BEN)).id)


async def test_who_opts_out_takes_the_puzzles_of_their_games_away(store: Store) -> None:
    await added(store, "one", await ended(store, ANN, BEN))
    await added(store, "two", await ended(store, BEN))
    await store.save(SaveVisibility(ANN, NOW))
    assert await comes(store, CEM) == ("two", False)
    assert await store.read(puzzles.puzzle, "one", ()) is None
    await store.save(SaveVisibility(ANN, None))
    assert await store.read(puzzles.puzzle, "one", ()) is not None


async def test_who_is_forgotten_leaves_no_puzzle_and_no_try(store: Store) -> None:
    await added(store, "theirs", await ended(store, ANN, BEN))
    await added(store, "other", await ended(store, BEN))
    await tried(store, ANN, "other")
    await tried(store, CEM, "theirs")
    counted = (await store.read(about, ANN)).counted
    assert [row["answer"] for row in counted["puzzle_attempts"]] == [RIGHT]
    assert [row["solved"] for row in counted["puzzle_ratings"]] == [1]
    await forgotten(store, ANN)
    assert not any((await store.read(about, ANN)).counted.values())
    assert await tried(store, DAN, "theirs") is None
    async with store.database.reading() as connection:
        left = (await connection.execute(select(table.c.id, table.c.tries))).all()
        tries = await connection.scalar(select(func.count()).select_from(puzzle_attempts))
    assert list(map(tuple, left)) == [("other", 1)]
    assert tries == 0
    assert (await store.read(puzzles.puzzle_rating, CEM)).tries == 1


async def test_what_is_cleared_takes_its_puzzles_along(store: Store) -> None:
    later: datetime = NOW + timedelta(days=31)
    gone = await ended(store, ANN, guild=5 << 22)
    await added(store, "of the server", gone)
    deleted = await ended(store, ANN)
    await added(store, "of the game", deleted)
    await added(store, "kept", await ended(store, ANN))
    for name in ("of the server", "of the game"):
        await tried(store, BEN, name)
    await store.keep_house(partial(delete_games, ids=[deleted.id]))
    await store.keep_house(partial(note_guilds, left=[gone.guild_id], here=[], now=NOW))
    while await store.keep_house(partial(clear_guild, guild=gone.guild_id, now=later)):
        pass
    assert await comes(store, BEN) == ("kept", False)
    assert await store.read(puzzles.puzzle, "of the server", ()) is None
    assert (await store.read(puzzles.puzzle_rating, BEN)).tries == 2
