"""Vectors of random programs: their shapes, parts, masks and sums."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from bridge.drawing.draw import Draw
from bridge.drawing.rows import enum_attribute
from bridge.drawing.scope import ELEMENTS, Scope, is_number, vectors
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
)
from bridge.ir.core import Operation, Value
from bridge.ir.types import (
    I1,
    I64,
    INDEX,
    FloatType,
    IndexType,
    Type,
    VectorType,
)

_INTEGER_KINDS: Final = (
    *("add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"),
)
_FLOAT_KINDS: Final = ("add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf")


def numbers(values: Sequence[int]) -> DenseArrayAttr:
    """`array<i64: ...>`."""
    return DenseArrayAttr.of(I64, values)


def _array(values: Sequence[int]) -> ArrayAttr:
    return ArrayAttr(tuple([IntegerAttr(value, I64) for value in values]))


def kind(draw: Draw, element: Type) -> Attribute:
    """How elements of a type are combined."""
    kinds = _FLOAT_KINDS if isinstance(element, FloatType) else _INTEGER_KINDS
    return enum_attribute("vector.kind", draw.pick(kinds))


_FLAGS: Final = ("nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc", "fast")


def flags(draw: Draw, element: Type) -> dict[str, Attribute]:
    """Flags of fast math, of integers: they allow nothing there."""
    if isinstance(element, FloatType) or draw.chance(0.7):
        return {}
    return {"fastmath": enum_attribute("arith.fastmath", draw.pick(_FLAGS))}


def some_vector(
    scope: Scope, least: int = 1, most: int = 9
) -> tuple[Value, VectorType]:
    """A vector of a rank in these bounds; a constant where there is none."""
    found = scope.any(
        lambda ty: vectors()(ty) and least <= len(ty.shape) <= most  # type: ignore[attr-defined]
    )
    if found is None or scope.draw.chance(0.1):
        rank = scope.draw.randint(least, min(most, 3))
        ty = VectorType(scope.draw.shape(rank, 4), scope.element())
        found = scope.constant(ty)
    assert isinstance(found.type, VectorType)
    return found, found.type


def _positions(
    scope: Scope, sizes: Sequence[int]
) -> tuple[list[Value], DenseArrayAttr]:
    """Positions in dimensions: numbers, and at times values."""
    static, dynamic = [], []
    for size in sizes:
        if scope.draw.chance(0.25):
            static.append(-(1 << 63))
            dynamic.append(scope.position(size))
        else:
            static.append(scope.draw.randrange(size))
    return dynamic, numbers(static)


def _without(ty: VectorType, lead: int) -> Type:
    shape = ty.shape[lead:]
    return VectorType(shape, ty.element) if shape else ty.element


def draw_broadcast(scope: Scope) -> Operation | None:
    source = scope.any(lambda ty: is_number(ty) or vectors()(ty))
    if source is None:
        return None
    ty, draw = source.type, scope.draw
    inner = ty.shape if isinstance(ty, VectorType) else ()
    element = ty.element if isinstance(ty, VectorType) else ty
    stretched = [draw.randint(1, 4) if size == 1 else size for size in inner]
    shape = (*draw.shape(draw.randint(0 if inner else 1, 2), 4), *stretched)
    if len(shape) > 4 or prod(shape) > 256:
        return None
    return scope.put("vector.broadcast", [source], [VectorType(shape, element)], {})


def draw_extract(scope: Scope) -> Operation | None:
    source, ty = some_vector(scope)
    lead = scope.draw.randint(1, len(ty.shape))
    dynamic, static = _positions(scope, ty.shape[:lead])
    attr: dict[str, Attribute] = {"static_position": static}
    return scope.put("vector.extract", [source, *dynamic], [_without(ty, lead)], attr)


def draw_insert(scope: Scope) -> Operation | None:
    dest, ty = some_vector(scope)
    lead = scope.draw.randint(1, len(ty.shape))
    value = scope.value(_without(ty, lead))
    dynamic, static = _positions(scope, ty.shape[:lead])
    attr: dict[str, Attribute] = {"static_position": static}
    return scope.put("vector.insert", [value, dest, *dynamic], [ty], attr)


def draw_extract_slice(scope: Scope) -> Operation | None:
    source, ty = some_vector(scope)
    draw = scope.draw
    lead = draw.randint(1, len(ty.shape))
    offsets = [draw.randrange(size) for size in ty.shape[:lead]]
    sizes = [
        draw.randint(1, size - o) for size, o in zip(ty.shape, offsets, strict=False)
    ]
    found = VectorType((*sizes, *ty.shape[lead:]), ty.element)
    attributes: dict[str, Attribute] = {
        "offsets": _array(offsets),
        "sizes": _array(sizes),
        "strides": _array([1] * lead),
    }
    return scope.put("vector.extract_strided_slice", [source], [found], attributes)


def draw_insert_slice(scope: Scope) -> Operation | None:
    dest, ty = some_vector(scope)
    draw = scope.draw
    rank = draw.randint(1, len(ty.shape))
    lead = len(ty.shape) - rank
    shape = [draw.randint(1, size) for size in ty.shape[lead:]]
    offsets = [draw.randrange(size) for size in ty.shape[:lead]]
    for size, part in zip(ty.shape[lead:], shape, strict=True):
        offsets.append(draw.randint(0, size - part))
    value = scope.value(VectorType(tuple(shape), ty.element))
    attributes: dict[str, Attribute] = {
        "offsets": _array(offsets),
        "strides": _array([1] * rank),
    }
    return scope.put("vector.insert_strided_slice", [value, dest], [ty], attributes)


def draw_shuffle(scope: Scope) -> Operation | None:
    first, ty = some_vector(scope)
    second = scope.any(
        lambda other: (
            isinstance(other, VectorType)
            and other.shape[1:] == ty.shape[1:]
            and len(other.shape) == len(ty.shape)
            and other.element is ty.element
        )
    )
    assert second is not None
    assert isinstance(second.type, VectorType)
    length = ty.shape[0] + second.type.shape[0]
    mask = [scope.draw.randrange(length) for _ in range(scope.draw.randint(1, 6))]
    found = VectorType((len(mask), *ty.shape[1:]), ty.element)
    return scope.put(
        "vector.shuffle", [first, second], [found], {"mask": numbers(mask)}
    )


def draw_shape_cast(scope: Scope) -> Operation | None:
    source, ty = some_vector(scope)
    shape: list[int] = []
    left = ty.num_elements
    while left > 1 and len(shape) < 3:
        factors = [n for n in range(1, left + 1) if left % n == 0]
        shape.append(scope.draw.pick(factors))
        left //= shape[-1]
    shape.append(left)
    found = VectorType(tuple(shape), ty.element)
    return scope.put("vector.shape_cast", [source], [found], {})


def draw_transpose(scope: Scope) -> Operation | None:
    source, ty = some_vector(scope, 2)
    order = scope.draw.sample(range(len(ty.shape)), len(ty.shape))
    found = VectorType(tuple([ty.shape[n] for n in order]), ty.element)
    attr: dict[str, Attribute] = {"permutation": numbers(order)}
    return scope.put("vector.transpose", [source], [found], attr)


def draw_reduction(scope: Scope) -> Operation | None:
    source, ty = some_vector(scope, 1, 1)
    operands = [source]
    if scope.draw.chance(0.5):
        operands.append(scope.value(ty.element))
    attr = {"kind": kind(scope.draw, ty.element)} | flags(scope.draw, ty.element)
    return scope.put("vector.reduction", operands, [ty.element], attr)


def draw_multi_reduction(scope: Scope) -> Operation | None:
    source, ty = some_vector(scope, 1)
    draw = scope.draw
    dims = sorted(draw.sample(range(len(ty.shape)), draw.randint(1, len(ty.shape))))
    shape = tuple([size for n, size in enumerate(ty.shape) if n not in dims])
    found: Type = VectorType(shape, ty.element) if shape else ty.element
    attributes: dict[str, Attribute] = {
        "kind": kind(draw, ty.element),
        "reduction_dims": numbers(dims),
    }
    acc = scope.value(found)
    return scope.put("vector.multi_reduction", [source, acc], [found], attributes)


def draw_outerproduct(scope: Scope) -> Operation | None:
    left, ty = some_vector(scope, 1, 1)
    right = scope.any(
        lambda other: (
            isinstance(other, VectorType)
            and len(other.shape) == 1
            and other.element is ty.element
        )
    )
    assert right is not None
    assert isinstance(right.type, VectorType)
    found = VectorType((ty.shape[0], right.type.shape[0]), ty.element)
    operands = [left, right]
    attributes: dict[str, Attribute] = {"kind": kind(scope.draw, ty.element)}
    if scope.draw.chance(0.5):
        operands.append(scope.value(found))
    return scope.put("vector.outerproduct", operands, [found], attributes)


def draw_scan(scope: Scope) -> Operation | None:
    source, ty = some_vector(scope, 2)
    draw = scope.draw
    dim = draw.randrange(len(ty.shape))
    shape = tuple([size for n, size in enumerate(ty.shape) if n != dim])
    start = VectorType(shape, ty.element)
    attributes: dict[str, Attribute] = {
        "kind": kind(draw, ty.element),
        "reduction_dim": IntegerAttr(dim, I64),
        "inclusive": IntegerAttr(-int(draw.chance(0.5)), I1),
    }
    operands = [source, scope.value(start)]
    return scope.put("vector.scan", operands, [ty, start], attributes)


def draw_mask(scope: Scope) -> Operation | None:
    """A mask, of values or of numbers."""
    shape = scope.draw.shape(scope.draw.randint(1, 2), 5)
    found = VectorType(shape, I1)
    if scope.draw.chance(0.5):
        bounds = [scope.value(INDEX) for _ in shape]
        return scope.put("vector.create_mask", bounds, [found], {})
    sizes = [scope.draw.randint(0, size) for size in shape]
    if 0 in sizes:
        sizes = [0] * len(sizes)
    attr: dict[str, Attribute] = {"mask_dim_sizes": numbers(sizes)}
    return scope.put("vector.constant_mask", [], [found], attr)


def draw_fma(scope: Scope) -> Operation | None:
    source = scope.any(vectors(lambda ty: isinstance(ty, FloatType)))
    if source is None:
        return None
    operands = [source, scope.value(source.type), scope.value(source.type)]
    return scope.put("vector.fma", operands, [source.type], {})


def draw_interleave(scope: Scope) -> Operation | None:
    source, ty = some_vector(scope)
    if scope.draw.chance(0.5):
        found = VectorType((*ty.shape[:-1], ty.shape[-1] * 2), ty.element)
        operands = [source, scope.value(ty)]
        return scope.put("vector.interleave", operands, [found], {})
    if ty.shape[-1] % 2:
        return None
    half = VectorType((*ty.shape[:-1], ty.shape[-1] // 2), ty.element)
    return scope.put("vector.deinterleave", [source], [half, half], {})


def draw_elements(scope: Scope) -> Operation | None:
    source, ty = some_vector(scope)
    if scope.draw.chance(0.5) and ty.num_elements <= 12:
        types = [ty.element] * ty.num_elements
        return scope.put("vector.to_elements", [source], types, {})
    shape = scope.draw.shape(scope.draw.randint(1, 2), 3)
    values = [scope.value(ty.element) for _ in range(prod(shape))]
    found = VectorType(shape, ty.element)
    return scope.put("vector.from_elements", values, [found], {})


def draw_step(scope: Scope) -> Operation | None:
    found = VectorType(scope.draw.shape(1), INDEX)
    return scope.put("vector.step", [], [found], {})


def draw_bitcast(scope: Scope) -> Operation | None:
    """The bits of integers: which NaN a computation gives is not said."""
    source, ty = some_vector(scope)
    if isinstance(ty.element, FloatType):
        return None
    width = _width(ty.element)
    targets = [
        e
        for e in ELEMENTS
        if (other := _width(e)) > 1 and width > 1 and ty.shape[-1] * width % other == 0
    ]
    if not targets:
        return None
    element = scope.draw.pick(targets)
    last = ty.shape[-1] * width // _width(element)
    found = VectorType((*ty.shape[:-1], last), element)
    return scope.put("vector.bitcast", [source], [found], {})


def _width(ty: Type) -> int:
    return 1 if isinstance(ty, IndexType) else ty.width  # type: ignore[attr-defined]


def draw_contract(scope: Scope) -> Operation | None:
    """A product of matrices, in some order of dimensions, or with a vector."""
    draw = scope.draw
    element = scope.element()
    m, n, k = draw.shape(3, 4)
    shapes = {"m": m, "n": n, "k": k}
    forms = draw.pick((("mk", "kn", "mn"), ("mk", "nk", "mn"), ("km", "kn", "nm")))
    if draw.chance(0.3):
        forms = draw.pick((("mk", "k", "m"), ("km", "k", "m"), ("k", "k", "")))
    loops = [loop for loop in "mnk" if any(loop in form for form in forms)]
    types = [_of_form(form, shapes, element) for form in forms]
    maps = [_map(loops, form) for form in forms]
    words = ["reduction" if loop == "k" else "parallel" for loop in loops]
    iterators = [enum_attribute("vector.iterator_type", word) for word in words]
    attributes: dict[str, Attribute] = {
        "indexing_maps": ArrayAttr(tuple(maps)),
        "iterator_types": ArrayAttr(tuple(iterators)),
        "kind": kind(draw, element),
        **flags(draw, element),
    }
    operands = [scope.value(ty) for ty in types]
    return scope.put("vector.contract", operands, [types[-1]], attributes)


def _of_form(form: str, shapes: dict[str, int], element: Type) -> Type:
    shape = tuple([shapes[loop] for loop in form])
    return VectorType(shape, element) if shape else element


def _map(loops: Sequence[str], form: str) -> Attribute:
    """The map from the loops to the dimensions of a form."""
    positions = [loops.index(loop) for loop in form]
    return AffineMapAttr(AffineMap.select(len(loops), positions))


DRAWN: Final = {
    draw_broadcast: 4,
    draw_extract: 4,
    draw_insert: 4,
    draw_extract_slice: 3,
    draw_insert_slice: 3,
    draw_shuffle: 2,
    draw_shape_cast: 4,
    draw_transpose: 3,
    draw_reduction: 2,
    draw_multi_reduction: 3,
    draw_outerproduct: 1,
    draw_scan: 1,
    draw_mask: 2,
    draw_fma: 1,
    draw_interleave: 2,
    draw_elements: 2,
    draw_step: 1,
    draw_bitcast: 1,
    draw_contract: 2,
}
