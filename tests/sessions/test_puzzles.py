"""Puzzles from their making, of a review, to a user's try; of whose games none are made, and when they are gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Future
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.players.proof import LEAST_LEAD, Proof
from bot.rules.record import Record
from bot.rules.version import RULES_VERSION
from bot.sessions.puzzle import position
from bot.sessions.puzzle_making import LOOKS_BACK, PuzzleMaking, candidates
from bot.sessions.puzzles import Puzzles
from bot.sessions.shipped_puzzles import shipped_puzzles, write_file
from bot.store import puzzles as stored
from bot.store.names import SaveVisibility
from bot.store.privacy import forget
from bot.store.store import Store
from bot.worker import NotDone
from tests.clock import NOW, FakeClock
from tests.puzzling import (
    BEST,
    OTHER,
    RECORD,
    SEAT,
    STEP,
    WORSE,
    a_decision,
    keep_game,
    keep_reviewed,
    prove_at_once,
)
from tests.sessions.tables import ANN, BEN, CAT, DAN, EVE

CLEAR = a_decision(STEP, (BEST, 0.5), (WORSE, 0.2), given=1)
UNCLEAR = a_decision(20, ("play b5", 0.4), ("draw", 0.39))


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    async with await Store.open(database_url) as store:
        yield store


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(NOW)


@pytest.fixture
def making(store: Store, clock: FakeClock) -> PuzzleMaking:
    return PuzzleMaking(store, clock, prove_at_once, lambda _guild: True)


@pytest.fixture
def puzzles(store: Store, clock: FakeClock) -> Puzzles:
    """Only those of games."""
    return Puzzles(store, clock, {})


async def reviewed(store: Store, game: str = "game") -> str:
    """Keep a game of Ann, Ben, Cat and a computer with Cat's review."""
    await keep_game(store, game, [ANN, BEN, CAT, None], NOW)
    await keep_reviewed(store, game, NOW, [UNCLEAR, CLEAR])
    return game


def test_only_what_seems_clear_is_proved() -> None:
    less, more = (a_decision(step, (BEST, 0.5), (WORSE, 0.5 - lead)) for step, lead in ((1, LEAST_LEAD), (2, 0.2)))
    alone = a_decision(3, (BEST, 0.5))
    assert candidates([UNCLEAR, less, alone, more, CLEAR]) == [CLEAR, more]


async def test_a_review_gives_a_puzzle_once(store: Store, making: PuzzleMaking, puzzles: Puzzles) -> None:
    await reviewed(store)
    assert await making.make() == 1
    assert await making.make() == 0
    again = PuzzleMaking(store, FakeClock(NOW), prove_at_once, lambda _guild: True)
    assert await again.make() == 0, "after a restart"
    posed = await puzzles.next(DAN)
    assert posed is not None
    assert posed.puzzle.best.answer == BEST
    assert {choice.answer for choice in posed.puzzle.choices} == {BEST, WORSE, OTHER}
    assert (posed.puzzle.step, posed.puzzle.seat, posed.is_repeat) == (STEP, SEAT, False)
    assert posed.table.view(SEAT).prompt is not None
    assert posed.table.view(SEAT).hand == position(RECORD, posed.puzzle).view(SEAT).hand


async def test_the_table_of_a_puzzle_is_nobodys(store: Store, making: PuzzleMaking, puzzles: Puzzles) -> None:
    await reviewed(store)
    await making.make()
    posed = await puzzles.next(DAN)
    assert posed is not None
    table = posed.table
    assert {(seat.user, seat.name, seat.level) for seat in table.seats} == {(None, "", None)}
    assert (table.id, table.guild_id, table.channel_id, table.host, table.seed) == ("", 0, 0, 0, b"")


async def test_old_reviews_and_those_of_other_processes_are_not_looked_at(store: Store, clock: FakeClock) -> None:
    await reviewed(store)
    elsewhere = PuzzleMaking(store, clock, prove_at_once, lambda _guild: False)
    assert await elsewhere.make() == 0
    late = PuzzleMaking(store, FakeClock(NOW + LOOKS_BACK + timedelta(seconds=1)), prove_at_once, lambda _guild: True)
    assert await late.make() == 0


async def test_a_proof_that_fails_stops_no_other(store: Store, clock: FakeClock, puzzles: Puzzles) -> None:
    failed: list[int] = []

    def prove(record: Record, step: int, seat: int) -> Future[Proof | None]:
        if failed:
            return prove_at_once(record, step, seat)
        failed.append(step)
        broken: Future[Proof | None] = Future()
        broken.set_exception(NotDone("It took too long."))
        return broken

    await reviewed(store, "first")
    await keep_game(store, "second", [BEN, None, CAT, ANN], NOW, channel=3)
    await keep_reviewed(store, "second", NOW, [CLEAR])
    assert await PuzzleMaking(store, clock, prove, lambda _guild: True).make() == 1
    posed = await puzzles.next(DAN)
    assert posed is not None
    assert posed.game_id == "second"


async def test_who_opted_out_gives_none(store: Store, making: PuzzleMaking, puzzles: Puzzles) -> None:
    await reviewed(store)
    await store.save(SaveVisibility(ANN, NOW))
    assert await making.make() == 0
    assert await puzzles.next(DAN) is None


async def test_who_opts_out_later_or_is_forgotten_takes_them_away(
    store: Store, making: PuzzleMaking, puzzles: Puzzles
) -> None:
    await reviewed(store)
    await making.make()
    posed = await puzzles.next(DAN)
    assert posed is not None
    await store.save(SaveVisibility(BEN, NOW))
    assert await puzzles.next(DAN) is None
    assert await puzzles.attempt(DAN, posed.id, BEST) is None, "it is answered on an old screen"
    await store.save(SaveVisibility(BEN, None))
    back = await puzzles.next(DAN)
    assert back is not None
    assert back.id == posed.id
    await store.keep_house(partial(forget, user_id=CAT))
    assert await puzzles.next(DAN) is None
    assert await puzzles.attempt(DAN, posed.id, BEST) is None


async def test_the_first_try_counts(store: Store, making: PuzzleMaking, puzzles: Puzzles) -> None:
    await reviewed(store)
    await making.make()
    posed = await puzzles.next(DAN)
    assert posed is not None
    assert await puzzles.attempt(DAN, posed.id, "play r7") is None, "it is no answer here"
    one, two = await asyncio.gather(*(puzzles.attempt(DAN, posed.id, answer) for answer in (WORSE, BEST)))
    assert one is not None
    assert two is not None
    assert (one.answer, one.attempt) == (two.answer, two.attempt)
    again = await puzzles.next(DAN)
    assert again is not None
    assert again.is_repeat
    third = await puzzles.attempt(DAN, posed.id, BEST, is_repeat=True)
    assert third is not None
    assert (third.answer, third.attempt) == (BEST, None)
    assert (await puzzles.rating(DAN)).tries == 1


async def test_a_puzzle_that_cannot_be_played_again_goes(store: Store, making: PuzzleMaking, puzzles: Puzzles) -> None:
    await reviewed(store)
    await making.make()
    kept, _ = await store.read(stored.next_puzzle, DAN, None, ()) or (None, False)
    assert kept is not None
    await store.keep_house(partial(stored.delete_puzzle, puzzle_id=kept.id))
    broken = stored.StoredPuzzle("other", "classic", "game", 1, 5, SEAT, kept.choices, kept.error)
    await store.save(stored.SavePuzzle(broken))
    assert await puzzles.next(DAN) is None
    assert await store.read(stored.puzzle, "other", ()) is None


async def test_a_mistake_of_ones_own_is_tried_again(store: Store, puzzles: Puzzles) -> None:
    game = await reviewed(store)
    posed = await puzzles.own(CAT, game, STEP)
    assert posed is not None
    assert (posed.id, posed.game_id, posed.puzzle.best.answer) == ("", game, BEST)
    assert (posed.puzzle.is_right(BEST), posed.puzzle.is_right(WORSE)) == (True, False)
    for user, name, step in ((ANN, game, STEP), (EVE, game, STEP), (CAT, game, STEP - 1), (CAT, "other", STEP)):
        assert await puzzles.own(user, name, step) is None


def test_what_ships_can_be_shown() -> None:
    for one in shipped_puzzles().values():
        view = position(one.record, one.puzzle).view(one.puzzle.seat)
        assert view.prompt is not None
        assert view.prompt.seat == one.puzzle.seat
        best, *others = one.puzzle.choices
        assert all(best.chance - other.chance >= LEAST_LEAD for other in others)


async def test_what_ships_is_written_and_read_and_rated(store: Store, clock: FakeClock, tmp_path: Path) -> None:
    shipped = [one for one in shipped_puzzles().values() if one.record.edition == "classic"][:2]
    write_file(tmp_path, "classic", shipped)
    again = shipped_puzzles(tmp_path)
    assert list(again.values()) == shipped
    puzzles = Puzzles(store, clock, again)
    for _ in range(2):
        await puzzles.keep_shipped()
    posed = await puzzles.next(DAN, "classic")
    assert posed is not None
    assert posed.id in again
    assert posed.game_id is None
    assert await puzzles.next(DAN, "bts") is None
    assert await Puzzles(store, clock, {}).next(DAN) is None, "they are shipped no more"


def test_what_was_played_by_other_rules_is_not_shown(tmp_path: Path) -> None:
    shipped = [one for one in shipped_puzzles().values() if one.record.edition == "classic"]
    write_file(tmp_path, "classic", shipped)
    file = tmp_path / "classic.json"
    file.write_text(file.read_text().replace(f'"rules": {RULES_VERSION}', f'"rules": {RULES_VERSION - 1}'))
    assert shipped_puzzles(tmp_path) == {}
