"""Files of messages that are made of components: what the local Discord takes, refuses and drops."""

import io
from collections.abc import AsyncIterator, Sequence
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui
from simcord import ChannelHandle, GuildHandle

from bot.playground import LocalDiscord, Person, UploadRules
from tests.house import ANSWER_WITHIN_S, TOKEN
from tests.playground.conftest import online
from tests.playground.table_bot import TableBot

NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"


def gallery(name: str = "dots.png") -> ui.LayoutView:
    """Return a message that shows this file."""
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay("words"))
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="dots")))
    return view


def file(name: str = "dots.png") -> discord.File:
    return discord.File(io.BytesIO(b"x"), name)


def components(name: str = "dots.png") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = gallery(name).to_components()  # type: ignore[no-untyped-call]
    return found


@pytest.fixture
async def local(request: pytest.FixtureRequest) -> AsyncIterator[LocalDiscord]:
    rules: UploadRules = getattr(request, "param", UploadRules())
    async with LocalDiscord(token=TOKEN, answer_within_s=ANSWER_WITHIN_S, uploads=rules) as discord:
        with discord.for_discord_py():
            yield discord


@pytest.fixture
async def to(bot: TableBot, channel: ChannelHandle) -> discord.PartialMessageable:
    return bot.get_partial_messageable(channel.id)


def shown(sent: discord.Message) -> Sequence[discord.UnfurledMediaItem]:
    """Return what a message shows, as Discord answered."""
    galleries = [part for part in sent.components if isinstance(part, discord.MediaGalleryComponent)]
    return [item.media for part in galleries for item in part.items]


async def test_what_is_shown_comes_along(to: discord.PartialMessageable, ann: Person, channel: ChannelHandle) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await to.send(view=gallery())
    assert refused.value.code == 50035
    assert "items.0.media" in refused.value.text
    with pytest.raises(discord.HTTPException):
        await to.send(view=gallery("my dots.png"), file=file("my dots.png"))
    sent = await to.send(view=gallery(), file=file())
    (media,) = shown(sent)
    assert media.attachment_id is not None
    assert sent.attachments == []
    assert len(ann.read(channel)[0].pictures) == 1


@pytest.mark.parametrize(
    ("listed", "status"),
    [
        (None, 400),
        ([], 400),
        ([{"id": "KEPT"}], 400),
        ([{"id": "KEPT", "filename": "other.png"}], 400),
        ([{"id": "12345", "filename": "dots.png"}], 400),
        ([{"id": "KEPT", "filename": "dots.png"}], 200),
    ],
)
async def test_what_stays_is_named_by_id_and_filename(
    to: discord.PartialMessageable,
    local: LocalDiscord,
    http: aiohttp.ClientSession,
    listed: list[dict[str, str]] | None,
    status: int,
) -> None:
    sent = await to.send(view=gallery(), file=file())
    (before,) = shown(sent)
    body: dict[str, Any] = {"components": components()}
    if listed is not None:
        body["attachments"] = [{**one, "id": one["id"].replace("KEPT", str(before.attachment_id))} for one in listed]
    async with http.patch(f"{local.url}/channels/{to.id}/messages/{sent.id}", json=body) as answer:
        assert answer.status == status
        told = await answer.json()
    if status == 400:
        assert told["code"] == 50035
        if listed is None or listed == [] or "filename" not in listed[0]:
            where = told["errors"]["components"]["1"]["items"]["0"]["media"]
            assert where["_errors"][0]["code"] == NOT_FOUND
    else:
        assert told["components"][1]["items"][0]["media"]["attachment_id"] == str(before.attachment_id)


async def test_a_list_removes_what_it_does_not_name(
    to: discord.PartialMessageable, ann: Person, channel: ChannelHandle
) -> None:
    sent = await to.send(view=gallery(), file=file())
    former = ann.read(channel)[0].pictures
    await sent.edit(view=gallery("more.png"), attachments=[file("more.png")])
    (now,) = ann.read(channel)[0].pictures
    assert now not in former
    words = ui.LayoutView()
    words.add_item(ui.TextDisplay("words"))
    await sent.edit(view=words, attachments=[])
    assert ann.read(channel)[0].pictures == ()


@pytest.mark.parametrize("local", [UploadRules(edits="refused")], indirect=True)
async def test_uploads_in_edits_may_be_refused(to: discord.PartialMessageable) -> None:
    """And nothing else: what stays may stay, and new messages take pictures."""
    sent = await to.send(view=gallery(), file=file())
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(view=gallery(), attachments=[file()])
    assert refused.value.code == 50035


ANSWERS = [("taken", 200, 1), ("refused", 400, None), ("dropped", 200, 0)]


@pytest.mark.parametrize(
    ("local", "status", "pictures"),
    [(UploadRules(callbacks=kind), status, count) for kind, status, count in ANSWERS],  # type: ignore[arg-type]
    indirect=["local"],
)
async def test_uploads_in_answers_may_be_refused_or_dropped(
    to: discord.PartialMessageable,
    local: LocalDiscord,
    house: GuildHandle,
    ann: Person,
    status: int,
    pictures: int | None,
) -> None:
    sent = await to.send(view=gallery(), file=file())
    record = local.backend.new_interaction(3, to.id, ann.id, house.id)
    record.source_message_id = sent.id
    form = aiohttp.FormData()
    listed = [{"id": 0, "filename": "more.png"}]
    data = {"components": components("more.png"), "attachments": listed, "flags": 1 << 15}
    form.add_field("payload_json", discord.utils._to_json({"type": 7, "data": data}))
    form.add_field("files[0]", b"x", filename="more.png")
    url = f"{local.url}/interactions/{record.id}/{record.token}/callback?with_response=1"
    async with aiohttp.ClientSession() as client, client.post(url, data=form) as answer:
        assert answer.status == status
        told = await answer.json()
    if pictures is not None:
        parts = told["resource"]["message"]["components"]
        assert sum(part["type"] == discord.ComponentType.media_gallery.value for part in parts) == pictures


@pytest.mark.parametrize("local", [UploadRules(edits="refused", callbacks="dropped")], indirect=True)
async def test_answers_of_other_types_take_pictures(local: LocalDiscord, ann: Person, channel: ChannelHandle) -> None:
    async with online() as bot:
        answer = await ann.slash(channel, "picture")
        await local.until(lambda: bot.errors)
        assert answer.message is not None
        assert len(answer.message.pictures) == 1, "it was not replaced"
