"""Command lines as LLVM's tools read them.

One dash or two, `--name=value` or `--name value`, the same words for the same mistakes.
An option takes what it takes by its row; what is in no row may still be a pass.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final

from bridge.later import deferred
from bridge.records import Record

if TYPE_CHECKING:
    import difflib
else:
    difflib = deferred("difflib")


class UsageError(Exception):
    """The command line is wrong; with a message, without the command's name."""


class Takes(Enum):
    """What follows an option's name."""

    NOTHING = "may say true or false"
    VALUE = "here or as the next argument"
    PERHAPS = "only after an equals sign"


class Option(Record):
    """One option of a command."""

    name: str
    help: str
    takes: Takes = Takes.NOTHING
    shown: str = "value"
    default: str = ""
    check: Callable[[str], object] = str
    """Raises `ValueError` for what is no value of this option."""
    kind: str = "string"
    """What its values are called when one is wrong."""
    choices: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    """Other names of the same option."""
    hidden: bool = False
    """Whether help leaves it out."""


class Word(Record):
    """An argument that may be an option: how it is written, its name and value."""

    written: str
    name: str
    value: str | None


class Arguments:
    """What a command was given."""

    def __init__(self, options: dict[str, Option]) -> None:
        self.options = options
        self.given: dict[str, list[str]] = {}
        self.positional: list[str] = []
        self.others: list[Word] = []
        """Options of no row, in their order."""

    def has(self, name: str) -> bool:
        """Whether an option was given at all."""
        return name in self.given

    def flag(self, name: str) -> bool:
        """A yes or no."""
        return _BOOLEANS[self.text(name)] if self.has(name) else self._default(name)

    def text(self, name: str) -> str:
        """The value that was given last, as LLVM's tools take it, or the default."""
        values = self.given.get(name)
        return values[-1] if values else self.options[name].default

    def _default(self, name: str) -> bool:
        return self.options[name].default == "true"

    def texts(self, name: str) -> list[str]:
        """All values of an option that collects them."""
        return self.given.get(name, [])

    def number(self, name: str) -> int | None:
        """The value of a number's option; None where there is none."""
        text = self.text(name)
        return int(text, 0) if text else None


_BOOLEANS: Final = {
    "": True,
    "true": True,
    "TRUE": True,
    "True": True,
    "1": True,
    "false": False,
    "FALSE": False,
    "False": False,
    "0": False,
}


def unsigned(text: str) -> int:
    """A number in any base that C writes; raises `ValueError`."""
    octal = text.startswith("0") and text.isdigit()
    value = int(text, 8 if octal else 0)
    if value < 0:
        raise ValueError(text)
    return value


def positive(text: str) -> int:
    """A number from 1; raises `ValueError`."""
    value = unsigned(text)
    if not value:
        raise ValueError(text)
    return value


def seconds(text: str) -> float:
    """A time that can be waited for; raises `ValueError`."""
    value = float(text)
    if not 0 < value < 1e6:
        raise ValueError(text)
    return value


def parse(
    options: Sequence[Option],
    arguments: Sequence[str],
    *,
    others: bool = False,
    most: int = 1,
) -> Arguments:
    """Reads a command line; `others` lets options of no row through.

    At most `most` arguments may stand for themselves. Names are looked for whole, as
    LLVM's tools do: no option of one letter has its value right after it, so none is
    mistaken for the beginning of another. Raises `UsageError` with all that is wrong.
    """
    found = Arguments({name: o for o in options for name in (o.name, *o.aliases)})
    wrong: list[str] = []
    words = iter(arguments)
    for written in words:
        if written == "--":
            found.positional += words
        elif not written.startswith("-") or written == "-":
            found.positional.append(written)
        else:
            try:
                _take(found, _word(written), words, others=others)
            except UsageError as error:
                wrong.append(str(error))
    if len(found.positional) > most:
        wrong.append(_too_many(most))
    if wrong:
        raise UsageError("\n{command}: ".join(wrong))
    return found


def dashed(name: str) -> str:
    """An option as it is written: one dash before a letter, two before a word."""
    return f"-{name}" if len(name) == 1 else f"--{name}"


def help_text(overview: str, usage: str, options: Sequence[Option]) -> str:
    """What `--help` prints."""
    shown = [option for option in options if not option.hidden]
    rows = [(_head(option), option.help) for option in shown]
    return f"OVERVIEW: {overview}\n\nUSAGE: {usage}\n\nOPTIONS:\n\n" + columns(rows)


def columns(rows: Sequence[tuple[str, str]]) -> str:
    """A line for each name and its description, descriptions aligned."""
    width = max([len(name) for name, _ in rows])
    return "".join([f"  {name:<{width}} - {text}\n" for name, text in rows])


def _head(option: Option) -> str:
    value = "|".join(option.choices) if option.choices else f"<{option.shown}>"
    forms = {
        Takes.NOTHING: "",
        Takes.PERHAPS: f"[={value}]",
        Takes.VALUE: f" {value}" if len(option.name) == 1 else f"={value}",
    }
    return dashed(option.name) + forms[option.takes]


def _word(written: str) -> Word:
    body = written[2:] if written.startswith("--") else written[1:]
    name, equals, value = body.partition("=")
    brace = name.find("{")
    if brace > 0:
        return Word(written, body[:brace], body[brace:])
    return Word(written, name, value if equals else None)


def _take(found: Arguments, word: Word, words: Iterator[str], *, others: bool) -> None:
    option = found.options.get(word.name)
    if option is None:
        if not others:
            raise unknown(word.written, found.options)
        found.others.append(word)
        return
    value = word.value
    if value is None and option.takes is Takes.VALUE:
        value = next(words, None)
        if value is None:
            raise _wrong(option, "requires a value!")
    _check(option, value or "")
    found.given.setdefault(option.name, []).append(value or "")


def _check(option: Option, value: str) -> None:
    if option.takes is Takes.NOTHING:
        if value not in _BOOLEANS:
            raise _wrong(
                option, f"'{value}' is invalid value for boolean argument! Try 0 or 1"
            )
        return
    if option.choices and value not in option.choices:
        raise _wrong(option, f"Cannot find option named '{value}'!")
    try:
        option.check(value)
    except ValueError:
        text = f"'{value}' value invalid for {option.kind} argument!"
        raise _wrong(option, text) from None


def _wrong(option: Option, text: str) -> UsageError:
    return UsageError(f"for the {dashed(option.name)} option: {text}")


def unknown(written: str, names: Iterable[str]) -> UsageError:
    """The error for an option that nobody knows, with the nearest that is known."""
    text = f"Unknown command line argument '{written}'.  Try: '{{command}} --help'"
    bare, *value = re.split("(?=[={])", written.lstrip("-"), maxsplit=1)
    near = difflib.get_close_matches(bare, list(names), n=1)
    if near:
        meant = dashed(near[0]) + "".join(value)
        text += f"\n{{command}}: Did you mean '{meant}'?"
    return UsageError(text)


def _too_many(most: int) -> str:
    return (
        "Too many positional arguments specified!\n"
        f"Can specify at most {most} positional arguments: See: {{command}} --help"
    )
