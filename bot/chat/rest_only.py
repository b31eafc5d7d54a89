"""Asking Discord with the bot's token beside a bot that may be running: requests only, no connection to the gateway."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.config import NOT_DISCORD, UNKNOWN_TOKEN, Settings, SettingsError
from bot.errors import OperatorError

TOO_MANY_REQUESTS = 429
SERVER_ERROR = 500


class Unreachable(OperatorError):
    """There is no answer from Discord."""


class Refused(OperatorError):
    """Discord refused a request for a reason that no setting is."""


def passes(error: discord.HTTPException) -> bool:
    """Tell whether Discord may answer otherwise if it is asked again later."""
    return error.status == TOO_MANY_REQUESTS or error.status >= SERVER_ERROR


@asynccontextmanager
async def logged_in(settings: Settings, **options: Any) -> AsyncIterator[discord.Client]:
    """Yield a client that Discord knows; what goes wrong in its use is raised as a sentence for the operator.

    Raise SettingsError for a token or an address that is none; code within may handle Discord's refusals itself.
    """
    token = settings.require_token()
    if settings.discord_api_url is not None:
        Route.BASE = settings.discord_api_url
    async with discord.Client(intents=discord.Intents.none(), **options) as client:
        try:
            await client.login(token)
            yield client
        except discord.LoginFailure:
            raise SettingsError([UNKNOWN_TOKEN]) from None
        except (LookupError, TypeError, ValueError) as error:
            if client.user is not None:
                raise
            raise SettingsError([NOT_DISCORD]) from error
        except discord.HTTPException as error:
            if client.user is None and not passes(error):
                raise SettingsError([NOT_DISCORD]) from error
            raise Refused(f"Discord refused ({error.status}: {error.text or 'no reason given'}).") from error
        except (OSError, aiohttp.ClientError, TimeoutError) as error:
            raise Unreachable(f"Discord cannot be reached ({str(error) or type(error).__name__}).") from error
