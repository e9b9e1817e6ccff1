"""What `bridge-opt` does: to its input, and to each chunk of it."""

from __future__ import annotations

from contextlib import redirect_stdout
from io import StringIO
from typing import Final

from bridge.cli import engines, plots, streams
from bridge.cli.engines import Input, Sink
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments
from bridge.cli.passes import NO_PASSES, Passes
from bridge.cli.reporting import Diagnostics
from bridge.compare import chunks
from bridge.errors import Diagnostic, Error, Invalid, Position, listening
from bridge.ir.core import Operation
from bridge.ir.locations import FileLineColLoc
from bridge.records import Record
from bridge.source import BYTECODE, Source
from bridge.text.externals import gathered, with_externals
from bridge.text.printer import DEFAULT, PrintOptions
from bridge.verifier.printing import Form
from bridge.verifier.strict import verify_strictly


class Settings(Record):
    """What is done to every chunk."""

    engine: str
    form: Form
    passes: Passes = NO_PASSES
    implicit_module: bool = True
    roundtrip: bool = False
    bytecode: bool = False
    version: int | None = None
    """The bytecode's; upstream's newest, without."""
    strict: bool = False
    reproduces: bool = False
    """Whether the resources of other tools say what is run."""
    output: str = streams.STANDARD
    """Where programs go; what passes print goes to standard output always."""
    drawn: list[Operation] | None = None
    """Takes what is printed, where it is to be drawn."""


def run(arguments: Arguments, report: Progress) -> int:
    """Processes the input; raises `UsageError` and `StreamError`."""
    name = arguments.positional[0] if arguments.positional else streams.STANDARD
    data = streams.read(name)
    shown = streams.shown_name(name)
    report(f"{shown}:1:1")
    try:
        passes = Passes.of(arguments, _form(arguments))
        if arguments.flag("run-reproducer"):
            passes = passes.reproduced(streams.decode(data))
        if arguments.flag("dump-pass-pipeline"):
            streams.print_error(passes.described())
    except Error as error:
        streams.print_error(str(error))
        return 1
    settings = _settings(arguments, passes)
    picture = plots.check(arguments.text("affine-plot"))
    text = "" if data.startswith(BYTECODE) else streams.decode(data)
    source = Source(text, shown)
    diagnostics = Diagnostics(
        source,
        expected=_expected(arguments),
        notes=not arguments.flag("mlir-disable-diagnostic-notes"),
        operations=arguments.flag("mlir-print-op-on-diagnostic"),
    )
    inputs = _inputs(arguments, source, data)
    outputs, succeeded = _process_all(inputs, settings, diagnostics, report)
    succeeded = diagnostics.verdict(succeeded=succeeded)
    if picture and succeeded:
        plots.write(picture, settings.drawn or [])
    if succeeded or settings.output == streams.STANDARD:
        separator = streams.encode(arguments.text("output-split-marker") + "\n")
        streams.write(settings.output, separator.join(outputs))
    return 0 if succeeded else 1


def process(given: Input, settings: Settings, sink: Sink) -> bytes:
    """What is printed for an input; raises `Error`. Warnings go to `sink`."""
    with gathered() as externals:
        module = engines.read(given, settings.engine, sink)
    implicit = engines.is_implicit(module, given)
    alone = implicit and not settings.implicit_module
    if alone:
        engines.check_alone(module, given)
    if implicit and given.start.line > 1:
        start = given.start
        module.location = FileLineColLoc.at(start.filename, start.line, start.column)
    if settings.strict:
        verify_strictly(module)
    if settings.roundtrip:
        _check_roundtrip(module, given, settings)
    with listening(sink):
        settings.passes.run(module, settings.engine, sink)
    if settings.drawn is not None:
        settings.drawn.append(module)
    if settings.bytecode:
        return engines.bytecode(module, settings.version)
    top = _only(module) if alone else module
    verified = given.verified and settings.passes.verify_each
    text = engines.write(top, settings.form, settings.engine, verified=verified)
    if not settings.reproduces:
        limit = settings.form.options.elide_resources
        text = with_externals(text, externals, limit)
    return streams.encode(text + "\n")


def _inputs(arguments: Arguments, source: Source, data: bytes) -> list[Input]:
    """What is read, one by one; bytecode is not split."""
    name = source.filename
    allow = arguments.flag("allow-unregistered-dialect")
    verified = not arguments.flag("mlir-very-unsafe-disable-verifier-on-parsing")
    if data.startswith(BYTECODE):
        return [Input(data, Position(name, 1, 1), allow, verified)]
    marker = ""
    if arguments.has("split-input-file"):
        marker = arguments.text("split-input-file") or chunks.MARKER
    pieces, misses = chunks.split(source, marker)
    for miss in misses:
        text = "near miss with file split marker"
        streams.print_error(str(source.diagnostic(miss, text, "warning")))
    return [
        Input(piece.padded, Position(name, piece.line, piece.column), allow, verified)
        for piece in pieces
    ]


def _process_all(
    inputs: list[Input], settings: Settings, diagnostics: Diagnostics, report: Progress
) -> tuple[list[bytes], bool]:
    """What is printed for each input, and whether all went well."""
    outputs = []
    succeeded = True
    for given in inputs:
        report(str(given.start))
        text = b""
        # What a pass prints stands before the program that it was run on.
        with redirect_stdout(StringIO()) as printed:
            try:
                text = process(given, settings, diagnostics.take)
            except Error as error:
                diagnostics.take_all(error, given.start)
                succeeded = False
        told = streams.encode(printed.getvalue())
        if settings.output == streams.STANDARD:
            text = told + text
        elif told:
            streams.write(streams.STANDARD, told)
        outputs.append(text)
    return outputs, succeeded


def _expected(arguments: Arguments) -> str:
    """The level of `--verify-diagnostics`; empty without the option."""
    if not arguments.has("verify-diagnostics"):
        return ""
    return arguments.text("verify-diagnostics") or "all"


def _settings(arguments: Arguments, passes: Passes) -> Settings:
    return Settings(
        engine=arguments.text("engine"),
        form=_form(arguments),
        passes=passes,
        implicit_module=not arguments.flag("no-implicit-module"),
        roundtrip=arguments.flag("verify-roundtrip"),
        bytecode=arguments.flag("emit-bytecode"),
        version=arguments.number("emit-bytecode-version"),
        strict=arguments.flag("strict"),
        reproduces=arguments.flag("run-reproducer"),
        output=arguments.text("o"),
        drawn=[] if arguments.text("affine-plot") else None,
    )


def _form(arguments: Arguments) -> Form:
    hex_limit = arguments.number("mlir-print-elementsattrs-with-hex-if-larger")
    pretty = arguments.flag("mlir-pretty-debuginfo")
    return Form(
        generic=arguments.flag("mlir-print-op-generic"),
        assume_verified=arguments.flag("mlir-print-assume-verified"),
        options=PrintOptions(
            name_locations=arguments.flag("mlir-use-nameloc-as-prefix"),
            debuginfo=arguments.flag("mlir-print-debuginfo"),
            pretty=pretty,
            local_scope=arguments.flag("mlir-print-local-scope"),
            elide_elements=arguments.number("mlir-elide-elementsattrs-if-larger"),
            elide_resources=arguments.number("mlir-elide-resource-strings-if-larger"),
            hex_limit=DEFAULT.hex_limit if hex_limit is None else hex_limit,
            skip_regions=arguments.flag("mlir-print-skip-regions"),
            unique_names=arguments.flag("mlir-print-unique-ssa-ids"),
            users=arguments.flag("mlir-print-value-users"),
        ),
    )


def _only(module: Operation) -> Operation:
    """What the module around an input holds; the module where passes made it more."""
    operations = list(module.regions[0].blocks[0])
    return operations[0] if len(operations) == 1 else module


_GENERIC: Final = Form(generic=True)
_LOCATED: Final = Form(generic=True, options=PrintOptions(debuginfo=True))

_ROUNDTRIPS: Final = ((_LOCATED, _LOCATED), (Form(), _GENERIC))
"""What is printed and read back, and how the two are compared.

Custom syntax keeps not every location: an affine.parallel's induction variables have
none of their own there.
"""


def _check_roundtrip(module: Operation, given: Input, settings: Settings) -> None:
    """Raises `Invalid` where what is printed is read as something else."""
    for form, comparison in _ROUNDTRIPS:
        text = engines.write(module, form, settings.engine)
        read = engines.read(given.but(text=text), settings.engine, _nowhere)
        before = engines.write(module, comparison, "native")
        after = engines.write(read, comparison, "native")
        if after != before:
            raise Invalid(_difference(before, after, given.filename))


def _nowhere(diagnostic: Diagnostic) -> None:
    """Warnings were reported when the input was read."""


def _difference(before: str, after: str, filename: str) -> Diagnostic:
    text = (
        "'builtin.module' op textual roundTrip testing roundtripped module differs "
        f"from reference:\n<<<<<<Reference\n{before}\n=====\n{after}\n"
        ">>>>>roundtripped"
    )
    return Diagnostic("error", text, Position(filename))
