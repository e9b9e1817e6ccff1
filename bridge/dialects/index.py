"""The index dialect: arithmetic on indices."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.attributes.index import IndexCmpPredicateAttr
from bridge.dialects.op import Op, OpResult, Value
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import INDEX, Type


def _is_index_on_one_side(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    return (inputs[0] is INDEX) != (outputs[0] is INDEX)


class _CastOp(Op):
    input: Value
    output: OpResult

    are_cast_compatible = staticmethod(_is_index_on_one_side)


class CastSOp(_CastOp, name="index.casts"):
    """An index as a signed integer, or the other way round."""


class CastUOp(_CastOp, name="index.castu"):
    """An index as an unsigned integer, or the other way round."""


class _BinaryOp(Op):
    lhs: Value
    rhs: Value
    result: OpResult


class AddOp(_BinaryOp, name="index.add"):
    """The sum of indices, modulo their width."""


class AndOp(_BinaryOp, name="index.and"):
    """The bits that are set in both."""


class BoolConstantOp(Op, name="index.bool.constant"):
    """`true` or `false`."""

    value: IntegerAttr
    result: OpResult


class CeilDivSOp(_BinaryOp, name="index.ceildivs"):
    """The quotient of signed indices, rounded up."""


class CeilDivUOp(_BinaryOp, name="index.ceildivu"):
    """The quotient of unsigned indices, rounded up."""


class CmpOp(Op, name="index.cmp"):
    """Whether indices are as a predicate says."""

    lhs: Value
    rhs: Value
    pred: IndexCmpPredicateAttr
    result: OpResult


class ConstantOp(Op, name="index.constant"):
    """An index known beforehand."""

    value: IntegerAttr
    result: OpResult


class DivSOp(_BinaryOp, name="index.divs"):
    """The quotient of signed indices, rounded towards zero."""


class DivUOp(_BinaryOp, name="index.divu"):
    """The quotient of unsigned indices, rounded down."""


class FloorDivSOp(_BinaryOp, name="index.floordivs"):
    """The quotient of signed indices, rounded down."""


class MaxSOp(_BinaryOp, name="index.maxs"):
    """The larger of signed indices."""


class MaxUOp(_BinaryOp, name="index.maxu"):
    """The larger of unsigned indices."""


class MinSOp(_BinaryOp, name="index.mins"):
    """The smaller of signed indices."""


class MinUOp(_BinaryOp, name="index.minu"):
    """The smaller of unsigned indices."""


class MulOp(_BinaryOp, name="index.mul"):
    """The product of indices, modulo their width."""


class OrOp(_BinaryOp, name="index.or"):
    """The bits that are set in either."""


class RemSOp(_BinaryOp, name="index.rems"):
    """What a division of signed indices leaves."""


class RemUOp(_BinaryOp, name="index.remu"):
    """What a division of unsigned indices leaves."""


class ShlOp(_BinaryOp, name="index.shl"):
    """Bits moved to the left; zeros come in from the right."""


class ShrSOp(_BinaryOp, name="index.shrs"):
    """Bits moved to the right; copies of the sign come in."""


class ShrUOp(_BinaryOp, name="index.shru"):
    """Bits moved to the right; zeros come in."""


class SizeOfOp(Op, name="index.sizeof"):
    """How many bits an index has."""

    result: OpResult


class SubOp(_BinaryOp, name="index.sub"):
    """The difference of indices, modulo their width."""


class XOrOp(_BinaryOp, name="index.xor"):
    """The bits that are set in one alone."""
