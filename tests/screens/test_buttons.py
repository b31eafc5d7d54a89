"""Buttons and selects, and what is heard of them when they are pressed."""

from __future__ import annotations

from typing import Any

import pytest

from bot.screens.buttons import Pressable, button, entry, menu, shortened
from bot.screens.codec import Press, parse_interaction

WANTED = Press("abcd1234", 7, "do+uno play W+4")


def pressed(pressable: Pressable, *values: str) -> dict[str, Any]:
    """What Discord tells when it is pressed: all that is left of it is what was sent."""
    told = {"component_type": pressable["type"], "custom_id": pressable["custom_id"], "id": 3}
    return told | {"values": list(values)} if values else told


def test_what_is_pressed_is_parse_interaction() -> None:
    assert parse_interaction(pressed(button(WANTED.custom_id, "Wild Draw Four"))) == (WANTED, ())


def test_what_is_chosen_comes_with_it() -> None:
    select = menu(WANTED.custom_id, "Choose", [entry("r5 0", "Red 5"), entry("r5 1", "Red 5")], least=0, most=2)
    assert parse_interaction(pressed(select, "r5 0", "r5 1")) == (WANTED, ("r5 0", "r5 1"))


@pytest.mark.parametrize("custom_id", ["", "something else", "uno:abcd1234:7:", "uno:abcd1234:x:hand", "uno::1: "])
def test_what_is_nothing_of_ours_is_not_parse_interaction(custom_id: str) -> None:
    assert parse_interaction({"component_type": 2, "custom_id": custom_id}) is None


def test_a_select_asks_for_no_more_than_it_has() -> None:
    assert menu(WANTED.custom_id, "Choose", [entry("r5 0", "Red 5")], most=2)["max_values"] == 1


@pytest.mark.parametrize(("words", "cut"), [("abc", "abc"), ("abcd", "abcd"), ("abcde", "abc…")])
def test_long_words_are_cut(words: str, cut: str) -> None:
    assert shortened(words, 4) == cut
