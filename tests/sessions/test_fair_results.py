"""Whatever people do to one another, results stay fair: matches at random with people who collude, leave and stay away.

What may count is worked out here from what people did, and compared with what was counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random

import pytest
from sqlalchemy import select

from bot.rules.random_player import random_answer
from bot.rules.refusal import IllegalMove
from bot.sessions import actions, lobby
from bot.sessions.refusals import SessionRefusal
from bot.sessions.session import Session
from bot.sessions.table import Table
from bot.store.games import GameStatus, answers_of
from bot.store.periods import Period
from bot.store.schema import EVERYWHERE, OVERALL, ratings, results, standings
from bot.store.store import Store
from tests.clock import FakeClock
from tests.sessions.matches import miss
from tests.sessions.running import TroubledStore, count_all, new_registry
from tests.sessions.tables import ANN, BEN, CAT, CLASSIC, DAN, EVE, GUILD, NAMES, PLAYERS, user_at

MODERATOR = 999
OPTIONS = CLASSIC.with_(scoring="single", turn_seconds=None, hand=5)
FEW, MANY = 40, 400
WEIGHTS = {
    "move": 60,
    "miss": 9,
    "vote": 12,
    "stop": 3,
    "leave": 2,
    "restart": 2,
    "moderate": 0.5,
    "end": 0.2,
    "back": 3,
}
"""How likely each is that people do."""


class Match:
    """One match, and what people did in it, from its lobby to its end."""

    def __init__(self, table: Table) -> None:
        self.joined = {table.host}
        self.votes: set[tuple[int | None, int]] = set()
        """Against whom, or to stop (None), and by whom: by people who have been there ever since."""
        self.left: dict[int, bool] = {}
        """Who left, and whether another person was still in the match."""
        self.kicked: set[int] = set()
        self.played: set[int] = set()
        self.stopped_by = ""

    def update(self, before: Table, after: Table) -> None:
        """Drop the votes of those who are not there any more, and against them."""
        there = people_there(after)
        self.votes = {vote for vote in self.votes if there.issuperset({*vote} - {None})}
        for seat in before.unplayed - after.unplayed:
            self.played.add(user_at(before, seat))


class World:
    """A channel and five people, who do anything."""

    def __init__(self, store: TroubledStore, seed: int) -> None:
        self.store = store
        self.chance = Random(seed)
        self.clock = FakeClock()
        self.registry = new_registry(store, self.clock)
        self.last: Session | None = None

    async def open(self) -> tuple[Session, Match]:
        """Open a lobby, or a rematch of the last match, in which some people sit down."""
        session = None
        opener = self.chance.choice(PLAYERS)
        if self.last is not None and self.chance.random() < 0.6:
            table = self.last.table
            with suppress(SessionRefusal):
                session = await self.registry.rematch(self.last, opener)
                stayed = table.game is None or table.game.state.in_match[table.seated(opener)]
                assert stayed, "who left or was put out opens no rematch"
        if session is None:
            session = await self.registry.open(GUILD, 2, opener, NAMES[opener], OPTIONS, "en-US")
        match = Match(session.table)
        assert {seat.user for seat in session.table.seats} - {None} == {opener}, "nobody is seated unasked"
        for user in self.chance.sample(PLAYERS, self.chance.randint(1, 5)):
            if session.table.seat_of(user) is None:
                await session.do(lobby.join, user, NAMES[user])
                match.joined.add(user)
        if len(session.table.seats) < 2 or (self.chance.random() < 0.3 and len(session.table.seats) < 6):
            await session.do(lobby.add_computer, opener, "easy")
        return session, match

    async def play(self) -> tuple[Session, Match]:
        """Let people play, or not, until the match is over."""
        session, match = await self.open()
        await session.do(actions.start, session.table.host)
        absent = set(self.chance.sample(PLAYERS, self.chance.choice((0, 0, 1, 2))))
        friends = set(self.chance.sample(PLAYERS, 3))
        """They vote for whatever one of them votes for."""
        for _ in range(2000):
            if session.table.status is GameStatus.ENDED:
                break
            (what,) = self.chance.choices(list(WEIGHTS), list(WEIGHTS.values()))
            before = session.table
            if what == "restart":
                session = await self.restart(session)
            else:
                with suppress(SessionRefusal, IllegalMove):
                    await getattr(self, f"_{what}")(session, match, absent, friends)
            match.update(before, session.table)
        assert session.table.status is GameStatus.ENDED
        self.last = session
        return session, match

    async def restart(self, session: Session) -> Session:
        """Go on in another process."""
        self.registry.close()
        self.registry = new_registry(self.store, self.clock)
        found = await self.registry.take()
        self.registry.resume(found)
        return next(one for one in found if one.id == session.id)

    async def _move(self, session: Session, _match: Match, absent: set[int], _friends: set[int]) -> None:
        table = session.table
        if table.status is GameStatus.ASLEEP:
            await session.do(actions.mark_present, self.chance.choice(PLAYERS))
            return
        seat = table.asked
        assert seat is not None
        option = random_answer(table.playing.answers(seat), self.chance)
        if seat in table.computer_seats:
            await session.do(actions.answer_for, seat, option, table.version)
        elif user_at(table, seat) in absent:
            await session.do(miss)
        else:
            await session.do(actions.play, user_at(table, seat), option, table.number, uno=self.chance.random() < 0.5)

    async def _miss(self, session: Session, *_: object) -> None:
        await session.do(miss)

    async def _back(self, session: Session, _match: Match, absent: set[int], _friends: set[int]) -> None:
        user = self.chance.choice(PLAYERS)
        absent.discard(user)
        await session.do(actions.mark_present, user)

    async def _vote(self, session: Session, match: Match, absent: set[int], friends: set[int]) -> None:
        """A clique votes against someone, or to stop."""
        user = self.chance.choice(PLAYERS)
        target = self.chance.choice([None, *PLAYERS, *PLAYERS])
        for voter in [user, *(friends - {user} if user in friends else ())]:
            table = session.table
            seat = None if target is None else table.seat_of(target)
            if voter == target or voter in absent or (target is not None and seat is None):
                continue
            if target is None:
                await self._stop_by(session, match, voter)
            else:
                assert seat is not None
                await self._kick(session, match, voter, target, seat)

    async def _kick(self, session: Session, match: Match, voter: int, target: int, seat: int) -> None:
        before = session.table
        with suppress(SessionRefusal, IllegalMove):
            await session.do(actions.kick, voter, seat)
            match.votes.add((target, voter))
        table = session.table
        if table.answers == before.answers:
            return
        last = (await self.store.read(answers_of, session.id))[-1].answer
        letter, verb, *letters = last.split()
        named = {user_at(before, ord(one) - ord("A")) for one in letters}
        assert (letter, verb) == (chr(ord("A") + seat), "kicked")
        others = people_there(before) | {voter}
        assert target in others, "who is not there is not voted out"
        others -= {target}
        assert named <= {by for against, by in match.votes if against == target}, "each vote is of who cast it"
        assert named <= others, "each vote is of a person who is there"
        assert len(named) >= 2
        assert len(named) * 2 > len(others)
        match.kicked.add(target)

    async def _stop(self, session: Session, match: Match, absent: set[int], _friends: set[int]) -> None:
        """The host tries to stop what they are losing."""
        if session.table.host not in absent:
            await self._stop_by(session, match, session.table.host)

    async def _stop_by(self, session: Session, match: Match, user: int) -> None:
        before = session.table
        with suppress(SessionRefusal, IllegalMove):
            await session.do(actions.stop, user)
            match.votes.add((None, user))
        if session.table.status is GameStatus.ENDED and before.status is not GameStatus.ENDED:
            agreed = {by for against, by in match.votes if against is None}
            there = people_there(before) | {user}
            is_alone = len(match.joined - match.kicked) == 1
            under_way = set(people_in(before)) <= match.played
            assert not under_way or there <= agreed or is_alone, "all who are there have to agree"
            match.stopped_by = "people"

    async def _leave(self, session: Session, match: Match, *_: object) -> None:
        there = people_in(session.table)
        user = self.chance.choice(there)
        await session.do(actions.leave, user)
        match.left[user] = len(there) > 1

    async def _moderate(self, session: Session, match: Match, *_: object) -> None:
        user = self.chance.choice(people_in(session.table))
        await session.do(actions.kick, MODERATOR, session.table.seated(user), is_moderator=True)
        match.kicked.add(user)

    async def _end(self, session: Session, match: Match, *_: object) -> None:
        await session.do(actions.stop, MODERATOR, is_moderator=True)
        match.stopped_by = "moderator"


def people_in(table: Table) -> list[int]:
    """Return the people who are in the match."""
    in_match = table.view(None).in_match
    return [seat.user for place, seat in enumerate(table.seats) if seat.user is not None and in_match[place]]


def people_there(table: Table) -> set[int]:
    """Return those of them who are not away."""
    return {user_at(table, seat) for seat in table.present_seats}


Counted = dict[int, tuple[float | None, tuple[int, ...], int]]


async def counted_of(store: Store) -> Counted:
    """Return what is counted of each person: their rating, their games, wins and points, and their results."""
    await count_all(store)
    async with store.database.reading() as connection:
        scope = {"guild_id": EVERYWHERE, "edition": OVERALL}
        found = await connection.execute(select(ratings.c.user_id, ratings.c.mu).filter_by(**scope))
        mu = {row.user_id: row.mu for row in found}
        columns = (standings.c.user_id, standings.c.games, standings.c.wins, standings.c.points)
        rows = await connection.execute(select(*columns).filter_by(**scope, kind=Period.ALL.kind))
        totals = {user: tuple(values) for user, *values in rows}
        of_users = list(await connection.scalars(select(results.c.user_id)))
    return {user: (mu.get(user), totals.get(user, (0, 0, 0)), of_users.count(user)) for user in PLAYERS}


START = 25.0
"""The rating of a new player."""


def check(session: Session, match: Match, answers: Sequence[str], before: Counted, after: Counted) -> None:
    """Compare what was counted with what people did."""
    table, state = session.table, session.table.playing.state
    rise = {user: (after[user][0] or START) - (before[user][0] or START) for user in PLAYERS}
    games = {user: after[user][1][0] - before[user][1][0] for user in PLAYERS}
    won = {user for user in PLAYERS if after[user][1][1] > before[user][1][1]}
    moved = {user for user in PLAYERS if after[user] != before[user]}
    assert moved <= match.joined, "nothing moves of who did not join"
    assert not moved & match.kicked, "nor of who was put out"
    away = {seat.user for seat in table.seats if seat.away}
    by_play = bool(state.champions) and answers[-1].split()[1] not in {"quit", "kicked"}
    champions = {table.seats[seat].user for seat in state.champions} if by_play else set()
    assert won == champions - away - {None} - set(match.left), "who wins has played to the end, and was there"
    for user, had_others in match.left.items():
        assert games[user] == 1, "who leaves has lost"
        assert rise[user] <= 0
        assert rise[user] < 0 or not had_others or not match.joined - match.kicked - {user}, "by their rating, too"
    stayed = match.joined - match.kicked - match.left.keys()
    if not by_play:
        assert all(after[user] == before[user] for user in stayed), "it counts as stopped"
    else:
        assert all(games[user] == 1 for user in stayed), "nobody who was in it to the end escapes"
        assert all(rise[user] <= 0 for user in stayed & away), "absent people gain nothing"
        if len(stayed) > 1:
            assert all(rise[user] < 0 for user in stayed & away) or not stayed - away, "nor do they escape"
        else:
            assert all(rise[user] == 0 for user in stayed), "nobody was left to win against"
    assert not any(more > 0 for more in rise.values()) or any(more < 0 for more in rise.values()), "gained from someone"


async def matches(store: TroubledStore, seed: int, number: int) -> list[str]:
    """Play so many matches and check each; return how they ended."""
    world, ends = World(store, seed), []
    before = await counted_of(store)
    for _ in range(number):
        session, match = await world.play()
        after = await counted_of(store)
        answers = [one.answer for one in await store.read(answers_of, session.id)]
        check(session, match, answers, before, after)
        ends.append(match.stopped_by or answers[-1].split()[1])
        before = after
    world.registry.close()
    return ends


@pytest.mark.parametrize(("seed", "number"), [(1, FEW), pytest.param(2, MANY, marks=pytest.mark.slow)])
async def test_results_stay_fair_whatever_people_do(store: TroubledStore, seed: int, number: int) -> None:
    ends = await matches(store, seed, number)
    assert {"play", "quit", "kicked", "people"} <= set(ends), "all of it happened"


@pytest.mark.parametrize("victims", [(BEN, CAT), (BEN, CAT, DAN, EVE)])
async def test_who_kicks_all_others_again_and_again_wins_nothing(store: TroubledStore, victims: Sequence[int]) -> None:
    """Rematch, start, and put out players who were never asked: none is there, and with a friend nothing is counted."""
    registry = new_registry(store)
    session = await registry.open(GUILD, 2, ANN, "Ann", OPTIONS, "en-US")
    for user in victims:
        await session.do(lobby.join, user, NAMES[user])
    await session.do(actions.start, ANN)
    before = await counted_of(store)
    for _ in range(4):
        for seat in range(1, len(session.table.seats)):
            with suppress(SessionRefusal):
                await session.do(actions.kick, ANN, seat)
        await session.do(actions.stop, ANN)
        session = await registry.rematch(session, ANN)
        assert {seat.user for seat in session.table.seats} <= {ANN, None}
        if len(session.table.seats) == 1:
            with pytest.raises(SessionRefusal, match="too_few"):
                await session.do(actions.start, ANN)
            await session.do(lobby.add_computer, ANN, "easy")
        await session.do(actions.start, ANN)
    assert await counted_of(store) == before
    registry.close()
