"""Ops of the test dialect that canonicalization replaces."""

from __future__ import annotations

from bridge.define import Op
from bridge.dialects import arith, func
from bridge.ir.attributes import IntegerAttr, SymbolRefAttr
from bridge.ir.types import IntegerType
from bridge.rewrite import Rewriter
from bridge.rewrite.canonical import Canonicalizes


class WithRegionPatternOp(Canonicalizes, Op, name="test.op_with_region_pattern"):
    """An op that goes, with what is in its region."""

    def canonicalize(self, rewriter: Rewriter) -> None:
        """Erases it."""
        rewriter.erase(self)


class DialectCanonicalizableOp(Canonicalizes, Op, name="test.dialect_canonicalizable"):
    """An op that is a constant."""

    def canonicalize(self, rewriter: Rewriter) -> None:
        """Makes the constant."""
        rewriter.replace(self, arith.ConstantOp(IntegerAttr(42, IntegerType(32))))


class FoldToCallOp(Canonicalizes, Op, name="test.fold_to_call_op"):
    """An op that is a call."""

    callee: SymbolRefAttr

    def canonicalize(self, rewriter: Rewriter) -> None:
        """Makes the call."""
        func.CallOp(self.callee.root, [], [])
        rewriter.erase(self)
