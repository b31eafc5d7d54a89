"""A player in front of the page, who presses what is visible."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

WISHES = ("do+uno play", "do play", "do")
"""What is pressed, if it is there, rather than what comes after it."""
CHOOSE = "choose"
UNDECIDED = "do discard"
"""Discards nothing: what is pressed where no card has been chosen."""
DANCE = "dance"
OPEN_ANSWERS = """
    () => [...document.querySelectorAll("#messages > li.private:last-of-type [data-part]:not(:disabled)")]
        .filter((one) => one.offsetParent && one.matches("button")).map((one) => one.dataset.part)
"""
SLASH = """async ([name, options]) => {
  const [person, channel] = ["person", "channel"].map((one) => localStorage.getItem(one));
  const body = JSON.stringify({ person, channel, name, options });
  const asked = { method: "POST", headers: { "Content-Type": "application/json" }, body };
  return (await (await fetch("/actions/slash", asked)).json()).error ?? "";
}"""
NEXT_STEP = """() => {
  const hand = [...document.querySelectorAll("#messages > li.private")].at(-1);
  const marked = [...hand.querySelectorAll("strong")].map((one) => one.textContent);
  const moves = [...hand.querySelectorAll("[data-part*=':dance ']:not(:disabled)")];
  return moves.find((one) => marked.some((words) => words.includes(one.lastChild.textContent)))?.dataset.part;
}"""
"""The move that the dancer reads in bold is next, among those that can be pressed."""
SOON = 120_000
"""How many thousandths of a second everything may take."""
QUICKLY = 3_000
"""How many what is there already may take to be pressed, at a time."""
ATTEMPTS = 20
"""How often that is tried."""


class Screen:
    """One page in one browser."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.wrong: list[str] = []
        page.set_default_timeout(SOON)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._note)

    def _note(self, said: Any) -> None:
        # That the playground is closed before the page is no error, whatever it was just asked for.
        if said.type == "error" and "net::ERR_" not in said.text:
            self.wrong.append(said.text)

    async def open(self, url: str) -> None:
        await self.page.goto(url)
        await self.page.locator("#messages > li").first.wait_for()

    async def be(self, name: str) -> None:
        """Switch to this person, unless one is that already."""
        person = self.page.locator("#people").get_by_role("button", name=re.compile(re.escape(name)))
        if await person.get_attribute("aria-pressed") != "true":
            await person.click()
        await self.page.locator("#people [aria-pressed=true]", has_text=name).wait_for()
        await self.page.locator("#messages > li").first.wait_for()

    async def settings(self, tab: str = "Settings") -> None:
        """Open the settings of the page, or another of its tabs."""
        if not await self.page.locator("#settings").is_visible():
            await self.page.locator("#open-settings").click()
        await self.page.locator("#settings").get_by_role("tab", name=tab).click()

    async def type(self, line: str) -> None:
        """Type a command into the composer, with what is given to its first option, and send it."""
        await self.page.locator("#words").fill("")
        await self.page.locator("#words").press_sequentially(line)

    async def command(self, name: str, **options: str) -> None:
        """Run a command, picking what is offered for each option."""
        await self.type(f"/{name}")
        await self.page.locator(".suggestion", has_text=f"/{name}").first.wait_for()
        await self.page.locator("#words").press("Enter")
        form = self.page.locator("form.command")
        for option, value in options.items():
            await form.get_by_label(re.compile(f"^{option}")).fill(value)
            await form.locator(".suggestion", has_text=value).first.click()
        await form.get_by_role("button").last.click()
        await form.wait_for(state="detached")

    async def use(self, what: str) -> None:
        """Press the newest button that says this to the bot, as soon as it can be pressed, in any language.

        A hand is asked for again where a message that is drawn anew in that instant has swallowed the press.
        """
        from playwright.async_api import TimeoutError as TooLate

        button = self.page.locator(f'#messages [data-part$=":{what}"]:not(:disabled)').last
        await button.click()
        for _ in range(ATTEMPTS if what == "hand" else 0):
            try:
                await self.hand.wait_for(timeout=QUICKLY)
                return
            except TooLate:
                await button.click()

    async def slash(self, name: str, **options: str) -> None:
        """Run a command by its English name, in any language."""
        assert await self.page.evaluate(SLASH, [name, options]) == ""

    async def press(self, label: str) -> None:
        """Press the newest button with this label."""
        await self.page.locator("#messages").get_by_role("button", name=label, exact=True).last.click()

    @property
    def hand(self) -> Any:
        """The newest private message."""
        return self.page.locator("#messages > li.private").last

    @property
    def table(self) -> Any:
        """The newest public message."""
        return self.page.locator("#messages > li:not(.private):not(.note)").last

    async def open_answers(self) -> list[str]:
        """What of the hand answers something now, by what it says to the bot."""
        parts: list[str] = await self.page.evaluate(OPEN_ANSWERS)
        return parts

    async def move(self) -> bool:
        """Answer with what is liked best of what can be pressed in the hand; False when nothing is asked."""
        before = await self.open_answers()
        parts = {part.split(":", 3)[-1]: part for part in before}
        chooser = next((what for what in parts if what.startswith(f"{CHOOSE} ")), None)
        wished = (what for wish in WISHES for what in parts if f"{what} ".startswith(f"{wish} "))
        if any(what.startswith(f"{DANCE} ") for what in parts):
            pressed = await self._while(before, self._dance)
        elif chooser is not None and UNDECIDED in parts:
            pressed = await self._while(before, lambda: self._choose(parts[chooser]))
        elif (what := next(wished, None)) is not None:
            pressed = await self._while(before, lambda: self._pressable(parts[what]).click(timeout=QUICKLY))
        else:
            return False
        if not pressed:
            return False
        await self.hand_changes(before)
        return True

    async def hand_changes(self, before: list[str]) -> None:
        """Wait until something else can be answered than before."""
        changed = f"(before) => JSON.stringify(({OPEN_ANSWERS})()) !== JSON.stringify(before)"
        await self.page.wait_for_function(changed, arg=before)

    async def _while(self, before: list[str], doing: Callable[[], Awaitable[None]]) -> bool:
        """Do it, trying again on a slow machine; False when the hand was shown anew before it could be done."""
        from playwright.async_api import TimeoutError as TooLate

        for _ in range(ATTEMPTS):
            try:
                await doing()
                return True
            except TooLate:
                if before != await self.open_answers():
                    return False
        raise AssertionError(f"none of {before} can be pressed")

    async def _dance(self) -> None:
        part = await self.page.wait_for_function(NEXT_STEP, timeout=QUICKLY)
        await self._pressable(await part.json_value()).click(timeout=QUICKLY)

    def _pressable(self, part: str) -> Any:
        return self.page.locator(f'#messages > li.private:last-of-type [data-part="{part}"]')

    async def _choose(self, part: str) -> None:
        """Open a menu, take the first of what it offers, and apply that."""
        menu = self.page.locator("#messages > li.private:last-of-type [role=listbox]:visible")
        if not await menu.count():
            await self._pressable(part).click(timeout=QUICKLY)
        first = menu.get_by_role("option").first
        if await first.get_attribute("aria-selected", timeout=QUICKLY) != "true":
            await first.click(timeout=QUICKLY)
        await menu.locator(".done").click(timeout=QUICKLY)
