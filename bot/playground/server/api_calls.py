"""The bot's REST requests: reading their bodies, and the log that keeps them in order."""

from __future__ import annotations

import io
import json
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from fnmatch import fnmatchcase
from typing import Any

from aiohttp import web
from simcord.backend.errors import BackendError
from simcord.http import router

MAX_CALLS = 5000


@dataclass(slots=True)
class Call:
    """One request. `route` is the path's template; `status`, `answer` and `seconds` are None until it is answered."""

    method: str
    path: str
    query: dict[str, str]
    body: Any
    files: list[tuple[str, int]]
    at: datetime
    route: str = field(init=False)
    status: int | None = None
    answer: Any = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        self.route = route_of(self.method, self.path)

    def __str__(self) -> str:
        return f"{self.method} {self.path} -> {self.status}"


class CallLog:
    """The last requests; `gaps` are those that the model of Discord could not serve.

    `deprecated` are those that Discord still serves and asks bots not to send.
    """

    def __init__(self) -> None:
        self._calls: deque[Call] = deque(maxlen=MAX_CALLS)
        self.gaps: list[str] = []
        self.deprecated: list[str] = []

    def __iter__(self) -> Iterator[Call]:
        return iter(self._calls)

    def __len__(self) -> int:
        return len(self._calls)

    def add(self, call: Call) -> None:
        self._calls.append(call)

    def of(self, pattern: str) -> list[Call]:
        """Return the requests that match a pattern like `"POST /channels/*/messages"`."""
        return [call for call in self._calls if matches(pattern, call.method, call.path)]

    def clear(self) -> None:
        self._calls.clear()
        self.gaps.clear()


@dataclass(slots=True)
class Upload:
    """A file in the shape in which SimCord's routes expect it."""

    filename: str
    fp: io.BytesIO
    description: str | None = None

    @property
    def size(self) -> int:
        return self.fp.getbuffer().nbytes


def matches(pattern: str, method: str, path: str) -> bool:
    """Return whether a request fits `"METHOD /path"`, in which `*` stands for anything."""
    return fnmatchcase(f"{method} {path}", pattern)


def route_of(method: str, path: str) -> str:
    """Return SimCord's template of a path, like `/channels/{channel_id}/messages`; the path itself when unknown."""
    segments = path.strip("/").split("/")
    fitting = [
        route
        for route, _ in router._ROUTES.get(method, ())
        if len(route) == len(segments)
        and all(part.startswith("{") or part == segment for part, segment in zip(route, segments, strict=True))
    ]
    best = min(fitting, key=lambda route: sum(part.startswith("{") for part in route), default=segments)
    return "/" + "/".join(best)


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON of a request and the files that came with it, in the order of their numbers."""
    if request.content_type != "multipart/form-data":
        text = await request.read()
        return (_parse(text) if text else None), []
    fields: list[dict[str, Any]] = []
    uploads: list[tuple[int, Upload]] = []
    for name, value in (await request.post()).items():
        if isinstance(value, web.FileField):
            numbered = re.fullmatch(r"files\[(\d+)\]", name)
            with value.file as file:
                upload = Upload(value.filename, io.BytesIO(file.read()))
            uploads.append((int(numbered[1]) if numbered else len(uploads), upload))
        elif name == "payload_json":
            fields.append({"name": name, "value": json.dumps(_parse(value))})
        else:
            fields.append({"name": name, "value": value})
    uploads.sort(key=lambda numbered: numbered[0])
    body, _ = router.parse_form(fields, [])
    descriptions = _descriptions(body)
    for number, upload in uploads:
        upload.description = descriptions.get(str(number))
    return body, [upload for _, upload in uploads]


def _descriptions(body: Any) -> dict[str, str | None]:
    if not isinstance(body, dict):
        return {}
    message = body.get("data") or body.get("message") or body
    return {str(item.get("id")): item.get("description") for item in message.get("attachments") or []}


def _parse(text: str | bytes | bytearray) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise BackendError(400, 50109, "The request body contains invalid JSON.") from error
