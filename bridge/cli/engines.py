"""Reading and printing by the engine that was asked for.

    native      upstream is not used at all, and nothing is verified
    upstream    upstream reads and prints
    auto        natively what can be, and upstream verifies and does the rest

Whichever it is, what lies between reading and printing is native IR.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from bridge.errors import Diagnostic, Malformed, Position, Unsupported
from bridge.ir.core import Operation
from bridge.ods.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.text.operations import CustomSyntax
from bridge.text.printer import DEFAULT, PrintOptions, print_generic
from bridge.text.registry import Registry

Sink = Callable[[Diagnostic], None]

ENGINES: Final = ("auto", "native", "upstream")

BYTECODE: Final = b"ML\xefR"


DEEPEST: Final = 10_000
"""Levels of operations in operations that are printed."""


@dataclass(frozen=True, slots=True)
class Input:
    """A text to read, under the name it has for the user."""

    text: str | bytes
    start: Position
    """Where it begins for the user; before that, `text` is blank."""
    allow_unregistered: bool = False

    @property
    def filename(self) -> str:
        return self.start.filename


@dataclass(frozen=True, slots=True)
class Form:
    """How to print."""

    generic: bool = False
    name_locations: bool = False
    options: PrintOptions = DEFAULT


def read(given: Input, engine: str, sink: Sink) -> Operation:
    """The native module of a text, verified but by the engine `native`.

    Raises `Malformed`, `Invalid` and `Unsupported`. Warnings go to `sink`.
    """
    return _READERS[engine](given, sink)


def write(op: Operation, form: Form, engine: str) -> str:
    """The text of an operation, as upstream prints it.

    Raises `Unsupported` for what the engine cannot do, and `Invalid`.
    """
    native = engine == "native" or (engine == "auto" and form.generic)
    return _write_native(op, form) if native else _write_upstream(op, form)


def bytecode(op: Operation) -> bytes:
    """An operation as upstream's bytecode; raises `Invalid` and `Unsupported`."""
    from bridge.upstream.exporter import with_exported

    def use(module: Any) -> bytes:
        buffer = io.BytesIO()
        module.operation.write_bytecode(buffer)
        return buffer.getvalue()

    return with_exported(op, use)


def verify(op: Operation) -> None:
    """Raises `Invalid` where upstream finds something wrong."""
    from bridge.upstream.exporter import with_exported

    with_exported(op, lambda module: None)


def _read_native(given: Input, sink: Sink) -> Operation:
    from bridge.dialects.registry import REFERENCE as WITH_SYNTAXES

    try:
        return _read_by(given, WITH_SYNTAXES)
    except CustomSyntax as error:
        source = Source(str(given.text), given.filename)
        raise Malformed(source.diagnostic(error.pos, error.message)) from None


def _read_by(given: Input, registry: Registry) -> Operation:
    """Raises `Malformed`, and `CustomSyntax` where an op's syntax is not read."""
    if isinstance(given.text, bytes):
        raise Unsupported("the native engine reads no bytecode")
    return read_module(
        Source(given.text, given.filename),
        allow_unregistered=given.allow_unregistered,
        registry=registry,
    )


def _read_upstream(given: Input, sink: Sink) -> Operation:
    from bridge.upstream.parse import parse_native

    return parse_native(
        given.text,
        given.filename,
        allow_unregistered=given.allow_unregistered,
        on_diagnostic=sink,
    )


def _read_auto(given: Input, sink: Sink) -> Operation:
    """Natively, but for custom syntax and bytecode, which upstream reads."""
    if isinstance(given.text, bytes):
        return _read_upstream(given, sink)
    try:
        module = _read_by(given, REFERENCE)
    except CustomSyntax:
        return _read_upstream(given, sink)
    if _has_upstream():
        verify(module)
    else:
        text = "the program is not verified: upstream's bindings are not installed"
        sink(Diagnostic("warning", text))
    return module


_READERS: Final[dict[str, Callable[[Input, Sink], Operation]]] = {
    "auto": _read_auto,
    "native": _read_native,
    "upstream": _read_upstream,
}


def _has_upstream() -> bool:
    from bridge.upstream.provider import is_available

    return is_available()


def _write_native(op: Operation, form: Form) -> str:
    check_depth(op)
    if form.generic:
        return print_generic(op, form.options)
    from bridge.dialects.registry import is_terminator, syntax_of
    from bridge.text.asm_writer import print_custom

    return print_custom(op, syntax_of, is_terminator, form.options)


def check_depth(op: Operation) -> None:
    """Raises `Unsupported` where the text would be mostly indentation.

    Its length grows with the square of the depth: 200 MB at this limit.
    """
    level = [op]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            for region in outer.regions
            for block in region.blocks
            for inner in block
            if inner.regions
        ]
        if not level:
            return
    raise Unsupported(
        f"nested too deeply to be printed: the limit is {DEEPEST} levels",
    )


def _write_upstream(op: Operation, form: Form) -> str:
    from bridge.upstream.exporter import with_exported

    options = form.options
    if options.hex_limit != DEFAULT.hex_limit:
        raise Unsupported("upstream's bindings take no limit for elements in hex")

    def use(module: Any) -> str:
        top = module.operation
        shown = top if op.name == top.name else module.body.operations[0]
        raw: bytes = shown.get_asm(
            binary=True,
            assume_verified=True,
            enable_debug_info=options.debuginfo,
            large_elements_limit=options.elide_elements,
            large_resource_limit=options.elide_resources,
            pretty_debug_info=options.pretty,
            print_generic_op_form=form.generic,
            skip_regions=options.skip_regions,
            use_local_scope=options.local_scope,
            use_name_loc_as_prefix=form.name_locations,
        )
        return raw.decode("utf-8", "surrogateescape")

    return with_exported(op, use)
