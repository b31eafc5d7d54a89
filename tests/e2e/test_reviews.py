"""The review in the page: a game's last card, the button at its end, and all that the review leads to."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.playground import LocalDiscord
from bot.playground.guild import PlaygroundGuild
from bot.playground.process import DATABASE
from bot.rules.record import Record
from bot.sessions.awards import Feats
from bot.sessions.lobby import new_table
from bot.sessions.options import Options
from bot.sessions.stored import SaveTable
from bot.sessions.table import Seat
from bot.store.games import GameStatus
from bot.store.store import Store
from tests.e2e.conftest import Opened, Show
from tests.puzzling import after

PLAYED = """
deal, A play y2, B play y8, A play y3, B play y1, A play y+2, A play r+2, A play b+2, A uno, A play bS, A draw, A uno,
A play b7, B play b9
"""
"""Ann could have won, and drew; now she can win again."""
MISTAKE = 10
"""How many answers came before that."""
LAST = "b7"
SEED = "88cb4dd9fafaf31cbe883c9b36c276bdade848c930679b9617a069df8224490a"
RECORD = Record(
    "classic",
    2,
    bytes.fromhex(SEED),
    scoring="single",
    target=500,
    answers=[answer.strip() for answer in PLAYED.split(",")],
)
PATIENCE_MS = 600_000
"""It takes a second of a processor, but gets one only when nothing else wants it."""
SEEN = """() => {
  window.seen = "";
  const look = () => (window.seen += document.getElementById("messages").textContent);
  new MutationObserver(look).observe(document.getElementById("messages"), { childList: true, subtree: true });
}"""
"""Has the page keep all that it ever shows."""


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    """The folder of a playground where Ann and Ben play this game."""
    folder = tmp_path / "data"
    folder.mkdir()
    guild = PlaygroundGuild(LocalDiscord(), folder)
    ann, ben, *_ = guild.people.values()
    seats = [Seat(person.id, person.name) for person in (ann, ben)]
    options, now = Options("classic", "single", 500), datetime.now(UTC)
    place = guild.guild.id, guild.channels()[0].id
    lobby = new_table("reviewed", *place, ann.id, seats, options, "en-US", RECORD.seed, now)
    async with await Store.open(f"sqlite+aiosqlite:///{folder / DATABASE}") as store:
        await store.save(SaveTable(after(lobby, RECORD, status=GameStatus.PLAYING, feats=Feats())))
    return folder


@pytest.mark.slow
@pytest.mark.usefixtures("data")
async def test_a_review_from_the_last_card_to_the_mistake_that_is_tried_again(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url)
        await ann.use("hand")
        await ann.hand.locator(f"[data-part$=':do play {LAST}']").click()
        await ann.table.get_by_text("Ann won").first.wait_for()
        await ann.page.evaluate(SEEN)
        await ann.use("review")
        headline = ann.hand.get_by_text(re.compile(r"You won: luck [+−]\d+%, play −\d+%"))
        await headline.wait_for(timeout=PATIENCE_MS)
        assert "It's being worked out: 0% done." in await ann.page.evaluate("window.seen")
        await ann.hand.get_by_text("At the deal: 50%, the same for everyone").wait_for()
        await ann.hand.get_by_text("Costliest:").wait_for()
        await ann.hand.locator("img[alt*='Everyone'][alt*='chance to win']").wait_for()
        await ann.press("Show everyone")
        await ann.table.get_by_text(re.compile("Ann won 1 of 1 rounds: luck")).wait_for()
        await ann.hand.locator("[data-part$=':review step']").click()
        await ann.hand.get_by_role("option", name=f"Step {MISTAKE} ").click()
        await ann.hand.get_by_text(f"step {MISTAKE} of").wait_for()
        await ann.hand.get_by_text("Played: Draw").wait_for()
        await ann.hand.locator("[data-part$=':review']").click()
        await ann.hand.locator("[data-part$=':puzzle own']").click()
        await ann.hand.get_by_role("option", name=f"Step {MISTAKE} ").click()
        await ann.hand.get_by_text("Your own move, once more").wait_for()
        await ann.hand.locator(f"[data-part$=':puzzle own play {LAST}']").click()
        await ann.hand.get_by_text("Right!").wait_for()
