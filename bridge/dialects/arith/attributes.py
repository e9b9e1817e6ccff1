"""Attributes of the arith dialect: what arithmetic may assume."""

from __future__ import annotations

from typing import Final

from bridge.ods.nodes import DefinedAttr

_FAST: Final = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")


class FastMathFlagsAttr(DefinedAttr, name="arith.fastmath"):
    """Fast-math flags of floats: some of them, or `none`, or `fast` for all."""

    value: str

    @property
    def flags(self) -> frozenset[str]:
        """The flags one by one."""
        if self.value == "none":
            return frozenset()
        return frozenset(_FAST if self.value == "fast" else self.value.split(","))

    def common(self, other: FastMathFlagsAttr) -> FastMathFlagsAttr:
        """The flags that both are."""
        found = [flag for flag in _FAST if flag in self.flags & other.flags]
        whole = "fast" if len(found) == len(_FAST) else ",".join(found)
        return FastMathFlagsAttr(whole or "none")


class IntegerOverflowFlagsAttr(DefinedAttr, name="arith.overflow"):
    """Overflow flags of integers: `nsw`, `nuw`, both, or `none`."""

    value: str

    @property
    def flags(self) -> frozenset[str]:
        """The flags one by one."""
        if self.value == "none":
            return frozenset()
        return frozenset(self.value.split(", "))
