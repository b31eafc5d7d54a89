"""The application's emoji: their names, and that they all get to Discord, whatever happens on the way."""

import io
import re

import pytest
from PIL import Image

from bot import __main__ as program
from bot.art.emoji import emoji_name, emoji_png, emoji_stem, every_emoji, stem_of
from bot.art.sprites import Size
from bot.config import Settings, SettingsError
from bot.emoji import MOST, PAUSE, EmojiError, upload
from bot.playground import LocalDiscord
from bot.rules.editions import EDITIONS
from tests.house import TOKEN, local

__all__ = ["local"]

LARGEST = 256 * 1024
CREATE = "POST /applications/*/emojis"
ALL = {emoji_name(edition, face) for edition, face in every_emoji()}


class Uploading:
    """The command, with what it says kept and no time lost."""

    def __init__(self, local: LocalDiscord, token: str | None = TOKEN) -> None:
        self.settings = Settings(discord_token=token, discord_api_url=local.url)
        self.said: list[str] = []
        self.slept: list[float] = []

    async def run(self) -> None:
        await upload(self.settings, self.said.append, self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


def names(local: LocalDiscord) -> list[str]:
    return [emoji.name for emoji in local.backend.application_emojis.values()]


def test_names_fit_discord_and_tell_all_faces_apart() -> None:
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in ALL)
    stems = [emoji_stem(edition, face) for edition, face in every_emoji()]
    assert len(set(stems)) == len(stems) == len(ALL) == sum(len(edition.faces) for edition in EDITIONS.values())
    assert {stem_of(name) for name in ALL} == set(stems)
    assert len(ALL) <= MOST


def test_a_name_begins_with_what_is_read_aloud() -> None:
    classic, no_mercy = EDITIONS["classic"], EDITIONS["no-mercy"]
    assert emoji_stem(classic, classic.face_named["r7"].index) == "red_7_classic"
    assert emoji_stem(no_mercy, no_mercy.face_named["WR4"].index) == "wild_reverse_draw_four_nome"


def test_pictures_fit_discord() -> None:
    for edition, face in every_emoji():
        picture = emoji_png(edition, face)
        assert len(picture) < LARGEST
        with Image.open(io.BytesIO(picture)) as opened:
            assert opened.size == (Size.EMOJI.width, Size.EMOJI.height)
            assert opened.convert("RGBA").getpixel((0, 0))[3] == 0  # type: ignore[index]


async def test_everything_missing_is_uploaded_slowly_and_once(local: LocalDiscord) -> None:
    first, second = Uploading(local), Uploading(local)
    await first.run()
    assert sorted(names(local)) == sorted(ALL)
    assert first.slept == [PAUSE] * len(ALL)
    assert first.said[-1].startswith(f"All {len(ALL)} emoji are there.")
    await second.run()
    assert sorted(names(local)) == sorted(ALL)
    assert (second.said, second.slept) == ([f"All {len(ALL)} emoji are there."], [])


async def test_the_picture_arrives(local: LocalDiscord) -> None:
    await Uploading(local).run()
    classic = EDITIONS["classic"]
    name = emoji_name(classic, 7)
    number = next(emoji.id for emoji in local.backend.application_emojis.values() if emoji.name == name)
    assert local.backend.cdn.get(local.backend.cdn.emoji_url(number)) == emoji_png(classic, 7)


async def test_it_goes_on_where_it_was_interrupted(local: LocalDiscord) -> None:
    local.inject(CREATE, 403, times=None, code=50001, message="Missing Access")
    with pytest.raises(EmojiError, match=r"403.*Missing Access.*start the command again"):
        await Uploading(local).run()
    assert not names(local)
    local.faults.clear()
    local.backend.create_application_emoji(sorted(ALL)[3])
    again = Uploading(local)
    await again.run()
    assert sorted(names(local)) == sorted(ALL)
    assert len(again.slept) == len(ALL) - 1


async def test_an_earlier_drawing_is_replaced_by_and_by_and_other_emoji_stay(local: LocalDiscord) -> None:
    for name in sorted(ALL)[2:]:
        local.backend.create_application_emoji(name)
    old = f"{stem_of(min(ALL))}_0000"
    for name in (old, "party", "red_7_of_ours"):
        local.backend.create_application_emoji(name)
    first, second = Uploading(local), Uploading(local)
    await first.run()
    assert sorted(names(local)) == sorted(ALL | {old, "party", "red_7_of_ours"}), "a running bot may still show it"
    await second.run()
    assert sorted(names(local)) == sorted(ALL | {"party", "red_7_of_ours"})
    assert "Earlier drawings removed: 1." in second.said


async def test_no_room(local: LocalDiscord) -> None:
    for number in range(MOST - 100):
        local.backend.create_application_emoji(f"other_{number}")
    with pytest.raises(EmojiError, match=r"has 1900 emoji and lacks \d+; Discord allows 2000"):
        await Uploading(local).run()
    assert len(names(local)) == MOST - 100


async def test_room_taken_meanwhile(local: LocalDiscord) -> None:
    local.inject(CREATE, 400, code=30008, message="Maximum number of emojis reached (2000)")
    with pytest.raises(EmojiError, match="no room"):
        await Uploading(local).run()


async def test_told_to_wait_long_it_says_so_and_waits(local: LocalDiscord) -> None:
    local.inject(CREATE, 429, retry_after=1800)
    waiting = Uploading(local)
    await waiting.run()
    assert sorted(names(local)) == sorted(ALL)
    assert "Discord asks to wait 30 min; then it goes on by itself." in waiting.said
    assert 1800 in waiting.slept


async def test_a_wrong_token(local: LocalDiscord) -> None:
    with pytest.raises(SettingsError, match="not a token that Discord knows"):
        await Uploading(local, "wrong.token").run()


async def test_no_network(local: LocalDiscord) -> None:
    uploading = Uploading(local)
    await local.stop()
    with pytest.raises(EmojiError, match="Discord cannot be reached"):
        await uploading.run()


def test_without_a_token_the_command_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert program.main(["emoji"]) == program.FAILED
    assert "DISCORD_TOKEN is missing" in capsys.readouterr().err


def test_interrupted_the_command_says_what_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(program, "upload", interrupted)
    monkeypatch.setattr("bot.logs.set_up", lambda *_, **__: None)
    assert program.main(["emoji"]) == program.FAILED
    assert "start the command again" in capsys.readouterr().err
