"""Matches in teams, from the lobby to what is counted of them: partners play on for those who leave."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.state import SCORINGS
from bot.sessions import actions
from bot.sessions.options import Options
from bot.sessions.registry import Registry
from bot.sessions.results import counted, endings, places
from bot.sessions.session import Session
from bot.store import By, Place, stats
from bot.store.boards import BoardFilter, board
from bot.store.games import GameStatus, with_answers
from tests.clock import NOW
from tests.sessions.running import TroubledStore, answer_once, count_all, open_match
from tests.sessions.tables import ANN, BEN, CAT, DAN, GUILD
from tests.sessions.test_ranking import match_over

WITH, AGAINST = (ANN, CAT), (BEN, DAN)
"""Every other seat is one team."""


async def a_match(registry: Registry, scoring: str = "single", edition: str = "classic") -> Session:
    """Two against two."""
    options = Options.for_edition(edition, scoring, 60).with_(house=("teams",), turn_seconds=None)
    return await open_match(registry, BEN, CAT, DAN, options=options)


async def play_on(session: Session, chance: Random) -> None:
    """Play on to the end of the match, over all rounds."""
    while session.table.status is GameStatus.PLAYING:
        if session.table.asked is None:
            await session.do(actions.next_round, ANN)
        else:
            await answer_once(session, chance)


async def team_of(store: TroubledStore, user: int) -> Place | None:
    return (await store.read(board, BoardFilter(GUILD, by=By.TEAMS, at=NOW), 1, user)).own


async def results_of(store: TroubledStore, session: Session) -> list[tuple[int | None, bool, bool]]:
    """The place of each seat at the end, whether it won, and whether it is rated."""
    game, answers = await store.read(with_answers, session.id)
    assert game is not None
    record = session.table.record([answer.answer for answer in answers or ()])
    last = endings(record)[-1]
    return [(one.place, one.won, one.rated) for one in counted(last, session.table.seats, ())]


@pytest.mark.parametrize(("edition", "scoring"), list(zip(EDITIONS, cycle(SCORINGS), strict=False)))
async def test_all_of_a_team_win(registry: Registry, store: TroubledStore, edition: str, scoring: str) -> None:
    session = await a_match(registry, scoring, edition)
    await play_on(session, Random(len(edition)))
    await count_all(store)
    champions = set(session.table.view(None).champions)
    assert champions in ({0, 2}, {1, 3})
    first, second = (1, True, True), (2, False, True)
    assert await results_of(store, session) == [first if seat in champions else second for seat in range(4)]
    for user, partner in (WITH, AGAINST, WITH[::-1], AGAINST[::-1]):
        won = (ANN in (user, partner)) == (0 in champions)
        found, own = await store.read(stats.stats, user, GUILD), await team_of(store, user)
        assert found is not None
        assert (found.games, found.wins, found.rated) == (1, int(won), 1)
        assert found.team is not None
        assert (found.team.games, found.team.wins) == (1, int(won))
        assert own is not None
        assert (set(own.users), own.games, own.wins, own.rated) == ({user, partner}, 1, int(won), 1)
    changes = await store.read(stats.rating_changes, session.id) or ()
    gained = [change.here[1] - change.here[0] for change in changes]
    assert [change.place for change in changes] == [1, 1, 2, 2]
    assert gained[0] == gained[1] > 0 > gained[2] == gained[3]


async def won_by_ann(registry: Registry, scoring: str, leaves: int) -> Session:
    """A match that Ann wins, although this player leaves after the deal."""
    for seed in range(40):
        session = await a_match(registry, scoring)
        await session.do(actions.leave, leaves)
        assert session.table.status is GameStatus.PLAYING
        await play_on(session, Random(seed))
        if 0 in session.table.view(None).champions:
            return session
    raise AssertionError("Ann never wins.")


LEAVING = {
    "one of the team that wins": (CAT, [(1, True), (2, False), (3, False), (2, False)]),
    "one of the team that loses": (DAN, [(1, True), (2, False), (1, True), (3, False)]),
}


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize(("leaves", "expected"), LEAVING.values(), ids=LEAVING.keys())
async def test_a_partner_plays_on_for_those_who_leave(
    registry: Registry, store: TroubledStore, scoring: str, leaves: int, expected: Sequence[tuple[int, bool]]
) -> None:
    """Who left has lost, and does not win with the team."""
    session = await won_by_ann(registry, scoring, leaves)
    await count_all(store)
    assert [(place, won) for place, won, _ in await results_of(store, session)] == expected
    changes = await store.read(stats.rating_changes, session.id) or ()
    assert [change.place for change in changes] == sorted(place for place, _ in expected)
    assert all((change.here[1] > change.here[0]) == (change.place == 1) for change in changes)


async def test_a_team_that_all_have_left_has_lost(registry: Registry, store: TroubledStore) -> None:
    session = await a_match(registry, "points")
    for user in AGAINST:
        assert session.table.status is GameStatus.PLAYING
        await session.do(actions.leave, user)
    assert session.table.view(None).champions == (0, 2)
    assert not session.table.decided
    assert await results_of(store, session) == [(None, False, False), (2, False, True)] * 2
    await count_all(store)
    lost = await store.read(stats.stats, DAN)
    assert lost is not None
    assert (lost.games, lost.wins, lost.rated) == (1, 0, 1)
    assert await store.read(stats.stats, ANN) is None


def test_teams_are_placed_together() -> None:
    """Also where one of the team is knocked out."""
    teams = ("teams",)
    for state in (
        match_over("single", teams, champions=(0, 2), hands=[[], [5], [5], [5, 5]]),
        match_over("single", teams, champions=(0, 2), hands=[[], [5], [], []], knocked_out=(3,)),
        match_over("single", teams, champions=(0, 2), knocked_out=(3, 1)),
        match_over("points", teams, champions=(0, 2), totals=(9, 5, 9, 5), knocked_out=(3,)),
        match_over("lowest", teams, champions=(0, 2), totals=(5, 9, 5, 9)),
        match_over("lowest", teams, champions=(0, 2), in_match=(True, False, True, False)),
    ):
        assert places(state) == (1, 2, 1, 2)


def test_who_left_is_behind_both_teams() -> None:
    assert places(match_over("points", ("teams",), in_match=(True, True, False, True))) == (1, 2, 3, 2)
    assert places(match_over("points", ("teams",), champions=(0, 1, 2, 3))) == (1, 1, 1, 1)
