"""What is counted and timed for the operator; `bot.chat.monitor` serves it.

Nothing here names a user, a server or a game.
"""

from __future__ import annotations

import logging
import re
import time
from types import SimpleNamespace

import aiohttp
from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("uno_moves", "Answers of all kinds that were carried out and committed", ["edition"])
GAMES = Gauge("uno_games", "Games that this process runs, by edition and where they stand", ["edition", "state"])
AWAY = Gauge("uno_away_seats", "Seats of people who are away, in games that are played")
ANSWER_SECONDS = Histogram(
    "uno_answer_seconds",
    "From hearing a press or command to Discord's having the answer",
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0),
)
UNANSWERED = Counter("uno_unanswered", "Presses and commands that got no answer: floods, and what came too late")
COMMIT_SECONDS = Histogram(
    "uno_commit_seconds",
    "How long one transaction took",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
COMMITTED = Counter("uno_committed_units", "Units of changes that became durable")
NOT_COMMITTED = Counter("uno_refused_units", "Units of changes that did not", ["reason"])
REST_CALLS = Counter("uno_rest_calls", "Requests to Discord's API; too many are 429", ["route", "status"])
REST_SECONDS = Histogram(
    "uno_rest_seconds", "How long Discord took to answer", buckets=(0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)
)
REST_WAITING = Gauge("uno_rest_waiting", "Requests to channels that wait for their turn")
GATEWAY = Counter("uno_gateway", "What befell the connections to Discord's gateway", ["event"])
RESTARTS = Counter("uno_restarts", "How often the bot had to begin anew inside this process, for lack of Discord")
ERRORS = Counter("uno_errors", "What was logged as an error", ["logger"])

# What differs from call to call: ids, the tokens of interactions and webhooks, emoji.
_IDS = re.compile(r"/\d{5,}")
_TOKENS = re.compile(r"^(/(?:webhooks|interactions)/\{id\})/[^/]+")
_ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
TOKEN = r"\1/{token}"
_VERSION = re.compile(r"^.*/api/v\d+")


def route_of(method: str, path: str) -> str:
    """Return a request's route, the same for all ids and without any token: `PATCH /channels/{id}/messages/{id}`."""
    path = _IDS.sub("/{id}", _VERSION.sub("", path))
    return f"{method} {_TOKENS.sub(TOKEN, path)}"


def tracing() -> aiohttp.TraceConfig:
    """Return a configuration that has aiohttp count and time the requests of a session."""
    config = aiohttp.TraceConfig()

    async def began(_session: object, request: SimpleNamespace, _begin: object) -> None:
        request.began = time.perf_counter()

    async def ended(_session: object, request: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        REST_SECONDS.observe(time.perf_counter() - request.began)
        REST_CALLS.labels(route_of(end.method, end.url.path), end.response.status).inc()
        if found := _ANSWER.search(end.url.path):
            _sent(int(found[1]))

    async def failed(_session: object, _request: object, end: aiohttp.TraceRequestExceptionParams) -> None:
        REST_CALLS.labels(route_of(end.method, end.url.path), "none").inc()

    config.on_request_start.append(began)
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config


_began: dict[int, float] = {}
"""When each interaction began that has no answer yet."""


def begin_answer(interaction: int) -> None:
    """Start to time the answer to an interaction."""
    _began[interaction] = time.perf_counter()


def _sent(interaction: int) -> None:
    since = _began.pop(interaction, None)
    if since is not None:
        ANSWER_SECONDS.observe(time.perf_counter() - since)


def end_answer(interaction: int) -> None:
    """Count the interaction as unanswered if no answer was sent; none comes after this."""
    if _began.pop(interaction, None) is not None:
        UNANSWERED.inc()


class CountErrors(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.name).inc()
