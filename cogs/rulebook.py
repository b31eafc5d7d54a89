"""`/rules`: the rule book, by page and by card; it works everywhere, and what is pressed in it does so for good."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.cards import Symbol
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.screens.buttons import shortened
from bot.screens.codec import NO_GAME, Press, parse
from bot.screens.rulebook import CARD, RULES, Place, card_title, cards_of, place_of, rulebook
from bot.screens.words import card_words, symbol_words
from bot.sessions import Denied, Session, settings_of
from bot.store import StoreError
from bot.text import LOCALES, Text, text_for
from cogs.completion import Candidate, found_by, plain
from cogs.gallery import Gallery
from cogs.replies import Interaction, Unable, in_time, say, text_of
from cogs.tables import Tables
from cogs.translation import words
from cogs.uno import LONGEST_CHOICE, LONGEST_SHOWN, MOST_CHOICES

if TYPE_CHECKING:
    from bot.client import Uno

USUALLY = 1.0
"""How many seconds the book waits for what it can do without."""


class RuleBook(commands.Cog):
    """`/rules`, and what is pressed in the book."""

    def __init__(self, bot: Uno, gallery: Gallery, tables: Tables) -> None:
        self._bot = bot
        self._gallery = gallery
        self._tables = tables

    @app_commands.command(name=words("rules-name"), description=words("rules-description"))
    @app_commands.rename(edition=words("edition-name"), card=words("card-name"))
    @app_commands.describe(edition=words("rules-edition-description"), card=words("card-description"))
    @app_commands.choices(
        edition=[app_commands.Choice(name=words(f"lobby-edition-{key}"), value=key) for key in EDITIONS]
    )
    async def rules(self, asked: Interaction, edition: str | None = None, card: str | None = None) -> None:
        """Opens the book, perhaps at a card."""
        session = self._here(asked)
        text = text_of(asked)
        place = opened_at(edition or await self._usual(asked), session)
        if card is not None:
            press = picked(card) or best(cards_found(text, place.edition, card, alone=edition is not None))
            if press is None:
                shown = discord.utils.escape_markdown(shortened(card, LONGEST_SHOWN))
                await say(asked, text("answer-no-card", typed=shown))
                return
            place = place_of(press.words, session)
        await self._gallery.show(asked, rulebook(place, text, session))

    @rules.autocomplete("card")
    async def cards(self, asked: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The cards of the edition; where none is given, of the one that is played here, and then of the others."""
        edition = getattr(asked.namespace, "edition", None)
        place = opened_at(edition or await self._usual(asked), self._here(asked))
        found = cards_found(text_of(asked), place.edition, typed, alone=edition is not None)
        return [
            app_commands.Choice(name=one.words[:LONGEST_CHOICE], value=one.press.custom_id)
            for one in found[:MOST_CHOICES]
        ]

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Shows the page or the card that was pressed or picked, in the book of a table if it belongs to one."""
        session = self._bot.sessions.get(press.game)
        if session is not None:
            with suppress(Unable, Denied):  # the rules can be read whatever becomes of the game
                await self._tables.notice(click, session, USUALLY)
        chosen = [word for value in values for word in value.split()]
        await self._gallery.show(click, rulebook(place_of([*press.words, *chosen], session), text_of(click), session))

    async def _usual(self, asked: Interaction) -> str | None:
        """The edition that is usual on this server, where none is played in the channel."""
        if self._here(asked) is not None:
            return None
        with suppress(Unable, StoreError):
            return (await in_time(asked, settings_of(self._bot.store, asked.guild_id or 0), USUALLY)).edition
        return None

    def _here(self, asked: Interaction) -> Session | None:
        """The game in this channel."""
        return self._bot.sessions.in_channel(asked.channel_id or 0)


def opened_at(edition: str | None, session: Session | None) -> Place:
    """The first page of this edition, or of the one that is played at the table, or of the first of all."""
    return place_of(() if edition is None else (edition,), session)


def picked(value: str) -> Press | None:
    """The card of a choice that came up while typing; None, where something else was typed."""
    press = parse(value)
    return press if press is not None and press.verb == RULES else None


def best(found: Sequence[Candidate]) -> Press | None:
    """The card that fits best what was typed."""
    return found[0].press if found else None


def cards_found(text: Text, edition: Edition, typed: str, *, alone: bool) -> list[Candidate]:
    """The cards of an edition that fit what was typed; unless it is meant alone, then those that only others have."""
    found = found_by(typed, candidates(edition.key, text.locale))
    if alone:
        return found
    own = cards_of(edition)
    for key in EDITIONS:
        others = [one for one in candidates(key, text.locale) if one.press.words[-1] not in own]
        name = text(f"lobby-edition-{key}")
        found += [
            replace(one, words=text("answer-card-of", card=one.words, edition=name)) for one in found_by(typed, others)
        ]
    return found


@cache
def candidates(key: str, locale: str) -> tuple[Candidate, ...]:
    """The cards of an edition, and all that each goes by."""
    edition = EDITIONS[key]
    return tuple(
        Candidate(
            Press(NO_GAME, 0, Place(edition, CARD, card).what),
            card_title(text_for(locale), edition, symbols),
            tuple(dict.fromkeys(plain(name) for name in _names(edition, symbols))),
        )
        for card, symbols in cards_of(edition).items()
    )


def _names(edition: Edition, symbols: Sequence[Symbol]) -> Iterator[str]:
    """Its tokens and names, also what other editions call it, and those of its faces."""
    for symbol in symbols:
        yield symbol.token
    for text in map(text_for, LOCALES):
        yield card_title(text, edition, symbols)
        for other in EDITIONS.values():
            yield from (symbol_words(text, other, symbol) for symbol in symbols)
        for face in edition.faces:
            if face.symbol in symbols:
                yield from (face.token, card_words(text, edition, face.index))
