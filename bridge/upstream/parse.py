"""Text in any syntax that upstream knows, read and printed by upstream."""

from __future__ import annotations

import re
from typing import Final

from bridge.errors import Error
from bridge.ir.core import Operation
from bridge.upstream import diagnostics, nesting, reader
from bridge.upstream.exporter import with_exported
from bridge.upstream.importer import from_upstream
from bridge.upstream.provider import Context, Module, new_context
from bridge.upstream.reader import MAGIC, UNNAMED, Sink


def parse(
    text: str | bytes,
    filename: str = UNNAMED,
    *,
    allow_unregistered: bool = False,
    context: Context | None = None,
    on_diagnostic: Sink | None = None,
) -> Module:
    """Upstream's module of a text or of bytecode, verified.

    Raises `Malformed` for what is not MLIR, `Invalid` for what does not verify, both at
    `filename`, and `Unsupported` for what nests so deep that the module could not be
    used. Locations inside the module name the file `-`: upstream's bindings take no
    name. Warnings and remarks go to `on_diagnostic`.
    """
    raw = _encode(text)
    if context is None:
        context = new_context(allow_unregistered=allow_unregistered)
    nesting.check_safe(_depth(raw))
    return reader.read(raw, filename, context, on_diagnostic)


def parse_native(
    text: str | bytes,
    filename: str = UNNAMED,
    *,
    allow_unregistered: bool = False,
    on_diagnostic: Sink | None = None,
) -> Operation:
    """A text in any syntax that upstream knows, as a native module.

    Raises `Malformed`, `Invalid`, and `Unsupported` beyond `nesting.LIMIT` levels.
    Locations name `filename`.
    """
    raw = _encode(text)
    files = {}
    if filename != UNNAMED:
        raw, other = _hide_unnamed(raw)
        files = {UNNAMED: filename, other: UNNAMED}

    def read() -> Operation:
        context = new_context(allow_unregistered=allow_unregistered)
        module = reader.read(raw, filename, context, on_diagnostic)
        return from_upstream(module, files=files)

    try:
        return nesting.with_stack_for(_depth(raw), read)
    except Error as error:
        error.diagnostics = diagnostics.renamed(error.diagnostics, files)
        raise


def format_custom(
    op: Operation,
    *,
    generic: bool = False,
    debuginfo: bool = False,
    pretty_debuginfo: bool = False,
    local_scope: bool = False,
    name_locations: bool = False,
) -> str:
    """The text upstream prints for a native operation that uses no values around it.

    Raises `Invalid` where it does not verify and `Unsupported` where it cannot be
    exported.
    """

    def write(module: Module) -> str:
        printed = module if op.name == "builtin.module" else module.body.operations[0]
        raw: bytes = printed.operation.get_asm(
            binary=True,
            enable_debug_info=debuginfo or pretty_debuginfo,
            pretty_debug_info=pretty_debuginfo,
            print_generic_op_form=generic,
            use_local_scope=local_scope,
            use_name_loc_as_prefix=name_locations,
            assume_verified=True,
        )
        return raw.decode("utf-8", "surrogateescape")

    return with_exported(op, write)


def _encode(text: str | bytes) -> bytes:
    """A text's bytes; those that are not UTF-8 stand in a `str` as surrogates."""
    if isinstance(text, bytes):
        return text
    return text.encode("utf-8", "surrogateescape")


def _depth(raw: bytes) -> int:
    return 0 if raw.startswith(MAGIC) else nesting.text_depth(raw)


def _hide_unnamed(raw: bytes) -> tuple[bytes, str]:
    """The text with its own locations in a file `-` under another name, and that name.

    Upstream's bindings call the text itself `-`, and the two must not be mixed up. The
    other name is as long, so that columns stay.
    """
    other = next((c for c in range(1, 9) if c not in raw), 0x7F)
    hidden = _UNNAMED_LOCATION.sub(b'"%c"' % other, raw)
    return hidden, chr(other)


_UNNAMED_LOCATION: Final = re.compile(rb'"-"(?=\s*:\s*\d)')
