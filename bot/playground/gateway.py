"""Discord's gateway: a WebSocket that tells bots what happens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.intents import missing_privileged_intents

from .pulse import Pulse
from .session import Session
from .wire import Wire
from .world import LocalBackend


class Op(IntEnum):
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    ASK_MEMBERS = 8
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
    """The sessions of all bots that identified, dead sockets included until they are resumed or forgotten."""

    def __init__(
        self,
        backend: LocalBackend,
        pulse: Pulse,
        *,
        token: str | None,
        privileged: discord.Intents,
        heartbeat: float,
    ) -> None:
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self._backend = backend
        self._pulse = pulse
        self._token = token
        self._privileged = privileged
        self._heartbeat = heartbeat
        self._refusals = 0
        self._wires: set[Wire] = set()

    @property
    def live(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.live]

    def refuse(self, times: int) -> None:
        """Refuse the next `times` handshakes."""
        self._refusals = times

    def open(self, session: Session, wire: Wire) -> None:
        """Begin a session; dead ones of the same shard have no future then."""
        for dead in [old for old in self.sessions.values() if not old.live and old.shard == session.shard]:
            self.forget(dead)
        self.sessions[session.id] = session
        self.identified += 1
        session.wire = wire
        session.greet(self.url)
        self._pulse.beat()

    def forget(self, session: Session) -> None:
        self.sessions.pop(session.id, None)

    def hear(self, event: str, payload: Mapping[str, Any]) -> None:
        for session in list(self.sessions.values()):
            session.hear(event, payload)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        if self._refusals:
            self._refusals -= 1
            # Not an aborted connection: aiohttp would quietly try again on another one.
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        wire = Wire(request, socket, request.query.get("compress"))
        self._wires.add(wire)
        wire.send(frame(Op.HELLO, {"heartbeat_interval": int(self._heartbeat * 1000), "_trace": ["local"]}))
        pump = asyncio.create_task(wire.pump())
        talk = _Talk(self, wire)
        try:
            await talk.listen(socket)
        finally:
            pump.cancel()
            talk.end(socket.close_code)
            self._wires.discard(wire)
            self._pulse.beat()
        return socket

    async def stop(self) -> None:
        """Cut every socket and forget every session."""
        for wire in self._wires:
            wire.cut()
        self.sessions.clear()


class _Talk:
    """One connection's conversation, from HELLO to its end."""

    def __init__(self, gateway: Gateway, wire: Wire) -> None:
        self._gateway = gateway
        self._wire = wire
        self._session: Session | None = None

    async def listen(self, socket: web.WebSocketResponse) -> None:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            try:
                heard = json.loads(message.data)
                op, data = heard["op"], heard.get("d")
            except (ValueError, KeyError):
                self._wire.close(Close.DECODE_ERROR)
            else:
                await self._heed(op, data)

    def end(self, close_code: int | None) -> None:
        """Leave the session to a RESUME, or end it when the bot has taken its leave."""
        session = self._session
        if session is None or session.wire is not self._wire:
            return
        session.wire = None
        if close_code in (1000, 1001):
            self._gateway.forget(session)

    async def _heed(self, op: int, data: Any) -> None:
        if op == Op.HEARTBEAT:
            self._wire.send(frame(Op.HEARTBEAT_ACK, None))
        elif op == Op.IDENTIFY:
            self._identify(data)
        elif op == Op.RESUME:
            self._resume(data)
        elif self._session is None:
            self._wire.close(Close.NOT_AUTHENTICATED)
        elif op == Op.ASK_MEMBERS:
            await self._session.ask_members(data)
        elif op not in (Op.PRESENCE, Op.VOICE_STATE):
            self._wire.close(Close.UNKNOWN_OPCODE)

    def _identify(self, data: dict[str, Any]) -> None:
        gateway = self._gateway
        number, count = data.get("shard") or (0, 1)
        intents = discord.Intents._from_value(int(data["intents"]))
        if self._session is not None:
            self._wire.close(Close.ALREADY_AUTHENTICATED)
        elif not self._knows(data):
            self._wire.close(Close.AUTHENTICATION_FAILED)
        elif not 0 <= number < count:
            self._wire.close(Close.INVALID_SHARD)
        elif missing_privileged_intents(intents, gateway._privileged):
            self._wire.close(Close.DISALLOWED_INTENTS)
        else:
            self._session = Session(gateway._backend, intents.value, (number, count))
            gateway.open(self._session, self._wire)

    def _resume(self, data: dict[str, Any]) -> None:
        gateway = self._gateway
        session = gateway.sessions.get(data["session_id"])
        if not self._knows(data):
            self._wire.close(Close.AUTHENTICATION_FAILED)
        elif session is None or not session.resume(self._wire, int(data["seq"])):
            self._wire.send(frame(Op.INVALID_SESSION, False))
        else:
            self._session = session
            gateway.resumed += 1
            gateway._pulse.beat()

    def _knows(self, data: dict[str, Any]) -> bool:
        return self._gateway._token is None or data.get("token") == self._gateway._token


def frame(op: Op, data: Any) -> str:
    """Anything but an event, which its session numbers."""
    return json.dumps({"op": op, "d": data, "s": None, "t": None})
