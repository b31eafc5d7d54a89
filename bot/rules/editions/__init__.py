"""The editions, by their key."""

import bot.rules.house  # noqa: F401  # an edition offers those that it finds
from bot.rules.edition import Edition
from bot.rules.editions.avengers import AVENGERS
from bot.rules.editions.bts import BTS
from bot.rules.editions.classic import CLASSIC
from bot.rules.editions.minecraft import MINECRAFT
from bot.rules.editions.no_mercy import NO_MERCY
from bot.rules.editions.transformers import TRANSFORMERS

EDITIONS: dict[str, Edition] = {
    edition.key: edition for edition in (CLASSIC, AVENGERS, BTS, MINECRAFT, TRANSFORMERS, NO_MERCY)
}
