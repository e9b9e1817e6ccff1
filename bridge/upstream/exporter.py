"""Native IR to upstream's module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from bridge.errors import Malformed, Unsupported
from bridge.ir.core import Operation
from bridge.text.printer import PrintOptions, print_generic
from bridge.upstream import nesting, reader
from bridge.upstream.provider import Context, Module, new_context

_LOSSLESS: Final = PrintOptions(debuginfo=True)

Result = TypeVar("Result")


def to_upstream(op: Operation, *, context: Context | None = None) -> Module:
    """Upstream's module of a native one; of another operation, a module around it.

    Raises `Invalid` where it does not verify, and `Unsupported` where it nests so deep
    that using the module could kill the process.
    """
    raw = generic_text(op)
    nesting.check_safe(nesting.text_depth(raw))
    if context is None:
        context = new_context(allow_unregistered=True, load_dialects=True)
    return read_exported(raw, context)


def with_exported(op: Operation, use: Callable[[Module], Result]) -> Result:
    """What `use` makes of upstream's module, on a stack as deep as it takes.

    The module is gone afterwards. Raises what `to_upstream` raises, `Unsupported` only
    beyond `nesting.LIMIT` levels.
    """
    raw = generic_text(op)
    return nesting.with_stack_for(
        nesting.text_depth(raw),
        lambda: use(read_exported(raw, new_context(allow_unregistered=True))),
    )


def generic_text(op: Operation) -> bytes:
    """Everything that a native operation holds, as text that upstream reads."""
    text = print_generic(op, _LOSSLESS)
    return text.encode("utf-8", "surrogateescape")


def read_exported(raw: bytes, context: Context) -> Module:
    """Upstream's module of `generic_text`; raises `Invalid` and `Unsupported`."""
    try:
        return reader.read(raw, "<exported>", context)
    except Malformed as error:
        # What upstream cannot read of what we print has no form in its text.
        raise Unsupported(error.diagnostics) from error
