"""What passes on affine loops ask and change: nests, trip counts, bounds."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from math import gcd
from typing import NamedTuple

from bridge.dialects import affine
from bridge.dialects.affine.composition import composed
from bridge.errors import Diagnostic, warn
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    simplify_affine_expr,
)
from bridge.ir.core import Operation, Value
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.registry import Pass

__all__ = [
    "LoopPass",
    "TripCount",
    "defined_inside",
    "has_analysis",
    "perfect_nest",
    "remark",
    "set_bounds",
    "trip_count",
]


class LoopPass(Pass):
    """A pass whose numbers are not negative: of others upstream says what is wrong."""

    @classmethod
    def takes(cls, text: str) -> bool:
        if not super().takes(text):
            return False
        made = cls.of_text(text)
        values = [getattr(made, field) for field, _ in cls.options.values()]
        return all(not isinstance(value, int) or value >= 0 for value in values)


def has_analysis() -> bool:
    """Whether isl is installed, which the proofs need."""
    return find_spec("islpy") is not None


def remark(op: Operation, text: str, why: object) -> None:
    """Tells why an operation is left as it is.

    Upstream tells of it in debug builds alone: its tests do not expect it.
    """
    message = f"'{op.name}' op {text}: {why}"
    warn(Diagnostic("remark", message, op.position, is_optional=True))


def perfect_nest(root: affine.ForOp) -> list[affine.ForOp]:
    """A loop, and those inside of which each is all that another one does."""
    found = [root]
    while True:
        first, last = found[-1].body.first, found[-1].body.last
        if not isinstance(first, affine.ForOp) or first.next is not last:
            return found
        found.append(first)


def defined_inside(value: Value, op: Operation) -> bool:
    """Whether a value is defined in the regions of an operation."""
    around = None if value.block is None else value.block.parent_op
    return around is not None and op.is_ancestor_of(around)


class TripCount(NamedTuple):
    """How often a loop runs: the least of these expressions, or nothing known."""

    exprs: tuple[AffineExpr, ...]
    inputs: tuple[Value, ...] = ()
    """What the dimensions of expressions are."""
    lower: AffineExpr = AffineConstant(0)
    """The lower bound."""

    @property
    def constant(self) -> int | None:
        """The number, where it is one."""
        numbers = [e.value for e in self.exprs if isinstance(e, AffineConstant)]
        return min(numbers) if numbers and len(numbers) == len(self.exprs) else None

    @property
    def divisor(self) -> int:
        """The largest number that is known to divide it, whatever the operands are."""
        return gcd(*[e.largest_known_divisor for e in self.exprs]) if self.exprs else 1


def trip_count(loop: affine.ForOp) -> TripCount:
    """How often a loop runs, by its bounds; of several lower ones it is not known."""
    (bounds,) = loop.loops()
    if len(bounds.lower.map.results) != 1:
        return TripCount(())
    inputs: dict[Value, AffineExpr] = {}
    (lower,) = _over(composed(bounds.lower), inputs)
    found = []
    for upper in _over(composed(bounds.upper), inputs):
        span = simplify_affine_expr(upper - lower, len(inputs), 0)
        count = span.ceildiv(bounds.step)
        if isinstance(count, AffineConstant):
            count = AffineConstant(max(0, count.value))
        found.append(count)
    return TripCount(tuple(found), tuple(inputs), lower)


def _over(bound: Applied, inputs: dict[Value, AffineExpr]) -> Sequence[AffineExpr]:
    """The results of a bound over dimensions that are values' own."""
    for value in bound.operands:
        inputs.setdefault(value, AffineDim(len(inputs)))
    replaced = [inputs[value] for value in bound.operands]
    count = bound.map.num_dims
    map_ = bound.map.replace_dims_and_symbols(
        replaced[:count], replaced[count:], len(inputs), 0
    )
    return map_.results


def set_bounds(loop: affine.ForOp, lower: Applied, upper: Applied, step: int) -> None:
    """Gives a loop other bounds."""
    made = affine.ForOp(lower, upper, step=step, inits=loop.inits)
    loop.operands = list(made.operands)
    loop.properties = made.properties
    made.erase()
