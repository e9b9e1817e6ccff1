"""What `bridge-reduce` does."""

from __future__ import annotations

import json
import re
import shlex
from time import monotonic
from typing import Final

from bridge.cli import streams
from bridge.cli.options import Arguments, UsageError
from bridge.cli.streams import StreamError
from bridge.errors import Error
from bridge.fuzz.bisect import bisected
from bridge.fuzz.edits_types import module_types, text_of
from bridge.fuzz.programs import Program
from bridge.fuzz.reasons import Many, Reason, by_pipeline, by_script, reason
from bridge.fuzz.reduce import Reduction, size
from bridge.fuzz.values import value_of
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.verifier import verify
from bridge.work.local import Local

_GIVEN: Final = re.compile(r"^// arguments: (.*)$", re.MULTILINE)
_TRIES: Final = 1_000_000
"""Time is the limit."""


def run(arguments: Arguments) -> int:
    """Writes the smaller program; fails where nothing is wrong with the given one."""
    pipeline, script = arguments.text("pipeline"), arguments.text("test")
    if bool(pipeline) == bool(script):
        raise UsageError("one of --pipeline and --test says what is looked for")
    name = arguments.positional[0] if arguments.positional else streams.STANDARD
    program = _program(arguments, streams.decode(streams.read(name)), name)
    before, started = size(program), monotonic()
    at_once = arguments.number("j") or 1
    wanted: Reason | None = None
    workers = Local(at_once) if at_once > 1 and pipeline else None
    if script:
        command = [*shlex.split(script), *arguments.texts("test-arg")]
        reduction = _reduction(arguments, program, by_script(command, at_once))
    else:
        wanted = reason(program, pipeline)
        if wanted is None:
            streams.print_error(f"{name}: nothing is wrong with it after '{pipeline}'")
            return 1
        found = bisected(program, pipeline, lambda p, q: reason(p, q) == wanted)
        program, pipeline = found
        many = by_pipeline(pipeline, wanted, workers)
        reduction = _reduction(arguments, program, many)
    if script and not reduction.holds_now():
        streams.print_error(f"{name}: the command does not find it interesting")
        return 1
    try:
        small = reduction.run()
    finally:
        if workers is not None:
            workers.close()
    head = _head(small, pipeline, wanted)
    streams.write(arguments.text("o"), streams.encode(head + text_of(small)))
    text = f"{before} operations became {size(small)} in {monotonic() - started:.1f} s"
    streams.print_error(f"{text}, of {reduction.asked} programs")
    return 0


def _reduction(arguments: Arguments, program: Program, many: Many) -> Reduction:
    return Reduction(
        program,
        many,
        at_once=arguments.number("j") or 1,
        tries=_TRIES,
        seconds=float(arguments.text("seconds")),
    )


def _program(arguments: Arguments, text: str, name: str) -> Program:
    """The program of a text, with what it is called with; raises `StreamError`."""
    source = Source.of(text, streams.shown_name(name))
    said = _GIVEN.search(text)
    given = arguments.text("arguments") or (said[1] if said else "[]")
    try:
        module = read_module(source, allow_unregistered=True, registry=REFERENCE)
        verify(module)
        values = json.loads(given)
        types = module_types(module)
        if len(values) != len(types):
            values, types = [], ()
        pairs = zip(types, values, strict=True)
        return Program(module, tuple([value_of(ty, v) for ty, v in pairs]), 0)
    except (Error, ValueError) as error:
        raise StreamError(str(error)) from None


def _head(program: Program, pipeline: str, wanted: Reason | None) -> str:
    """The lines that say what is wrong, as `bridge-fuzz check` reads them."""
    if wanted is None:
        return ""
    given = json.dumps([_plain(value) for value in program.arguments])
    return f"// pass: {pipeline}\n// finding: {wanted.kind}\n// arguments: {given}\n\n"


def _plain(value: object) -> object:
    return value.tolist() if hasattr(value, "tolist") else value
