"""Boards, histories and figures as they are read, on each kind of database."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.store import (
    LEAST_GAMES,
    Board,
    BoardFilter,
    Boards,
    By,
    End,
    Figures,
    GameStatus,
    History,
    Period,
    SeatResult,
    Store,
    StoredSeat,
    boards,
    history,
    stats,
)
from tests.store.given import a_game, count, forgotten, save_end

HERE, ELSEWHERE = 3 << 22, 4 << 22
ANN, BEN, CAT = 11, 12, 13
NAMES = {ANN: "Ann", BEN: "Bó", CAT: "陳"}
A_MONDAY = datetime(2026, 3, 2, 12, tzinfo=UTC)


async def finish(
    store: Store,
    places: dict[int, int | None],
    *,
    at: datetime = A_MONDAY,
    guild: int = HERE,
    edition: str = "classic",
    figures: Figures | None = None,
) -> str:
    """A match that ended in these places, where the first scored 100 points; it is counted."""
    seats = tuple(StoredSeat(user, NAMES.get(user, str(user)), global_name=NAMES.get(user)) for user in places)
    game = a_game(guild_id=guild, edition=edition, status=GameStatus.ENDED, ended=at, seats=seats)
    results = [
        SeatResult(
            seat,
            points=100 if place == 1 else 0,
            figures=None if place is None else figures or Figures(rounds=1),
            place=place,
            won=place == 1,
            rated=place is not None,
        )
        for seat, place in enumerate(places.values())
    ]
    winners = tuple(result.seat for result in results if result.won)
    away = tuple(result.seat for result in results if result.place is None)
    await save_end(store, game, End(game.id, guild, edition, 1, at, away, winners), results)
    await count(store)
    return game.id


async def a_board(
    store: Store,
    guild: int | None,
    edition: str | None = None,
    period: Period = Period.ALL,
    by: By = By.RATING,
    *,
    page: int = 1,
    own: int | None = None,
    at: datetime = A_MONDAY,
) -> Board:
    return await store.read(boards.board, BoardFilter(guild, edition, period, by, at=at), page, own)


async def ranks(
    store: Store,
    guild: int | None,
    edition: str | None = None,
    period: Period = Period.ALL,
    by: By = By.RATING,
    *,
    at: datetime = A_MONDAY,
) -> list[tuple[int | None, int]]:
    """Each player on a board, with their rank."""
    found = await a_board(store, guild, edition, period, by, at=at)
    return [(place.rank, place.users[0]) for place in found.places]


async def test_a_board_without_games_is_empty(store: Store) -> None:
    found = await a_board(store, HERE, own=ANN)
    assert (list(found.places), found.total, found.pages, found.own) == ([], 0, 1, None)
    assert await store.read(stats.stats, ANN) is None
    assert await store.read(stats.rating_steps, ANN) == []
    assert (await store.read(history.of_guild, HERE)).total == 0


async def test_wins_and_points_of_a_guild_and_everywhere(store: Store) -> None:
    await finish(store, {ANN: 1, BEN: 2})
    await finish(store, {ANN: 1, BEN: 2})
    await finish(store, {ANN: 2, BEN: 1}, guild=ELSEWHERE, edition="bts")
    assert await ranks(store, HERE, by=By.WINS) == [(1, ANN)]
    assert await ranks(store, None, by=By.WINS) == [(1, ANN), (2, BEN)]
    assert await ranks(store, None, "bts", by=By.POINTS) == [(1, BEN)]
    assert await ranks(store, ELSEWHERE, "classic", by=By.WINS) == []
    own = (await a_board(store, HERE, by=By.WINS, own=BEN)).own
    assert own is not None
    assert (own.rank, own.games, own.wins, own.names) == (None, 2, 0, ("Bó",))


async def test_equal_values_share_a_place_over_the_pages(store: Store) -> None:
    for user in range(100, 125):
        await finish(store, {user: 1})
    await finish(store, {110: 1})
    first, last = await a_board(store, HERE, by=By.WINS), await a_board(store, HERE, by=By.WINS, page=3, own=100)
    assert (first.total, first.pages) == (25, 3)
    assert [place.rank for place in first.places] == [1, *[2] * 9]
    assert [place.rank for place in last.places] == [2] * 5
    assert last.own is not None
    assert last.own.rank == 2
    beyond = await a_board(store, HERE, by=By.WINS, page=4)
    assert (list(beyond.places), beyond.total) == ([], 25)
    listed = [
        place.users[0] for page in (1, 2, 3) for place in (await a_board(store, HERE, by=By.WINS, page=page)).places
    ]
    assert sorted(listed) == list(range(100, 125))


async def test_a_board_is_of_one_moment(store: Store) -> None:
    which = BoardFilter(HERE, by=By.WINS, at=A_MONDAY)
    await finish(store, {ANN: 1})
    async with store.database.reading() as connection:
        first = await boards.board(connection, which, 1, BEN)
        await finish(store, {BEN: 1})
        assert await boards.board(connection, which, 1, BEN) == first
    assert (await a_board(store, HERE, by=By.WINS)).total == 2


@pytest.mark.parametrize("by", [By.RATING, By.RATE])
async def test_rating_and_rate_take_some_games(store: Store, by: By) -> None:
    for _ in range(LEAST_GAMES - 1):
        await finish(store, {ANN: 1, BEN: 2})
    assert await ranks(store, HERE, by=by) == []
    own = (await a_board(store, HERE, by=by, own=ANN)).own
    assert own is not None
    assert (own.rank, own.games, own.rated, own.rate) == (None, LEAST_GAMES - 1, LEAST_GAMES - 1, 1.0)
    await finish(store, {ANN: 2, BEN: 1})
    assert await ranks(store, HERE, by=by) == [(1, ANN), (2, BEN)]


async def test_boards_of_everywhere_are_kept_for_a_minute(store: Store) -> None:
    now = 0.0
    shown = Boards(store, lambda: now)
    everywhere, here = BoardFilter(None, by=By.WINS, at=A_MONDAY), BoardFilter(HERE, by=By.WINS, at=A_MONDAY)

    async def winners(which: BoardFilter, own: int | None = None) -> tuple[set[int], int | None]:
        found = await shown.board(which, 1, own)
        return {place.users[0] for place in found.places}, None if found.own is None else found.own.rank

    await finish(store, {ANN: 1, BEN: 2})
    assert await winners(everywhere, BEN) == ({ANN}, None)
    await finish(store, {BEN: 1})
    await finish(store, {BEN: 1})
    assert await winners(here) == ({ANN, BEN}, None)
    assert await winners(everywhere, BEN) == ({ANN}, None)
    assert await winners(everywhere, ANN) == ({ANN}, 2), "who has not asked yet is looked up"
    assert await winners(replace(everywhere, period=Period.MONTH)) == ({ANN, BEN}, None), "another board"
    now = 59.9
    assert await winners(everywhere) == ({ANN}, None)
    now = 60.0
    assert await winners(everywhere, BEN) == ({ANN, BEN}, 1)
    await forgotten(store, BEN)
    assert await winners(everywhere) == ({ANN, BEN}, None)
    shown.clear()
    assert await winners(everywhere, BEN) == ({ANN}, None)


async def test_months_and_weeks_begin_anew(store: Store) -> None:
    await finish(store, {ANN: 1}, at=A_MONDAY - timedelta(days=1))  # a Sunday, in March as well
    await finish(store, {BEN: 1}, at=A_MONDAY)
    await finish(store, {BEN: 1}, at=A_MONDAY + timedelta(days=6))
    await finish(store, {CAT: 1}, at=A_MONDAY - timedelta(days=2))
    assert await ranks(store, HERE, None, Period.WEEK, By.WINS, at=A_MONDAY) == [(1, BEN)]
    assert await ranks(store, HERE, None, Period.MONTH, By.WINS, at=A_MONDAY) == [(1, BEN), (2, ANN)]
    assert await ranks(store, HERE, None, Period.ALL, By.WINS, at=A_MONDAY) == [(1, BEN), (2, CAT), (2, ANN)]
    assert await ranks(store, HERE, None, Period.WEEK, By.WINS, at=A_MONDAY + timedelta(days=7)) == []


async def test_a_late_result_does_not_bring_an_old_week_back(store: Store) -> None:
    await finish(store, {ANN: 1}, at=A_MONDAY)
    await finish(store, {ANN: 1}, at=A_MONDAY - timedelta(days=1))
    board = await a_board(store, HERE, None, Period.WEEK, By.WINS, at=A_MONDAY)
    assert [(place.users[0], place.wins) for place in board.places] == [(ANN, 1)]
    (place,) = (await a_board(store, HERE, by=By.WINS)).places
    assert place.wins == 2


async def test_ratings_of_four_scopes(store: Store) -> None:
    await finish(store, {ANN: 1, BEN: 2}, guild=ELSEWHERE)
    game = await finish(store, {CAT: 3, ANN: 2, BEN: 1, 9: None})
    first, second, third = await store.read(stats.rating_changes, game) or ()
    assert [(change.seat, change.user_id, change.place) for change in (first, second, third)] == [
        (2, BEN, 1),
        (1, ANN, 2),
        (0, CAT, 3),
    ]
    assert first.here[0] == first.here_edition[0] == 1000
    assert first.here == first.here_edition
    assert first.everywhere[0] < 1000 + 40 * 3
    assert first.everywhere == first.everywhere_edition != first.here
    steps = await store.read(stats.rating_steps, BEN)
    assert [step.rating for step in steps] == [first.everywhere[0], first.everywhere[1]]
    assert [step.game_id for step in await store.read(stats.rating_steps, BEN, HERE, "classic")] == [game]
    assert await store.read(stats.rating_steps, 9) == []


async def test_one_person_alone_moves_no_rating(store: Store) -> None:
    game = await finish(store, {ANN: 1, BEN: None})
    assert await store.read(stats.rating_changes, game) == ()
    found = await store.read(stats.stats, ANN)
    assert found is not None
    assert (found.games, found.wins, found.rated, found.rating) == (1, 1, 0, None)
    assert await store.read(stats.stats, BEN) is None


async def test_the_figures_of_a_player(store: Store) -> None:
    await finish(store, {ANN: 1, BEN: 2}, figures=Figures(rounds=1, uno_calls=2, longest_hand=9))
    await finish(store, {ANN: 1, BEN: 2}, figures=Figures(rounds=1, uno_calls=1, longest_hand=12))
    await finish(store, {ANN: 1, BEN: 2}, at=A_MONDAY - timedelta(days=3), figures=Figures(longest_hand=4))
    await finish(store, {ANN: 2, BEN: 1}, at=A_MONDAY + timedelta(days=1), edition="bts")
    found = await store.read(stats.stats, ANN, HERE)
    assert found is not None
    assert found.figures == Figures(rounds=3, uno_calls=3, longest_hand=12)
    assert (found.name, found.games, found.wins, found.rate, found.points) == ("Ann", 4, 3, 0.75, 300)
    assert found.favourite == "classic"
    assert found.best_day is not None
    assert (found.best_day.day, found.best_day.games, found.best_day.wins) == (date(2026, 3, 2), 2, 2)
    assert found.worst_day is not None
    assert (found.worst_day.day, found.worst_day.wins) == (date(2026, 3, 3), 0)
    of_edition = await store.read(stats.stats, ANN, None, "bts")
    assert of_edition is not None
    assert (of_edition.games, of_edition.figures) == (1, Figures(rounds=1))


async def test_history_by_pages(store: Store) -> None:
    mine = [await finish(store, {ANN: 2, BEN: 1}) for _ in range(12)]
    await finish(store, {BEN: 1, CAT: 2})
    other = await finish(store, {ANN: 3, BEN: 1}, guild=ELSEWHERE)
    await finish(store, {ANN: None, BEN: 1}, guild=ELSEWHERE)
    first = await store.read(history.of_guild, HERE)
    assert (first.total, first.pages) == (13, 2)
    assert [match.match_number for match in first.matches] == list(range(13, 3, -1))
    last = await store.read(history.of_guild, HERE, 2)
    assert [match.game.id for match in last.matches] == mine[2::-1]
    assert list((await store.read(history.of_guild, HERE, 3)).matches) == []
    for nowhere in (0, -1, 10**9 - 1, 2**63):
        assert await store.read(history.of_guild, HERE, nowhere) == History([], nowhere, first.total)
        assert not (await store.read(history.of_player, ANN, HERE, nowhere)).matches
        assert not (await a_board(store, HERE, page=nowhere)).places
    assert last.matches[0].winners == (1,)
    everywhere = await store.read(history.of_player, ANN)
    assert (everywhere.total, everywhere.matches[0].game.id, everywhere.matches[0].place) == (13, other, 3)
    page = await store.read(history.of_player, ANN, HERE, 2)
    assert [(match.game.id, match.place) for match in page.matches] == [(mine[1], 2), (mine[0], 2)]
    assert everywhere.matches[0].game.guild_id == ELSEWHERE
