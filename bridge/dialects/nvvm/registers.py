"""Special registers whose values are known to be in a range."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.llvm.metadata import ConstantRangeAttr
from bridge.ods.rows import table
from bridge.op.base import Op, derive, of_signature


class RangedRegister(Op):
    """Reads a register."""

    @of_signature
    def verify(self) -> None:
        found = self.properties.get("range")
        if not isinstance(found, ConstantRangeAttr):
            return
        low: Any = found.lower
        lower, upper = low.bits, found.upper.bits
        most = (1 << low.type.width) - 1
        if lower == upper and lower not in (0, most):
            raise self.error(
                "invalid range attribute: Lower == Upper, but they aren't min (0) or "
                f"max ({most}) value! This is an invalid constant range."
            )


_PREFIX: Final = "read.ptx.sreg."


def _define() -> None:
    """Makes the classes: the registers are many, and differ by name only."""
    own = table("nvvm")
    for name, facts in (own.data["ops"] if own is not None else {}).items():
        named = [attribute[0] for attribute in facts.get("attributes", ())]
        if name.startswith(_PREFIX) and "range" in named:
            derive(RangedRegister, f"nvvm.{name}")


_define()
