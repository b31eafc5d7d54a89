"""Every screen on a few sheets, to be looked at together: `python -m tests.e2e.sheet FOLDER [SCENE...]`.

In both languages, on a desk and on a phone, light and dark, as the page shows them. On a phone a line marks how much
of a screen is seen at once. Nothing compares them, and they are not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

from tests.art.sheets import sheet
from tests.e2e.acting import act, play_out, sit_down
from tests.e2e.positions import NAMED, Look, Scene
from tests.e2e.running import DESK, PHONE, chromium
from tests.e2e.screen import Screen
from tests.screenshots import CHINESE, ENGLISH, LOADED, PEOPLE, browser_missing, opened

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

Kind = tuple[str, bool]
"""Desk or phone, and whether it is dark."""
KINDS: tuple[Kind, ...] = (("desk", False), ("desk", True), ("phone", False), ("phone", True))
SIZES = {"desk": DESK, "phone": PHONE}
TALL = 2600
"""A window in which every message is seen whole."""
COLUMNS = {"desk": 4, "phone": 8}
GROUNDS = {False: (214, 208, 196), True: (10, 11, 12)}
CAPTION, CAPTION_PX = (230, 90, 20), 30
FULL = (230, 60, 60)
SETTLED_MS = 700
SETTLED = """async ([selector, ms]) => {
  const seen = () => [...document.querySelectorAll(selector)].at(-1);
  const complete = () => [...seen().querySelectorAll("img")].every((one) => one.complete);
  let before = "";
  for (let since = Date.now(); Date.now() - since < ms; await new Promise((done) => setTimeout(done, 50))) {
    const now = seen().innerHTML;
    if (now !== before || !complete()) since = Date.now();
    before = now;
  }
}"""
"""Nothing has changed for a moment, and its pictures are there."""
ROOM = "() => document.getElementById('scroll').clientHeight"
HAND, TABLE = "#messages > li.private", "#messages > li:not(.private):not(.note)"


async def taken(pages: dict[Kind, Screen], scene: Scene, language: str) -> dict[Kind, list[Image.Image]]:
    """Have a scene played, and return what each page shows of it."""
    found: dict[Kind, list[Image.Image]] = {kind: [] for kind in pages}
    names = PEOPLE[language]
    player, *_, guest = pages.values()
    if scene.whole_game:
        await sit_down(player, guest, names, scene.whole_game)
        await play_out(player, guest)
    for part in scene.course:
        if not isinstance(part, Look):
            await act(player, names, part)
            continue
        for kind, screen in pages.items():
            await screen.be(names[part.who])
            found[kind].append(captioned(await seen(screen, part, kind), part.name))
    return found


async def seen(screen: Screen, look: Look, kind: Kind) -> Image.Image:
    """Return a picture of a message, or of the page as it is opened."""
    page = screen.page
    if look.where == "page":
        await page.set_viewport_size(SIZES[kind[0]])
        for opener in look.opens:
            await page.locator(opener).click()
        await page.wait_for_function(LOADED)
        image = Image.open(BytesIO(await page.screenshot())).convert("RGB")
        await page.set_viewport_size({"width": SIZES[kind[0]]["width"], "height": TALL})
        return image
    selector = HAND if look.where == "hand" else TABLE
    image = await settled(page, selector)
    if kind[0] == "phone":
        room = PHONE["height"] - TALL + await page.evaluate(ROOM)
        if image.height > room:
            ImageDraw.Draw(image).line(((0, room), (image.width, room)), FULL, 3)
    return image


async def settled(page: Page, selector: str) -> Image.Image:
    """Return a picture of the newest message of these, once it has stopped changing."""
    from playwright.async_api import Error

    newest = page.locator(selector).last
    while True:
        await newest.wait_for()
        await page.evaluate(SETTLED, [selector, SETTLED_MS])
        try:
            return Image.open(BytesIO(await newest.screenshot())).convert("RGB")
        except Error as error:
            if "not attached" not in str(error):
                raise  # otherwise it was sent anew just then


def captioned(image: Image.Image, words: str) -> Image.Image:
    """Return the picture with its name above it."""
    made = Image.new("RGBA", (image.width, image.height + CAPTION_PX))
    made.paste(image, (0, CAPTION_PX))
    said = f"{words} ({image.width} x {image.height})"
    ImageDraw.Draw(made).text((2, 2), said, CAPTION, ImageFont.load_default(CAPTION_PX - 10))
    return made


async def draw(browser: Browser, names: list[str], folder: Path) -> None:
    """Make the sheets of both languages."""
    for language in (ENGLISH, CHINESE):
        images: dict[Kind, list[Image.Image]] = {kind: [] for kind in KINDS}
        for name in names:
            scene = NAMED[name]
            async with opened(browser, language, position=scene.position) as stage:
                pages = {
                    (where, dark): await stage.show(SIZES[where]["width"], TALL, dark=dark) for where, dark in KINDS
                }
                for kind, found in (await taken(pages, scene, language)).items():
                    images[kind] += found
            print(f"{language}: {name}", flush=True)
        for (where, dark), found in images.items():
            file = folder / f"{where}-{'dark' if dark else 'light'}.{language}.png"
            sheet(found, min(COLUMNS[where], len(found)), GROUNDS[dark]).save(file, optimize=True)
            print(f"{file}: {len(found)} screens", flush=True)


def main() -> int:
    """Make the sheets; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.sheet", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", metavar="SCENE", choices=[*NAMED, []], help=", ".join(NAMED))
    given = parser.parse_args()
    if (lack := browser_missing()) is not None:
        print(lack, file=sys.stderr)
        return 1
    given.folder.mkdir(parents=True, exist_ok=True)

    async def drawing() -> None:
        async with chromium() as browser:
            await draw(browser, given.scenes or list(NAMED), given.folder)

    asyncio.run(drawing())
    return 0


if __name__ == "__main__":
    sys.exit(main())
