"""Uploading the application's emoji: they all get to Discord, whatever happens on the way."""

import pytest

from bot.__main__ import main
from bot.art.emoji import emoji_name, emoji_png, every_emoji, stem_of
from bot.chat import emoji_upload
from bot.chat.emoji_upload import EMOJI_ALLOWED, UPLOAD_PAUSE_S, EmojiError, upload
from bot.config import Settings, SettingsError
from bot.errors import FAILED, WRONG_SETTINGS
from bot.playground import LocalDiscord
from bot.rules.editions import EDITIONS
from tests.house import TOKEN

CREATE = "POST /applications/*/emojis"
ALL = {emoji_name(edition, face) for edition, face in every_emoji()}
FEW = tuple(every_emoji())[:20]
NAMES = {emoji_name(edition, face) for edition, face in FEW}


class Uploading:
    """The command, with what it says kept and no time lost."""

    def __init__(self, local: LocalDiscord, token: str | None = TOKEN) -> None:
        self.settings = Settings(discord_token=token, discord_api_url=local.url)
        self.said: list[str] = []
        self.reported: list[tuple[int, int]] = []
        self.slept: list[float] = []

    async def run(self) -> None:
        await upload(self.settings, self.said.append, self._report, self._sleep)

    def _report(self, done: int, of: int) -> None:
        self.reported.append((done, of))

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are no more emoji than these, so that it takes no time."""
    monkeypatch.setattr(emoji_upload, "every_emoji", lambda: iter(FEW))


def names(local: LocalDiscord) -> list[str]:
    return [emoji.name for emoji in local.backend.application_emojis.values()]


def test_there_is_room_for_all() -> None:
    assert len(ALL) <= EMOJI_ALLOWED


async def test_everything_missing_is_uploaded_slowly_and_once(local: LocalDiscord) -> None:
    first, second = Uploading(local), Uploading(local)
    await first.run()
    assert sorted(names(local)) == sorted(ALL)
    assert first.slept == [UPLOAD_PAUSE_S] * len(ALL)
    assert first.reported == [(done, len(ALL)) for done in range(1, len(ALL) + 1)]
    assert first.said[-1].startswith(f"All {len(ALL)} emoji are there.")
    await second.run()
    assert sorted(names(local)) == sorted(ALL)
    assert (second.said, second.slept) == ([f"All {len(ALL)} emoji are there."], [])


@pytest.mark.usefixtures("few")
async def test_the_picture_arrives(local: LocalDiscord) -> None:
    await Uploading(local).run()
    classic = EDITIONS["classic"]
    name = emoji_name(classic, 7)
    number = next(emoji.id for emoji in local.backend.application_emojis.values() if emoji.name == name)
    assert local.backend.cdn.get(local.backend.cdn.emoji_url(number)) == emoji_png(classic, 7)


@pytest.mark.usefixtures("few")
async def test_it_goes_on_where_it_was_interrupted(local: LocalDiscord) -> None:
    local.inject(CREATE, 403, times=None, code=50001, message="Missing Access")
    with pytest.raises(EmojiError, match=r"403.*Missing Access.*start the command again"):
        await Uploading(local).run()
    assert not names(local)
    local.faults.clear()
    local.backend.create_application_emoji(sorted(NAMES)[3])
    again = Uploading(local)
    await again.run()
    assert sorted(names(local)) == sorted(NAMES)
    assert len(again.slept) == len(NAMES) - 1


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
    for number in range(EMOJI_ALLOWED - 100):
        local.backend.create_application_emoji(f"other_{number}")
    with pytest.raises(EmojiError, match=r"has 1900 emoji and lacks \d+; Discord allows 2000"):
        await Uploading(local).run()
    assert len(names(local)) == EMOJI_ALLOWED - 100


async def test_room_taken_meanwhile(local: LocalDiscord) -> None:
    local.inject(CREATE, 400, code=30008, message="Maximum number of emojis reached (2000)")
    with pytest.raises(EmojiError, match="no room"):
        await Uploading(local).run()


@pytest.mark.usefixtures("few")
async def test_told_to_wait_long_it_says_so_and_waits(local: LocalDiscord) -> None:
    local.inject(CREATE, 429, retry_after=1800)
    waiting = Uploading(local)
    await waiting.run()
    assert sorted(names(local)) == sorted(NAMES)
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
    assert main(["emoji"]) == WRONG_SETTINGS
    assert "DISCORD_TOKEN is missing" in capsys.readouterr().err


def test_interrupted_the_command_says_what_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr("bot.commands.emoji.upload", interrupted)
    monkeypatch.setattr("bot.logs.set_up", lambda *_, **__: None)
    assert main(["emoji"]) == FAILED
    assert "start the command again" in capsys.readouterr().err
