"""Forms, such as a message with its picture, sent in one piece.

aiohttp writes each line of a form by itself, and every one is a packet of its own: with a picture that takes longer
than all else that a request does. So discord.py is given forms that are put together already.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING, Any, cast

from aiohttp import ClientSession
from aiohttp.payload import BytesIOPayload
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

if TYPE_CHECKING:
    from discord.http import HTTPClient, Route

TEXT_TYPE = "text/plain; charset=utf-8"

Field = Mapping[str, Any]
"""Its `name` and `value`, which is words or an open file; of a file also its `filename` and `content_type`."""


def send_in_one_piece(http: HTTPClient) -> None:
    """Have this client of discord.py's, and what answers interactions in this context, send forms in one piece."""
    http.request = partial(_request, http.request)  # type: ignore[method-assign]
    async_context.set(OnePieceAdapter())  # type: ignore[no-untyped-call]


async def _request(
    send: Any, route: Route, *, form: Iterable[Field] | None = None, files: Any = None, **options: Any
) -> Any:
    if not form:
        return await send(route, files=files, **options)
    return await send(route, data=whole(form), **options)


class OnePieceAdapter(AsyncWebhookAdapter):
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
        """Send a request as discord.py does, the form put together."""
        if not multipart:
            return await super().request(route, session, files=files, **options)
        return await super().request(route, cast("ClientSession", _Sending(session, whole(multipart))), **options)


class _Sending:
    """A session in which a form is sent."""

    def __init__(self, session: ClientSession, form: BytesIOPayload) -> None:
        self._session = session
        self._form = form

    def request(self, method: str, url: str, *, data: None, **options: Any) -> Any:
        return self._session.request(method, url, data=self._form, **options)


def whole(fields: Iterable[Field]) -> BytesIOPayload:
    """Return a form as aiohttp would write it, files from where they stand."""
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


def _quoted(name: str) -> str:
    """Return a name as it stands between quotation marks in the head of a field, which it cannot leave."""
    return " ".join(name.splitlines()).replace("\\", "\\\\").replace('"', '\\"')
