"""Discord's gateway: a WebSocket that tells bots what happens."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

import discord
from aiohttp import ClientError, WSMsgType, web
from simcord.intents import missing_privileged_intents

from .attachments import hide_shown_files
from .backend import LocalBackend
from .change_signal import ChangeSignal
from .gateway_session import GatewaySession

HEARTBEAT_MS = 41_250


class Op(IntEnum):
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Close(IntEnum):
    UNKNOWN_OPCODE = 4001
    DECODE_ERROR = 4002
    NOT_AUTHENTICATED = 4003
    AUTHENTICATION_FAILED = 4004
    ALREADY_AUTHENTICATED = 4005
    INVALID_SHARD = 4010
    DISALLOWED_INTENTS = 4014


class Gateway:
    """The sessions of all bots that identified; those without a socket stay until they are resumed or forgotten."""

    def __init__(
        self, backend: LocalBackend, changes: ChangeSignal, *, token: str | None, privileged: discord.Intents
    ) -> None:
        self.url = ""
        self.backend = backend
        self.changes = changes
        self.privileged = privileged
        self.sessions: dict[str, GatewaySession] = {}
        self.identified = 0
        self.resumed = 0
        self.identify_error: int | None = None
        """The code with which every IDENTIFY is refused; None: with the one that it deserves, if any."""
        self.refusals = 0
        """How many of the next connections are refused."""
        self._token = token
        self._connections: set[Connection] = set()

    @property
    def live(self) -> list[GatewaySession]:
        return [session for session in self.sessions.values() if session.live]

    def knows(self, token: object) -> bool:
        return self._token is None or token == self._token

    def open(self, session: GatewaySession) -> None:
        """Begin a session; dead ones of the same shard are forgotten."""
        for old in list(self.sessions.values()):
            if not old.live and old.shard == session.shard:
                self.forget(old)
        self.sessions[session.id] = session
        self.identified += 1

    def forget(self, session: GatewaySession) -> None:
        self.sessions.pop(session.id, None)

    def broadcast(self, event: str, payload: Mapping[str, Any]) -> None:
        if self.backend.installs.is_heard(event, payload):
            hide_shown_files(payload)
            for session in list(self.sessions.values()):
                session.receive(event, payload)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if self.refusals:
            self.refusals -= 1
            # Not an aborted connection: aiohttp would quietly try again on another one.
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        connection = Connection(self, request, socket)
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)
            self.changes.notify()
        return socket

    async def stop(self) -> None:
        """Cut every connection and forget every session."""
        for connection in self._connections:
            connection.cut()
        self.sessions.clear()


class Connection:
    """One open socket, from HELLO to its end: frames go out in order, compressed as the bot asked."""

    def __init__(self, gateway: Gateway, request: web.Request, socket: web.WebSocketResponse) -> None:
        self._gateway = gateway
        self._request = request
        self._socket = socket
        self._compress = _compressor(request.query.get("compress"))
        self._frames: asyncio.Queue[str | int] = asyncio.Queue()
        self._session: GatewaySession | None = None

    def send(self, frame: str) -> None:
        self._frames.put_nowait(frame)

    def send_op(self, op: Op, data: Any) -> None:
        """Send anything but an event, which its session numbers."""
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def close(self, code: int) -> None:
        """Close properly, after everything already given has gone out."""
        self._frames.put_nowait(code)

    def cut(self) -> None:
        """Break the connection as a fallen network does, without a closing frame."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def run(self) -> None:
        """Talk until the socket is gone; the session waits for a RESUME, or ends if the bot has taken its leave."""
        self.send_op(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["local"]})
        writing = asyncio.create_task(self._write())
        try:
            async for message in self._socket:
                if message.type is not WSMsgType.TEXT:
                    break
                try:
                    received = json.loads(message.data)
                    op, data = received["op"], received.get("d")
                except (ValueError, KeyError):
                    self.close(Close.DECODE_ERROR)
                else:
                    await self._handle(op, data)
        finally:
            writing.cancel()
            if self._session is not None and self._session.connection is self:
                self._session.connection = None
                if self._socket.close_code in (1000, 1001):
                    self._gateway.forget(self._session)

    async def _write(self) -> None:
        try:
            while not isinstance(frame := await self._frames.get(), int):
                if self._compress is None:
                    await self._socket.send_str(frame)
                else:
                    await self._socket.send_bytes(self._compress(frame.encode()))
            await self._socket.close(code=frame)
        except (ConnectionError, ClientError):
            pass

    async def _handle(self, op: int, data: Any) -> None:
        if op == Op.HEARTBEAT:
            self.send_op(Op.HEARTBEAT_ACK, None)
        elif op == Op.IDENTIFY:
            self._identify(data)
        elif op == Op.RESUME:
            self._resume(data)
        elif self._session is None:
            self.close(Close.NOT_AUTHENTICATED)
        elif op == Op.REQUEST_MEMBERS:
            await self._session.request_members(data)
        elif op not in (Op.PRESENCE, Op.VOICE_STATE):
            self.close(Close.UNKNOWN_OPCODE)

    def _identify(self, data: dict[str, Any]) -> None:
        gateway = self._gateway
        number, count = data.get("shard") or (0, 1)
        intents = discord.Intents._from_value(int(data["intents"]))
        if gateway.identify_error is not None:
            self.close(gateway.identify_error)
        elif self._session is not None:
            self.close(Close.ALREADY_AUTHENTICATED)
        elif not gateway.knows(data.get("token")):
            self.close(Close.AUTHENTICATION_FAILED)
        elif not 0 <= number < count:
            self.close(Close.INVALID_SHARD)
        elif missing_privileged_intents(intents, gateway.privileged):
            self.close(Close.DISALLOWED_INTENTS)
        else:
            self._session = GatewaySession(gateway.backend, intents.value, (number, count))
            self._session.presence = data.get("presence")
            gateway.open(self._session)
            self._session.begin(self, gateway.url)
            gateway.changes.notify()

    def _resume(self, data: dict[str, Any]) -> None:
        gateway = self._gateway
        session = gateway.sessions.get(data["session_id"])
        if not gateway.knows(data.get("token")):
            self.close(Close.AUTHENTICATION_FAILED)
        elif session is None or not session.resume(self, int(data["seq"])):
            self.send_op(Op.INVALID_SESSION, False)
        else:
            self._session = session
            gateway.resumed += 1
            gateway.changes.notify()


def _compressor(name: str | None) -> Callable[[bytes], bytes] | None:
    """Return the transport compression that `?compress=` names; one stream for the whole connection."""
    if name == "zlib-stream":
        stream = zlib.compressobj()
        return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        import zstandard

        context = zstandard.ZstdCompressor().compressobj()
        return lambda data: context.compress(data) + context.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
    return None
