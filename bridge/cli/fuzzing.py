"""What `bridge-fuzz` does."""

from __future__ import annotations

import shlex
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from shutil import which
from typing import Final

from bridge.cli import campaigning, serving, streams
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, UsageError
from bridge.cli.streams import StreamError
from bridge.cli.terminal_page import summary
from bridge.compare.chunks import files_in
from bridge.drawing.bodies import FAMILIES
from bridge.errors import Error
from bridge.fuzz import cases
from bridge.fuzz.campaign import Task
from bridge.fuzz.checks import CHECKS
from bridge.fuzz.defined import define
from bridge.fuzz.page import page
from bridge.fuzz.paths import PATHS
from bridge.fuzz.pipelines import BY, PATTERNS, PIPELINES
from bridge.fuzz.programs import generate
from bridge.fuzz.script import script
from bridge.fuzz.standalone import standalone
from bridge.fuzz.store import Found, Store


def run(arguments: Arguments, report: Progress) -> int:
    """What the first argument names; raises `UsageError` and `StreamError`."""
    what = arguments.positional[0] if arguments.positional else ""
    if what not in _WHAT:
        raise UsageError(f"expected one of {', '.join(_WHAT)}; see {{command}} --help")
    return _WHAT[what](arguments)


def _generate(arguments: Arguments) -> int:
    """Writes defined programs, each a module, with the usual lines between them.

    With a store, those of its campaign: what steered them is in it.
    """
    seed, count = _value(arguments, "seed"), _value(arguments, "count")
    texts = []
    store = _store(arguments) if arguments.text("store") else None
    for number in range(seed, seed + count):
        program = generate(
            number,
            ops=_value(arguments, "ops"),
            families=_families(arguments),
            steering=store.steering_of(number) if store else {},
        )
        if define(program) is not None:
            texts.append(f"// seed {number}\n{program.module}")
    _write("// -----\n".join(texts))
    return 0


def _run(arguments: Arguments) -> int:
    """A campaign; what the store has is not done again. Fails where it found any."""
    store = _store(arguments)
    given = arguments.text("passes")
    passes = given.split(";") if given else [*PIPELINES, *PATTERNS]
    tools = list(map(_tool, arguments.texts("reference")))
    of_tools = [one for one in passes if one not in CHECKS and one not in PATHS]
    pipelines = passes + [f"{one}{BY}{tool}" for tool in tools for one in of_tools]
    pipelines += [] if given else [*CHECKS, *PATHS]
    task = Task(
        first=_value(arguments, "seed"),
        ops=_value(arguments, "ops"),
        families=_families(arguments),
        pipelines=pipelines,
        files=_files(arguments),
    )
    any_found = campaigning.run(arguments, store, task, _value(arguments, "count"))
    if arguments.text("html"):
        _write_page(arguments, store)
    totals = store.totals()
    text = ", ".join([f"{value} {name}" for name, value in summary(totals)])
    _write(f"{text}, {totals.seconds:.0f} s of workers\n")
    return 1 if any_found else 0


def _files(arguments: Arguments) -> tuple[str, ...]:
    """The real files that programs are drawn from; raises `UsageError`."""
    try:
        found = [
            str(path)
            for name in arguments.positional[1:]
            for path in files_in(Path(name))
        ]
    except FileNotFoundError as error:
        raise UsageError(f"there is no {error.filename}") from None
    if arguments.positional[1:] and not found:
        raise UsageError("there are no .mlir files")
    return tuple(found)


def _tool(name: str) -> str:
    """A command; raises `UsageError` where there is none."""
    words = shlex.split(name)
    if not words or which(words[0]) is None:
        raise UsageError(f"there is no command '{name}'")
    return name


def _report(arguments: Arguments) -> int:
    """Writes what a campaign found, a program for each signature; or its page."""
    if arguments.text("html"):
        _write_page(arguments, _store(arguments))
        return 0
    _write("// -----\n".join(map(cases.written, _store(arguments).findings())))
    return 0


def _serve(arguments: Arguments) -> int:
    """Serves the page of a campaign, which may be running."""
    path = _store(arguments).path
    serving.serve(lambda: page(Store(path)), _value(arguments, "port"))
    return 0


def _check(arguments: Arguments) -> int:
    """Whether what files say of passes is still so."""
    failed = 0
    for path in arguments.positional[1:]:
        try:
            said = cases.recheck(_text(path), path)
        except (Error, ValueError) as error:
            said = str(error)
        if said:
            failed += 1
            streams.print_error(f"{path}: {said}")
    return 1 if failed else 0


def _reproduce(arguments: Arguments) -> int:
    """Writes what shows the finding of a file without this package."""
    how = script if arguments.flag("bindings") else _commands
    for path in arguments.positional[1:]:
        try:
            text = how(cases.as_found(_text(path), path))
        except (Error, ValueError) as error:
            raise StreamError(str(error)) from None
        _write(text)
    return 0


def _commands(found: Found) -> str:
    """The program of a finding with an entry, and the commands that show it."""
    alone = standalone(found)
    right, wrong = alone.commands
    schedule = f"// schedule.mlir\n{alone.schedule}" if alone.schedule else ""
    return f"// right: {right}\n// wrong: {wrong}\n{alone.program}{schedule}"


def _write_page(arguments: Arguments, store: Store) -> None:
    streams.write(arguments.text("html"), streams.encode(page(store)))


def _text(path: str) -> str:
    return streams.decode(streams.read(path))


def _store(arguments: Arguments) -> Store:
    path = arguments.text("store")
    if not path:
        raise UsageError("the option 'store' names the file of the campaign")
    try:
        return Store(path)
    except sqlite3.Error as error:
        raise StreamError(f"cannot open '{path}': {error}") from None


def _families(arguments: Arguments) -> Mapping[str, int]:
    found: dict[str, int] = {}
    for part in filter(None, arguments.text("dialects").split(",")):
        name, _, weight = part.partition("=")
        if name not in FAMILIES or not (weight or "1").isdecimal():
            known = ", ".join(FAMILIES)
            raise UsageError(f"'{part}' is no weight of one of {known}")
        found[name] = int(weight or "1")
    return found or FAMILIES


def _value(arguments: Arguments, name: str) -> int:
    number = arguments.number(name)
    assert number is not None
    return number


def _write(text: str) -> None:
    streams.write(streams.STANDARD, streams.encode(text))


_WHAT: Final[Mapping[str, Callable[[Arguments], int]]] = {
    "generate": _generate,
    "run": _run,
    "report": _report,
    "serve": _serve,
    "check": _check,
    "reproduce": _reproduce,
}
