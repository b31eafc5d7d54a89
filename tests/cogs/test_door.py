"""Somebody who floods is told once, then ignored for a while; nobody else notices."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle

from bot import flood
from bot.playground import LocalDiscord, NoAnswer, Person
from bot.playground.world import LocalBackend
from bot.text import text_for
from cogs.privacy import EXPORTING
from tests.cogs.conftest import Online


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three at once, and no more however long it takes; whoever is ignored is so to the end."""
    monkeypatch.setattr(flood, "AT_ONCE", 3.0)
    monkeypatch.setattr(flood, "IGNORED", 3600.0)
    monkeypatch.setattr(flood, "A_SECOND", 1e-9)


async def test_who_floods_is_told_once_and_then_ignored(
    online: Online,
    local: LocalDiscord,
    channel: ChannelHandle,
    ann: Person,
    mei: Person,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with online():
        for _ in range(3):
            assert (await mei.slash(channel, "help")).message is not None
        refused = await mei.slash(channel, "help")
        assert refused.ephemeral
        assert refused.message is not None
        assert refused.message.text == text_for("zh-TW")("answer-too-often")
        local.calls.clear()
        with monkeypatch.context() as impatient:
            impatient.setattr(LocalBackend, "ANSWER_WITHIN", 0.1)
            for _ in range(10):
                with pytest.raises(NoAnswer):
                    await mei.slash(channel, "help")
        assert len(local.calls) == 0, "nothing is asked of Discord for it"
        answer = await ann.slash(channel, "help")
        assert answer.message is not None
        assert "UNO" in answer.message.text


async def test_presses_and_typing_count_as_well(
    online: Online, channel: ChannelHandle, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with online():
        lobby = await ann.slash(channel, "uno new")
        assert lobby.message is not None
        for _ in range(2):
            await ann.complete(channel, "uno play", "answer", "r")
        await ann.press(lobby.message, lobby.message.buttons[-1].custom_id or "")
        told = await ann.press(lobby.message, lobby.message.buttons[-1].custom_id or "")
        assert told.message is not None
        assert told.message.text == text_for("en-US")("answer-too-often")
        monkeypatch.setattr(LocalBackend, "ANSWER_WITHIN", 0.1)
        with pytest.raises(NoAnswer):
            await ann.complete(channel, "uno play", "answer", "r")


async def test_what_is_much_work_counts_more(
    online: Online, channel: ChannelHandle, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flood, "AT_ONCE", EXPORTING + 1)
    async with online():
        for command in ("privacy export", "help"):
            answer = await ann.slash(channel, command)
            assert answer.message is not None
            assert answer.message.text != text_for("en-US")("answer-too-often")
        told = await ann.slash(channel, "help")
        assert told.message is not None
        assert told.message.text == text_for("en-US")("answer-too-often")
