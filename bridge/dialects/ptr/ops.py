"""The ptr dialect: addresses in memory spaces."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.llvm.shapes import is_atomic
from bridge.dialects.llvm.types import is_llvm
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DialectAttr,
    IntegerAttr,
    StringAttr,
)
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import DialectType, MemRefType, Type, as_shaped
from bridge.ods.dialect_types import is_compatible
from bridge.op.base import Op, OpResult, Value, of_signature
from bridge.op.interfaces.effects import Effect, MemoryEffects, beside_access


def _is_pointer(ty: Type) -> bool:
    return isinstance(ty, DialectType) and (ty.dialect, ty.mnemonic) == ("ptr", "ptr")


def _space(ty: Type) -> Attribute | None:
    """The memory space of a pointer, or of what is like one."""
    of: Any = ty
    if _is_pointer(ty):
        found: Attribute | None = of.memory_space
        return found
    return of.memory_space if isinstance(ty, MemRefType) else None


def _verify_space(op: Operation, given: Type, result: Type) -> None:
    if _space(given) is not _space(result):
        raise op.bare_error(
            "expected the input and output to have the same memory space"
        )


class FromPtrOp(Op, name="ptr.from_ptr"):
    """Casts a pointer to a pointer-like value."""

    ptr: Value
    result: OpResult

    @of_signature
    def verify(self) -> None:
        if _is_pointer(self.result.type):
            raise self.bare_error("the result type cannot be `!ptr.ptr`")
        _verify_space(self, self.ptr.type, self.result.type)


class ToPtrOp(Op, name="ptr.to_ptr"):
    """Casts a pointer-like value to a pointer."""

    ptr: Value
    result: OpResult

    @of_signature
    def verify(self) -> None:
        if _is_pointer(self.ptr.type):
            raise self.bare_error("the input value cannot be of type `!ptr.ptr`")
        _verify_space(self, self.ptr.type, self.result.type)


_SIZELESS: Final = ("func", "label", "metadata", "token", "void")


def _is_loadable(ty: Type) -> bool:
    return is_compatible(ty) and not any(is_llvm(ty, word) for word in _SIZELESS)


def _verify_access(op: Operation, pointer: Type, ty: Type) -> None:
    """The rules of a memory space for an access and its alignment."""
    space = _space(element_or_self(pointer))
    ordering = _ordering(op)
    if isinstance(space, DialectAttr) and space.dialect == "llvm":
        if not _is_loadable(ty):
            raise op.bare_error(f"type must be LLVM type with size, but got '{ty}'")
        if ordering != "not_atomic" and not is_atomic(ty):
            raise op.bare_error(f"unsupported type '{ty}' for atomic access")
    alignment = _alignment(op)
    if alignment is None:
        return
    if alignment <= 0:
        raise op.bare_error("alignment must be positive")
    if alignment & (alignment - 1):
        raise op.bare_error("alignment must be a power of 2")


def _alignment(op: Operation) -> int | None:
    """It is stored as an array, which is empty where there is none."""
    found = op.properties.get("alignment")
    if isinstance(found, ArrayAttr):
        found = found.elements[0] if found.elements else None
    return found.value if isinstance(found, IntegerAttr) else None


def _ordering(op: Operation) -> str:
    found = op.properties.get("ordering")
    if not isinstance(found, IntegerAttr):
        return "not_atomic"
    if not 0 <= found.value < len(_ORDERINGS):
        raise op.error(
            "property 'ordering' failed to satisfy constraint: Atomic ordering for "
            "LLVM's memory model"
        )
    return _ORDERINGS[found.value]


_ORDERINGS: Final = (
    "not_atomic",
    "unordered",
    "monotonic",
    "acquire",
    "release",
    "acq_rel",
    "seq_cst",
)


def _verify_ordering(op: Operation, wrong: tuple[str, ...]) -> None:
    ordering = _ordering(op)
    if ordering == "not_atomic":
        if isinstance(op.properties.get("syncscope"), StringAttr):
            raise op.error("expected syncscope to be null for non-atomic access")
        return
    if ordering in wrong:
        raise op.error(f"unsupported ordering '{ordering}'")
    if _alignment(op) is None:
        raise op.error("expected alignment for atomic access")


def _beside(op: Operation) -> list[Effect]:
    return beside_access(_ordering(op), volatile="volatile_" in op.properties)


class LoadOp(MemoryEffects, name="ptr.load"):
    """Loads a value at a pointer."""

    ptr: Value
    value: OpResult

    def effects(self) -> list[Effect]:
        return [Effect("Read", self.ptr), *_beside(self)]

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.ptr.type, self.value.type)
        _verify_ordering(self, ("release", "acq_rel"))


class StoreOp(MemoryEffects, name="ptr.store"):
    """Stores a value at a pointer."""

    value: Value
    ptr: Value

    def effects(self) -> list[Effect]:
        return [Effect("Write", self.ptr), *_beside(self)]

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.ptr.type, self.value.type)
        _verify_ordering(self, ("acquire", "acq_rel"))


class MaskedLoadOp(MemoryEffects, name="ptr.masked_load"):
    """Loads elements from a pointer on, where the mask is set."""

    ptr: Value
    result: OpResult

    def effects(self) -> list[Effect]:
        return [Effect("Read", self.ptr)]

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.ptr.type, self.result.type)


class MaskedStoreOp(MemoryEffects, name="ptr.masked_store"):
    """Stores elements from a pointer on, where the mask is set."""

    value: Value
    ptr: Value

    def effects(self) -> list[Effect]:
        return [Effect("Write", self.ptr)]

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.ptr.type, self.value.type)


class GatherOp(MemoryEffects, name="ptr.gather"):
    """Gathers values at pointers."""

    ptrs: Value
    result: OpResult

    def effects(self) -> list[Effect]:
        return [Effect("Read", self.ptrs)]

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.ptrs.type, self.result.type)


class ScatterOp(MemoryEffects, name="ptr.scatter"):
    """Scatters values to pointers."""

    value: Value
    ptrs: Value

    def effects(self) -> list[Effect]:
        return [Effect("Write", self.ptrs)]

    @of_signature
    def verify(self) -> None:
        _verify_access(self, self.ptrs.type, self.value.type)


class PtrAddOp(Op, name="ptr.ptr_add"):
    """Adds an offset to a pointer."""

    base: Value
    offset: Value

    @of_signature
    def verify(self) -> None:
        base, offset = self.base.type, self.offset.type
        if as_shaped(base) is None or as_shaped(offset) is None:
            return
        if type(base) is not type(offset):
            raise self.bare_error("the shaped containers type must match")
        if _shape(base) != _shape(offset):
            raise self.bare_error("shapes of base and offset must match")


def _shape(ty: Type) -> tuple[int, ...]:
    shaped = as_shaped(ty)
    return shaped.shape if shaped is not None else ()


class PtrDiffOp(Op, name="ptr.ptr_diff"):
    """Subtracts a pointer from another."""

    lhs: Value
    result: OpResult

    @of_signature
    def verify(self) -> None:
        given = self.lhs.type
        if as_shaped(given) is not None and type(self.result.type) is not type(given):
            raise self.bare_error(
                "expected the result to have the same container type as the operands "
                "when operands are shaped"
            )
