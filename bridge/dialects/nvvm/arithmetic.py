"""Arithmetic of floats with a rounding mode."""

from __future__ import annotations

from typing import Any

from bridge.dialects.llvm.shapes import element
from bridge.dialects.nvvm.kinds import case, is_set
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.types import BF16, F16, F32, F64
from bridge.op.base import Op, OpResult, of_signature


def _rounding(op: Any) -> str:
    """How it is rounded; raises `Invalid` where arithmetic is not."""
    return case(op.rnd) or "none"


def _saturation(op: FmaOp | _SumOp) -> str:
    """How it is saturated; raises `Invalid` where arithmetic is not."""
    return case(op.sat) or "none"


def _verify_flushing(op: DivFOp | SqrtOp) -> None:
    if is_set(op.ftz) and op.res.type is F64:
        raise op.error("FTZ is not supported for f64")


class DivFOp(Op, name="nvvm.divf"):
    """Floating-point division."""

    res: OpResult
    approx: IntegerAttr
    full: IntegerAttr
    ftz: IntegerAttr

    @of_signature
    def verify(self) -> None:
        rounding = _rounding(self)
        if is_set(self.approx) and is_set(self.full):
            raise self.error("'approx' and 'full' are mutually exclusive")
        if is_set(self.approx) or is_set(self.full):
            forms = "'approx' and 'full' forms"
            if self.res.type is not F32:
                raise self.error(f"{forms} are f32-only")
            if rounding != "none":
                raise self.error(f"{forms} do not accept a rounding mode")
            return
        if rounding == "none":
            raise self.error("rounding mode cannot be None for the rounded divide")
        _verify_flushing(self)


class SqrtOp(Op, name="nvvm.sqrt"):
    """Square root."""

    ftz: IntegerAttr
    res: OpResult

    @of_signature
    def verify(self) -> None:
        if _rounding(self) == "none":
            raise self.error("rounding mode cannot be None")
        _verify_flushing(self)


class _SumOp(Op):
    """The base of addition and subtraction."""

    res: OpResult
    rnd: Attribute
    sat: Attribute
    ftz: IntegerAttr

    @of_signature
    def verify(self) -> None:
        rounding, saturated = _rounding(self), _saturation(self) == "sat"
        changed = saturated or is_set(self.ftz)
        ty, what = element(self.res.type), "additions/subtractions"
        if ty is F64 and changed:
            raise self.error(
                f"FTZ and saturation are not supported for {what} involving f64 type"
            )
        name = "f16" if ty is F16 else "bf16" if ty is BF16 else ""
        if name and rounding not in ("none", "rn"):
            raise self.error(
                f"only RN rounding mode is supported for {name} and vector<2x{name}> "
                + what
            )
        if ty is BF16 and changed:
            raise self.error(
                "FTZ and saturation are not supported for bf16 and vector<2xbf16> "
                + what
            )


class AddFOp(_SumOp, name="nvvm.addf"):
    """Floating-point addition."""


class SubFOp(_SumOp, name="nvvm.subf"):
    """Floating-point subtraction."""


class FmaOp(Op, name="nvvm.fma"):
    """Fused multiply-add."""

    res: OpResult
    ftz: IntegerAttr
    relu: IntegerAttr
    oob: IntegerAttr
    sat: Attribute

    @of_signature
    def verify(self) -> None:
        rounding, saturation = _rounding(self), _saturation(self)
        if rounding == "none":
            raise self.error("rounding mode must be specified")
        saturated, flushed = saturation == "sat", is_set(self.ftz)
        if is_set(self.relu) and saturated:
            raise self.error("relu and saturation are not supported together")
        if is_set(self.oob) and (saturated or flushed):
            raise self.error("oob is not supported with saturation or FTZ")
        self._verify_type(rounding, changed=saturated or flushed)

    def _verify_type(self, rounding: str, *, changed: bool) -> None:
        ty = element(self.res.type)
        if (is_set(self.relu) or is_set(self.oob)) and ty not in (F16, BF16):
            raise self.error("relu and oob are only supported for f16 and bf16")
        if ty is F64 and changed:
            raise self.error("FTZ and saturation are not supported for f64 type")
        if ty is BF16 and changed:
            raise self.error(
                "FTZ and saturation are not supported for bf16 and vector<2xbf16>"
            )
        name = "f16" if ty is F16 else "bf16" if ty is BF16 else ""
        if name and rounding != "rn":
            raise self.error(
                f"only RN rounding mode is supported for {name} and vector<2x{name}>"
            )
