"""The llvm dialect: pointers had a pointee type, and accesses had no types."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bridge.dialects.llvm.types import POINTER, VOID
from bridge.ir.attributes import (
    TRUE,
    UNIT,
    ArrayAttr,
    DenseArrayAttr,
    DictionaryAttr,
    IntegerAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import I32, Type, VectorType
from bridge.legacy.edits import in_code
from bridge.legacy.rows import Changed, Renamed, Row
from bridge.legacy.state import todays_attribute
from bridge.legacy.upgrade import read_todays
from bridge.ods.slots import set_operand_sizes
from bridge.text.tokens import SPACE

if TYPE_CHECKING:
    from bridge.legacy.llvm_types import LlvmType
    from bridge.legacy.reader import LegacyReader
    from bridge.legacy.upgrade import Upgrade
    from bridge.text.operation_state import OperationState

_DYNAMIC: Final = -(1 << 31)
"""Marks a dynamic index among the constant indices."""

_is_typed: Final = re.compile(
    rf'[^:\n]*?:{SPACE}\(?{SPACE}!llvm(?:<"|\.ptr<(?![0-9]+>))'
).match


def _is_typed_pointer(r: LegacyReader) -> bool:
    return _is_typed(r.text, r.pos) is not None


def _pointee(r: LegacyReader, state: OperationState) -> LlvmType:
    """What the pointer read last points to."""
    found: LlvmType | None = r.legacy.pointee
    if found is None:
        raise r.op_error(state, "expected an LLVM pointer")
    return found


def _read_load(r: LegacyReader, state: OperationState) -> bool:
    """`%p : !llvm<"float*">`, which is `%p : !llvm.ptr -> f32`."""
    pointer = r.operand()
    r.attr_dict(state)
    ty = r.colon_type()
    pointee = _pointee(r, state)
    r.legacy.edits.insert(r.pos, f" -> {pointee.text}", "'llvm.load'")
    state.operands = [r.resolve(pointer, ty)]
    state.types = [pointee.node]
    return True


def _read_store(r: LegacyReader, state: OperationState) -> bool:
    """`%v, %p : !llvm<"float*">`, which is `%v, %p : f32, !llvm.ptr`."""
    value, pointer = r.operands_of(2)
    r.attr_dict(state)
    r.expect(":", "expected ':'")
    where = r.here()
    ty = r.type()
    pointee = _pointee(r, state)
    r.legacy.edits.replace(where, where, f"{pointee.text}, ", "'llvm.store'")
    state.operands = [r.resolve(value, pointee.node), r.resolve(pointer, ty)]
    return True


def _read_pointer_arithmetic(r: LegacyReader, state: OperationState) -> bool:
    """`%p[%i] : (!llvm<"float*">, i64) -> t`, where today `, f32` follows."""
    base = r.operand()
    indices = r.operands("[")
    r.attr_dict(state)
    r.expect(":", "expected ':'")
    r.expect("(", "expected '('")
    types = [r.type()]
    pointee = _pointee(r, state)
    while r.accept(","):
        types.append(r.type())
    r.expect(")", "expected ')'")
    state.types = r.arrow_types()
    r.legacy.edits.insert(r.pos, f", {pointee.text}", "'llvm.getelementptr'")
    state.operands = r.resolve_all([base, *indices], types, state.pos)
    state.properties["elem_type"] = TypeAttr(pointee.node)
    state.properties["rawConstantIndices"] = DenseArrayAttr.of(
        I32, [_DYNAMIC] * len(indices)
    )
    return True


_LINKAGES: Final = (
    *("private", "internal", "available_externally", "linkonce", "weak", "common"),
    *("appending", "extern_weak", "linkonce_odr", "weak_odr", "external"),
)
"""By their numbers, which the generic form had."""


_TYPES: Final = {"llvm.func": "function_type", "llvm.mlir.global": "global_type"}


def _is_old_symbol(op: Operation) -> bool:
    has_type = "type" in op.attributes and op.get(_TYPES[op.name]) is None
    return has_type or isinstance(op.get("linkage"), IntegerAttr)


def _upgrade_symbol(up: Upgrade) -> None:
    """The generic form, where the type of what is defined has another name."""
    today = _TYPES[up.op.name]
    known = up.others()
    if today not in known and "type" in known:
        known[today] = known.pop("type")
    if today not in known:
        raise up.error(f"'{up.op.name}' has a type")
    linkage = known.get("linkage")
    if isinstance(linkage, IntegerAttr):
        if not 0 <= linkage.value < len(_LINKAGES):
            raise up.error(f"{linkage.value} is no linkage")
        known["linkage"] = todays_attribute(
            f"#llvm.linkage<{_LINKAGES[linkage.value]}>"
        )
    # A global had no region before it could have an initializer.
    bare = not up.op.regions and up.op.name == "llvm.mlir.global"
    up.new(up.op.name, [], [], known, regions=[Region([])] if bare else [])


_find_flag: Final = re.compile(r"(llvm\.\w+)\s*[=:]\s*true\b").finditer


def _read_function(r: LegacyReader, state: OperationState) -> bool:
    """A function, whose arguments' `llvm.noalias = true` is `llvm.noalias` today."""
    start = r.pos
    r.read_todays(state)
    end = r.last_body(start)
    given = state.properties.get("arg_attrs")
    if isinstance(given, ArrayAttr):
        lists = [_flags(a) for a in given.elements if isinstance(a, DictionaryAttr)]
        state.properties["arg_attrs"] = ArrayAttr(tuple(lists))
        for flag in in_code(_find_flag, r.text, start, end):
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


# Calls and constants


def _read_call(r: LegacyReader, state: OperationState) -> bool:
    """`%f(%a) : (t) -> t`, where today the pointer's type comes before the others."""
    callee = r.operand()
    operands = r.operands("(")
    r.attr_dict(state)
    r.expect(":", "expected ':'")
    where = r.here()
    inputs = r.items(r.type, "(")
    state.types = r.arrow_types()
    r.legacy.edits.replace(where, where, "!llvm.ptr, ", "'llvm.call'")
    known = r.names.values.get(callee.text)
    pointer: Type = POINTER if known is None else known.type
    if pointer is not POINTER:
        raise r.op_error(state, f"calls a '{pointer}', which is no pointer of LLVM")
    if len(state.types) > 1:
        raise r.op_error(state, "expected function with 0 or 1 result")
    values = r.resolve_all([callee, *operands], [pointer, *inputs], where)
    state.operands = values
    set_operand_sizes(state.properties, [len(values), 0])
    state.properties["op_bundle_sizes"] = DenseArrayAttr.of(I32, [])
    state.types = [ty for ty in state.types if ty is not VOID]
    return True


_is_indirect: Final = re.compile(
    rf"{SPACE}%[\w.$-]+{SPACE}\([^)]*\){SPACE}(?:\{{[^}}]*\}})?{SPACE}:{SPACE}\("
).match


def _calls_function(op: Operation) -> bool:
    return "callee" in op.properties


def _upgrade_call(up: Upgrade) -> None:
    """A call of a function that is not LLVM's, which nobody asked for then."""
    callee = up.attribute("callee")
    if not isinstance(callee, SymbolRefAttr) or not up.reader.is_function(callee.root):
        up.keep()
        return
    types = [result.type for result in up.op.results]
    up.new("func.call", up.operands, types, {"callee": callee})


_is_symbol: Final = re.compile(
    rf'{SPACE}\({SPACE}@[^:\n]*:{SPACE}!llvm(?:<"|\.ptr<)'
).match


def _read_constant(r: LegacyReader, state: OperationState) -> bool:
    """`(@f) : !llvm<"void ()*">`, which is the address of a function."""
    r.expect("(")
    state.attributes["global_name"] = r.attribute_of(SymbolRefAttr)
    r.expect(")", "expected ')'")
    r.attr_dict(state)
    state.types = [r.colon_type()]
    return False


def _upgrade_constant(up: Upgrade) -> None:
    types = [result.type for result in up.op.results]
    up.new("llvm.mlir.addressof", [], types, up.others())


# Vectors and atomic access

_is_numbered: Final = re.compile(rf"[^\[\n]*\[{SPACE}-?[0-9]+{SPACE}:").match


def _read_shuffle(r: LegacyReader, state: OperationState) -> bool:
    """`%a, %b [0 : i32, 1 : i32] : t, t`."""
    first, second = r.operands_of(2)

    def number() -> int:
        found = r.integer()
        end = r.pos
        if r.accept(":"):
            r.type()
            r.legacy.edits.replace(end, r.pos, "", "position with its type")
        return found

    mask = r.items(number, "[")
    r.attr_dict(state)
    ty = r.colon_type()
    end = r.pos
    if r.accept(","):
        r.type()
        r.legacy.edits.replace(end, r.pos, "", "'llvm.shufflevector'")
    if not isinstance(ty, VectorType):
        raise r.op_error(state, "expected vector type")
    state.operands = r.resolve_same([first, second], ty)
    state.properties["mask"] = DenseArrayAttr.of(I32, mask)
    state.types = [VectorType((len(mask),), ty.element)]
    return True


_is_plain: Final = re.compile(r"[^:\n]*:(?![^\n]*,)").match


def _read_atomic(r: LegacyReader, state: OperationState) -> bool:
    """`fadd %p, %v acq_rel : t`, where today the pointer's type is written too.

    Also of `llvm.cmpxchg`, which says what orders it when it fails.
    """
    start = r.pos
    if r.peek().kind == "bare":
        r.take()
    operands = r.operands()
    while r.peek().kind == "bare":
        r.take()
    words = r.text[start : r.pos]
    r.attr_dict(state)
    r.expect(":", "expected ':'")
    where = r.here()
    ty = r.type()
    pointer = r.names.values.get(operands[0].text) if operands else None
    if pointer is None:
        raise r.op_error(state, "expected a pointer that is defined before it")
    edit = f"{pointer.type}, "
    r.legacy.edits.replace(where, where, edit, f"'{state.name}'")
    values = [pointer, *r.resolve_same(operands[1:], ty)]
    for number, operand in enumerate(operands):
        words = words.replace(operand.text, f"%{number}", 1)
    made = read_todays(f"{state.name} {words} : {edit}{ty}", values)
    state.operands = list(made.operands)
    state.types = [result.type for result in made.results]
    state.properties = dict(made.properties.items())
    made.erase()
    return True


ROWS: Final[dict[str, Row]] = {
    "llvm.load": Changed(_read_load, when=_is_typed_pointer),
    "llvm.store": Changed(_read_store, when=_is_typed_pointer),
    "llvm.getelementptr": Changed(_read_pointer_arithmetic, when=_is_typed_pointer),
    "llvm.call": Changed(
        _read_call,
        _upgrade_call,
        _calls_function,
        when=lambda r: _is_indirect(r.text, r.pos) is not None,
    ),
    "llvm.mlir.constant": Changed(
        _read_constant,
        _upgrade_constant,
        when=lambda r: _is_symbol(r.text, r.pos) is not None,
    ),
    "llvm.shufflevector": Changed(
        _read_shuffle, when=lambda r: _is_numbered(r.text, r.pos) is not None
    ),
    **{
        f"llvm.{name}": Changed(
            _read_atomic, when=lambda r: _is_plain(r.text, r.pos) is not None
        )
        for name in ("atomicrmw", "cmpxchg")
    },
    "llvm.mlir.null": Renamed("llvm.mlir.zero"),
    "llvm.func": Changed(_read_function, _upgrade_symbol, _is_old_symbol, loose=True),
    "llvm.intr.prefetch": Changed(
        None, _upgrade_prefetch, lambda op: len(op.operands) == len(_PREFETCH) + 1
    ),
    "llvm.mlir.global": Changed(None, _upgrade_symbol, _is_old_symbol, loose=True),
    **{
        f"llvm.{name}": Renamed(f"llvm.mlir.{name}")
        for name in ("addressof", "constant", "global", "undef")
    },
}
