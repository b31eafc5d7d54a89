"""Uploaded files and emoji pictures, fetched back over HTTP."""

from __future__ import annotations

import base64
import binascii
import contextlib
import mimetypes
from typing import Any
from urllib.parse import quote, unquote

from aiohttp import web
from simcord.backend.cdn import CdnStore

KEPT_BYTES = 256 * 1024 * 1024


class Cdn(CdnStore):
    """SimCord's store of files, whose addresses lead to this server. The oldest attachments go when it grows full."""

    def __init__(self, room: int = KEPT_BYTES) -> None:
        super().__init__()
        self.base = ""
        self._room = room
        self._emojis: dict[str, bytes] = {}

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        attachment = super().store_attachment(attachment_id, channel_id, filename, data, description)
        del self._blobs[attachment["url"]]
        path = f"/attachments/{channel_id}/{attachment_id}/{filename}"
        attachment["url"] = attachment["proxy_url"] = self.base + quote(path)
        self._blobs[path] = data
        self._room -= len(data)
        while self._room < 0 and len(self._blobs) > 1:
            self._room += len(self._blobs.pop(next(iter(self._blobs))))
        return attachment

    def get(self, url: str) -> bytes | None:
        path = unquote(url.removeprefix(self.base))
        return self._emojis.get(path) or self._blobs.get(path)

    def store_emoji(self, emoji_id: str, image: str) -> None:
        """Keep the picture of an emoji, given as the data URI with which it was created."""
        with contextlib.suppress(binascii.Error):
            self.keep_emoji(emoji_id, base64.b64decode(image.partition(",")[2], validate=True))

    def keep_emoji(self, emoji_id: int | str, file: bytes) -> None:
        """Keep the picture of an emoji."""
        self._emojis[f"/emojis/{emoji_id}.png"] = file

    def emoji_url(self, emoji_id: int | str) -> str:
        return f"{self.base}/emojis/{emoji_id}.png"

    async def serve(self, request: web.Request) -> web.Response:
        path = "/" + quote(request.match_info["path"])
        data = self.get(path)
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return web.Response(body=data, content_type=kind, headers={"Cache-Control": "public, max-age=31536000"})
