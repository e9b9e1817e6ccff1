"""Loops and branches of random programs."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.arith.drawing import combined
from bridge.dialects.memref.drawing_memory import draw_alloc, read, store
from bridge.drawing.bodies import body, carried, end, may_nest
from bridge.drawing.scope import Scope
from bridge.ir.attributes import Attribute, DenseArrayAttr, UnitAttr
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import (
    DYNAMIC,
    I1,
    I8,
    I32,
    I64,
    INDEX,
    IntegerType,
    MemRefType,
    Type,
)


def _bounds(scope: Scope) -> tuple[list[Value], tuple[int, int]]:
    """Bounds and a step, and the range of the induction variable.

    Of a bound or a step that is computed, no more than its range is known.
    """
    draw = scope.draw
    first = draw.weighted({0: 5, 1: 2, -2: 1, 3: 1})
    count = draw.weighted({0: 1, 1: 2, 2: 2, 3: 3, 5: 2})
    step = draw.weighted({1: 5, 2: 2, 3: 1})
    last = first + count * step - draw.randrange(step)
    lower, upper, by = scope.index(first), scope.index(last), scope.index(step)
    if draw.chance(0.2):
        lower = scope.position(3)
        first, _ = scope.range_of(lower) or (0, 0)
    if draw.chance(0.3):
        upper = scope.position(6)
        _, last = scope.range_of(upper) or (0, 5)
    if draw.chance(0.2):
        by = scope.sum(scope.position(2), scope.index(1))
    return [lower, upper, by], (first, max(first, last - 1))


def _integer_bounds(scope: Scope, ty: Type, *, unsigned: bool) -> list[Value]:
    """Bounds and a step of integers.

    Without a sign, they are often on both sides of what is negative with one.
    """
    draw = scope.draw
    first = draw.randint(0 if unsigned else -3, 3)
    step = draw.weighted({1: 5, 2: 2, 3: 1})
    last = first + draw.randint(0 if unsigned else -2, 5)
    if unsigned and draw.chance(0.6):
        width = ty.width if isinstance(ty, IntegerType) else 64
        half = 1 << (width - 1)
        first += half - 4
        last += half - 4
        first, last = [n - 2 * half if n >= half else n for n in (first, last)]
    return [scope.constant(ty, number) for number in (first, last, step)]


def draw_for(scope: Scope) -> Operation | None:
    if not may_nest(scope):
        return None
    draw, known = scope.draw, None
    ty = draw.weighted({INDEX: 9, I32: 2, I64: 1, I8: 1})
    attributes: dict[str, Attribute] = {}
    unsigned = draw.chance(0.1 if ty is INDEX else 0.5)
    if ty is INDEX and not unsigned:
        bounds, known = _bounds(scope)
    else:
        bounds = _integer_bounds(scope, ty, unsigned=unsigned)
        attributes = {"unsignedCmp": UnitAttr()} if unsigned else {}
    inits = carried(scope)
    types = [value.type for value in inits]
    region, inner = scope.inside("scf.for", [ty, *types])
    if known is not None:
        inner.ranges[inner.block.arguments[0]] = known
    body(inner)
    end(inner, "scf.yield", types)
    return scope.put("scf.for", [*bounds, *inits], types, attributes, [region])


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
    said: dict[str, Attribute] = {}
    if scope.draw.chance(0.3):
        said["no_inline"] = UnitAttr()
    return scope.put("scf.execute_region", [], types, said, [region])


def _apart(scope: Scope, inner: Scope, at: Sequence[Value]) -> None:
    """Fills the body of a loop whose iterations may run in any order.

    It reads memory around it, and writes to none but its own.
    """
    inner.is_apart = True
    memref = scope.any(lambda ty: isinstance(ty, MemRefType) and ty.has_static_shape)
    if memref is not None:
        read(inner, memref, at)
    body(inner)


def _box(scope: Scope) -> tuple[list[int], list[int], list[int]]:
    """Bounds and steps of some loops."""
    draw = scope.draw
    count = draw.randint(1, 2)
    lower = [draw.weighted({0: 5, 1: 1, -1: 1}) for _ in range(count)]
    step = [draw.weighted({1: 5, 2: 1}) for _ in range(count)]
    size = [draw.weighted({0: 1, 1: 1, 2: 3, 3: 3, 4: 2}) for _ in range(count)]
    return lower, [low + n for low, n in zip(lower, size, strict=True)], step


def draw_parallel(scope: Scope) -> Operation | None:
    """Loops in any order, which reduce integers: their sum has no order either."""
    if not may_nest(scope):
        return None
    box = _box(scope)
    bounds = [scope.index(n) for part in box for n in part]
    ty = scope.draw.pick((I8, I32, I64))
    inits = [scope.value(ty) for _ in range(scope.draw.randint(0, 2))]
    region, inner = scope.inside("scf.parallel", [INDEX] * len(box[0]))
    for argument, low, high in zip(inner.block.arguments, box[0], box[1], strict=True):
        inner.ranges[argument] = (low, max(low, high - 1))
    _apart(scope, inner, inner.block.arguments)
    given = [inner.value(ty) for _ in inits]
    combined = [_combined(inner, ty) for _ in inits]
    location = scope.budget.location()
    last = Operation("scf.reduce", given, regions=combined, location=location)
    inner.block.append(last)
    sizes = (*[len(part) for part in box], len(inits))
    attributes = {"operandSegmentSizes": DenseArrayAttr.of(I32, sizes)}
    types = [ty] * len(inits)
    return scope.put("scf.parallel", [*bounds, *inits], types, attributes, [region])


def _combined(scope: Scope, ty: Type) -> Region:
    """The region that reduces two numbers to one."""
    block = Block([ty, ty])
    inner = Scope(scope.draw, block, scope.budget, scope)
    end(inner, "scf.reduce.return", [], [combined(inner, *block.arguments)])
    return Region([block])


def draw_forall(scope: Scope) -> Operation | None:
    """Threads, each of which writes to an element of its own of new memory."""
    made = draw_alloc(scope) if may_nest(scope) else None
    memref = made.result if made is not None else None
    if memref is None or not isinstance(memref.type, MemRefType):
        return None
    shape = memref.type.shape
    if not 0 < len(shape) < 3:
        return None
    operands, attributes = _threads(scope, shape)
    region, inner = scope.inside("scf.forall", [INDEX] * len(shape))
    variables = inner.block.arguments
    for argument, size in zip(variables, shape, strict=True):
        inner.ranges[argument] = (0, size - 1)
    _apart(scope, inner, variables)
    value = inner.value(memref.type.element)
    store(inner, value, memref, variables)
    terminator = Operation("scf.forall.in_parallel", regions=[Region([Block()])])
    inner.block.append(terminator)
    return scope.put("scf.forall", operands, [], attributes, [region])


def _threads(
    scope: Scope, shape: Sequence[int]
) -> tuple[list[Value], dict[str, Attribute]]:
    """The bounds and steps of threads inside a shape, some of which are computed."""
    found: dict[str, Attribute] = {}
    operands, counts = [], []
    for name in ("staticLowerBound", "staticUpperBound", "staticStep"):
        numbers: list[int] = []
        dynamic: list[Value] = []
        for size in shape:
            number, value = _of_thread(scope, name, size)
            numbers.append(number if value is None else DYNAMIC)
            dynamic += [] if value is None else [value]
        found[name] = DenseArrayAttr.of(I64, numbers)
        operands += dynamic
        counts.append(len(dynamic))
    found["operandSegmentSizes"] = DenseArrayAttr.of(I32, (*counts, 0))
    return operands, found


def _of_thread(scope: Scope, name: str, size: int) -> tuple[int, Value | None]:
    """A bound or step inside a size, as a number or a value; mostly the plain one."""
    draw = scope.draw
    is_computed = draw.chance(0.2)
    if name == "staticStep":
        step = draw.weighted({1: 6, 2: 1, 3: 1})
        return step, scope.index(step) if is_computed else None
    if is_computed:
        return 0, scope.position(size)
    if name == "staticUpperBound":
        return size if draw.chance(0.8) else draw.randint(0, size), None
    return 0 if draw.chance(0.8) else draw.randrange(size), None


DRAWN = {
    draw_parallel: 1,
    draw_forall: 1,
    draw_for: 6,
    draw_if: 5,
    draw_while: 2,
    draw_switch: 1,
    draw_execute: 1,
}
