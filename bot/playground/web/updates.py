"""What an open page is sent as it happens: only what the person it shows may see."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from aiohttp import WSMsgType, web
from simcord import ChannelHandle

from ..guild import PlaygroundGuild
from ..local import LocalDiscord
from ..person import Person
from ..server.api_calls import Call
from ..server.backend import LocalBackend
from ..server.change_signal import ChangeSignal
from .serializer import Serializer

MIN_MESSAGES, MAX_MESSAGES = 60, 2000
CALLS_SHOWN = 200
COALESCE_S = 0.03
"""For how long changes are gathered before a page is sent them."""


class ReadMarks:
    """Up to when each person has read each channel."""

    def __init__(self, backend: LocalBackend, changes: ChangeSignal) -> None:
        self._backend = backend
        self._changes = changes
        self._until: dict[tuple[int, int], str] = {}

    def mark_read(self, person: Person, channel_id: int) -> None:
        """The person sees the channel; other pages that counted what was new there hear of it."""
        was_unread = self.unread(person, channel_id)
        self._until[person.id, channel_id] = self._backend.now_iso()
        if was_unread:
            self._changes.notify()

    def unread(self, person: Person, channel_id: int) -> int:
        """Return how many messages are new to the person, or changed and for them alone."""
        until = self._until.get((person.id, channel_id), "")
        return sum(
            (message.timestamp > until and message.author_id != person.id)
            or (message.is_ephemeral and (message.edited_timestamp or "") > until)
            for message in self._backend.messages.get(channel_id, {}).values()
            if message.visible_to(person.id)
        )


class Pending:
    """How many responses of the bot are awaited in each channel."""

    def __init__(self, changes: ChangeSignal) -> None:
        self._changes = changes
        self._count: Counter[int] = Counter()

    @contextlib.contextmanager
    def waiting(self, channel_id: int) -> Iterator[None]:
        self._count[channel_id] += 1
        self._changes.notify()
        try:
            yield
        finally:
            self._count[channel_id] -= 1
            self._changes.notify()

    def __contains__(self, channel_id: int) -> bool:
        return self._count[channel_id] > 0


class PageSocket:
    """One open page: the person and channel that it shows, and what it has been sent so far."""

    def __init__(
        self, local: LocalDiscord, guild: PlaygroundGuild, serializer: Serializer, marks: ReadMarks, pending: Pending
    ) -> None:
        self._local = local
        self._guild = guild
        self._serializer = serializer
        self._marks = marks
        self._pending = pending
        self._person = next(iter(guild.people.values()))
        self._channel: ChannelHandle = guild.channel(guild.channels()[0].id)
        self._is_visible = False
        self._max_messages = MIN_MESSAGES
        self._shows_calls = False
        self._sent: dict[str, str] = {}
        self._sent_messages: dict[str, str] | None = None

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Talk to the page until it is closed."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        sending = asyncio.create_task(self._send(socket))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
                with contextlib.suppress(ValueError, LookupError, TypeError):
                    self._show(json.loads(message.data))
                    self._local.changes.notify()
        finally:
            sending.cancel()
        return socket

    def _show(self, asked: dict[str, Any]) -> None:
        """The page shows another person, another channel, or more of it."""
        person = self._guild.person(asked["person"])
        channel = self._guild.channel(asked["channel"])
        if (person, channel.id) != (self._person, self._channel.id):
            self._sent_messages = None
        self._person, self._channel = person, channel
        self._is_visible = bool(asked.get("seen"))
        self._max_messages = min(max(int(asked.get("most") or 0), MIN_MESSAGES), MAX_MESSAGES)
        self._shows_calls = bool(asked.get("calls"))

    async def _send(self, socket: web.WebSocketResponse) -> None:
        count = -1
        with contextlib.suppress(ConnectionError):
            while True:
                count = await self._local.changes.after(count)
                for update in self._updates():
                    await socket.send_str(update)
                await asyncio.sleep(COALESCE_S)

    def _updates(self) -> Iterator[str]:
        """Yield what changed since the page was last sent anything."""
        if self._is_visible:
            self._marks.mark_read(self._person, self._channel.id)
        yield from self._if_changed("guild", self._guild_json())
        yield from self._messages()
        if self._shows_calls:
            yield from self._if_changed("calls", self._calls_json())

    def _if_changed(self, op: str, whole: dict[str, Any]) -> Iterator[str]:
        text = json.dumps({"op": op, **whole}, ensure_ascii=False)
        if self._sent.get(op) != text:
            self._sent[op] = text
            yield text

    def _guild_json(self) -> dict[str, Any]:
        guild, bot = self._guild, self._local.backend.bot_user
        channels = guild.channels()
        return {
            "people": [
                {
                    "id": str(one.id),
                    "name": one.name,
                    "locale": one.locale,
                    "hue": self._serializer.hue(one.id),
                    "news": sum(self._marks.unread(one, channel.id) for channel in channels),
                }
                for one in guild.people.values()
            ],
            "spectator": str(guild.spectator.id),
            "channels": [
                {
                    "id": str(one.id),
                    "name": one.name,
                    "parent": one.parent_id and str(one.parent_id),
                    "news": self._marks.unread(self._person, one.id),
                }
                for one in channels
            ],
            "language": guild.language,
            "online": bool(self._local.gateway.live),
            "busy": self._channel.id in self._pending,
            "bot": {"name": bot.name, "id": str(bot.id)},
        }

    def _messages(self) -> Iterator[str]:
        newest = list(islice(self._person.newest_first(self._channel), self._max_messages + 1))
        shown = [self._serializer.message(one, self._person) for one in reversed(newest[: self._max_messages])]
        now = {message["id"]: json.dumps(message, ensure_ascii=False) for message in shown}
        before = self._sent_messages
        changed = [message for message in shown if before is None or before.get(message["id"]) != now[message["id"]]]
        gone = [number for number in before or () if number not in now]
        if before is None or changed or gone:
            self._sent_messages = now
            update = {
                "op": "messages",
                "person": str(self._person.id),
                "channel": str(self._channel.id),
                "whole": before is None,
                "changed": changed,
                "gone": gone,
                "more": len(newest) > self._max_messages,
            }
            yield json.dumps(update, ensure_ascii=False)

    def _calls_json(self) -> dict[str, Any]:
        calls = list(self._local.calls)
        return {"calls": [_call_json(call) for call in calls[-CALLS_SHOWN:]], "count": len(calls)}


def _call_json(call: Call) -> dict[str, Any]:
    return {
        "at": call.at.isoformat(),
        "method": call.method,
        "route": call.route,
        "status": call.status,
        "ms": None if call.seconds is None else round(call.seconds * 1000, 1),
    }
