"""Products of matrices, each lane of a wave holding a part."""

from __future__ import annotations

from typing import Any, Final

from bridge.ir.attributes import Attribute, IntegerAttr, UnitAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.types import (
    F32,
    I16,
    I32,
    FloatType,
    IntegerType,
    Type,
    VectorType,
    narrow,
)
from bridge.op.base import Op, Value, of_signature

_WAVE: Final = 64


def is_float(ty: Type, *widths: int) -> bool:
    """Whether a type is a float, of one of these widths if any are given."""
    return isinstance(ty, FloatType) and (not widths or ty.width in widths)


def _count(ty: Type) -> int:
    return ty.num_elements if isinstance(ty, VectorType) else 1


class MFMAOp(Op, name="amdgpu.mfma"):
    """Matrix fused multiply-add (MFMA)."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    blocks: IntegerAttr
    cbsz: IntegerAttr
    abid: IntegerAttr
    blgp: Attribute
    negate_a: UnitAttr | None
    negate_b: UnitAttr | None
    negate_c: UnitAttr | None
    source_a: Value
    source_b: Value
    dest_c: Value

    @of_signature
    def verify(self) -> None:
        self._verify_sources()
        self._verify_counts()
        is_double = is_float(element_or_self(self.dest_c.type), 64)
        permutation: Any = self.blgp
        if is_double and permutation.value != "none":
            raise self.error("double-precision ops do not support permuting lanes of B")
        if is_double and self.cbsz.value:
            raise self.error("double-precision ops do not support permuting lanes of A")
        if self.abid.value >= 1 << (self.cbsz.value & 31):
            raise self.error("block ID for permuting A (abid) must be below 2 ** cbsz")
        negated = (self.negate_a, self.negate_b, self.negate_c)
        if not is_double and any(flag is not None for flag in negated):
            raise self.error(
                "negation flags only available for double-precision operations"
            )

    def _verify_sources(self) -> None:
        a, b = self.source_a.type, self.source_b.type
        if not is_float(element_or_self(a), 4, 6, 8):
            if a is not b:
                raise self.error(
                    "expected both non-small-float source operand types to match "
                    "exactly"
                )
            return
        if not is_float(element_or_self(b), 4, 6, 8):
            raise self.error(
                "expected both source operands to have small-float elements if one does"
            )
        if _count(a) != _count(b):
            raise self.error(
                "expected both small-float source vectors to have the same length"
            )

    def _verify_counts(self) -> None:
        a = self.source_a.type
        element, given = element_or_self(a), _count(a)
        if isinstance(element, IntegerType) and element.width in (32, 64):
            given *= element.width // 8
        rows = self.m.value * self.blocks.value
        wanted = rows * self.k.value // _WAVE
        if given != wanted:
            raise self.error(
                f"expected {wanted} source values for this operation but got {given}"
            )
        wanted, given = rows * self.n.value // _WAVE, _count(self.dest_c.type)
        if given != wanted:
            raise self.error(
                f"expected {wanted} result values for this operation but got {given}"
            )


class WMMAOp(Op, name="amdgpu.wmma"):
    """Wave matrix multiply-accumulate (WMMA)."""

    unsigned_a: UnitAttr | None
    unsigned_b: UnitAttr | None
    clamp: UnitAttr | None
    source_a: Value
    source_b: Value
    dest_c: Value

    @of_signature
    def verify(self) -> None:
        a = narrow(self.source_a.type, VectorType)
        b = narrow(self.source_b.type, VectorType)
        result = narrow(self.dest_c.type, VectorType)
        if a.num_elements != b.num_elements:
            raise self.error(f"source vectors have different lengths: '{a}' vs. '{b}'")
        floats = is_float(a.element)
        if is_float(result.element) is not floats:
            kind = "int" if floats else "float"
            raise self.error(f"expected {kind} sources with {kind} destination")
        if a.element is not b.element and not is_float(a.element, 8):
            raise self.error(
                "source element types must match (except for fp8/bf8) but have "
                f"'{a}' and '{b}'"
            )
        if floats and self.clamp is not None:
            raise self.error("clamp flag is not supported for float types")
        if floats and (self.unsigned_a is not None or self.unsigned_b is not None):
            raise self.error("unsigned flags are not supported for float types")


_WIDE: Final = frozenset({"f8E4M3FN", "f8E5M2", "f6E2M3FN", "f6E3M2FN"})
_E8, _E4 = "f8E8M0FNU", "f8E4M3FN"


def _is_scaling(a: str, scale_a: str, b: str, scale_b: str) -> bool:
    """Whether the kinds of numbers go with the kinds of their scales."""
    if (scale_a, scale_b) == (_E8, _E8):
        return True
    fours = a not in _WIDE, b not in _WIDE
    return {
        (False, True): (_E8, _E4),
        (True, False): (_E4, _E8),
        (True, True): (_E4, _E4),
    }.get(fours) == (scale_a, scale_b)


class ScaledWMMAOp(Op, name="amdgpu.scaled_wmma"):
    """Wave matrix multiply-accumulate of scaled matrices."""

    m: IntegerAttr
    a_first_scale_lane: IntegerAttr
    source_a: Value
    source_b: Value
    dest_c: Value
    scale_a: Value
    scale_b: Value

    @of_signature
    def verify(self) -> None:
        a = narrow(self.source_a.type, VectorType)
        b = narrow(self.source_b.type, VectorType)
        result = narrow(self.dest_c.type, VectorType)
        rows = self.m.value
        wanted = 8 if rows == 16 else 16
        if result.num_elements != wanted:
            raise self.error(
                f"expected output vector of length {wanted} but got "
                f"{result.num_elements}"
            )
        if rows != 16 and not (is_float(a.element, 4) or is_float(b.element, 4)):
            raise self.error("32x16x128 only supports fp4 element types")
        for name, ty, wanted in (("A", a, 64 if rows == 16 else 128), ("B", b, 64)):
            if ty.num_elements != wanted:
                raise self.error(
                    f"for {16 if rows == 16 else 32}x16x128, source{name} must have "
                    f"{wanted} elements but got {ty.num_elements}"
                )
        if rows != 16 and self.a_first_scale_lane.value:
            raise self.error("for 32x16x128, a_first_scale_lane must be 0")
        self._verify_scales(a.element, b.element)

    def _verify_scales(self, a: Type, b: Type) -> None:
        scale_a, scale_b = (
            element_or_self(scale.type) for scale in (self.scale_a, self.scale_b)
        )
        if not {str(scale_a), str(scale_b)} <= {_E8, _E4}:
            raise self.error(
                "scale operands must have f8 element types (E8M0FNU or E4M3FN)"
            )
        if not _is_scaling(str(a), str(scale_a), str(b), str(scale_b)):
            raise self.error(
                "invalid combination of matrix and scale types: "
                f"sourceA='{a}', scaleA='{scale_a}', sourceB='{b}', scaleB='{scale_b}'"
            )


_ACCUMULATORS: Final = {
    "f16": (("f32", "f16"), "f16"),
    "bf16": (("f32", "bf16"), "bf16"),
    "f8E4M3FN": (("f32",), "fp8"),
    "f8E5M2": (("f32",), "fp8"),
}
"""What products of elements may be added to, and how the elements are called."""


class DotOp(Op, name="amdgpu.dot"):
    """Dot product of two short vectors, accumulated."""

    source_a: Value
    source_b: Value
    dest_c: Value
    unsigned_a: UnitAttr | None
    unsigned_b: UnitAttr | None
    clamp: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        source = element_or_self(self.source_a.type)
        other = element_or_self(self.source_b.type)
        if source is not other and not (is_float(source, 8) and is_float(other, 8)):
            raise self.error("expected source operands to have the same element type")
        accumulators, kind = _ACCUMULATORS.get(str(source), (("i32",), "integer"))
        if str(self.dest_c.type) not in accumulators:
            wanted = " or ".join(accumulators)
            raise self.error(f"expected {wanted} accumulator for {kind} sources")
        unsigned = (self.unsigned_a is not None, self.unsigned_b is not None)
        if any(unsigned) and is_float(source):
            raise self.error(
                "unsignedA/unsignedB are only valid for integer source types"
            )
        if unsigned[0] != unsigned[1] and source is I16:
            raise self.error(
                "mixed-sign dot is not supported for 16-bit integer sources"
            )
        wide = self.dest_c.type in (F32, I32) and not is_float(source, 8)
        if self.clamp is not None and not wide:
            raise self.error(
                "clamp is not supported for this (source, accumulator) combination"
            )
