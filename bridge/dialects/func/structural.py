"""Functions, calls and returns with values of other types, as a conversion has them.

Upstream: `populateFunctionOpInterfaceTypeConversionPattern` and those of calls.
"""

from __future__ import annotations

from bridge.dialects import func
from bridge.ir.core import Operation
from bridge.rewrite.conversion import (
    Adaptor,
    ConversionRewriter,
    ConversionTarget,
    SignaturePattern,
    TypeConverter,
    conversion_pattern,
)
from bridge.rewrite.patterns import Pattern


def patterns() -> list[Pattern]:
    """Those of signatures, calls and returns."""
    return [SignaturePattern(), same]


def make_legal(target: ConversionTarget, rules: TypeConverter) -> None:
    """Says that they are legal where their types are."""
    target.dynamically(func.FuncOp, when=rules.is_signature_legal)
    target.dynamically(func.CallOp, func.ReturnOp, when=rules.is_legal)


@conversion_pattern(func.CallOp, func.ReturnOp)
def same(op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """A call or a return of converted values."""
    rules = rewriter.converter
    types = None if rules is None else rules.convert_all(r.type for r in op.results)
    if types is not None:
        made = rewriter(
            op.name,
            adaptor.operands,
            types,
            properties=op.properties,
            attributes=op.attributes,
        )
        rewriter.replace(op, made)
