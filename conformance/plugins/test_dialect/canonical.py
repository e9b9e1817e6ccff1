"""Ops of the test dialect that canonicalization replaces."""

from __future__ import annotations

from typing import Final

from bridge import Operation
from bridge.define import Op
from bridge.dialects import arith, func
from bridge.ir.attributes import IntegerAttr, SymbolRefAttr
from bridge.ir.types import IntegerType
from bridge.rewrite import Pattern, Rewriter
from bridge.rewrite.canonical import Canonicalizes


class TestRemoveOpWithInnerOps(Pattern, roots="test.op_with_region_pattern"):
    """Erases an op, with what is in its region."""

    def rewrite(self, op: Operation, rewriter: Rewriter) -> None:
        rewriter.erase(op)


PATTERNS: Final = [TestRemoveOpWithInnerOps()]


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
