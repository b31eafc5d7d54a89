"""People who play in a channel by what they see there, whatever happens to the bot meanwhile.

They know no session: the bot is another process. A player who gets no answer presses again, as people do.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from random import Random
from typing import Any

from simcord import ChannelHandle

from bot.playground import Impossible, LocalDiscord, NoResponse, Person, RenderedMessage, Response
from bot.rules import refusal
from bot.screens.codec import Press, parse
from bot.screens.game.lobby import COMPUTER_SIGN
from bot.screens.words import refusal_words
from bot.sessions import refusals
from bot.text import text_for
from tests.party import choosable, pressable, presses

ENGLISH = text_for("en-US")
REFUSALS = {refusal_words(ENGLISH, code): code for code in (*refusal.CODES, *refusals.CODES)}
ANSWERS = ("do", "do+uno", "dance")
LOST = "no answer"
REFUSALS[ENGLISH("answer-no-store")] = LOST
THINKS = 0.1
LOOKS_AGAIN = 0.1
OPENS_AGAIN = 1.0
LIKES_TO_PLAY = 0.8
Offer = tuple[int, Person, RenderedMessage, Press]
IN_LOBBY = {"join", "leave", "computer", "options", "set", "start"}
"""What is pressed before the cards are dealt."""


@dataclass(frozen=True, slots=True)
class Made:
    """A press: done, as far as a person can tell, refused for a reason, or never answered."""

    user: int
    press: Press
    refused: str | None
    waited_s: float = 0.0
    """How long it took until the answer was there."""
    at: datetime = field(default_factory=lambda: datetime.now(UTC))


@dataclass
class Circle:
    """Some people in a channel: they open a lobby, play to the end, and open the next."""

    local: LocalDiscord
    channel: ChannelHandle
    people: Sequence[Person]
    chance: Random
    is_online: asyncio.Event
    choices: dict[str, Any]
    """What they open a lobby with."""
    computers: int = 0
    is_restless: bool = False
    """Whether they come and go in the lobby for as long as they can."""
    made: list[Made] = field(default_factory=list)
    """All that was pressed, and came to an end."""
    under_way: Made | None = None
    """What was pressed and is not answered yet; it may have been carried out."""
    unanswered: int = 0
    trouble: list[str] = field(default_factory=list)
    """What players should never be told."""
    is_troubled: bool = False
    """Whether it is right that the bot apologizes now and then."""
    apologies: int = 0
    is_closing: bool = False
    """Whether they begin no other game after the first."""
    over: list[str] = field(default_factory=list)
    hands: dict[int, RenderedMessage] = field(default_factory=dict)
    joined: set[tuple[str, int]] = field(default_factory=set)

    async def play(self) -> None:
        """One game after the other."""
        while True:
            await asyncio.sleep(self.chance.uniform(0, THINKS))
            await self.is_online.wait()
            public = self.public()
            if public is None or presses(public)[0].game in self.over:
                if self.is_closing and self.over:
                    return
                await self.open()
            else:
                await self.go_on(public)

    async def go_on(self, public: RenderedMessage) -> None:
        """Do what the public message offers."""
        game = presses(public)[0].game
        if pressable(public, "join"):
            await self.gather(public, game)
        elif pressable(public, "next"):
            await self.press(self.chance.choice(self.people), public, "next")
        elif pressable(public, "hand"):
            await self.move(public, game)
        else:
            self.over.append(game)

    def public(self) -> RenderedMessage | None:
        """The newest message with a game, once there is one."""
        seen = (seen for seen in self.people[0].newest_first(self.channel) if not seen.ephemeral)
        return next((one for one in seen if presses(one)), None)

    async def open(self) -> None:
        """Open a lobby; where one was opened already, it is shown."""
        host = self.chance.choice(self.people) if self.is_restless else self.people[0]
        try:
            answer = await host.slash(self.channel, "uno new", **self.choices)
            if answer.ephemeral:
                await host.slash(self.channel, "uno table")
                await asyncio.sleep(OPENS_AGAIN)  # perhaps the host has opened too many
        except NoResponse:
            self.unanswered += 1

    async def gather(self, public: RenderedMessage, game: str) -> None:
        """Everybody sits down, and the host starts."""
        if self.is_restless and not self.is_closing:
            await self.fidget(public)
            return
        missing = [person for person in self.people if (game, person.id) not in self.joined]
        if missing:
            made = await self.press(missing[0], public, "join")
            if made is not None and made.refused in {None, "already_seated", "full"}:
                self.joined.add((game, missing[0].id))
        elif public.text.count(COMPUTER_SIGN) < self.computers:
            await self.choose(self.people[0], public, "easy")
            await asyncio.sleep(LOOKS_AGAIN)
        elif pressable(public, "start"):
            await self.press(self.chance.choice(self.people), public, "start")  # the host may be another one by now
        else:
            await asyncio.sleep(LOOKS_AGAIN)

    async def fidget(self, public: RenderedMessage) -> None:
        """People come and go in the lobby, and with them computers."""
        seats = [press.what for press in presses(public) if press.verb in {"join", "leave"}]
        entries = [option.value for menu in public.menus for option in menu.options]
        what = self.chance.choice([*seats, *entries])
        if what in seats:
            await self.press(self.chance.choice(self.people), public, what)
        else:
            await self.choose(self.people[0], public, what)

    async def move(self, public: RenderedMessage, game: str) -> None:
        """The player who is asked answers; if no hand shows that, the one who is named takes a look."""
        offers = list(self.offers(public, game))
        number = max([press.number for press in presses(public)] + [number for number, *_ in offers])
        now = [offer for offer in offers if offer[0] == number]
        if "called UNO!" in public.text and "❗" in public.text and self.chance.random() < 0.2:
            await self.press(self.chance.choice(self.people), public, self.chance.choice(("uno", "catch")))
        elif now:
            _, person, hand, press = self.chance.choice(self.liked(now))
            await self.press(person, hand, press.custom_id)
        else:
            for person in self.named(public):
                made = await self.press(person, public, "hand")
                if made is None or made.refused is not None:
                    break
            await asyncio.sleep(LOOKS_AGAIN)

    def offers(self, public: RenderedMessage, game: str) -> Iterator[Offer]:
        """What the hands that lie open offer: to which question, to whom, where, what."""
        asked = presses(public)[0].number
        for person in self.people:
            hand = self.hands.get(person.id)
            seen = hand and person.look(self.channel.id, hand.id)
            for press in presses(seen) if seen is not None else ():
                if seen is not None and press.game == game and press.verb in ANSWERS:
                    yield asked if press.verb == "dance" else press.number, person, seen, press

    def liked(self, offers: list[Offer]) -> list[Offer]:
        """Mostly to play a card, and to call with it; of the moves of a dance the right one."""
        wishes = ("do+uno play", "do play", "do lay") if self.chance.random() < LIKES_TO_PLAY else ()
        dancing = [
            offer
            for offer in offers
            if offer[3].verb == "dance" and f"**{ENGLISH(offer[3].what.replace(' ', '-'))}**" in offer[2].text
        ]
        wished = ([offer for offer in offers if offer[3].what.startswith(wish)] for wish in wishes)
        return dancing or next((found for found in wished if found), offers)

    def named(self, public: RenderedMessage) -> list[Person]:
        """Whom the public message says to be asked; everybody, where it does not say."""
        lines = [line for line in public.text.splitlines() if "👉" in line or "🕺" in line]
        found = [person for person in self.people if any(person.name in line for line in lines)]
        return found or ([] if lines else list(self.people))

    async def press(self, person: Person, seen: RenderedMessage, what: str) -> Made | None:
        """Press something and understand the answer; None where there was none."""
        now = person.look(self.channel.id, seen.id)
        press = next((one for one in presses(now) if what in (one.what, one.custom_id)), None) if now else None
        if press is None:
            return None
        return await self.answered(person, press, person.press(seen, press.custom_id))

    async def choose(self, person: Person, seen: RenderedMessage, value: str) -> Made | None:
        """Choose a computer player in the lobby's menu and understand the answer; None where there was none."""
        now = person.look(self.channel.id, seen.id)
        menu = choosable(now, "computer", value) if now else None
        press = None if menu is None else parse(menu)
        if menu is None or press is None:
            return None
        return await self.answered(person, press, person.choose(seen, value, menu=menu))

    async def answered(self, person: Person, press: Press, answering: Awaitable[Response]) -> Made | None:
        """Wait for the answer and understand it; None where there was none."""
        self.under_way = Made(person.id, press, LOST)
        pressed = time.monotonic()
        try:
            answer = await answering
        except NoResponse:
            self.unanswered += 1
            self.made.append(Made(person.id, press, LOST, time.monotonic() - pressed))
            return None
        except Impossible:  # it changed at this very moment
            return None
        finally:
            self.under_way = None
        return self.understood(person, press, answer, time.monotonic() - pressed)

    def take_made(self) -> list[Made]:
        """Return all that was pressed since the last time, what is under way last."""
        made, self.made = self.made, []
        return made if self.under_way is None else [*made, self.under_way]

    def understood(self, person: Person, press: Press, answer: Response, waited_s: float) -> Made | None:
        """What the answer says; a hand in it is kept."""
        message = answer.message
        text = message.text if message is not None else ""
        if text == ENGLISH("answer-gone"):
            if press.verb not in IN_LOBBY:  # nothing is stored of a lobby that closed, so its end may stay unshown
                self.trouble.append(f"{person.name} pressed {press.what} in a game whose end was never shown")
            self.over.append(press.game)
            return None
        if text == ENGLISH("answer-too-often"):
            return None
        if ENGLISH("answer-trouble") in text:
            self.apologies += 1
        if ENGLISH("answer-trouble") in text and not self.is_troubled:
            self.trouble.append(f"{person.name} pressed {press.what}: {text}")
        if answer.kind.startswith("deferred"):  # an answer is on its way, and may not come
            self.made.append(Made(person.id, press, LOST, waited_s))
            return None
        refused = next((code for words, code in REFUSALS.items() if words in text), None)
        is_hand = press.what == "hand" and refused is None  # also where nothing is asked: this one is kept up to date
        if message is not None and message.ephemeral and (is_hand or presses(message)):
            self.hands[person.id] = message
        made = Made(person.id, press, refused, waited_s)
        self.made.append(made)
        return made
