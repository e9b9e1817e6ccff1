"""LLVM's dialect: pointers said what they point to, and access did not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import (
    TRUE,
    UNIT,
    ArrayAttr,
    DenseArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    TypeAttr,
)
from bridge.ir.core import Operation
from bridge.ir.types import I32
from bridge.legacy.rows import Changed, Gone, Renamed, Row
from bridge.text.tokens import SPACE

if TYPE_CHECKING:
    from bridge.legacy.llvm_types import LlvmType
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.draft import Draft

_DYNAMIC: Final = -(1 << 31)
"""Stands among the constant indices for one that is a value."""

_is_typed: Final = re.compile(
    rf'[^:\n]*?:{SPACE}\(?{SPACE}!llvm(?:<"|\.ptr<(?![0-9]+>))'
).match


def _is_typed_pointer(r: LegacyReader) -> bool:
    return _is_typed(r.text, r.pos) is not None


def _pointee(r: LegacyReader, draft: Draft) -> LlvmType:
    """What the pointer read last points to."""
    found: LlvmType | None = r.legacy.pointee
    if found is None:
        raise r.op_error(draft, "expected an LLVM pointer")
    return found


def _read_load(r: LegacyReader, draft: Draft) -> bool:
    """`%p : !llvm<"float*">`, which is `%p : !llvm.ptr -> f32`."""
    pointer = r.operand()
    r.attr_dict(draft)
    ty = r.colon_type()
    pointee = _pointee(r, draft)
    r.legacy.edits.insert(r.pos, f" -> {pointee.text}", "'llvm.load'")
    draft.operands = [r.resolve(pointer, ty)]
    draft.types = [pointee.node]
    return True


def _read_store(r: LegacyReader, draft: Draft) -> bool:
    """`%v, %p : !llvm<"float*">`, which is `%v, %p : f32, !llvm.ptr`."""
    value, pointer = r.operands_of(2)
    r.attr_dict(draft)
    r.expect(":", "expected ':'")
    where = r.here()
    ty = r.type()
    pointee = _pointee(r, draft)
    r.legacy.edits.replace(where, where, f"{pointee.text}, ", "'llvm.store'")
    draft.operands = [r.resolve(value, pointee.node), r.resolve(pointer, ty)]
    return True


def _read_pointer_arithmetic(r: LegacyReader, draft: Draft) -> bool:
    """`%p[%i] : (!llvm<"float*">, i64) -> t`, where today `, f32` follows."""
    base = r.operand()
    indices = r.operands("[")
    r.attr_dict(draft)
    r.expect(":", "expected ':'")
    r.expect("(", "expected '('")
    types = [r.type()]
    pointee = _pointee(r, draft)
    while r.accept(","):
        types.append(r.type())
    r.expect(")", "expected ')'")
    draft.types = r.arrow_types()
    r.legacy.edits.insert(r.pos, f", {pointee.text}", "'llvm.getelementptr'")
    draft.operands = r.resolve_all([base, *indices], types, draft.pos)
    draft.properties["elem_type"] = TypeAttr(pointee.node)
    draft.properties["rawConstantIndices"] = DenseArrayAttr.of(
        I32, [_DYNAMIC] * len(indices)
    )
    return True


def _has_type(op: Operation) -> bool:
    return "type" in op.attributes


def _upgrade_type(up: Upgrade) -> None:
    """The generic form, where the type of what is defined has another name."""
    today = "function_type" if up.op.name == "llvm.func" else "global_type"
    given = up.attribute("type")
    if given is None:
        raise up.error(f"'{up.op.name}' has a type")
    up.new(up.op.name, [], [], {**up.others("type", today), today: given})


_find_flag: Final = re.compile(r"(llvm\.\w+)\s*=\s*true\b").finditer


def _read_function(r: LegacyReader, draft: Draft) -> bool:
    """A function, whose arguments' `llvm.noalias = true` is `llvm.noalias` today."""
    start = r.pos
    end = r.text.find("\n", start)
    r.read_todays(draft)
    given = draft.properties.get("arg_attrs")
    if isinstance(given, ArrayAttr):
        lists = [_flags(a) for a in given.elements if isinstance(a, DictionaryAttr)]
        draft.properties["arg_attrs"] = ArrayAttr(tuple(lists))
        for flag in _find_flag(r.text, start, len(r.text) if end < 0 else end):
            r.legacy.edits.replace(*flag.span(), flag[1], "flag with 'true'")
    return True


def _flags(given: DictionaryAttr) -> DictionaryAttr:
    return DictionaryAttr.of(
        {
            name: UNIT if name.startswith("llvm.") and attr is TRUE else attr
            for name, attr in given.items()
        }
    )


_PREFETCH: Final = ("rw", "hint", "cache")


def _upgrade_prefetch(up: Upgrade) -> None:
    """What is known of an access are attributes."""
    pointer, *rest = up.operands
    known = {}
    for name, value in zip(_PREFETCH, rest, strict=True):
        op = value.defining_op
        found = op.get("value") if op is not None else None
        if not isinstance(found, IntegerAttr):
            raise up.error("'llvm.intr.prefetch' takes constants")
        known[name] = IntegerAttr(found.value, I32)
    up.new("llvm.intr.prefetch", [pointer], [], {**up.others(), **known})


_OCKL: Final = (
    "a call of '__ockl_get_local_size' or '__ockl_get_global_size' took its place"
)

ROWS: Final[dict[str, Row]] = {
    "llvm.load": Changed(_read_load, when=_is_typed_pointer),
    "llvm.store": Changed(_read_store, when=_is_typed_pointer),
    "llvm.getelementptr": Changed(_read_pointer_arithmetic, when=_is_typed_pointer),
    "llvm.mlir.null": Renamed("llvm.mlir.zero"),
    "llvm.func": Changed(_read_function, _upgrade_type, _has_type),
    "llvm.intr.prefetch": Changed(
        None, _upgrade_prefetch, lambda op: len(op.operands) == len(_PREFETCH) + 1
    ),
    **{
        f"rocdl.{of}.dim.{axis}": Gone(_OCKL)
        for of in ("workgroup", "grid")
        for axis in "xyz"
    },
    "llvm.mlir.global": Changed(None, _upgrade_type, _has_type),
}
