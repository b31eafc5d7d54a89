"""The pictures in the documents: `python -m tests.screenshots [NAME...]`.

Those of a game are taken by a browser from the bot as it runs on the playground, at positions that never differ; those
of cards are put together from the sprites. Nothing compares them: look at them after drawing them anew.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PIL import Image, ImageChops, ImageDraw

from bot.art.build.contact import contact_sheets
from tests.art.sheets import looks
from tests.art.shown import SHOWN
from tests.e2e.running import CHROMIUM, ROOT, chromium, playground, speak
from tests.e2e.screen import Screen

if TYPE_CHECKING:
    from playwright.async_api import Browser, ViewportSize

FOLDER = ROOT / "data" / "screenshots"
FAILED = 1
ENGLISH, CHINESE = "en-US", "zh-TW"
PEOPLE = {ENGLISH: ("Ann", "Ben"), CHINESE: ("小安", "阿明")}

POSITION = """edition minecraft
top   r1
under g1 b4
A     r2 r5 rS g1 g9 WC
B     y2 y3 b6 b8 g7
C     y9 b2
D     b1 b7 g5 y4 y6 b5
draw  r3 g2 b3 y1 r4 g3 r8 y7 g4 b9 y8 r9
"""
"""Ann is to play a hand that has something of everything."""

MOVE = """edition classic
top   r5
under b4 y5
A     r+2 r2 b9 g7 W
B     y2 y3 b6
C     r9 g3 y4
D     b9 y1 g6 g8
draw  r3 g2 b3 y1 r4 g3 r8 y7 g4 b5 y8 r7
"""
"""Ann plays a Draw Two: Ben draws and is passed over, and each computer holds a single card that it may play."""

QUIET = ".when { display: none } *, *::before { animation: none !important; caret-color: transparent !important }"
"""What no picture shows: the time of day, and what moves by itself."""
CROPPED = "#top, #composer, #below, #about { display: none !important }"
"""What the moving picture does without: everything around the messages."""
LOADED = "() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)"

SIGNS = (":charset=1f916", ":charset=724c")
"""Characters that the pictures need."""
GROUND = (32, 34, 37)
GAP = 14
SHORTEST_MS, LONGEST_MS, LAST_MS = 200, 1500, 2600
"""How long a frame of the moving picture stands, however long the bot took; and the last one."""
TAP_PX = 17


class Stage:
    """A playground that has just been opened, and the pages that look at it."""

    def __init__(self, browser: Browser, url: str, language: str, screens: list[Screen]) -> None:
        self._browser = browser
        self._url = url
        self._language = language
        self._screens = screens

    async def show(self, width: int, height: int, *, who: int = 0, dark: bool = False, style: str = "") -> Screen:
        """Open the page for one of the people, who has read what it is."""
        size: ViewportSize = {"width": width, "height": height}
        context = await self._browser.new_context(
            viewport=size,
            color_scheme="dark" if dark else "light",
            locale=self._language,
            reduced_motion="reduce",
            bypass_csp=True,  # for the style below
        )
        screen = Screen(await context.new_page())
        self._screens.append(screen)
        await screen.open(self._url)
        await screen.be(PEOPLE[self._language][who])
        await screen.page.locator("#close-about").click()
        await screen.page.add_style_tag(content=QUIET + style)
        return screen


@asynccontextmanager
async def opened(browser: Browser, language: str, *words: str, position: str = "") -> AsyncIterator[Stage]:
    """Start a playground in this language, at a position if there is one."""
    screens: list[Screen] = []
    with TemporaryDirectory() as name:
        folder = Path(name)
        speak(folder, language, PEOPLE[language])
        if position:
            file = folder / "position.uno"
            file.write_text(position, encoding="utf-8")
            words += ("--scenario", str(file))
        async with playground(folder, words, screens) as url:
            yield Stage(browser, url, language, screens)
    assert [wrong for screen in screens for wrong in screen.wrong] == []


async def hand(screen: Screen) -> None:
    """Have the private hand shown."""
    await screen.use("hand")
    await screen.hand.locator(".picture img").wait_for()


async def seen(screen: Screen) -> Image.Image:
    """Return what the page shows once all its pictures are there."""
    await screen.page.wait_for_function(LOADED)
    return Image.open(BytesIO(await screen.page.screenshot())).convert("RGB")


async def to_end(screen: Screen) -> None:
    """Scroll to the newest message."""
    await screen.page.locator("#scroll").evaluate("(one) => one.scrollTo(0, one.scrollHeight)")


def save(image: Image.Image, file: Path) -> None:
    """Write a picture with 256 colours, as small as it gets."""
    image.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


# Pictures of games


async def lobby(browser: Browser, file: Path, language: str = ENGLISH) -> None:
    """The lobby as it is opened, with two computer players."""
    async with opened(browser, language, "--edition", "avengers") as stage:
        ann = await stage.show(1000, 800)
        await ann.table.locator(".picture img").wait_for()
        await to_end(ann)
        save(await seen(ann), file)


async def options(browser: Browser, file: Path, language: str = ENGLISH) -> None:
    """What the host chooses, with a preset that switches house rules on."""
    async with opened(browser, language) as stage:
        ann = await stage.show(1000, 900)
        await ann.use("options")
        await ann.hand.locator('[data-part*=":set preset"]').first.click()
        await ann.hand.get_by_role("option").nth(1).click()
        await ann.hand.locator("[role=listbox]:visible").wait_for(state="detached")
        await to_end(ann)
        save(await seen(ann), file)


async def game(browser: Browser, file: Path, language: str = ENGLISH) -> None:
    """The table for everybody, and below it a hand for its owner."""
    async with opened(browser, language, position=POSITION) as stage:
        ann = await stage.show(1000, 1510)
        await hand(ann)
        await to_end(ann)
        save(await seen(ann), file)


async def phone(browser: Browser, file: Path, language: str = ENGLISH) -> None:
    """The same hand on a phone, in the dark."""
    async with opened(browser, language, position=POSITION) as stage:
        ann = await stage.show(390, 844, dark=True)
        await hand(ann)
        await to_end(ann)
        save(await seen(ann), file)


async def typing(browser: Browser, file: Path, language: str = ENGLISH) -> None:
    """A command that completes what may be answered."""
    async with opened(browser, language, position=POSITION) as stage:
        ann = await stage.show(1000, 900)
        await hand(ann)
        await ann.type("/uno play ")
        await ann.page.locator("form.command .suggestion").nth(2).wait_for()
        save(await seen(ann), file)


def in_chinese(
    draw: Callable[[Browser, Path, str], Awaitable[None]],
) -> Callable[[Browser, Path], Awaitable[None]]:
    """Return what draws the same in Chinese."""

    async def drawing(browser: Browser, file: Path) -> None:
        await draw(browser, file, CHINESE)

    return drawing


# The moving picture


async def move(browser: Browser, file: Path) -> None:
    """A card is pressed on a phone, and the table, beside it, changes for everybody."""
    async with opened(browser, ENGLISH, position=MOVE) as stage:
        ben = await stage.show(600, 850, who=1, style=CROPPED)
        ann = await stage.show(390, 850, dark=True, style=CROPPED)
        await hand(ann)
        film = Film(ben, ann)
        await film.take()
        card = ann.hand.locator('[data-part$=":do play r+2"]')
        tapped = await card.bounding_box()
        assert tapped is not None
        at = (round(tapped["x"] + tapped["width"] / 2), round(tapped["y"] + tapped["height"] / 2))
        await film.take(tap=at)
        await card.click()
        again = ann.hand.locator('[data-part$=":do play b9"]:enabled')
        while not await again.count():
            await film.take()
        for _ in range(5):  # pictures may follow the words
            await asyncio.sleep(0.3)
            await film.take()
        film.save(file)


class Film:
    """Two pages beside each other, frame by frame; what does not change is one frame."""

    def __init__(self, left: Screen, right: Screen) -> None:
        self._pages = left, right
        self._frames: list[Image.Image] = []
        self._lasting: list[int] = []

    async def take(self, tap: tuple[int, int] | None = None) -> None:
        """Add what both pages show, with the mark of a finger on the right one."""
        began = asyncio.get_running_loop().time()
        for page in self._pages:
            await to_end(page)
        left, right = [await seen(page) for page in self._pages]
        if tap is not None:
            right = _tapped(right, tap)
        frame = Image.new("RGB", (left.width + right.width + 3 * GAP, left.height + 2 * GAP), GROUND)
        frame.paste(left, (GAP, GAP))
        frame.paste(right, (left.width + 2 * GAP, GAP))
        took = round(1000 * (asyncio.get_running_loop().time() - began))
        if self._frames and ImageChops.difference(frame, self._frames[-1]).getbbox() is None:
            self._lasting[-1] += took
        else:
            self._frames.append(frame)
            self._lasting.append(took)

    def save(self, file: Path) -> None:
        """Write the frames, all in the same colours."""
        lasting = [min(max(one, SHORTEST_MS), LONGEST_MS) for one in self._lasting]
        lasting[0], lasting[1], lasting[-1] = LONGEST_MS, LONGEST_MS // 2, LAST_MS
        width, height = self._frames[0].size
        some = self._frames[:: max(1, len(self._frames) // 6)]
        together = Image.new("RGB", (width, height * len(some)))
        for number, frame in enumerate(some):
            together.paste(frame, (0, number * height))
        palette = together.quantize(255, dither=Image.Dither.NONE)
        first, *others = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in self._frames]
        first.save(file, save_all=True, append_images=others, duration=lasting, loop=0, optimize=True)


def _tapped(image: Image.Image, at: tuple[int, int]) -> Image.Image:
    """Return the picture with the mark of a finger."""
    mark = Image.new("RGBA", image.size)
    box = (at[0] - TAP_PX, at[1] - TAP_PX, at[0] + TAP_PX, at[1] + TAP_PX)
    ImageDraw.Draw(mark).ellipse(box, fill=(255, 255, 255, 110), outline=(255, 255, 255, 235), width=3)
    return Image.alpha_composite(image.convert("RGBA"), mark).convert("RGB")


# Pictures of cards


SHOWN_HERE = {
    "classic": (
        "banner",
        "table of ten",
        "challenge for one",
        "round end",
        "podium",
        "board with one's own",
        "chart",
        "course",
    ),
    "avengers": ("banner", "snap", "table with a laid card"),
    "bts": ("banner", "dance stumbled", "winner"),
    "minecraft": ("banner", "table", "creeper for all"),
    "transformers": ("banner", "table, dark", "flip", "duel of hands", "backs"),
    "no-mercy": ("banner", "hand of 24"),
}
"""Every kind of picture, in some edition."""
COLUMNS = 3


def sheet(name: str) -> Image.Image:
    """Return cards, colours or faces, as `python -m bot.art.build --sheets` has them, or every kind of picture."""
    if name == "pictures.png":
        shown = [SHOWN[edition][kind] for edition, kinds in SHOWN_HERE.items() for kind in kinds]
        return looks(shown, COLUMNS, phone=True)
    drawn = contact_sheets()
    return {"cards.png": drawn["cards"], "colours.png": drawn["colours"], "faces.png": drawn["faces-dark"]}[name]


GAMES: dict[str, Callable[[Browser, Path], Awaitable[None]]] = {
    "move.gif": move,
    "lobby.png": lobby,
    "options.png": options,
    "game.png": game,
    "phone.png": phone,
    "typing.png": typing,
    "game.zh-TW.png": in_chinese(game),
    "lobby.zh-TW.png": in_chinese(lobby),
    "phone.zh-TW.png": in_chinese(phone),
    "typing.zh-TW.png": in_chinese(typing),
}
SHEETS = ("cards.png", "colours.png", "faces.png", "pictures.png")
NAMES = (*GAMES, *SHEETS)


def browser_missing(browser: Path = CHROMIUM) -> str | None:
    """Return what no picture can be taken without, as a sentence, if it lacks on this machine."""
    if importlib.util.find_spec("playwright") is None:
        return 'Playwright is not installed here: pip install -e ".[dev]"'
    if not browser.exists():
        return f"There is no {browser} here, which takes the pictures: apt-get install chromium"
    return None


def missing(browser: Path = CHROMIUM) -> str | None:
    """Return what the documents' pictures lack besides, as a sentence."""
    if (lack := browser_missing(browser)) is not None:
        return lack
    if any(not subprocess.run(["fc-list", sign], capture_output=True, check=False).stdout for sign in SIGNS):
        return "Fonts with emoji and Chinese are missing here: apt-get install fonts-noto-color-emoji fonts-noto-cjk"
    return None


async def photograph(names: Sequence[str], folder: Path) -> None:
    """Take these pictures of games."""
    async with chromium() as browser:
        for name in names:
            await GAMES[name](browser, folder / name)
            said(folder / name)


def said(file: Path) -> None:
    """Tell what was made."""
    with Image.open(file) as image:
        print(f"{file.name}: {image.width} × {image.height}, {file.stat().st_size / 1024:.0f} KiB", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures that are named, or all; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description="Draw the documents' pictures.")
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[*NAMES, []], help=", ".join(NAMES))
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER", help="data/screenshots, if not given")
    given = parser.parse_args(arguments)
    names = given.names or NAMES
    wanted = [name for name in names if name in GAMES]
    if wanted and (lack := missing()) is not None:
        print(lack, file=sys.stderr)
        return FAILED
    given.to.mkdir(parents=True, exist_ok=True)
    for name in names:
        if name in SHEETS:
            save(sheet(name).convert("RGB"), given.to / name)
            said(given.to / name)
    if wanted:
        asyncio.run(photograph(wanted, given.to))
    return 0


if __name__ == "__main__":
    sys.exit(main())
