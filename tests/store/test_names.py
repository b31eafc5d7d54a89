"""How players are called on a server and outside of it, and who is not shown there."""

from bot.store import LEAST_GAMES, By, GameStatus, SeatResult, Store, StoredSeat, stats
from bot.store.ends import End
from bot.store.names import SaveVisibility, is_hidden
from bot.store.privacy import about
from tests.store.given import NOW, a_game, count, forgotten, save_end
from tests.store.test_boards import A_MONDAY, ANN, BEN, CAT, ELSEWHERE, HERE, a_board, finish
from tests.store.test_teams import DAN, best_of, won_by


async def play(store: Store, guild: int, called: str, everywhere: str | None) -> None:
    """Ann wins a match under these names."""
    seats = (StoredSeat(ANN, called, global_name=everywhere), StoredSeat(BEN, "Ben"))
    game = a_game(guild_id=guild, status=GameStatus.ENDED, ended=A_MONDAY, seats=seats)
    results = [SeatResult(seat, place=1 + seat, won=not seat, rated=True) for seat in range(2)]
    await save_end(store, game, End(game.id, guild, "classic", 1, A_MONDAY, (), (0,)), results)
    await count(store)


async def names_on(store: Store, guild: int | None) -> set[str]:
    """Return the names on the board of a guild, or of everywhere."""
    return {name for place in (await a_board(store, guild, by=By.WINS)).places for name in place.names}


async def test_a_nickname_stays_on_its_server(store: Store) -> None:
    await play(store, HERE, "Sweet Pea", "Ann")
    await play(store, ELSEWHERE, "Doctor Who", "Ann B")
    assert await names_on(store, HERE) == {"Sweet Pea"}
    assert await names_on(store, ELSEWHERE) == {"Doctor Who"}
    assert await names_on(store, None) == {"Ann B"}
    found = {guild: await store.read(stats.stats, ANN, guild) for guild in (HERE, ELSEWHERE, None)}
    assert {guild: one and one.name for guild, one in found.items()} == {
        HERE: "Sweet Pea",
        ELSEWHERE: "Doctor Who",
        None: "Ann B",
    }


async def test_who_is_not_known_by_name_elsewhere_has_none(store: Store) -> None:
    await play(store, HERE, "Sweet Pea", None)
    assert await names_on(store, None) == {""}


async def test_who_is_hidden_is_on_no_board_of_everywhere(store: Store) -> None:
    for _ in range(LEAST_GAMES):
        await finish(store, {ANN: 1, CAT: 1, BEN: 3})
    for by in (By.WINS, By.POINTS, By.RATE, By.RATING):
        before = await a_board(store, None, by=by, own=BEN)
        await store.save(SaveVisibility(ANN, NOW))
        board, own = await a_board(store, None, by=by, own=BEN), await a_board(store, None, by=by, own=ANN)
        assert ANN not in {user for place in board.places for user in place.users}
        assert board.total == before.total - 1
        if board.own is not None and before.own is not None and before.own.rank is not None:
            assert (board.own.rank, board.own.is_hidden) == (before.own.rank - 1, False), "ranks close up"
        assert own.own is not None
        assert (own.own.is_hidden, own.own.names, own.own.rank) == (True, ("Ann",), 1)
        here = await a_board(store, HERE, by=by, own=ANN)
        assert here.total == before.total, "on their own server they are shown"
        assert here.own is not None
        assert not here.own.is_hidden
        await store.save(SaveVisibility(ANN, None))
        assert (await a_board(store, None, by=by, own=BEN)) == before


async def test_a_team_with_a_hidden_player_is_not_shown_either(store: Store) -> None:
    await won_by(store, ANN, CAT, times=LEAST_GAMES)
    await store.save(SaveVisibility(CAT, NOW))
    board = await a_board(store, None, by=By.TEAMS)
    assert [place.users for place in board.places] == [(BEN, DAN)]
    assert (board.total, board.places[0].rank) == (1, 1)
    own = await best_of(store, ANN, None)
    assert own is not None
    assert (own.is_hidden, own.names) == (True, ("Ann", "")), "nor is their name told to those who were in it"
    assert (await a_board(store, HERE, by=By.TEAMS)).total == 2
    found = await store.read(stats.stats, ANN, None, None, ANN)
    assert found is not None
    assert found.team is not None
    assert found.team.others == ("",)


async def test_the_choice_is_told_and_forgotten(store: Store) -> None:
    await store.save(SaveVisibility(ANN, NOW))
    assert (await store.read(about, ANN)).is_hidden
    await forgotten(store, ANN)
    assert not await store.read(is_hidden, ANN)
