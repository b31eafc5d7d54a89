"""The page itself: on a phone, by keyboard, for those who listen, in both languages, and after a reload."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.e2e.conftest import Opened, Show
from tests.e2e.screen import Screen

pytestmark = pytest.mark.slow

LEAST_CONTRAST = 4.5
CONTRAST = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, under) => top.slice(0, 3).map((part, at) => part * top[3] + under[at] * (1 - top[3]));
  const ground = (one) => {
    const layers = [];
    for (let at = one; at; at = at.parentElement) layers.push(rgba(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255]);
  };
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => part / 255).map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const poor = [];
  for (const one of document.querySelectorAll("body *")) {
    const says = [...one.childNodes].some((node) => node.nodeType === 3 && /[\\p{L}\\d]/u.test(node.data));
    const box = one.getBoundingClientRect();
    if (!says || !one.checkVisibility() || !box.width || one.closest(".unseen, .skip, .face.bot, .spoiler")) continue;
    const under = ground(one);
    const [a, b] = [light(over(rgba(getComputedStyle(one).color), under)), light(under)].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < LEAST) poor.push(`${contrast.toFixed(2)} ${one.className} ${one.textContent.slice(0, 30)}`);
  }
  return poor;
}""".replace("LEAST", str(LEAST_CONTRAST))
NAMELESS = """() => [...document.querySelectorAll("button, input, select, textarea, a, [role=listbox]")]
  .filter((one) => one.checkVisibility() && !one.getAttribute("aria-label") && !one.textContent.trim()
    && !one.labels?.length && !one.querySelector("img[alt]"))
  .map((one) => one.outerHTML.slice(0, 120))"""

SCROLLED = """(place) => {
  const scroll = document.getElementById("scroll");
  const kept = sessionStorage.getItem(`place ${localStorage.person} ${localStorage.channel}`);
  if (kept && Math.abs(scroll.scrollTop - place) < 2) return true;
  scroll.scrollTop = place;  // once more, where news has led down again
  return false;
}"""
PLACE = """() => JSON.parse(sessionStorage.getItem(`place ${localStorage.person} ${localStorage.channel}`))"""
IN_PLACE = """({ id, offset }) => {
  const message = [...document.querySelectorAll("#messages > li")].find((one) => one.dataset.id === id);
  return message && Math.abs(message.offsetTop - document.getElementById("scroll").scrollTop - offset) < 2;
}"""
"""Pictures may still come above it, and it stays."""
NOTICE_OFF = """() => {
  const look = () => (window.wasOff ||= document.getElementById("state").classList.contains("off"));
  new MutationObserver(look).observe(document.getElementById("state"), { attributeFilter: ["class"] });
}"""
NEWER_HAND = """(former) => {
  const hand = [...document.querySelectorAll("#messages > li.private")].at(-1);
  return hand && BigInt(hand.dataset.id) > BigInt(former);
}"""
"""Whether the former one is still there or not."""


async def evaluated(screen: Screen, script: str) -> Any:
    return await screen.page.evaluate(script)


async def test_everything_can_be_read_and_has_a_name(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url)
        await ann.press("Start")
        await ann.hand.wait_for()
        await ann.page.locator("#about").wait_for()
        for tab, part in (("Settings", "select"), ("Log of calls", "td")):
            await ann.settings(tab)
            await ann.page.locator(f"#settings {part}").first.wait_for()
            await ann.type("/")
            await ann.page.locator(".suggestion").first.wait_for()
            for scheme in ("light", "dark"):
                await ann.page.emulate_media(color_scheme=scheme)
                assert await evaluated(ann, CONTRAST) == [], (tab, scheme)
            assert await evaluated(ann, NAMELESS) == []
        said = ann.page.locator("#said")
        await said.get_by_text("UNO:").wait_for(state="attached")


async def test_on_a_phone(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url, phone=True)
        wide = "() => document.scrollingElement.scrollWidth - innerWidth"
        assert await evaluated(ann, wide) <= 0
        assert not await ann.page.locator("#channels").is_visible()
        await ann.page.locator("#open-channels").click()
        await ann.page.locator("#new-channel").click()
        await ann.page.locator("dialog input").fill("Second room")
        await ann.page.keyboard.press("Enter")
        await ann.page.locator("#channel-name", has_text="second-room").wait_for()
        assert not await ann.page.locator("#channels").is_visible()
        await ann.command("uno new", edition="BTS")
        heights = "() => [...document.querySelectorAll('.press')].map((one) => one.offsetHeight).filter(Boolean)"
        assert min(await evaluated(ann, heights)) >= 40
        assert await evaluated(ann, wide) <= 0
        await ann.press("Options")
        await ann.hand.locator('[data-part$="set edition"]').click()
        await ann.hand.get_by_role("option", name="No Mercy").click()
        await ann.table.get_by_text("No Mercy").first.wait_for()


async def test_on_a_phone_nothing_covers_what_is_typed(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url, phone=True)
        await ann.type("/uno new ")
        await ann.page.locator("form.command input").nth(1).focus()
        await ann.page.locator(".suggestions:visible").wait_for()
        await ann.page.locator("#to-bottom").evaluate("(one) => (one.hidden = false)")
        boxes = "(one) => (({ left, right, top, bottom }) => [left, right, top, bottom])(one.getBoundingClientRect())"
        left, right, _, _ = await ann.page.locator(".suggestions:visible").evaluate(boxes)
        assert left >= 0
        assert right <= await evaluated(ann, "() => innerWidth")
        _, _, top, _ = await ann.page.locator("form.command").evaluate(boxes)
        _, _, _, bottom = await ann.page.locator("#to-bottom").evaluate(boxes)
        assert bottom <= top


async def test_in_both_languages(opened: Opened, show: Show) -> None:
    async with opened() as url:
        mei = await show(url)
        await mei.press("Start")
        await mei.hand.get_by_text("On top").wait_for()
        assert await mei.page.locator("html").get_attribute("lang") == "en-US"
        await mei.settings()
        await mei.page.get_by_label("Language of Ann").select_option("zh-TW")
        await mei.page.locator("h2", has_text="頻道").wait_for()
        assert await mei.page.locator("html").get_attribute("lang") == "zh-TW"
        await mei.press("My hand")
        await mei.page.locator("#messages > li.private", has_text=re.compile("[一-龥]{2}")).last.wait_for()
        assert await mei.table.get_by_text("Round 1").count()
        await mei.page.get_by_label("Ann 的語言").select_option("en-US")
        await mei.page.locator("h2", has_text="Channels").wait_for()


async def test_in_the_servers_language(opened: Opened, show: Show) -> None:
    async with opened() as url:
        ann = await show(url)
        await ann.settings()
        await ann.page.get_by_label("Language of the server").select_option("zh-TW")
        await ann.command("uno stop")
        await ann.command("uno new")
        await ann.page.locator("#next-step", has_text="Press 馬上跟三個電腦玩 in the lobby").wait_for()


async def test_a_reload_and_a_restart_change_nothing(opened: Opened, show: Show) -> None:
    async with opened("--edition", "transformers") as url:
        ann = await show(url)
        await ann.page.keyboard.press("Alt+2")
        await ann.page.locator("#people [aria-pressed=true]", has_text="Ben").wait_for()
        await ann.press("Join")
        await ann.table.get_by_text("Ben").first.wait_for()
        await ann.page.keyboard.press("Alt+1")
        await ann.press("Start")
        await ann.hand.wait_for()
        for line in range(9):
            await ann.page.locator("#words").fill(f"line {line}")
            await ann.page.keyboard.press("Enter")
            await ann.page.locator("#messages > li", has_text=f"line {line}").last.wait_for()
        await ann.page.wait_for_function(SCROLLED, arg=120)
        place = await evaluated(ann, PLACE)
        await ann.page.reload()
        await ann.hand.wait_for()
        await ann.page.wait_for_function(IN_PLACE, arg=place)
        assert await ann.page.locator("#people [aria-pressed=true]", has_text="Ann").count() == 1
        await ann.page.locator("#words").fill("half a sentence")
        await ann.settings()
        await ann.page.evaluate(NOTICE_OFF)
        await ann.page.get_by_role("button", name="Restart the bot").click()
        await ann.page.wait_for_function("() => window.wasOff && document.querySelector('#state.on')")
        assert await ann.page.locator("#words").input_value() == "half a sentence"
        former = await ann.hand.get_attribute("data-id")
        await ann.press("My hand")
        await ann.page.wait_for_function(NEWER_HAND, arg=former)
    async with opened() as url:
        again = await show(url)
        await again.table.get_by_text("Transformers").first.wait_for()
        await again.press("My hand")
        await again.hand.wait_for()
