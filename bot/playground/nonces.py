"""Messages that a bot sends a second time because it does not know whether the first arrived."""

from __future__ import annotations

from datetime import datetime, timedelta

from simcord.backend.models import Message

from .ledger import Call
from .world import LocalBackend

MESSAGES_ROUTE = "/channels/{channel_id}/messages"
KEPT_FOR = timedelta(minutes=5)


class Nonces:
    """Remembers for some minutes which message was made with which enforced nonce."""

    def __init__(self, backend: LocalBackend) -> None:
        self._backend = backend
        self._made: dict[tuple[int, str], tuple[datetime, int]] = {}

    def made_before(self, call: Call) -> Message | None:
        key = _key(call)
        made = self._made.get(key) if key is not None else None
        if key is None or made is None or made[0] + KEPT_FOR < call.at:
            return None
        return self._backend.messages.get(key[0], {}).get(made[1])

    def remember(self, call: Call, message_id: int) -> None:
        key = _key(call)
        if key is None:
            return
        self._made = {old: made for old, made in self._made.items() if made[0] + KEPT_FOR >= call.at}
        self._made[key] = call.at, message_id


def _key(call: Call) -> tuple[int, str] | None:
    asked = (call.method, call.route) == ("POST", MESSAGES_ROUTE) and isinstance(call.body, dict)
    if not asked or not call.body.get("enforce_nonce") or call.body.get("nonce") is None:
        return None
    return int(call.path.split("/")[2]), str(call.body["nonce"])
