"""Memory of random programs: allocations, accesses, views."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.drawing.scope import Scope
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
    StridedLayoutAttr,
)
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, I32, I64, INDEX, MemRefType, Type


def is_plain(ty: Type) -> bool:
    """Whether a type is that of a memref of known sizes, of numbers."""
    return isinstance(ty, MemRefType) and ty.has_static_shape


def draw_alloc(scope: Scope) -> Operation | None:
    """Memory that holds what another memref holds."""
    other = scope.any(lambda ty: is_plain(ty) and not ty.layout)  # type: ignore[attr-defined]
    if other is None:
        return None
    name = scope.draw.pick(("memref.alloc", "memref.alloca"))
    if scope.depth > 1:
        name = "memref.alloc"
    sizes = DenseArrayAttr.of(I32, (0, 0))
    op = scope.put(name, [], [other.type], {"operandSegmentSizes": sizes})
    if op is not None:
        scope.put("memref.copy", [other, op.result], [])
    return op


def positions(scope: Scope, ty: MemRefType) -> list[Value]:
    """Indices of an element."""
    return [scope.position(size) for size in ty.shape]


def draw_load(scope: Scope) -> Operation | None:
    memref = scope.any(is_plain)
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    operands = [memref, *positions(scope, ty)]
    return scope.put("memref.load", operands, [ty.element], {})


def draw_store(scope: Scope) -> Operation | None:
    memref = scope.any(is_plain)
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    operands = [scope.value(ty.element), memref, *positions(scope, ty)]
    return scope.put("memref.store", operands, [], {})


def _parts(scope: Scope, size: int) -> tuple[int, int, int]:
    """An offset, a size and a stride inside a dimension."""
    draw = scope.draw
    offset = draw.randrange(size) if draw.chance(0.6) else 0
    stride = draw.weighted({1: 4, 2: 1, 3: 1})
    count = draw.randint(1, (size - 1 - offset) // stride + 1)
    return offset, count, stride


def draw_subview(scope: Scope) -> Operation | None:
    memref = scope.any(is_plain)
    layout = None if memref is None else strides_and_offset(memref.type)
    if memref is None or layout is None or DYNAMIC in (*layout[0], layout[1]):
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    parts = [_parts(scope, size) for size in ty.shape]
    if not parts:
        return None
    offsets, sizes, steps = zip(*parts, strict=True)
    strides, start = layout
    kept = [n for n, size in enumerate(sizes) if size > 1 or scope.draw.chance(0.6)]
    first = start + sum(o * s for o, s in zip(offsets, strides, strict=True))
    shown = StridedLayoutAttr(tuple([steps[n] * strides[n] for n in kept]), first)
    found = MemRefType(
        tuple([sizes[n] for n in kept]), ty.element, shown, ty.memory_space
    )
    return scope.put(
        "memref.subview", [memref], [found], _static(offsets, sizes, steps)
    )


def _static(*lists: Sequence[int]) -> dict[str, Attribute]:
    names = ("static_offsets", "static_sizes", "static_strides")
    found: dict[str, Attribute] = {
        name: DenseArrayAttr.of(I64, numbers)
        for name, numbers in zip(names, lists, strict=True)
    }
    found["operandSegmentSizes"] = DenseArrayAttr.of(I32, (1, 0, 0, 0))
    return found


def draw_cast(scope: Scope) -> Operation | None:
    """The same memory with sizes that are not known, and back."""
    memref = scope.any(is_plain)
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    shape = tuple([DYNAMIC if scope.draw.chance(0.5) else size for size in ty.shape])
    hidden = MemRefType(shape, ty.element, ty.layout, ty.memory_space)
    op = scope.put("memref.cast", [memref], [hidden], {}, seen=False)
    return op and scope.put("memref.cast", [op.result], [ty], {})


def draw_copy(scope: Scope) -> Operation | None:
    source = scope.any(is_plain)
    if source is None:
        return None
    ty = source.type
    assert isinstance(ty, MemRefType)
    target = scope.any(
        lambda one: (
            isinstance(one, MemRefType)
            and one.shape == ty.shape
            and one.element is ty.element
        )
    )
    if target is None or target is source:
        return None
    return scope.put("memref.copy", [source, target], [], {})


def draw_dim(scope: Scope) -> Operation | None:
    memref = scope.any(lambda ty: isinstance(ty, MemRefType) and bool(ty.shape))
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    number = scope.index(scope.draw.randrange(len(ty.shape)))
    return scope.put("memref.dim", [memref, number], [INDEX], {})


def draw_collapse(scope: Scope) -> Operation | None:
    """All dimensions of contiguous memory as one."""
    memref = scope.any(
        lambda ty: is_plain(ty) and not ty.layout and len(ty.shape) > 1  # type: ignore[attr-defined]
    )
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    group = ArrayAttr(tuple([IntegerAttr(n, I64) for n in range(len(ty.shape))]))
    found = MemRefType((ty.num_elements,), ty.element, None, ty.memory_space)
    attributes: dict[str, Attribute] = {"reassociation": ArrayAttr((group,))}
    return scope.put("memref.collapse_shape", [memref], [found], attributes)


DRAWN = {
    draw_alloc: 3,
    draw_load: 5,
    draw_store: 6,
    draw_subview: 3,
    draw_cast: 1,
    draw_copy: 1,
    draw_dim: 1,
    draw_collapse: 1,
}
