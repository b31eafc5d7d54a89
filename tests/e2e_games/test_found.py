"""What the random games have found, each by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.art.process import DrawProcess
from bot.rules.round_events import MatchWon, RoundEnded, SeatKnockedOut
from bot.screens.game.hand import hand
from bot.text import text_for
from tests.e2e_games.town import town
from tests.screens.reading import texts
from tests.screens.tables import dealt, put


async def test_two_ask_for_the_table_at_once(tmp_path: Path, draw_process: DrawProcess) -> None:
    async with town(tmp_path, draw_process) as here:
        channel = here.house.create_text_channel("uno")
        ann, ben = here.people[:2]
        await ann.slash(channel, "uno new")
        for _ in range(5):
            answers = await asyncio.gather(*(one.slash(channel, "uno table") for one in (ann, ben, ann)))
            assert not any(answer.ephemeral for answer in answers)
        session = here.bot.registry.in_channel(channel.id)
        assert session is not None
        await here.local.until(lambda: [seen.id for seen in ann.read(channel)] == [session.table.message_id])
    assert here.faults == []


def test_no_player_is_promised_another_round_when_the_match_is_over() -> None:
    table = dealt("no-mercy", 2)
    game = table.playing.copy()
    game.emit(SeatKnockedOut(0))
    game.emit(RoundEnded(1, (1,), (0, 0), ((), ())))
    english = text_for("en-US")
    assert "Next round" in texts(hand(put(table, game), 0, english))
    game.emit(MatchWon((1,), False))
    read = "\n".join(texts(hand(put(table, game), 0, english)))
    assert "Ben won the match!" in read
    assert english("end-out") in read
    assert "next" not in read.lower()
