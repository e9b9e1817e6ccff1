"""Text in any syntax that upstream knows, read and printed by upstream.

The native way is `bridge.parse` and `bridge.format`; nothing falls back to this one.
"""

from __future__ import annotations

import re
from typing import Final

from bridge.dialects import builtin
from bridge.errors import Diagnostic, Error, Unsupported
from bridge.ir.core import Operation
from bridge.source import BYTECODE
from bridge.text.printer import DEFAULT, PrintOptions
from bridge.upstream import diagnostics, nesting, reader
from bridge.upstream.exporter import with_exported
from bridge.upstream.importer import from_upstream
from bridge.upstream.provider import Module, new_context
from bridge.upstream.reader import UNNAMED, Sink


def parse(
    text: str | bytes,
    *,
    filename: str = UNNAMED,
    allow_unregistered: bool = False,
    on_diagnostic: Sink | None = None,
) -> Operation:
    """The native module of a text, in any syntax that upstream knows, or of bytecode.

    Raises `Malformed` for what is not MLIR, `Invalid` for what does not verify, and
    `Unsupported` beyond `nesting.LIMIT` levels and where there are no bindings.
    Locations name `filename`. Warnings and remarks go to `on_diagnostic`.
    """
    raw = _encode(text)
    files = {}
    if filename != UNNAMED:
        raw, other = _hide_unnamed(raw)
        files = {UNNAMED: filename, other: UNNAMED}

    def tell(emitted: Diagnostic) -> None:
        if on_diagnostic is not None:
            on_diagnostic(*diagnostics.renamed([emitted], files))

    def read() -> Operation:
        context = new_context(allow_unregistered=allow_unregistered)
        return from_upstream(reader.read(raw, filename, context, tell), files=files)

    try:
        return nesting.with_stack_for(_depth(raw), read)
    except Error as error:
        error.diagnostics = diagnostics.renamed(error.diagnostics, files)
        raise


def format(
    op: Operation, *, generic: bool = False, options: PrintOptions = DEFAULT
) -> str:
    """The text that upstream prints for an operation that uses no values around it.

    Raises `Invalid` where it does not verify, and `Unsupported` where it cannot be
    exported or upstream's bindings lack an option.
    """
    if options.hex_limit != DEFAULT.hex_limit:
        raise Unsupported("upstream's bindings take no limit for elements in hex")
    if options.unique_names or options.users:
        raise Unsupported("upstream's bindings offer no unique names and no users")
    if options.source_names:
        raise Unsupported("upstream does not know the names that a text had")

    def write(module: Module) -> str:
        is_whole = isinstance(op, builtin.ModuleOp)
        printed = module if is_whole else module.body.operations[0]
        raw: bytes = printed.operation.get_asm(
            binary=True,
            assume_verified=True,
            enable_debug_info=options.debuginfo,
            large_elements_limit=options.elide_elements,
            large_resource_limit=options.elide_resources,
            pretty_debug_info=options.pretty,
            print_generic_op_form=generic,
            skip_regions=options.skip_regions,
            use_local_scope=options.local_scope,
            use_name_loc_as_prefix=options.name_locations,
        )
        return raw.decode("utf-8", "surrogateescape")

    return with_exported(op, write)


def _encode(text: str | bytes) -> bytes:
    """A text's bytes; those that are not UTF-8 are surrogates in a `str`."""
    if isinstance(text, bytes):
        return text
    return text.encode("utf-8", "surrogateescape")


def _depth(raw: bytes) -> int:
    return 0 if raw.startswith(BYTECODE) else nesting.text_depth(raw)


def _hide_unnamed(raw: bytes) -> tuple[bytes, str]:
    """The text with its own locations in a file `-` under another name, and that name.

    Upstream's bindings call the text itself `-`, and the two must not be mixed up. The
    other name is as long, so that columns stay.
    """
    other = next((c for c in range(1, 9) if c not in raw), 0x7F)
    return _UNNAMED_LOCATION.sub(b'"%c"' % other, raw), chr(other)


_UNNAMED_LOCATION: Final = re.compile(rb'"-"(?=\s*:\s*\d)')
