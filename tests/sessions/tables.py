"""Tables set up in a line, and players who answer at random."""

from __future__ import annotations

from random import Random

from bot.rules.agenda import Option
from bot.rules.random_player import random_answer
from bot.sessions import GuildSettings, Options, Session, Sessions
from bot.sessions.guild_settings import DEFAULTS

GUILD, CHANNEL = 1, 2
ANN, BEN, CAT, DAN = 100, 101, 102, 103
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan"}


async def lobby(
    sessions: Sessions,
    options: Options | None = None,
    channel: int = CHANNEL,
    settings: GuildSettings = DEFAULTS,
) -> Session:
    """Ann's lobby, where Ben and Cat have joined."""
    options = options or Options.for_edition("classic")
    session = await sessions.open(GUILD, channel, ANN, "Ann", options, "en-US", settings)
    await session.join(BEN, "Ben")
    await session.join(CAT, "Cat")
    return session


async def started(
    sessions: Sessions,
    options: Options | None = None,
    channel: int = CHANNEL,
    settings: GuildSettings = DEFAULTS,
) -> Session:
    """The same after the deal."""
    session = await lobby(sessions, options, channel, settings)
    await session.start(ANN)
    return session


def person(session: Session, seat: int) -> int:
    """Who sits there."""
    user = session.seats[seat].user
    assert user is not None
    return user


def asked(session: Session) -> tuple[int, int, list[Option]]:
    """Who is asked, the number of the question, and the answers to it."""
    prompt = session.view(None).prompt
    assert prompt is not None
    answers = [option for option in session.view(prompt.seat).options if option.verb not in {"uno", "catch", "quit"}]
    return person(session, prompt.seat), prompt.number, answers


async def answer_once(session: Session, chance: Random) -> None:
    """Whoever is asked answers at random; dances go well three times in four."""
    dance = session.dance
    if dance is not None:
        right = dance.routine[dance.done]
        await session.dance_step(person(session, dance.seat), right if chance.random() < 0.95 else "stumble")
    elif session.view(None).over:
        await session.next_round(session.host)
    else:
        user, number, answers = asked(session)
        await session.answer(user, random_answer(answers, chance), number, uno=chance.random() < 0.5)


async def play_on(session: Session, chance: Random, answers: int = 100_000) -> None:
    """Plays that many answers, or to the end of the match."""
    for _ in range(answers):
        if session.decided:
            return
        await answer_once(session, chance)
