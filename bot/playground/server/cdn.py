"""Uploaded files, emoji pictures and avatars, fetched back over HTTP."""

from __future__ import annotations

import base64
import binascii
import contextlib
import hashlib
import mimetypes
from typing import Any
from urllib.parse import quote, unquote

from aiohttp import web
from simcord.backend.cdn import CdnStore

MAX_BYTES = 256 * 1024 * 1024


class Cdn(CdnStore):
    """SimCord's store of files with addresses on this server; the oldest attachments go when it is full."""

    def __init__(self, max_bytes: int = MAX_BYTES) -> None:
        super().__init__()
        self.base_url = ""
        self._free_bytes = max_bytes
        self._emojis: dict[str, bytes] = {}
        self._avatars: dict[str, bytes] = {}

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> dict[str, Any]:
        attachment = super().store_attachment(attachment_id, channel_id, filename, data, description)
        del self._blobs[attachment["url"]]
        path = f"/attachments/{channel_id}/{attachment_id}/{filename}"
        attachment["url"] = attachment["proxy_url"] = self.base_url + quote(path)
        self._blobs[path] = data
        self._free_bytes -= len(data)
        while self._free_bytes < 0 and len(self._blobs) > 1:
            self._free_bytes += len(self._blobs.pop(next(iter(self._blobs))))
        return attachment

    def get(self, url: str) -> bytes | None:
        path = unquote(url.removeprefix(self.base_url))
        return self._emojis.get(path) or self._avatars.get(path) or self._blobs.get(path)

    def store_emoji(self, emoji_id: int | str, picture: bytes | str) -> None:
        """Keep the picture of an emoji, given as such or as the data URI with which it was created."""
        with contextlib.suppress(binascii.Error):
            if isinstance(picture, str):
                picture = base64.b64decode(picture.partition(",")[2], validate=True)
            self._emojis[f"/emojis/{emoji_id}.png"] = picture

    def store_avatar(self, user_id: int, picture: bytes) -> str:
        """Keep a user's avatar, in one size; return its name, which is another for another picture."""
        name = hashlib.md5(picture, usedforsecurity=False).hexdigest()
        self._avatars[f"/avatars/{user_id}/{name}.png"] = picture
        return name

    def emoji_url(self, emoji_id: int | str) -> str:
        return f"{self.base_url}/emojis/{emoji_id}.png"

    async def serve(self, request: web.Request) -> web.Response:
        path = "/" + quote(request.match_info["path"])
        data = self.get(path)
        if data is None:
            raise web.HTTPNotFound
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return web.Response(body=data, content_type=kind, headers={"Cache-Control": "public, max-age=31536000"})
