"""Loops and branches of random programs."""

from __future__ import annotations

from bridge.drawing.bodies import body, carried, end, may_nest
from bridge.drawing.scope import Scope
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Operation, Region, Value
from bridge.ir.types import I1, I32, I64, INDEX, Type


def _bounds(scope: Scope) -> tuple[Value, Value, Value, tuple[int, int] | None]:
    """Bounds and a step, and the range of the induction variable where it is known."""
    draw = scope.draw
    first = draw.weighted({0: 5, 1: 2, -2: 1, 3: 1})
    count = draw.weighted({0: 1, 1: 2, 2: 2, 3: 3, 5: 2})
    step = draw.weighted({1: 5, 2: 2, 3: 1})
    last = first + count * step - draw.randrange(step)
    lower, upper = scope.index(first), scope.index(last)
    known = (first, max(first, last - 1))
    return lower, upper, scope.index(step), known


def draw_for(scope: Scope) -> Operation | None:
    if not may_nest(scope):
        return None
    lower, upper, step, known = _bounds(scope)
    inits = carried(scope)
    types = [value.type for value in inits]
    region, inner = scope.inside("scf.for", [INDEX, *types])
    if known is not None:
        inner.ranges[inner.block.arguments[0]] = known
    body(inner)
    end(inner, "scf.yield", types)
    return scope.put("scf.for", [lower, upper, step, *inits], types, {}, [region])


def draw_if(scope: Scope) -> Operation | None:
    if not may_nest(scope):
        return None
    types: list[Type] = [value.type for value in carried(scope)]
    condition = scope.value(I1)
    regions = []
    for branch in range(2):
        region = Region()
        if branch == 0 or types or scope.draw.chance(0.6):
            region, inner = scope.inside("scf.if", [])
            body(inner, 5)
            end(inner, "scf.yield", types)
        regions.append(region)
    return scope.put("scf.if", [condition], types, {}, regions)


def draw_while(scope: Scope) -> Operation | None:
    """A loop that counts up to a bound, and carries other values along."""
    if not may_nest(scope):
        return None
    ty = scope.draw.pick((I32, I64, INDEX))
    inits = carried(scope)
    types = [value.type for value in inits]
    start, bound = scope.constant(ty, 0), scope.constant(ty, scope.draw.randint(0, 4))
    before, first = scope.inside("scf.while", [ty, *types])
    body(first, 3)
    count = first.block.arguments[0]
    test = first.is_less(count, bound)
    passed = [first.value(one) for one in types]
    first.put("scf.condition", [test, count, *passed], [])
    after, second = scope.inside("scf.while", [ty, *types])
    body(second, 4)
    following = second.sum(second.block.arguments[0], second.constant(ty, 1))
    yielded = [following, *[second.value(one) for one in types]]
    second.put("scf.yield", yielded, [])
    return scope.put("scf.while", [start, *inits], [ty, *types], {}, [before, after])


def draw_switch(scope: Scope) -> Operation | None:
    if not may_nest(scope):
        return None
    types: list[Type] = [value.type for value in carried(scope)]
    numbers = sorted({scope.draw.randint(-1, 4) for _ in range(2)})
    regions = []
    for _ in range(len(numbers) + 1):
        region, inner = scope.inside("scf.index_switch", [])
        body(inner, 3)
        end(inner, "scf.yield", types)
        regions.append(region)
    cases = {"cases": DenseArrayAttr.of(I64, numbers)}
    return scope.put("scf.index_switch", [scope.value(INDEX)], types, cases, regions)


def draw_execute(scope: Scope) -> Operation | None:
    if not may_nest(scope):
        return None
    types: list[Type] = [value.type for value in carried(scope)]
    region, inner = scope.inside("scf.execute_region", [])
    body(inner, 4)
    end(inner, "scf.yield", types)
    return scope.put("scf.execute_region", [], types, {}, [region])


DRAWN = {draw_for: 6, draw_if: 5, draw_while: 2, draw_switch: 1, draw_execute: 1}
