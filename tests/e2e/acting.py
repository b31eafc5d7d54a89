"""People press and type what a scene says, or play a whole game, in any language."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tests.e2e.positions import Step
from tests.e2e.screen import Screen

LONGEST = 1500
"""More moves than any game has."""


async def act(screen: Screen, people: Sequence[str], step: Step) -> None:
    """Become the person, and have them do this as soon as they can."""
    await screen.be(people[step.who])
    if not step.what.startswith("/"):
        await screen.use(step.what)
        return
    newest = await screen.page.locator("#messages > li").last.get_attribute("data-id")
    await screen.slash(step.what.removeprefix("/"))
    await screen.page.locator(f"#messages > li:last-of-type:not([data-id='{newest}'])").wait_for()


async def sit_down(host: Screen, guest: Screen, names: Sequence[str], edition: str) -> None:
    """A new single round for two, in place of the first lobby."""
    await host.be(names[0])
    await host.slash("uno stop")
    await host.slash("uno new", scoring="single", edition=edition)
    await guest.be(names[1])
    await guest.use("join")
    await host.table.get_by_text(names[1]).wait_for()
    await host.use("start")
    await host.hand.wait_for()
    await guest.use("hand")
    await guest.hand.wait_for()


async def play_out(host: Screen, guest: Screen, *, reloads_after: int = 0) -> None:
    """Both press what they see until the match is over; the guest reloads the page once, if that is wished."""
    # Lobbies and games before it may offer a rematch, too.
    pressed = await host.hand.locator("[data-part]").first.get_attribute("data-part")
    game = ":".join(pressed.split(":")[:2])
    over = [player.page.locator(f"#messages [data-part^='{game}:'][data-part$=':rematch']") for player in (host, guest)]
    moves, is_reloaded = 0, not reloads_after
    while moves < LONGEST and not await over[0].count():
        for player in (host, guest):
            moves += await player.move()
        if not is_reloaded and moves >= reloads_after:
            is_reloaded = True
            await guest.page.reload()
            await guest.hand.wait_for()
        await asyncio.sleep(0.02)
    assert moves
    for one in over:
        await one.wait_for()
