"""The process in which pictures are drawn: it is replaced when somebody kills it, and ends with the program."""

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from bot.art.drawing import SECRETS, Drawing, NotDrawn
from bot.art.pictures import Picture, draw
from bot.art.pictures.hand import HandPicture

HAND = HandPicture("classic", (1, 2, 3))
LONG = 60.0


class Deadly:
    """Ends the process that takes it up."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (1,)


@pytest.fixture
def drawing() -> Iterator[Drawing]:
    drawing = Drawing()
    yield drawing
    drawing.close()


def pid(drawing: Drawing) -> int:
    assert drawing._process is not None
    return drawing._process.pid


def test_it_draws_what_is_drawn_here(drawing: Drawing) -> None:
    assert drawing(HAND).result(LONG) == draw(HAND)


def test_one_process_draws_all(drawing: Drawing) -> None:
    drawing(HAND).result(LONG)
    first = pid(drawing)
    drawing(replace(HAND, cards=(4,))).result(LONG)
    assert pid(drawing) == first


def test_what_cannot_be_drawn_is_told_and_the_next_one_drawn(drawing: Drawing) -> None:
    with pytest.raises(NotDrawn, match="Error"):
        drawing(replace(HAND, cards=(100_000,))).result(LONG)
    assert drawing(HAND).result(LONG) == draw(HAND)


def test_killed_it_is_replaced(drawing: Drawing) -> None:
    drawing(HAND).result(LONG)
    first = pid(drawing)
    os.kill(first, signal.SIGKILL)
    assert drawing(HAND).result(LONG) == draw(HAND)
    assert pid(drawing) != first


def test_what_is_wished_for_meanwhile_comes_in_turn(drawing: Drawing) -> None:
    hands = [replace(HAND, cards=(card,)) for card in range(6)]
    wished = [drawing(hand) for hand in hands]
    assert [file.result(LONG) for file in wished] == [draw(hand) for hand in hands]


def test_killed_with_wishes_it_draws_them_all_the_same(drawing: Drawing) -> None:
    hands = [replace(HAND, cards=(card,)) for card in range(6)]
    wished = [drawing(hand) for hand in hands]
    os.kill(pid(drawing), signal.SIGKILL)
    assert [file.result(LONG) for file in wished] == [draw(hand) for hand in hands]


def test_what_ends_it_twice_is_given_up_and_the_next_one_drawn(drawing: Drawing) -> None:
    wished = drawing(cast("Picture", Deadly()))
    others = [drawing(HAND), drawing(replace(HAND, cards=(4,)))]
    with pytest.raises(NotDrawn, match="twice"):
        wished.result(LONG)
    assert others[0].result(LONG) == draw(HAND)
    assert others[1].result(LONG) == draw(replace(HAND, cards=(4,)))


def test_where_no_process_can_be_started_nothing_is_drawn(drawing: Drawing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with pytest.raises(NotDrawn, match="started"):
        drawing(HAND).result(LONG)


def test_closed_nobody_waits_any_more(drawing: Drawing) -> None:
    wished = [drawing(HAND) for _ in range(3)]
    drawing.close()
    for file in wished:
        with suppress(NotDrawn):  # the first may have been in time
            file.result(LONG)


def test_closed_it_begins_anew(drawing: Drawing) -> None:
    drawing(HAND).result(LONG)
    drawing.close()
    drawing.close()
    assert drawing(HAND).result(LONG) == draw(HAND)


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")
def test_it_knows_no_secrets(drawing: Drawing, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SECRETS:
        monkeypatch.setenv(name, "told to nobody")
    drawing(HAND).result(LONG)
    assert b"told to nobody" not in Path(f"/proc/{pid(drawing)}/environ").read_bytes()


def test_it_ends_with_a_program_that_is_killed() -> None:
    program = textwrap.dedent("""
        import time
        from bot.art.drawing import elsewhere
        from bot.art.pictures.hand import HandPicture
        elsewhere(HandPicture("classic", (1,))).result()
        print(elsewhere._process.pid, flush=True)
        time.sleep(600)
    """)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        drawer = int(running.stdout.readline())
        running.kill()
    until = time.monotonic() + LONG
    while is_there(drawer) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_there(drawer)


def is_there(process: int) -> bool:
    """Whether it runs; one that nobody has taken notice of yet does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
