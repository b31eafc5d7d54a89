"""Forms: what aiohttp would write in many pieces, in one."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import pytest
from aiohttp import FormData
from aiohttp.payload import Payload

from bot.chat.forms import whole

WORDS = {"name": "payload_json", "value": '{"content":"Ünö"}'}


def file(content: bytes, name: str) -> Mapping[str, Any]:
    """Return a file as discord.py hands it over."""
    kind = "application/octet-stream"
    return {"name": "files[0]", "value": io.BytesIO(content), "filename": name, "content_type": kind}


async def sent(form: Payload) -> tuple[str, bytes]:
    """Return the kind of a form and what is sent of it, where the boundary is always the same."""
    kind, _, boundary = form.content_type.partition("boundary=")
    return kind, (await form.as_bytes()).replace(boundary.encode(), b"*")


@pytest.mark.parametrize("name", ["hand.png", 'a "b" \\ ü.txt'])
async def test_the_same_is_sent_as_by_aiohttp(name: str) -> None:
    theirs = FormData(quote_fields=False)
    theirs.add_field(**WORDS)
    theirs.add_field(**file(b"\x89PNG\r\n\x1a\n--", name))
    assert await sent(whole([WORDS, file(b"\x89PNG\r\n\x1a\n--", name)])) == await sent(theirs())


async def test_a_file_is_sent_from_where_it_stands() -> None:
    half_read = file(b"read unread", "log.txt")
    half_read["value"].seek(5)
    assert b"\r\n\r\nunread\r\n" in await whole([half_read]).as_bytes()


@pytest.mark.parametrize("name", ["a\r\nEvil: yes", "a\nb", "a\u2028b"])
async def test_no_name_leaves_its_line(name: str) -> None:
    head = (await whole([file(b"", name)]).as_bytes()).partition(b"\r\n\r\n")[0]
    assert len(head.decode().splitlines()) == 3
