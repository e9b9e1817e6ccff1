"""What `bridge-opt` does: to its input, and to each chunk of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bridge.cli import engines, streams
from bridge.cli.engines import BYTECODE, Form, Input, Sink
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, UsageError, unknown
from bridge.cli.reporting import Diagnostics
from bridge.compare import chunks
from bridge.errors import Diagnostic, Error, Invalid, Malformed, Position, Unsupported
from bridge.ir.core import Operation
from bridge.ir.locations import FileLineColLoc
from bridge.source import Source
from bridge.text.printer import DEFAULT, PrintOptions
from bridge.verifier.strict import verify_strictly


@dataclass(frozen=True, slots=True)
class Settings:
    """What is done to every chunk."""

    engine: str
    form: Form
    pipeline: str = ""
    implicit_module: bool = True
    roundtrip: bool = False
    bytecode: bool = False
    verify_each: bool = True
    strict: bool = False


def run(arguments: Arguments, report: Progress) -> int:
    """Processes the input; raises `UsageError` and `StreamError`."""
    name = arguments.positional[0] if arguments.positional else streams.STANDARD
    data = streams.read(name)
    shown = streams.shown_name(name)
    report(f"{shown}:1:1")
    try:
        settings = _settings(arguments)
    except Error as error:
        streams.complain(str(error))
        return 1
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
    output = arguments.text("o")
    if succeeded or output == streams.STANDARD:
        separator = streams.encode(arguments.text("output-split-marker") + "\n")
        streams.write(output, separator.join(outputs))
    return 0 if succeeded else 1


def process(given: Input, settings: Settings, sink: Sink) -> bytes:
    """What is printed for an input; raises `Error`. Warnings go to `sink`."""
    module = engines.read(given, settings.engine, sink)
    around = FileLineColLoc.at(given.filename, 0, 0)
    implicit = module.location is around
    alone = implicit and not settings.implicit_module
    if alone:
        _check_alone(module, given)
    if implicit and given.start.line > 1:
        start = given.start
        module.location = FileLineColLoc.at(start.filename, start.line, start.column)
    if settings.strict:
        verify_strictly(module)
    if settings.roundtrip:
        _check_roundtrip(module, given, settings)
    if settings.pipeline:
        _run_passes(module, settings, sink)
    if settings.bytecode:
        return engines.bytecode(module)
    top = _only(module) if alone else module
    return streams.encode(engines.write(top, settings.form, settings.engine) + "\n")


def _inputs(arguments: Arguments, source: Source, data: bytes) -> list[Input]:
    """What is read, one by one; bytecode is not split."""
    name = source.filename
    allow = arguments.flag("allow-unregistered-dialect")
    if data.startswith(BYTECODE):
        return [Input(data, Position(name, 1, 1), allow)]
    marker = ""
    if arguments.has("split-input-file"):
        marker = arguments.text("split-input-file") or chunks.MARKER
    pieces, misses = chunks.split(source, marker)
    for miss in misses:
        text = "near miss with file split marker"
        streams.complain(str(source.diagnostic(miss, text, "warning")))
    return [
        Input(piece.padded, Position(name, piece.line, piece.column), allow)
        for piece in pieces
    ]


def _process_all(
    inputs: list[Input],
    settings: Settings,
    diagnostics: Diagnostics,
    report: Progress,
) -> tuple[list[bytes], bool]:
    """What is printed for each input, and whether all went well."""
    outputs = []
    succeeded = True
    for given in inputs:
        report(str(given.start))
        try:
            outputs.append(process(given, settings, diagnostics.take))
        except Error as error:
            diagnostics.take_all(error, given.start)
            outputs.append(b"")
            succeeded = False
    return outputs, succeeded


def _expected(arguments: Arguments) -> str:
    """Which diagnostics are expected to be as the file says; none, without."""
    if not arguments.has("verify-diagnostics"):
        return ""
    return arguments.text("verify-diagnostics") or "all"


def _settings(arguments: Arguments) -> Settings:
    """Raises `UsageError`, and `Error` for a wrong pipeline."""
    return Settings(
        engine=arguments.text("engine"),
        form=_form(arguments),
        pipeline=_pipeline(arguments),
        implicit_module=not arguments.flag("no-implicit-module"),
        roundtrip=arguments.flag("verify-roundtrip"),
        bytecode=arguments.flag("emit-bytecode"),
        verify_each=arguments.flag("verify-each"),
        strict=arguments.flag("strict"),
    )


def _form(arguments: Arguments) -> Form:
    hex_limit = arguments.number("mlir-print-elementsattrs-with-hex-if-larger")
    pretty = arguments.flag("mlir-pretty-debuginfo")
    return Form(
        generic=arguments.flag("mlir-print-op-generic"),
        options=PrintOptions(
            name_locations=arguments.flag("mlir-use-nameloc-as-prefix"),
            debuginfo=arguments.flag("mlir-print-debuginfo"),
            pretty=pretty,
            local_scope=arguments.flag("mlir-print-local-scope"),
            elide_elements=arguments.number("mlir-elide-elementsattrs-if-larger"),
            elide_resources=arguments.number("mlir-elide-resource-strings-if-larger"),
            hex_limit=DEFAULT.hex_limit if hex_limit is None else hex_limit,
            skip_regions=arguments.flag("mlir-print-skip-regions"),
        ),
    )


def _pipeline(arguments: Arguments) -> str:
    """The passes that were asked for, by one option or by one for each."""
    whole = arguments.text("pass-pipeline")
    if not arguments.others:
        return whole
    if whole:
        raise UsageError(
            "'-pass-pipeline' option can't be used with individual pass options"
        )
    if arguments.text("engine") == "native":
        raise unknown(arguments.others[0].written, arguments.options)
    from bridge.upstream import implicit

    for word in arguments.others:
        if not implicit.is_pass(word.name):
            raise unknown(word.written, arguments.options)
    return implicit.nested(word.name + _braced(word.value) for word in arguments.others)


def _braced(value: str | None) -> str:
    if not value or value.startswith("{"):
        return value or ""
    return f"{{{value}}}"


def _check_alone(module: Operation, given: Input) -> None:
    """Raises `Malformed` where the module around the input holds not just one op."""
    count = len(module.regions[0].blocks[0])
    if count != 1:
        text = f"source must contain a single top-level operation, found: {count}"
        start = given.start
        place = start if start.line > 1 else Position(given.filename)
        raise Malformed(Diagnostic("error", text, place))


def _only(module: Operation) -> Operation:
    """What the module around an input holds; the module where passes made it more."""
    operations = list(module.regions[0].blocks[0])
    return operations[0] if len(operations) == 1 else module


def _run_passes(module: Operation, settings: Settings, sink: Sink) -> None:
    if settings.engine == "native":
        raise Unsupported(
            f"the native engine has no passes yet, so not: {settings.pipeline}"
        )
    from bridge.upstream.passes import run_passes

    run_passes(
        module,
        settings.pipeline,
        verify_each=settings.verify_each,
        on_diagnostic=sink,
    )


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
        read = engines.read(replace(given, text=text), settings.engine, _nowhere)
        before = engines.write(module, comparison, "native")
        after = engines.write(read, comparison, "native")
        if after != before:
            raise Invalid(_difference(before, after, given.filename))


def _nowhere(diagnostic: Diagnostic) -> None:
    """Warnings were told when the input was read."""


def _difference(before: str, after: str, filename: str) -> Diagnostic:
    text = (
        "'builtin.module' op textual roundTrip testing roundtripped module differs "
        f"from reference:\n<<<<<<Reference\n{before}\n=====\n{after}\n"
        ">>>>>roundtripped"
    )
    return Diagnostic("error", text, Position(filename))
