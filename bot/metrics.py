"""What is counted and timed for the operator; `bot.chat.monitor` serves it.

Nothing here names a user, a server or a game.
"""

from __future__ import annotations

import logging
import re
import time
from types import SimpleNamespace

import aiohttp
from prometheus_client import Counter, Gauge, Histogram, Info, Summary

BUILD = Info("uno_build", "What runs: its version, Python's and discord.py's")
SERVERS = Gauge("uno_servers", "Servers that have the bot and whose games this process runs")
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
DATABASE_BYTES = Gauge("uno_database_bytes", "How large the database is; NaN while it cannot be asked")
UNCOUNTED = Gauge("uno_uncounted_ends", "Ends of rounds and matches that are not counted yet; NaN like the size")
COUNTING_LAG = Gauge("uno_counting_lag_seconds", "How long the next end to be counted has waited; NaN like the size")
REST_CALLS = Counter("uno_rest_calls", "Requests to Discord's API; too many are 429", ["route", "status"])
REST_SECONDS = Histogram(
    "uno_rest_seconds", "How long Discord took to answer", buckets=(0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)
)
REST_WAITING = Gauge("uno_rest_waiting", "Requests to channels that wait for their turn")
REST_BUDGET = Gauge("uno_rest_budget_per_second", "Requests a second that this process may send to channels")
REST_BUDGET_USED = Counter("uno_rest_budget_used", "Requests that were sent and count against it")
PICTURES_TAKEN = Gauge(
    "uno_pictures_taken", "1 where Discord takes pictures in requests of this kind, 0 once it did not", ["route"]
)
LOOP_DELAY = Histogram(
    "uno_loop_delay_seconds",
    "How late the event loop comes to what is due",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
)
LONGEST_DELAY = Gauge("uno_loop_delay_longest_seconds", "The longest such delay since the figures were asked for last")
GATEWAY = Counter("uno_gateway", "What befell the connections to Discord's gateway", ["event"])
WAITING_THOUGHTS = Gauge("uno_thoughts_waiting", "What hard computers have to think out, and no process has begun")
LATE_ANSWERS = Summary(
    "uno_hard_answer_late_seconds",
    "How much longer hard computers took than they pretend to; thought out in `full`, cut `short`, or as `normal` ones",
    ["thought"],
)
RESTARTS = Counter("uno_restarts", "How often the bot had to begin anew inside this process, for lack of Discord")
ERRORS = Counter("uno_errors", "What was logged as an error", ["logger"])

# What differs from call to call: ids, the tokens of interactions and webhooks, emoji, avatars.
_IDS = re.compile(r"/\d{5,}")
_TOKENS = re.compile(r"^(/(?:webhooks|interactions)/\{id\})/[^/]+")
_AVATARS = re.compile(r"^.*(/avatars/\{id\}/).+")
_ANSWER = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
TOKEN = r"\1/{token}"
AVATAR = r"\1{avatar}"
_VERSION = re.compile(r"^.*/api/v\d+")


def route_of(method: str, path: str) -> str:
    """Return a request's route, the same for all ids and without any token: `PATCH /channels/{id}/messages/{id}`."""
    path = _IDS.sub("/{id}", _VERSION.sub("", path))
    return f"{method} {_AVATARS.sub(AVATAR, _TOKENS.sub(TOKEN, path))}"


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
