"""Dialect conversion: what a target does not have is converted, with its types."""

from bridge.rewrite.conversion.casts import reconcile_casts
from bridge.rewrite.conversion.config import ConversionConfig
from bridge.rewrite.conversion.driver import (
    apply_full_conversion,
    apply_partial_conversion,
)
from bridge.rewrite.conversion.patterns import (
    Adaptor,
    ConversionPattern,
    SignaturePattern,
    conversion_pattern,
    convert_types,
)
from bridge.rewrite.conversion.rewriter import ConversionRewriter
from bridge.rewrite.conversion.target import ConversionTarget
from bridge.rewrite.conversion.types import TypeConverter

__all__ = [
    "Adaptor",
    "ConversionConfig",
    "ConversionPattern",
    "ConversionRewriter",
    "ConversionTarget",
    "SignaturePattern",
    "TypeConverter",
    "apply_full_conversion",
    "apply_partial_conversion",
    "conversion_pattern",
    "convert_types",
    "reconcile_casts",
]
