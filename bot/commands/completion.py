"""`uno completion`: a script for bash, zsh or fish that completes the commands, made from their parsers."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.commands.table import COMMANDS, parser_with
from bot.players import PLAYERS
from bot.rules.cli.computers import RANDOM
from bot.rules.cli.parser import parser_of

PROGRAM = "uno"
FILES_IN_BASH = "compopt -o default 2>/dev/null"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command."""

    names: tuple[str, ...]
    says: str
    takes_value: bool
    values: tuple[str, ...] = ()
    """That it may take, where they are few."""
    is_file: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """A command, or the program itself, and what can follow it."""

    words: tuple[str, ...]
    """That lead there, after the program's name: `rules check`."""
    commands: tuple[tuple[str, str], ...]
    """What can follow, and what it does."""
    options: tuple[Option, ...]
    takes_file: bool

    @property
    def name(self) -> str:
        """The words as one."""
        return " ".join(self.words)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add for which shell."""
    parser.add_argument("shell", choices=SCRIPTS, help="source the script in its start-up file")


def run(given: argparse.Namespace) -> int:
    """Print the script."""
    print(SCRIPTS[given.shell](places()), end="")
    return 0


def places() -> list[Place]:
    """Return the program and all its commands, in order."""
    found: list[Place] = []
    for place in _places(parser_with(COMMANDS, PROGRAM), ()):
        found += (
            _places(parser_of(f"{PROGRAM} rules", [*PLAYERS, *RANDOM]), ("rules",))
            if place.words == ("rules",)
            else [place]
        )
    return found


def _places(parser: argparse.ArgumentParser, words: tuple[str, ...]) -> Iterator[Place]:
    commands: dict[str, argparse.ArgumentParser] = {}
    follow: list[tuple[str, str]] = []
    options = []
    takes_file = False
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            commands = action.choices
            follow += [(one.dest, one.help or "") for one in action._choices_actions]
        elif action.option_strings:
            options.append(_option(action))
        else:
            follow += [(str(choice), "") for choice in action.choices or ()]
            takes_file |= action.type is Path
    yield Place(words, tuple(follow), tuple(options), takes_file)
    for name, command in commands.items():
        yield from _places(command, (*words, name))


def _option(action: argparse.Action) -> Option:
    says = re.sub(r"\s+", " ", action.help or "")
    values = tuple(str(choice) for choice in action.choices or ())
    return Option(tuple(action.option_strings), says, action.nargs != 0, values, action.type is Path)


def bash(places: list[Place]) -> str:
    """Return the script for bash."""
    lines = [
        f"# Completes {PROGRAM} in bash: source this, for instance by",
        f"#     source <({PROGRAM} completion bash)",
        f"_{PROGRAM}() {{",
        '    local word="${COMP_WORDS[COMP_CWORD]}" at="" number',
        "    COMPREPLY=()",
        "    for ((number = 1; number < COMP_CWORD; number++)); do",
        *_walk(places, "${COMP_WORDS[number]}"),
        "    done",
        '    case "$at|${COMP_WORDS[COMP_CWORD - 1]}" in',
    ]
    for place, option in _with_values(places):
        offer = FILES_IN_BASH if option.is_file else ""
        if option.values:
            offer = f"COMPREPLY=({_of_bash(' '.join(option.values))})"
        lines.append(f"        {_cases(place, option)}) {f'{offer}; ' if offer else ''}return ;;")
    lines += ["    esac", '    case "$at" in']
    for place in places:
        options = " ".join(name for option in place.options for name in option.names)
        commands = " ".join(name for name, _ in place.commands)
        lines += [
            f'        "{place.name}")',
            f'            if [[ "$word" == -* ]]; then COMPREPLY=({_of_bash(options)})',
            # Where there is no offer of ours, bash then makes its own: files.
            "            else " + (FILES_IN_BASH if place.takes_file else f"COMPREPLY=({_of_bash(commands)})"),
            "            fi ;;",
        ]
    lines += ["    esac", "}", f"complete -F _{PROGRAM} {PROGRAM}"]
    return "\n".join(lines) + "\n"


def _of_bash(words: str) -> str:
    return f'$(compgen -W "{words}" -- "$word")'


def zsh(places: list[Place]) -> str:
    """Return the script for zsh, to be sourced or put into a folder of $fpath."""
    lines = [
        f"#compdef {PROGRAM}",
        f"# Completes {PROGRAM} in zsh: source this after compinit, for instance by",
        f"#     source <({PROGRAM} completion zsh)",
        f"_{PROGRAM}() {{",
        '    local at="" number',
        "    local -a offered",
        "    for ((number = 2; number < CURRENT; number++)); do",
        *_walk(places, "${words[number]}"),
        "    done",
        '    case "$at|${words[CURRENT-1]}" in',
    ]
    for place, option in _with_values(places):
        offer = "_files; " if option.is_file else ""
        if option.values:
            offer = f"compadd -- {' '.join(option.values)}; "
        lines.append(f"        {_cases(place, option)}) {offer}return ;;")
    lines += ["    esac", '    case "$at" in']
    for place in places:
        options = [(name, option.says) for option in place.options for name in option.names]
        lines += [
            f'        "{place.name}")',
            "            if [[ ${words[CURRENT]} == -* ]]; then",
            f"                offered=({_described(options)})",
            "            else",
            f"                offered=({_described(place.commands)})",
            *(["                _files"] if place.takes_file else []),
            "            fi ;;",
        ]
    lines += [
        "    esac",
        "    (( $#offered )) && _describe word offered",
        "}",
        f'if [[ "$funcstack[1]" == _{PROGRAM} ]]; then _{PROGRAM} "$@"; else compdef _{PROGRAM} {PROGRAM}; fi',
    ]
    return "\n".join(lines) + "\n"


def fish(places: list[Place]) -> str:
    """Return the script for fish."""
    lines = [
        f"# Completes {PROGRAM} in fish: put this into ~/.config/fish/completions/{PROGRAM}.fish",
        f"function __{PROGRAM}_at",
        "    set -l words (commandline -opc)",
        "    set -l at ''",
        "    for word in $words[2..-1]",
        '        switch "$at|$word"',
    ]
    for place in places[1:]:
        lines += [f"            case '{_before(place)}|{place.words[-1]}'", f"                set at '{place.name}'"]
    lines += [
        "        end",
        "    end",
        '    test "$at" = "$argv[1]"',
        "end",
        f"complete -c {PROGRAM} -e",
        f"complete -c {PROGRAM} -f",
    ]
    for place in places:
        here = f"complete -c {PROGRAM} -n {_quoted(f'__{PROGRAM}_at {_quoted(place.name)}')}"
        lines += [f"{here} -a {_quoted(name)} -d {_quoted(says)}" for name, says in place.commands]
        if place.takes_file:
            lines.append(f"{here} -F")
        for option in place.options:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
            value = ""
            if option.takes_value:
                value = " -r -F" if option.is_file else f" -x -a {_quoted(' '.join(option.values))}"
            lines.append(f"{here} {names}{value} -d {_quoted(option.says)}")
    return "\n".join(lines) + "\n"


SCRIPTS = {"bash": bash, "zsh": zsh, "fish": fish}


def _walk(places: list[Place], word: str) -> Iterator[str]:
    """Yield what finds out, in bash and zsh, at which command the words before the present one have led."""
    yield f'        case "$at|{word}" in'
    for place in places[1:]:
        yield f'            "{_before(place)}|{place.words[-1]}") at="{place.name}" ;;'
    yield "        esac"


def _with_values(places: list[Place]) -> Iterator[tuple[Place, Option]]:
    for place in places:
        yield from ((place, option) for option in place.options if option.takes_value)


def _cases(place: Place, option: Option) -> str:
    return " | ".join(f'"{place.name}|{name}"' for name in option.names)


def _before(place: Place) -> str:
    return " ".join(place.words[:-1])


def _described(words: list[tuple[str, str]] | tuple[tuple[str, str], ...]) -> str:
    """Return words with what they do, as zsh's _describe takes them."""
    return " ".join(_shell_quoted(f"{name}:{says}" if says else name) for name, says in words)


def _shell_quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _quoted(text: str) -> str:
    """Return it as one word of fish."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
