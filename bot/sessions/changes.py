"""What actions and deadlines consist of: answers, what the rules made of them, players who are back, an end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.rules.agenda import Option
from bot.rules.calls import UNO
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import answer_text
from bot.sessions import daily, lesson
from bot.sessions.refusals import SessionRefusal
from bot.sessions.table import Change, Seat, Table, Update
from bot.sessions.votes import NO_VOTES, Votes
from bot.store.digest import digest_of_answers
from bot.store.games import GameStatus


def answered(table: Table, seat: int, options: Sequence[Option], now: datetime, number: int | None = None) -> Change:
    """Carry out answers of a seat."""
    before = table.playing
    if table.status is not GameStatus.PLAYING:
        raise SessionRefusal("asleep" if table.status is GameStatus.ASLEEP else "match_over")
    daily.check(table, now)
    game = before.copy()
    side = game.state.side
    texts = [answer_text(game.edition, seat, option) for option in options]
    if number in {None, table.number}:
        lesson.check(table, texts)
    events: list[Event] = []
    for option in options:
        events += game.answer(seat, option, None if option == UNO else number)
    return happened(table, game, seat, texts, side, events, now)


def acted_out(table: Table, now: datetime, *, good: bool) -> Change:
    """Answer what an interlude was about: its own answer, or else the default."""
    game, going_on = table.playing, table.interlude
    question = game.state.question
    if question is None or going_on is None:
        raise SessionRefusal("not_dancing")
    default, *others = game.answers(going_on.seat)
    option = next(option for option in others if option.verb == question.interlude) if good else default
    if good:
        table = replace(table, performed=(*table.performed, going_on.seat))
    return answered(table, going_on.seat, [option], now)


def happened(
    table: Table,
    game: Game,
    seat: int | None,
    answers: Sequence[str],
    side: int,
    events: Sequence[Event],
    now: datetime,
    seats: tuple[Seat, ...] | None = None,
) -> Change:
    """Return the change that the rules made."""
    state = game.state
    seats = table.seats if seats is None else seats
    away = tuple(place for place, one in enumerate(seats) if one.away and not table.seats[place].away)
    race, timed = table.race, None
    forgot: tuple[int, ...] = ()
    if state.owes or race.owes_since:
        timed, forgot = race.time_of(events, now), race.forgotten(events, state)
        is_player = timed is not None and seats[timed.seat].user is not None
        race = race.follow(state.owes, now, timed if is_player else None)
    update = Update(
        seat,
        game.edition,
        tuple(events),
        side,
        at=now,
        top=state.top.index,
        away=away,
        interlude=table.interlude,
        timed=timed,
        forgot=forgot,
    )
    is_asked_anew = state.question is None or state.number != table.number
    # A match that all players have left is over as well: none is there to go on, or to stop it.
    is_over = bool(state.champions) or not any(
        one.user is not None and state.in_match[place] for place, one in enumerate(seats)
    )
    changed = table.next_version(
        now,
        game=game,
        seats=seats,
        status=GameStatus.ENDED if is_over else GameStatus.PLAYING,
        ended=now if is_over else None,
        feats=None if table.feats is None else update.counted(table.feats, state),
        answers=table.answers + len(answers),
        given=None if table.given is None else (*table.given, *answers),
        answers_digest=None if table.answers_digest is None else digest_of_answers(answers, table.answers_digest),
        interlude=None if is_asked_anew else table.interlude,
        deadline=next_deadline(table, game, now) if is_asked_anew else table.deadline,
        votes=_standing_votes(table.votes, seats, state.in_match) if table.votes.cast and not is_over else NO_VOTES,
        unplayed=table.unplayed - {seat} if table.unplayed else table.unplayed,
        race=race,
        reactions=table.reactions_at(now),
        is_skipping=table.is_skipping and state.question is not None and seats[state.question.seat].user is None,
        recent=table.with_update(update, now),
    )
    return Change(changed.with_present_host(), update, tuple(answers))


def _standing_votes(votes: Votes, seats: Sequence[Seat], in_match: Sequence[bool]) -> Votes:
    """Return the votes of, and against, players who are there."""
    there = zip(seats, in_match, strict=True)
    return votes.among([seat.user for seat, is_in in there if seat.user is not None and is_in and not seat.away])


def ended(table: Table, now: datetime) -> Change:
    """End the game without a winner, or the lobby."""
    over = table.next_version(now, status=GameStatus.ENDED, ended=now, deadline=None, interlude=None, votes=Votes())
    return Change(over.with_present_host())


def with_present(table: Table, seat: int, now: datetime) -> Table:
    """Return the table with the player of this seat back from wherever they were."""
    player = table.seats[seat]
    if player.away or player.missed:
        return replace(table, seen=now, seats=seats_with(table, seat, away=False, missed=0))
    return replace(table, seen=now)


def seats_with(table: Table, place: int, *, missed: int, away: bool) -> tuple[Seat, ...]:
    """Return the seats, where this one has missed so many turns, and is away or not."""
    changed = replace(table.seats[place], missed=missed, away=away)
    return (*table.seats[:place], changed, *table.seats[place + 1 :])


def next_deadline(table: Table, game: Game, now: datetime) -> datetime | None:
    """Return until when there is time for what the game asks now; None where none runs."""
    seconds = table.options.turn_seconds
    return None if seconds is None or game.state.question is None else now + timedelta(seconds=seconds)
