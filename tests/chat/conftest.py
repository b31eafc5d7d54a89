"""The bot as Discord knows it, on a local Discord, and the people who use it."""

from tests.house import ann, ben, bot, channel, clock, house, local, mei, no_errors, online, settings

__all__ = ["ann", "ben", "bot", "channel", "clock", "house", "local", "mei", "no_errors", "online", "settings"]
