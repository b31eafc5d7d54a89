"""A channel from its first lobby to its last match."""

from __future__ import annotations

from random import Random

from simcord import ChannelHandle

from bot.playground import Person
from bot.screens.game.lobby import page_of
from bot.sessions.session import Session
from bot.store.games import GameStatus
from tests.e2e_games.afterwards import check
from tests.e2e_games.presser import ANTICS, LONG, Players
from tests.e2e_games.town import Town
from tests.party import pressable

MOST_ACTIONS = 1200
"""After how many the players have had enough and leave one by one."""
SHORT = 100
"""The most points that they play for."""
REMATCH = 0.08
LEAVING = 0.002


class Channel:
    """One channel where an edition is played, by chance."""

    def __init__(self, town: Town, channel: ChannelHandle, edition: str, seed: str) -> None:
        self.town = town
        self.channel = channel
        self.edition = edition
        self.chance = Random(seed)
        people = self.chance.sample(town.people, self.chance.choice((3, 3, 3, 4, 4, 5)))
        self.players = Players(town, channel, people, self.chance)
        self.seated = people[:-1]
        """Those who mean to play; the last only hangs about, but may sit down too."""
        self.moves = 0
        self.finished = 0
        self.stopped = 0
        self.faults = self.players.faults

    async def play(self) -> None:
        """One match, perhaps another, and the check of all that happened."""
        session = await self._open()
        while True:
            session = await self._lobby(session)
            await self._match(session)
            self._count(session)
            if session.table.decided and self.chance.random() < REMATCH:
                again = await self._rematch(session)
                if again is not None:
                    session = again
                    continue
            break
        self.moves = await check(self.players)
        for channel in self.players.channels:
            self.town.watch.forget(channel.id)

    # The lobby

    async def _open(self) -> Session:
        host, before = self.seated[0], self.players.session
        await self.players.slash(host, "uno new", edition=self.edition, scoring="single")
        session = await self._opened(before)
        assert session is not None
        return session

    async def _opened(self, before: Session | None) -> Session | None:
        """Wait for a lobby after this game: where Discord was told to wait, it comes later."""

        def opened() -> Session | None:
            return None if self.players.session is before else self.players.session

        return await self.players.until(opened, LONG)

    async def _lobby(self, session: Session) -> Session:
        """People do this and that, and then what is needed to begin."""
        for _ in range(self.chance.randrange(2, 12)):
            await self.players.antic()
        while True:
            if session.table.status is GameStatus.ENDED:
                session = await self._open()
            if session.table.status is not GameStatus.LOBBY:
                return session
            await self._arrange(session)
            if session.table.status is GameStatus.LOBBY:
                host = self.players.by_id(session.table.host)
                assert host is not None
                if self.players.did["starts"] > 3:
                    await self._set(host, "house")  # none: some want more seats than there are
                await self.players.press_table(host, "start")
                self.players.did["starts"] += 1
                if self.players.did["starts"] > 20:
                    self.faults.append(f"it never starts: {session.table.options} {session.table.seats}")
                    return session

    async def _arrange(self, session: Session) -> None:
        """Make room, seat two, and see to it that the game comes to an end."""
        host = self.players.by_id(session.table.host)
        assert host is not None
        computers = [seat.name for seat in session.table.seats if seat.user is None]
        for name in computers[1:]:
            await self.players.choose_table(host, "computer", f"remove {name}")
        for person in self.seated:
            if session.table.seat_of(person.id) is None and session.table.status is GameStatus.LOBBY:
                await self.players.press_table(person, "join")
        options = session.table.options
        is_short = options.scoring == "single" or options.target <= SHORT
        for menu, value in (("edition", self.edition), ("scoring", "single"), ("time", "none")):
            fits = {"edition": options.edition == self.edition, "scoring": is_short, "time": not options.turn_seconds}
            if not fits[menu]:
                await self._set(host, menu, value)

    async def _set(self, host: Person, menu: str, *values: str) -> None:
        panel = await self.players.press_table(host, "options")
        seen = None if panel is None else panel.message
        turn = None if seen is None else pressable(seen, f"options {page_of(menu)}")
        if seen is not None and turn is not None:
            turned = await self.players.do("options", host, host.press(seen, turn.custom_id))
            seen = None if turned is None else turned.message
        found = [] if seen is None else [one.custom_id for one in seen.menus if one.custom_id.endswith(f"set {menu}")]
        if seen is not None and found:
            await self.players.do("set", host, host.choose(seen, *values, menu=found[0]))

    # The match

    async def _match(self, session: Session) -> None:
        actions = 0
        while session.table.status is GameStatus.PLAYING:
            actions += 1
            if actions > MOST_ACTIONS or self.chance.random() < LEAVING:
                self.players.did["leaving"] += 1
                await self.players.slash(self.chance.choice(self.players.people), "uno leave")
            elif self.chance.random() < ANTICS:
                await self.players.antic()
            else:
                await self.players.go_on(session)
            if actions > MOST_ACTIONS + 200 or len(self.faults) > 20:
                self.faults.append(f"it never ends: {session.table.view(None)}")
                host = self.players.by_id(session.table.host)
                if host is not None:
                    await self.players.slash(host, "uno stop")
                return

    async def _rematch(self, session: Session) -> Session | None:
        for _ in range(3):
            await self.players.antic()
        if self.players.session is session:
            in_match = session.table.playing.state.in_match
            seats = [(person, session.table.seat_of(person.id)) for person in self.players.people]
            seated = [person for person, seat in seats if seat is not None and in_match[seat]]
            await self.players.press_table(self.chance.choice(seated), "rematch")
        again = await self._opened(session)
        if again is None:
            self.faults.append("there is no rematch")
        return again

    def _count(self, session: Session) -> None:
        self.finished += session.table.decided
        self.stopped += not session.table.decided
