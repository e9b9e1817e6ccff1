"""`convert-complex-to-llvm`: complex numbers become structs of two floats.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.dialects import complex as complex_
from bridge.dialects import llvm
from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.dialects.llvm.types import StructType
from bridge.errors import PassFailed
from bridge.ir.core import Operation, Value
from bridge.ir.types import Type
from bridge.passes.llvm_complex_division import DIVISIONS, Float, Number
from bridge.passes.llvm_conversion import convert_to_llvm, is_known, llvm_target
from bridge.passes.llvm_lanes import fast_math_of, made_of, same
from bridge.passes.llvm_structs import extracted, inserted
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
)
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertComplexToLlvm", "complex_patterns"]


class ConvertComplexToLlvm(Pass, name="convert-complex-to-llvm"):
    """Convert Complex dialect to LLVM dialect."""

    complex_range: str = "basic"

    def knows(self, op: Operation) -> bool:
        return self.complex_range in DIVISIONS and is_known(op, _target())

    def run(self, op: Operation) -> None:
        if self.complex_range not in DIVISIONS:
            raise PassFailed(f"{self.name}: no such range {self.complex_range}")
        types = LLVMTypeConverter()
        patterns = complex_patterns(types, self.complex_range)
        convert_to_llvm(op, types, patterns, _target())


def _target() -> ConversionTarget:
    target = llvm_target()
    target.illegal("complex")
    return target


def complex_patterns(types: LLVMTypeConverter, range_: str = "basic") -> list[Pattern]:
    """The patterns of complex numbers, of parts that may be in a range."""
    return [
        *(kind(types) for kind in (_Abs, _Constant, _Create)),
        *(_Part(types, cls, place) for cls, place in _PARTS.items()),
        *(_Binary(types, cls, rule) for cls, rule in _RULES.items()),
        _Binary(types, complex_.DivOp, DIVISIONS[range_]),
    ]


class _OfParts(ConversionPattern):
    def __init__(self, converter: LLVMTypeConverter) -> None:
        super().__init__(converter)
        self.types = converter

    def packed(self, op: Operation) -> Value | None:
        """A struct for the result, of which nothing is known yet."""
        ty = self.types.convert_one(op.results[0].type)
        return None if ty is None else llvm.PoisonOp(ty).res


def _parts(value: Value) -> Number:
    element = _element(value.type)
    return extracted(value, [0], element), extracted(value, [1], element)


def _element(ty: Type) -> Type:
    assert isinstance(ty, StructType)  # what a complex number became
    assert ty.body is not None  # it has both parts
    return ty.body[0]


def _flags(op: Operation) -> Float:
    found = op.properties.get("fastmath")
    if isinstance(found, FastMathFlagsAttr):
        return Float(fast_math_of(found))
    return Float(llvm.FastmathFlagsAttr("none"))


class _Abs(_OfParts, roots=complex_.AbsOp):
    """The root of the sum of squares."""

    def convert(
        self, op: complex_.AbsOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        real, imaginary = _parts(adaptor.operands[0])
        floats = _flags(op)
        squares = floats.products((real, real), (imaginary, imaginary))
        rewriter.replace(op, llvm.SqrtOp(floats.add(*squares)))


class _Constant(_OfParts, roots=complex_.ConstantOp):
    """A constant of llvm, with the same parts."""

    def convert(
        self, op: complex_.ConstantOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = self.types.convert_one(op.results[0].type)
        if ty is not None:
            made = made_of(rewriter, llvm.ConstantOp, (), ty, same(op))
            rewriter.replace(op, made)


class _Create(_OfParts, roots=complex_.CreateOp):
    """A struct of both parts."""

    def convert(
        self, op: complex_.CreateOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        whole = self.packed(op)
        if whole is None:
            return
        for place, part in enumerate(adaptor.operands):
            whole = inserted(whole, part, [place])
        rewriter.replace(op, whole)


_PARTS: Final[dict[type[Operation], int]] = {complex_.ReOp: 0, complex_.ImOp: 1}


class _Part(_OfParts):
    """What the struct has at a place."""

    def __init__(
        self, converter: LLVMTypeConverter, root: type[Operation], place: int
    ) -> None:
        super().__init__(converter)
        self.roots = (root,)
        self._place = place

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        (whole,) = adaptor.operands
        part = extracted(whole, [self._place], _element(whole.type))
        rewriter.replace(op, part)


Rule = Callable[[Number, Number, Float], Number]


class _Binary(_OfParts):
    """A struct of what a rule computes of the parts of both."""

    def __init__(
        self, converter: LLVMTypeConverter, root: type[Operation], rule: Rule
    ) -> None:
        super().__init__(converter)
        self.roots = (root,)
        self._rule = rule

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        lhs, rhs = map(_parts, adaptor.operands)
        whole = self.packed(op)
        if whole is None:
            return
        for place, part in enumerate(self._rule(lhs, rhs, _flags(op))):
            whole = inserted(whole, part, [place])
        rewriter.replace(op, whole)


def _add(lhs: Number, rhs: Number, floats: Float) -> Number:
    return floats.add(lhs[0], rhs[0]), floats.add(lhs[1], rhs[1])


def _subtract(lhs: Number, rhs: Number, floats: Float) -> Number:
    return floats.subtract(lhs[0], rhs[0]), floats.subtract(lhs[1], rhs[1])


def _multiply(lhs: Number, rhs: Number, floats: Float) -> Number:
    (a, b), (c, d) = lhs, rhs
    real = floats.subtract(*floats.products((c, a), (d, b)))
    return real, floats.add(*floats.products((b, c), (a, d)))


_RULES: Final[dict[type[Operation], Rule]] = {
    complex_.AddOp: _add,
    complex_.MulOp: _multiply,
    complex_.SubOp: _subtract,
}
