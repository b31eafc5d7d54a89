"""`/leaderboard`, `/stats` and `/uno history`, after games that were played."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle, GuildHandle

from bot.chat.client import Uno
from bot.playground import LocalDiscord, Person, Response
from bot.screens.codec import Press
from bot.text import text_for
from tests.discord_api.bodies import check
from tests.house import Online
from tests.party import Party, pressable, win

ENGLISH = text_for("en-US")


def said(answer: Response) -> str:
    """The text of a private answer."""
    assert answer.message is not None
    assert answer.message.ephemeral
    return answer.message.text


@pytest.fixture
async def party(bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person) -> Party:
    """A match that was played to its end."""
    party = Party(bot, local, channel, ann, ben)
    await party.start(edition="bts", scoring="single")
    await party.play()
    return party


def names_of(party: Party) -> tuple[str, str]:
    """Who won, and who lost."""
    champion = party.table.view(None).champions[0]
    names = [seat.name for seat in party.table.seats]
    return names[champion], names[1 - champion]


def place_of(text: str, name: str) -> str:
    """What is said of a player among the places of a match: their place, and below it their rating."""
    lines = text.splitlines()
    return "\n".join(next(lines[at : at + 2] for at, line in enumerate(lines) if f"**{name}**" in line))


async def test_the_end_tells_the_ratings(party: Party) -> None:
    winner, loser = names_of(party)
    end = await party.shown("rating 1,1")
    assert "rating 1,1" in place_of(end.text, winner)
    assert "rating 9" in place_of(end.text, loser)


async def test_boards_of_all_kinds(party: Party, local: LocalDiscord, channel: ChannelHandle, mei: Person) -> None:
    winner, loser = names_of(party)
    ann, ben = party.people
    first = ann if winner == "Ann" else ben
    answer = await first.slash(channel, "leaderboard")
    assert "**You:** not ranked yet" in said(answer)
    screen = answer.message
    assert screen is not None
    answer = await first.press(screen, "Wins")
    assert f"🥇 **{winner}** · **1 of 1 won**" in said(answer)
    assert "**You:** #1 of 1" in said(answer)
    assert loser not in said(answer)
    assert answer.message is not None
    assert answer.message.id == screen.id
    assert f"🥇 **{winner}**" in said(await first.press(screen, "Everywhere"))
    assert f"🥇 **{winner}**" in said(await first.press(screen, "This week"))
    assert "No one is on the board yet" in said(await first.choose(screen, "Avengers"))
    assert "Avengers · Everywhere · This week · Wins" in said(await first.press(screen, "Wins"))
    assert f"🥇 **{winner}**" in said(await first.choose(screen, "All editions"))
    straight = await mei.slash(channel, "leaderboard", edition="bts", scope="everywhere", period="month", by="points")
    assert "防彈少年團 · 所有伺服器 · 本月 · 得分" in said(straight)
    assert "在這裡還沒打完任何一場" in said(straight)
    assert check(local.calls) > 20


async def test_a_page_beyond_the_last(party: Party, local: LocalDiscord, channel: ChannelHandle) -> None:
    """As from an old screen of a board that has grown shorter."""
    ann = party.people[0]
    answer = await ann.slash(channel, "leaderboard", by="wins")
    assert answer.message is not None
    old = Press("", 7, "board all here all wins behind").custom_id
    stored = local.backend.messages[channel.id][answer.message.id]
    row = next(part for part in stored.components[0]["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = old
    answer = await ann.press(answer.message, old)
    assert said(answer) == ENGLISH("board-no-page", page=7, pages=1)


async def test_a_choice_of_former_times_counts_as_none(
    bot: Uno, local: LocalDiscord, channel: ChannelHandle, ann: Person
) -> None:
    """As where Discord still offers what the bot no longer knows."""
    names = ("edition", "scope", "period", "by")
    options = [{"name": name, "description": "As it was.", "type": 3} for name in names]
    command = {"name": "leaderboard", "description": "As it was.", "type": 1, "options": options}
    local.backend.register_commands(None, [command])
    answer = await ann.slash(channel, "leaderboard", **dict.fromkeys(names, "luck"))
    assert "All editions · This server · All time · Rating" in said(answer)


async def test_figures(party: Party, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle) -> None:
    winner, _ = names_of(party)
    ann, ben = party.people
    first, second = (ann, ben) if winner == "Ann" else (ben, ann)
    own = said(await first.slash(channel, "stats"))
    assert f"### {winner}" in own
    assert "Matches: **1**, won: **1** (100%)" in own
    assert "Favorite edition: BTS" in own
    others = await second.slash(channel, "stats", player=first)
    assert said(others) == own
    assert others.message is not None
    assert "No finished rounds here yet." in said(await second.choose(others.message, "Minecraft"))
    assert "Matches: **1**" in said(await second.choose(others.message, "BTS"))
    assert "Everywhere" in said(await second.press(others.message, "Everywhere"))
    everywhere = said(await first.slash(first.dm, "stats"))
    assert "Matches: **1**, won: **1** (100%)" in everywhere
    assert "· Everywhere" in everywhere


async def test_who_never_played_and_who_is_a_bot(
    party: Party, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle
) -> None:
    ann = party.people[0]
    eve = local.person("Eve", house)
    assert "No finished rounds here yet." in said(await ann.slash(channel, "stats", player=eve))
    none = said(await ann.slash(channel, "uno history", player=eve))
    assert none == ENGLISH("history-none-of", player=eve.mention)
    local.backend.get_user(eve.id).bot = True
    for command in ("stats", "uno history"):
        assert said(await ann.slash(channel, command, player=eve)) == ENGLISH("stats-bot")


async def test_no_games_yet(bot: Uno, channel: ChannelHandle, ann: Person) -> None:
    assert said(await ann.slash(channel, "uno history")) == ENGLISH("history-none")
    assert "No one is on the board yet" in said(await ann.slash(channel, "leaderboard"))
    assert "No finished rounds here yet." in said(await ann.slash(channel, "stats"))
    assert await ann.complete(channel, "uno replay", "game", "") == []


async def test_a_history_leads_to_every_game(party: Party, channel: ChannelHandle) -> None:
    winner, _ = names_of(party)
    ann = party.people[0]
    answer = await ann.slash(channel, "uno history")
    assert f"**1.** BTS · 🏆 **{winner}**" in said(answer)
    assert answer.message is not None
    replay = await ann.choose(answer.message, party.session.id)
    assert "step 1 of" in said(replay)
    assert replay.message is not None
    assert replay.message.id != answer.message.id
    mine = await ann.slash(channel, "uno history", player=ann)
    assert ("🥇 #1" if winner == "Ann" else "🥈 #2") in said(mine)


async def test_games_are_offered_while_typing(party: Party, channel: ChannelHandle, mei: Person) -> None:
    winner, _ = names_of(party)
    ann, game = party.people[0], party.session.id
    for person, typed, found in (
        (ann, "", True),
        (ann, "bts", True),
        (ann, winner.lower(), True),
        (ann, game[:4], True),
        (ann, "ketchup", False),
        (mei, "防彈", True),
    ):
        offered = await person.complete(channel, "uno replay", "game", typed)
        assert [choice["value"] for choice in offered] == [game] * found
    (choice,) = await ann.complete(channel, "uno replay", "game", "")
    assert choice["name"].startswith(f"1. BTS: {winner} (20")
    assert "step 1 of" in said(await ann.slash(channel, "uno replay", game=game))


async def test_buttons_outlive_a_restart(
    online: Online, local: LocalDiscord, channel: ChannelHandle, ann: Person, ben: Person
) -> None:
    async with online() as bot:
        party = Party(bot, local, channel, ann, ben)
        await party.start(scoring="single")
        await party.play()
        winner, _ = names_of(party)
        screens = [(await ann.slash(channel, name)).message for name in ("leaderboard", "stats", "uno history")]
    async with online():
        board, stats, history = screens
        assert board is not None
        assert f"🥇 **{winner}**" in said(await ann.press(board, "Points"))
        assert stats is not None
        assert "Matches: **1**" in said(await ann.press(stats, "Everywhere"))
        assert history is not None
        assert "step 1 of" in said(await ann.choose(history, party.session.id))
    assert pressable(history, "watch") is None


# Teams


async def team_match(party: Party) -> None:
    """Start a match of one round in two teams."""
    host = party.people[0]
    await party.sit_down(scoring="single")
    panel = await party.press(host, "options")
    assert panel.message is not None
    await party.choose_option(host, panel.message, "house", "teams")
    await party.open_hand(host, "start")


async def test_a_match_in_teams(
    bot: Uno, local: LocalDiscord, house: GuildHandle, channel: ChannelHandle, ann: Person, ben: Person, mei: Person
) -> None:
    """Ann and 小美 play against Ben and Dan; all of a team win, and have a place as one, after some matches."""
    people = (ann, ben, mei, local.person("Dan", house))
    party = Party(bot, local, channel, *people)
    await team_match(party)
    await party.play()
    champions = party.table.view(None).champions
    winners = [people[seat] for seat in champions]
    losers = [person for person in people if person not in winners]
    first, second = (person.name for person in winners)
    sign, other = ("🔷", "🔶") if champions == (0, 2) else ("🔶", "🔷")
    end = await party.shown("rating 1,0")
    assert f"{first} and {second}" in end.text
    for name in (first, second):
        assert sign in (place := place_of(end.text, name))
        assert "rating 1,0" in place
    for person in losers:
        assert other in (place := place_of(end.text, person.name))
        assert "rating 9" in place
    screen = await ann.slash(channel, "leaderboard", by="teams")
    assert "All editions · This server · All time · Teams" in said(screen)
    assert ENGLISH("board-empty-teams", least=5) in said(screen)
    assert "**Your team** (Ann and 小美): not ranked yet:" in said(screen)
    for _ in range(4):
        await team_match(party)
        await win(party, champions)
        await local.until(lambda: party.table.ratings)
    assert screen.message is not None
    assert f"🥇 **{first} and {second}** · **rating 1,4" in said(await ann.press(screen.message, "Teams"))
    chinese = said(await mei.slash(channel, "leaderboard", by="teams", scope="everywhere", edition="classic"))
    assert "經典 · 所有伺服器 · 全部期間 · 隊伍" in chinese
    assert f"🥇 **{first}、{second}** · **積分 1,4" in chinese
    assert "**你最好的隊伍**（Ann、小美）：第 " in chinese
    shown = said(await ben.slash(channel, "stats", player=winners[0]))
    assert f"Most games in a team with {second} (5 of 5 won)" in shown
    assert check(local.calls) > 20
