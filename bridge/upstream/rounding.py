"""Numbers made of fewer bits in a direction that an op names.

LLVM's intrinsics of a rounding mode say which one the processor is in, and do not set
it: code rounds to nearest whatever they name. So a number is rounded to nearest, and
where that went too far, its bits are those of its neighbour.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.dialects import arith, math
from bridge.interpreter.conversions import ROUNDINGS
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import (
    I1,
    I64,
    FloatType,
    IntegerType,
    RankedTensorType,
    Type,
    VectorType,
)
from bridge.op.folding import constant_like

_MODE: Final = "roundingmode"
_NATIVE: Final = frozenset({"f16", "bf16", "f32"})
"""What code rounds to; the others are made by functions that know the modes."""
_GREATER: Final = 2
_LESS: Final = 4
_NEGATIVE: Final = 2


class _Rounding:
    """Builds what rounds the operand of an op in a direction."""

    def __init__(self, op: Operation) -> None:
        self.build = Builder.before(op)
        self.exact = op.operands[0]
        self._wide, self._narrow = self.exact.type, op.results[0].type
        element = element_or_self(self._narrow)
        assert isinstance(element, FloatType)
        self._bits = _like(self._narrow, IntegerType(element.width))
        properties = {k: v for k, v in op.properties.items() if k != _MODE}
        made = self.build(
            arith.TruncFOp.op_name, [self.exact], [self._narrow], properties=properties
        )
        self.nearest = made.result
        self.back = self._of(arith.ExtFOp.op_name, self.nearest, self._wide)

    def toward_zero(self) -> Value:
        size = math.AbsFOp.op_name
        exact = self._of(size, self.exact, self._wide)
        back = self._of(size, self.back, self._wide)
        return self._step(self._compare(_GREATER, back, exact), self._constant(-1))

    def downward(self) -> Value:
        return self._step(self._compare(_GREATER, self.back, self.exact), self._away(1))

    def upward(self) -> Value:
        return self._step(self._compare(_LESS, self.back, self.exact), self._away(-1))

    def _away(self, negative: int) -> Value:
        """What is added to the bits of a negative number; its opposite to others."""
        zero, flags = self._constant(0), _like(self._narrow, I1)
        properties = {"predicate": IntegerAttr(_NEGATIVE, I64)}
        name = arith.CmpIOp.op_name
        is_negative = self.build(
            name, [self._as_bits(), zero], [flags], properties=properties
        ).result
        options = [self._constant(negative), self._constant(-negative)]
        return self._select(is_negative, options)

    def _step(self, is_beyond: Value, step: Value) -> Value:
        """The nearest number, or a neighbour of it where that is beyond."""
        added = self._select(is_beyond, [step, self._constant(0)])
        name = arith.AddIOp.op_name
        moved = self.build(name, [self._as_bits(), added], [self._bits]).result
        return self._of(arith.BitcastOp.op_name, moved, self._narrow)

    def _as_bits(self) -> Value:
        return self._of(arith.BitcastOp.op_name, self.nearest, self._bits)

    def _of(self, name: str, value: Value, ty: Type) -> Value:
        return self.build(name, [value], [ty]).result

    def _compare(self, predicate: int, one: Value, other: Value) -> Value:
        properties = {"predicate": IntegerAttr(predicate, I64)}
        flags = _like(self._wide, I1)
        name = arith.CmpFOp.op_name
        return self.build(name, [one, other], [flags], properties=properties).result

    def _select(self, flags: Value, options: list[Value]) -> Value:
        name = arith.SelectOp.op_name
        return self.build(name, [flags, *options], [self._bits]).result

    def _constant(self, number: int) -> Value:
        value = constant_like(self._bits, number)
        assert value is not None  # `expand` leaves what has no static shape
        name = arith.ConstantOp.op_name
        return self.build(name, [], [self._bits], properties={"value": value}).result


def _like(ty: Type, element: Type) -> Type:
    """A type of the same shape."""
    if isinstance(ty, VectorType):
        return VectorType(ty.shape, element, ty.scalable)
    if isinstance(ty, RankedTensorType):
        return RankedTensorType(ty.shape, element, ty.encoding)
    return element


_WAYS: Final[dict[str, Callable[[_Rounding], Value]]] = {
    "toward_zero": _Rounding.toward_zero,
    "downward": _Rounding.downward,
    "upward": _Rounding.upward,
}


def expand(op: Operation) -> None:
    """Takes one that rounds in a direction apart."""
    mode = op.properties.get(_MODE)
    if not isinstance(mode, IntegerAttr):
        return
    way, ty = _WAYS.get(ROUNDINGS[mode.value]), op.results[0].type
    if isinstance(ty, RankedTensorType) and not ty.has_static_shape:
        return
    if way is not None and str(element_or_self(ty)) in _NATIVE:
        op.replace_with([way(_Rounding(op))])
