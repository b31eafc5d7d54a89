"""How pictures get onto messages, and which requests Discord takes them in, as far as this process has seen.

What Discord does with pictures in edits is not certain: it may refuse them, or drop them. So whatever is refused for
its picture is sent again at once without it, the picture comes by the next way that works, and no request is refused
twice for the same reason, unless Discord is slow to answer the first.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from http import HTTPStatus
from typing import Any

import discord

from bot.art.pictures import Picture
from bot.chat.emoji import without_refused_emoji
from bot.chat.pictures import Pictures
from bot.metrics import PICTURES_TAKEN
from bot.screens.layout import REFERENCE, Screen, file_name

log = logging.getLogger(__name__)

TRIED_WITHIN_S = 1.0
"""How long a request waits for another to show whether Discord takes pictures in such ones; then it is tried itself."""
MOST_MESSAGES = 2000
"""Of how many messages it is remembered which files stand on them; on others a file is sent again."""


class Route(Enum):
    """A kind of request that can carry a picture."""

    PRESSED = "answers that edit what was pressed"
    ANSWER = "edits of answers"
    MESSAGE = "edits of messages"
    NEW = "new messages"


class Use(Enum):
    """What a request does with a file."""

    SENT = "sent"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class Way:
    """A way in which a screen can be shown; `send` takes a view and its files, and returns Discord's message."""

    route: Route
    send: Callable[[Screen, Sequence[Any]], Awaitable[discord.Message | None]]


@dataclass(frozen=True, slots=True)
class Shown:
    """What became of a screen."""

    route: Route
    message_id: int | None
    missing: tuple[Picture, ...] = ()
    """The pictures that are yet to follow."""
    has_old: bool = False
    """Whether former pictures stand in their places meanwhile."""


@dataclass(frozen=True, slots=True)
class _File:
    """A file that stands on a message."""

    id: int
    picture: Picture

    def to_dict(self) -> dict[str, Any]:
        """Return it as a request names what is to stay; by its id alone Discord would not find it."""
        return {"id": self.id, "filename": file_name(self.picture)}


class Content(io.BytesIO):
    """What a file contains, for as long as it is being sent.

    discord.py would have it refer to itself, by a `close` of its own. So it would stay, with some hundred others, until
    Python looks for what is not used any more.
    """

    def __setattr__(self, name: str, value: object) -> None:
        """Keep nothing."""


@dataclass(slots=True)
class _Request:
    """The pictures of a screen as one request carries them."""

    sent: dict[Picture, bytes] = field(default_factory=dict)
    kept: dict[Picture, _File] = field(default_factory=dict)
    missing: list[Picture] = field(default_factory=list)
    """Those that are not shown, or only by a former picture of the same name."""

    def attachments(self) -> list[Any]:
        """Return the files that are there after it; new objects, as they can be sent once."""
        sent = [discord.File(Content(file), file_name(picture)) for picture, file in self.sent.items()]
        return [*sent, *self.kept.values()]


class Uploads:
    """Shows screens with their pictures, in whatever way Discord takes them."""

    def __init__(self, pictures: Pictures, tried_within_s: float = TRIED_WITHIN_S) -> None:
        self._pictures = pictures
        self._tried_within_s = tried_within_s
        self._refused: set[tuple[Route, Use]] = set()
        self._taken: set[Route] = set()
        """Those in which Discord took a picture."""
        self._trying: dict[Route, asyncio.Task[discord.Message | None]] = {}
        """Those in which the first picture is under way."""
        self._standing: OrderedDict[int, dict[str, _File]] = OrderedDict()
        """By message and name of the file."""
        for route in Route:
            PICTURES_TAKEN.labels(route.name.lower()).set(1)

    @property
    def notes(self) -> list[str]:
        """Return what the operator may want to know, a sentence each."""
        routes = [route for route in Route if (route, Use.SENT) in self._refused]
        return [
            f"Discord takes no pictures in {route.value}; they come in another way, or stay away." for route in routes
        ]

    async def show(
        self,
        screen: Screen,
        ways: Sequence[Way],
        message_id: int | None = None,
        *,
        may: bool = True,
        is_current: Callable[[], bool] = lambda: True,
    ) -> Shown | None:
        """Show a screen by the first of these ways that takes its pictures; without them if none does.

        `message_id` is the message that is edited, `may` whether files may be attached there. Return None, and show
        nothing, where the screen is not current any more once its pictures are drawn.
        """
        if message_id is not None:
            self._pictures.forget(message_id)
        screen = self._allowed(screen, may=may)
        standing = self._standing.get(message_id or 0, {})
        drawn = await self._pictures.drawn(
            [one for one in screen.pictures if not self._stays(one, ways[0].route, standing)]
        )
        way, request = self._choose(screen, ways, standing, drawn)
        while request.sent and (trial := self._trying.get(way.route)) is not None:  # one refusal is enough
            done, _ = await asyncio.wait([trial], timeout=self._tried_within_s)
            if not done and self._trying.get(way.route) is trial:
                del self._trying[way.route]  # Discord may never answer it: this request is the next to be tried
            way, request = self._choose(screen, ways, standing, drawn)
        if not is_current():
            return None
        if message_id is not None:
            self._standing.pop(message_id, None)  # it is not known while the answer is awaited
        try:
            message = await self._try(way, screen, request)
        except discord.HTTPException as error:
            if not (request.sent or request.kept) or not _is_about_pictures(error):
                raise
            self._refuse(way.route, Use.KEPT if request.kept else Use.SENT, error.text)
            way, request = ways[0], _Request(missing=list(screen.pictures))
            message = await _send(way, screen, request)
            for picture in screen.pictures:
                self._pictures.begin(picture)
        return self._remember(way, request, message, message_id)

    def _choose(
        self,
        screen: Screen,
        ways: Sequence[Way],
        standing: dict[str, _File],
        drawn: dict[Picture, bytes],
    ) -> tuple[Way, _Request]:
        """Return the first way that may take the pictures; the first in words alone if none does."""
        for way in ways:
            request = self._request(screen, way, standing, drawn)
            if not request.sent or (way.route, Use.SENT) not in self._refused:
                return way, request
        return ways[0], _Request(missing=list(screen.pictures))

    async def _try(self, way: Way, screen: Screen, request: _Request) -> discord.Message | None:
        """Send a request; as long as it is not known whether Discord takes pictures this way, others wait for that."""
        if not request.sent or way.route in self._taken or way.route in self._trying:
            return await _send(way, screen, request)
        trial = self._trying[way.route] = asyncio.create_task(self._first(way, screen, request))
        trial.add_done_callback(lambda done: done.cancelled() or done.exception())  # it may be awaited no more
        try:
            return await asyncio.shield(trial)
        except asyncio.CancelledError:  # Discord may never answer
            asyncio.get_running_loop().call_later(self._tried_within_s, trial.cancel)
            raise

    async def _first(self, way: Way, screen: Screen, request: _Request) -> discord.Message | None:
        """Send the first picture this way, and note a refusal, also where the screen is not wanted any more."""
        try:
            return await _send(way, screen, request)
        except discord.HTTPException as error:
            if _is_about_pictures(error):
                self._refuse(way.route, Use.KEPT if request.kept else Use.SENT, error.text)
            raise
        finally:
            if self._trying.get(way.route) is asyncio.current_task():
                del self._trying[way.route]

    def forget(self, message_id: int) -> None:
        """Keep nothing on this message: it is about to go."""
        self._standing.pop(message_id, None)

    def all_stay(self, screen: Screen, route: Route, message_id: int, *, may: bool) -> bool:
        """Tell whether all pictures of a screen stand on this message already, and can stay in such a request."""
        standing = self._standing.get(message_id, {})
        return all(self._stays(picture, route, standing) for picture in self._allowed(screen, may=may).pictures)

    def _allowed(self, screen: Screen, *, may: bool) -> Screen:
        """Return the screen, in words alone where no picture can come."""
        return screen if may and (Route.NEW, Use.SENT) not in self._refused else screen.without_pictures()

    def _stays(self, picture: Picture, route: Route, standing: dict[str, _File]) -> bool:
        """Tell whether a picture stands on the message already, and can stay."""
        there = standing.get(file_name(picture))
        return there is not None and there.picture == picture and self._keeps(route)

    def _keeps(self, route: Route) -> bool:
        return route is not Route.NEW and (route, Use.KEPT) not in self._refused

    def _request(self, screen: Screen, way: Way, standing: dict[str, _File], drawn: dict[Picture, bytes]) -> _Request:
        """Return how a request of this way carries the pictures; a former one stays until the new one is drawn."""
        request = _Request()
        for picture in screen.pictures:
            there = standing.get(file_name(picture)) if self._keeps(way.route) else None
            if there is not None and there.picture == picture:
                request.kept[picture] = there
            elif picture in drawn:
                request.sent[picture] = drawn[picture]
            else:
                request.missing.append(picture)
                if there is not None and self._pictures.is_drawing(picture):
                    request.kept[picture] = there
        return request

    def _remember(self, way: Way, request: _Request, message: discord.Message | None, message_id: int | None) -> Shown:
        """Note what stands on the message now, and whether what was sent with it has arrived."""
        message_id = message_id if message is None or way.route is Route.PRESSED else message.id
        has_old = any(there.picture != picture for picture, there in request.kept.items())
        if message is not None:
            arrived = dict(_files_of(message))
            lost = [picture for picture in request.sent if file_name(picture) not in arrived]
            if lost:
                self._refuse(way.route, Use.SENT, "It was accepted, and the picture is not there.")
                request.missing += lost
            elif request.sent:
                self._taken.add(way.route)
            shown = {**{one: one for one in request.sent}, **{one: old.picture for one, old in request.kept.items()}}
            standing = {
                name: _File(number, picture)
                for picture in shown.values()
                if (number := arrived.get(name := file_name(picture))) is not None
            }
            self._standing[message.id] = standing
            self._standing.move_to_end(message.id)
            while len(self._standing) > MOST_MESSAGES:
                self._standing.popitem(last=False)
        return Shown(way.route, message_id, tuple(request.missing), has_old)

    def _refuse(self, route: Route, use: Use, why: str) -> None:
        """Never send a picture like this again, and say so once."""
        if (route, use) not in self._refused:
            self._refused.add((route, use))
            log.warning(
                "Discord takes no pictures that are %s in %s; they come in another way (%s)",
                use.value,
                route.value,
                why,
            )
            if use is Use.SENT:
                PICTURES_TAKEN.labels(route.name.lower()).set(0)


def message_in(answered: discord.InteractionCallbackResponse[Any] | None) -> discord.Message | None:
    """Return the message that an answer made or edited."""
    resource = None if answered is None else answered.resource
    return resource if isinstance(resource, discord.Message) else None


async def _send(way: Way, screen: Screen, request: _Request) -> discord.Message | None:
    view = screen.attached({*request.sent, *request.kept})
    return await without_refused_emoji(view, lambda: way.send(view, request.attachments()))


def _is_about_pictures(error: discord.HTTPException) -> bool:
    """Tell whether a request was refused for its pictures: a file is not found, or too large."""
    if error.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return True
    text = error.text.lower()
    return error.status == HTTPStatus.BAD_REQUEST and ("attachment" in text or "media" in text)


def _files_of(message: discord.Message) -> Iterator[tuple[str, int | None]]:
    """Yield the files that a message shows and their ids; `message.attachments` does not list them."""
    parts: list[Any] = list(message.components)
    while parts:
        part = parts.pop()
        parts += getattr(part, "children", [])
        for item in part.items if isinstance(part, discord.MediaGalleryComponent) else []:
            if not item.media.url.startswith(REFERENCE):
                yield item.media.url.partition("?")[0].rpartition("/")[2], item.media.attachment_id
