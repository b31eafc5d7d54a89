"""The bodies of requests, as JSON or as a form with files."""

from __future__ import annotations

import io
import json
import re
from dataclasses import dataclass
from typing import Any

from aiohttp import web
from simcord.backend.errors import BackendError
from simcord.http.router import parse_form


@dataclass(slots=True)
class Upload:
    """A file in the shape in which SimCord's routes expect it."""

    filename: str
    fp: io.BytesIO
    description: str | None = None

    @property
    def size(self) -> int:
        return self.fp.getbuffer().nbytes


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of a request and the files that came with it, in the order of their numbers."""
    if request.content_type == "multipart/form-data":
        return await _read_form(request)
    text = await request.read()
    return (_parse(text) if text else None), []


async def _read_form(request: web.Request) -> tuple[Any, list[Upload]]:
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
    body, _ = parse_form(fields, [])
    described = _descriptions(body)
    for number, upload in uploads:
        upload.description = described.get(str(number))
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
