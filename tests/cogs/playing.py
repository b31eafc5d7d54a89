"""Games between people who press what they see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from simcord import ChannelHandle

from bot.client import Uno
from bot.playground import Answer, LocalDiscord, Person, Seen
from bot.screens.codec import Press, parse
from bot.sessions import Life, Session

WISHES = ("do+uno play", "do play", "do lay", "do+uno", "do")
"""What is pressed, if it is there, rather than what comes after it."""
CARELESS = ("do play", "do lay", "do")
"""The same by somebody who forgets to call."""


def presses(seen: Seen) -> list[Press]:
    """All that can be pressed in a message."""
    found = (parse(button.custom_id) for button in seen.buttons if not button.disabled)
    return [press for press in found if press is not None]


def pressable(seen: Seen, what: str) -> Press | None:
    """The button that does this."""
    return next((press for press in presses(seen) if press.what == what), None)


class Party:
    """People at one table, each with their hand open."""

    def __init__(self, bot: Uno, local: LocalDiscord, channel: ChannelHandle, *people: Person) -> None:
        self.bot = bot
        self.local = local
        self.channel = channel
        self.people = people
        self.hands: dict[int, Seen] = {}
        self.moves = 0
        self._game = ""

    @property
    def session(self) -> Session:
        """The game, also when it is over."""
        running = self.bot.sessions.in_channel(self.channel.id)
        self._game = running.id if running is not None else self._game
        session = self.bot.sessions.get(self._game)
        assert session is not None
        return session

    @property
    def number(self) -> int:
        """The number of the open question; 0 in a lobby."""
        session = self.session
        prompt = None if session.life is Life.LOBBY else session.view(None).prompt
        return 0 if prompt is None else prompt.number

    @property
    def asked(self) -> Person:
        """Who is asked."""
        session = self.session
        assert session.asked is not None
        return self.by_id(session.seats[session.asked].user)

    @property
    def others(self) -> list[Person]:
        """Who is not."""
        return [person for person in self.people if person is not self.asked]

    def by_id(self, user: int | None) -> Person:
        """The person with this id."""
        return next(person for person in self.people if person.id == user)

    async def sit_down(self, **options: Any) -> None:
        """The first opens a lobby, and the others join."""
        host, *others = self.people
        await host.slash(self.channel, "uno new", **options)
        for person in others:
            await self.press(person, "join")

    async def start(self, **options: Any) -> None:
        """The same, and the first starts."""
        await self.sit_down(**options)
        await self.open_hand(self.people[0], "start")

    def public(self, person: Person) -> Seen | None:
        """The game's public message, once it is there."""
        return person.look(self.channel.id, self.session.message_id)

    async def press(self, person: Person, what: str) -> Answer:
        """Presses a button of the public message, as soon as it is there."""

        def present() -> tuple[Seen, Press] | None:
            seen = self.public(person)
            press = None if seen is None else pressable(seen, what)
            return (seen, press) if seen is not None and press is not None else None

        seen, press = await self.local.until(present)
        return await person.press(seen, press.custom_id)

    async def open_hand(self, person: Person, what: str = "hand") -> Seen:
        """Presses something that is answered with one's hand."""
        return self.keep(person, await self.press(person, what))

    def keep(self, person: Person, answer: Answer) -> Seen:
        """Remembers where somebody has their hand."""
        assert answer.message is not None
        assert answer.message.ephemeral
        self.hands[person.id] = answer.message
        return answer.message

    async def hand(self, person: Person) -> Seen:
        """The hand of somebody, as soon as it is up to date."""
        if person.id not in self.hands:
            await self.open_hand(person)

        def present() -> Seen | None:
            seen = person.look(self.channel.id, self.hands[person.id].id)
            assert seen is not None
            return seen if any(press.number == self.number for press in presses(seen)) else None

        return await self.local.until(present)

    def asks(self, kind: str) -> bool:
        """Whether a question of this kind is open."""
        prompt = self.session.view(None).prompt
        return prompt is not None and prompt.kind == kind

    async def move(self, wishes: Sequence[str] = WISHES) -> Answer:
        """Whoever is asked presses what they like best of what their hand offers."""
        person = self.asked
        hand = await self.hand(person)
        wish = next(press for wish in wishes for press in presses(hand) if f"{press.what} ".startswith(f"{wish} "))
        session, version = self.session, self.session.version
        answer = await person.press(hand, wish.custom_id)
        await self.local.until(lambda: session.version > version)
        self.keep(person, answer)
        self.moves += 1
        return answer

    async def play(self, until: Callable[[], object] = lambda: False, wishes: Sequence[str] = WISHES) -> None:
        """Plays on, round after round, to the end of the match or until something is so."""
        while self.session.life is Life.PLAYING and not until():
            if self.session.asked is None:
                await self.open_hand(self.people[-1], "next")
            else:
                await self.move(wishes)

    async def told(self) -> Seen:
        """The public message, as soon as it shows what is so."""

        def present() -> Seen | None:
            seen = self.public(self.people[0])
            return seen if seen is not None and any(press.number == self.number for press in presses(seen)) else None

        return await self.local.until(present)

    async def shown(self, words: str) -> Seen:
        """The public message, as soon as it says this."""

        def present() -> Seen | None:
            seen = self.public(self.people[0])
            return seen if seen is not None and words in seen.text else None

        return await self.local.until(present)


async def playing(bot: Uno, local: LocalDiscord, channel: ChannelHandle, *people: Person) -> Party:
    """A game where cards can be played."""
    party = Party(bot, local, channel, *people)
    await party.start()
    await party.play(until=lambda: party.asks("play"))
    return party


async def playing_openly(bot: Uno, local: LocalDiscord, channel: ChannelHandle, *people: Person) -> Party:
    """The same, with every hand open and the table up to date."""
    party = await playing(bot, local, channel, *people)
    for person in people:
        await party.open_hand(person)
    await party.told()
    return party
