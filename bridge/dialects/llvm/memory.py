"""Memory: room on the stack, accesses, and addresses."""

from __future__ import annotations

from typing import Final

from bridge.dialects.llvm.atomics import ORDERINGS
from bridge.dialects.llvm.shapes import array_shape, is_atomic, struct_body, target_can
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.types import Type, VectorType
from bridge.op.base import Op, OpResult, Value, Values, of_signature


class AllocaOp(Op, name="llvm.alloca"):
    """Allocates elements on the stack of the function."""

    elem_type: TypeAttr

    @of_signature
    def verify(self) -> None:
        if not target_can(self.elem_type.type, "memory"):
            raise self.error("this target extension type cannot be used in alloca")

    syntax = """
        (`inalloca` $inalloca^)? $arraySize `x` custom<Type>($elem_type) attr-dict `:`
        custom<AllocaType>(type($arraySize), type($res), $elem_type)
    """


class LoadOp(Op, name="llvm.load"):
    """Loads a value at a pointer."""

    ordering: IntegerAttr
    res: OpResult
    syncscope: StringAttr | None
    alignment: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.res.type, ("release", "acq_rel"))


class StoreOp(Op, name="llvm.store"):
    """Stores a value at a pointer."""

    value: Value
    ordering: IntegerAttr
    syncscope: StringAttr | None
    alignment: IntegerAttr | None

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.value.type, ("acquire", "acq_rel"))


def _verify_access(op: LoadOp | StoreOp, ty: Type, wrong: tuple[str, ...]) -> None:
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

    dynamic_indices: Values
    raw_constant_indices: DenseArrayAttr
    elem_type: TypeAttr

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
