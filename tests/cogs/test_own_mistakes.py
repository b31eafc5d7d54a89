"""From a review to a mistake of it that is tried again."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from simcord import ChannelHandle

from bot.chat.client import Uno
from bot.players.reviewing.points import Effort
from bot.players.reviewing.reckoning import finished_rounds, review_round
from bot.players.reviewing.review import RECKONING, Decision, to_json
from bot.playground import LocalDiscord, Person
from bot.rules.record import read
from bot.rules.version import RULES_VERSION
from bot.sessions.archive import Archive
from bot.store.reviews import KeptReview, keep_review
from bot.text import text_for
from tests.cogs.test_reviews import ready
from tests.party import Party

ENGLISH = text_for("en-US")
LITTLE = Effort(playouts=8, round_playouts=80, tables=1)


def mistaken(decision: Decision) -> Decision:
    """Return a decision as if the given answer had been a mistake, and the best one another."""
    others = [replace(one, chance=0.7) for one in decision.choices if one.answer != decision.answer]
    return replace(decision, choices=(*others, replace(decision.given, chance=0.3)), error=0.001)


async def test_a_mistake_is_chosen_in_the_review_and_tried_again(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    party = Party(bot, local, channel, ann, ben)
    await party.start(scoring="single")
    await party.play()
    await party.told()
    game = party.session.id
    assert channel.guild is not None
    record = read(await Archive(bot.store, bot.clock).record(game, channel.guild.id))
    (span,) = finished_rounds(record)
    seat = party.table.seated(ann.id)
    found = review_round(record, span, seat, LITTLE)
    found = replace(found, decisions=tuple(map(mistaken, found.decisions)))
    kept = KeptReview(game, 1, seat, RULES_VERSION, RECKONING, bot.clock.now(), to_json(found))
    await bot.store.keep_house(partial(keep_review, kept=kept))
    answer = await ann.slash(channel, "uno review", game=game)
    screen = await ready(party, ann, answer.message, "luck ")
    menu = next(one for one in screen.menus if one.custom_id.endswith("puzzle own"))
    chosen = await ann.choose(screen, menu.options[0].value, menu=menu.custom_id)
    assert chosen.message is not None
    assert chosen.message.id != screen.id, "the review stays"
    assert ENGLISH("puzzle-own-heading") in chosen.message.text
    mistake = found.decision_at(int(menu.options[0].value))
    assert mistake is not None
    presses = [button.custom_id for button in chosen.message.buttons]
    assert {press.partition("puzzle own ")[2] for press in presses} == {
        one.answer.partition(" ")[2] for one in mistake.choices
    }
    given = mistake.answer.partition(" ")[2]
    tried = await ann.press(chosen.message, next(press for press in presses if press.endswith(f" {given}")))
    assert tried.message is not None
    assert ENGLISH("puzzle-wrong") in tried.message.text
    assert (await bot.puzzles.rating(ann.id)).tries == 0
