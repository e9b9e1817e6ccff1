"""How ops of affine are constructed where their rows do not say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bridge.dialects.affine.expressions import (
    Expression,
    composed,
    composed_map,
)
from bridge.dialects.affine.loops import ForOp, IfOp
from bridge.dialects.affine.maps import ApplyOp
from bridge.dialects.affine.memory import LoadOp, StoreOp
from bridge.ir.affine import AffineExpr, AffineMap, AffineSymbol, IntegerSet
from bridge.ir.core import Operation
from bridge.ir.types import INDEX, ShapedType, Type
from bridge.ir.values import AnyLocation, Value
from bridge.op.constructing import ValueLike, values

_SYMBOL: Final = AffineMap(0, 1, (AffineSymbol(0),))

Bound = int | ValueLike | AffineMap | tuple[AffineMap, Sequence[ValueLike]]
"""A number, a value, or a map and what it is applied to."""


def _bound(bound: object, name: str) -> tuple[AffineMap, tuple[Value, ...]]:
    """The map of a bound, and its operands."""
    if isinstance(bound, int):
        return AffineMap.constant(bound), ()
    if isinstance(bound, AffineMap):
        return bound, ()
    if isinstance(bound, tuple) and len(bound) == 2 and isinstance(bound[0], AffineMap):
        return bound[0], values(bound[1], name, "ForOp")
    if isinstance(bound, Expression):
        return composed_map([bound]), bound.inputs
    return _SYMBOL, values((bound,), name, "ForOp")


def make_for(
    lower: Bound,
    upper: Bound,
    *,
    step: int = 1,
    inits: Sequence[ValueLike] = (),
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> ForOp:
    """A loop from `lower` to `upper`, each a number, a value, a map, or a pair of a map
    and its operands; `with loop.body() as i:` fills it."""
    lower_map, lower_operands = _bound(lower, "lower")
    upper_map, upper_operands = _bound(upper, "upper")
    carried = values(inits, "inits", "ForOp")
    made: ForOp = ForOp.from_row(
        results=[value.type for value in carried],
        lower_bound_operands=lower_operands,
        upper_bound_operands=upper_operands,
        inits=carried,
        lower_bound_map=lower_map,
        upper_bound_map=upper_map,
        step=step,
        attributes=attributes,
        location=location,
    )
    return made


def make_if(
    condition: IntegerSet,
    operands: Sequence[ValueLike] = (),
    *,
    results: Sequence[Type] = (),
    has_else: bool = False,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> IfOp:
    """A branch on a set; `with op.then_region():` and `op.else_region()` fill it."""
    made: IfOp = IfOp.from_row(
        results, condition, operands, attributes=attributes, location=location
    )
    if has_else or results:
        with made.else_region():
            pass
    return made


Map = AffineMap | Sequence[AffineExpr | int]
"""A map, or the expressions that it gives of dimensions and symbols."""


def make_apply(
    map: Map | AffineExpr,
    operands: Sequence[ValueLike] = (),
    *,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> ApplyOp:
    """The one result of a map applied to operands, dimensions before symbols."""
    made: ApplyOp = ApplyOp.from_row(
        map, operands, attributes=attributes, location=location
    )
    return made


def _accessed(
    indices: Sequence[ValueLike], map: Map | None, where: str
) -> tuple[Map, tuple[Value, ...]]:
    """The map of an access and its operands: expressions become part of the map."""
    if map is None and isinstance(indices, list | tuple):
        return composed(indices, "indices", where)
    given = values(indices, "indices", where)
    return AffineMap.identity(len(given)) if map is None else map, given


def make_load(
    memref: ValueLike,
    indices: Sequence[ValueLike] = (),
    map: Map | None = None,
    *,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> LoadOp:
    """An element of a memref at a map applied to `indices`: the indices themselves."""
    found, given = _accessed(indices, map, "LoadOp")
    made: LoadOp = LoadOp.from_row(
        memref, given, found, attributes=attributes, location=location
    )
    return made


def make_store(
    value: ValueLike,
    memref: ValueLike,
    indices: Sequence[ValueLike] = (),
    map: Map | None = None,
    *,
    attributes: Mapping[str, object] | None = None,
    location: AnyLocation | None = None,
) -> StoreOp:
    """Stores an element of a memref; see `LoadOp`."""
    found, given = _accessed(indices, map, "StoreOp")
    made: StoreOp = StoreOp.from_row(
        value, memref, given, found, attributes=attributes, location=location
    )
    return made


CONSTRUCTORS: Final[Mapping[str, Callable[..., object]]] = {
    "apply": make_apply,
    "for": make_for,
    "if": make_if,
    "load": make_load,
    "store": make_store,
}


def _element(op: Operation) -> Sequence[Type] | None:
    ty = op.operands[0].type
    return [ty.element] if isinstance(ty, ShapedType) else None


RESULT_TYPES: Final = {
    "linearize_index": lambda op: [INDEX],
    "load": _element,
}


def _iteration(op: Operation, region: int) -> Sequence[Type]:
    """The induction variable and what is carried."""
    return [INDEX, *[result.type for result in op.results]]


ENTRY_TYPES: Final = {"for": _iteration}
