"""People who press whatever they see, and now and then what helps the game to its end."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

from simcord import ChannelHandle

from bot.playground import Impossible, NoResponse, Person, RenderedMessage, Response
from bot.screens.codec import Press, parse
from bot.sessions.session import Session
from tests.e2e_games.limits import walk
from tests.e2e_games.town import Town
from tests.party import choosable

T = TypeVar("T")

GLANCE = 0.02
LOOKS_AGAIN_S = 0.3
"""After how long people look again where nothing happened in Discord: the bot may have just saved something."""
LONG = 60.0
"""Seconds for which what must come is waited for."""
ANTICS = 0.16
"""How often a player does anything at all instead of what the game waits for."""
PATIENCE = 0.3
"""Seconds for which a player waits for their open hand before they open it anew."""
LIKED = {"play": 30, "lay": 5, "discard": 5, "dance": 3, "challenge": 2}
"""How much more an answer is liked than the others."""


class Players:
    """The people in one channel, and in the threads that their games get."""

    def __init__(self, town: Town, channel: ChannelHandle, people: list[Person], chance: Random) -> None:
        self.town = town
        self.channels = [channel]
        """Where they have played; the last is where they are."""
        self.people = people
        self.chance = chance
        self.did: Counter[str] = Counter()
        self.faults: list[str] = []
        self.games: list[str] = []
        self._private: defaultdict[int, list[int]] = defaultdict(list)
        """The messages that each person alone sees, the newest last."""

    # Where they are

    @property
    def channel(self) -> ChannelHandle:
        """The channel, or the thread that their game has left it for."""
        session = self.session
        if session is not None and session.table.channel_id != self.channels[-1].id:
            self.channels.append(self.town.local.channel(session.table.channel_id))
        return self.channels[-1]

    @property
    def session(self) -> Session | None:
        """The game where they are, also the one that is over."""
        running = self.town.bot.registry.in_channel(self.channels[-1].id)
        if running is not None and running.id not in self.games:
            self.games.append(running.id)
        return self.town.bot.registry.get(self.games[-1]) if self.games else None

    def by_id(self, user: int | None) -> Person | None:
        """The person with this id."""
        return next((person for person in self.people if person.id == user), None)

    # Doing one thing

    async def do(self, what: str, person: Person, doing: Awaitable[Response]) -> Response | None:
        """Do it, and keep in mind what came of it; None, where it could be done no more."""
        self.did[what] += 1
        try:
            answer = await doing
        except Impossible:
            return None  # what was pressed has just gone
        except NoResponse:
            self.faults.append(f"{person.name} got no answer: {what}")
            return None
        number = answer.record.message_id
        if answer.ephemeral and number is not None:
            if number in self._private[person.id]:
                self._private[person.id].remove(number)
            self._private[person.id].append(number)
        return answer

    async def press(self, person: Person, seen: RenderedMessage, custom_id: str) -> Response | None:
        """Press a button."""
        press = parse(custom_id)
        return await self.do(press.verb if press else custom_id, person, person.press(seen, custom_id))

    async def slash(self, person: Person, name: str, **options: Any) -> Response | None:
        """Type a command."""
        return await self.do(f"/{name}", person, person.slash(self.channel, name, **options))

    def table(self, person: Person) -> RenderedMessage | None:
        """The game's public message."""
        return None if self.session is None else person.look(self.channel.id, self.session.table.message_id)

    async def until(self, truth: Callable[[], T | None], seconds: float) -> T | None:
        """Wait for something to become true, and look whenever anything happened; None, where it does not in time."""
        changes, last = self.town.local.changes, time.monotonic() + seconds
        while not (value := truth()) and time.monotonic() < last:
            count, until = changes.count, min(last, time.monotonic() + LOOKS_AGAIN_S)
            while changes.count == count and time.monotonic() < until:  # noqa: ASYNC110  (others wait for it too)
                await asyncio.sleep(GLANCE)
        return value

    def offers(self, person: Person) -> list[str]:
        """All that can be pressed on it."""
        seen = self.table(person)
        return [] if seen is None else [press.what for press in presses(seen)]

    async def press_table(self, person: Person, what: str) -> Response | None:
        """Press this on the public message, as soon as it is there."""

        def present() -> tuple[RenderedMessage, Press] | None:
            seen = self.table(person)
            press = None if seen is None else next((press for press in presses(seen) if press.what == what), None)
            return None if seen is None or press is None else (seen, press)

        found = await self.until(present, LONG)
        if found is None:
            self.faults.append(f"the table never offers {what!r}: {self.table(person)}")
            return None
        seen, press = found
        return await self.press(person, seen, press.custom_id)

    async def choose_table(self, person: Person, what: str, value: str) -> Response | None:
        """Choose this in a menu of the public message, as soon as it is there."""

        def present() -> tuple[RenderedMessage, str] | None:
            seen = self.table(person)
            menu = None if seen is None else choosable(seen, what, value)
            return None if seen is None or menu is None else (seen, menu)

        found = await self.until(present, LONG)
        if found is None:
            self.faults.append(f"the table never offers {what!r} {value!r}: {self.table(person)}")
            return None
        seen, menu = found
        return await self.do(what, person, person.choose(seen, value, menu=menu))

    # Doing whatever there is to do

    async def antic(self) -> None:
        """Have one of them do anything."""
        person = self.chance.choice(self.people)
        kind = self.chance.choices(("press", "twice", "together", "slash", "say"), (12, 3, 2, 5, 0.4))[0]
        if kind == "slash":
            await self.command(person)
        elif kind == "say":
            for number in range(self.chance.choice((1, 1, 13))):
                person.say(self.channel, f"chat {number}")
        elif kind == "press":
            await self.anything(person)
        elif kind == "twice":
            await self.anything(person, times=2)
        else:
            await asyncio.gather(*(self.anything(other) for other in self.chance.sample(self.people, 2)))

    async def anything(self, person: Person, times: int = 1) -> None:
        """Press any button or fill any menu that a player sees, in messages new and old."""
        seen = self._some_message(person)
        if seen is None:
            return
        found = [("button", button.custom_id) for button in seen.buttons if not button.disabled]
        found += [("menu", menu.custom_id) for menu in seen.menus if not menu.disabled]
        if not found:
            return
        kind, custom_id = self.chance.choice(found)
        if (parse(custom_id) or Press("", 0, "?")).verb in {"start", "now"}:
            return  # they begin when they are ready
        if kind == "button":
            await asyncio.gather(*(self.press(person, seen, custom_id) for _ in range(times)))
        else:
            await self.fill(person, seen, custom_id)

    async def fill(self, person: Person, seen: RenderedMessage, custom_id: str) -> None:
        """Choose as many entries of a menu as one may."""
        menu = next(part for part in walk(seen.payload["components"]) if part.get("custom_id") == custom_id)
        values = [option["value"] for option in menu["options"]]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        chosen = self.chance.sample(values, self.chance.randint(least, min(most, len(values))))
        press = parse(custom_id)
        await self.do(press.verb if press else custom_id, person, person.choose(seen, *chosen, menu=custom_id))

    def _some_message(self, person: Person) -> RenderedMessage | None:
        everything = list(self.town.local.backend.messages.get(self.channel.id, ()))
        own, tables = self._private[person.id], self._tables()
        pool = self.chance.choice((own[-1:], own[-1:], own, tables, tables, everything))
        return person.look(self.channel.id, self.chance.choice(pool)) if pool else None

    def _tables(self) -> list[int]:
        message_id = None if self.session is None else self.session.table.message_id
        return [] if message_id is None else [message_id]

    async def command(self, person: Person) -> None:
        """Type one of the commands."""
        name = self.chance.choice(("hand", "table", "play", "play", "play", "call", "catch", "new", "stop"))
        if name == "play":
            await self.type_answer(person)
        elif name == "catch" and self.chance.random() < 0.5:
            await self.slash(person, "uno catch", player=self.chance.choice(self.people))
        elif name == "stop":
            session = self.session
            if session is None or session.table.host != person.id:
                await self.slash(person, "uno stop")
        elif name != "new" or self.town.bot.registry.in_channel(self.channel.id) is not None:
            await self.slash(person, f"uno {name}")

    async def type_answer(self, person: Person) -> None:
        """Type into `/uno play`, and take what is offered, or type on."""
        typed = self.chance.choice(("", "", "", "r", "red", "紅", "draw", "抽", "7", "wild", "xyz"))
        self.did["completion"] += 1
        try:
            offered = await person.complete(self.channel, "uno play", "answer", typed)
        except NoResponse:
            self.faults.append(f"{person.name} was offered nothing in time")
            return
        pick = self.chance.choice(offered) if offered else {"value": typed or "?", "name": typed or "?"}
        await self.slash(person, "uno play", answer=pick["value" if self.chance.random() < 0.8 else "name"])

    # Doing what the game waits for

    async def go_on(self, session: Session) -> None:
        """Do what brings the game on."""
        seat, version = session.table.asked, session.table.version
        if seat is None:
            await self.press_table(self._one_of(session), "next")
            return
        person = self.by_id(session.table.seats[seat].user)
        if person is None or seat not in session.table.present_seats:
            if not await self.until(lambda: session.table.version != version, LONG):
                self.faults.append(f"the computer on seat {seat} does nothing: {session.table.view(None).prompt}")
            return
        if self.chance.random() < 0.06:
            await self.type_answer(person)
        else:
            await self._answer(person, session)
        if session.table.version == version:
            await asyncio.sleep(0.03)  # it was refused: a pause, mostly

    def _one_of(self, session: Session) -> Person:
        present = [self.by_id(session.table.seats[seat].user) for seat in session.table.present_seats]
        return self.chance.choice([person for person in present if person is not None])

    async def _answer(self, person: Person, session: Session) -> None:
        hand = await self.hand(person, session)
        if hand is None:
            return
        answers = [press for press in presses(hand) if press.verb in {"do", "do+uno", "dance"}]
        menus = [menu.custom_id for menu in hand.menus if not menu.disabled]
        if menus and self.chance.random() < 0.5:
            await self.fill(person, hand, self.chance.choice(menus))
        elif answers:
            weights = [self._weight(session, press) for press in answers]
            await self.press(person, hand, self.chance.choices(answers, weights)[0].custom_id)
        elif turning := [press for press in presses(hand) if press.verb in {"hand", "page"}]:
            await self.press(person, hand, self.chance.choice(turning).custom_id)
        else:
            self.faults.append(f"{person.name} is asked and can answer nothing: {hand}")

    def _weight(self, session: Session, press: Press) -> float:
        if press.verb == "dance":
            dance = session.table.interlude
            return 12 if dance is not None and press.words == [dance.routine[min(dance.done, 5)]] else 0.3
        return LIKED.get(press.words[0], 1)

    async def hand(self, person: Person, session: Session) -> RenderedMessage | None:
        """Return a player's hand once it is up to date."""

        def present() -> RenderedMessage | None:
            number = next(iter(self._private[person.id][-1:]), None)
            seen = person.look(self.channel.id, number)
            prompt = session.table.view(None).prompt
            wanted = (prompt.number if prompt is not None else 0, session.table.interlude is not None)
            return (
                seen if seen is not None and any(_is_of(press, session, *wanted) for press in presses(seen)) else None
            )

        if self._private[person.id]:
            hand = await self.until(present, PATIENCE)
            if hand is not None:
                return hand
            self.did["hand reopened"] += 1
        if self.chance.random() < 0.3:
            await self.slash(person, "uno hand")
        else:
            await self.press_table(person, "hand")
        return present()


def _is_of(press: Press, session: Session, number: int, dances: bool) -> bool:
    """Whether this belongs to the hand of a player who is asked now."""
    return press.game == session.id and (press.verb == "dance" if dances else press.number == number)


def presses(seen: RenderedMessage) -> list[Press]:
    """All that can be pressed in a message."""
    found = (parse(button.custom_id) for button in seen.buttons if not button.disabled)
    return [press for press in found if press is not None]
