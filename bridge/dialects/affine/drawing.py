"""Affine loops, conditions and accesses of random programs."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.affine.drawing_maps import Subscripts
from bridge.dialects.affine.drawing_more import DRAWN as MORE
from bridge.dialects.memref.drawing_memory import is_plain
from bridge.drawing.bodies import body, carried, end, may_nest
from bridge.drawing.scope import Scope
from bridge.ir.affine import AffineConstant, AffineExpr, AffineMap, IntegerSet
from bridge.ir.attributes import (
    AffineMapAttr,
    Attribute,
    DenseArrayAttr,
    IntegerAttr,
    IntegerSetAttr,
)
from bridge.ir.core import Operation, Region, Value
from bridge.ir.types import I32, INDEX, MemRefType, Type, VectorType


def draw_apply(scope: Scope) -> Operation | None:
    subscripts = Subscripts(scope)
    expr, known = subscripts.expression()
    attr = {"map": subscripts.attribute(expr)}
    op = scope.put("affine.apply", subscripts.operands, [INDEX], attr)
    if op is not None and known is not None:
        scope.ranges[op.result] = known
    return op


def draw_extremum(scope: Scope) -> Operation | None:
    subscripts = Subscripts(scope)
    results = [subscripts.expression()[0] for _ in range(scope.draw.randint(1, 3))]
    name = scope.draw.pick(("affine.min", "affine.max"))
    attr = {"map": subscripts.attribute(*results)}
    return scope.put(name, subscripts.operands, [INDEX], attr)


def _memref(scope: Scope) -> tuple[Value, MemRefType] | None:
    memref = scope.any(is_plain)
    if memref is None:
        return None
    assert isinstance(memref.type, MemRefType)
    return memref, memref.type


def _inside(
    subscripts: Subscripts, shape: Sequence[int], width: Sequence[int]
) -> list[AffineExpr]:
    lead = len(shape) - len(width)
    sizes = [
        size if n < lead else size - width[n - lead] + 1 for n, size in enumerate(shape)
    ]
    return [subscripts.inside(size) for size in sizes]


def _vector(scope: Scope, ty: MemRefType) -> VectorType:
    rank = scope.draw.randint(1, len(ty.shape))
    shape = [scope.draw.randint(1, size) for size in ty.shape[len(ty.shape) - rank :]]
    return VectorType(tuple(shape), ty.element)


def draw_load(scope: Scope) -> Operation | None:
    found = _memref(scope)
    if found is None:
        return None
    memref, ty = found
    as_vector = bool(ty.shape) and not ty.layout and scope.draw.chance(0.2)
    name, result = "affine.load", ty.element
    width: Sequence[int] = ()
    if as_vector:
        vector = _vector(scope, ty)
        name, result, width = "affine.vector_load", vector, vector.shape
    subscripts = Subscripts(scope)
    attr = {"map": subscripts.attribute(*_inside(subscripts, ty.shape, width))}
    return scope.put(name, [memref, *subscripts.operands], [result], attr)


def draw_store(scope: Scope) -> Operation | None:
    found = _memref(scope)
    if found is None:
        return None
    memref, ty = found
    as_vector = bool(ty.shape) and not ty.layout and scope.draw.chance(0.2)
    name, stored = "affine.store", ty.element
    width: Sequence[int] = ()
    if as_vector:
        vector = _vector(scope, ty)
        name, stored, width = "affine.vector_store", vector, vector.shape
    value = scope.value(stored)
    subscripts = Subscripts(scope)
    attr = {"map": subscripts.attribute(*_inside(subscripts, ty.shape, width))}
    return scope.put(name, [value, memref, *subscripts.operands], [], attr)


def draw_for(scope: Scope) -> Operation | None:
    """A loop whose bounds are constants, or minima and maxima of expressions."""
    if not may_nest(scope):
        return None
    draw = scope.draw
    step = draw.weighted({1: 6, 2: 2, 3: 1})
    first = draw.weighted({0: 6, 1: 2, -1: 1})
    last = first + draw.weighted({0: 1, 1: 1, 2: 2, 3: 3, 4: 2, 6: 2})
    lower, below = _bound(scope, first)
    upper, above = _bound(scope, last)
    inits = carried(scope)
    types = [value.type for value in inits]
    region, inner = scope.inside("affine.for", [INDEX, *types])
    variable = inner.block.arguments[0]
    inner.ranges[variable] = (first, max(last - 1, first))
    inner.dims.append(variable)
    body(inner)
    end(inner, "affine.yield", types)
    sizes = DenseArrayAttr.of(I32, (len(below), len(above), len(inits)))
    attributes: dict[str, Attribute] = {
        "lowerBoundMap": lower,
        "upperBoundMap": upper,
        "step": IntegerAttr(step, INDEX),
        "operandSegmentSizes": sizes,
    }
    operands = [*below, *above, *inits]
    return scope.put("affine.for", operands, types, attributes, [region])


def _bound(scope: Scope, number: int) -> tuple[AffineMapAttr, list[Value]]:
    """A bound that is a number, or further inside where an expression says so."""
    if scope.draw.chance(0.6):
        return AffineMapAttr(AffineMap.constant(number)), []
    subscripts = Subscripts(scope)
    expr, _ = subscripts.expression()
    results: list[AffineExpr] = [AffineConstant(number), expr]
    if scope.draw.chance(0.3):
        results.reverse()
    return subscripts.attribute(*results), subscripts.operands


def draw_if(scope: Scope) -> Operation | None:
    if not may_nest(scope):
        return None
    subscripts = Subscripts(scope)
    count = scope.draw.randint(1, 2)
    exprs = tuple([subscripts.expression()[0] for _ in range(count)])
    equal = tuple([scope.draw.chance(0.2) for _ in exprs])
    found = IntegerSet(len(subscripts.dims), len(subscripts.symbols), exprs, equal)
    types: list[Type] = [value.type for value in carried(scope)]
    regions = []
    for branch in range(2):
        region = Region()
        if branch == 0 or types or scope.draw.chance(0.6):
            region, inner = scope.inside("affine.if", [])
            body(inner, 5)
            end(inner, "affine.yield", types)
        regions.append(region)
    attributes: dict[str, Attribute] = {"condition": IntegerSetAttr(found)}
    return scope.put("affine.if", subscripts.operands, types, attributes, regions)


DRAWN = MORE | {
    draw_for: 5,
    draw_load: 5,
    draw_store: 6,
    draw_apply: 3,
    draw_extremum: 1,
    draw_if: 2,
}
