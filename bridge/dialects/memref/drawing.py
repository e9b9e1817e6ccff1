"""Memory of random programs: allocations, accesses, views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.memref.drawing_memory import (
    aligned,
    draw_alloc,
    hints,
    is_dense,
    is_plain,
    positions,
)
from bridge.dialects.memref.drawing_more import DRAWN as MORE
from bridge.drawing.scope import Scope, constant_attribute
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ir.core import Operation
from bridge.ir.dense import numpy_dtype
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    DYNAMIC,
    I32,
    I64,
    INDEX,
    MemRefType,
    RankedTensorType,
)


def draw_load(scope: Scope) -> Operation | None:
    memref = scope.any(is_plain)
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    operands = [memref, *positions(scope, ty)]
    return scope.put("memref.load", operands, [ty.element], hints(scope, ty))


def draw_store(scope: Scope) -> Operation | None:
    memref = scope.any(is_plain)
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    operands = [scope.value(ty.element), memref, *positions(scope, ty)]
    return scope.put("memref.store", operands, [], hints(scope, ty))


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
        lambda ty: is_dense(ty) and len(ty.shape) > 1  # type: ignore[attr-defined]
    )
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    group = ArrayAttr(tuple([IntegerAttr(n, I64) for n in range(len(ty.shape))]))
    found = MemRefType((ty.num_elements,), ty.element, None, ty.memory_space)
    attributes: dict[str, Attribute] = {"reassociation": ArrayAttr((group,))}
    return scope.put("memref.collapse_shape", [memref], [found], attributes)


def draw_global(scope: Scope) -> Operation | None:
    """A handle of memory that all functions share; one of these again at times."""
    draw = scope.draw
    known = [op for op in scope.module_ops() if op.name == _GLOBAL]
    if known and (len(known) >= _GLOBALS or draw.chance(0.5)):
        held = draw.pick(known)
        name, ty = held.properties["sym_name"], held.properties["type"]
        assert isinstance(name, StringAttr)
        assert isinstance(ty, TypeAttr)
        symbol, memref = name.value, ty.type
    else:
        shape = draw.shape(draw.randint(1, 2), 5)
        memref = MemRefType(shape, scope.element())
        tensor = RankedTensorType(shape, memref.element)
        properties: dict[str, Attribute] = {
            "type": TypeAttr(memref),
            "initial_value": constant_attribute(draw, tensor),
            **aligned(scope),
        }
        if draw.chance(0.8):
            properties["sym_visibility"] = StringAttr("private")
        symbol = scope.beside(Operation(_GLOBAL, properties=properties))
    name_attr = {"name": SymbolRefAttr(symbol)}
    return scope.put("memref.get_global", [], [memref], name_attr)


def draw_reinterpret(scope: Scope) -> Operation | None:
    """Other sizes and strides of the same memory, inside of what it has."""
    memref = scope.any(is_dense)
    if memref is None:
        return None
    ty, draw = memref.type, scope.draw
    assert isinstance(ty, MemRefType)
    offset = draw.randrange(ty.num_elements)
    left = ty.num_elements - 1 - offset
    sizes, strides = [], []
    for _ in range(draw.randint(1, 2)):
        stride = draw.randint(1, 4)
        size = draw.randint(1, min(left // stride + 1, 5))
        left -= (size - 1) * stride
        sizes.append(size)
        strides.append(stride)
    layout = StridedLayoutAttr(tuple(strides), offset)
    found = MemRefType(tuple(sizes), ty.element, layout, ty.memory_space)
    attributes = _static([offset], sizes, strides)
    return scope.put("memref.reinterpret_cast", [memref], [found], attributes)


def draw_expand(scope: Scope) -> Operation | None:
    """One dimension as two."""
    memref = scope.any(
        lambda ty: is_dense(ty) and bool(ty.shape)  # type: ignore[attr-defined]
    )
    if memref is None:
        return None
    ty, draw = memref.type, scope.draw
    assert isinstance(ty, MemRefType)
    at = draw.randrange(len(ty.shape))
    outer = draw.pick([n for n in range(1, ty.shape[at] + 1) if ty.shape[at] % n == 0])
    parts = (outer, ty.shape[at] // outer)
    shape = (*ty.shape[:at], *parts, *ty.shape[at + 1 :])
    groups = []
    for n in range(len(ty.shape)):
        first = n + (n > at)
        group = (first, first + 1) if n == at else (first,)
        groups.append(ArrayAttr(tuple([IntegerAttr(one, I64) for one in group])))
    found = MemRefType(shape, ty.element, None, ty.memory_space)
    attributes: dict[str, Attribute] = {
        "reassociation": ArrayAttr(tuple(groups)),
        "static_output_shape": DenseArrayAttr.of(I64, shape),
    }
    return scope.put("memref.expand_shape", [memref], [found], attributes)


def draw_transpose(scope: Scope) -> Operation | None:
    """The same memory with its dimensions in another order."""
    memref = scope.any(lambda ty: is_plain(ty) and len(ty.shape) > 1)  # type: ignore[attr-defined]
    layout = None if memref is None else strides_and_offset(memref.type)
    if memref is None or layout is None or DYNAMIC in (*layout[0], layout[1]):
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    order = scope.draw.sample(range(len(ty.shape)), len(ty.shape))
    strides, offset = layout
    shown = StridedLayoutAttr(tuple([strides[n] for n in order]), offset)
    shape = tuple([ty.shape[n] for n in order])
    found = MemRefType(shape, ty.element, shown, ty.memory_space)
    map = AffineMapAttr(AffineMap.select(len(order), order))
    return scope.put("memref.transpose", [memref], [found], {"permutation": map})


def draw_known(scope: Scope) -> Operation | None:
    """What is known of memory: that it is aligned, and its rank."""
    memref = scope.any(is_plain)
    if memref is None:
        return None
    if scope.draw.chance(0.3):
        return scope.put("memref.rank", [memref], [INDEX], {})
    ty = memref.type
    assert isinstance(ty, MemRefType)
    dtype = numpy_dtype(ty.element)
    if dtype is None or ty.layout:
        return None
    aligned = {"alignment": IntegerAttr(dtype.itemsize, I32)}
    return scope.put("memref.assume_alignment", [memref], [ty], aligned)


def draw_metadata(scope: Scope) -> Operation | None:
    """The memory below a view, its offset, sizes and strides."""
    memref = scope.any(lambda ty: is_plain(ty) and bool(ty.shape))  # type: ignore[attr-defined]
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    base = MemRefType((), ty.element, None, ty.memory_space)
    types = [base, INDEX, *[INDEX] * (2 * len(ty.shape))]
    return scope.put("memref.extract_strided_metadata", [memref], types, {}, seen=False)


_GLOBAL: Final = "memref.global"
_GLOBALS: Final = 3

DRAWN = MORE | {
    draw_global: 1,
    draw_reinterpret: 1,
    draw_expand: 1,
    draw_transpose: 1,
    draw_known: 1,
    draw_metadata: 1,
    draw_alloc: 3,
    draw_load: 5,
    draw_store: 6,
    draw_subview: 3,
    draw_cast: 1,
    draw_copy: 1,
    draw_dim: 1,
    draw_collapse: 1,
}
