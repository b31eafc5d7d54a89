"""`uno run`: the bot itself."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import platform
from collections.abc import Callable
from contextlib import suppress

from bot.chat.serve import serve
from bot.commands.start import settings_with_token
from bot.version import version

GC_THRESHOLDS = (10_000, 20, 20)
"""How seldom Python collects garbage: by default, a thousand games would often stand still for it."""

log = logging.getLogger(__name__)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add nothing: the bot is told everything by its settings."""


def run(_given: argparse.Namespace) -> int:
    """Run the bot, on the faster event loop where that is installed."""
    settings = settings_with_token()
    log.info("Starting version %s on Python %s", version(), platform.python_version())
    new_loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop
    with suppress(ModuleNotFoundError):
        from uvloop import new_event_loop as new_loop
    gc.set_threshold(*GC_THRESHOLDS)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(settings))
    return 0
