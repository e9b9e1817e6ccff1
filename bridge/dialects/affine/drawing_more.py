"""The seldom ops of affine: parallel loops, transfers, prefetches, bases of indices."""

from __future__ import annotations

from math import prod
from typing import Final

from bridge.dialects.affine.drawing_maps import Subscripts
from bridge.dialects.affine.parallel import is_reducible, reduction_kinds
from bridge.dialects.memref.drawing_memory import allocated, is_plain, read
from bridge.dialects.memref.drawing_more import hints_of_prefetch, transferred
from bridge.drawing.bodies import body, end, may_nest
from bridge.drawing.scope import Scope
from bridge.ir.affine import AffineConstant, AffineMap
from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    UnitAttr,
)
from bridge.ir.core import Operation, Value
from bridge.ir.types import (
    I8,
    I32,
    I64,
    INDEX,
    MemRefType,
    RankedTensorType,
    Type,
)

_DMA: Final = 0.05
_KINDS: Final = ("addi", "muli", "andi", "ori", "maxs", "maxu", "mins", "minu")
"""Reductions of integers: the order of their iterations does not matter."""


def draw_parallel(scope: Scope) -> Operation | None:
    """Loops in any order, which reduce integers and write to no memory around."""
    if not may_nest(scope):
        return None
    draw = scope.draw
    count = draw.randint(1, 2)
    lower = [draw.weighted({0: 5, 1: 1, -1: 1}) for _ in range(count)]
    upper = [low + draw.weighted({0: 1, 1: 1, 2: 3, 3: 3, 4: 2}) for low in lower]
    steps = [draw.weighted({1: 4, 2: 1}) for _ in range(count)]
    ty: Type = draw.pick((I8, I32, I64))
    types = [ty] * draw.weighted({0: 2, 1: 2, 2: 1})
    memref = scope.any(lambda one: is_plain(one))
    region, inner = scope.inside("affine.parallel", [INDEX] * count)
    variables = inner.block.arguments
    for variable, low, high in zip(variables, lower, upper, strict=True):
        inner.ranges[variable] = (low, max(low, high - 1))
    inner.dims += variables
    inner.is_apart = True
    if memref is not None:
        read(inner, memref, variables)
    body(inner, 5)
    end(inner, "affine.yield", types)
    fitting = [kind for kind in _KINDS if is_reducible(kind, ty)]
    numbers = [reduction_kinds()[draw.pick(fitting)] for _ in types]
    bounds = _bounds(scope, lower, upper)
    attributes = bounds | {
        "reductions": ArrayAttr(tuple([IntegerAttr(n, I64) for n in numbers])),
        "steps": ArrayAttr(tuple([IntegerAttr(n, I64) for n in steps])),
    }
    return scope.put("affine.parallel", [], types, attributes, [region])


def _bounds(scope: Scope, lower: list[int], upper: list[int]) -> dict[str, Attribute]:
    """The maps of bounds, of which some have a minimum of two."""
    groups = [2 if scope.draw.chance(0.3) else 1 for _ in upper]
    above = []
    for number, group in zip(upper, groups, strict=True):
        above += [AffineConstant(number)] * (group - 1)
        above.append(AffineConstant(number + (group - 1) * scope.draw.randint(0, 2)))
    return {
        "lowerBoundsMap": AffineMapAttr(
            AffineMap(0, 0, tuple([AffineConstant(n) for n in lower]))
        ),
        "lowerBoundsGroups": _counts([1] * len(lower)),
        "upperBoundsMap": AffineMapAttr(AffineMap(0, 0, tuple(above))),
        "upperBoundsGroups": _counts(groups),
    }


def _counts(numbers: list[int]) -> Attribute:
    return DenseElementsAttr.of(RankedTensorType((len(numbers),), I32), numbers)


def draw_prefetch(scope: Scope) -> Operation | None:
    memref = scope.any(is_plain)
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    subscripts = Subscripts(scope)
    places = [subscripts.inside(size) for size in ty.shape]
    attributes: dict[str, Attribute] = {
        "map": subscripts.attribute(*places),
        **hints_of_prefetch(scope.draw),
    }
    return scope.put("affine.prefetch", [memref, *subscripts.operands], [], attributes)


def draw_delinearize(scope: Scope) -> Operation | None:
    """An index as several by a basis, and at times back."""
    draw = scope.draw
    basis = [draw.randint(1, 5) for _ in range(draw.randint(1, 3))]
    value = scope.position(prod(basis))
    static = {"static_basis": DenseArrayAttr.of(I64, basis)}
    op = scope.put("affine.delinearize_index", [value], [INDEX] * len(basis), static)
    if op is None:
        return None
    for result, size in zip(op.results, basis, strict=True):
        scope.ranges[result] = (0, size - 1)
    if draw.chance(0.5):
        _linearized(scope, list(op.results), basis)
    return op


def draw_linearize(scope: Scope) -> Operation | None:
    """Several indices as one."""
    basis = [scope.draw.randint(1, 5) for _ in range(scope.draw.randint(1, 3))]
    return _linearized(scope, [scope.position(size) for size in basis], basis)


def _linearized(
    scope: Scope, values: list[Value], basis: list[int]
) -> Operation | None:
    sizes = DenseArrayAttr.of(I32, (len(values), 0))
    attributes: dict[str, Attribute] = {
        "static_basis": DenseArrayAttr.of(I64, basis),
        "operandSegmentSizes": sizes,
    }
    known = [scope.range_of(value) for value in values]
    inside = all(
        one is not None and one[0] >= 0 and one[1] < size
        for one, size in zip(known, basis, strict=True)
    )
    if inside and scope.draw.chance(0.5):
        attributes["disjoint"] = UnitAttr()
    op = scope.put("affine.linearize_index", values, [INDEX], attributes)
    if op is not None and inside:
        scope.ranges[op.result] = (0, prod(basis) - 1)
    return op


def draw_dma(scope: Scope) -> Operation | None:
    """All of some memory copied to new memory, and waited for; seldom.

    Upstream takes what waits for dead code, in whatever it does.
    """
    ends = transferred(scope) if scope.draw.chance(_DMA) else None
    if ends is None:
        return None
    source, target = ends
    assert isinstance(target.type, MemRefType)
    rank = len(target.type.shape)
    tag = allocated(scope, MemRefType((1,), I32))
    zero, count = scope.index(0), scope.index(target.type.num_elements)
    map = AffineMapAttr(AffineMap.identity(rank))
    one = AffineMapAttr(AffineMap.identity(1))
    places = [zero] * rank
    operands = [source, *places, target, *places, tag, zero, count]
    maps = {"src_map": map, "dst_map": map, "tag_map": one}
    op = scope.put("affine.dma_start", operands, [], maps)
    if op is not None:
        wait = [tag, zero, count]
        scope.put("affine.dma_wait", wait, [], {"tag_map": one})
    return op


DRAWN: Final = {
    draw_parallel: 2,
    draw_prefetch: 1,
    draw_delinearize: 1,
    draw_linearize: 1,
    draw_dma: 1,
}
