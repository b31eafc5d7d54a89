"""Requests of discord.py's: forms that aiohttp would write in many pieces, and what is read of an answer."""

from __future__ import annotations

import copy
import io
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from aiohttp import FormData
from aiohttp.payload import Payload

from bot.chat.sending import encoded, with_files_alone

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
    assert await sent(encoded([WORDS, file(b"\x89PNG\r\n\x1a\n--", name)])) == await sent(theirs())


async def test_a_file_is_sent_from_where_it_stands() -> None:
    half_read = file(b"read unread", "log.txt")
    half_read["value"].seek(5)
    assert b"\r\n\r\nunread\r\n" in await encoded([half_read]).as_bytes()


@pytest.mark.parametrize("name", ["a\r\nEvil: yes", "a\nb", "a\u2028b"])
async def test_no_name_leaves_its_line(name: str) -> None:
    head = (await encoded([file(b"", name)]).as_bytes()).partition(b"\r\n\r\n")[0]
    assert len(head.decode().splitlines()) == 3


GALLERY = {"type": 12, "items": [{"media": {"url": "http://localhost/hand.png"}}]}
FRAME = {"type": 17, "components": [{"type": 10, "content": "?"}, GALLERY, {"type": 1, "components": [{"type": 2}]}]}


@pytest.mark.parametrize(
    "around", [lambda message: message, lambda message: {"resource": {"message": message}}], ids=["edit", "callback"]
)
def test_of_a_message_its_files_are_read(around: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    answer = around({"id": "1", "content": "", "components": [FRAME]})
    assert with_files_alone(answer) == around({"id": "1", "content": "", "components": [GALLERY]})


@pytest.mark.parametrize("answer", ["", [{"components": [FRAME]}], {"id": "1"}, {"resource": None}, {"code": 10008}])
def test_any_other_answer_stays(answer: Any) -> None:
    before = copy.deepcopy(answer)
    assert with_files_alone(answer) == before
