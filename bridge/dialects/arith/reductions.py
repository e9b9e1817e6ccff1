"""What reduces values in any order: its names, and the values that change nothing."""

from __future__ import annotations

from typing import Final, NamedTuple

from bridge.dialects import arith
from bridge.ir.attributes import FloatAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.floats import FloatFormat, from_float
from bridge.ir.types import FloatType, IndexType, IntegerType, Type

__all__ = ["REDUCTIONS", "Reduction"]


class Reduction(NamedTuple):
    """What combines two values, in any order."""

    kind: str
    """Its name among the kinds of `arith`."""
    word: str
    """Its name among the kinds of `vector.reduction`."""
    neutral: str
    """The name of the value that changes nothing; see `neutral_in`."""

    def neutral_in(self, ty: Type) -> IntegerAttr | FloatAttr | None:
        """The value of a type that changes nothing, where there is one that is known.

        Of `index` those alone are known that are so in any width.
        """
        if isinstance(ty, FloatType):
            found = _float(ty.format, self.neutral)
            return None if found is None else FloatAttr.of_bits(found, ty)
        if isinstance(ty, IntegerType):
            return IntegerAttr(_integer(ty.width, self.neutral), ty)
        if isinstance(ty, IndexType) and self.neutral in ("zero", "one"):
            return IntegerAttr(_integer(64, self.neutral), ty)
        return None


def _integer(width: int, neutral: str) -> int:
    lowest = -(1 << width - 1)
    return {"zero": 0, "one": 1, "ones": -1, "highest": -1 - lowest, "lowest": lowest}[
        neutral
    ]


def _float(fmt: FloatFormat, neutral: str) -> int | None:
    """The bits of a value, where a format has it."""
    if neutral in ("zero", "one"):
        return from_float(fmt, float(neutral == "one")) if fmt.zero else None
    if fmt.specials != "ieee":
        return None
    sign = 1 << fmt.sign_bit
    return {
        "highest": fmt.infinity,
        "lowest": fmt.infinity | sign,
        "nan": fmt.nan,
        "-nan": fmt.nan | sign,
    }[neutral]


REDUCTIONS: Final[dict[type[Operation], Reduction]] = {
    arith.AddFOp: Reduction("addf", "add", "zero"),
    arith.AddIOp: Reduction("addi", "add", "zero"),
    arith.AndIOp: Reduction("andi", "and", "ones"),
    arith.MaximumFOp: Reduction("maximumf", "maximumf", "lowest"),
    arith.MaxNumFOp: Reduction("maxnumf", "maxnumf", "-nan"),
    arith.MaxSIOp: Reduction("maxs", "maxsi", "lowest"),
    arith.MaxUIOp: Reduction("maxu", "maxui", "zero"),
    arith.MinimumFOp: Reduction("minimumf", "minimumf", "highest"),
    arith.MinNumFOp: Reduction("minnumf", "minnumf", "nan"),
    arith.MinSIOp: Reduction("mins", "minsi", "highest"),
    arith.MinUIOp: Reduction("minu", "minui", "ones"),
    arith.MulFOp: Reduction("mulf", "mul", "one"),
    arith.MulIOp: Reduction("muli", "mul", "one"),
    arith.OrIOp: Reduction("ori", "or", "zero"),
    arith.XOrIOp: Reduction("xori", "xor", "zero"),
}
"""By what combines two values."""
