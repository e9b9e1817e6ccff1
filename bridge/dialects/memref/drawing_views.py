"""The same memory by other types: bytes, other shapes and spaces, addresses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.memref.drawing_memory import (
    allocated,
    copied,
    is_dense,
    is_plain,
    store,
)
from bridge.drawing.draw import Draw
from bridge.drawing.scope import Scope
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.dense import numpy_dtype
from bridge.ir.types import (
    DYNAMIC,
    I8,
    I16,
    I32,
    I64,
    INDEX,
    MemRefType,
    Type,
    UnrankedMemRefType,
)


def with_known_sizes(
    scope: Scope, memref: Value, shape: Sequence[int]
) -> Operation | None:
    """Lets memory be seen, by a cast to these sizes where its type has others."""
    ty = memref.type
    assert isinstance(ty, MemRefType | UnrankedMemRefType)
    if isinstance(ty, MemRefType) and ty.has_static_shape:
        scope.values.append(memref)
        return memref.defining_op
    found = MemRefType(tuple(shape), ty.element, None, ty.memory_space)
    return scope.put("memref.cast", [memref], [found], {})


def hidden(draw: Draw, shape: Sequence[int]) -> tuple[int, ...]:
    """A shape of which some sizes are not known, at times."""
    if draw.chance(0.6):
        return tuple(shape)
    return tuple([DYNAMIC if draw.chance(0.5) else size for size in shape])


def _factors(draw: Draw, number: int) -> tuple[int, ...]:
    """A few numbers whose product is that number."""
    found = []
    for _ in range(draw.randrange(3)):
        size = draw.pick([n for n in range(1, number + 1) if number % n == 0])
        found.append(size)
        number //= size
    return (*found, number)


def draw_reshape(scope: Scope) -> Operation | None:
    """Another shape for memory, which is read from memory."""
    source = scope.any(is_dense)
    if source is None:
        return None
    ty, draw = source.type, scope.draw
    assert isinstance(ty, MemRefType)
    shape = _factors(draw, ty.num_elements)
    kind: Type = draw.pick((INDEX, INDEX, I32, I64))
    numbers = allocated(scope, MemRefType((len(shape),), kind))
    for n, size in enumerate(shape):
        store(scope, scope.constant(kind, size), numbers, [scope.index(n)])
    found: Type = MemRefType(hidden(draw, shape), ty.element, None, ty.memory_space)
    if draw.chance(0.2):
        found = UnrankedMemRefType(ty.element, ty.memory_space)
    op = scope.put("memref.reshape", [source, numbers], [found], {}, seen=False)
    return op and with_known_sizes(scope, op.result, shape)


def draw_view(scope: Scope) -> Operation | None:
    """Part of new bytes as memory of a type, with what other memory holds."""
    source = scope.any(is_dense)
    dtype = None if source is None else numpy_dtype(source.type.element)  # type: ignore[attr-defined]
    if source is None or dtype is None:
        return None
    ty, draw = source.type, scope.draw
    assert isinstance(ty, MemRefType)
    shift = draw.randint(0, 2) * dtype.itemsize
    many = shift + ty.num_elements * dtype.itemsize + draw.randint(0, 3)
    given = allocated(scope, MemRefType((many,), I8, None, ty.memory_space))
    view = _viewed(scope, given, shift, ty)
    if view is None:
        return None
    scope.put("memref.copy", [source, view], [])
    return with_known_sizes(scope, view, ty.shape)


def draw_bytes(scope: Scope) -> Operation | None:
    """Bytes as integers too: what is written to these is seen by those."""
    source = scope.any(lambda ty: is_dense(ty) and ty.element is I8 and ty.rank == 1)  # type: ignore[attr-defined]
    if source is None:
        return None
    assert isinstance(source.type, MemRefType)
    (many,), draw = source.type.shape, scope.draw
    sizes: dict[Type, int] = {I8: 1, I16: 2, I32: 4, I64: 8, INDEX: 8}
    element = draw.pick([one for one, size in sizes.items() if size <= many])
    size = sizes[element]
    shift = draw.randint(0, many // size - 1) * size
    shape = (draw.randint(1, (many - shift) // size),)
    ty = MemRefType(shape, element, None, source.type.memory_space)
    view = _viewed(scope, copied(scope, source), shift, ty)
    return None if view is None else with_known_sizes(scope, view, shape)


def _viewed(scope: Scope, given: Value, shift: int, ty: MemRefType) -> Value | None:
    """Bytes from one on as memory of a type, or of that with unknown sizes."""
    shape = hidden(scope.draw, ty.shape)
    sizes = [n for n, one in zip(ty.shape, shape, strict=True) if one == DYNAMIC]
    operands = [given, scope.index(shift), *[scope.index(n) for n in sizes]]
    found = MemRefType(shape, ty.element, None, ty.memory_space)
    op = scope.put("memref.view", operands, [found], {}, seen=False)
    return None if op is None else op.result


def draw_space(scope: Scope) -> Operation | None:
    """The same memory by another memory space."""
    memref = scope.any(is_plain)
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    space = None if ty.memory_space else IntegerAttr(1, I64)
    found = MemRefType(ty.shape, ty.element, ty.layout, space)
    return scope.put("memref.memory_space_cast", [memref], [found], {})


def draw_address(scope: Scope) -> Operation | None:
    """Whether memory and its base have one address; which it is says nothing."""
    memref = scope.any(lambda ty: is_plain(ty) and bool(ty.shape))  # type: ignore[attr-defined]
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    base = MemRefType((), ty.element, None, ty.memory_space)
    types = [base, INDEX, *[INDEX] * (2 * len(ty.shape))]
    name = "memref.extract_strided_metadata"
    parts = scope.put(name, [memref], types, {}, seen=False)
    if parts is None:
        return None
    name = "memref.extract_aligned_pointer_as_index"
    some = scope.put(name, [memref], [INDEX], {}, seen=False)
    other = scope.put(name, [parts.results[0]], [INDEX], {}, seen=False)
    if some is not None and other is not None:
        scope.is_equal(some.result, other.result)
    return some


DRAWN: Final = {
    draw_reshape: 1,
    draw_view: 1,
    draw_bytes: 1,
    draw_space: 1,
    draw_address: 1,
}
