"""What the conversions to llvm have in common: their target, and when they run here."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.dialects.builtin import UnrealizedConversionCastOp
from bridge.ir.attributes import DialectAttr
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.known_folds import is_fold_known
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.rewrite.conversion import ConversionTarget, apply_partial_conversion
from bridge.rewrite.patterns import Pattern

__all__ = ["convert_to_llvm", "is_known", "llvm_target"]


def llvm_target() -> ConversionTarget:
    """A target that has llvm, and casts."""
    return ConversionTarget(legal=["llvm", UnrealizedConversionCastOp])


def convert_to_llvm(
    op: Operation,
    converter: LLVMTypeConverter,
    patterns: Iterable[Pattern],
    target: ConversionTarget | None = None,
) -> None:
    """Converts what patterns match inside an operation."""
    apply_partial_conversion(op, target or llvm_target(), patterns, converter=converter)


def is_known(op: Operation, target: ConversionTarget | None = None) -> bool:
    """Whether all that upstream would fold inside an operation is known here.

    And nothing there has a layout of data, on which types depend.
    """
    legal = target or llvm_target()
    return all(
        not _has_layout(inner)
        and (legal.legality(inner).name == "LEGAL" or is_fold_known(inner))
        for inner in walk(op)
    )


def _has_layout(op: Operation) -> bool:
    return any(
        isinstance(value, DialectAttr) and value.dialect == "dlti"
        for value in op.attributes.values()
    )
