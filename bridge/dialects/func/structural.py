"""Functions, calls and returns with values of other types, as a conversion has them.

Upstream: `populateFunctionOpInterfaceTypeConversionPattern` and those of calls.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import func
from bridge.rewrite.conversion import (
    ConversionTarget,
    SignaturePattern,
    TypeConverter,
    conversion_pattern,
    convert_types,
)
from bridge.rewrite.patterns import Pattern


def patterns() -> list[Pattern]:
    """Those of signatures, calls and returns."""
    return [SignaturePattern(), _VALUES]


def make_legal(target: ConversionTarget, rules: TypeConverter) -> None:
    """Says that they are legal where their types are."""
    target.dynamically(func.FuncOp, when=rules.is_signature_legal)
    target.dynamically(func.CallOp, func.ReturnOp, when=rules.is_legal)


_VALUES: Final = conversion_pattern(func.CallOp, func.ReturnOp)(convert_types)
"""Calls and returns of converted values."""
