"""Casts between floating-point types, alone or in vectors."""

from __future__ import annotations

from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.types import FloatType, Type, VectorType
from bridge.op.base import Op, Value, of_signature

_WIDE = (16, 32, 64)
_EXPONENTS = "f8E8M0FNU"


class _Cast(Op):
    rnd: Attribute
    relu: IntegerAttr

    def elements(self) -> tuple[FloatType, FloatType]:
        """The types cast from and to; raises `Invalid` for unlike shapes."""
        source, result = self.operands[0].type, self.results[0].type
        emitted = f", got '{source}' and '{result}'"
        if isinstance(source, VectorType) is not isinstance(result, VectorType):
            raise self.error(
                "input and output must both be scalars or both be vectors" + emitted
            )
        if _shape(source) != _shape(result):
            raise self.error("input and output shapes must match" + emitted)
        return _element(source), _element(result)

    def expect_mode(self, expected: str, *modes: str) -> None:
        """Raises `Invalid` where the rounding mode is none of these."""
        if self.mode not in modes:
            raise self.error(f"expects {expected}, but got {self.rnd}")

    @property
    def mode(self) -> str:
        return str(self.rnd).partition("<")[2].removesuffix(">")


def _shape(ty: Type) -> tuple[object, ...]:
    return (ty.shape, ty.scalable) if isinstance(ty, VectorType) else ()


def _element(ty: Type) -> FloatType:
    element = ty.element if isinstance(ty, VectorType) else ty
    if not isinstance(element, FloatType):
        raise TypeError(f"{element} is no floating-point type")
    return element


class ExtFOp(_Cast, name="nvgpu.extf"):
    """Extends floats to a wider type."""

    @of_signature
    def verify(self) -> None:
        source, result = self.elements()
        if result.width <= source.width:
            raise self.error(
                f"result type '{result}' must be wider than operand type '{source}'"
            )
        if result.width not in _WIDE:
            raise self.error(
                f"result type must be 16, 32, or 64 bitwidth, but got {result.width}"
            )
        if source.name == _EXPONENTS and result.name not in ("bf16", "f32"):
            raise self.error("expects bf16 or f32 output type when input type is e8m0.")
        self.expect_mode("RN rounding mode", "rn")
        if self.relu.value and result.name == "bf16":
            raise self.error("relu is not supported for bf16 destination")


class TruncFOp(_Cast, name="nvgpu.truncf"):
    """Truncates floats to a narrower type."""

    random_bits: Value | None

    @of_signature
    def verify(self) -> None:
        source, result = self.elements()
        if result.width >= source.width:
            raise self.error(
                f"result type '{result}' must be narrower than operand type '{source}'"
            )
        if source.width not in _WIDE:
            raise self.error(
                f"input type must be 64/32/16 bitwidth, but got {source.width}"
            )
        self._verify_mode(source, result)
        if self.random_bits is not None and self.mode != "rs":
            raise self.error("random_bits can only be used with RS rounding mode")
        if self.random_bits is None and self.mode == "rs":
            raise self.error("random_bits operand is required with RS rounding")

    def _verify_mode(self, source: FloatType, result: FloatType) -> None:
        to_half = source.name == "f32" and result.name in ("f16", "bf16")
        if result.name == _EXPONENTS:
            expected = "RZ or RP rounding mode when result type is e8m0"
            self.expect_mode(expected, "rz", "rp")
        elif to_half:
            expected = "RN or RZ rounding mode for f32 to f16/bf16"
            self.expect_mode(expected, "rn", "rz", "rs")
        elif self.mode == "rs":
            raise self.error(
                "RS (stochastic) rounding is only supported for f32->f16/bf16, got "
                f"'{source}' -> '{result}'"
            )
        else:
            of_double = source.name == "f64" and result.width >= 16
            wanted = " for f64 input" if of_double else ""
            self.expect_mode(f"RN rounding mode{wanted}", "rn")


class RcpOp(Op, name="nvgpu.rcp"):
    """Approximate reciprocal of a vector."""

    rounding: Attribute
    approx: IntegerAttr
    ftz: IntegerAttr

    @of_signature
    def verify(self) -> None:
        wrong = ""
        if not (self.approx.value and self.ftz.value):
            wrong = "non-approx or non-ftz"
        elif str(self.rounding) != "#nvvm.fp_rnd_mode<none>":
            wrong = str(self.rounding)
        if wrong:
            raise self.error(f"has a limitation. {wrong} is not supported yet.")
