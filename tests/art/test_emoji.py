"""The application's emoji: their names, and their pictures."""

import io
import re

from PIL import Image

from bot.art.emoji import emoji_name, emoji_png, emoji_stem, every_emoji, stem_of
from bot.art.sprites import Size
from bot.rules.editions import EDITIONS

LARGEST = 256 * 1024
ALL = {emoji_name(edition, face) for edition, face in every_emoji()}


def test_names_fit_discord_and_tell_all_faces_apart() -> None:
    assert all(re.fullmatch(r"[a-z0-9_]{2,32}", name) for name in ALL)
    stems = [emoji_stem(edition, face) for edition, face in every_emoji()]
    assert len(set(stems)) == len(stems) == len(ALL) == sum(len(edition.faces) for edition in EDITIONS.values())
    assert {stem_of(name) for name in ALL} == set(stems)


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
