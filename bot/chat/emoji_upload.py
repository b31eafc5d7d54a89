"""The application's emoji: uploads those that are missing, one for each face, and takes away drawings they replaced.

What is uploaded stays: interrupted anywhere, it goes on where it was when it is started again. A replaced drawing is
taken away by a later run only, because a running bot still shows it, and Discord refuses messages with an emoji that
is gone.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

import discord

from bot.art.emoji import emoji_name, emoji_png, every_emoji, stem_of
from bot.chat.rest_only import TOO_MANY_REQUESTS, Refused, Unreachable, logged_in
from bot.config import Settings
from bot.errors import OperatorError
from bot.progress import Report
from bot.rules.edition import Edition

EMOJI_ALLOWED = 2000
"""How many emoji Discord lets an application have."""
NO_ROOM = 30008
"""Discord's code for having no room."""
UPLOAD_PAUSE_S = 1.0
"""How long between two uploads; Discord may ask for more, and gets it."""
SILENT_WAIT_S = 30.0
"""How long Discord may make it wait before that is said; uploads may be held up for an hour."""
GO_ON = "What has been uploaded stays; start the command again to go on."

Say = Callable[[str], None]
Sleep = Callable[[float], Awaitable[None]]


class EmojiError(OperatorError):
    """Uploading ended early; says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Compared:
    """The emoji that an application has, and those that the bot shows."""

    wanted: Mapping[str, tuple[Edition, int]]
    missing: Sequence[str]
    replaced: Sequence[discord.Emoji]
    """Earlier drawings of what is there in its present one."""


def compare(there: Sequence[discord.Emoji]) -> Compared:
    """Return what the application lacks, and what it need not have any more."""
    known = {emoji.name for emoji in there}
    wanted = {emoji_name(edition, face): (edition, face) for edition, face in every_emoji()}
    renewed = {stem_of(name) for name in wanted if name in known}
    return Compared(
        wanted,
        [name for name in wanted if name not in known],
        [emoji for emoji in there if emoji.name not in wanted and stem_of(emoji.name) in renewed],
    )


async def upload(settings: Settings, say: Say, report: Report, sleep: Sleep = asyncio.sleep) -> None:
    """Give the application every emoji that it lacks; raise SettingsError or EmojiError with a sentence."""
    try:
        async with logged_in(settings, max_ratelimit_timeout=SILENT_WAIT_S) as client:
            try:
                await _upload(client, say, report, sleep)
            except discord.HTTPException as error:
                raise EmojiError(_sentence(error)) from error
    except (Refused, Unreachable) as error:
        raise EmojiError(f"{error} {GO_ON}") from error


async def _upload(client: discord.Client, say: Say, report: Report, sleep: Sleep) -> None:
    there = await client.fetch_application_emojis()
    compared = compare(there)
    wanted, missing = compared.wanted, compared.missing
    if len(there) + len(missing) > EMOJI_ALLOWED:
        raise EmojiError(
            f"The application has {len(there)} emoji and lacks {len(missing)}; Discord allows {EMOJI_ALLOWED}. "
            "Remove some in the developer portal, then start the command again."
        )
    if missing:
        minutes = max(1, round(len(missing) * UPLOAD_PAUSE_S / 60))
        say(f"Uploading {len(missing)} of {len(wanted)} emoji. It takes at least {minutes} min and can be interrupted.")
    for count, name in enumerate(missing, 1):
        create = partial(client.create_application_emoji, name=name, image=emoji_png(*wanted[name]))
        await _retry_when_limited(create, say, sleep)
        report(count, len(missing))
        await sleep(UPLOAD_PAUSE_S)
    await _take_away(compared.replaced, say, sleep)
    finds = " A running bot finds them within half an hour, or at once when it is restarted."
    say(f"All {len(wanted)} emoji are there." + (finds if missing else ""))


async def _retry_when_limited(deed: Callable[[], Awaitable[object]], say: Say, sleep: Sleep) -> None:
    """Do it; as often as Discord asks to wait first, waits, and says so."""
    while True:
        try:
            await deed()
            return
        except discord.RateLimited as limited:
            say(f"Discord asks to wait {math.ceil(limited.retry_after / 60)} min; then it goes on by itself.")
            await sleep(limited.retry_after)


async def _take_away(replaced: Sequence[discord.Emoji], say: Say, sleep: Sleep) -> None:
    """Remove earlier drawings."""
    for emoji in replaced:
        with suppress(discord.NotFound):
            await _retry_when_limited(emoji.delete, say, sleep)
        await sleep(UPLOAD_PAUSE_S)
    if replaced:
        say(f"Earlier drawings removed: {len(replaced)}.")


def _sentence(error: discord.HTTPException) -> str:
    if error.code == NO_ROOM:
        return (
            f"Discord has no room for more emoji ({EMOJI_ALLOWED} are allowed). "
            "Remove some in the developer portal, then start the command again."
        )
    if error.status == TOO_MANY_REQUESTS:
        return "Discord accepts no more for now. What has been uploaded stays; start the command again in an hour."
    return f"Discord refused ({error.status}: {error.text or 'no reason given'}). {GO_ON}"
