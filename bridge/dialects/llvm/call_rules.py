"""Rules of calls: their operands, and their callees.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects.llvm.shapes import array_shape, is_pointer
from bridge.dialects.llvm.types import FunctionShape, function_shape, is_llvm
from bridge.ir.attributes import (
    ArrayAttr,
    DialectAttr,
    StringAttr,
    SymbolRefAttr,
    integers_of,
    type_of,
)
from bridge.ir.core import Operation
from bridge.ir.locations import UNKNOWN_LOC, FusedLoc, Location
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.op.base import Op, Values, of_signature

if TYPE_CHECKING:
    from bridge.dialects.llvm.calls import InvokeOp


class Calling(Op):
    """A call of a function, by its symbol or through a pointer."""

    callee: SymbolRefAttr | None
    callee_operands: Values


@of_signature
def verify_bundles(op: Operation) -> None:
    """One tag for each bundle of operands."""
    tags = op.properties.get("op_bundle_tags")
    elements = tags.elements if isinstance(tags, ArrayAttr) else ()
    if not all(isinstance(tag, StringAttr) for tag in elements):
        raise op.bare_error("operand bundle tag must be a StringAttr")
    count = len(integers_of(op.properties["op_bundle_sizes"]))
    if count != len(elements):
        raise op.bare_error(
            f"expected {count} operand bundle tags, but actually got {len(elements)}"
        )


def verify_variadic(op: Calling) -> None:
    """The written type of a variadic callee must match the call."""
    written = type_of(op.properties.get("var_callee_type"))
    shape = function_shape(written) if written is not None else None
    if shape is None:
        return
    if not shape.variadic:
        raise op.error("expected var_callee_type to be a variadic function type")
    arguments = _arguments(op)
    if len(shape.inputs) > len(arguments):
        raise op.error(
            f"expected var_callee_type to have at most {len(arguments)} parameters"
        )
    for ty, value in zip(shape.inputs, arguments, strict=False):
        if ty is not value.type:
            raise op.error(
                f"var_callee_type parameter type mismatch: '{ty}' != '{value.type}'"
            )
    if not op.results:
        if not is_llvm(shape.result, "void"):
            raise op.error("expected var_callee_type to return void")
    elif op.results[0].type is not shape.result:
        raise op.error(
            f"var_callee_type return type mismatch: '{shape.result}' != "
            f"'{op.results[0].type}'"
        )


def _arguments(op: Calling) -> Values:
    values = op.callee_operands
    return values if op.callee is not None else values[1:]


def verify_callee(op: Calling, tables: SymbolTables) -> None:
    """A call must fit what it calls."""
    verify_variadic(op)
    if op.callee is None:
        verify_indirect(op)
        return
    name = op.callee.root
    callee = tables.lookup_nearest(op, op.callee)
    if callee is None:
        raise op.error(f"'{name}' does not reference a symbol in the current scope")
    if callee.name == "llvm.mlir.alias":
        return
    attribute = _TYPED.get(callee.name)
    if attribute is None:
        raise op.error(
            f"'{name}' does not reference a valid LLVM function, IFunc, or alias"
        )
    if callee.name == "llvm.func":
        _verify_debug_info(op, callee)
    ty = type_of(callee.properties[attribute])
    shape = function_shape(ty) if ty is not None else None
    if shape is None:
        raise op.error(f"callee does not have a functional type: '{ty}'")
    if shape.variadic and op.properties.get("var_callee_type") is None:
        raise op.error("missing var_callee_type attribute for vararg call")
    _verify_operands(op, shape)
    _verify_result(op, shape.result)


_TYPED = {"llvm.func": "function_type", "llvm.mlir.ifunc": "i_func_type"}
"""What a call by name must match, and where its type is; an alias matches any."""


def verify_indirect(op: Operation) -> None:
    """A call through a pointer has one."""
    if not op.operands:
        raise op.error("must have either a `callee` attribute or at least an operand")
    ty = op.operands[0].type
    if not is_pointer(ty):
        raise op.error(f"indirect call expects a pointer as callee: '{ty}'")


def _verify_operands(op: Calling, shape: FunctionShape) -> None:
    given, wanted = len(op.callee_operands), len(shape.inputs)
    if not shape.variadic and given != wanted:
        raise op.error(
            f"incorrect number of operands ({given}) for callee (expecting: {wanted})"
        )
    if given < wanted:
        raise op.error(
            f"incorrect number of operands ({given}) for varargs callee (expecting at "
            f"least: {wanted})"
        )
    for i, ty in enumerate(shape.inputs):
        found = op.operands[i].type
        if found is not ty:
            raise op.error(
                f"operand type mismatch for operand {i}: '{found}' != '{ty}'"
            )


def _verify_result(op: Operation, ty: Type) -> None:
    void = is_llvm(ty, "void")
    if not op.results:
        if not void:
            raise op.error("expected function call to produce a value")
        return
    if void:
        raise op.error("calling function with void result must not produce values")
    if op.results[0].type is not ty:
        raise op.error(f"result type mismatch: '{op.results[0].type}' != '{ty}'")


def _verify_debug_info(op: Operation, callee: Operation) -> None:
    """An inlinable call must have a location if both functions have debug info."""
    outer = op.parent_op
    while outer is not None and outer.name != "llvm.func":
        outer = outer.parent_op
    if outer is None or not callee.regions[0].blocks:
        return
    if op.location is not UNKNOWN_LOC:
        return
    if _has_subprogram(outer.location) and _has_subprogram(callee.location):
        raise op.bare_error(
            "inlinable function call in a function with a DISubprogram location must "
            "have a debug location"
        )


def _has_subprogram(loc: Location) -> bool:
    pending: list[object] = [loc]
    while pending:
        node = pending.pop()
        if isinstance(node, FusedLoc):
            metadata = node.metadata
            if isinstance(metadata, DialectAttr) and (
                metadata.mnemonic == "di_subprogram"
            ):
                return True
            pending += node.locations
        else:
            pending += [getattr(node, n, None) for n in ("child", "callee", "caller")]
            pending = [item for item in pending if item is not None]
    return False


def verify_unwinding(op: InvokeOp) -> None:
    """The unwind destination of an invoke must start with a landing pad."""
    first = op.unwind_dest.first
    if first is None:
        raise op.bare_error("must have at least one operation in unwind destination")
    if first.name != "llvm.landingpad":
        raise op.bare_error(
            "first operation in unwind destination should be a llvm.landingpad "
            "operation"
        )


def verify_clauses(op: Operation) -> None:
    """A landing pad must catch something, each by a constant address."""
    outer = op.parent_op
    while outer is not None and outer.name != "llvm.func":
        outer = outer.parent_op
    if outer is not None and outer.properties.get("personality") is None:
        raise op.bare_error(
            "llvm.landingpad needs to be in a function with a personality"
        )
    if "cleanup" not in op.properties and not op.operands:
        raise op.bare_error(
            "landingpad instruction expects at least one clause or cleanup attribute"
        )
    for i, value in enumerate(op.operands):
        if array_shape(value.type) is None:
            _verify_clause(op, i, value)


def _verify_clause(op: Operation, index: int, value: Value) -> None:
    made = value.defining_op
    name = made.name if made is not None else ""
    if made is not None and name == "llvm.bitcast":
        source = made.operands[0].defining_op
        if source is not None and source.name == "llvm.mlir.addressof":
            return
        raise op.bare_error("constant clauses expected").with_note(
            "global addresses expected as operand to bitcast used in clauses for "
            "landingpad",
            made.position,
        )
    if name not in ("llvm.mlir.zero", "llvm.mlir.addressof"):
        raise op.bare_error(
            f"clause #{index} is not a known constant - null, addressof, bitcast"
        )
