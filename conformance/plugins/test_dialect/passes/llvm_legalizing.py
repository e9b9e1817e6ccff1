"""Conversions to llvm with types and ops of the test dialect beside builtin ones."""

from __future__ import annotations

from typing import Final

from bridge import Operation
from bridge.dialects import func, llvm
from bridge.dialects.llvm.types import PointerType, StructType
from bridge.dialects.memref import metadata
from bridge.errors import Diagnostic, PassFailed, warn
from bridge.ir.types import DialectType, IntegerType
from bridge.passes import Pass
from bridge.passes.convert_arith_to_llvm import arith_patterns
from bridge.passes.convert_cf_to_llvm import cf_patterns
from bridge.passes.convert_func_to_llvm import func_patterns
from bridge.passes.llvm_functions import FunctionPattern
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
    conversion_pattern,
)

_BECOMES: Final = {"!test.test_type": PointerType(), "!test.smpla": IntegerType(42)}


@conversion_pattern("test.type_producer")
def produce_null(_: Operation, __: Adaptor, rewriter: ConversionRewriter) -> None:
    """A null pointer in place of any value."""
    assert rewriter.current is not None  # it is tried
    rewriter.replace(rewriter.current, llvm.ZeroOp(PointerType()))


class ConvertCall(Pass, name="test-convert-call-op", anchor="builtin.module"):
    """Converts functions and calls of types of the test dialect."""

    def run(self, op: Operation) -> None:
        types = LLVMTypeConverter()
        types.add(DialectType, lambda ty: _BECOMES.get(str(ty)))
        target = ConversionTarget(legal=["llvm"], illegal=["test", "func"])
        patterns = [*func_patterns(types), produce_null]
        apply_partial_conversion(op, target, patterns, converter=types)


class ConvertFunc(Pass, name="test-convert-func-op", anchor="builtin.module"):
    """Converts functions where a type of the test dialect becomes a struct."""

    def run(self, op: Operation) -> None:
        types = LLVMTypeConverter()
        pair = StructType.literal([IntegerType(8)] * 2)
        types.add(DialectType, lambda ty: pair if str(ty) == "!test.smpla" else None)
        patterns = [FunctionPattern(types), conversion_pattern(func.ReturnOp)(_return)]
        target = ConversionTarget(legal=["llvm"])
        apply_partial_conversion(op, target, patterns, converter=types)


def _return(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A return of one value, or none."""
    if len(adaptor.operands) < 2:
        llvm.ReturnOp(arg=adaptor.operands[0] if adaptor.operands else None)
        rewriter.erase(op)


@conversion_pattern("test.direct_replacement")
def replace_directly(
    op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """All operands in place of the one result."""
    if len(op.results) == 1:
        rewriter.replace(op, [adaptor.operands])


class LLVMLegalizePatterns(Pass, name="test-llvm-legalize-patterns"):
    """Converts to llvm where an integer of 17 bits becomes two of 18."""

    allow_pattern_rollback: bool = True

    def run(self, op: Operation) -> None:
        types = LLVMTypeConverter()
        types.add(
            IntegerType,
            lambda ty: [IntegerType(18)] * 2 if ty == IntegerType(17) else ty,
        )
        target = ConversionTarget(legal=["test.legal_op", "llvm"])
        target.dynamically(func.FuncOp, when=lambda f: f.get("is_legal") is not None)
        patterns = [
            replace_directly,
            *arith_patterns(types),
            *func_patterns(types),
            *cf_patterns(types),
        ]
        try:
            apply_partial_conversion(op, target, patterns, converter=types)
        except PassFailed as error:
            for diagnostic in error.diagnostics:
                warn(diagnostic)
            warn(Diagnostic("error", "applyPartialConversion failed", op.position))


class MemRefToLLVM(
    Pass, name="test-memref-to-llvm-with-transforms", anchor="builtin.module"
):
    """Expands metadata of memrefs while functions are converted."""

    def run(self, op: Operation) -> None:
        types = LLVMTypeConverter()
        target = ConversionTarget(legal=["llvm"])
        patterns = [*metadata.patterns(), *func_patterns(types)]
        apply_partial_conversion(op, target, patterns, converter=types)
