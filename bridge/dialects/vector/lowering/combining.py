"""What combines elements, and what is done where lanes are masked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bridge.dialects import arith
from bridge.dialects.vector.masking import MaskOp
from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import FloatType

_FLOATS: Final[Mapping[str, Callable[..., Operation]]] = {
    "add": arith.AddFOp,
    "mul": arith.MulFOp,
    "minnumf": arith.MinNumFOp,
    "maxnumf": arith.MaxNumFOp,
    "minimumf": arith.MinimumFOp,
    "maximumf": arith.MaximumFOp,
}
_INTEGERS: Final[Mapping[str, Callable[..., Operation]]] = {
    "add": arith.AddIOp,
    "mul": arith.MulIOp,
    "minsi": arith.MinSIOp,
    "minui": arith.MinUIOp,
    "maxsi": arith.MaxSIOp,
    "maxui": arith.MaxUIOp,
    "and": arith.AndIOp,
    "or": arith.OrIOp,
    "xor": arith.XOrIOp,
}
"""What combines two elements, by the word of the kind."""


def combined(
    word: str, one: Value, other: Value, flags: Attribute | None = None
) -> Value:
    """Two values combined in the way of a kind's word."""
    if not isinstance(element_or_self(one.type), FloatType):
        return _INTEGERS[word](one, other).results[0]
    return _FLOATS[word](one, other, fastmath=flags).results[0]


def combines_floats(word: str) -> bool:
    """Whether floats can be combined in such a way."""
    return word in _FLOATS


def combines_integers(word: str) -> bool:
    """Whether integers can be combined in such a way."""
    return word in _INTEGERS


def chosen(mask: Value | None, value: Value, other: Value) -> Value:
    """A value where a mask is set, if there is a mask, and another elsewhere."""
    return value if mask is None else arith.SelectOp(mask, value, other).result


def mask_around(op: Operation) -> MaskOp | None:
    """The `vector.mask` that an operation is under."""
    around = op.parent_op
    return around if isinstance(around, MaskOp) else None
