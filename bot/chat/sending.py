"""How discord.py's requests are sent and answered here, at less cost: messages with pictures are nearly all of them.

aiohttp writes each line of a form by itself, and every one is a packet of its own: with a picture that takes longer
than all else that a request does. So a form that discord.py has filled goes out in one piece. Of a message in an answer
discord.py makes an object for each button and each text, though here only the files that arrived are read of it. So it
is given no other parts.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Any, cast

from aiohttp import ClientSession
from aiohttp.payload import BytesIOPayload
from discord import ComponentType
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

if TYPE_CHECKING:
    from discord.http import HTTPClient, Route

TEXT_TYPE = "text/plain; charset=utf-8"
GALLERY = ComponentType.media_gallery.value

Field = Mapping[str, Any]
"""Its `name` and `value`, which is words or an open file; of a file also its `filename` and `content_type`."""


def send_lightly(http: HTTPClient) -> None:
    """Have this client of discord.py's send so, and whatever answers interactions in this task or those it starts."""
    http.request = partial(_request, http.request)  # type: ignore[method-assign]
    async_context.set(LightAdapter())  # type: ignore[no-untyped-call]


async def _request(
    send: Any, route: Route, *, form: Iterable[Field] | None = None, files: Any = None, **options: Any
) -> Any:
    if not form:
        return with_files_alone(await send(route, files=files, **options))
    return with_files_alone(await send(route, data=encoded(form), **options))


class LightAdapter(AsyncWebhookAdapter):
    """Sends what goes by the tokens of interactions."""

    async def request(
        self,
        route: Route,
        session: ClientSession,
        *,
        multipart: list[dict[str, Any]] | None = None,
        files: Any = None,
        **options: Any,
    ) -> Any:
        """Send a request as discord.py does."""
        if not multipart:
            return with_files_alone(await super().request(route, session, files=files, **options))
        sending = cast("ClientSession", _FormSession(session, encoded(multipart)))
        return with_files_alone(await super().request(route, sending, **options))


class _FormSession:
    """In the place of a session: sends this form instead of the one that discord.py has put together."""

    def __init__(self, session: ClientSession, form: BytesIOPayload) -> None:
        self._session = session
        self._form = form

    def request(self, method: str, url: str, *, data: None, **options: Any) -> Any:
        return self._session.request(method, url, data=self._form, **options)


def encoded(fields: Iterable[Field]) -> BytesIOPayload:
    """Return a form as aiohttp would write it, in one piece; files from where they were read to."""
    boundary = token_hex(16)
    pieces: list[bytes] = []
    for field in fields:
        value, filename = field["value"], field.get("filename")
        file = "" if filename is None else f'; filename="{_quoted(filename)}"'
        head = (
            f"--{boundary}\r\nContent-Type: {field.get('content_type', TEXT_TYPE)}\r\n"
            f'Content-Disposition: form-data; name="{_quoted(field["name"])}"{file}\r\n\r\n'
        )
        pieces += [head.encode(), value.encode() if isinstance(value, str) else value.read(), b"\r\n"]
    pieces.append(f"--{boundary}--\r\n".encode())
    return BytesIOPayload(io.BytesIO(b"".join(pieces)), content_type=f"multipart/form-data; boundary={boundary}")


def with_files_alone(answer: Any) -> Any:
    """Return an answer of Discord's without the parts of its message that show no file."""
    if isinstance(answer, dict):
        message = (answer.get("resource") or {}).get("message", answer)
        if "components" in message:
            message["components"] = list(_galleries(message["components"]))
    return answer


def _galleries(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for part in components:
        if part["type"] == GALLERY:
            yield part
        else:
            yield from _galleries(part.get("components", ()))


def _quoted(name: str) -> str:
    """Return a name as it stands between quotation marks in the head of a field, which it cannot leave."""
    return " ".join(name.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
