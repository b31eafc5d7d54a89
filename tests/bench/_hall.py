"""Many people at many tables on the local Discord, who press what they are offered, and how long each answer takes.

The local Discord's model of messages is passed by on the busiest routes, where it would be slower than any bot: what is
sent there is only looked at for what can be pressed next. Login, commands, the gateway and everything else are its own.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import count
from random import Random
from typing import Any

from aiohttp import web
from discord.utils import time_snowflake
from simcord.backend import serializers

from bot.playground import LocalDiscord
from bot.screens.codec import Press, parse
from tests.bench._program import TOKEN

TABLES_A_SERVER = 50
PEOPLE = 3
"""How many sit at a table."""
WISHES = ("do+uno play", "do play", "do lay", "do decline", "do+uno", "do")
STUCK = 2.0
"""After how many seconds without anything to press people look for what is to be done."""
TOKENS_KEPT = 500_000
"""Of how many interactions it is known whose they were; an answer can be edited for 15 minutes."""
ALREADY_ANSWERED = 40060
EPHEMERAL = 64
BUTTON = 2
SELECT = 3
EVERYTHING = 2**40 - 1
SEEN = {"tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": []}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Gone(LookupError):
    """What was to be pressed is not there any more."""


@dataclass
class Shown:
    """A message as a user has it before them."""

    id: str
    components: list[dict[str, Any]]
    flags: int = 0


@dataclass
class Table:
    """A channel in which people play."""

    channel: dict[str, Any]
    guild_id: str
    members: list[dict[str, Any]]
    public: Shown | None = None
    hands: dict[str, Shown] = field(default_factory=dict)
    offer: tuple[int, str, str] | None = None
    """The question's number, who may answer, and what they like best."""
    number: int = -1
    moved: float = 0.0
    is_waiting: bool = False


@dataclass
class Clicked:
    """An interaction on its way."""

    table: Table
    user: str
    data: dict[str, Any]
    """What was pressed, or typed."""
    at: float
    is_move: bool
    is_private: bool
    """Whether something in a private message was pressed."""
    answered: asyncio.Future[float]


class Hall(LocalDiscord):
    """The local Discord with all these tables."""

    def __init__(self, tables: int, *, is_limited: bool = False) -> None:
        super().__init__(token=TOKEN, is_limited=is_limited)
        self.app.middlewares.append(self._short_way)
        self.ready: deque[Table] = deque()
        self.requests = 0
        self.permissions = EVERYTHING
        """What the bot may do in the channels."""
        self.tables: list[Table] = []
        self.pings: list[tuple[float, Table, str]] = []
        """When, at which table and who was told that their time is nearly up."""
        self._clicked: dict[str, Clicked] = {}
        self._of_token: dict[str, tuple[Table, str]] = {}
        self._of_channel: dict[str, Table] = {}
        self._last_id = 0
        guild = None
        players = [self.env.create_user(f"Player {number}") for number in range(min(PEOPLE * TABLES_A_SERVER, 60))]
        for number in range(tables):
            if number % TABLES_A_SERVER == 0:
                guild = self.guild(f"Server {number}")
                for player in players:
                    guild.add_member(player)
            assert guild is not None
            self._add_table(guild, number, players)

    def _add_table(self, guild: Any, number: int, players: list[Any]) -> None:
        channel = guild.create_text_channel(f"uno-{number}")
        stored = self.backend.get_guild(guild.id)
        members = []
        for seat in range(PEOPLE):
            user = players[(number * PEOPLE + seat) % len(players)]
            member: dict[str, Any] = dict(serializers.member_payload(self.backend, stored, stored.members[user.id]))
            user_payload = serializers.user_payload(self.backend.get_user(user.id))
            # Another person at each table, so that none presses faster than hands can.
            member["user"] = {**user_payload, "id": str(10**16 + number * 100 + seat), "username": f"p{number}_{seat}"}
            members.append(member | {"permissions": str(EVERYTHING)})
        payload = dict(serializers.channel_payload(self.backend, self.backend.get_channel(channel.id)))
        table = Table(payload, str(guild.id), members)
        self.tables.append(table)
        self._of_channel[str(channel.id)] = table

    def show_former(self, table: Table) -> int:
        """Have the message there of a game that began long ago, not yet filled; return its id."""
        table.public = Shown(str(self._next_id()), [])
        return int(table.public.id)

    def _next_id(self) -> int:
        """An id of this moment: older presses are late, and older tables posted anew."""
        self._last_id = max(self._last_id + 1, time_snowflake(datetime.now(UTC)))
        return self._last_id

    # What people do

    async def command(self, table: Table, user: int, name: str, sub: str, **options: str | int) -> float:
        """Type a command; return how long its answer took."""
        chosen = [
            {"name": key, "type": 4 if isinstance(value, int) else 3, "value": value} for key, value in options.items()
        ]
        nested = {"name": sub, "type": 1, "options": chosen}
        return await self.send(table, user, 2, {"id": "1", "name": name, "type": 1, "options": [nested]}, None)

    async def press(self, table: Table, user: int, custom_id: str, shown: Shown, *, is_move: bool = False) -> float:
        """Press a button; return how long its answer took."""
        pressed = next((part for part in _buttons(shown.components) if part["custom_id"] == custom_id), None)
        if pressed is None:
            raise Gone(custom_id)
        data = {"custom_id": custom_id, "component_type": 2, "id": pressed["id"]}
        return await self.send(table, user, 3, data, shown, is_move=is_move)

    async def choose(self, table: Table, user: int, what: str, value: str) -> float:
        """Choose an entry in a menu of the public message; return how long its answer took."""
        menu = self._menu(table.public, what, value)
        if menu is None:
            raise Gone(what)
        data = {"custom_id": menu["custom_id"], "component_type": SELECT, "id": menu["id"], "values": [value]}
        return await self.send(table, user, 3, data, self._public(table))

    async def press_what(self, table: Table, user: int, what: str) -> float:
        """Press what does this on the public message; return how long its answer took."""
        return await self.press(table, user, self._button(table.public, what), self._public(table))

    async def send(
        self, table: Table, user: int, kind: int, data: dict[str, Any], shown: Shown | None, *, is_move: bool = False
    ) -> float:
        """Do anything at all; return how long its answer took."""
        number, member = str(self._next_id()), table.members[user]
        token = f"token{number}"
        payload: dict[str, Any] = {
            "id": number,
            "application_id": str(self.backend.application_id),
            "type": kind,
            "token": token,
            "version": 1,
            "data": data,
            "channel_id": table.channel["id"],
            "channel": table.channel,
            "guild_id": table.guild_id,
            "member": member,
            "locale": "en-US",
            "guild_locale": "en-US",
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "app_permissions": str(self.permissions),
            "attachment_size_limit": 26214400,
        }
        if shown is not None:
            payload["message"] = self._message(table, shown)
        answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._of_token[token] = table, member["user"]["id"]
        if len(self._of_token) > TOKENS_KEPT:
            del self._of_token[next(iter(self._of_token))]
        self._clicked[number] = Clicked(
            table, member["user"]["id"], data, time.perf_counter(), is_move, shown is not table.public, answered
        )
        self.gateway.live[0]._dispatch("INTERACTION_CREATE", payload)
        return await answered

    def asking(self, table: Table) -> Shown:
        """Return the hand in which the next move there is made, as it is now."""
        assert table.offer is not None
        return replace(table.hands[table.offer[1]])

    async def move(self, table: Table) -> float:
        """Have the player who is asked press what they like best."""
        assert table.offer is not None
        number, user, custom_id = table.offer
        table.offer, table.number, table.is_waiting = None, number, True
        seat = next(place for place, member in enumerate(table.members) if member["user"]["id"] == user)
        try:
            return await self.press(table, seat, custom_id, table.hands[user], is_move=True)
        finally:
            table.moved, table.is_waiting = time.perf_counter(), False

    def still_offers(self, table: Table) -> bool:
        """Whether what the player who is asked likes best is still before them."""
        if table.offer is None:
            return False
        _, user, custom_id = table.offer
        return any(press.custom_id == custom_id for press in presses(table.hands[user].components))

    async def sit_down(self, table: Table, **options: str | int) -> None:
        """They open a game and start it."""
        await self.command(table, 0, "uno", "new", **options)
        await self.until(lambda: self._found(table.public, "join"), 30)
        for seat in range(1, len(table.members)):
            await self.press(table, seat, self._button(table.public, "join"), self._public(table))
        await self.until(lambda: self._found(table.public, "start"), 30)
        await self.press(table, 0, self._button(table.public, "start"), self._public(table))
        await self.until(lambda: self._found(table.public, "hand"), 30)
        await self.until(lambda: len(table.hands) == len(table.members), 30)  # all are given theirs

    async def unstick(self) -> None:
        """Where nothing can be pressed for a while, they deal the next round, or look at their hands."""
        while True:
            await asyncio.sleep(STUCK / 2)
            late = time.perf_counter() - STUCK
            for table in self.tables:
                if table.offer is None and not table.is_waiting and 0 < table.moved < late:
                    table.moved = time.perf_counter()
                    what = next((what for what in ("next", "hand") if self._found(table.public, what)), None)
                    if what is not None:
                        custom_id = self._button(table.public, what)
                        for seat in range(len(table.members)):
                            await self.press(table, seat, custom_id, self._public(table))

    def offers(self, table: Table, what: str) -> bool:
        """Whether this can be pressed on the public message."""
        return self._found(table.public, what) is not None

    def offers_choice(self, table: Table, what: str, value: str) -> bool:
        """Whether this can be chosen in a menu of the public message."""
        return self._menu(table.public, what, value) is not None

    def _menu(self, shown: Shown | None, what: str, value: str) -> dict[str, Any] | None:
        """The menu that does this and has such an entry."""
        for part in _menus(shown.components) if shown is not None else ():
            press = parse(part["custom_id"])
            if press is not None and press.what == what and value in [entry["value"] for entry in part["options"]]:
                return part
        return None

    def _public(self, table: Table) -> Shown:
        assert table.public is not None
        return table.public

    def _found(self, shown: Shown | None, what: str) -> str | None:
        offered = presses(shown.components) if shown is not None else ()
        return next((press.custom_id for press in offered if press.what == what), None)

    def _button(self, shown: Shown | None, what: str) -> str:
        found = self._found(shown, what)
        if found is None:
            raise Gone(what)
        return found

    # What the bot does

    @web.middleware
    async def _short_way(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        path = request.path
        for pattern, answered in self._routes:
            if (found := pattern.fullmatch(f"{request.method} {path}")) is not None:
                self.requests += 1
                answer = answered(self, _json_in(await request.read()), *found.groups())
                self.changes.notify()
                text = json.dumps(answer).encode()
                return web.Response(body=text, headers={"Content-Type": "application/json", "Via": "1.1 local"})
        return await handler(request)

    def heard(self, table: Table, user: str | None, body: dict[str, Any]) -> None:
        """Take notice of what a user, or the channel, is sent beside answers, before it is shown."""

    def answered(self, clicked: Clicked, kind: int, data: dict[str, Any], *, is_private: bool) -> None:
        """Take notice of the answer to an interaction."""

    def _answered(self, body: dict[str, Any], number: str, _token: str) -> Any:
        clicked = self._clicked.pop(number, None)
        if clicked is None:
            refusal = json.dumps({"code": ALREADY_ANSWERED, "message": "Interaction has already been acknowledged."})
            headers = {"Content-Type": "application/json"}  # without a charset, which discord.py does not take for it
            raise web.HTTPBadRequest(body=refusal.encode(), headers=headers)
        table, user = clicked.table, clicked.user
        kind, data = body["type"], body.get("data") or {}
        if not clicked.answered.done():
            clicked.answered.set_result(time.perf_counter() - clicked.at)
        message = None
        is_private = bool(data.get("flags", 0) & EPHEMERAL) or (kind == 7 and clicked.is_private)
        self.answered(clicked, kind, data, is_private=is_private)
        if kind in {4, 7} and "components" in data:
            next_id = str(self._next_id()) if kind == 4 else ""
            message = self._show(table, user if is_private else None, data, next_id=next_id)
        elif kind in {4, 7}:
            message = Shown(str(self._next_id()), [])
        answer: dict[str, Any] = {"interaction": {"id": number, "type": 3, "response_message_id": None}}
        if message is not None:
            answer["interaction"]["response_message_id"] = message.id
            answer["resource"] = {"type": kind, "message": self._message(table, message)}
        return answer

    def _edited_answer(self, body: dict[str, Any], token: str) -> Any:
        table, user = self._of_token[token]
        self.heard(table, user, body)
        return self._message(table, self._show(table, user, body))

    def _followed_up(self, body: dict[str, Any], token: str) -> Any:
        table, user = self._of_token[token]
        self.heard(table, user, body)
        if "components" not in body:
            return self._message(table, Shown(str(self._next_id()), [], EPHEMERAL))
        return self._message(table, self._show(table, user, body, next_id=str(self._next_id())))

    def _edited_followup(self, body: dict[str, Any], token: str, _message: str) -> Any:
        return self._edited_answer(body, token)

    def _posted(self, body: dict[str, Any], channel: str) -> Any:
        table = self._of_channel[channel]
        self.heard(table, None, body)
        if (pinged := re.search(r"<@(\d+)>", body.get("content") or "")) is not None:
            self.pings.append((asyncio.get_running_loop().time(), table, pinged[1]))
            return self._message(table, Shown(str(self._next_id()), []))
        return self._message(table, self._show(table, None, body, next_id=str(self._next_id())))

    def _deleted(self, _body: dict[str, Any], _channel: str, _message: str) -> Any:
        return {}

    def _edited(self, body: dict[str, Any], channel: str, message: str) -> Any:
        table = self._of_channel[channel]
        self.heard(table, None, body)
        if table.public is not None and table.public.id != message:  # a game that has ended is shown once more
            return self._message(table, Shown(message, body.get("components", [])))
        return self._message(table, self._show(table, None, body))

    _routes = (
        (re.compile(r"POST /api/v10/interactions/(\d+)/([^/]+)/callback"), _answered),
        (re.compile(r"PATCH /api/v10/webhooks/\d+/([^/]+)/messages/@original"), _edited_answer),
        (re.compile(r"PATCH /api/v10/webhooks/\d+/([^/]+)/messages/(\d+)"), _edited_followup),
        (re.compile(r"POST /api/v10/webhooks/\d+/([^/]+)"), _followed_up),
        (re.compile(r"DELETE /api/v10/webhooks/\d+/([^/]+)/messages/(@original|\d+)"), _deleted),
        (re.compile(r"POST /api/v10/channels/(\d+)/messages"), _posted),
        (re.compile(r"PATCH /api/v10/channels/(\d+)/messages/(\d+)"), _edited),
        (re.compile(r"DELETE /api/v10/channels/(\d+)/messages/(\d+)"), _deleted),
    )

    def _show(self, table: Table, user: str | None, body: dict[str, Any], next_id: str = "") -> Shown:
        """Take notice of what a user, or the channel, sees now, and of what can be pressed in it."""
        shown = table.public if user is None else table.hands.get(user)
        if shown is None or next_id:
            shown = Shown(next_id or str(self._next_id()), [], EPHEMERAL if user is not None else 0)
        if "components" in body:
            shown.components = body["components"]
            _complete(shown.components, count(1))
            shown.flags |= body.get("flags", 0)
        if user is None:
            table.public = shown
            return shown
        table.hands[user] = shown
        offers = [press for press in presses(shown.components) if press.verb in {"do", "do+uno"}]
        liked = next((press for wish in WISHES for press in offers if press.what.startswith(wish)), None)
        if liked is not None and liked.number > table.number:
            if table.offer is None:
                self.ready.append(table)
            table.offer = liked.number, user, liked.custom_id
        return shown

    def _message(self, table: Table, shown: Shown) -> dict[str, Any]:
        author = serializers.user_payload(self.backend.bot_user)
        return SEEN | {
            "id": shown.id,
            "channel_id": table.channel["id"],
            "author": author,
            "content": "",
            "timestamp": "2026-01-01T00:00:00.000000+00:00",
            "edited_timestamp": None,
            "pinned": False,
            "type": 0,
            "flags": shown.flags,
            "components": shown.components,
        }


def _complete(components: list[dict[str, Any]], numbers: Iterator[int]) -> None:
    """Add what Discord adds to each part before it shows it: a number, and where pictures are."""
    for part in components:
        part["id"] = next(numbers)
        _complete(_inside(part), numbers)
        for item in part.get("items", []):
            number = next(numbers)
            url = item["media"]["url"].replace("attachment://", f"http://localhost/attachments/1/{number}/")
            item["media"] |= {"url": url, "proxy_url": url, "width": 760, "height": 300, "attachment_id": str(number)}


def _inside(part: dict[str, Any]) -> list[dict[str, Any]]:
    return [*part.get("components", []), *([part["accessory"]] if "accessory" in part else [])]


def _buttons(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All buttons of a message that do something."""
    for part in components:
        if part["type"] == BUTTON and "custom_id" in part:
            yield part
        yield from _buttons(_inside(part))


def _menus(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All menus of words of a message."""
    for part in components:
        if part["type"] == SELECT:
            yield part
        yield from _menus(_inside(part))


def presses(components: list[dict[str, Any]]) -> Iterator[Press]:
    """All that can be pressed in a message."""
    for part in _buttons(components):
        if not part.get("disabled") and (press := parse(part["custom_id"])):
            yield press


def first_button(shown: Shown) -> str | None:
    """The first button of a message."""
    return next((part["custom_id"] for part in _buttons(shown.components)), None)


def _json_in(body: bytes) -> dict[str, Any]:
    """The JSON of a request, also of one with files; nothing where there is none."""
    if body and not body.startswith(b"{"):
        start = body.index(b"{", body.index(b'name="payload_json"'))
        body = body[start : body.index(b"\r\n--", start)]
    found: dict[str, Any] = json.loads(body) if body else {}
    return found


def spread(seconds: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    ordered = sorted(seconds)
    return ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]


def shuffled(tables: list[Table], seed: int = 1) -> list[Table]:
    """The tables in another order."""
    return Random(seed).sample(tables, len(tables))
