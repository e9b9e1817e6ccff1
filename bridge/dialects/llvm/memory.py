"""Memory: room on the stack, accesses, and addresses."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.llvm.atomics import ORDERINGS
from bridge.dialects.llvm.shapes import (
    array_shape,
    is_atomic,
    struct_body,
    target_can,
)
from bridge.dialects.llvm.types import is_llvm
from bridge.ir.attributes import (
    UNIT,
    DenseArrayAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from bridge.ir.types import FunctionType, Type, VectorType
from bridge.op.base import Op, OpResult, Value, Values, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


class AllocaOp(Op, name="llvm.alloca"):
    """Allocates elements on the stack of the function."""

    array_size: Value
    alignment: IntegerAttr | None
    elem_type: TypeAttr
    res: OpResult

    @of_signature
    def verify(self) -> None:
        if not target_can(self.elem_type.type, "memory"):
            raise self.error("this target extension type cannot be used in alloca")

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        if r.accept_word("inalloca"):
            state.properties["inalloca"] = UNIT
        size = r.operand()
        r.word("x")
        element = r.type()
        r.attr_dict(state)
        r.expect(":", "expected ':'")
        where = r.here()
        ty = r.type()
        _drop_no_alignment(r, state)
        if (
            not isinstance(ty, FunctionType)
            or len(ty.inputs) != 1
            or len(ty.results) != 1
        ):
            message = "expected trailing function type with one argument and one result"
            raise r.op_error(state, message, where)
        state.operands.append(r.resolve(size, ty.inputs[0]))
        if is_llvm(ty.results[0], "ptr"):
            state.properties["elem_type"] = TypeAttr(element)
        state.types.append(ty.results[0])

    def write(self, w: AsmWriter) -> None:
        w.text(" inalloca " if "inalloca" in self.properties else " ")
        w.value(self.array_size)
        w.text(" x ")
        w.type(self.elem_type.type)
        alignment = self.alignment
        hidden = ["elem_type", "inalloca"]
        if alignment is None or not alignment.value:
            hidden.append("alignment")
        w.attr_dict(self, hidden)
        w.text(" : ")
        w.type(FunctionType((self.array_size.type,), (self.res.type,)))


def _drop_no_alignment(r: AsmReader, state: OperationState) -> None:
    """Forgets an alignment of 0, which stands for none."""
    alignment = state.attributes.get("alignment")
    if alignment is None:
        return
    if not isinstance(alignment, IntegerAttr):
        raise r.op_error(state, "expected integer alignment")
    if not alignment.value:
        del state.attributes["alignment"]


class LoadOp(Op, name="llvm.load"):
    """Loads a value at a pointer."""

    addr: Value
    ordering: IntegerAttr
    syncscope: StringAttr | None
    alignment: IntegerAttr | None
    res: OpResult

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.res.type, ("release", "acq_rel"))


class StoreOp(Op, name="llvm.store"):
    """Stores a value at a pointer."""

    value: Value
    addr: Value
    ordering: IntegerAttr
    syncscope: StringAttr | None
    alignment: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.value.type, ("acquire", "acq_rel"))


def _verify_access(op: Any, ty: Type, wrong: tuple[str, ...]) -> None:
    """Checks the attributes and the type of an access, by its atomic ordering."""
    ordering = ORDERINGS.get(op.ordering.value, "")
    if ordering == "not_atomic":
        if op.syncscope is not None:
            raise op.error("expected syncscope to be null for non-atomic access")
        return
    if not is_atomic(ty):
        raise op.error(f"unsupported type '{ty}' for atomic access")
    if ordering in wrong:
        raise op.error(f"unsupported ordering '{ordering}'")
    if op.alignment is None:
        raise op.error("expected alignment for atomic access")


class GEPOp(Op, name="llvm.getelementptr"):
    """Computes the address of a subelement (`getelementptr`)."""

    base: Value
    dynamic_indices: Values
    raw_constant_indices: DenseArrayAttr
    elem_type: TypeAttr
    res: OpResult

    @of_signature
    def verify(self) -> None:
        indices = [int(index) for index in self.raw_constant_indices.values]
        if indices.count(_DYNAMIC) != len(self.dynamic_indices):
            raise self.error(
                "expected as many dynamic indices as specified in 'rawConstantIndices'"
            )
        flags = self.properties.get("noWrapFlags")
        if isinstance(flags, IntegerAttr) and flags.value == 1:
            raise self.error("'inbounds_flag' cannot be used directly.")
        ty = self.elem_type.type
        for position, index in enumerate(indices[1:], 1):
            ty = self._part(ty, position, index)

    def _part(self, ty: Type, position: int, index: int) -> Type:
        """What an index goes into."""
        body = struct_body(ty)
        if body is not None:
            if index == _DYNAMIC:
                raise self.error(
                    f"expected index {position} indexing a struct to be constant"
                )
            if not 0 <= index < len(body):
                raise self.error(f"index {position} indexing a struct is out of bounds")
            return body[index]
        if isinstance(ty, VectorType):
            return ty.element
        array = array_shape(ty)
        if array is None:
            raise self.error(f"type '{ty}' cannot be indexed (index #{position})")
        return array[1]


_DYNAMIC: Final = -(1 << 31)
"""Marks a dynamic index among the constant indices."""
