"""What can be done at a table once it plays. Pure: a table in, a change out.

Each action takes the table and the present moment first. It raises SessionRefusal, or the rules' IllegalMove, where it
is not allowed, and returns None where nothing changes. `Session.do` carries it out.

What time does is in `deadlines.py`, and what both consist of in `changes.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.rules.agenda import Option
from bot.rules.calls import QUIT, UNO, calls
from bot.rules.events import Event
from bot.rules.game import Game
from bot.rules.notation import answer_text, kicked_text
from bot.rules.record import DEAL
from bot.rules.refusal import IllegalMove
from bot.sessions import interlude as interludes
from bot.sessions import lobby
from bot.sessions.awards import Feats
from bot.sessions.changes import acted_out, answered, ended, happened, next_deadline, with_present
from bot.sessions.refusals import SessionRefusal
from bot.sessions.rules_checksum import RULES
from bot.sessions.table import Change, Table, Update
from bot.sessions.table_talk import AGAIN_AFTER, SIGNS, Reaction
from bot.sessions.votes import NO_VOTES, Votes
from bot.store.games import GameStatus

# Playing


def start(table: Table, now: datetime, user: int, thread_id: int | None = None) -> Change:
    """Deal the first round, in the thread that was made for it, if one was: its public message is posted there."""
    lobby.check_start(table, user)
    players = frozenset(place for place, seat in enumerate(table.seats) if seat.user is not None)
    if thread_id is not None:
        table = replace(table, channel_id=thread_id, parent_id=table.channel_id, message_id=None)
    game = table.record().start()
    table = replace(table, game=game, feats=Feats(), rules=RULES, seen=now, votes=Votes(), unplayed=players)
    return _dealt(table, now)


def play_now(table: Table, now: datetime, user: int, thread_id: int | None = None) -> Change:
    """Deal the first round for a host who does not wait for others: computers take the seats beside them."""
    return start(lobby.with_computers(table, user), now, user, thread_id)


def next_round(table: Table, now: datetime, user: int) -> Change:
    """Deal the next round."""
    seat = table.seated(user)
    state = table.playing.state
    if state.champions or table.status is GameStatus.ENDED:
        raise SessionRefusal("match_over")
    if not state.over:
        raise SessionRefusal("round_running")
    return _dealt(with_present(table, seat, now), now)


def play(table: Table, now: datetime, user: int, option: Option, number: int, *, uno: bool = False) -> Change:
    """Answer the question of this number, and call UNO in the same move."""
    seat = table.seated(user)
    game = table.playing
    question = game.state.question
    if question is None or number != game.state.number or option not in game.answers(seat):
        return answered(table, seat, [option], now, number)  # a call, or refused
    if table.interlude is not None:
        raise SessionRefusal("dancing")
    table = with_present(table, seat, now)
    if option.verb == question.interlude:
        others = [other for other in table.present_seats if other != seat]
        chance = b"%s %d" % (table.seed, number)
        begun = interludes.begin(option.verb, seat, table.judging, others, chance, table.performed.count(seat))
        # In a slow game players need not be there at the same time to dance or to vote.
        seconds = max(begun.seconds, table.options.turn_seconds or 0) if table.options.is_slow else begun.seconds
        until = now + timedelta(seconds=seconds)
        return Change(table.next_version(now, interlude=begun, deadline=until))
    is_early = uno and UNO in calls(game.state, seat)
    return answered(table, seat, [UNO, option] if is_early else [option], now, number)


def call(table: Table, now: datetime, user: int, option: Option) -> Change:
    """Call UNO, catch a player, or jump in."""
    seat = table.seated(user)
    if option.verb == "catch":
        table.race.check_pause(seat, now)
        table.race.check_catch(option.what, now)
    try:
        return answered(table, seat, [option], now)
    except IllegalMove as refused:
        if refused.code != "no_catch":
            raise
        return Change(replace(table, race=table.race.after_wrong_catch(seat, now)), refusal=SessionRefusal("paused"))


def act(table: Table, now: datetime, user: int, deed: str, number: int) -> Change | None:
    """Do something in an interlude; None where it was pressed on an old screen, or twice: it must be no stumble."""
    seat = table.seated(user)
    going_on = table.interlude
    if going_on is None or going_on.is_stale(deed, number, table.number):
        return None
    others = [other for other in table.present_seats if other != going_on.seat]
    outcome = going_on.acted(seat, deed, others)
    table = with_present(table, seat, now)
    if isinstance(outcome, bool):
        return acted_out(table, now, good=outcome)
    return Change(table.next_version(now, interlude=outcome))


def skip(table: Table, _now: datetime, user: int) -> Change | None:
    """Let computers answer without a pause until this player is asked; None where they are, or do not play alone."""
    if table.status is not GameStatus.PLAYING or table.seated(user) != table.only_player or not table.can_skip:
        return None
    return Change(replace(table, is_skipping=True))


def react(table: Table, now: datetime, user: int, kind: str) -> Change | None:
    """Show a player's reaction for a while; None where it is none, reacting is off, or they did a moment ago."""
    seat = table.seated(user)
    if not table.has_reactions or kind not in SIGNS or not table.playing.state.in_match[seat]:
        return None
    if any(one.seat == seat and now - one.at < AGAIN_AFTER for one in table.reactions):
        return None
    others = [one for one in table.reactions_at(now) if one.seat != seat]
    return Change(replace(table, reactions=(*others, Reaction(seat, kind, now))))


# Who is there


def mark_present(table: Table, now: datetime, user: int) -> Change | None:
    """Bring the player back from away and wake a sleeping game; None if nothing changes."""
    seat = table.seat_of(user)
    if seat is None or table.status not in {GameStatus.PLAYING, GameStatus.ASLEEP}:
        return None
    player = table.seats[seat]
    if table.status is GameStatus.PLAYING and not player.away and not player.missed:
        return None
    return Change(_woken(with_present(table, seat, now), now), Update(back=(seat,) if player.away else ()))


def leave(table: Table, now: datetime, user: int) -> Change:
    """Give up the seat: in the lobby it is free again, in the match it is out (G14)."""
    return _put_out(table, table.seated(user), now)


def give_up(table: Table, now: datetime, user: int) -> Change | None:
    """Give up the seat of a player who is away, in a lobby, or in a game that sleeps; None if they are playing."""
    seat = table.seat_of(user)
    if seat is None or (table.status is GameStatus.PLAYING and seat in table.present_seats):
        return None
    return leave(table, now, user)


def kick(table: Table, now: datetime, user: int, seat: int, *, is_moderator: bool = False) -> Change:
    """Put a player out: moderators at once, and in a lobby the host; others by a vote of most of the other players.

    Where two players are left neither can put the other out, however many have been there.
    """
    if not 0 <= seat < len(table.seats):
        raise SessionRefusal("no_seat")
    in_lobby = table.status is GameStatus.LOBBY
    if is_moderator or (in_lobby and user == table.host):
        return lobby.without_seat(table, now, seat) if in_lobby else _kicked(table, seat, (), now)
    table = _as_voter(table, user, now)
    against = table.seats[seat].user
    if against is None or seat not in table.present_seats:
        raise SessionRefusal("no_vote_needed")
    table = replace(table, votes=table.votes.with_vote(against, user))
    vote = table.vote(against)
    if vote.needed >= len(table.present_seats):
        raise SessionRefusal("two_left")
    if not vote.carried:
        return Change(table.next_version(now), Update(vote=vote))
    if in_lobby:
        return lobby.without_seat(table, now, seat)
    return _kicked(table, seat, [table.seated(voter) for voter in table.votes.voters(against)], now)


def stop(table: Table, now: datetime, user: int, *, is_moderator: bool = False) -> Change:
    """Stop the game without a winner: moderators at once, others by a vote.

    Until every player has had a turn the host does so at once too, and most of the players are enough. From then on all
    who are present have to agree: only where nobody can be rated, most of them.
    """
    if table.status is GameStatus.ENDED:
        raise SessionRefusal("match_over")
    if is_moderator or (user == table.host and not table.is_under_way):
        return ended(table, now)
    table = _as_voter(table, user, now)
    table = replace(table, votes=table.votes.with_vote(None, user))
    vote = table.vote(None)
    return ended(table, now) if vote.carried else Change(table.next_version(now), Update(vote=vote))


def agree(table: Table, now: datetime, user: int, seat: int | None = None) -> Change | None:
    """Join the vote on putting a player out, or on stopping the game; None where there is no such vote any more."""
    if seat is not None and not 0 <= seat < len(table.seats):
        raise SessionRefusal("no_seat")
    if not table.votes.voters(None if seat is None else table.seats[seat].user):
        return None
    return stop(table, now, user) if seat is None else kick(table, now, user, seat)


def end(table: Table, now: datetime) -> Change | None:
    """End the game without a winner; None where it has ended."""
    return None if table.status is GameStatus.ENDED else ended(table, now)


def sleep(table: Table, now: datetime) -> Change | None:
    """Fall asleep, as no player is there or none can be reached."""
    if table.status is not GameStatus.PLAYING:
        return None
    return Change(table.next_version(now, status=GameStatus.ASLEEP, deadline=None))


# Messages


def post(table: Table, now: datetime, message_id: int) -> Change:
    """Remember the public message; of a lobby that closed, of which nothing is stored, for as long as it is at hand."""
    if table.is_unplayed:
        return Change(replace(table, message_id=message_id))
    return Change(table.next_version(now, message_id=message_id))


def keep_ping(table: Table, now: datetime, message_id: int, called: int) -> Change | None:
    """Remember the message that mentions a player, and the last question whose player was told of their turn.

    It is removed whatever happens; None once all is over.
    """
    if table.status is GameStatus.ENDED:
        return None
    return Change(table.next_version(now, ping_id=message_id, called=max(called, table.called)))


def drop_ping(table: Table, _now: datetime, message_id: int) -> Change | None:
    """Forget a ping's message, which is gone; the next save makes that durable, as to remove it twice does no harm."""
    return Change(replace(table, ping_id=None)) if table.ping_id == message_id else None


def keep_announcement(table: Table, now: datetime, message_id: int) -> Change | None:
    """Remember the message that told people of this lobby; None if it is a lobby no more."""
    if table.status is not GameStatus.LOBBY:
        return None
    return Change(table.next_version(now, announcement_id=message_id))


def drop_announcement(table: Table, _now: datetime, message_id: int) -> Change | None:
    """Forget that message, which is gone, as `drop_ping` does."""
    return Change(replace(table, announcement_id=None)) if table.announcement_id == message_id else None


# A computer's move


def answer_for(table: Table, now: datetime, seat: int, option: Option, version: int) -> Change | None:
    """Give a computer's answer or call; None where the table has changed since it was thought out."""
    return answered(table, seat, [option], now) if table.version == version else None


# What the actions are made of


def _dealt(table: Table, now: datetime) -> Change:
    game = table.playing.copy()
    return happened(table, game, None, [DEAL], 0, game.deal(), now)


def _put_out(table: Table, seat: int, now: datetime) -> Change:
    if table.status is GameStatus.LOBBY:
        return lobby.without_seat(table, now, seat)
    return _out(table, seat, answer_text(table.playing.edition, seat, QUIT), lambda game: game.answer(seat, QUIT), now)


def _kicked(table: Table, seat: int, voters: Sequence[int], now: datetime) -> Change:
    return _out(table, seat, kicked_text(seat, voters), lambda game: game.kick(seat, voters), now)


def _out(table: Table, seat: int, text: str, do: Callable[[Game], list[Event]], now: datetime) -> Change:
    """Put a seat out of the match: all votes fall, and a game that sleeps goes on sleeping."""
    game = table.playing.copy()
    if table.status is GameStatus.ENDED:
        raise SessionRefusal("match_over")
    side = game.state.side
    change = happened(replace(table, votes=NO_VOTES), game, seat, [text], side, do(game), now)
    if table.status is GameStatus.ASLEEP and change.table.status is GameStatus.PLAYING:
        return replace(change, table=replace(change.table, status=GameStatus.ASLEEP, deadline=None))
    return change


def _as_voter(table: Table, user: int, now: datetime) -> Table:
    """Return the table with this user present; raise SessionRefusal if they are not at the table."""
    table = with_present(table, table.seated(user), now)
    if table.seat_of(user) not in table.present_seats:
        raise SessionRefusal("not_seated")
    return table


def _woken(table: Table, now: datetime) -> Table:
    if table.status is not GameStatus.ASLEEP:
        return table.next_version(now).with_present_host()
    deadline = next_deadline(table, table.playing, now)
    return table.next_version(now, status=GameStatus.PLAYING, deadline=deadline).with_present_host()
