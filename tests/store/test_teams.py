"""Matches played in teams: ratings as openskill gives them to teams, and what people reach together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from bot.store import By, Figures, GameStatus, Period, Place, SeatResult, Store, StoredSeat, clearing, stats
from bot.store.counting import begin_again
from bot.store.ends import End
from bot.store.rating import LEAST_GAMES, Rating
from bot.store.schema import COUNTED, OVERALL, ratings, teams
from tests.store.given import NOW, a_game, count, forgotten, save_end
from tests.store.test_boards import A_MONDAY, ANN, BEN, CAT, ELSEWHERE, HERE, NAMES, a_board, finish

DAN, EVE, FAY = 14, 15, 16
FOUR = (ANN, BEN, CAT, DAN)
"""Ann and Cat play against Ben and Dan."""
WON, LOST = "won", "lost"
LEFT = "left"
AWAY = "away"
Row = tuple[int | None, str]
"""Who sits there, and how the match ended for them."""

Model = PlackettLuce()


def result(seat: int, how: str) -> SeatResult:
    """What the sessions make of it."""
    place = {WON: 1, LOST: 2, LEFT: 3}.get(how)
    there = place is not None
    figures = Figures(rounds=1) if there else None
    return SeatResult(seat, 0, figures, place, won=how == WON, rated=there, team=seat % 2)


async def play(store: Store, *rows: Row, guild: int = HERE, edition: str = "classic", **others: Any) -> str:
    """Finish a match in two teams, every other seat; it is counted."""
    names = [NAMES.get(user or 0, f"p{user}") for user, _ in rows]
    seats = tuple(StoredSeat(user, name, global_name=name) for (user, _), name in zip(rows, names, strict=True))
    game = a_game(guild_id=guild, edition=edition, status=GameStatus.ENDED, seats=seats)
    results = [result(seat, how) for seat, (user, how) in enumerate(rows) if user is not None]
    winners = tuple(one.seat for one in results if one.won)
    await save_end(store, game, End(game.id, guild, edition, 1, others.get("at", A_MONDAY), (), winners), results)
    await count(store)
    return game.id


async def won_by(store: Store, *winners: int, times: int = 1, users: Sequence[int] = FOUR, **others: Any) -> None:
    """Have these win some matches."""
    for _ in range(times):
        await play(store, *((user, WON if user in winners else LOST) for user in users), **others)


async def rated(store: Store) -> dict[int, tuple[float, float]]:
    """Return the rating of each player, everywhere in all editions."""
    query = select(ratings.c.user_id, ratings.c.mu, ratings.c.sigma)
    query = query.where(ratings.c.guild_id == 0, ratings.c.edition == OVERALL)
    async with store.database.reading() as connection:
        return {row.user_id: (row.mu, row.sigma) for row in await connection.execute(query)}


async def all_counted(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    async with store.database.reading() as connection:
        return {
            table.name: sorted((tuple(row) for row in await connection.execute(select(table))), key=repr)
            for table in COUNTED
        }


async def best_of(store: Store, user: int, guild: int | None = None, edition: str | None = None) -> Place | None:
    return (await a_board(store, guild, edition, by=By.TEAMS, own=user)).own


def openskill(*sides: Sequence[int], ranks: Sequence[float]) -> dict[int, tuple[float, float]]:
    """What openskill itself makes of new players in these teams."""
    rated = Model.rate([[Model.rating(name=str(user)) for user in side] for side in sides], ranks=list(ranks))
    return {int(one.name or 0): (one.mu, one.sigma) for side in rated for one in side}


RATED: dict[str, tuple[list[Row], tuple[list[int], ...], tuple[float, ...]]] = {
    "two against two": ([(ANN, WON), (BEN, LOST), (CAT, WON), (DAN, LOST)], ([ANN, CAT], [BEN, DAN]), (1, 2)),
    "the others win": ([(ANN, LOST), (BEN, WON), (CAT, LOST), (DAN, WON)], ([ANN, CAT], [BEN, DAN]), (2, 1)),
    "both win": ([(ANN, WON), (BEN, WON), (CAT, WON), (DAN, WON)], ([ANN, CAT], [BEN, DAN]), (1, 1)),
    "three against three": (
        [(ANN, WON), (BEN, LOST), (CAT, WON), (DAN, LOST), (EVE, WON), (FAY, LOST)],
        ([ANN, CAT, EVE], [BEN, DAN, FAY]),
        (1, 2),
    ),
    "one with a computer": ([(ANN, WON), (BEN, LOST), (None, WON), (DAN, LOST)], ([ANN], [BEN, DAN]), (1, 2)),
    "one who was away": ([(ANN, WON), (BEN, LOST), (CAT, WON), (DAN, AWAY)], ([ANN, CAT], [BEN]), (1, 2)),
    "one who left the team that lost": (
        [(ANN, WON), (BEN, LOST), (CAT, WON), (DAN, LEFT)],
        ([ANN, CAT], [BEN, DAN]),
        (1, 2),
    ),
    "one who left the team that won": (
        [(ANN, WON), (BEN, LOST), (CAT, LEFT), (DAN, LOST)],
        ([ANN], [BEN, DAN], [CAT]),
        (1, 2, 3),
    ),
    "all who left": ([(ANN, WON), (BEN, LEFT), (CAT, WON), (DAN, LEFT)], ([ANN, CAT], [BEN, DAN]), (1, 3)),
}


@pytest.mark.parametrize(("rows", "sides", "ranks"), RATED.values(), ids=RATED.keys())
async def test_teams_are_rated_as_openskill_rates_teams(
    store: Store, rows: list[Row], sides: tuple[list[int], ...], ranks: tuple[float, ...]
) -> None:
    await play(store, *rows)
    assert await rated(store) == openskill(*sides, ranks=ranks)


NOT_RATED: dict[str, list[Row]] = {
    "against computers": [(ANN, WON), (None, LOST), (CAT, WON), (None, LOST)],
    "against players who were away": [(ANN, WON), (BEN, AWAY), (CAT, WON), (DAN, AWAY)],
    "one who left their partner, against computers": [(ANN, WON), (None, LOST), (CAT, LEFT), (None, LOST)],
}


@pytest.mark.parametrize("rows", NOT_RATED.values(), ids=NOT_RATED.keys())
async def test_one_team_alone_is_not_rated(store: Store, rows: list[Row]) -> None:
    game = await play(store, *rows)
    assert await rated(store) == {}
    assert await store.read(stats.rating_changes, game) == ()
    found = await store.read(stats.stats, ANN)
    assert found is not None
    assert (found.games, found.wins, found.rated) == (1, 1, 0)


TOGETHER: dict[str, tuple[list[Row], dict[tuple[int, ...], tuple[int, int, int]]]] = {
    "two against two": (RATED["two against two"][0], {(ANN, CAT): (1, 1, 1), (BEN, DAN): (1, 0, 1)}),
    "both win": (RATED["both win"][0], {(ANN, CAT): (1, 1, 1), (BEN, DAN): (1, 1, 1)}),
    "one with a computer": (RATED["one with a computer"][0], {(BEN, DAN): (1, 0, 0)}),
    "one who was away": (RATED["one who was away"][0], {(ANN, CAT): (1, 1, 0)}),
    "one who left the team that lost": (
        RATED["one who left the team that lost"][0],
        {(ANN, CAT): (1, 1, 1), (BEN, DAN): (1, 0, 1)},
    ),
    "one who left the team that won": (
        RATED["one who left the team that won"][0],
        {(ANN, CAT): (1, 0, 0), (BEN, DAN): (1, 0, 0)},
    ),
    "all who left": (RATED["all who left"][0], {(ANN, CAT): (1, 1, 1), (BEN, DAN): (1, 0, 1)}),
    "against computers": (NOT_RATED["against computers"], {(ANN, CAT): (1, 1, 0)}),
}


@pytest.mark.parametrize(("rows", "expected"), TOGETHER.values(), ids=TOGETHER.keys())
async def test_what_people_reach_together(
    store: Store, rows: list[Row], expected: dict[tuple[int, ...], tuple[int, int, int]]
) -> None:
    await play(store, *rows)
    for guild, edition in ((None, None), (HERE, None), (None, "classic"), (HERE, "classic")):
        found = {}
        for user, _ in rows:
            own = None if user is None else await best_of(store, user, guild, edition)
            if own is not None:
                found[own.users] = (own.games, own.wins, own.rated)
        assert found == expected
    assert await best_of(store, ANN, ELSEWHERE) is None


async def test_a_team_is_rated_as_if_it_was_one_player(store: Store) -> None:
    await won_by(store, ANN, CAT)
    ((first,), (second,)) = Model.rate([[Model.rating()], [Model.rating()]], ranks=[1, 2])
    for user, one in ((CAT, first), (BEN, second)):
        own = await best_of(store, user)
        assert own is not None
        assert own.rating == Rating(one.mu, one.sigma).number


async def test_a_board_has_each_team_once(store: Store) -> None:
    await won_by(store, ANN, CAT, times=LEAST_GAMES - 1)
    board = await a_board(store, HERE, by=By.TEAMS, own=CAT)
    assert (board.total, board.own and board.own.rank) == (0, None)
    await won_by(store, ANN, CAT, edition="bts")
    await won_by(store, ANN, BEN, users=(ANN, CAT, BEN, DAN), times=2)
    for guild, period in ((HERE, Period.ALL), (None, Period.MONTH), (HERE, Period.WEEK)):
        board = await a_board(store, guild, period=period, by=By.TEAMS, own=DAN)
        first, second = board.places
        assert (first.rank, first.users, first.names) == (1, (ANN, CAT), ("Ann", "陳"))
        assert (second.rank, second.users, second.names) == (2, (BEN, DAN), ("Bó", "p14"))
        assert (first.games, first.wins, first.rated, first.points) == (5, 5, 5, 0)
        assert (board.total, board.own) == (2, second), "the team that has a rank comes before one that has none"
    assert (await a_board(store, HERE, "bts", by=By.TEAMS)).total == 0
    assert (await a_board(store, ELSEWHERE, by=By.TEAMS)).total == 0
    later = await a_board(store, HERE, period=Period.WEEK, by=By.TEAMS, at=NOW.replace(year=2030))
    assert later.total == 0


async def test_pages_of_teams(store: Store) -> None:
    for number in range(11):
        others = (100 + number, 200 + number, 300 + number, 400 + number)
        await won_by(store, others[0], others[2], users=others, times=LEAST_GAMES)
    pages = [await a_board(store, HERE, by=By.TEAMS, page=page, own=205) for page in (1, 2, 3)]
    assert [len(page.places) for page in pages] == [10, 10, 2]
    shown = [place.users for page in pages for place in page.places]
    assert len(set(shown)) == 22
    assert shown[:11] == [(100 + number, 300 + number) for number in range(10, -1, -1)]
    assert {place.rank for page in pages for place in page.places} == {1, 12}
    assert pages[0].own is not None
    assert (pages[0].own.rank, pages[0].own.users) == (12, (205, 405))


async def test_stats_name_the_team_that_was_played_in_most(store: Store) -> None:
    await finish(store, {ANN: 1, BEN: 2})
    found = await store.read(stats.stats, ANN)
    assert found is not None
    assert found.team is None
    await won_by(store, ANN, CAT)
    await won_by(store, BEN, DAN)
    await won_by(store, ANN, BEN, users=(ANN, CAT, BEN, DAN))
    found = await store.read(stats.stats, CAT, HERE)
    assert found is not None
    assert found.team is not None
    assert (found.team.others, found.team.games, found.team.wins) == (("Ann",), 2, 1)


async def test_counting_again_gives_the_same_also_of_who_was_forgotten(store: Store) -> None:
    async def check_recount() -> None:
        before = await all_counted(store)
        await store.keep_house(begin_again)
        assert not any((await all_counted(store)).values())
        await count(store)
        assert await all_counted(store) == before

    await won_by(store, ANN, CAT, times=6)
    for rows, _, _ in RATED.values():
        await play(store, *rows)
    await check_recount()
    await forgotten(store, CAT)
    await check_recount()
    await won_by(store, ANN, CAT, times=2)
    await won_by(store, BEN, DAN, at=NOW)
    await forgotten(store, ANN)
    await forgotten(store, CAT)
    await check_recount()


async def test_who_is_forgotten_is_in_no_team_any_more(store: Store) -> None:
    await won_by(store, ANN, CAT, times=LEAST_GAMES)
    before = await best_of(store, BEN)
    assert (await a_board(store, HERE, by=By.TEAMS)).total == 2
    await forgotten(store, CAT)
    board = await a_board(store, HERE, by=By.TEAMS, own=ANN)
    assert [place.users for place in board.places] == [(BEN, DAN)]
    assert board.own is not None
    assert (board.own.rank, board.own.rated) == (None, LEAST_GAMES)
    assert await best_of(store, CAT) is None
    assert before is not None
    assert await best_of(store, BEN) == replace(before, rank=1)
    async with store.database.reading() as connection:
        kept = set(await connection.execute(select(teams.c.user_id, teams.c.team)))
    assert not any(user == CAT or str(CAT) in team.split() for user, team in kept)
    found = await store.read(stats.stats, ANN)
    assert found is not None
    assert found.team is None


async def test_the_teams_of_a_server_are_cleared_with_it(store: Store) -> None:
    await won_by(store, ANN, CAT, times=LEAST_GAMES)
    await won_by(store, ANN, CAT, guild=ELSEWHERE)
    note = partial(clearing.note_guilds, left=[HERE], here=[ELSEWHERE], now=NOW - clearing.LEFT_KEPT)
    await store.keep_house(note)
    while await store.keep_house(partial(clearing.clear_guild, guild=HERE, now=NOW)):
        pass
    async with store.database.reading() as connection:
        left = {row.guild_id for row in await connection.execute(select(teams.c.guild_id))}
    assert left == {0, ELSEWHERE}
    board = await a_board(store, None, by=By.TEAMS)
    assert [place.games for place in board.places] == [LEAST_GAMES + 1] * 2
