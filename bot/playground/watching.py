"""What an open page is told, by itself and as it happens: only what the person it shows may see."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from aiohttp import WSMsgType, web
from simcord import ChannelHandle

from .house import House
from .ledger import Call, Ledger
from .local import LocalDiscord
from .painting import Painter
from .people import Person

LEAST_MESSAGES, MOST_MESSAGES = 60, 2000
CALLS_SHOWN = 200
BREATH = 0.03
"""So long changes are gathered before a page is told."""


class Reading:
    """Up to when each person has read each channel."""

    def __init__(self, local: LocalDiscord) -> None:
        self._backend = local.backend
        self._until: dict[tuple[int, int], str] = {}

    def read(self, person: Person, channel_id: int) -> None:
        """Somebody sees everything in a channel now."""
        self._until[person.id, channel_id] = self._backend.now_iso()

    def news(self, person: Person, channel_id: int) -> int:
        """How many messages are new to somebody, or changed and are theirs alone."""
        until = self._until.get((person.id, channel_id), "")
        return sum(
            (message.timestamp > until and message.author_id != person.id)
            or (message.is_ephemeral and (message.edited_timestamp or "") > until)
            for message in self._backend.messages.get(channel_id, {}).values()
            if message.visible_to(person.id)
        )


class Busy:
    """Who waits for an answer of the bot, and where."""

    def __init__(self, local: LocalDiscord) -> None:
        self._pulse = local.pulse
        self._waiting: list[int] = []

    @contextlib.contextmanager
    def waiting(self, channel_id: int) -> Iterator[None]:
        """While this lasts, the bot is about to answer in a channel."""
        self._waiting.append(channel_id)
        self._pulse.beat()
        try:
            yield
        finally:
            self._waiting.remove(channel_id)
            self._pulse.beat()

    def is_in(self, channel_id: int) -> bool:
        """Whether an answer is due there."""
        return channel_id in self._waiting


class Watch:
    """One open page: a person, a channel, and what it has been told so far."""

    def __init__(self, local: LocalDiscord, house: House, painter: Painter, reading: Reading, busy: Busy) -> None:
        self._local = local
        self._house = house
        self._painter = painter
        self._reading = reading
        self._busy = busy
        self._person = next(iter(house.people.values()))
        self._channel: ChannelHandle = house.channel(house.channels()[0].id)
        self._is_seen = False
        self._most = LEAST_MESSAGES
        self._shows_calls = False
        self._told: dict[str, str] = {}
        self._told_messages: dict[str, str] | None = None

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Talks to the page until it is closed."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        telling = asyncio.create_task(self._tell(socket))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                with contextlib.suppress(ValueError, LookupError, TypeError):
                    self._look(json.loads(message.data))
                    self._local.pulse.beat()
        finally:
            telling.cancel()
        return socket

    def _look(self, wanted: dict[str, Any]) -> None:
        """The page shows somebody or something else."""
        person = self._house.person(wanted["person"])
        channel = self._house.channel(wanted["channel"])
        if (person, channel.id) != (self._person, self._channel.id):
            self._told_messages = None
        self._person, self._channel = person, channel
        self._is_seen = bool(wanted.get("seen"))
        self._most = min(max(int(wanted.get("most") or 0), LEAST_MESSAGES), MOST_MESSAGES)
        self._shows_calls = bool(wanted.get("calls"))

    async def _tell(self, socket: web.WebSocketResponse) -> None:
        count = -1
        with contextlib.suppress(ConnectionError):
            while True:
                count = await self._local.pulse.after(count)
                for news in self._news():
                    await socket.send_str(news)
                await asyncio.sleep(BREATH)

    def _news(self) -> Iterator[str]:
        """What changed since the page was last told."""
        if self._is_seen:
            self._reading.read(self._person, self._channel.id)
        yield from self._changed("house", self._whole_house())
        yield from self._messages()
        if self._shows_calls:
            yield from self._changed("calls", self._calls(self._local.calls))

    def _changed(self, what: str, whole: dict[str, Any]) -> Iterator[str]:
        said = json.dumps({"op": what, **whole}, ensure_ascii=False)
        if self._told.get(what) != said:
            self._told[what] = said
            yield said

    def _whole_house(self) -> dict[str, Any]:
        house = self._house
        people = [
            {
                "id": str(one.id),
                "name": one.name,
                "locale": house.locale_of(one),
                "hue": self._painter.hue(one.id),
                "news": sum(self._reading.news(one, channel.id) for channel in house.channels()),
            }
            for one in house.people.values()
        ]
        channels = [
            {
                "id": str(one.id),
                "name": one.name,
                "parent": one.parent_id and str(one.parent_id),
                "news": self._reading.news(self._person, one.id),
            }
            for one in house.channels()
        ]
        return {
            "people": people,
            "spectator": str(house.spectator.id),
            "channels": channels,
            "language": house.language,
            "online": bool(self._local.gateway.live),
            "busy": self._busy.is_in(self._channel.id),
            "bot": {"name": self._local.backend.bot_user.name, "id": str(self._local.backend.bot_user.id)},
        }

    def _messages(self) -> Iterator[str]:
        seen = list(islice(self._person.newest_first(self._channel), self._most + 1))
        painted = [self._painter.message(one, self._person) for one in reversed(seen[: self._most])]
        now = {message["id"]: json.dumps(message, ensure_ascii=False) for message in painted}
        before = self._told_messages
        fresh = [message for message in painted if before is None or before.get(message["id"]) != now[message["id"]]]
        gone = [number for number in before or () if number not in now]
        if before is None or fresh or gone:
            self._told_messages = now
            news = {
                "op": "messages",
                "person": str(self._person.id),
                "channel": str(self._channel.id),
                "whole": before is None,
                "changed": fresh,
                "gone": gone,
                "more": len(seen) > self._most,
            }
            yield json.dumps(news, ensure_ascii=False)

    def _calls(self, ledger: Ledger) -> dict[str, Any]:
        calls = list(ledger)
        return {"calls": [_call(call) for call in calls[-CALLS_SHOWN:]], "count": len(calls), "gaps": ledger.gaps[-5:]}


def _call(call: Call) -> dict[str, Any]:
    return {
        "at": call.at.isoformat(),
        "method": call.method,
        "route": call.route,
        "status": call.status,
        "ms": None if call.seconds is None else round(call.seconds * 1000, 1),
        "bytes": sum(size for _, size in call.files),
    }
