"""`convert-ub-to-llvm`: poison, and what is never reached, become llvm's.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import llvm, ub
from bridge.ir.core import Operation
from bridge.passes.llvm_conversion import convert_to_llvm, is_known
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import Adaptor, ConversionPattern, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["ConvertUbToLlvm", "ub_patterns"]


class ConvertUbToLlvm(Pass, name="convert-ub-to-llvm"):
    """Convert UB dialect to LLVM dialect."""

    index_bitwidth: int = 0

    def knows(self, op: Operation) -> bool:
        return is_known(op)

    def run(self, op: Operation) -> None:
        converter = LLVMTypeConverter(self.index_bitwidth)
        convert_to_llvm(op, converter, ub_patterns(converter))


def ub_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of undefined behaviour."""
    return [_Poison(types), _Unreachable(types)]


class _Poison(ConversionPattern, roots=ub.PoisonOp):
    def convert(
        self, op: ub.PoisonOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        assert self.converter is not None  # it is made with one
        ty = self.converter.convert_one(op.results[0].type)
        if ty is not None and isinstance(op.properties.get("value"), ub.PoisonAttr):
            rewriter.replace(op, llvm.PoisonOp(ty))


class _Unreachable(ConversionPattern, roots=ub.UnreachableOp):
    def convert(
        self, op: ub.UnreachableOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        llvm.UnreachableOp()
        rewriter.erase(op)
