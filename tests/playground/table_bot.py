"""A small bot that uses what the UNO bot uses: also started as a program of its own, led by DISCORD_API_URL."""

from __future__ import annotations

import asyncio
import io
import os
import re
from typing import Any, Self

import discord
import yarl
from discord import app_commands, ui
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

COLOURS = ["red", "yellow", "green", "blue"]


class Move(ui.DynamicItem[ui.Button[Any]], template=r"move:(?P<what>\w+):(?P<count>\d+)"):
    """A button whose custom_id holds all that it needs, so that it outlives a restart."""

    def __init__(self, what: str, count: int) -> None:
        self.what = what
        self.count = count
        super().__init__(ui.Button(label=what, custom_id=f"move:{what}:{count}"))

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls(match["what"], int(match["count"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        bot = interaction.client
        assert isinstance(bot, TableBot)
        bot.pressed.append(self.count)
        match self.what:
            case "count":
                await interaction.response.edit_message(view=Table(self.count + 1))
            case "hand":
                await interaction.response.send_message(view=Hand(interaction.user.display_name), ephemeral=True)
            case "later":
                await interaction.response.defer()
                await interaction.edit_original_response(view=Table(self.count + 10))
            case "rename":
                await interaction.response.send_modal(Rename())


class Table(ui.LayoutView):
    """The table that everybody sees."""

    def __init__(self, count: int) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(ui.TextDisplay(f"Turn {count}"))
        row: ui.ActionRow[Any] = ui.ActionRow()
        for what in ("count", "hand", "later", "rename"):
            row.add_item(Move(what, count))
        box.add_item(row)
        self.add_item(box)


class Hand(ui.LayoutView):
    """What only its owner sees."""

    def __init__(self, name: str) -> None:
        super().__init__(timeout=60)
        self.add_item(ui.TextDisplay(f"The hand of {name}"))
        self.add_item(Colours())


class Colours(ui.ActionRow[Hand]):
    @ui.select(placeholder="Colour", options=[discord.SelectOption(label=name.title(), value=name) for name in COLOURS])
    async def choose(self, interaction: discord.Interaction, select: ui.Select[Hand]) -> None:
        view = ui.LayoutView()
        view.add_item(ui.TextDisplay(f"You chose {select.values[0]}"))
        await interaction.response.edit_message(view=view)


class Rename(ui.Modal, title="Rename"):
    name: ui.TextInput[Any] = ui.TextInput(label="New name", default="Table", max_length=20)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Renamed to {self.name.value}", ephemeral=True)


class TableBot(commands.AutoShardedBot):
    """Records what goes wrong in `errors` instead of printing it."""

    def __init__(self, *, intents: discord.Intents | None = None, **options: Any) -> None:
        options = {"guild_ready_timeout": 0.02, **options}
        super().__init__("!", intents=intents or discord.Intents.default(), help_command=None, **options)
        self.errors: list[Exception] = []
        self.events: list[str] = []
        self.pressed: list[int] = []
        self.asked: list[discord.Interaction] = []
        self.gate = asyncio.Event()
        self.is_up = asyncio.Event()
        self.tree.error(self.on_trouble)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)
        for command in COMMANDS:
            self.tree.add_command(command)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds between shards."""

    async def on_trouble(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(error.original if isinstance(error, app_commands.CommandInvokeError) else error)

    async def on_ready(self) -> None:
        self.is_up.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.asked.append(interaction)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.events.append("resumed")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self.events.append(f"join {guild.name}")

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self.events.append(f"available {guild.name}")

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        self.events.append(f"delete {payload.message_id}")

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        self.events.append(f"thread gone {payload.thread_id}")


@app_commands.command()
async def table(interaction: discord.Interaction) -> None:
    """Put a table into the channel."""
    await interaction.response.send_message(view=Table(1))


@app_commands.command()
async def hello(interaction: discord.Interaction, seats: app_commands.Range[int, 2, 10] = 4) -> None:
    """Say hello to one person."""
    await interaction.response.send_message(
        f"Hello {interaction.user.mention}, {seats} seats, {interaction.locale}", ephemeral=True
    )


@app_commands.command()
async def colour(interaction: discord.Interaction, name: str) -> None:
    """Name a colour."""
    await interaction.response.send_message(name)


@colour.autocomplete("name")
async def colours(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name.title(), value=name) for name in COLOURS if name.startswith(typed)]


@app_commands.command()
async def picture(interaction: discord.Interaction) -> None:
    """Show a picture in a layout, then a better one, and send one more."""
    view = ui.LayoutView()
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://hand_1.png", description="Two cards")))
    file = discord.File(io.BytesIO(b"first"), "hand_1.png", description="Two cards in words")
    await interaction.response.send_message(view=view, file=file)
    better = ui.LayoutView()
    better.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://two.png", description="Three cards")))
    file = discord.File(io.BytesIO(b"second"), "two.png")
    await interaction.edit_original_response(view=better, attachments=[file])
    await interaction.followup.send(file=discord.File(io.BytesIO(b"third"), "three.png"), ephemeral=True)


@app_commands.command()
async def twice(interaction: discord.Interaction) -> None:
    """Answer twice, which Discord refuses."""
    await interaction.response.send_message("once")
    interaction.response._response_type = None
    await interaction.response.send_message("twice")


@app_commands.command()
async def slow(interaction: discord.Interaction) -> None:
    """Answer when the gate opens."""
    assert isinstance(interaction.client, TableBot)
    await interaction.client.gate.wait()
    await interaction.response.send_message("at last")


@app_commands.command()
async def long(interaction: discord.Interaction) -> None:
    """Answer at once, and edit the answer when the gate opens."""
    assert isinstance(interaction.client, TableBot)
    await interaction.response.send_message("begun")
    await interaction.client.gate.wait()
    await interaction.edit_original_response(content="ended")


@app_commands.command()
async def post(interaction: discord.Interaction, text: str) -> None:
    """Post into the channel with the bot's own token."""
    await interaction.response.defer(ephemeral=True)
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel | discord.Thread)
    await channel.send(text, allowed_mentions=discord.AllowedMentions.none())
    await interaction.delete_original_response()


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (table, hello, colour, picture, twice, slow, long, post)


def run() -> None:
    Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_API_URL"])
    TableBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    run()
