"""Conversions of floats to narrow ones, several at once."""

from __future__ import annotations

from typing import ClassVar

from bridge.dialects.nvvm.kinds import case, is_set
from bridge.ir.attributes import Attribute, IntegerAttr, TypeAttr
from bridge.ir.types import FloatType
from bridge.op.base import Op, Value, of_signature


class Narrowing(Op):
    """To or from formats that the op's type does not show."""

    formats: ClassVar[tuple[str, ...]] = ()
    """The formats that an attribute may name."""
    which: ClassVar[str] = "dstTy"
    """The attribute."""

    @property
    def direction(self) -> str:
        """Source and destination types, by the op's name."""
        source, _, target = self.name.removeprefix("nvvm.convert.").partition(".to.")
        return f"from {source} to {target}"

    def check_format(self) -> str:
        """The format; raises `Invalid` where it is another."""
        named = self.properties[self.which]
        ty = named.type if isinstance(named, TypeAttr) else None
        if isinstance(ty, FloatType) and ty.name in self.formats:
            return ty.name
        names = [f"'{name}'" for name in self.formats]
        kinds = "type is" if len(names) == 1 else "types are"
        if len(names) > 2:
            names[-1] = "and " + names[-1]
            raise self.error(
                f"Only {', '.join(names)} {kinds} supported for conversions "
                f"{self.direction}"
            )
        raise self.error(
            f"Only {' and '.join(names)} {kinds} supported for conversions "
            f"{self.direction}."
        )

    @of_signature
    def verify(self) -> None:
        self.check_format()


_F8 = ("f8E4M3FN", "f8E5M2")
_F6 = ("f6E2M3FN", "f6E3M2FN")
_F4 = ("f4E2M1FN",)
_SCALE = ("f8E8M0FNU",)


class ConvertF32x4ToF8x4Op(Narrowing, name="nvvm.convert.f32x4.to.f8x4"):
    """Converts four f32 to 8-bit floats."""

    formats = _F8


class ConvertF32x4ToF6x4Op(Narrowing, name="nvvm.convert.f32x4.to.f6x4"):
    """Converts four f32 to 6-bit floats."""

    formats = _F6


class ConvertF32x4ToF4x4Op(Narrowing, name="nvvm.convert.f32x4.to.f4x4"):
    """Converts four f32 to 4-bit floats."""

    formats = _F4


class ConvertF32x2ToF6x2Op(Narrowing, name="nvvm.convert.f32x2.to.f6x2"):
    """Converts two f32 to 6-bit floats."""

    formats = _F6


class ConvertF32x2ToF4x2Op(Narrowing, name="nvvm.convert.f32x2.to.f4x2"):
    """Converts two f32 to 4-bit floats."""

    formats = _F4


class ConvertF16x2ToF8x2Op(Narrowing, name="nvvm.convert.f16x2.to.f8x2"):
    """Converts two f16 to 8-bit floats."""

    formats = _F8


class ConvertF8x2ToF16x2Op(Narrowing, name="nvvm.convert.f8x2.to.f16x2"):
    """Converts two 8-bit floats to f16."""

    formats = _F8
    which = "srcType"


class ConvertF8x2ToBF16x2Op(Op, name="nvvm.convert.f8x2.to.bf16x2"):
    """Converts two 8-bit floats to bf16."""

    src_type: TypeAttr
    relu: IntegerAttr

    @of_signature
    def verify(self) -> None:
        if self.src_type.type == FloatType("f8E8M0FNU") and is_set(self.relu):
            raise self.error("relu not supported for conversions from 'f8E8M0FNU' type")


class ConvertF6x2ToF16x2Op(Narrowing, name="nvvm.convert.f6x2.to.f16x2"):
    """Converts two 6-bit floats to f16."""

    formats = _F6
    which = "srcType"


class ConvertF4x2ToF16x2Op(Narrowing, name="nvvm.convert.f4x2.to.f16x2"):
    """Converts two 4-bit floats to f16."""

    formats = _F4
    which = "srcType"


class _RoundedNarrowing(Narrowing):
    """Two floats to 8 bits: the format decides how they may be rounded."""

    formats = (*_F8, *_SCALE)

    rnd: Attribute
    sat: Attribute
    relu: IntegerAttr

    @of_signature
    def verify(self) -> None:
        scale = self.check_format() in _SCALE
        rounding, source = case(self.rnd), self.direction.partition(" to ")[0]
        where = f"supported for conversions {source} to"
        if scale:
            if rounding not in ("rz", "rp"):
                raise self.error(
                    f"Only RZ and RP rounding modes are {where} 'f8E8M0FNU' type"
                )
            if is_set(self.relu):
                raise self.error(
                    "relu not supported for conversions to 'f8E8M0FNU' type"
                )
            return
        formats = "'f8E4M3FN' and 'f8E5M2' types"
        if rounding != "rn":
            raise self.error(f"Only RN rounding mode is {where} {formats}")
        if case(self.sat) != "satfinite":
            raise self.error(f"Only SATFINITE saturation mode is {where} {formats}")


class ConvertF32x2ToF8x2Op(_RoundedNarrowing, name="nvvm.convert.f32x2.to.f8x2"):
    """Converts two f32 to 8-bit floats."""


class ConvertBF16x2ToF8x2Op(_RoundedNarrowing, name="nvvm.convert.bf16x2.to.f8x2"):
    """Converts two bf16 to 8-bit floats."""


class ConvertFloatToTF32Op(Op, name="nvvm.convert.float.to.tf32"):
    """Converts a float to tf32."""

    rnd: Attribute
    relu: IntegerAttr

    @of_signature
    def verify(self) -> None:
        rounding = case(self.rnd)
        if rounding == "rna":
            if is_set(self.relu):
                raise self.bare_error("Relu not supported with rna rounding mode.")
        elif rounding not in ("rn", "rz"):
            raise self.bare_error(
                "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op."
            )


class _HalvesOp(Op):
    """Conversions to two 16-bit floats; stochastic rounding takes random bits."""

    rnd: Attribute
    random_bits: Value | None

    @of_signature
    def verify(self) -> None:
        rounding = case(self.rnd)
        given = self.random_bits is not None
        if rounding not in ("rn", "rz", "rs"):
            raise self.error(
                "Only RN, RZ, and RS rounding modes are supported for conversions from "
                f"f32x2 to {self.name.rpartition('.')[2]}."
            )
        if rounding == "rs" and not given:
            raise self.error("random_bits is required for RS rounding mode.")
        if rounding != "rs" and given:
            raise self.error("random_bits not supported for RN and RZ rounding modes.")


class ConvertF32x2ToF16x2Op(_HalvesOp, name="nvvm.convert.f32x2.to.f16x2"):
    """Converts two f32 to f16."""


class ConvertF32x2ToBF16x2Op(_HalvesOp, name="nvvm.convert.f32x2.to.bf16x2"):
    """Converts two f32 to bf16."""
