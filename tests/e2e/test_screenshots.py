"""The command that takes the documents' pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from tests.screenshots import missing, photograph


def test_without_a_browser_it_says_what_to_install(tmp_path: Path) -> None:
    assert "chromium" in (missing(tmp_path / "none") or "")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["move.gif", "typing.zh-TW.png"])
async def test_a_picture_is_taken(name: str, tmp_path: Path) -> None:
    if (lack := missing()) is not None:
        pytest.skip(lack)
    await photograph([name], tmp_path)
    with Image.open(tmp_path / name) as image:
        assert image.width > 900
        assert getattr(image, "n_frames", 1) == 1 or sum(lasting(image)) in range(6_000, 10_001)


def lasting(image: Image.Image) -> list[int]:
    """Return how many thousandths of a second each frame stands."""
    frames = []
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        frames.append(int(image.info["duration"]))
    return frames
