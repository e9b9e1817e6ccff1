"""The seldom vectors of random programs: masked operations, scalable ones, prints."""

from __future__ import annotations

from typing import Final

from bridge.dialects.memref.drawing_memory import is_plain, loaded, positions
from bridge.dialects.vector.drawing_values import some_vector
from bridge.drawing.rows import enum_attribute
from bridge.drawing.scope import CONSTANT, Scope, is_number, vectors
from bridge.ir.attributes import (
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    StringAttr,
)
from bridge.ir.core import Block, Operation, Region
from bridge.ir.types import I1, I64, INDEX, FloatType, MemRefType, VectorType

_PUNCTUATION: Final = ("no_punctuation", "newline", "comma", "open", "close")


def draw_scatter(scope: Scope) -> Operation | None:
    """Lanes to elements of a row, each to another."""
    memref = scope.any(lambda ty: is_plain(ty) and bool(ty.shape))  # type: ignore[attr-defined]
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    size = ty.shape[-1]
    places = scope.draw.sample(range(size), scope.draw.randint(1, size))
    at = VectorType((len(places),), INDEX)
    constant = scope.put(
        CONSTANT, [], [at], {"value": DenseElementsAttr.of(at, places)}
    )
    assert constant is not None
    mask = scope.value(VectorType(at.shape, I1))
    value = scope.value(VectorType(at.shape, ty.element))
    start = [*positions(scope, ty)[:-1], scope.index(0)]
    operands = [memref, *start, constant.result, mask, value]
    return scope.put("vector.scatter", operands, [], aligned(scope, ty))


def aligned(scope: Scope, ty: MemRefType) -> dict[str, Attribute]:
    """The alignment that any element has, or none."""
    if scope.draw.chance(0.7):
        return {}
    return {"alignment": IntegerAttr(1, I64)}


def under_mask(scope: Scope, op: Operation | None) -> Operation | None:
    """The last operation that was made, put into the region of a `vector.mask`.

    As it is where it cannot be masked, or has a mask of its own.
    """
    wanted = getattr(op, "expected_mask_type", None)
    mask = wanted() if wanted is not None else None
    if op is None or not isinstance(mask, VectorType) or _has_mask(op):
        return op
    scope.values = [one for one in scope.values if one not in op.results]
    types = [result.type for result in op.results]
    block = Block()
    op.detach()
    block.append(op)
    location = scope.budget.location()
    block.append(Operation("vector.yield", op.results, (), location=location))
    operands = [scope.value(mask)]
    if types and hasattr(op, "supports_passthru") and scope.draw.chance(0.4):
        operands.append(scope.value(types[0]))
    return scope.put("vector.mask", operands, types, {}, [Region([block])])


def _has_mask(op: Operation) -> bool:
    sizes = op.properties.get("operandSegmentSizes")
    return isinstance(sizes, DenseArrayAttr) and bool(sizes.values[-1])


def draw_print(scope: Scope) -> Operation | None:
    """A number or a vector as text, or words."""
    is_words = scope.draw.chance(0.3)
    word = "newline" if is_words else scope.draw.pick(_PUNCTUATION)
    attributes: dict[str, Attribute] = {
        "punctuation": enum_attribute("vector.punctuation", word)
    }
    if is_words:
        attributes["stringLiteral"] = StringAttr("text")
        return scope.put("vector.print", [], [], attributes)
    value = scope.any(lambda ty: is_number(ty) or vectors()(ty))
    if value is None:
        return None
    return scope.put("vector.print", [value], [], attributes)


def draw_scalable(scope: Scope) -> Operation | None:
    """A vector inside of one as long as the machine has it, and out again."""
    if scope.draw.chance(0.2):
        return scope.put("vector.vscale", [], [INDEX], {})
    source, ty = some_vector(scope, 1, 1)
    long = VectorType(ty.shape, ty.element, (True,))
    number = 0.0 if isinstance(ty.element, FloatType) else 0
    splat = DenseElementsAttr.of(long, [number])
    zero = scope.put(CONSTANT, [], [long], {"value": splat}, seen=False)
    if zero is None:
        return None
    at = {"pos": IntegerAttr(0, I64)}
    inserted = scope.put(
        "vector.scalable.insert", [source, zero.result], [long], at, seen=False
    )
    if inserted is None:
        return None
    return scope.put("vector.scalable.extract", [inserted.result], [ty], at)


def draw_type_cast(scope: Scope) -> Operation | None:
    """All of some memory as one element, which is read."""
    memref = scope.any(
        lambda ty: is_plain(ty) and not ty.layout and bool(ty.shape)  # type: ignore[attr-defined]
    )
    if memref is None:
        return None
    ty = memref.type
    assert isinstance(ty, MemRefType)
    whole = VectorType(ty.shape, ty.element)
    cast = MemRefType((), whole, None, ty.memory_space)
    op = scope.put("vector.type_cast", [memref], [cast], {}, seen=False)
    return op and loaded(scope, op.result)


DRAWN: Final = {
    draw_scatter: 1,
    draw_print: 1,
    draw_scalable: 1,
    draw_type_cast: 1,
}
