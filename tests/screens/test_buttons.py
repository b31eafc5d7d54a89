"""Buttons and selects, and what comes of pressing one."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui

from bot.screens.buttons import Pressable, button, entry, menu, shortened
from bot.screens.codec import PATTERN, Press


class Client:
    """Takes notice of what is pressed."""

    def __init__(self) -> None:
        self.heard: list[tuple[Press, Sequence[str]]] = []

    async def pressed(self, _interaction: discord.Interaction[Any], press: Press, values: Sequence[str]) -> None:
        self.heard.append((press, values))


async def press(item: ui.Item[Any], client: Client) -> None:
    """Presses it as Discord has it pressed: all that is left of it is what was sent."""
    interaction = cast("discord.Interaction[Any]", SimpleNamespace(client=client))
    custom_id = cast(Any, item).custom_id
    match = PATTERN.fullmatch(custom_id)
    assert match is not None
    again = await Pressable.from_custom_id(interaction, item, match)
    await again.callback(interaction)


async def test_what_is_pressed_reaches_the_client() -> None:
    client = Client()
    wanted = Press("abcd1234", 7, "do+uno play W+4")
    await press(button(wanted, "Wild Draw Four").item, client)
    assert client.heard == [(wanted, ())]


async def test_what_is_chosen_comes_with_it() -> None:
    client = Client()
    wanted = Press("abcd1234", 7, "choose 0")
    select = menu(wanted, "Choose", [entry("r5 0", "Red 5"), entry("r5 1", "Red 5")], least=0, most=2).item
    assert isinstance(select, ui.Select)
    select._values = ["r5 0", "r5 1"]
    await press(select, client)
    assert client.heard == [(wanted, ("r5 0", "r5 1"))]


def test_nothing_else_can_be_made_a_button() -> None:
    with pytest.raises(ValueError, match="must match the template"):
        Pressable(ui.Button(label="x", custom_id="something else"))


def test_a_select_asks_for_no_more_than_it_has() -> None:
    select = menu(Press("g", 1, "choose 0"), "Choose", [entry("r5 0", "Red 5")], most=2).item
    assert isinstance(select, ui.Select)
    assert select.max_values == 1


@pytest.mark.parametrize(("words", "cut"), [("abc", "abc"), ("abcd", "abcd"), ("abcde", "abc…")])
def test_long_words_are_cut(words: str, cut: str) -> None:
    assert shortened(words, 4) == cut
