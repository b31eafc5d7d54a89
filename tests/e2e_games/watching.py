"""Everything that goes between the bot and Discord, checked as it comes: no body is kept for longer than that."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from simcord.backend.models import Interaction, ResponseKind

from bot.playground import LocalDiscord
from bot.playground.server.api_calls import Call, CallLog
from bot.rules.refusal import CODES as REFUSALS
from bot.screens.codec import Press, parse
from bot.screens.words import refusal_words
from bot.sessions.refusals import CODES as SESSION_REFUSALS
from bot.text import LOCALES, text_for
from tests.e2e_games.eyes import read_of
from tests.e2e_games.knowing import UNDER_WAY, Delivered
from tests.e2e_games.limits import not_as_described, not_together

EPHEMERAL = 1 << 6
COMPLETION = 4
CALLBACK = "/interactions/{interaction_id}/{token}/callback"
DEFERRED = {5, 6}
UPDATES = {6, 7}
UNKNOWN_MESSAGE = 10008
OPEN_TO_ALL = {"rules", "replay", "log", "options", "set"}
"""The rule book and the options speak of cards, and not of a player's; what is over is no secret any more."""
NOTHING_DONE = ("answer-gone", "answer-trouble", "answer-no-game", "answer-no-store")
NO = {text_for(locale)(words) for locale in LOCALES for words in NOTHING_DONE}
NO |= {refusal_words(text_for(locale), code) for locale in LOCALES for code in (*REFUSALS, *SESSION_REFUSALS)}


@dataclass(slots=True)
class Asked:
    """An interaction: what a user did, and what came back."""

    id: int
    at: datetime
    user: int
    channel: int
    press: Press | None
    """What was pressed, or picked from what `/uno play` offers."""
    typed: str
    """What was typed into a command, where it was no press."""
    completes: bool
    """Whether the user only typed into an option."""
    callbacks: int = 0
    deferred: bool = False
    texts: list[str] = field(default_factory=list)

    @property
    def acknowledged(self) -> bool:
        """Whether it was carried out: answered, and not refused."""
        said = {self.texts[0]} if len(self.texts) == 1 else set()
        said |= {line[2:] for text in self.texts for line in text.splitlines() if line.startswith("> ")}
        return self.callbacks > 0 and not said & NO


class Watch(CallLog):
    """The local Discord's log of calls, which checks every request; what it finds wrong are its faults."""

    def __init__(self, local: LocalDiscord) -> None:
        super().__init__()
        self._calls = deque(maxlen=200)
        self._backend = local.backend
        self._open: deque[Call] = deque()
        self.faults: list[str] = []
        self.routes: Counter[str] = Counter()
        self.slowest = timedelta()
        self.raced = 0
        """Edits of a message that the bot itself had just taken away."""
        self.asked: dict[int, Asked] = {}
        self.by_channel: defaultdict[int, list[Asked]] = defaultdict(list)
        self.delivered: defaultdict[int, list[Delivered]] = defaultdict(list)
        local.calls = local.rest.calls = self
        local.backend.subscribers.append(self._hear)

    def close(self) -> list[str]:
        """All that was wrong, when nothing is under way any more."""
        self._settle(wait=False)
        self.faults += [f"a gap: {gap}" for gap in self.gaps]
        self.faults += [f"never answered: {asked}" for asked in self.asked.values() if asked.callbacks != 1]
        return self.faults

    def forget(self, channel: int) -> None:
        """Let go of what was heard in a channel where all is over and checked."""
        self.delivered.pop(channel, None)
        for asked in self.by_channel.pop(channel, []):
            if asked.callbacks == 1:
                del self.asked[asked.id]

    # What people do

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "INTERACTION_CREATE":
            return
        data = payload.get("data") or {}
        user = payload.get("user") or payload["member"]["user"]
        options = [inner for option in data.get("options") or [] for inner in option.get("options") or []]
        words = data.get("custom_id") or next((str(one["value"]) for one in options if one["name"] == "answer"), "")
        press = parse(words)
        asked = Asked(
            int(payload["id"]),
            self._backend.clock.now(),
            int(user["id"]),
            int(payload["channel_id"]),
            press,
            words if press is None else "",
            payload["type"] == COMPLETION,
        )
        self.asked[asked.id] = asked
        self.by_channel[asked.channel].append(asked)

    # What the bot does

    def add(self, call: Call) -> None:
        """Check a request as it comes in."""
        super().add(call)
        self._open.append(call)
        self._settle()
        self.routes[f"{call.method} {call.route}"] += 1
        if call.body is not None:
            faults = not_as_described(call.method, call.path, call.body) + not_together(call.body)
            self.faults += [f"{call.method} {call.route}: {fault}" for fault in faults]
            self._deliver(call)

    def _deliver(self, call: Call) -> None:
        _, first, number, *rest = [*call.path.split("/"), "", ""][:5]
        texts, carried = read_of(call.body)
        if first == "channels":
            self.delivered[int(number)].append(Delivered(call.at, call.at - UNDER_WAY, None, texts, carried))
            return
        if call.route != CALLBACK and first != "webhooks":
            return
        interaction = int(number) if first == "interactions" else self._backend.interaction_tokens.get(rest[0], 0)
        asked = self.asked.get(interaction)
        record = self._backend.interactions.get(interaction)
        if asked is None or record is None:
            if first == "interactions":
                self.faults.append(f"an answer to nothing: {call}")
            return
        if call.route == CALLBACK:
            self._called_back(call, asked)
        if call.route == CALLBACK or asked.deferred:
            asked.texts += texts
        if asked.press is not None and asked.press.verb in OPEN_TO_ALL:
            return
        if asked.typed and not asked.completes:
            texts = [text.replace(asked.typed, "") for text in texts]  # what one types oneself is no secret
        user = asked.user if self._is_private(call, asked, record) else None
        since = max(asked.at, call.at - UNDER_WAY)
        self.delivered[asked.channel].append(Delivered(call.at, since, user, texts, carried))

    def _is_private(self, call: Call, asked: Asked, record: Interaction) -> bool:
        """Whether only the one who asked sees it: a new message that says so, or a change of one that is."""
        messages = self._backend.messages.get(asked.channel, {})
        *_, last = call.path.split("/")
        if call.route != CALLBACK and (call.method == "POST" or last.isdecimal()):  # a message beside the answer
            beside = messages.get(int(last)) if call.method != "POST" else None
            is_gone = beside is None and call.method != "POST"
            return is_gone or bool(_flags(call) & EPHEMERAL) if beside is None else beside.is_ephemeral
        source = messages.get(record.source_message_id or 0)
        changes_source = record.response_kind in {ResponseKind.UPDATE, ResponseKind.DEFERRED_UPDATE}
        if call.route == CALLBACK:
            changes_source = call.body.get("type") in UPDATES
        elif call.method == "PATCH" and not changes_source:
            return record.ephemeral
        if changes_source:
            return source is None or source.is_ephemeral  # none: it is gone, and no one sees what is shown there
        return asked.completes or bool(_flags(call) & EPHEMERAL)

    def _called_back(self, call: Call, asked: Asked) -> None:
        asked.callbacks += 1
        asked.deferred = call.body.get("type") in DEFERRED
        self.slowest = max(self.slowest, call.at - asked.at)
        if asked.callbacks > 1:
            self.faults.append(f"answered again: {asked}")

    def _settle(self, *, wait: bool = True) -> None:
        """Look at what Discord answered."""
        for _ in range(len(self._open)):
            call = self._open.popleft()
            if call.status is None:
                if wait:
                    self._open.append(call)
                continue
            code = call.answer.get("code") if isinstance(call.answer, dict) else None
            is_gone = call.status == 404 and code == UNKNOWN_MESSAGE
            if is_gone and call.path.startswith("/channels/"):
                self.raced += 1
            elif is_gone and call.route == CALLBACK:  # a press on a hand that another takes the place of
                self.raced += 1
                self.asked[int(call.path.split("/")[2])].callbacks -= 1
            elif call.status >= 400:
                self.faults.append(f"{call}: {str(call.answer)[:300]}")


def _flags(call: Call) -> int:
    return int((call.body.get("data") or call.body).get("flags") or 0)
