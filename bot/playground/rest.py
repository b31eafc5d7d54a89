"""Discord's REST API: SimCord's routes over HTTP."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any
from urllib.parse import unquote

from aiohttp import web
from simcord.backend.errors import BackendError, invalid_form_body
from simcord.backend.serializers import message_payload
from simcord.http.router import RouteNotImplemented, UnsupportedField, dispatch

from .bodies import Upload, read_body
from .faults import Fault, Faults, limit_headers, refusal_headers
from .ledger import Call, Ledger
from .nonces import MESSAGES_ROUTE, Nonces
from .pulse import Pulse
from .strict import CALLBACK_ROUTE, EMOJI_ROUTE, check
from .world import LocalBackend

log = logging.getLogger(__name__)

OPEN_ROUTES = ("/interactions/", "/webhooks/")
Answer = tuple[int, Any, dict[str, str]]


class Rest:
    """Answers the requests below `/api/v10`."""

    def __init__(
        self,
        backend: LocalBackend,
        faults: Faults,
        ledger: Ledger,
        pulse: Pulse,
        *,
        token: str | None,
        shards: int,
        reads_content: bool,
    ) -> None:
        self.backend = backend
        self.faults = faults
        self.ledger = ledger
        self.pulse = pulse
        self.token = token
        self.shards = shards
        self.reads_content = reads_content
        self.nonces = Nonces(backend)
        self.gateway_url = ""
        self.closing = asyncio.Event()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        started = time.monotonic()
        path = "/" + request.rel_url.raw_path.split("/", 3)[3]
        unread: BackendError | None = None
        try:
            body, uploads = await read_body(request)
        except BackendError as error:
            body, uploads, unread = None, [], error
        call = Call(
            request.method,
            path,
            dict(request.query),
            body,
            [(upload.filename, upload.size) for upload in uploads],
            self.backend.clock.now(),
        )
        self.ledger.add(call)
        try:
            status, answer, headers = await self._answer(request, call, uploads, unread)
        except _Cut:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        finally:
            call.seconds = time.monotonic() - started
            self.pulse.beat()
        call.status, call.answer = status, answer
        return _response(status, answer, headers)

    async def _answer(
        self, request: web.Request, call: Call, uploads: list[Upload], unread: BackendError | None
    ) -> Answer:
        fault = self.faults.meet(call.method, call.path)
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and fault.trouble is not None and not fault.after:
            return await self._trouble(fault)
        headers, wait = self.faults.take(call.method, call.path)
        if wait:
            return _too_many(wait, False, headers)
        try:
            if unread is not None:
                raise unread
            self._authorize(request, call)
            status, answer = self._deed(request, call, uploads)
        except BackendError as error:
            status, answer = error.status, error.to_json()
        if fault is not None and fault.trouble is not None:
            return await self._trouble(fault)
        return status, answer, headers

    async def _trouble(self, fault: Fault) -> Answer:
        if fault.trouble == "hang":
            await self.closing.wait()
        if isinstance(fault.trouble, str):
            raise _Cut
        if fault.trouble == 429:
            headers = limit_headers(1, 0, fault.retry_after, fault.pattern)
            return _too_many(fault.retry_after, fault.everywhere, headers)
        return fault.trouble or 500, {"code": fault.code, "message": fault.message}, {}

    def _authorize(self, request: web.Request, call: Call) -> None:
        given = request.headers.get("Authorization", "")
        known = given == f"Bot {self.token}" if self.token is not None else given.startswith("Bot ")
        if not known and not call.path.startswith(OPEN_ROUTES) and call.path != "/gateway":
            raise BackendError(401, 0, "401: Unauthorized")

    def _deed(self, request: web.Request, call: Call, uploads: list[Upload]) -> tuple[int, Any]:
        if call.method == "GET" and call.path in ("/gateway", "/gateway/bot"):
            return 200, self._gateway(bot=call.path.endswith("bot"))
        reason = request.headers.get("X-Audit-Log-Reason")
        self._check_token(call.path)
        try:
            check(self.backend, call)
            if (message := self.nonces.made_before(call)) is not None:
                return 200, dict(message_payload(self.backend, message))
            answer = dispatch(
                self.backend,
                call.method,
                call.path,
                json=call.body,
                params=call.query,
                files=uploads,
                reason=unquote(reason) if reason else None,
                message_content_access=self.reads_content,
            )
        except (RouteNotImplemented, UnsupportedField, NotImplementedError) as gap:
            self.ledger.gaps.append(str(gap))
            log.warning("%s", gap)
            raise BackendError(501, 0, str(gap)) from gap
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            # SimCord reads required keys of a body bluntly.
            log.warning("%s %s with a body that makes no sense", call.method, call.path, exc_info=True)
            raise invalid_form_body(repr(error)) from error
        if call.route == CALLBACK_ROUTE:
            wanted = call.query.get("with_response", "").lower() in ("1", "true")
            return (200, answer) if wanted else (204, None)
        if (call.method, call.route) == ("POST", MESSAGES_ROUTE):
            self.nonces.remember(call, int(answer["id"]))
        if (call.method, call.route) == ("POST", EMOJI_ROUTE):
            self.backend.cdn.store_emoji(answer["id"], str(call.body.get("image")))
        return (204, None) if answer is None else (200, answer)

    def _check_token(self, path: str) -> None:
        """Refuse an interaction's token that has outlived its 15 minutes with the code that Discord uses for it."""
        parts = path.split("/")
        number = self.backend.interaction_tokens.get(parts[3]) if len(parts) > 3 and parts[1] == "webhooks" else None
        if number is not None and (self.backend.interactions[number].expires_at or "") <= self.backend.now_iso():
            raise BackendError(401, 50027, "Invalid Webhook Token")

    def _gateway(self, *, bot: bool) -> dict[str, Any]:
        if not bot:
            return {"url": self.gateway_url}
        starts = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return {"url": self.gateway_url, "shards": self.shards, "session_start_limit": starts}


class _Cut(Exception):
    """The connection is to be broken instead of answered."""


def _too_many(wait: float, everywhere: bool, headers: dict[str, str]) -> Answer:
    body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": everywhere}
    return 429, body, headers | refusal_headers(wait, everywhere)


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    headers = headers | {"Via": "1.1 local"}
    if status == 204:
        return web.Response(status=204, headers=headers)
    return web.Response(
        status=status, body=json.dumps(answer).encode(), headers=headers | {"Content-Type": "application/json"}
    )
