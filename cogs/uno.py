"""The commands of the game: `/uno new`, `hand`, `table`, `play`, `call`, `catch`, `leave`, `kick`, `stop`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.rules.editions import EDITIONS
from bot.rules.notation import SEAT_LETTERS
from bot.rules.refusal import Refused
from bot.rules.state import SCORINGS
from bot.screens.buttons import shortened
from bot.screens.codec import Press, parse
from bot.screens.scene import names_at
from bot.sessions import Denied, Life, Session, Told, Vote
from cogs.clicks import Clicks
from cogs.completion import Candidate, Offers, dance_moves, found_by, meant_by, verdicts
from cogs.moves import Moves
from cogs.permissions import may_open, require
from cogs.replies import Interaction, Unable, in_time, patiently, public_text_of, say, text_of
from cogs.tables import Tables, point_to
from cogs.translation import words

if TYPE_CHECKING:
    from bot.client import Uno

MOST_CHOICES = 25
LONGEST_CHOICE = 100
LONGEST_SHOWN = 50
FEW = 5


@app_commands.guild_only()
class UnoCommands(commands.GroupCog, group_name=words("uno-name"), group_description=words("uno-description")):
    """`/uno …`, in a server's channels."""

    def __init__(self, bot: Uno, tables: Tables, moves: Moves, clicks: Clicks) -> None:
        self._bot = bot
        self._tables = tables
        self._moves = moves
        self._clicks = clicks
        self._offers = Offers()

    @app_commands.command(name=words("new-name"), description=words("new-description"))
    @app_commands.rename(edition=words("edition-name"), scoring=words("scoring-name"), target=words("target-name"))
    @app_commands.describe(
        edition=words("edition-description"),
        scoring=words("scoring-description"),
        target=words("target-description"),
    )
    @app_commands.choices(
        edition=[app_commands.Choice(name=words(f"lobby-edition-{key}"), value=key) for key in EDITIONS],
        scoring=[app_commands.Choice(name=words(f"lobby-scoring-{key}"), value=key) for key in SCORINGS],
    )
    async def new(
        self,
        asked: Interaction,
        edition: str | None = None,
        scoring: str | None = None,
        target: app_commands.Range[int, 1, 10_000] | None = None,
    ) -> None:
        """Opens a lobby."""
        guild_id, channel_id = asked.guild_id or 0, asked.channel_id or 0  # there are both: it is guild_only
        running = self._bot.sessions.in_channel(channel_id)
        if running is not None:
            await point_to(asked, running)
            return
        settings = await in_time(asked, may_open(asked, self._bot.store))
        opening = self._bot.sessions.open(
            guild_id,
            channel_id,
            asked.user.id,
            asked.user.display_name,
            settings.options(edition, scoring, target),
            settings.locale or public_text_of(asked).locale,
            settings,
        )
        await self._tables.open(asked, opening)

    @app_commands.command(name=words("hand-name"), description=words("hand-description"))
    async def hand(self, asked: Interaction) -> None:
        """Shows one's hand."""
        await self._do(asked, "hand")

    @app_commands.command(name=words("table-name"), description=words("table-description"))
    async def table(self, asked: Interaction) -> None:
        """Posts the public message anew."""
        require(asked)
        session = self._here(asked)
        await self._tables.notice(asked, session)
        await self._tables.answer(asked, session)

    @app_commands.command(name=words("play-name"), description=words("play-description"))
    @app_commands.rename(answer=words("answer-name"))
    @app_commands.describe(answer=words("answer-description"))
    async def play(self, asked: Interaction, answer: str) -> None:
        """Gives an answer, picked while typing or typed out."""
        session = self._here(asked)
        press = parse(answer)
        if press is None or press.game != session.id:
            press = await self._understood(asked, session, answer)
        if press is not None:
            await self._clicks.do(asked, session, press)

    @play.autocomplete("answer")
    async def open_answers(self, asked: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The answers open to the person, the best fit first."""
        session = self._bot.sessions.in_channel(asked.channel_id or 0)
        if session is None:
            return []
        found = found_by(typed, self._candidates(asked, session))[:MOST_CHOICES]
        return [app_commands.Choice(name=one.words[:LONGEST_CHOICE], value=one.press.custom_id) for one in found]

    @app_commands.command(name=words("call-name"), description=words("call-description"))
    async def call(self, asked: Interaction) -> None:
        """Calls UNO."""
        await self._do(asked, "uno")

    @app_commands.command(name=words("catch-name"), description=words("catch-description"))
    @app_commands.rename(player=words("player-name"))
    @app_commands.describe(player=words("player-description"))
    async def catch(self, asked: Interaction, player: discord.User | None = None) -> None:
        """Catches whoever did not call."""
        caught = None if player is None else self._here(asked).seat_of(player.id)
        if player is not None and caught is None:
            raise Refused("no_catch")
        await self._do(asked, "catch" if caught is None else f"catch {SEAT_LETTERS[caught]}")

    @app_commands.command(name=words("leave-name"), description=words("leave-description"))
    async def leave(self, asked: Interaction) -> None:
        """Gives up one's seat."""
        await self._leave(asked)

    @app_commands.command(name=words("kick-name"), description=words("kick-description"))
    @app_commands.rename(player=words("player-name"))
    @app_commands.describe(player=words("kicked-description"))
    async def kick(self, asked: Interaction, player: discord.User) -> None:
        """Puts somebody out, or votes for it; oneself one need not ask."""
        if player.id == asked.user.id:
            await self._leave(asked)
            return
        session = self._here(asked)
        seat = session.seat_of(player.id)
        if seat is None:
            raise Denied("no_seat")
        kicking = session.kick(asked.user.id, seat, moderator=asked.permissions.manage_channels)
        outcome = await patiently(asked, kicking)
        if isinstance(outcome, Vote):
            name = names_at(session)[seat]
            await say(asked, text_of(asked)("answer-voted", player=name, votes=outcome.votes, needed=outcome.needed))
        else:
            await self._done(asked, session, outcome, "answer-kicked")

    @app_commands.command(name=words("stop-name"), description=words("stop-description"))
    async def stop(self, asked: Interaction) -> None:
        """Ends the game."""
        session = self._here(asked)
        moderates = asked.permissions.manage_channels
        outcome = await patiently(asked, session.stop(asked.user.id, moderator=moderates))
        if isinstance(outcome, Vote):
            await say(asked, text_of(asked)("answer-voted-stop", votes=outcome.votes, needed=outcome.needed))
        else:
            await self._done(asked, session, outcome, "answer-stopped")

    async def _leave(self, asked: Interaction) -> None:
        session = self._here(asked)
        told = await patiently(asked, session.leave(asked.user.id))
        await self._done(asked, session, told, "answer-left")

    async def _done(self, asked: Interaction, session: Session, told: Told, message: str) -> None:
        try:
            await say(asked, text_of(asked)(message))
        finally:
            self._tables.tell(session, told)

    async def _do(self, asked: Interaction, what: str) -> None:
        """The same as pressing it."""
        session = self._here(asked)
        await self._clicks.do(asked, session, Press(session.id, 0, what))

    def _here(self, asked: Interaction) -> Session:
        """The game in this channel."""
        session = self._bot.sessions.in_channel(asked.channel_id or 0)
        if session is None:
            raise Unable("answer-no-game")
        return session

    def _candidates(self, asked: Interaction, session: Session) -> list[Candidate]:
        """What this person may answer now."""
        seat = session.seat_of(asked.user.id)
        if seat is None or session.life is Life.LOBBY:
            return []
        text, view, dance = text_of(asked), session.view(seat), session.dance
        if dance is not None and view.prompt is not None:
            match dance.judging, dance.seat == seat:
                case "routine", True:
                    return dance_moves(text, dance, session.id)
                case ("vote", False) | ("honour", True):
                    return verdicts(text, dance, session.id, view.prompt.number)
                case "vote", True:
                    return []
        return self._offers.open_to(text, view, names_at(session), session.id)

    async def _understood(self, asked: Interaction, session: Session, typed: str) -> Press | None:
        """What is meant by an answer that was typed out; where it is not clear, the person is told."""
        text = text_of(asked)
        open_now = self._candidates(asked, session)
        meant = meant_by(typed, open_now)
        if len(meant) == 1:
            return meant[0].press
        shown = discord.utils.escape_markdown(shortened(typed, LONGEST_SHOWN))
        if meant:
            few = text("list-between").join(one.words for one in meant[:FEW])
            await say(asked, text("answer-several", typed=shown, answers=few))
        elif open_now:
            await say(asked, text("answer-open", typed=shown))
        else:
            await say(asked, text("answer-nothing-open"))
        return None
