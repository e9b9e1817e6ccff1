"""Native IR to upstream's module, by bytecode where it can carry it, else by text."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Final, TypeVar

from bridge import verifier
from bridge.dialects import builtin
from bridge.errors import Error, Invalid, Malformed, Unsupported
from bridge.ir.core import Operation
from bridge.op.registry import is_terminator, syntax_of
from bridge.text.asm_writer import print_custom
from bridge.text.printer import PrintOptions, print_generic
from bridge.upstream import fallbacks, identities, nesting, own_dialects, reader
from bridge.upstream.bytecode_format import MAGIC, NoCodec
from bridge.upstream.bytecode_properties import is_verified_version
from bridge.upstream.bytecode_writer import Bytecode, write_bytecode
from bridge.upstream.own_dialects import Registration
from bridge.upstream.provider import Context, Module, bindings, new_context

_LOSSLESS: Final = PrintOptions(debuginfo=True)
_EXPORTED: Final = "<exported>"

GRAPH: Final = "spirv.ARM.Graph"
"""Its type is printed as that of a function, and read as one: its own syntax is not."""

Result = TypeVar("Result")


def to_upstream(op: Operation, *, context: Context | None = None) -> Module:
    """Upstream's module of a native one; of another operation, a module around it.

    Raises `Invalid` where it does not verify, and `Unsupported` where it nests so deep
    that using the module could kill the process.
    """
    told = told_module(op, context)
    if told is not None:
        return told
    if context is None:
        context = new_context(allow_unregistered=True, load_dialects=True)
    bytecode = _bytecode_of(op, bindings().version)
    if bytecode is not None:
        nesting.check_safe(bytecode.depth)
        module = _read_bytecode(op, bytecode, context)
        if module is not None:
            return module
    raw = generic_text(op)
    nesting.check_safe(nesting.text_depth(raw))
    return read_exported(raw, context)


def told_module(op: Operation, context: Context | None = None) -> Module | None:
    """Upstream's module in a context that was told of the dialects in Python it holds.

    None where there is nothing to tell. Raises what `to_upstream` raises.
    """
    told = own_dialects.registration_of(op)
    raw = b"" if told is None else _accepted(op, told)
    if told is None or not raw:
        return None
    if context is None:
        context = new_context(allow_unregistered=True, load_dialects=True)
    own_dialects.register(told, context)
    return read_exported(raw, context)


def _accepted(op: Operation, told: Registration) -> bytes:
    """The text of a module for a context with a registration; nothing if it is refused.

    What irdl says of a dialect may be narrower than its classes. Raises `Unsupported`
    for what nests too deep, and upstream's `Invalid` where it does not verify here
    either.
    """
    raw = own_dialects.text_of(op, told)
    nesting.check_safe(nesting.text_depth(raw))
    context = new_context(allow_unregistered=True)
    try:
        own_dialects.register(told, context)
        read_exported(raw, context)
    except Unsupported as error:
        fallbacks.note(fallbacks.EXPORT, error)
        return b""
    except Invalid as error:
        verifier.verify(op)
        fallbacks.note(fallbacks.EXPORT, error)
        return b""
    return raw


def with_exported(op: Operation, use: Callable[[Module], Result]) -> Result:
    """What `use` makes of upstream's module, on a stack as deep as it takes.

    The module is gone afterwards. Raises what `to_upstream` raises, `Unsupported` only
    beyond `nesting.LIMIT` levels.
    """
    bytecode = _bytecode_of(op, bindings().version)
    raw = b"" if bytecode else generic_text(op)
    depth = bytecode.depth if bytecode else nesting.text_depth(raw)

    def run() -> Result:
        context = new_context(allow_unregistered=True)
        module = _read_bytecode(op, bytecode, context) if bytecode else None
        return use(module or read_exported(raw or generic_text(op), context))

    return nesting.with_stack_for(depth, run)


def generic_text(op: Operation) -> bytes:
    """Everything that a native operation holds, as text that upstream reads."""
    text = print_generic(op, _LOSSLESS)
    if f'"{GRAPH}"' in text:
        text = print_custom(op, syntax_of, is_terminator, _LOSSLESS)
    return text.encode("utf-8", "surrogateescape")


def read_exported(raw: bytes, context: Context) -> Module:
    """Upstream's module of `generic_text`; raises `Invalid` and `Unsupported`."""
    try:
        return reader.read(raw, _EXPORTED, context)
    except Malformed as error:
        # What upstream cannot read of what we print has no form in its text.
        raise Unsupported(error.diagnostics) from error


def read_sent(raw: bytes, context: Context) -> Module | None:
    """Upstream's module of what was sent to a worker; none for bytecode it refuses.

    Text yields the better diagnostics then.
    """
    try:
        return read_exported(raw, context)
    except Error:
        if raw.startswith(MAGIC):
            return None
        raise


def written(module: Module) -> bytes:
    """A module of upstream's as its own bytecode, which the same upstream can read."""
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return buffer.getvalue()


def bytecode_of(op: Operation, version: str) -> Bytecode | None:
    """The module's bytecode, where the bindings' version and all it holds allow."""
    found = _bytecode_of(op, version)
    if found is None or not found.counts_anew:
        return found
    fallbacks.note(fallbacks.EXPORT, "a distinct attribute within another")
    return None


def _bytecode_of(op: Operation, version: str) -> Bytecode | None:
    """The same, though distinct attributes may not be one in it that should be."""
    if not isinstance(op, builtin.ModuleOp) or not is_verified_version(version):
        return None
    try:
        return write_bytecode(op)
    except NoCodec as error:
        fallbacks.note(fallbacks.EXPORT, error)
        return None


def _read_bytecode(
    op: Operation, bytecode: Bytecode, context: Context
) -> Module | None:
    """Upstream's module; None where it refuses: text yields better diagnostics."""
    try:
        module = reader.read(bytecode.data, _EXPORTED, context)
        if bytecode.counts_anew:
            identities.hand_over(op, module, lambda m: _of_text(m, context))
    except (NoCodec, LookupError, ValueError) as error:
        fallbacks.note(fallbacks.EXPORT, error)
        return None
    except Error:
        fallbacks.note(fallbacks.EXPORT, "upstream refuses the bytecode")
        return None
    return module


def _of_text(op: Operation, context: Context) -> Module:
    return read_exported(generic_text(op), context)
