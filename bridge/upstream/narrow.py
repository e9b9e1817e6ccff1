"""Vectors in memory whose elements are not whole bytes.

A number of fewer bits than its bytes have, `i1` above all, takes whole bytes in memory;
of a vector of them LLVM packs the bits. So what moves vectors to and from memory moves
those of whole bytes, which have the same numbers, and they are cut and extended beside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from bridge.dialects import affine, arith, builtin, vector
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.types import (
    IntegerType,
    MemRefType,
    RankedTensorType,
    RankedType,
    Type,
    VectorType,
)

_LAST: Final = -1


class _Places(NamedTuple):
    """Where an op has what it moves to or from, and which of its operands is moved."""

    base: int
    value: int | None


def _after_indices(op: Operation) -> int:
    """Where the padding of a transfer is."""
    return 1 + len(_ranked(op.operands[0].type).shape)


def _ranked(ty: Type) -> RankedType:
    assert isinstance(ty, RankedType)
    return ty


_PLACES: Final[dict[str, Callable[[Operation], _Places]]] = {
    affine.VectorLoadOp.op_name: lambda op: _Places(0, None),
    affine.VectorStoreOp.op_name: lambda op: _Places(1, 0),
    vector.LoadOp.op_name: lambda op: _Places(0, None),
    vector.StoreOp.op_name: lambda op: _Places(1, 0),
    vector.MaskedLoadOp.op_name: lambda op: _Places(0, _LAST),
    vector.MaskedStoreOp.op_name: lambda op: _Places(0, _LAST),
    vector.ExpandLoadOp.op_name: lambda op: _Places(0, _LAST),
    vector.CompressStoreOp.op_name: lambda op: _Places(0, _LAST),
    vector.GatherOp.op_name: lambda op: _Places(0, _LAST),
    vector.ScatterOp.op_name: lambda op: _Places(0, _LAST),
    vector.TransferReadOp.op_name: lambda op: _Places(0, _after_indices(op)),
    vector.TransferWriteOp.op_name: lambda op: _Places(1, 0),
}

MOVING: Final = frozenset(_PLACES)
"""The ops that move vectors to or from memory."""


def is_needed(module: Operation) -> bool:
    """Whether any of them moves numbers that are not whole bytes."""
    return any(op.name in _PLACES and _is_narrow(op) for op in module.walk())


def widen(module: Operation) -> None:
    """Has them move whole bytes, in place.

    What is still under a mask, which may hold nothing else, no pass lowers either.
    """
    for op in list(module.walk()):
        if op.name in _PLACES and _is_narrow(op):
            _widen(op)


def _is_narrow(op: Operation) -> bool:
    if isinstance(op.parent_op, vector.MaskOp):
        return False
    base = op.operands[_PLACES[op.name](op).base].type
    return isinstance(base, RankedType) and _whole(base.element) is not None


def _whole(ty: Type) -> IntegerType | None:
    """The type of the bytes that a number takes; None for one that fills them."""
    if not isinstance(ty, IntegerType) or ty.signedness != "signless":
        return None
    width = max(8, 1 << (ty.width - 1).bit_length())
    return IntegerType(width) if width != ty.width else None


def _widen(op: Operation) -> None:
    """Puts one that moves whole bytes in the place of a narrow one."""
    build = Builder.before(op)
    places = _PLACES[op.name](op)
    operands = list(op.operands)
    operands[places.base] = _widened(build, operands[places.base])
    if places.value is not None:
        value = operands[places.value]
        operands[places.value] = _extended(build, value)
    types = [_widened_type(result.type) for result in op.results]
    new = build(op.name, operands, types, properties=op.properties)
    new.attributes = op.attributes
    narrow = [
        _built(build, arith.TruncIOp.op_name, made, result.type)
        for made, result in zip(new.results, op.results, strict=True)
    ]
    op.replace_with(narrow)


def _widened(build: Builder, base: Value) -> Value:
    """Memory as that of whole bytes, which it is; a tensor with other numbers."""
    if isinstance(base.type, MemRefType):
        name = builtin.UnrealizedConversionCastOp.op_name
        return _built(build, name, base, _widened_type(base.type))
    return _extended(build, base)


def _extended(build: Builder, value: Value) -> Value:
    return _built(build, arith.ExtUIOp.op_name, value, _widened_type(value.type))


def _built(build: Builder, name: str, value: Value, ty: Type) -> Value:
    return build(name, [value], [ty]).result


def _widened_type(ty: Type) -> Type:
    """The type with whole bytes as its elements."""
    if isinstance(ty, VectorType):
        return VectorType(ty.shape, _needed(ty.element), ty.scalable)
    if isinstance(ty, RankedTensorType):
        return RankedTensorType(ty.shape, _needed(ty.element), ty.encoding)
    if isinstance(ty, MemRefType):
        return MemRefType(ty.shape, _needed(ty.element), ty.layout, ty.memory_space)
    return _needed(ty)


def _needed(ty: Type) -> Type:
    found = _whole(ty)
    assert found is not None
    return found
