"""A program that lacks a part says which, in a sentence, before Discord hears anything of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.art import manifest
from bot.assets import SPRITES_FOLDER, AssetError
from bot.chat import translation
from bot.chat.serve import serve
from bot.chat.startup import check_program
from bot.config import Settings
from bot.playground import LocalDiscord
from bot.text import Text, text_for


@pytest.fixture
def sprites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the sprites, which is what is looked at."""
    folder = shutil.copytree(SPRITES_FOLDER, tmp_path / "sprites")
    monkeypatch.setattr(manifest, "SPRITES_FOLDER", folder)
    monkeypatch.setattr(manifest, "FILE", folder / "manifest.json")
    return folder


def test_a_whole_program_is_well(sprites: Path) -> None:
    assert any(sprites.iterdir())
    check_program()


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda folder: (folder / "bts-small.png").write_bytes(b""), r"bts-small\.png is missing or empty; install"),
        (lambda folder: (folder / "scene-stage.png").unlink(), r"scene-stage\.png is missing or empty; install"),
        (lambda folder: (folder / "manifest.json").unlink(), r"manifest\.json is missing or empty; install"),
    ],
)
def test_a_sprite_that_is_gone_is_named(sprites: Path, spoil: Callable[[Path], object], sentence: str) -> None:
    spoil(sprites)
    with pytest.raises(AssetError, match=sentence):
        check_program()


@pytest.mark.parametrize("locale", ["en-US", "zh-TW"])
async def test_without_a_name_for_a_command_it_never_connects(
    locale: str, local: LocalDiscord, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_program()  # so that commands are known
    lacking = Text(locale, ["greeting = Hello\n"])
    monkeypatch.setattr(translation, "text_for", lambda asked: lacking if asked == locale else text_for(asked))
    with pytest.raises(AssetError, match=f"^The language {locale} has no text .*; install the program again.$"):
        await serve(settings)
    assert list(local.calls) == []
