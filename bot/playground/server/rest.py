"""Discord's REST API: SimCord's routes over HTTP."""

from __future__ import annotations

import asyncio
import json
import logging
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import unquote

from aiohttp import web
from simcord.backend.errors import BackendError, invalid_form_body
from simcord.backend.models import Message
from simcord.backend.serializers import message_payload
from simcord.http.router import RouteNotImplemented, UnsupportedField, dispatch

from .api_calls import Call, CallLog, Upload, read_body
from .attachments import UploadRules, as_taken, check_files, hide_shown_files
from .backend import LocalBackend
from .change_signal import ChangeSignal
from .faults import Fault, Faults
from .limits import Limits, refusal_body, refusal_headers
from .strict import CALLBACK_ROUTE, EMOJI_ROUTE, check

log = logging.getLogger(__name__)

MESSAGES_ROUTE = "/channels/{channel_id}/messages"
FOLLOWUP_ROUTE = "/webhooks/{webhook_id}/{token}"
OWN_GUILDS_PATH = "/users/@me/guilds"
OWN_APPLICATION_PATH = "/oauth2/applications/@me"
ROUTES_WITHOUT_TOKEN = ("/interactions/", "/webhooks/")
NONCE_KEPT = timedelta(minutes=5)
Reply = tuple[int, Any, dict[str, str]]
"""Status, JSON and headers."""


class Rest:
    """Answers the requests below `/api/v10`."""

    def __init__(
        self,
        backend: LocalBackend,
        faults: Faults,
        limits: Limits,
        calls: CallLog,
        changes: ChangeSignal,
        uploads: UploadRules,
        *,
        token: str | None,
        shards: int,
        reads_content: bool,
    ) -> None:
        self.calls = calls
        self.gateway_url = ""
        self.closing = asyncio.Event()
        self._backend = backend
        self._faults = faults
        self._limits = limits
        self._changes = changes
        self._uploads = uploads
        self._token = token
        self._shards = shards
        self._reads_content = reads_content
        self._nonces = _Nonces(backend)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        clock = self._backend.clock
        started = clock.monotonic()
        path = "/" + request.rel_url.raw_path.split("/", 3)[3]
        body, uploads, unreadable = None, list[Upload](), None
        try:
            body, uploads = await read_body(request)
        except BackendError as error:
            unreadable = error
        files = [(upload.filename, upload.size) for upload in uploads]
        call = Call(request.method, path, dict(request.query), body, files, clock.now())
        self.calls.add(call)
        try:
            status, answer, headers = await self._answer(request, call, uploads, unreadable)
        except _BreakConnection:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        finally:
            call.seconds = clock.monotonic() - started
            self._changes.notify()
        call.status, call.answer = status, answer
        headers = headers | {"Via": "1.1 local"}
        if status == 204:
            return web.Response(status=204, headers=headers)
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, body=json.dumps(answer).encode(), headers=headers)

    async def _answer(
        self, request: web.Request, call: Call, uploads: list[Upload], unreadable: BackendError | None
    ) -> Reply:
        fault = self._faults.next_fault(call.method, call.path)
        if fault is not None and fault.delay:
            await asyncio.sleep(fault.delay)
        if fault is not None and fault.trouble is not None and not fault.after:
            return await self._fail(fault)
        try:
            if unreadable is not None:
                raise unreadable
            self._authorize(request, call)
            status, answer = self._carry_out(request, call, uploads)
        except BackendError as error:
            status, answer = error.status, error.to_json()
        if fault is not None and fault.trouble is not None:
            return await self._fail(fault)
        return status, answer, {}

    async def _fail(self, fault: Fault) -> Reply:
        if fault.trouble == "hang":
            await self.closing.wait()
        if isinstance(fault.trouble, str):
            raise _BreakConnection
        if fault.trouble == 429:
            wait, is_global = fault.retry_after, fault.everywhere
            headers = self._limits.headers(1, 0, wait, fault.pattern) | refusal_headers(wait, is_global=is_global)
            return 429, refusal_body(wait, is_global=is_global), headers
        return fault.trouble or 500, {"code": fault.code, "message": fault.message}, {}

    def _authorize(self, request: web.Request, call: Call) -> None:
        given = request.headers.get("Authorization", "")
        known = given == f"Bot {self._token}" if self._token is not None else given.startswith("Bot ")
        if not known and not call.path.startswith(ROUTES_WITHOUT_TOKEN) and call.path != "/gateway":
            raise BackendError(401, 0, "401: Unauthorized")

    def _carry_out(self, request: web.Request, call: Call, uploads: list[Upload]) -> tuple[int, Any]:
        if (call.method, call.path) == ("GET", "/gateway"):
            return 200, {"url": self.gateway_url}
        if (call.method, call.path) == ("GET", "/gateway/bot"):
            starts = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            return 200, {"url": self.gateway_url, "shards": self._shards, "session_start_limit": starts}
        reason = request.headers.get("X-Audit-Log-Reason")
        self._check_interaction_token(call.path)
        self._note_deprecated(call)
        try:
            check(self._backend, call)
            self._backend.installs.check(call)
            self._backend.places.check(call)
            check_files(self._backend, call, self._uploads)
            if (message := self._nonces.find(call)) is not None:
                return 200, dict(message_payload(self._backend, message))
            self._backend.places.reopen(call)
            body = self._backend.installs.body_of(call)
            body, uploads = as_taken(self._backend, call, body, uploads, self._uploads)
            answer = dispatch(
                self._backend,
                call.method,
                call.path,
                json=body,
                params=call.query,
                files=uploads,
                reason=unquote(reason) if reason else None,
                message_content_access=self._reads_content,
            )
        except (RouteNotImplemented, UnsupportedField, NotImplementedError) as gap:
            self.calls.gaps.append(str(gap))
            log.warning("%s", gap)
            raise BackendError(501, 0, str(gap)) from gap
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            # SimCord reads required keys of a body without checking them.
            log.warning("%s %s with a body that makes no sense", call.method, call.path, exc_info=True)
            raise invalid_form_body(repr(error)) from error
        answer = self._backend.installs.tell(answer)
        hide_shown_files(answer)
        if call.route == CALLBACK_ROUTE:
            with_response = call.query.get("with_response", "").lower() in ("1", "true")
            return (200, answer) if with_response else (204, None)
        if (call.method, call.route) == ("POST", MESSAGES_ROUTE):
            self._nonces.add(call, int(answer["id"]))
        if (call.method, call.route) == ("POST", EMOJI_ROUTE):
            self._backend.cdn.store_emoji(answer["id"], str(call.body.get("image")))
        if (call.method, call.path) == ("GET", OWN_GUILDS_PATH):
            answer = [self._own_guild(guild) for guild in answer if self._backend.installs.has_bot(int(guild["id"]))]
        if (call.method, call.path) == ("GET", OWN_APPLICATION_PATH):
            count = sum(map(self._backend.installs.has_bot, self._backend.guilds))
            answer |= {"approximate_guild_count": count, "interactions_endpoint_url": None}
        return (204, None) if answer is None else (200, answer)

    def _own_guild(self, guild: dict[str, Any]) -> dict[str, Any]:
        """Return what Discord tells of a guild in the list of the bot's own."""
        rights = self._backend.compute_permissions(int(guild["id"]), self._backend.bot_user.id)
        named = {name: guild[name] for name in ("id", "name", "icon", "banner", "features")}
        return {**named, "owner": False, "permissions": str(rights)}

    def _note_deprecated(self, call: Call) -> None:
        """Note a followup while the original answer is thinking.

        Discord edits the original then, "for backwards compatibility. [...] This behavior is deprecated"
        (documentation, Create Followup Message).
        """
        if (call.method, call.route) == ("POST", FOLLOWUP_ROUTE):
            number = self._backend.interaction_tokens.get(call.path.split("/")[3])
            if number is not None and self._backend.interactions[number].loading:
                self.calls.deprecated.append(str(call))

    def _check_interaction_token(self, path: str) -> None:
        """Refuse a token that has outlived its 15 minutes with the code that Discord uses for it."""
        parts = path.split("/")
        number = self._backend.interaction_tokens.get(parts[3]) if len(parts) > 3 and parts[1] == "webhooks" else None
        if number is not None and (self._backend.interactions[number].expires_at or "") <= self._backend.now_iso():
            raise BackendError(401, 50027, "Invalid Webhook Token")


class _Nonces:
    """The messages of the last minutes that had an enforced nonce, so that none of them is made twice.

    A bot sends a message again when it does not know whether the first one arrived.
    """

    def __init__(self, backend: LocalBackend) -> None:
        self._backend = backend
        self._made: dict[tuple[int, str], tuple[datetime, int]] = {}

    def find(self, call: Call) -> Message | None:
        """Return the message that the same request has made before."""
        key = self._key(call)
        if key is None or key not in self._made:
            return None
        made_at, message_id = self._made[key]
        return self._backend.messages.get(key[0], {}).get(message_id) if call.at <= made_at + NONCE_KEPT else None

    def add(self, call: Call, message_id: int) -> None:
        if (key := self._key(call)) is not None:
            self._made = {old: made for old, made in self._made.items() if call.at <= made[0] + NONCE_KEPT}
            self._made[key] = call.at, message_id

    @staticmethod
    def _key(call: Call) -> tuple[int, str] | None:
        is_message = (call.method, call.route) == ("POST", MESSAGES_ROUTE) and isinstance(call.body, dict)
        if not is_message or not call.body.get("enforce_nonce") or call.body.get("nonce") is None:
            return None
        return int(call.path.split("/")[2]), str(call.body["nonce"])


class _BreakConnection(Exception):
    """The connection is to be broken instead of answered."""
