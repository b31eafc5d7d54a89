"""A table of four, a hand of seven cards, and what was revealed at a table each fit a phone, without scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.rules.editions import EDITIONS
from tests.e2e.acting import act
from tests.e2e.positions import NAMED, SEVEN, Step, played
from tests.e2e.running import PHONE
from tests.e2e.screen import Screen
from tests.screenshots import CHINESE, ENGLISH, PEOPLE, opened

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = pytest.mark.slow

HEIGHTS = """() => {
  const hand = [...document.querySelectorAll("#messages > li.private")].at(-1);
  const table = [...document.querySelectorAll("#messages > li:not(.private)")].at(-1);
  const height = (one) => Math.ceil(one.getBoundingClientRect().height);
  return [document.getElementById("scroll").clientHeight, height(table), height(hand)];
}"""
ASKED = """(number) => {
  const hand = [...document.querySelectorAll("#messages > li.private")].at(-1);
  const images = [...document.querySelectorAll("#messages img")];
  images.forEach((one) => (one.loading = "eager"));
  return hand && images.every((one) => one.complete)
    && [...hand.querySelectorAll("[data-part]:not(:disabled)")].some((one) =>
      one.dataset.part.includes(":do") && Number(one.dataset.part.split(":")[2]) > number);
}"""


async def heights(screen: Screen, edition: str, language: str) -> tuple[int, int, int]:
    """Return how much a phone shows at once, and how high table and hand are, when Ann has her second turn."""
    people = PEOPLE[language]
    for step in played(edition):
        await act(screen, people, step)
    await screen.be(people[0])
    await screen.page.wait_for_function(ASKED, arg=1)
    room, table, hand = await screen.page.evaluate(HEIGHTS)
    return room, table, hand


@pytest.mark.parametrize("language", [ENGLISH, CHINESE])
@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_table_and_a_hand_fit_a_phone(browser: Browser, edition: str, language: str) -> None:
    async with opened(browser, language, position=SEVEN[edition]) as stage:
        screen = await stage.show(PHONE["width"], PHONE["height"])
        room, table, hand = await heights(screen, edition, language)
        print(f"{edition} {language}: of {room} px the table takes {table}, the hand {hand}")
        assert table <= room, f"the table is {table - room} px too high"
        assert hand <= room, f"the hand is {hand - room} px too high"


REVEALED = """() => {
  const images = [...[...document.querySelectorAll("#messages > li:not(.private)")].at(-1).querySelectorAll("img")];
  images.forEach((one) => (one.loading = "eager"));
  return images.filter((one) => one.closest(".gallery")).length === 2 && images.every((one) => one.complete);
}"""


@pytest.mark.parametrize("language", [ENGLISH, CHINESE])
@pytest.mark.parametrize("scene", ["gauntlet", "challenge", "flip", "optimus"])
async def test_a_table_with_what_was_revealed_fits_a_phone(browser: Browser, scene: str, language: str) -> None:
    async with opened(browser, language, position=NAMED[scene].position) as stage:
        screen = await stage.show(PHONE["width"], PHONE["height"])
        for part in NAMED[scene].course:
            if isinstance(part, Step):
                await act(screen, PEOPLE[language], part)
        await screen.page.wait_for_function(REVEALED)
        room, table, _ = await screen.page.evaluate(HEIGHTS)
        print(f"{scene} {language}: of {room} px the table takes {table}")
        assert table <= room, f"the table is {table - room} px too high"
