"""What an index may be, by the loops and values that it is computed of."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import islpy as isl

from bridge.analysis.nests import Model, root_of
from bridge.analysis.unknown import NotKnown, answering
from bridge.arguments import checked
from bridge.ir.core import BlockArgument, Operation, Value
from bridge.ir.types import IndexType
from bridge.op.interfaces.polyhedral import Applied
from bridge.records import Record


class Bounds(Record):
    """The least and the greatest number, by parameters; each is taken somewhere."""

    lower: isl.PwAff
    upper: isl.PwAff

    @property
    def constant(self) -> tuple[int, int] | None:
        """The two as numbers, where they are the same for all parameters."""
        found = []
        for side in (self.lower, self.upper):
            low, high = side.min_val(), side.max_val()
            if not low.is_int() or not low.eq(high):
                return None
            found.append(low.to_python())
        return found[0], found[1]


@checked
@answering
def value_bounds(
    value: Value, *, limits: Mapping[Value, tuple[int, int]] = MappingProxyType({})
) -> Bounds:
    """The least and the greatest number that an index is, over all iterations.

    They are piecewise affine in the values that no loop changes. `Unknown` where the
    index is not affine, or never computed; raises `TypeError` for what is no index.
    `limits` are what values are said to lie between.
    """
    if not isinstance(value.type, IndexType):
        raise TypeError(f"value_bounds: a value of type {value.type} is no index")
    op = _where(value)
    statement = Model(root_of(op), limits).statement(op)
    text = statement.value(value)
    values = statement.model.map(f"{statement.iteration} -> [{text}]")
    found = values.intersect_domain(statement.domain()).range()
    if found.is_empty():
        raise NotKnown("defines an index that no iteration computes", op)
    return Bounds(found.dim_min(0).coalesce(), found.dim_max(0).coalesce())


@checked
@answering
def is_never_negative(
    op: Operation,
    applied: Applied,
    *,
    limits: Mapping[Value, tuple[int, int]] = MappingProxyType({}),
) -> bool:
    """Whether no result of a map of values is below zero wherever an operation runs.

    `Unknown` where the values are not affine. `limits` are what values are said to lie
    between.
    """
    statement = Model(root_of(op), limits).statement(op)
    texts = statement.applied(applied)
    domain = statement.domain()
    below = [
        statement.model.set(f"{statement.iteration} : {text} < 0") for text in texts
    ]
    return all(domain.intersect(one).is_empty() for one in below)


def _where(value: Value) -> Operation:
    """An operation that runs where a value is known."""
    if isinstance(value, BlockArgument):
        first = value.block.first
        assert first is not None  # what has an argument of a loop has a terminator
        return first
    op = value.defining_op
    assert op is not None  # it is no argument
    return op
