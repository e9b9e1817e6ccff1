"""Upstream's module to native IR.

Bytecode is two to three times quicker than text, and carries what
`bridge.upstream.bytecode_format` lists; text carries everything.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from bridge.dialects import builtin
from bridge.dialects.irdl.parameters import IN_IRDL
from bridge.errors import Malformed, Unsupported
from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import GraphType
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.text.registry import Registry
from bridge.upstream import exporter, fallbacks, identities, own_dialects
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.bytecode_properties import is_verified_version
from bridge.upstream.bytecode_reader import read_bytecode
from bridge.upstream.provider import Module, bindings

_NO_FILES: Final[Mapping[str, str]] = {}

_LOSSLESS: Final[Mapping[str, object]] = {
    "binary": True,
    "enable_debug_info": True,
    "print_generic_op_form": True,
    "assume_verified": True,
}


def from_upstream(module: Module, *, files: Mapping[str, str] = _NO_FILES) -> Operation:
    """A native module of upstream's, every location, property and resource in it.

    `files` renames files in locations. Raises `Unsupported` for an
    operation that is not a `builtin.module`, and for what upstream prints but cannot be
    read back.
    """
    name = module.operation.name
    if name != builtin.ModuleOp.op_name:
        raise Unsupported(f"only a builtin.module is imported, not a {name}")
    if own_dialects.known_to(module.context):
        return read_texts(_printing(module), files, IN_IRDL)
    bytecode = bytecode_of(module)
    if bytecode:
        try:
            return read_bytecode(
                bytecode,
                files,
                partial(_has_names, module),
                lambda found: identities.restore(
                    found, module, lambda m: read_texts(_printing(m), files)
                ),
            )
        except (NoCodec, Unsupported) as error:
            fallbacks.note(fallbacks.IMPORT, error)
    return read_texts(_printing(module), files)


def _printing(module: Module) -> Callable[[bool], bytes]:
    return lambda local: print_generic(module, use_local_scope=local)


def _has_names(module: Module, names: Sequence[str]) -> bool:
    """Whether each of these names, and none with a dot after it, is one of an op."""
    missing = set(names)
    ir = bindings().ir
    if len(missing) != len(names):
        return False

    def look(name: str) -> object:
        missing.discard(name)
        return ir.WalkResult.ADVANCE if missing else ir.WalkResult.INTERRUPT

    if missing:
        module.operation.walk(lambda op: look(op.name), ir.WalkOrder.PRE_ORDER)
    return not missing


def bytecode_of(module: Module) -> bytes:
    """A module of upstream's as bytecode; empty where its version is not known."""
    if not is_verified_version(bindings().version):
        return b""
    return exporter.written(module)


def read_texts(
    text: Callable[[bool], bytes],
    files: Mapping[str, str] = _NO_FILES,
    registry: Registry = REFERENCE,
) -> Operation:
    """The native module of a text, which is given with aliases or without.

    Upstream's aliases are not always defined before they are used; without any, the
    text is long and sound. Raises `Unsupported`.
    """
    try:
        return read_generic(text(False), files, registry)
    except Unsupported:
        return read_generic(text(True), files, registry)


def print_generic(module: Module, *, use_local_scope: bool = False) -> bytes:
    """Everything that a module of upstream's holds, as text."""
    text: bytes = module.operation.get_asm(**_LOSSLESS, use_local_scope=use_local_scope)
    return text


def read_generic(
    raw: bytes,
    files: Mapping[str, str] = _NO_FILES,
    registry: Registry = REFERENCE,
) -> Operation:
    """The native module of what `print_generic` gave; raises `Unsupported`."""
    if files:
        raw = _with_renamed_files(raw, files)
    text = raw.decode("utf-8", "surrogateescape")
    try:
        module = read_module(
            Source(text, "<imported>"), allow_unregistered=True, registry=registry
        )
    except Malformed as error:
        raise Unsupported(error.diagnostics) from error
    if exporter.GRAPH in text:
        _restore_graphs(module)
    return module


def _restore_graphs(module: Operation) -> None:
    """Sets the types of graphs, which are printed as those of functions."""
    for op in module.walk():
        if op.name == exporter.GRAPH:
            ty: Any = op.properties["function_type"]
            graph = GraphType(ty.type.inputs, ty.type.results)
            op.set_property("function_type", TypeAttr(graph))


def _with_renamed_files(raw: bytes, files: Mapping[str, str]) -> bytes:
    """The text with other files in its locations, each written as `"name":line`."""
    names = {_quoted(old): _quoted(new) for old, new in files.items()}
    pattern = rb"(?:%b)(?=:\d)" % b"|".join(map(re.escape, names))
    return re.sub(pattern, lambda match: names[match[0]], raw)


def _quoted(name: str) -> bytes:
    """A string as upstream prints it."""
    raw = name.encode("utf-8", "surrogateescape")
    return b'"%b"' % _UNPRINTABLE.sub(lambda m: b"\\%02X" % m[0][0], raw)


_UNPRINTABLE: Final = re.compile(rb"[^ !#-\[\]-~]")
