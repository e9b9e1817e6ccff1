"""From which types to which each of arith's casts goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import gt, lt

from bridge.ir.shapes import element_or_self, shapes_match
from bridge.ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    Type,
    UnrankedTensorType,
    VectorType,
)

Types = Sequence[Type]
Compatible = Callable[[Types, Types], bool]
Number = IntegerType | FloatType


def widens(kind: type[Number]) -> Compatible:
    """To more bits, of a kind of numbers."""
    return _by_width(kind, gt)


def narrows(kind: type[Number]) -> Compatible:
    """To fewer bits, of a kind of numbers."""
    return _by_width(kind, lt)


def _by_width(kind: type[Number], right: Callable[[int, int], bool]) -> Compatible:
    def compatible(inputs: Types, outputs: Types) -> bool:
        # A scale, where there is one, may be of any type.
        pair = _numbers(inputs[:1], outputs, kind, kind)
        return pair is not None and right(pair[1].width, pair[0].width)

    return compatible


def converts(source: type[Number], target: type[Number]) -> Compatible:
    """Between kinds of numbers, of any widths."""
    return lambda ins, outs: _numbers(ins, outs, source, target) is not None


def reinterprets(inputs: Types, outputs: Types) -> bool:
    """To a type of the same width, in memory too."""
    pair = _scalars(inputs, outputs, memory=True)
    if pair is None:
        return False
    source, target = pair
    return (
        isinstance(source, Number)
        and isinstance(target, Number)
        and source.width == target.width
    )


def changes_format(inputs: Types, outputs: Types) -> bool:
    """To another format of floats, of the same width."""
    pair = _numbers(inputs, outputs, FloatType, FloatType)
    if pair is None:
        return False
    source, target = pair
    return source is not target and source.width == target.width


def casts_index(inputs: Types, outputs: Types) -> bool:
    """From an index to an integer without a sign, or back, in memory too."""
    pair = _scalars(inputs, outputs, memory=True)
    if pair is None:
        return False
    return any(
        isinstance(index, IndexType)
        and isinstance(other, IntegerType)
        and other.signedness == "signless"
        for index, other in (pair, pair[::-1])
    )


def _numbers(
    inputs: Types, outputs: Types, source: type[Number], target: type[Number]
) -> tuple[Number, Number] | None:
    pair = _scalars(inputs, outputs, memory=False)
    if pair is None:
        return None
    one, other = pair
    if isinstance(one, source) and isinstance(other, target):
        return one, other
    return None


def _scalars(
    inputs: Types, outputs: Types, *, memory: bool
) -> tuple[Type, Type] | None:
    """What two types of one shape hold; None where a cast is out of question."""
    if len(inputs) != 1 or len(outputs) != 1:
        return None
    pair = inputs[0], outputs[0]
    if not shapes_match(*pair) or not _same_encoding(*pair):
        return None
    if not all(_holds_numbers(ty, memory=memory) for ty in pair):
        return None
    return element_or_self(pair[0]), element_or_self(pair[1])


def _holds_numbers(ty: Type, *, memory: bool) -> bool:
    if not isinstance(ty, ShapedType):
        return True
    if isinstance(ty, MemRefType):
        return memory
    return isinstance(ty, VectorType | RankedTensorType | UnrankedTensorType)


def _same_encoding(one: Type, other: Type) -> bool:
    if isinstance(one, RankedTensorType) and isinstance(other, RankedTensorType):
        return one.encoding is other.encoding
    return True
