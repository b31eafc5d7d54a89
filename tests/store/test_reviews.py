"""Reviews are kept with their games, and go with them and with their users."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.store import SaveGame, Store, StoredSeat, clearing, privacy
from bot.store.reviews import KeptReview, keep_review, of_seat, of_user_seats
from tests.store.given import NOW, a_game

REVIEW = KeptReview("g", 1, 0, 3, 1, NOW, '{"round":1}')
OF_BEN = replace(REVIEW, seat=1)


async def given(store: Store) -> None:
    """A game of Ann and Ben, and the reviews of two rounds, one of both."""
    await store.save(
        SaveGame(replace(a_game(), id="g", seats=(StoredSeat(11, "Ann"), StoredSeat(12, "Ben", left=True))))
    )
    for kept in (replace(REVIEW, round=2), REVIEW, OF_BEN):
        await store.keep_house(partial(keep_review, kept=kept, user_id=11 + kept.seat))


async def test_a_review_is_kept_in_the_place_of_the_former_one(store: Store) -> None:
    await given(store)
    assert await store.read(of_seat, "g", 0) == [REVIEW, replace(REVIEW, round=2)]
    newer = replace(REVIEW, reckoning=2, body="{}")
    await store.keep_house(partial(keep_review, kept=newer, user_id=11))
    assert await store.read(of_seat, "g", 0) == [newer, replace(REVIEW, round=2)]


async def test_none_is_kept_of_a_game_that_is_gone(store: Store) -> None:
    await store.keep_house(partial(keep_review, kept=REVIEW, user_id=11))
    assert await store.read(of_seat, "g", 0) == []


async def test_it_goes_with_its_game(store: Store) -> None:
    await given(store)
    await store.keep_house(partial(clearing.delete_games, ids=["g"]))
    assert await store.read(of_seat, "g", 0) == []


async def test_it_is_a_users_own_and_is_forgotten_with_them(store: Store) -> None:
    await given(store)
    assert await store.read(of_user_seats, 12) == [OF_BEN]
    assert (await store.read(privacy.about, 12)).reviews == [OF_BEN]
    await store.keep_house(partial(privacy.forget, user_id=12))
    assert await store.read(of_seat, "g", 1) == []
    assert len(await store.read(of_seat, "g", 0)) == 2
    await store.keep_house(partial(keep_review, kept=OF_BEN, user_id=12))
    assert await store.read(of_seat, "g", 1) == [], "it was being worked out meanwhile"
