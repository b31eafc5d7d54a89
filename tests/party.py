"""Games between people who press what they see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, RenderedMessage, Response
from bot.screens.codec import LOG, NO_GAME, Press, custom_id, parse
from bot.screens.game.lobby import page_of
from bot.sessions.session import Session
from bot.sessions.table import Table
from bot.store.games import GameStatus
from tests.clock import NOW
from tests.sessions.tables import Move, random_move

WISHES = ("do+uno play", "do play", "do lay", "do+uno", "do")
"""What is pressed, if it is there, rather than what comes after it."""
CARELESS = ("do play", "do lay", "do")
"""The same by a player who forgets to call."""


def presses(seen: RenderedMessage) -> list[Press]:
    """All that can be pressed in a message."""
    found = (parse(button.custom_id) for button in seen.buttons if not button.disabled)
    return [press for press in found if press is not None]


def pressable(seen: RenderedMessage, what: str) -> Press | None:
    """The button that does this."""
    return next((press for press in presses(seen) if press.what == what), None)


def choosable(seen: RenderedMessage, what: str, value: str) -> str | None:
    """The `custom_id` of the menu that does this, if it has such an entry."""
    return next(
        (
            menu.custom_id
            for menu in seen.menus
            if (press := parse(menu.custom_id)) is not None
            and press.what == what
            and any(option.value == value for option in menu.options)
        ),
        None,
    )


class Party:
    """People at one table, each with their hand open."""

    def __init__(self, bot: Uno, local: LocalDiscord, channel: ChannelHandle, *people: Person) -> None:
        self.bot = bot
        self.local = local
        self.channel = channel
        self.people = people
        self.hands: dict[int, RenderedMessage] = {}
        self.moves = 0
        self._game = ""

    @property
    def session(self) -> Session:
        """The game, also when it is over."""
        running = self.bot.registry.in_channel(self.channel.id)
        self._game = running.id if running is not None else self._game
        session = self.bot.registry.get(self._game)
        assert session is not None
        return session

    @property
    def table(self) -> Table:
        """How the game stands."""
        return self.session.table

    @property
    def number(self) -> int:
        """The number of the open question; 0 where nothing is asked."""
        return self.table.number

    @property
    def asked(self) -> Person:
        """Who is asked."""
        table = self.table
        assert table.asked is not None
        return self.by_id(table.seats[table.asked].user)

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
        await self.local.until(lambda: self.bot.registry.in_channel(self.channel.id))
        for person in others:
            await self.press(person, "join")

    async def start(self, **options: Any) -> None:
        """The same, and the first starts: all are given their hands."""
        await self.sit_down(**options)
        await self.open_hand(self.people[0], "start")
        for person in self.people[1:]:
            await self.dealt(person)

    def public(self, person: Person) -> RenderedMessage | None:
        """The game's public message, once it is there."""
        return person.look(self.channel.id, self.table.message_id)

    async def press(self, person: Person, what: str) -> Response:
        """Press a button of the public message, as soon as it is there."""

        def present() -> tuple[RenderedMessage, Press] | None:
            seen = self.public(person)
            press = None if seen is None else pressable(seen, what)
            return (seen, press) if seen is not None and press is not None else None

        seen, press = await self.local.until(present)
        return await person.press(seen, press.custom_id)

    async def choose(self, person: Person, what: str, value: str) -> Response:
        """Choose an entry in a menu of the public message, as soon as it is there."""

        def present() -> tuple[RenderedMessage, str] | None:
            seen = self.public(person)
            menu = None if seen is None else choosable(seen, what, value)
            return (seen, menu) if seen is not None and menu is not None else None

        seen, menu = await self.local.until(present)
        return await person.choose(seen, value, menu=menu)

    async def choose_option(self, person: Person, panel: RenderedMessage, what: str, *values: str) -> Response:
        """Choose in a host's panel, on whichever of its pages that is."""
        turn = custom_id(self.session.id, 0, f"options {page_of(what)}")
        seen = person.look(panel.channel_id, panel.id)
        if seen is not None and any(button.custom_id == turn for button in seen.buttons):
            await person.press(panel, turn)
        return await person.choose(panel, *values, menu=custom_id(self.session.id, 0, f"set {what}"))

    async def open_hand(self, person: Person, what: str = "hand") -> RenderedMessage:
        """Press something that is answered with the hand."""
        return self.keep(person, await self.press(person, what))

    def keep(self, person: Person, answer: Response) -> RenderedMessage:
        """Remember where a person has their hand."""
        shown = answer.message
        if shown is None:  # another has taken the place of what was pressed
            shown = [seen for seen in person.read(self.channel) if seen.ephemeral][-1]
        assert shown.ephemeral
        self.hands[person.id] = shown
        return shown

    async def hand(self, person: Person) -> RenderedMessage:
        """The hand of a person, as soon as it is up to date."""
        if person.id not in self.hands:
            await self.open_hand(person)

        def present() -> RenderedMessage | None:
            seen = self.open(person)
            return seen if seen is not None and any(press.number == self.number for press in presses(seen)) else None

        return await self.local.until(present)

    def open(self, person: Person) -> RenderedMessage | None:
        """The open hand of a person as it is now: where it was, or in the message that took its place."""
        seen = person.look(self.channel.id, self.hands[person.id].id)
        if seen is None:
            later = [one for one in person.read(self.channel) if one.ephemeral and one.id > self.hands[person.id].id]
            seen = later[-1] if later else None
        return seen

    async def dealt(self, person: Person) -> RenderedMessage:
        """The hand that a person was given when the game started."""

        def present() -> RenderedMessage | None:
            private = [seen for seen in person.read(self.channel) if seen.ephemeral]
            return next((seen for seen in private if any(":do " in one.custom_id for one in seen.buttons)), None)

        self.hands[person.id] = await self.local.until(present)
        return self.hands[person.id]

    def asks(self, kind: str) -> bool:
        """Whether a question of this kind is open."""
        prompt = self.table.view(None).prompt
        return prompt is not None and prompt.kind == kind

    async def move(self, wishes: Sequence[str] = WISHES) -> Response:
        """Have the person who is asked press what they like best of what their hand offers."""
        person = self.asked
        hand = await self.hand(person)
        wish = next(press for wish in wishes for press in presses(hand) if f"{press.what} ".startswith(f"{wish} "))
        session, version = self.session, self.table.version
        answer = await person.press(hand, wish.custom_id)
        await self.local.until(lambda: session.table.version > version)
        self.keep(person, answer)
        self.moves += 1
        return answer

    async def play(self, until: Callable[[], object] = lambda: False, wishes: Sequence[str] = WISHES) -> None:
        """Play on, round after round, to the end of the match, which is counted then, or until something is so."""
        while self.table.status is GameStatus.PLAYING and not until():
            if self.table.asked is None:
                await self.open_hand(self.people[-1], "next")
            else:
                await self.move(wishes)
        await self.local.until(lambda: not self.table.decided or self.table.ratings is not None)

    async def log(self, person: Person) -> RenderedMessage:
        """The game log, which a person opens when it is over."""
        opened = (await self.press(person, LOG)).message
        assert opened is not None
        assert opened.ephemeral
        return opened

    async def record(self, person: Person) -> Response:
        """The answer with the record, behind the game log."""
        return await person.press(await self.log(person), custom_id(self.session.id, 0, "record"))

    async def told(self) -> RenderedMessage:
        """The public message, as soon as it shows what is so."""

        def present() -> RenderedMessage | None:
            seen = self.public(self.people[0])
            return seen if seen is not None and any(press.number == self.number for press in presses(seen)) else None

        return await self.local.until(present)

    async def shown(self, words: str) -> RenderedMessage:
        """The public message, as soon as it says this."""

        def present() -> RenderedMessage | None:
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
    """The same, with the table up to date."""
    party = await playing(bot, local, channel, *people)
    await party.told()
    return party


async def win(party: Party, champions: Sequence[int]) -> None:
    """Play the match so that these seats win it."""
    moves: list[Move] = []
    table = party.table
    chance = Random(1)
    while table.view(None).champions != tuple(champions):
        table = party.table
        moves.clear()
        while not table.decided:
            moves.append(random_move(table, chance))
            change = moves[-1](table, NOW)
            assert change is not None
            table = change.table
    for move in moves:
        await party.session.do(move)


async def forget_me(person: Person, channel: ChannelHandle) -> Response:
    """Have everything deleted that is kept about a person."""
    page = (await person.slash(channel, "uno me")).message
    assert page is not None
    asked = (await person.press(page, custom_id(NO_GAME, 0, "me forget"))).message
    assert asked is not None
    return await person.press(asked, custom_id(NO_GAME, 0, "me forget sure"))
