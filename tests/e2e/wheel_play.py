"""Plays a move through an installed program, as the playground's page does, from whatever folder it is started in.

Run it with the Python of an environment that has the wheel and its extra `playground`, in an empty folder, where
everything that the program keeps has to be afterwards. It takes nothing from a clone but this file.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp

import bot

PATIENCE_S = 120
ENVIRONMENT = Path(sys.prefix)


@asynccontextmanager
async def playground() -> AsyncIterator[str]:
    """Start the playground as a user would; yield its address, and stop it."""
    command = Path(sys.executable).with_name("uno")
    process = await asyncio.create_subprocess_exec(
        *(command, "playground", "--no-browser", "--port", "0"),
        stdout=asyncio.subprocess.PIPE,
        env={name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "UNO_DATA"}},
    )
    assert process.stdout is not None
    try:
        line = (await process.stdout.readline()).decode()
        assert "open at http://127.0.0.1:" in line, line
        yield line.split(" at ")[1].split()[0]
    finally:
        process.terminate()
        await process.communicate()
    assert process.returncode == 0


class Page:
    """What is shown to the first person in the first channel, and what they press there."""

    def __init__(self, client: aiohttp.ClientSession, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._client = client
        self._socket = socket
        self._person = self._channel = ""
        self._messages: dict[str, Any] = {}

    async def open(self) -> None:
        """Say which person and channel are looked at."""
        guild = await self._socket.receive_json()
        self._person, self._channel = guild["people"][0]["id"], guild["channels"][0]["id"]
        await self._socket.send_json({"person": self._person, "channel": self._channel, "seen": True})

    async def press(self, *wanted: str) -> str:
        """Wait for a button that does one of these things, and press it; return its message."""
        while True:
            for number, message in self._messages.items():
                for what in wanted:
                    for part in parts(message["parts"]):
                        custom_id = part.get("custom_id", "")
                        if custom_id.startswith("uno:") and custom_id.split(":")[3].startswith(what):
                            return await self._press(number, custom_id)
            await self._hear()

    async def picture(self, number: str) -> str:
        """Wait for the picture in a message; return its address."""
        while True:
            for part in parts(self._messages.get(number, {}).get("parts", [])):
                if part.get("media"):
                    return str(part["media"]["url"])
            await self._hear()

    async def _press(self, number: str, custom_id: str) -> str:
        asked = {"person": self._person, "channel": self._channel, "message": number, "part": custom_id}
        async with self._client.post("/actions/press", json=asked) as answer:
            said = await answer.json()
        assert "error" not in said, said
        return said["message"] or number

    async def _hear(self) -> None:
        update = await self._socket.receive_json()
        if update["op"] == "messages" and update["person"] == self._person:
            for gone in update["gone"]:
                self._messages.pop(gone, None)
            self._messages |= {message["id"]: message for message in update["changed"]}


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Yield everything that can be pressed or seen in a message."""
    if isinstance(value, list):
        for item in value:
            yield from parts(item)
    elif isinstance(value, dict):
        if not value.get("disabled"):
            yield value
        for inner in value.values():
            yield from parts(inner)


async def play(url: str) -> None:
    """Look at the page, start the game, open the hand, see its picture, and make a move."""
    async with aiohttp.ClientSession(url) as client:
        for file in ("/", "/page/app.js", "/page/chat.css"):
            async with client.get(file) as answer:
                assert answer.status == 200, file
        async with client.ws_connect("/updates") as socket:
            page = Page(client, socket)
            await page.open()
            await page.press("start")
            hand = await page.press("hand")
            picture = await page.picture(hand)
            async with client.get(picture) as answer:
                assert (await answer.read()).startswith(b"\x89PNG"), picture
            await page.press("do+uno play", "do play", "do draw", "draw", "do")


def kept() -> None:
    """See that the move is in the current folder's database, and that nothing was written beside the code."""
    folder = Path("data/playground")
    with closing(sqlite3.connect(folder / "uno.db")) as database:
        ((answers,),) = database.execute("SELECT count(*) FROM answers").fetchall()
    assert answers > 0
    assert (folder / "commands.sha256").exists()
    strays = [path for path in ENVIRONMENT.rglob("*") if path.suffix == ".db" or path.name == "commands.sha256"]
    assert strays == []


async def main() -> None:
    """Play, and look at what is kept."""
    code = Path(bot.__file__)
    assert code.is_relative_to(ENVIRONMENT), f"{code} is not the wheel's"
    assert list(Path.cwd().iterdir()) == [], "the folder is not empty"
    async with asyncio.timeout(PATIENCE_S):
        async with playground() as url:
            await play(url)
    kept()
    print(f"A move was played with {code.parent}, and is kept in the current folder.")


if __name__ == "__main__":
    asyncio.run(main())
