"""The seldom ops of memref: updates, promises, transfers, memory that ends."""

from __future__ import annotations

from typing import Final

from bridge.dialects.affine.parallel import reduction_kinds
from bridge.dialects.memref.access import FLOAT_KINDS, INTEGER_KINDS
from bridge.dialects.memref.drawing_memory import (
    TRUE,
    aligned,
    allocated,
    copied,
    draw_alloc,
    is_dense,
    is_plain,
    positions,
    store,
)
from bridge.dialects.memref.drawing_views import DRAWN as VIEWS
from bridge.dialects.memref.drawing_views import with_known_sizes
from bridge.drawing.bodies import body, carried, end, fill, may_nest
from bridge.drawing.draw import Draw
from bridge.drawing.scope import Scope, constant_attribute
from bridge.ir.attributes import (
    Attribute,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.core import Operation, Value
from bridge.ir.types import (
    DYNAMIC,
    I1,
    I32,
    I64,
    FloatType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    Type,
)

_BRANCHES: Final = 0.2
"""How often there is anything in a scope: upstream has no blocks for its branches."""
_SHORTER: Final = 0.3
"""How often memory may become shorter, which upstream has wrong where it is known."""
_OF_FLOATS: Final = sorted({*FLOAT_KINDS, "assign", "maxnumf", "minnumf"})
_OF_INTEGERS: Final = sorted({*INTEGER_KINDS, "assign"})


def _is_updated(ty: Type) -> bool:
    return (
        isinstance(ty, MemRefType)
        and ty.has_static_shape
        and isinstance(ty.element, IntegerType | FloatType)
    )


def draw_atomic(scope: Scope) -> Operation | None:
    """An update of one element."""
    memref = scope.any(_is_updated)
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    fitting = _OF_FLOATS if isinstance(ty.element, FloatType) else _OF_INTEGERS
    operands = [scope.value(ty.element), memref, *positions(scope, ty)]
    kind = IntegerAttr(reduction_kinds()[scope.draw.pick(fitting)], I64)
    return scope.put("memref.atomic_rmw", operands, [ty.element], {"kind": kind})


def draw_update(scope: Scope) -> Operation | None:
    """An update of one element by some operations of arith."""
    memref = scope.any(_is_updated) if may_nest(scope) else None
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    operands = [memref, *positions(scope, ty)]
    region, inner = scope.inside("memref.generic_atomic_rmw", [ty.element])
    fill(inner, {"arith": 1}, scope.draw.randint(1, 4))
    end(inner, "memref.atomic_yield", [ty.element])
    name = "memref.generic_atomic_rmw"
    return scope.put(name, operands, [ty.element], {}, [region])


def draw_scope(scope: Scope) -> Operation | None:
    """A region with memory on the stack, which ends with it."""
    source = scope.any(is_dense) if may_nest(scope) else None
    if source is None:
        return None
    types: list[Type] = [value.type for value in carried(scope)]
    region, inner = scope.inside("memref.alloca_scope", [])
    copied(inner, source, "memref.alloca")
    if scope.draw.chance(_BRANCHES):
        body(inner, 5)
    else:
        fill(inner, {"arith": 2, "memref": 1}, scope.draw.randint(1, 5))
    end(inner, "memref.alloca_scope.return", types)
    return scope.put("memref.alloca_scope", [], types, {}, [region])


def draw_dealloc(scope: Scope) -> Operation | None:
    """Memory that is freed after it was written to and read."""
    source = scope.any(is_dense)
    if source is None:
        return None
    ty = source.type
    assert isinstance(ty, MemRefType)
    held = allocated(scope, ty)
    scope.put("memref.copy", [source, held], [])
    store(scope, scope.value(ty.element), held, positions(scope, ty))
    scope.put("memref.load", [held, *positions(scope, ty)], [ty.element], {})
    return scope.put("memref.dealloc", [held], [])


def draw_realloc(scope: Scope) -> Operation | None:
    """Memory that becomes longer or shorter; what is new of it is written to."""
    source = scope.any(lambda ty: is_dense(ty) and len(ty.shape) == 1)  # type: ignore[attr-defined]
    if source is None:
        return None
    ty, draw = source.type, scope.draw
    assert isinstance(ty, MemRefType)
    before = ty.shape[0]
    after = draw.randint(1 if draw.chance(_SHORTER) else before, before + 2)
    sizes = [scope.index(after)] if draw.chance(0.4) else []
    shape = (DYNAMIC if sizes else after,)
    held = allocated(scope, ty)
    scope.put("memref.copy", [source, held], [])
    found = MemRefType(shape, ty.element, None, ty.memory_space)
    operands = [held, *sizes]
    op = scope.put("memref.realloc", operands, [found], aligned(scope), seen=False)
    if op is None:
        return None
    for n in range(before, after):
        store(scope, scope.value(ty.element), op.result, [scope.index(n)])
    return with_known_sizes(scope, op.result, (after,))


def draw_constant_global(scope: Scope) -> Operation | None:
    """Memory that all functions read, and none writes to."""
    draw = scope.draw
    ty = MemRefType(draw.shape(draw.randint(1, 2), 4), scope.element())
    properties: dict[str, Attribute] = {
        "type": TypeAttr(ty),
        "sym_visibility": StringAttr("private"),
        "initial_value": constant_attribute(
            draw, RankedTensorType(ty.shape, ty.element)
        ),
        "constant": UnitAttr(),
    }
    symbol = scope.beside(Operation("memref.global", properties=properties))
    name = {"name": SymbolRefAttr(symbol)}
    op = scope.put("memref.get_global", [], [ty], name, seen=False)
    if op is None:
        return None
    said: dict[str, Attribute] = {"invariant": TRUE} if draw.chance(0.5) else {}
    places = positions(scope, ty)
    scope.put("memref.load", [op.result, *places], [ty.element], said)
    copied(scope, op.result)
    return op


def hints_of_prefetch(draw: Draw) -> dict[str, Attribute]:
    """What a prefetch says of an access to come."""
    return {
        "isWrite": IntegerAttr(-int(draw.chance(0.5)), I1),
        "isDataCache": IntegerAttr(-int(draw.chance(0.5)), I1),
        "localityHint": IntegerAttr(draw.randint(0, 3), I32),
    }


def draw_prefetch(scope: Scope) -> Operation | None:
    memref = scope.any(is_plain)
    if memref is None:
        return None
    assert isinstance(memref.type, MemRefType)
    operands = [memref, *positions(scope, memref.type)]
    return scope.put("memref.prefetch", operands, [], hints_of_prefetch(scope.draw))


def draw_distinct(scope: Scope) -> Operation | None:
    """Some memory beside new memory, which is said to be no part of it."""
    memref = scope.any(is_plain)
    made = [draw_alloc(scope) for _ in range(scope.draw.randint(1, 2))]
    news = [op.result for op in made if op is not None]
    if memref is None:
        return None
    operands = [memref, *news]
    types = [value.type for value in operands]
    return scope.put("memref.distinct_objects", operands, types, {})


def transferred(scope: Scope) -> tuple[Value, Value] | None:
    """Memory, and other new memory of its type that it may be transferred to."""
    source = scope.any(lambda ty: is_dense(ty) and bool(ty.shape))  # type: ignore[attr-defined]
    return None if source is None else (source, copied(scope, source))


def draw_transfer(scope: Scope) -> Operation | None:
    """Elements that are copied in the background, at times in pieces, and waited for.

    In pieces, they are put one after another.
    """
    ends = transferred(scope)
    if ends is None:
        return None
    source, target = ends
    ty, draw = source.type, scope.draw
    assert isinstance(ty, MemRefType)
    zeros = [scope.index(0)] * len(ty.shape)
    tag, count, pieces = allocated(scope, MemRefType((1,), I32)), ty.num_elements, []
    if draw.chance(0.5):
        piece = draw.randint(1, count)
        stride = draw.randint(piece, piece + 2)
        count = (count - piece) // stride * piece + piece
        pieces = [scope.index(stride), scope.index(piece)]
    first, many = scope.index(0), scope.index(count)
    operands = [source, *zeros, target, *zeros, many, tag, first, *pieces]
    op = scope.put("memref.dma_start", operands, [], {})
    if op is not None:
        places = positions(scope, ty)
        scope.put("memref.load", [source, *places], [ty.element], {})
        scope.put("memref.dma_wait", [tag, first, many], [], {})
    return op


DRAWN: Final = VIEWS | {
    draw_atomic: 2,
    draw_update: 2,
    draw_scope: 1,
    draw_dealloc: 1,
    draw_realloc: 1,
    draw_constant_global: 1,
    draw_prefetch: 1,
    draw_distinct: 1,
    draw_transfer: 1,
}
