"""Settings: where they come from, what is refused and in which words, and that secrets stay out of sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import make_url

from bot.config import Settings, SettingsError
from tests.house import ROOT

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
NOWHERE = Path("/nonexistent/.env")

PORT = "must be a port from 1 to 65535, or an address and a port, like 0.0.0.0:9100."


def load(env_file: Path = NOWHERE, /, **environ: str) -> Settings:
    return Settings.load(environ, env_file)


def problems(env_file: Path = NOWHERE, /, **environ: str) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as caught:
        load(env_file, **environ)
    assert str(caught.value) == "\n".join(caught.value.problems)
    return caught.value.problems


def test_defaults_need_nothing() -> None:
    data = Path.cwd() / "data"
    assert load() == Settings(database_url=f"sqlite+aiosqlite:///{data}/uno.db", data=data)


def test_every_setting_is_read() -> None:
    settings = load(
        DISCORD_TOKEN=TOKEN,
        DISCORD_API_URL="http://localhost:8080/api/v10/",
        DATABASE_URL="postgresql+asyncpg://uno:secret@db/uno",
        LOG_LEVEL="debug",
        LOG_FORMAT="JSON",
        DEV_GUILD_ID="81384788765712384",
        SHARD_COUNT="4",
        DISCORD_GATEWAY_URL="ws://localhost:7878",
        DISCORD_CDN_URL="https://cdn.localhost/",
        METRICS_PORT="9100",
        UNO_DATA="/srv/uno",
    )
    assert settings == Settings(
        discord_token=TOKEN,
        discord_api_url="http://localhost:8080/api/v10",
        database_url="postgresql+asyncpg://uno:secret@db/uno",
        log_level="DEBUG",
        log_format="json",
        dev_guild_id=81384788765712384,
        shard_count=4,
        discord_gateway_url="ws://localhost:7878",
        discord_cdn_url="https://cdn.localhost",
        metrics_port=9100,
        data=Path("/srv/uno"),
    )


def test_the_example_file_gives_the_defaults() -> None:
    assert Settings.load({}, ROOT / ".env.example") == load()


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("LOG_LEVEL=ERROR\nMETRICS_PORT=9100\nLOG_FORMAT=json\n", encoding="utf-8")
    settings = load(file, LOG_LEVEL="WARNING", METRICS_PORT="")
    assert (settings.log_level, settings.metrics_port, settings.log_format) == ("WARNING", None, "json")


def test_a_file_from_a_windows_editor_is_read(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"\xef\xbb\xbfLOG_LEVEL=ERROR\r\nLOG_FORMAT=json\r\n")
    assert (load(file).log_level, load(file).log_format) == ("ERROR", "json")


def test_a_value_is_taken_as_it_stands(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DATABASE_URL=postgresql://uno:a${HOME}b@db/uno\n", encoding="utf-8")
    assert "HOME" in load(file).database_url


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes("LOG_LEVEL=ERROR".encode("utf-16"))
    assert problems(file) == (".env is not UTF-8 text; save it in that encoding.",)


@pytest.mark.parametrize(
    ("given", "understood"),
    [
        ("sqlite+aiosqlite:////srv/uno.db", "sqlite+aiosqlite:////srv/uno.db"),
        ("postgres://uno@db/uno", "postgresql+asyncpg://uno@db/uno"),
        ("postgresql://uno:p%40ss@db:5433/uno", "postgresql+asyncpg://uno:p%40ss@db:5433/uno"),
    ],
)
def test_usual_spellings_of_a_database_are_understood(given: str, understood: str) -> None:
    assert load(DATABASE_URL=given).database_url == understood


def test_paths_begin_at_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert database_of(DATABASE_URL="sqlite:///games.db", UNO_DATA="kept") == tmp_path / "games.db"
    assert database_of(UNO_DATA="kept here?") == tmp_path / "kept here?" / "uno.db"
    assert database_of() == tmp_path / "data" / "uno.db"
    (tmp_path / ".env").write_text("UNO_DATA=elsewhere\n", encoding="utf-8")
    assert Settings.load({}).data == tmp_path / "elsewhere"


def database_of(**environ: str) -> Path:
    url = make_url(load(**environ).database_url)
    assert url.drivername == "sqlite+aiosqlite"
    return Path(url.database or "")


def test_the_token_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n", encoding="utf-8")
    assert load(DISCORD_TOKEN_FILE=str(file)).require_token() == TOKEN
    (told,) = problems(DISCORD_TOKEN_FILE=str(file), DISCORD_TOKEN=TOKEN)
    assert told == "DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; keep one of them."


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "names a file that cannot be read: No such file or directory."),
        (b"", "names a file that is empty."),
        (b"Bot abc", "must name a file that holds the bot's token alone."),
        (b"\xff\xfe\x00", "names a file that is not text."),
    ],
)
def test_a_file_without_a_token_is_told(tmp_path: Path, content: bytes | None, sentence: str) -> None:
    file = tmp_path / "token"
    if content is not None:
        file.write_bytes(content)
    assert problems(DISCORD_TOKEN_FILE=str(file)) == (f"DISCORD_TOKEN_FILE {sentence}",)


def test_an_unknown_name_is_pointed_out(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("UNO_LOG_LEVEL=DEBUG\nHOME=/\n", encoding="utf-8")
    assert load(file, DISCORD_TOKN=TOKEN, UNO_XYZZY="1", PATH="/bin", UNO_DATA="").remarks == (
        "DISCORD_TOKN is no setting; did you mean DISCORD_TOKEN?",
        "UNO_LOG_LEVEL is no setting; did you mean LOG_LEVEL?",
        "UNO_XYZZY is no setting of this program.",
    )


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("DISCORD_TOKEN", "Bot abc", "must be the bot's token alone, without spaces or words around it."),
        ("DISCORD_API_URL", "discord.com/api", "must be an address that starts with http:// or https://."),
        ("DISCORD_API_URL", "http://", "must be an address that starts with http:// or https://."),
        ("DISCORD_API_URL", "http://a:x/", "must be an address that starts with http:// or https://."),
        ("DISCORD_API_URL", "http://[a/", "must be an address that starts with http:// or https://."),
        ("DISCORD_API_URL", "http://a b/", "must be an address that starts with http:// or https://."),
        ("DISCORD_API_URL", "http://a/api?v=10", "must be an address that starts with http:// or https://."),
        ("DATABASE_URL", "data/uno.db", "must be an address like"),
        ("DATABASE_URL", "mysql://localhost/uno", "must be an address like"),
        ("DATABASE_URL", "postgresql://db:port/uno", "must be an address like"),
        ("DATABASE_URL", "sqlite://", "must name a file"),
        ("DATABASE_URL", "sqlite:///:memory:", "must name a file"),
        ("DATABASE_URL", "sqlite://data/uno.db", "must name a file"),
        ("LOG_LEVEL", "loud", "must be one of DEBUG, INFO, WARNING, ERROR, CRITICAL."),
        ("LOG_FORMAT", "xml", "must be one of text, json."),
        ("DEV_GUILD_ID", "my server", "must be a server's id, digits only."),
        ("DEV_GUILD_ID", "0", "must be a server's id, digits only."),
        ("DEV_GUILD_ID", "9" * 20, "must be a server's id, digits only."),
        ("DEV_GUILD_ID", "9" * 5000, "must be a server's id, digits only."),
        ("SHARD_COUNT", "0", "must be a whole number from 1 up."),
        ("SHARD_COUNT", "1_0", "must be a whole number from 1 up."),
        ("SHARD_COUNT", "²", "must be a whole number from 1 up."),
        ("DISCORD_GATEWAY_URL", "http://localhost:7878", "must be an address that starts with ws:// or wss://."),
        ("DISCORD_GATEWAY_URL", "localhost:7878", "must be an address that starts with ws:// or wss://."),
        ("METRICS_PORT", "65536", PORT),
        (
            "METRICS_PORT",
            "anywhere:9100",
            PORT,
        ),
        ("METRICS_PORT", "-1", PORT),
    ],
)
def test_a_wrong_value_is_one_sentence(name: str, value: str, sentence: str) -> None:
    (problem,) = problems(**{name: value})
    assert problem.startswith(f"{name} {sentence}")


def test_everything_wrong_is_told_at_once() -> None:
    told = problems(LOG_LEVEL="loud", METRICS_PORT="x", SHARD_COUNT="none")
    assert [sentence.split()[0] for sentence in told] == ["LOG_LEVEL", "SHARD_COUNT", "METRICS_PORT"]


def test_the_token_is_given_when_it_is_asked_for() -> None:
    assert load(DISCORD_TOKEN=TOKEN).require_token() == TOKEN


def test_a_missing_token_says_what_to_do() -> None:
    with pytest.raises(SettingsError) as caught:
        load(DISCORD_TOKEN=" ").require_token()
    (sentence,) = caught.value.problems
    for hint in ("DISCORD_TOKEN", ".env", "python -m bot playground"):
        assert hint in sentence


def test_secrets_are_not_printed() -> None:
    settings = load(DISCORD_TOKEN=TOKEN, DATABASE_URL="postgresql://uno:secret@db/uno")
    for text in (repr(settings), str(settings), f"{settings}"):
        assert TOKEN not in text
        assert "secret" not in text


@pytest.mark.parametrize(
    "name",
    [
        "DISCORD_API_URL",
        "DISCORD_TOKEN_FILE",
        "DATABASE_URL",
        "LOG_LEVEL",
        "LOG_FORMAT",
        "DEV_GUILD_ID",
        "SHARD_COUNT",
        "DISCORD_GATEWAY_URL",
    ],
)
def test_a_token_in_the_wrong_line_is_not_repeated(name: str) -> None:
    (problem,) = problems(**{name: TOKEN})
    assert TOKEN not in problem


@given(st.sampled_from([*Settings.__dataclass_fields__]), st.text(max_size=40))
def test_any_text_is_taken_or_refused_in_a_sentence(field: str, text: str) -> None:
    try:
        Settings.load({field.upper(): text}, NOWHERE)
    except SettingsError as error:
        (problem,) = error.problems
        assert problem.startswith(field.upper())
        assert problem.endswith(".")
