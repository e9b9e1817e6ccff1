"""Bounds written as operations. Upstream: `reifyValueBound`."""

from __future__ import annotations

from bridge.dialects import affine, arith, memref, tensor
from bridge.dialects.affine.composition import canonical
from bridge.ir.affine import AffineDim, AffineSymbol
from bridge.ir.core import Operation, Value
from bridge.ir.types import INDEX, MemRefType
from bridge.passes.expansion import expanded
from bridge.passes.polyhedral.value_bounds import Quantity, Variable


def reified(op: Operation, bound: Variable, *, plain: bool = False) -> Value:
    """A bound as a value, made where operations are inserted.

    With `plain`, it is computed by operations of arith.
    """
    operands = [_as_value(one) for one in bound.operands]
    map_, values = canonical(bound.map, operands)
    (result,) = map_.results
    if map_.is_single_constant:
        return constant(map_.single_constant)
    if isinstance(result, AffineDim):
        return values[result.position]
    if isinstance(result, AffineSymbol):
        return values[map_.num_dims + result.position]
    if plain:
        return expanded(op, result, values, map_.num_dims)
    return affine.ApplyOp(map_, values).result


def constant(number: int) -> Value:
    """A number of type index, made where operations are inserted."""
    return arith.ConstantOp(number, INDEX).result


def _as_value(one: Quantity) -> Value:
    if one.dim is None:
        return one.value
    kind = memref.DimOp if isinstance(one.value.type, MemRefType) else tensor.DimOp
    return kind(one.value, constant(one.dim)).results[0]
