"""One open gateway socket: frames out in order, compressed as the bot asked."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable

from aiohttp import ClientError, web

Squeeze = Callable[[bytes], bytes]


class Wire:
    """Sends what it is given through one WebSocket, and can break it."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse, compress: str | None) -> None:
        self._request = request
        self._socket = socket
        self._squeeze = squeezer(compress)
        self._frames: asyncio.Queue[str | int] = asyncio.Queue()

    def send(self, frame: str) -> None:
        self._frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close properly, after everything already given has gone out."""
        self._frames.put_nowait(code)

    def cut(self) -> None:
        """Break the connection as a fallen network does, without a closing frame."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def pump(self) -> None:
        """Carry frames until the socket is gone."""
        try:
            while not isinstance(frame := await self._frames.get(), int):
                if self._squeeze is None:
                    await self._socket.send_str(frame)
                else:
                    await self._socket.send_bytes(self._squeeze(frame.encode()))
            await self._socket.close(code=frame)
        except (ConnectionError, ClientError):
            pass


def squeezer(compress: str | None) -> Squeeze | None:
    """The transport compression that `?compress=` names; one stream for the whole connection."""
    if compress == "zlib-stream":
        stream = zlib.compressobj()
        return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)
    if compress == "zstd-stream":
        import zstandard

        context = zstandard.ZstdCompressor().compressobj()
        return lambda data: context.compress(data) + context.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None
