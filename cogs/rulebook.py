"""`/uno rules`: the rule book, by page and by card. It works everywhere, and its buttons never expire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.completion import CHOICE_LENGTH, MOST_CHOICES, TYPED_LENGTH, Candidate, found_by, normalize
from bot.chat.permissions import require_place
from bot.chat.replies import Interaction, UserError, give_up_after, say, text_of
from bot.chat.servers import server_id
from bot.chat.translation import words
from bot.rules.cards import Symbol
from bot.rules.edition import Edition
from bot.rules.editions import EDITIONS
from bot.screens.buttons import shortened
from bot.screens.codec import NO_GAME, Press, parse
from bot.screens.rulebook import CARD, RULES, Place, card_title, cards_of, place_of, rulebook
from bot.screens.words import card_words, symbol_words
from bot.sessions.guild_settings import settings_of
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Table
from bot.store.errors import StoreError
from bot.text import LOCALES, Text, text_for

if TYPE_CHECKING:
    from bot.chat.client import Uno


class RuleBook(commands.Cog):
    """The `/uno rules` command, and the buttons of the book."""

    def __init__(self, bot: Uno) -> None:
        self._bot = bot

    @app_commands.command(name=words("rules-name"), description=words("rules-description"))
    @app_commands.rename(edition=words("edition-name"), card=words("card-name"))
    @app_commands.describe(edition=words("rules-edition-description"), card=words("card-description"))
    @app_commands.choices(
        edition=[app_commands.Choice(name=words(f"lobby-edition-{key}"), value=key) for key in EDITIONS]
    )
    async def rules(self, asked: Interaction, edition: str | None = None, card: str | None = None) -> None:
        """Show the first page of the book, or a card."""
        table, text = self._here(asked), text_of(asked)
        place = opened_at(edition or await self._usual(asked), table)
        if card is not None:
            press = picked(card) or best(cards_found(text, place.edition, card, alone=edition is not None))
            if press is None:
                shown = discord.utils.escape_markdown(shortened(card, TYPED_LENGTH))
                await say(asked, text("answer-no-card", typed=shown))
                return
            place = place_of(press.words, table)
        await self._bot.presenter.show(asked, rulebook(place, text, table))

    @rules.autocomplete("card")
    async def cards(self, asked: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the matching cards of this edition; without one, of the edition played here and then of the others."""
        edition = getattr(asked.namespace, "edition", None)
        place = opened_at(edition or await self._usual(asked), self._here(asked))
        found = cards_found(text_of(asked), place.edition, typed, alone=edition is not None)
        return [
            app_commands.Choice(name=one.words[:CHOICE_LENGTH], value=one.press.custom_id)
            for one in found[:MOST_CHOICES]
        ]

    async def pressed(self, click: Interaction, press: Press, values: Sequence[str]) -> None:
        """Show the page or the card that was pressed or picked, in the book of a table if it belongs to one."""
        session = self._bot.registry.get(press.game)
        if session is not None:
            require_place(click, session)
        returning = None if session is None else session.notice(click.user.id)
        if returning is not None:
            with suppress(UserError, SessionRefusal):  # the rules can be read whatever becomes of the game
                await give_up_after(click, returning, self._bot.timing.settings_within)
        table = None if session is None else session.table
        chosen = [word for value in values for word in value.split()]
        place = place_of([*press.words, *chosen], table)
        await self._bot.presenter.show(click, rulebook(place, text_of(click), table))

    async def _usual(self, asked: Interaction) -> str | None:
        """Return the server's usual edition; None if a game runs in the channel, or there are no settings to read."""
        server = server_id(asked)
        if server is None or self._here(asked) is not None:
            return None
        with suppress(UserError, StoreError):
            return (
                await give_up_after(asked, settings_of(self._bot.store, server), self._bot.timing.settings_within)
            ).edition
        return None

    def _here(self, asked: Interaction) -> Table | None:
        """Return the table in this channel, if there is one."""
        session = self._bot.registry.in_channel(asked.channel_id or 0)
        return None if session is None else session.table


def opened_at(edition: str | None, table: Table | None) -> Place:
    """Return the first page of this edition, else of the one played at the table, else of the first of all."""
    return place_of(() if edition is None else (edition,), table)


def picked(value: str) -> Press | None:
    """Return the card of a choice that was picked while typing; None if something else was typed."""
    press = parse(value)
    return press if press is not None and press.verb == RULES else None


def best(found: Sequence[Candidate]) -> Press | None:
    """Return the card that fits best what was typed, if any does."""
    return found[0].press if found else None


def cards_found(text: Text, edition: Edition, typed: str, *, alone: bool) -> list[Candidate]:
    """Return the edition's cards that fit what was typed and, unless it is `alone`, those that only others have."""
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
    """Return the cards of an edition, each with all its names."""
    edition = EDITIONS[key]
    return tuple(
        Candidate(
            Press(NO_GAME, 0, Place(edition, CARD, card).what),
            card_title(text_for(locale), edition, symbols),
            tuple(dict.fromkeys(normalize(name) for name in _names(edition, symbols))),
        )
        for card, symbols in cards_of(edition).items()
    )


def _names(edition: Edition, symbols: Sequence[Symbol]) -> Iterator[str]:
    """Yield the card's tokens and names, also those of its faces and those in other editions."""
    for symbol in symbols:
        yield symbol.token
    for text in map(text_for, LOCALES):
        yield card_title(text, edition, symbols)
        for other in EDITIONS.values():
            yield from (symbol_words(text, other, symbol) for symbol in symbols)
        for face in edition.faces:
            if face.symbol in symbols:
                yield from (face.token, card_words(text, edition, face.index))
