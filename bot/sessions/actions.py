"""What can be done at a table once it plays, and what time does to it. Pure: a table in, a change out.

Each action takes the table and the present moment first. It raises SessionRefusal, or the rules' IllegalMove, where it
is not allowed, and returns None where nothing changes. `Session.do` carries it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from zlib import crc32

from bot.rules.agenda import Option
from bot.rules.calls import QUIT, UNO, calls
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import answer_text
from bot.rules.record import DEAL
from bot.rules.refusal import IllegalMove
from bot.sessions import interlude as interludes
from bot.sessions import lobby
from bot.sessions.refusals import SessionRefusal
from bot.sessions.rules_checksum import RULES
from bot.sessions.table import UPDATES_KEPT, Change, Seat, Table, Update
from bot.sessions.votes import Votes
from bot.store.digest import digest_of_answers
from bot.store.games import GameStatus

MISSED_BEFORE_AWAY = 2
LOBBY_WAITS = timedelta(minutes=15)
"""A lobby without news for this long closes."""
TABLE_WAITS = timedelta(minutes=10)
"""A match in which no player did anything for this long falls asleep."""
WARNING = timedelta(seconds=15)
"""How long before their time is up players are pinged."""
SETTLING = timedelta(seconds=15)
"""For how long after time stood still nothing befalls a player: neither a warning nor the end of their time."""
GRACE = timedelta(seconds=30)
"""How long a player of whom it would may still take, and up to as long again, so that not all run out at once."""

# Playing


def start(table: Table, now: datetime, user: int) -> Change:
    """Deal the first round."""
    lobby.check_start(table, user)
    return _dealt(replace(table, game=table.record().start(), rules=RULES, seen=now), now)


def next_round(table: Table, now: datetime, user: int) -> Change:
    """Deal the next round."""
    seat = table.seated(user)
    state = table.playing.state
    if state.champions or table.status is GameStatus.ENDED:
        raise SessionRefusal("match_over")
    if not state.over:
        raise SessionRefusal("round_running")
    return _dealt(_present(table, seat, now), now)


def play(table: Table, now: datetime, user: int, option: Option, number: int, *, uno: bool = False) -> Change:
    """Answer the question of this number, and call UNO in the same move."""
    seat = table.seated(user)
    game = table.playing
    if table.race.paused_until:
        table.race.check_pause(seat, now)
    question = game.state.question
    if question is None or number != game.state.number or option not in game.answers(seat):
        return _answered(table, seat, [option], now, number)  # a call, or refused
    if table.interlude is not None:
        raise SessionRefusal("dancing")
    table = _present(table, seat, now)
    if option.verb == question.interlude:
        others = [other for other in table.present_seats if other != seat]
        chance = b"%s %d" % (table.seed, number)
        begun = interludes.begin(option.verb, seat, table.judging, others, chance)
        until = now + timedelta(seconds=begun.seconds)
        return Change(table.next_version(now, interlude=begun, deadline=until))
    is_early = uno and UNO in calls(game.state, seat)
    return _answered(table, seat, [UNO, option] if is_early else [option], now, number)


def call(table: Table, now: datetime, user: int, option: Option) -> Change:
    """Call UNO, catch a player, or jump in."""
    seat = table.seated(user)
    table.race.check_pause(seat, now)
    if option.verb == "catch":
        table.race.check_catch(option.what, now)
    try:
        return _answered(table, seat, [option], now)
    except IllegalMove as refused:
        if refused.code != "no_catch":
            raise
        return Change(replace(table, race=table.race.after_wrong_catch(seat, now)), refusal=refused)


def act(table: Table, now: datetime, user: int, deed: str, number: int) -> Change | None:
    """Do something in an interlude; None where it was pressed on an old screen, or twice: it must be no stumble."""
    seat = table.seated(user)
    going_on = table.interlude
    if going_on is None:
        raise SessionRefusal("not_dancing")
    if going_on.is_stale(deed, number, table.number):
        return None
    others = [other for other in table.present_seats if other != going_on.seat]
    outcome = going_on.acted(seat, deed, others)
    table = _present(table, seat, now)
    if isinstance(outcome, bool):
        return _acted_out(table, now, good=outcome)
    return Change(table.next_version(now, interlude=outcome))


# Who is there


def mark_present(table: Table, now: datetime, user: int) -> Change | None:
    """Bring the player back from away and wake a sleeping game; None if nothing changes."""
    seat = table.seat_of(user)
    if seat is None or table.status not in {GameStatus.PLAYING, GameStatus.ASLEEP}:
        return None
    player = table.seats[seat]
    if table.status is GameStatus.PLAYING and not player.away and not player.missed:
        return None
    return Change(_woken(_present(table, seat, now), now), Update(back=(seat,) if player.away else ()))


def leave(table: Table, now: datetime, user: int) -> Change:
    """Give up the seat: in the lobby it is free again, in the match it is out (G14)."""
    return _put_out(table, table.seated(user), now)


def kick(table: Table, now: datetime, user: int, seat: int, *, is_moderator: bool = False) -> Change:
    """Put a player out: the host and moderators at once, others by a vote of most players at the table."""
    if not 0 <= seat < len(table.seats):
        raise SessionRefusal("no_seat")
    return _voted(table, user, seat, now, is_moderator=is_moderator) or _put_out(table, seat, now)


def stop(table: Table, now: datetime, user: int, *, is_moderator: bool = False) -> Change:
    """End the game without a winner: the host and moderators at once, others by a vote of most players there."""
    if table.status is GameStatus.ENDED:
        raise SessionRefusal("match_over")
    return _voted(table, user, None, now, is_moderator=is_moderator) or _ended(table, now)


def end(table: Table, now: datetime) -> Change | None:
    """End the game without a winner; None where it has ended."""
    return None if table.status is GameStatus.ENDED else _ended(table, now)


def sleep(table: Table, now: datetime) -> Change | None:
    """Fall asleep, as no player is there or none can be reached."""
    if table.status is not GameStatus.PLAYING:
        return None
    return Change(table.next_version(now, status=GameStatus.ASLEEP, deadline=None))


def post(table: Table, now: datetime, message_id: int) -> Change:
    """Remember the public message."""
    return Change(table.next_version(now, message_id=message_id))


# Time


def next_moment(table: Table, last_seen: datetime) -> datetime | None:
    """Return when time does something to the table, if no player does anything before; see `pass_time`."""
    if table.status is GameStatus.LOBBY:
        return table.updated + LOBBY_WAITS
    if table.status is not GameStatus.PLAYING:
        return None
    asleep = max(table.seen, last_seen) + TABLE_WAITS
    if table.deadline is None or table.asked not in table.present_seats:
        return asleep
    return min(asleep, table.deadline - WARNING if _is_to_be_warned(table) else table.deadline)


def pass_time(table: Table, now: datetime, last_seen: datetime) -> Change | None:
    """Close, fall asleep, warn or give the default answer (G15), whatever is due."""
    if table.status is GameStatus.LOBBY and now >= table.updated + LOBBY_WAITS:
        return _ended(table, now)
    if table.status is GameStatus.PLAYING and now >= max(table.seen, last_seen) + TABLE_WAITS:
        return sleep(table, now)
    seat = table.asked
    if table.deadline is None or seat is None or seat not in table.present_seats:
        return None
    if now >= table.deadline:
        verdict = None if table.interlude is None else table.interlude.verdict_when_time_is_up()
        return _timed_out(table, seat, now) if verdict is None else _acted_out(table, now, good=verdict)
    if now >= table.deadline - WARNING and _is_to_be_warned(table):
        return Change(table.next_version(now, warned=table.number), Update(late=seat))
    return None


def keep_ping(table: Table, now: datetime, message_id: int) -> Change | None:
    """Remember the message that pinged a player, so that it is removed whatever happens; None once all is over."""
    if table.status is GameStatus.ENDED:
        return None
    return Change(table.next_version(now, ping_id=message_id))


def drop_ping(table: Table, _now: datetime, message_id: int) -> Change | None:
    """Forget a ping's message, which is gone; the next save makes that durable, as to remove it twice does no harm."""
    return Change(replace(table, ping_id=None)) if table.ping_id == message_id else None


def grace_of(game_id: str) -> timedelta:
    """Return how long this game's player may still take after time stood still: always the same, and spread."""
    return GRACE + GRACE * (crc32(game_id.encode()) / 2**32)


def resume(table: Table, now: datetime) -> Change:
    """Go on after time stood still; where it ran out meanwhile or is about to, leave some to answer."""
    more = now + grace_of(table.id)
    table = replace(table, seen=max(table.seen, more - TABLE_WAITS))
    if table.deadline is None:
        return Change(table)
    due = table.deadline - WARNING if _is_to_be_warned(table) else table.deadline
    if due >= now + SETTLING:
        return Change(table)
    table = replace(table, deadline=more)
    if table.asked not in table.present_seats:
        return Change(table)
    update = Update(spared=table.asked)
    return Change(replace(table, recent=_recent(table, update)), update)


def without_future(table: Table, now: datetime) -> Table:
    """Return a table that was stored with no moment after this one: the system's clock was set back meanwhile.

    How long a game has slept is not known then, nor how long its player has waited; both begin anew.
    """
    deadline = table.deadline
    if deadline is not None:
        seconds = table.options.turn_seconds or 0
        longest = seconds if table.interlude is None else max(seconds, table.interlude.seconds)
        deadline = min(deadline, now + timedelta(seconds=longest))
    if (deadline, min(table.updated, now), min(table.seen, now)) == (table.deadline, table.updated, table.seen):
        return table
    return replace(table, deadline=deadline, updated=min(table.updated, now), seen=min(table.seen, now))


# A computer's move


def answer_for(table: Table, now: datetime, seat: int, option: Option, version: int) -> Change | None:
    """Give a computer's answer or call; None where the table has changed since it was thought out."""
    return _answered(table, seat, [option], now) if table.version == version else None


# What the actions are made of


def _dealt(table: Table, now: datetime) -> Change:
    game = table.playing.copy()
    return _happened(table, game, None, [DEAL], 0, game.deal(), now)


def _answered(table: Table, seat: int, options: Sequence[Option], now: datetime, number: int | None = None) -> Change:
    """Carry out answers of a seat."""
    before = table.playing
    if table.status is not GameStatus.PLAYING:
        raise SessionRefusal("asleep" if table.status is GameStatus.ASLEEP else "match_over")
    game = before.copy()
    side = game.state.side
    events: list[Event] = []
    for option in options:
        events += game.answer(seat, option, None if option == UNO else number)
    return _happened(
        table, game, seat, [answer_text(game.edition, seat, option) for option in options], side, events, now
    )


def _acted_out(table: Table, now: datetime, *, good: bool) -> Change:
    """Answer what an interlude was about: its own answer, or else the default."""
    game, going_on = table.playing, table.interlude
    question = game.state.question
    if question is None or going_on is None:
        raise SessionRefusal("not_dancing")
    default, *others = game.answers(going_on.seat)
    option = next(option for option in others if option.verb == question.interlude) if good else default
    return _answered(table, going_on.seat, [option], now)


def _timed_out(table: Table, seat: int, now: datetime) -> Change:
    game = table.playing.copy()
    side = game.state.side
    text = answer_text(game.edition, seat, game.answers(seat)[0])
    missed = table.seats[seat].missed + 1
    seats = _with_seat(table, seat, missed=missed, away=missed >= MISSED_BEFORE_AWAY)
    return _happened(table, game, seat, [text], side, game.time_out(seat), now, seats)


def _happened(
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
    update = Update(seat, game.edition, tuple(events), side, away=away, interlude=table.interlude)
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
        answers=table.answers + len(answers),
        answers_digest=None if table.answers_digest is None else digest_of_answers(answers, table.answers_digest),
        interlude=None if is_asked_anew else table.interlude,
        deadline=_next_deadline(table, game, now) if is_asked_anew else table.deadline,
        votes=Votes() if is_over else table.votes,
        race=table.race.follow(state.owes, now) if state.owes or table.race.owes_since else table.race,
        recent=_recent(table, update),
    )
    return Change(changed.with_present_host(), update, tuple(answers))


def _ended(table: Table, now: datetime) -> Change:
    ended = table.next_version(now, status=GameStatus.ENDED, ended=now, deadline=None, interlude=None, votes=Votes())
    return Change(ended.with_present_host())


def _put_out(table: Table, seat: int, now: datetime) -> Change:
    if table.status is GameStatus.LOBBY:
        return lobby.without_seat(table, now, seat)
    if table.status is GameStatus.ASLEEP:
        table = replace(table, status=GameStatus.PLAYING, deadline=_next_deadline(table, table.playing, now))
    return _answered(table, seat, [QUIT], now)


def _voted(table: Table, user: int, against: int | None, now: datetime, *, is_moderator: bool) -> Change | None:
    """Count a vote against another seat, or to end the game (None).

    None where it is decided: by the host, a moderator, or most of those who may vote.
    """
    if is_moderator or user == table.host:
        return None
    seat = table.seated(user)
    table = _present(table, seat, now)
    if seat not in table.present_seats:
        raise SessionRefusal("not_seated")
    votes = table.votes.with_vote(against, seat)
    vote = votes.standing(against, sum(other != against for other in table.present_seats))
    return None if vote.carried else Change(table.next_version(now, votes=votes), Update(vote=vote))


def _present(table: Table, seat: int, now: datetime) -> Table:
    """Return the table with the player of this seat back from wherever they were."""
    player = table.seats[seat]
    if player.away or player.missed:
        return replace(table, seen=now, seats=_with_seat(table, seat, away=False, missed=0))
    return replace(table, seen=now)


def _woken(table: Table, now: datetime) -> Table:
    if table.status is not GameStatus.ASLEEP:
        return table.next_version(now).with_present_host()
    deadline = _next_deadline(table, table.playing, now)
    return table.next_version(now, status=GameStatus.PLAYING, deadline=deadline).with_present_host()


def _with_seat(table: Table, place: int, *, missed: int, away: bool) -> tuple[Seat, ...]:
    changed = replace(table.seats[place], missed=missed, away=away)
    return (*table.seats[:place], changed, *table.seats[place + 1 :])


def _next_deadline(table: Table, game: Game, now: datetime) -> datetime | None:
    seconds = table.options.turn_seconds
    return None if seconds is None or game.state.question is None else now + timedelta(seconds=seconds)


def _recent(table: Table, update: Update) -> tuple[Update, ...]:
    return (*table.recent, update)[-UPDATES_KEPT:]


def _is_to_be_warned(table: Table) -> bool:
    return table.pings and table.interlude is None and table.warned != table.number
