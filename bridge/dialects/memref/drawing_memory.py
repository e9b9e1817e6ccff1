"""Memory that ops of random programs are given, and its elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.drawing.scope import Scope
from bridge.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.dense import numpy_dtype
from bridge.ir.types import I1, I32, I64, MemRefType, Type

TRUE: Final = IntegerAttr(-1, I1)
_ALLOC: Final = "memref.alloc"


def is_plain(ty: Type) -> bool:
    """Whether a type is that of a memref of known sizes, of numbers."""
    return isinstance(ty, MemRefType) and ty.has_static_shape


def is_dense(ty: Type) -> bool:
    """Whether a type is that of a memref of known sizes, without a layout."""
    return isinstance(ty, MemRefType) and ty.has_static_shape and not ty.layout


def draw_alloc(scope: Scope) -> Operation | None:
    """Memory that holds what another memref holds."""
    other = scope.any(is_dense)
    if other is None:
        return None
    name = scope.draw.pick((_ALLOC, "memref.alloca"))
    if scope.depth > 1:
        name = _ALLOC
    return copied(scope, other, name).defining_op


def copied(scope: Scope, source: Value, name: str = _ALLOC) -> Value:
    """New memory, by an operation of that name, which holds what other memory holds."""
    assert isinstance(source.type, MemRefType)
    found = allocated(scope, source.type, name)
    scope.values.append(found)
    scope.put("memref.copy", [source, found], [])
    return found


def allocated(scope: Scope, ty: MemRefType, name: str = _ALLOC) -> Value:
    """New memory that nothing was written to, for who asked alone."""
    attributes: dict[str, Attribute] = {
        "operandSegmentSizes": DenseArrayAttr.of(I32, (0, 0)),
        **aligned(scope),
    }
    op = scope.put(name, [], [ty], attributes, seen=False)
    assert op is not None
    return op.result


def aligned(scope: Scope) -> dict[str, Attribute]:
    """How new memory is aligned, where that is asked for at all."""
    if scope.draw.chance(0.8):
        return {}
    return {"alignment": IntegerAttr(scope.draw.pick((8, 16, 64)), I64)}


def loaded(scope: Scope, memref: Value) -> Operation | None:
    """The one element of memory without dimensions."""
    assert isinstance(memref.type, MemRefType)
    return scope.put("memref.load", [memref], [memref.type.element], {})


def positions(scope: Scope, ty: MemRefType) -> list[Value]:
    """Indices of an element."""
    return [scope.position(size) for size in ty.shape]


def read(scope: Scope, memref: Value, at: Sequence[Value]) -> None:
    """Reads an element of memory, by these indices where there are enough."""
    ty = memref.type
    assert isinstance(ty, MemRefType)
    places = [
        scope.remainder(at[n], scope.index(size)) if n < len(at) else scope.index(0)
        for n, size in enumerate(ty.shape)
    ]
    scope.put("memref.load", [memref, *places], [ty.element], {})


def store(scope: Scope, value: Value, memref: Value, at: Sequence[Value]) -> None:
    """Writes an element of memory, which these indices are inside of."""
    scope.put("memref.store", [value, memref, *at], [], {})


def hints(scope: Scope, ty: MemRefType) -> dict[str, Attribute]:
    """What is said of an access, at times."""
    found: dict[str, Attribute] = {}
    dtype = numpy_dtype(ty.element)
    if scope.draw.chance(0.1):
        found["nontemporal"] = TRUE
    if dtype is not None and scope.draw.chance(0.1):
        found["alignment"] = IntegerAttr(dtype.itemsize, I64)
    return found
