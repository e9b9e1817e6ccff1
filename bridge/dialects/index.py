"""The index dialect: arithmetic on indices."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.attributes.index import IndexCmpPredicateAttr
from bridge.dialects.op import Op, OpResult, Value
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import INDEX, Type


def _is_index_on_one_side(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    return (inputs[0] is INDEX) != (outputs[0] is INDEX)


class CastSOp(Op, name="index.casts"):
    """An index as a signed integer, or the other way round."""

    input: Value
    output: OpResult

    are_cast_compatible = staticmethod(_is_index_on_one_side)


class CastUOp(Op, name="index.castu"):
    """An index as an unsigned integer, or the other way round."""

    input: Value
    output: OpResult

    are_cast_compatible = staticmethod(_is_index_on_one_side)


class AddOp(Op, name="index.add"):
    """The sum of indices, modulo their width."""

    lhs: Value
    rhs: Value
    result: OpResult


class AndOp(Op, name="index.and"):
    """The bits that are set in both."""

    lhs: Value
    rhs: Value
    result: OpResult


class BoolConstantOp(Op, name="index.bool.constant"):
    """`true` or `false`."""

    value: IntegerAttr
    result: OpResult


class CeilDivSOp(Op, name="index.ceildivs"):
    """The quotient of signed indices, rounded up."""

    lhs: Value
    rhs: Value
    result: OpResult


class CeilDivUOp(Op, name="index.ceildivu"):
    """The quotient of unsigned indices, rounded up."""

    lhs: Value
    rhs: Value
    result: OpResult


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


class DivSOp(Op, name="index.divs"):
    """The quotient of signed indices, rounded towards zero."""

    lhs: Value
    rhs: Value
    result: OpResult


class DivUOp(Op, name="index.divu"):
    """The quotient of unsigned indices, rounded down."""

    lhs: Value
    rhs: Value
    result: OpResult


class FloorDivSOp(Op, name="index.floordivs"):
    """The quotient of signed indices, rounded down."""

    lhs: Value
    rhs: Value
    result: OpResult


class MaxSOp(Op, name="index.maxs"):
    """The larger of signed indices."""

    lhs: Value
    rhs: Value
    result: OpResult


class MaxUOp(Op, name="index.maxu"):
    """The larger of unsigned indices."""

    lhs: Value
    rhs: Value
    result: OpResult


class MinSOp(Op, name="index.mins"):
    """The smaller of signed indices."""

    lhs: Value
    rhs: Value
    result: OpResult


class MinUOp(Op, name="index.minu"):
    """The smaller of unsigned indices."""

    lhs: Value
    rhs: Value
    result: OpResult


class MulOp(Op, name="index.mul"):
    """The product of indices, modulo their width."""

    lhs: Value
    rhs: Value
    result: OpResult


class OrOp(Op, name="index.or"):
    """The bits that are set in either."""

    lhs: Value
    rhs: Value
    result: OpResult


class RemSOp(Op, name="index.rems"):
    """What a division of signed indices leaves."""

    lhs: Value
    rhs: Value
    result: OpResult


class RemUOp(Op, name="index.remu"):
    """What a division of unsigned indices leaves."""

    lhs: Value
    rhs: Value
    result: OpResult


class ShlOp(Op, name="index.shl"):
    """Bits moved to the left; zeros come in from the right."""

    lhs: Value
    rhs: Value
    result: OpResult


class ShrSOp(Op, name="index.shrs"):
    """Bits moved to the right; copies of the sign come in."""

    lhs: Value
    rhs: Value
    result: OpResult


class ShrUOp(Op, name="index.shru"):
    """Bits moved to the right; zeros come in."""

    lhs: Value
    rhs: Value
    result: OpResult


class SizeOfOp(Op, name="index.sizeof"):
    """How many bits an index has."""

    result: OpResult


class SubOp(Op, name="index.sub"):
    """The difference of indices, modulo their width."""

    lhs: Value
    rhs: Value
    result: OpResult


class XOrOp(Op, name="index.xor"):
    """The bits that are set in one alone."""

    lhs: Value
    rhs: Value
    result: OpResult
