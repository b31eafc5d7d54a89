"""What Discord says about the bot, asked with its token and without the gateway: a running bot notices nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import datetime
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord

from bot.chat.invitation import IN_THREADS, NEEDED, invitation
from bot.chat.rest_only import logged_in
from bot.config import Settings, SettingsError
from bot.errors import OperatorError
from bot.findings import Finding, State

GUILDS_A_PAGE = 200
SKEW_ALLOWED_S = 5.0
ASK_WITHIN_S = 30.0
"""Where Discord wants more time between two requests, that is a finding."""

Clock = Callable[[], datetime]
Check = Callable[[discord.Client], AsyncIterator[Finding]]


async def check_discord(settings: Settings, servers: int, clock: Clock) -> AsyncIterator[Finding]:
    """Yield what is found; of no more than so many servers."""
    skew = _Skew(clock)
    try:
        async with logged_in(settings, max_ratelimit_timeout=ASK_WITHIN_S, http_trace=skew.tracing()) as client:
            application = client.application
            known = f"Discord knows it: {client.user}, application {client.application_id}."
            yield Finding("token", State.OK, known, {"application": str(client.application_id)})
            checks: dict[str, Check] = {
                "application": _application,
                "connections": _connections,
                "servers": lambda asked: _servers(asked, servers),
                "emoji": _emoji,
            }
            for about, check in checks.items():
                if application is not None:
                    async for finding in _told(about, check(client)):
                        yield finding
    except SettingsError as error:
        yield Finding("token", State.WRONG_SETTING, str(error))
    except OperatorError as error:
        yield Finding("token", State.PROBLEM, f"{error} Look whether this machine reaches the network.")
    yield skew.finding()


async def _told(about: str, found: AsyncIterator[Finding]) -> AsyncIterator[Finding]:
    """Yield what was found; where Discord does not answer one question, the others are asked all the same."""
    try:
        async for finding in found:
            yield finding
    except discord.RateLimited as error:
        yield Finding(about, State.SKIPPED, f"Discord wants to be asked again in {error.retry_after:.0f} s.")
    except (discord.HTTPException, discord.GatewayNotFound) as error:
        why = f" ({error.status})" if isinstance(error, discord.HTTPException) else ""
        yield Finding(about, State.PROBLEM, f"Discord refused to tell{why}; try again later.")


async def _application(client: discord.Client) -> AsyncIterator[Finding]:
    application = client.application
    if application is None:
        return
    problems = []
    if application.interactions_endpoint_url:
        problems.append(
            "Presses and commands are sent to another address; clear Interactions Endpoint URL in the developer portal."
        )
    if application.bot_require_code_grant:
        problems.append("The link of an invitation does not work; turn off Requires OAuth2 Code Grant in the portal.")
    for problem in problems:
        yield Finding("application", State.PROBLEM, problem)
    if not problems:
        whom = "everybody" if application.bot_public else "its owner alone"
        yield Finding("application", State.OK, f"No privileged intents are needed; {whom} can invite it.")


async def _connections(client: discord.Client) -> AsyncIterator[Finding]:
    shards, _, limits = await client.http.get_bot_gateway()
    left, hours = limits["remaining"], limits["reset_after"] / 3_600_000
    details = {"shards": shards, "remaining": left}
    if left < shards:
        wait = f"Discord lets it connect {left} times more; wait {hours:.1f} h, and look why it restarts so often."
        yield Finding("connections", State.PROBLEM, wait, details)
    else:
        advised = f"{shards} {'shard is' if shards == 1 else 'shards are'} advised"
        yield Finding("connections", State.OK, f"{advised}, and {left} may be opened today.", details)


async def _servers(client: discord.Client, most: int) -> AsyncIterator[Finding]:
    """Ask for pages of the servers, each of which tells what the bot's roles allow there."""
    looked_at = lacking = 0
    after: Any = None
    while looked_at < most:
        limit = min(GUILDS_A_PAGE, most - looked_at)
        page: list[Any] = list(await client.http.get_guilds(limit, after=after, with_counts=False))
        for guild in page:
            missing = missing_permissions(int(guild["permissions"]))
            if missing:
                lacking += 1
                yield _lacking(client, guild, missing)
        looked_at += len(page)
        if len(page) < limit:
            break
        after = page[-1]["id"]
    details = {"servers": looked_at, "lacking": lacking}
    if not looked_at:
        link = invitation(client.application_id or 0)
        yield Finding("servers", State.OK, f"It is in none yet; invite it: {link}", details)
    elif not lacking:
        are = "server has" if looked_at == 1 else "servers have"
        says = f"{looked_at:,} {are} given it what it needs; a channel may still take that away."
        yield Finding("servers", State.OK, says, details)


def missing_permissions(given: int) -> list[str]:
    """Return the permissions, by Discord's names, that the bot needs and its roles do not give."""
    permissions = discord.Permissions(given)
    if permissions.administrator:
        return []
    return [name for name in (*NEEDED, *IN_THREADS.values()) if not getattr(permissions, name)]


def _lacking(client: discord.Client, guild: Any, missing: list[str]) -> Finding:
    named = ", ".join(name.replace("_", " ") for name in missing)
    says = (
        f"{guild['name']} ({guild['id']}) does not give it: {named}. Give them to its role there, or invite it again: "
        f"{invitation(client.application_id or 0)}"
    )
    return Finding("servers", State.PROBLEM, says, {"server": str(guild["id"]), "missing": missing})


async def _emoji(client: discord.Client) -> AsyncIterator[Finding]:
    from bot.chat.emoji_upload import compare  # which needs Pillow

    compared = compare(await client.fetch_application_emojis())
    missing, stale, all_of = len(compared.missing), len(compared.replaced), len(compared.wanted)
    details = {"missing": missing, "stale": stale}
    if missing:
        says = f"{missing} of {all_of} are missing, and cards are shown as words there; start `uno emoji`."
        yield Finding("emoji", State.PROBLEM, says, details)
    else:
        drawings = f", and {stale} earlier drawings, which `uno emoji` takes away" if stale else ""
        yield Finding("emoji", State.OK, f"All {all_of} are there{drawings}.", details)


class _Skew:
    """How far the machine's clock is from Discord's, by the Date in the head of each answer."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._seconds: float | None = None

    def tracing(self) -> aiohttp.TraceConfig:
        """Return what listens to the requests."""
        trace = aiohttp.TraceConfig()

        async def ended(_session: object, _context: object, request: aiohttp.TraceRequestEndParams) -> None:
            said = request.response.headers.get("Date")
            if said is not None:
                # It names whole seconds, and was said a moment ago.
                self._seconds = (self._clock() - parsedate_to_datetime(said)).total_seconds() - 0.5

        trace.on_request_end.append(ended)
        return trace

    def finding(self) -> Finding:
        """Return what is found of the clock."""
        if self._seconds is None:
            return Finding("clock", State.SKIPPED, "Discord did not say what time it is.")
        seconds, details = abs(self._seconds), {"ahead_s": round(self._seconds, 1)}
        if seconds <= SKEW_ALLOWED_S:
            return Finding("clock", State.OK, "It agrees with Discord's.", details)
        way = "ahead of" if self._seconds > 0 else "behind"
        says = f"This machine's is {seconds:,.0f} s {way} Discord's; have it set over the network (NTP)."
        return Finding("clock", State.PROBLEM, says, details)
